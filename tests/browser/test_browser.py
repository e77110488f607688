"""The site in a real browser: usable by keyboard and touch, and without JavaScript."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from web.text.language import LANGUAGES

pytestmark = pytest.mark.browser


def test_a_reference_is_shown_in_place_by_touch(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, viewport={"width": 390, "height": 800}, has_touch=True)
    page = context.new_page()
    page.goto("/sv/vira/7")
    page.locator("#p-7-2 .text a.ref").first.tap()
    peek = page.locator("#peek")
    expect(peek).to_be_visible()
    expect(peek).to_contain_text("bortvänt")
    expect(peek.locator(".text")).to_have_count(1)
    expect(page).to_have_url(f"{server}/sv/vira/7")
    peek.get_by_role("button").last.tap()
    expect(peek).to_be_hidden()
    context.close()


def test_a_reference_is_shown_in_place_by_keyboard(page: Page) -> None:
    page.goto("/en/vira/7")
    link = page.locator("#p-7-2 .text a.ref").first
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#peek")).to_be_visible()
    expect(page.locator("#peek")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#peek")).to_be_hidden()
    expect(link).to_be_focused()


def test_references_inside_the_shown_paragraph_work_too(page: Page) -> None:
    page.goto("/en/vira/7")
    page.locator("#p-7-2 .text a.ref").first.click()
    peek = page.locator("#peek")
    peek.locator(".note summary").first.click()
    peek.locator("a.ref", has_text="§ 3.1").first.click()
    expect(peek.locator(".number")).to_contain_text("3.1")
    peek.locator(".open").click()
    expect(page).to_have_url(re.compile("#p-3-1$"))


def test_a_reference_side_by_side_shows_both_languages(page: Page) -> None:
    page.goto("/en/vira/7?text=both")
    page.locator("#p-7-2 .text a.ref").first.click()
    expect(page.locator("#peek .text")).to_have_count(2)


def test_the_number_s_link_can_be_copied(page: Page, server: str) -> None:
    page.goto("/en/vira/7")
    page.locator("#p-7-2").hover()
    page.locator("#p-7-2 .copy").click()
    expect(page.locator("#said")).to_have_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{server}/r/vira/7.2"


def test_no_cookie_until_a_language_is_chosen(page: Page, server: str) -> None:
    page.goto("/en/vira/7")
    assert page.context.cookies() == []
    page.get_by_role("link", name="Magyar").click()
    expect(page).to_have_url(f"{server}/hu/vira/7")
    assert [(cookie["name"], cookie["value"]) for cookie in page.context.cookies()] == [("ui", "hu")]
    page.goto("/")
    expect(page).to_have_url(f"{server}/hu/")


@pytest.mark.parametrize("ui", LANGUAGES)
def test_without_javascript_everything_is_reached_by_plain_links(browser: Browser, server: str, ui: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"/{ui}/")
    page.locator(".tile h2 a", has_text="Vira").click()
    page.locator(".contents h2 a").last.click()
    page.locator("#p-7-2 .text a.ref").first.click()
    expect(page).to_have_url(f"{server}/{ui}/vira/2#p-2-7")
    page.locator("#p-2-7 .number a").click()
    expect(page).to_have_url(f"{server}/{ui}/vira/2.7")
    expect(page.locator(".copy").first).to_be_hidden()
    page.locator(".turn-page a[rel=next]").click()
    expect(page).to_have_url(f"{server}/{ui}/vira/2.8")
    context.close()


def test_a_phone_reader_can_skip_to_the_text_by_keyboard(page: Page) -> None:
    page.goto("/en/vira/7")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#main$"))


def test_on_paper_there_is_the_edition_and_the_link_and_no_furniture(page: Page, server: str) -> None:
    page.goto("/en/vira/7")
    page.emulate_media(media="print")
    expect(page.locator(".bottom")).to_contain_text("Stockholms Wirasällskap")
    expect(page.locator(".letterhead")).to_contain_text("Vira")
    expect(page.locator(".letterhead")).to_contain_text("6 May 2010")
    expect(page.locator(".bottom p.on-paper")).to_contain_text(f"{server}/r/vira/7")
    expect(page.locator(".bottom .qr")).to_be_visible()
    expect(page.get_by_text("That takes going through all the hands.")).to_be_visible()  # a note, unfolded
    for furniture in (".line", ".tabs", ".voices", ".turn-page", ".acts", ".crumbs", "#contents"):
        expect(page.locator(furniture)).to_be_hidden()
    assert page.pdf().startswith(b"%PDF")


def test_on_a_sheet_of_paper_the_opening_of_a_section_has_the_width_of_the_text(page: Page) -> None:
    page.set_viewport_size({"width": 673, "height": 950})  # A4 between its margins
    page.emulate_media(media="print")
    page.goto("/en/bridge/77")
    box = page.locator(".opening > .text").bounding_box()
    assert box
    assert box["width"] > 500


@pytest.mark.parametrize("ui", LANGUAGES)
def test_the_front_page_never_scrolls_sideways_and_cuts_no_door_off(page: Page, ui: str) -> None:
    page.goto(f"/{ui}/")
    for width in (320, 390, 768, 960, 1000, 1120, 1216, 1248, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        cut = "ways => ways.filter(one => one.scrollWidth > one.closest('.tile').clientWidth).length"
        assert page.locator(".ways").evaluate_all(cut) == 0, width


@pytest.mark.parametrize("width", [320, 960, 1024, 1180, 1216])
def test_a_section_never_scrolls_sideways(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for address in ("/hu/ulti/13", "/cs/bridge/27", "/en/bridge/77", "/sv/vira/7"):
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address


def test_the_pips_of_hearts_are_red_in_the_bidding_box(page: Page) -> None:
    page.goto("/en/desk/bridge/insufficient-bid?accepted=no")
    colour = "one => getComputedStyle(one).color"
    assert page.locator(".suit.hearts").first.evaluate(colour) != page.locator(".suit.spades").first.evaluate(colour)


def test_suits_are_drawn_and_named(page: Page) -> None:
    page.goto("/en/vira/game")
    suits = page.locator("svg.suit")
    assert suits.count() > 0
    for number in range(suits.count()):
        assert suits.nth(number).get_attribute("aria-label")
        assert suits.nth(number).evaluate("e => e.getBBox().width") > 5
