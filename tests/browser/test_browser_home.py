"""The front page and the header in a browser: all doors on the first screen of a phone, the reader's game first."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser

FIRST = {"en": "bridge", "hu": "ulti", "cs": "marias", "sv": "vira"}


@pytest.fixture
def phone(browser: Browser, server: str) -> Page:
    return browser.new_context(base_url=server, viewport={"width": 390, "height": 844}, has_touch=True).new_page()


@pytest.mark.parametrize("ui", FIRST)
def test_question_box_and_every_door_stand_on_the_first_screen_of_a_phone(phone: Page, ui: str) -> None:
    phone.goto(f"/{ui}/")
    for target in phone.locator(".telling input, .telling button, .chips a, .tile a").all():
        box = target.bounding_box()
        assert box, target
        assert box["y"] + box["height"] <= 844, target.inner_text()
        assert box["height"] >= 44, target.inner_text()


@pytest.mark.parametrize(("ui", "game"), FIRST.items())
def test_a_book_in_the_reader_s_language_stands_first(phone: Page, ui: str, game: str) -> None:
    phone.goto(f"/{ui}/")
    expect(phone.locator(".tile").first).to_have_attribute("data-game", game)


def test_the_game_looked_at_last_stands_first_from_then_on(phone: Page) -> None:
    phone.goto("/en/vira/7")
    phone.goto("/en/")
    expect(phone.locator(".tile").first).to_have_attribute("data-game", "vira")
    assert phone.context.cookies() == []


def test_the_header_stays_in_one_line_and_leads_to_the_parts_of_the_game(phone: Page) -> None:
    phone.goto("/en/bridge/64#p-64C")
    line = phone.locator(".line")
    expect(line).to_be_in_viewport()
    box = line.bounding_box()
    assert box
    assert (box["y"], box["height"]) == (0, 56)
    for part in ("Rulings", "Practice", "Words", "Rules"):
        phone.get_by_role("navigation", name="Bridge").get_by_role("link", name=part).tap()
        expect(phone.locator(".tabs [aria-current]")).to_have_text(part)


def test_an_example_leads_to_what_it_finds(phone: Page) -> None:
    phone.goto("/en/")
    phone.locator(".chips a").first.tap()
    expect(phone).to_have_url(re.compile("someone(%20|\\+)revoked"))


def test_the_case_on_the_front_page_can_be_ruled_on(page: Page) -> None:
    page.goto("/en/")
    expect(page.locator(".laid .odd")).to_have_count(1)
    page.locator(".case-of-day a.go").click()
    expect(page).to_have_url(re.compile("/quiz/bridge/revoke-tricks/3"))


def test_a_game_offers_no_door_that_it_has_not_got(page: Page) -> None:
    page.goto("/sv/")
    doors = page.locator('.tile[data-game="vira"] .ways a')
    assert [door.get_attribute("class") for door in doors.all()] == ["to-rules", "to-glossary"]
