"""The search in a real browser: over any page, by keys and by touch, on a page of its own, and without JavaScript."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rulebook.own import alone_in
from tests.serving.checkout import BOOK, WORD, copy_checkout, serving

pytestmark = pytest.mark.browser

SLOW = 20_000  # a server that has just started may still be opening its index


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Page]:
    context = browser.new_context(base_url=server, viewport={"width": 390, "height": 844}, has_touch=True)
    yield context.new_page()
    context.close()


def seek(page: Page, query: str) -> None:
    page.keyboard.press("/")
    expect(page.locator("#sheet-q")).to_be_focused()
    page.keyboard.type(query)
    expect(page.locator("#sheet a.hit").first).to_be_visible(timeout=SLOW)


def test_typing_shows_hits_and_one_status_line(page: Page) -> None:
    page.goto("/hu/bridge/50")
    seek(page, "büntetőlap két")
    box = page.locator("#sheet-q")
    expect(box).to_have_attribute("role", "combobox")
    expect(box).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("listbox")).to_have_attribute("id", str(box.get_attribute("aria-controls")))
    expect(page.get_by_role("option").first).to_be_visible()
    expect(page.locator("#sheet [role=status]")).to_have_text(re.compile(r"\b10\b"))
    expect(page.locator("#sheet [aria-live]")).to_have_count(0)


def test_arrows_and_enter_open_a_hit(page: Page, server: str) -> None:
    page.goto("/hu/bridge/50")
    seek(page, "64a1")
    expect(page.locator("#sheet a.hit").first).to_contain_text("64A1")
    page.keyboard.press("ArrowDown")
    chosen = page.locator('#sheet [aria-selected="true"]')
    expect(page.locator("#sheet-q")).to_have_attribute("aria-activedescendant", str(chosen.get_attribute("id")))
    expect(page.locator("#sheet-q")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(chosen).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server}/hu/bridge/64#p-64A1")


def test_a_slash_leads_to_the_box_of_the_search_page_too(page: Page) -> None:
    page.goto("/en/search?q=talon")
    page.keyboard.press("/")
    expect(page.locator("#q")).to_be_focused()
    expect(page.locator("#q")).to_have_value("talon")


def test_typing_in_the_header_goes_on_in_the_sheet(page: Page) -> None:
    page.goto("/en/bridge/27")
    page.locator("#q").press_sequentially("revoke", delay=30)
    expect(page.locator("#sheet-q")).to_have_value("revoke")
    expect(page.locator("#sheet a.answer-card").first).to_contain_text("Get a ruling: Revoke", timeout=SLOW)


def test_escape_the_veil_and_the_cross_close(page: Page) -> None:
    page.goto("/en/bridge/27")
    sheet = page.locator("#sheet")
    for close in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(60, 600),
        lambda: sheet.get_by_role("button", name="Close the search").click(),
    ):
        seek(page, "revoke")
        close()
        expect(sheet).to_be_hidden()
        expect(page.locator("#sheet a.hit")).to_have_count(0)
    page.reload()
    expect(sheet).to_be_hidden()


def test_an_answer_that_comes_after_escape_is_not_shown(page: Page) -> None:
    page.goto("/hu/bridge/50")
    page.keyboard.press("/")
    page.keyboard.insert_text("büntetőlap")
    page.keyboard.press("Escape")
    page.wait_for_timeout(400)
    expect(page.locator("#sheet a.hit")).to_have_count(0)
    expect(page.locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("start", ["/en/bridge/27", "/en/bridge/64", "/en/"])
def test_back_brings_the_query_and_the_hits_again(page: Page, start: str) -> None:
    page.goto(start)
    seek(page, "automatic trick transfer")
    page.locator("#sheet .hits a.hit").first.click()
    expect(page).to_have_url(re.compile(r"/en/bridge/64#p-64A$"))
    expect(page.locator("#sheet")).to_be_hidden()
    page.go_back()
    expect(page.locator("#sheet-q")).to_have_value("automatic trick transfer")
    expect(page.locator("#sheet .hits a.hit").first).to_be_visible()


def test_the_page_reached_marks_what_was_found(page: Page) -> None:
    page.goto("/en/vira/1")
    seek(page, "follow suit")
    page.locator("#sheet .hits a.hit[href$='#p-7-2']").click()
    expect(page).to_have_url(re.compile(r"/en/vira/7#p-7-2$"))
    assert "suit" in page.locator("#p-7-2 mark").all_text_contents()
    page.reload()
    expect(page.locator("#p-7-2 mark")).to_have_count(0)


def test_enter_on_a_number_goes_to_its_paragraph(page: Page, server: str) -> None:
    page.goto("/en/bridge/27")
    page.keyboard.press("/")
    page.keyboard.type("64a1")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server}/en/bridge/64#p-64A1")
    expect(page.locator("#p-64A1")).to_be_in_viewport()


def test_on_the_phone_the_sheet_covers_the_screen(phone: Page) -> None:
    phone.goto("/en/bridge/27")
    phone.locator(".find-link").tap()
    expect(phone.locator("#sheet-q")).to_be_focused()
    phone.keyboard.type("revoke")
    expect(phone.locator("#sheet a.hit").first).to_be_visible(timeout=SLOW)
    box = phone.locator("#sheet").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 390, "height": 844}
    tops = phone.evaluate(
        "[...document.querySelectorAll('#sheet .hits a')].map(hit => hit.getBoundingClientRect().top)"
    )
    assert sum(top < 800 for top in tops) >= 5
    small = phone.evaluate("""() => [...document.querySelectorAll("#sheet :is(a, button, input:not([type=hidden]))")]
        .filter(e => e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML)""")
    assert small == []
    phone.locator("#sheet .x").tap()
    expect(phone.locator("#sheet")).to_be_hidden()


def test_the_game_that_was_read_last_leads_where_no_book_is_at_hand(page: Page) -> None:
    page.goto("/en/vira/1")
    page.goto("/en/concepts/")
    seek(page, "talon")
    expect(page.locator("#sheet .hits a.hit").first).to_have_attribute("href", re.compile("^/en/vira/"))
    page.goto("/en/")
    expect(page.locator("form.telling input[name=at]")).to_have_value("vira")


def test_a_failing_connection_is_said_in_the_status_line(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server)
    page = context.new_page()
    page.goto("/en/bridge/27")
    context.set_offline(True)
    page.keyboard.press("/")
    page.keyboard.type("revoke")
    expect(page.locator("#sheet [role=status]")).to_have_text("No connection.")
    context.close()


def test_the_query_stays_in_the_address_of_the_search_page(page: Page) -> None:
    page.goto("/en/search?q=revoke")
    page.locator("#q").fill("penalty card")
    expect(page).to_have_url(re.compile(r"q=penalty(\+|%20)card"))
    expect(page.locator(".found mark").first).to_be_visible()
    page.locator("nav.elsewhere a", has_text="Ulti").click()
    expect(page).to_have_url(re.compile("book=ulti"))


def test_search_works_without_javascript(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto("/sv/vira/1")
    page.locator(".find-link").click()
    expect(page.locator("form[role=search]")).to_have_count(1)
    page.locator("#q").fill("inte bekänner")
    page.get_by_role("button").first.click()
    page.locator("a.hit", has_text="7.2").first.click()
    expect(page).to_have_url(f"{server}/sv/vira/7#p-7-2")
    page.goto("/en/search?q=someone+revoked&at=bridge")
    expect(page.locator("a.answer-card").first).to_have_attribute("href", "/en/desk/bridge/revoke")
    page.goto("/en/search")
    page.locator("#q").fill("64a1")
    page.locator("#q").press("Enter")
    expect(page).to_have_url(f"{server}/en/bridge/64#p-64A1")
    context.close()


def test_a_search_that_is_not_ready_goes_on_by_itself(browser: Browser, tmp_path: Path) -> None:
    home = copy_checkout(tmp_path / "checkout")
    (home / ".index").mkdir(mode=0o700)
    on_page, on_sheet = browser.new_page(), browser.new_page()
    with ExitStack() as building:
        building.enter_context(alone_in(home / ".index"))
        with serving(home, TMPDIR=str(tmp_path)) as running:
            on_page.goto(f"{running.address}/en/search?q={WORD}")
            on_sheet.goto(f"{running.address}/en/{BOOK}/")
            on_sheet.keyboard.press("/")
            on_sheet.keyboard.type(WORD)
            for page in (on_page, on_sheet):
                expect(page.locator(".found")).to_contain_text("The search is being prepared.")
            building.close()
            for page in (on_page, on_sheet):
                expect(page.locator("a.hit").first).to_be_visible(timeout=SLOW)
    on_page.close()
    on_sheet.close()
