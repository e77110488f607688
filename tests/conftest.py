"""What the tests share: the application, its pages, a running server and a real browser."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import settings
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright
from werkzeug.test import Client

from app import create_app
from engine.diagram import has_chart
from web.desk.explored import FOLDER as DIAGRAMS
from web.desk.explored import explore_beside, place
from web.games import GAMES
from web.place import Place
from web.site import Site

HOME = Path(__file__).resolve().parent.parent
CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)

settings.register_profile("plain", max_examples=150, deadline=None)
settings.register_profile("hard", max_examples=5000, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--hard", action="store_true", help="run the long tests at full size")
    parser.addoption(
        "--seed", type=int, help="what hostile requests are drawn from; any with --hard, else always the same"
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("hard" if config.getoption("--hard") else "plain")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what passing tests have printed, and the sums of what they have counted, whichever worker ran them."""
    totals: Counter[str] = Counter()
    terminalreporter.section("figures")
    for report in terminalreporter.getreports("passed"):
        terminalreporter.write(report.capstdout)
        totals.update(dict(report.user_properties))
    for name, number in totals.items():
        terminalreporter.write_line(f"{name}: {number}")


@pytest.fixture
def tally(record_property: Callable[[str, object], None]) -> Callable[[str, int], None]:
    """Count something whose sum over all tests is shown at the end."""
    return record_property


@pytest.fixture(scope="session")
def hard(pytestconfig: pytest.Config) -> bool:
    return bool(pytestconfig.getoption("--hard"))


@pytest.fixture(scope="session")
def _charts() -> None:
    """Flow charts are there whenever a test asks for one; who tests how they come has a checkout of its own."""
    topics = [topic for shown in GAMES.values() for topic in shown.game.topics if has_chart(topic)]
    if not all(place(topic, DIAGRAMS).exists() for topic in topics):
        explore_beside(DIAGRAMS)


@pytest.fixture(scope="session")
def app(_charts: None) -> Flask:
    return create_app()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture(scope="session")
def site(app: Flask) -> Site:
    return app.extensions["renons"]


@pytest.fixture(scope="session")
def places(site: Site) -> list[Place]:
    return [*site.places(), *site.live_places()]


@pytest.fixture(scope="session")
def bare(app: Flask) -> Client:
    """Asks the application itself, past the pages kept in front of it; for tests that want every page once."""
    return Client(app.wsgi_app.app)  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def pages(bare: Client, site: Site, places: list[Place]) -> dict[str, str]:
    """Every page of the site by its address."""
    answers = {site.page(place): bare.get(site.page(place)) for place in places}
    assert {answer.status_code for answer in answers.values()} == {200}
    return {address: answer.text for address, answer in answers.items()}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(_charts: None) -> Iterator[str]:
    """The address of the real server, started as readers of the README start it."""
    port = free_port()
    command = [sys.executable, "app.py", "serve", "--port", str(port)]
    process = subprocess.Popen(command, cwd=HOME, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process)
        for _ in range(8):  # whose index may have to be built first, and each worker opens its own
            wait_for(address, process, page="/en/search.json?q=revoke")
            wait_for(address, process, page="/en/heard.json?q=revoke")
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)


def wait_for(address: str, process: "subprocess.Popen[bytes]", seconds: float = 30, page: str = "/en/") -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        assert process.poll() is None, "the server stopped before it answered"
        try:
            with urllib.request.urlopen(address + page) as answer:
                assert answer.status == 200
                return
        except OSError:
            time.sleep(0.05)
    pytest.fail(f"no answer from {address} within {seconds} seconds")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium; its absence may skip a test at home, never in CI."""
    if CHROMIUM is None:
        reason = "Chromium is not installed (Debian: apt install chromium)"
        pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        )
        yield browser
        browser.close()


def is_complaint(message: ConsoleMessage) -> bool:
    """An error or a warning of a page; that an answer was refused with 422 is no fault of it."""
    return message.type in ("error", "warning") and "status of 422" not in message.text


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    context = browser.new_context(base_url=server, viewport={"width": 1280, "height": 900})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: complaints.append(request.url) if not request.url.startswith(server) else None)
    yield page
    context.close()
    assert complaints == []
