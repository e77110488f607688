"""What stays in a reader's browser: one cookie, for the language, and a few wishes; nothing before they are told."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.below import CLUB, site_below

pytestmark = pytest.mark.browser

HTTPS = "https://rules.example"
WISHES = {"game", "terms", "colours"}
ADDRESS = "htmx-current-path-for-history"  # where htmx notes which page the tab is at


@pytest.fixture
def secure_page(browser: Browser, server: str) -> Iterator[Page]:
    """The site as a reader sees it behind something that brings TLS."""
    context = browser.new_context(base_url=HTTPS)

    def pass_on(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace(HTTPS, server)))

    context.route(f"{HTTPS}/**", pass_on)
    yield context.new_page()
    context.unroute_all(behavior="wait")  # the page's icon may still be on its way
    context.close()


def test_the_one_cookie_is_secure_on_https_and_says_a_language_only(secure_page: Page) -> None:
    secure_page.goto("/en/vira/7")
    assert secure_page.context.cookies() == []
    secure_page.locator("a[data-ui=hu]").first.click()
    secure_page.wait_for_url("**/hu/vira/7")
    (cookie,) = secure_page.context.cookies()
    assert (cookie["name"], cookie["value"]) == ("ui", "hu")
    assert cookie["secure"]
    assert cookie["sameSite"] == "Lax"


def test_below_a_path_the_cookie_is_that_sites_alone(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    with site_below(tmp_path) as host:
        club = host.address + CLUB
        page.goto(f"{club}/en/vira/7")
        page.locator("a[data-ui=hu]").first.click()
        page.wait_for_url(f"{club}/hu/vira/7")
        (cookie,) = context.cookies()
        assert (cookie["name"], cookie["value"], cookie["path"]) == ("ui", "hu", f"{CLUB}/")
        page.goto(f"{club}/")
        assert page.url == f"{club}/hu/"
        page.goto(f"{host.address}/other/")
        assert host.cookies[f"{CLUB}/"] == "ui=hu"
        assert host.cookies["/other/"] == ""
    context.close()


def test_the_browser_keeps_wishes_and_a_tab_where_it_is(page: Page) -> None:
    visited = note_addresses(page)
    page.goto("/en/bridge/27")
    page.locator("button.marking").click()
    page.goto("/en/quiz/bridge/revoke-tricks/17")
    page.locator("button.colours").click()
    page.locator("main input[type=radio]").first.check(force=True)
    page.locator("main button.go:visible").first.click()
    expect(page).to_have_url(re.compile("ruled="))
    look_through(page, visited)
    page.goto("/en/desk/bridge/revoke")
    page.locator("main button[name=able]").first.click()
    expect(page).to_have_url(re.compile("able="))
    look_through(page, visited)
    page.goto("/en/search?q=penalty")
    page.locator("#q").fill("talon")
    expect(page).to_have_url(re.compile("q=talon"))
    look_through(page, visited)
    assert kept_in(page, "localStorage") == {"game": "bridge", "terms": "off", "colours": "four"}
    assert page.evaluate("document.cookie") == ""
    assert page.evaluate("indexedDB.databases()") == []
    assert page.evaluate("caches.keys()") == []


def test_a_tab_keeps_the_words_of_a_hit_until_they_are_marked_and_not_what_was_sought(page: Page) -> None:
    visited = note_addresses(page)
    page.goto("/en/vira/1")
    page.keyboard.press("/")
    page.keyboard.type("qzx follow suit")
    hit = page.locator("#sheet .hits a.hit[href$='#p-7-2']")
    hit.wait_for(timeout=20_000)
    hit.click(modifiers=["Shift"])  # so that this page stays
    kept = kept_in(page, "sessionStorage")
    assert set(kept) == {"marks", ADDRESS}
    marks = json.loads(kept["marks"])
    assert set(marks) == {"page", "hash", "words"}
    assert set(marks["words"]) <= set(re.findall(r"\w+", hit.inner_text()))
    assert "qzx" not in json.dumps(kept)
    hit.click()
    expect(page.locator("#p-7-2 mark").first).to_be_visible()
    look_through(page, visited)


def test_words_to_be_marked_are_no_pattern(page: Page) -> None:
    page.goto("/en/vira/1")
    marks = {"page": "/en/vira/7", "hash": "#p-7-2", "words": ["s..t", "(", ".", "[^x]*", "follow"]}
    page.evaluate("marks => sessionStorage.setItem('marks', JSON.stringify(marks))", marks)
    page.goto("/en/vira/7#p-7-2")
    expect(page.locator("#p-7-2 mark").first).to_be_visible()
    assert {mark.lower() for mark in page.locator("#p-7-2 mark").all_inner_texts()} - {"(", "."} == {"follow"}


def look_through(page: Page, visited: list[str]) -> None:
    """What there is in both storages: wishes, and one address that the tab was at."""
    assert set(kept_in(page, "localStorage")) <= WISHES
    kept = kept_in(page, "sessionStorage")
    assert set(kept) <= {ADDRESS}
    assert {urljoin(page.url, address) for address in kept.values()} <= set(visited)


def note_addresses(page: Page) -> list[str]:
    visited: list[str] = []
    page.on("framenavigated", lambda frame: visited.append(frame.url.partition("#")[0]))
    return visited


def kept_in(page: Page, storage: str) -> dict[str, str]:
    return dict(page.evaluate(f"Object.entries({storage})"))
