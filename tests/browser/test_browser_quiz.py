"""The desk and the quiz in a real browser: by touch, by keyboard, without JavaScript, for everyone."""

import re
from urllib.parse import urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_browser import LOOKS, RULES
from tests.games import FAMILIES
from tests.web.test_desk import SILENCED
from web.text.language import LANGUAGES

pytestmark = pytest.mark.browser

REVOKE = "/en/desk/bridge/revoke?able=yes&revoker=defender&since=played"
PAGES = [
    "/en/desk/",
    "/hu/desk/ulti/settlement?ended=played&raised.bid=ulti&raised.kontra=ulti&raised.rekontra=&made=ulti,parti&silent=&claimed=",
    "/cs/desk/bridge/insufficient-bid?last=2S&bid=2H&accepted=no&replacement=3D&comparable=help",
    f"{REVOKE.replace('/en/', '/sv/')}&also=&winner=partner",
    "/en/desk/ulti/coverage",
    "/sv/quiz/",
    "/en/desk/ulti/legal-card?trump=red",
    "/hu/desk/ulti/readings?reading.needed_beside_20=60",
    "/cs/desk/ulti/higher-bid?valid=red-ulti&bid=40&own=no&in_play=no",
    f"/sv/desk/bridge/insufficient-bid?{urlencode(SILENCED)}&reading.twice=yes",
]


def every_scenario() -> list[str]:
    """A scenario of each family in turning languages, half of them marked."""
    addresses = []
    for number, family in enumerate(FAMILIES):
        ui = list(LANGUAGES)[number % 4]
        addresses.append(f"/{ui}/quiz/{family.game}/{family.name}/{number}" + ("?x=1" if number % 2 else ""))
    return addresses


def test_axe_finds_nothing_at_the_desk_and_in_the_quiz(page: Page, hard: bool) -> None:
    axe = Axe()
    addresses = [*PAGES, *every_scenario()[:: 1 if hard else 3]]
    for number, address in enumerate(addresses):
        width, scheme = LOOKS[number % len(LOOKS)]
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.goto(address)
        if "?x=1" in address:
            page.get_by_role("button", name=re.compile("^(Rule|Dönt|Rozhodn|Döm)")).first.click()
            page.locator(".result").wait_for()
        results = axe.run(page, options={"runOnly": RULES, "resultTypes": ["violations"]})
        assert results.violations_count == 0, f"{address} at {width} px, {scheme}:\n{results.generate_report()}"
    print(f"axe: {len(addresses)} pages of the desk and the quiz, no violations")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_sticks_out_sideways(browser: Browser, server: str, width: int) -> None:
    page = browser.new_page(base_url=server, viewport={"width": width, "height": 800})
    for address in (*PAGES, *every_scenario()[::3]):
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address
    page.close()


def test_a_ruling_is_given_by_keyboard_without_a_page_load(page: Page) -> None:
    page.goto("/en/quiz/bridge/revoke-established/4711")
    page.evaluate("window.stayed = true")
    page.keyboard.press("2")
    page.keyboard.press("Tab")
    for part in page.locator("form.quiz fieldset").all()[1:]:
        part.locator("input:not([type=hidden])").first.focus()
        page.keyboard.press("3" if part.locator("input[type=radio]").count() else "1")
    page.keyboard.press("Enter")
    expect(page.locator(".result")).to_contain_text("of 2 parts right")
    assert "outcome=established" in page.url
    assert page.evaluate("window.stayed") is True
    page.locator("body").press("Enter")
    expect(page.locator(".result")).to_have_count(0)


def test_an_incident_goes_on_where_the_ruling_ends_until_all_is_ruled_on(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/en/quiz/bridge/insufficient-ruling/2")
    asked = page.locator("form.quiz fieldset")
    before = asked.count()
    page.get_by_role("radio").first.check()
    page.get_by_role("button", name="Rule", exact=True).click()
    expect(page.locator("#now")).to_be_in_viewport()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".marked")).to_have_count(before)
    while page.locator(".result").count() == 0:
        count = asked.count()
        page.get_by_role("button", name="Rule", exact=True).click()
        page.wait_for_function(
            "old => document.querySelectorAll('form.quiz fieldset').length > old || document.querySelector('.result')",
            arg=count,
        )
    expect(page.locator(".marked")).to_have_count(asked.count())
    page.go_back()
    expect(page.locator(".result")).to_have_count(0)


def test_a_ruling_is_given_without_javascript(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/en/quiz/bridge/insufficient-lowest/3")
    page.get_by_label("It stands, but East must pass until the end of the auction.").nth(0).check()
    page.get_by_label("It stands, and East may call freely.").nth(1).check()
    page.get_by_role("button", name="Rule", exact=True).click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".part").nth(0)).to_contain_text("Right.")
    page.get_by_role("link", name="Next scenario").click()
    expect(page.locator("form.quiz")).to_be_visible()
    context.close()


def test_four_colours_are_kept_in_the_browser(page: Page) -> None:
    page.goto("/en/quiz/bridge/revoke-tricks/1")
    clubs = page.locator(".hand .suit.clubs").first
    before = clubs.evaluate("one => getComputedStyle(one).color")
    page.get_by_role("button", name="Four colours for the suits").click()
    page.goto("/en/quiz/bridge/revoke-tricks/2")
    assert page.locator(".hand .suit.clubs").first.evaluate("one => getComputedStyle(one).color") != before
    assert page.context.cookies() == []
    page.get_by_role("button", name="Two colours for the suits").click()
    assert clubs.evaluate("one => getComputedStyle(one).color") == before


def test_a_paragraph_leads_to_practice_and_a_verdict_leads_back(page: Page) -> None:
    page.goto("/en/bridge/64")
    page.locator("#p-64A2").get_by_role("link", name="Practise this").click()
    expect(page).to_have_url(re.compile(r"/en/quiz/bridge/revoke-tricks/\d+$"))
    page.get_by_role("button", name="Rule", exact=True).click()
    expect(page.locator(".law").first).to_be_visible()


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_players_sit_around_the_table(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto("/hu/quiz/bridge/revoke-tricks/1")
    north, east, south, west = (page.locator(f".hand.{seat}").bounding_box() for seat in "nesw")
    assert north
    assert east
    assert south
    assert west
    assert north["y"] + north["height"] <= west["y"]
    assert west["y"] == east["y"]
    assert west["y"] + west["height"] <= south["y"]
    assert west["x"] + west["width"] <= east["x"]


def test_hands_auction_and_tricks_are_told_to_those_who_do_not_see_them(page: Page) -> None:
    page.goto("/en/quiz/bridge/revoke-tricks/1")
    assert page.get_by_role("region", name="North").count() == 1
    assert page.get_by_role("img", name="spades").count() >= 4
    expect(page.get_by_role("table", name="Auction")).to_be_visible()
    assert "the wrong card" in page.get_by_role("table", name=re.compile("^Play")).inner_text()
