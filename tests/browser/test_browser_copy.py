"""A static copy in a real browser: its own policy allows all that its pages do, and nothing is complained of."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import HOME
from tests.web.copying import Exporter, served

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("host")
    Exporter(HOME / "tests" / "tiny" / "content").run("https://club.example/rules", folder / "rules")
    with served(folder) as address:
        yield f"{address}/rules"


def test_a_copy_is_read_in_a_browser_under_its_own_policy(browser: Browser, host: str) -> None:
    context = browser.new_context(locale="hu-HU")
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{host}/r/tiny/1.1/")
    expect(page).to_have_url(f"{host}/hu/tiny/1.1.html")
    assert page.evaluate("fetch(location.href).then((answer) => answer.ok)")
    page.goto(f"{host}/404.html")
    page.get_by_role("link", name="Magyar").click()
    expect(page).to_have_url(f"{host}/hu/")
    assert complaints == []
    page.evaluate(
        "document.head.append(Object.assign(document.createElement('script'), {textContent: 'window.ran = 1'}))"
    )
    assert page.evaluate("window.ran") is None
    assert re.search("Content.Security.Policy", " ".join(complaints))
    context.close()
