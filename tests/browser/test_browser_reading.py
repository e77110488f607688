"""Reading in a real browser: where one is, what follows, and the way back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser

CURRENT = "#contents a[aria-current]"


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    yield context.new_page()
    context.close()


@pytest.fixture
def plain_phone(browser: Browser, server: str) -> Iterator[Page]:
    """A phone without JavaScript."""
    context = browser.new_context(
        base_url=server, viewport={"width": 390, "height": 844}, java_script_enabled=False, has_touch=True
    )
    yield context.new_page()
    context.close()


def test_the_heading_in_view_stands_in_the_header_and_is_marked_in_the_contents(page: Page) -> None:
    page.goto("/en/bridge/64")
    expect(page.locator(".place .here")).to_have_text("Law 64")
    page.locator("#contents a", has_text="Making good the damage").click()
    expect(page.locator(".place .here")).to_have_text("Law 64C Making good the damage")
    expect(page.locator(CURRENT)).to_contain_text("Making good")
    page.locator("#p-64B3").evaluate("rule => scrollTo(0, rule.offsetTop - 70)")
    expect(page.locator(".place .here")).to_have_text(re.compile("^Law 64B3 When there is no automatic"))
    expect(page.locator(CURRENT)).to_have_attribute("href", "#p-64B3")
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".place .here")).to_have_text("Law 64")
    expect(page.locator(CURRENT)).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_paragraph_that_was_linked_to_is_below_the_header_and_marked(
    browser: Browser, server: str, width: int
) -> None:
    page = browser.new_page(base_url=server, viewport={"width": width, "height": 800})
    page.goto("/en/ulti/13#p-13-3-4")
    rule = page.locator("#p-13-3-4")
    expect(rule).to_be_in_viewport()
    line = page.locator(".mark").bounding_box()
    box = rule.bounding_box()
    assert line
    assert box
    assert box["y"] >= line["y"] + line["height"]
    assert box["y"] < 120
    expect(page.locator(".place .here")).to_contain_text("§ 13 (3) 4.")
    assert rule.evaluate("rule => getComputedStyle(rule).boxShadow") != "none"
    page.close()


def test_another_language_of_the_site_keeps_the_place(page: Page, server: str) -> None:
    page.goto("/en/bridge/64#p-64C1")
    page.locator("#tongues").get_by_role("link", name="Svenska").click()
    expect(page).to_have_url(f"{server}/sv/bridge/64#p-64C1")
    expect(page.locator("#p-64C1")).to_be_in_viewport()


def test_back_closes_what_was_shown_in_place_and_then_leaves(phone: Page, server: str) -> None:
    phone.goto("/sv/vira/")
    phone.goto("/sv/vira/7")
    phone.locator("#p-7-2 .text a.ref").first.tap()
    expect(phone.locator("#peek")).to_be_visible()
    phone.go_back()
    expect(phone.locator("#peek")).to_be_hidden()
    expect(phone).to_have_url(f"{server}/sv/vira/7")
    phone.go_back()
    expect(phone).to_have_url(f"{server}/sv/vira/")


def test_closing_leaves_nothing_to_go_back_to(phone: Page, server: str) -> None:
    phone.goto("/sv/vira/")
    phone.goto("/sv/vira/7")
    phone.locator("#p-7-2 .text a.ref").first.tap()
    expect(phone.locator("#peek")).to_be_visible()
    phone.locator("#peek button").last.tap()
    expect(phone.locator("#peek")).to_be_hidden()
    phone.wait_for_function("!history.state?.peek")
    phone.go_back()
    expect(phone).to_have_url(f"{server}/sv/vira/")


def test_a_section_shown_in_place_says_what_it_contains(page: Page, server: str) -> None:
    page.goto("/en/bridge/64")
    page.locator("#p-64C1 .text a.ref", has_text="Law 64").click()
    expect(page.locator("#peek h1")).to_contain_text("What happens after an established revoke")
    page.locator("#peek a", has_text="64A Automatic").click()
    expect(page).to_have_url(f"{server}/en/bridge/64#p-64A")


def test_a_paragraph_shown_in_place_brings_its_parts_and_its_price(page: Page) -> None:
    page.goto("/en/bridge/64")
    page.locator("#p-64A .text a.ref", has_text="Law 63A").click()
    expect(page.locator("#peek li")).to_have_count(4)
    expect(page.locator("#peek li").first).to_contain_text("63A1")
    expect(page.locator("#peek .costs")).to_contain_text("Law 64A")
    page.goto("/en/marias/E")
    page.locator("#p-E-1-a .cited a.ref").click()
    expect(page.locator("#peek .text")).to_contain_text("Hints, signals")
    expect(page.locator("#peek .costs")).to_contain_text("E.6.b)")


def test_on_a_phone_the_header_opens_the_contents_of_the_section(phone: Page, server: str) -> None:
    phone.goto("/en/bridge/64")
    expect(phone.locator("#contents")).to_be_hidden()
    phone.locator(".place").tap()
    expect(phone.locator("#contents")).to_be_visible()
    phone.locator("#contents a", has_text="64B8").tap()
    expect(phone.locator("#contents")).to_be_hidden()
    expect(phone.locator("#p-64B8")).to_be_in_viewport()
    phone.go_back()
    expect(phone).to_have_url(f"{server}/en/bridge/64")


def test_the_contents_open_and_notes_unfold_without_javascript(plain_phone: Page) -> None:
    plain_phone.goto("/en/bridge/64")
    plain_phone.locator(".place").tap()
    plain_phone.locator("#contents a", has_text="64B8").tap()
    expect(plain_phone.locator("#contents")).to_be_hidden()
    expect(plain_phone.locator("#p-64B8")).to_be_in_viewport()
    note = plain_phone.locator("#p-64A .note")
    expect(note.locator("[role=note]")).to_be_hidden()
    note.locator("summary").tap()
    expect(note.locator("[role=note]")).to_be_visible()


def test_what_is_looked_for_in_the_contents_is_unfolded(page: Page) -> None:
    page.goto("/en/marias/")
    expect(page.locator(".unfolding details li:visible")).to_have_count(0)
    page.locator("#find").fill("follow suit")
    expect(page.locator(".unfolding details li:visible")).to_have_count(1)
    expect(page.locator(".unfolding details li:visible")).to_contain_text("E.2.a)")
    page.locator("#find").fill("")
    expect(page.locator(".unfolding details li:visible")).to_have_count(0)
    expect(page.locator(".unfolding > li:visible")).to_have_count(5)


def test_a_notice_fits_one_sheet(page: Page) -> None:
    page.goto("/en/vira/7.2/notice")
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    page.goto("/en/vira/2/notice")
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") > 1
