"""Tables, terms and glossaries in a real browser: by keys, by touch, and without JavaScript."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser


def test_the_bid_table_sorts_and_filters(page: Page) -> None:
    page.goto("/en/ulti/3")
    rows = page.locator("#p-3-5 tbody tr:visible")
    expect(rows).to_have_count(54)
    total = page.get_by_role("button", name="Total")
    total.click()
    total.click()
    expect(rows.first).to_contain_text("48")
    expect(page.locator("th[aria-sort]")).to_have_attribute("aria-sort", "descending")
    page.get_by_role("button", name="Bid").click()
    expect(rows.first).to_contain_text("4 aces")
    page.get_by_role("checkbox", name="betli").check()
    expect(rows).to_have_count(3)
    page.get_by_role("checkbox", name="re", exact=True).check()
    expect(rows).to_have_count(1)
    expect(page.locator(".filter output")).to_have_text("1 of 54 rows")
    page.get_by_role("checkbox", name="betli").uncheck()
    page.get_by_role("checkbox", name="re", exact=True).uncheck()
    page.get_by_role("checkbox", name="red", exact=True).check()
    expect(rows).to_have_count(24)
    page.get_by_role("checkbox", name="red", exact=True).uncheck()
    page.get_by_role("checkbox", name="not red").check()
    expect(rows).to_have_count(30)


def test_the_contents_can_be_filtered(page: Page) -> None:
    page.goto("/hu/bridge/")
    page.locator("#find").fill("színvét")
    expect(page.locator(".contents > li:visible")).to_have_count(4)


def test_the_base_rate_field_recalculates(page: Page) -> None:
    page.goto("/en/marias/A?text=cs")
    page.get_by_label("Base rate").fill("1")
    page.get_by_role("button", name="Recalculate").click()
    expect(page.locator("#p-A")).to_contain_text("500,00 Kč")
    expect(page).to_have_url(re.compile("text=cs&rate=1"))


def test_a_term_opens_its_definition_in_place_by_touch_and_keyboard(page: Page, server: str) -> None:
    page.goto("/sv/vira/2")
    term = page.locator("#p-2-5 a.term", has_text="pullan")
    term.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#peek")).to_be_visible()
    expect(page.locator("#peek h1")).to_contain_text("pulla")
    expect(page.locator("#peek .text")).to_have_count(1)
    expect(page).to_have_url(f"{server}/sv/vira/2")
    page.keyboard.press("Escape")
    expect(term).to_be_focused()


def test_terms_can_be_left_unmarked(page: Page) -> None:
    page.goto("/sv/vira/2")
    expect(page.locator("a.term").first).to_be_visible()
    page.get_by_role("button", name="Markera inte termer").click()
    expect(page.locator("a.term")).to_have_count(0)
    page.goto("/sv/vira/3")
    expect(page.locator("a.term")).to_have_count(0)
    assert page.context.cookies() == []
    page.get_by_role("button", name="Markera termer").click()
    expect(page.locator("a.term").first).to_be_visible()


def test_without_javascript_a_term_is_a_plain_link(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/cs/marias/B")
    page.locator("a.term", has_text="talon").first.click()
    expect(page).to_have_url(f"{server}/cs/glossary/marias/talon")
    page.locator(".definition a.ref").first.click()
    expect(page).to_have_url(re.compile("/cs/marias/B#p-B-"))
    context.close()


def test_the_glossary_can_be_filtered_and_turned_round(page: Page) -> None:
    page.goto("/hu/glossary/ulti/")
    page.locator("#find").fill("kontra")
    assert 0 < page.locator(".terms > div:visible").count() < 15
    page.get_by_role("link", name="Angol → magyar").click()
    expect(page.locator(".terms dt").nth(3)).to_have_attribute("lang", "en")
