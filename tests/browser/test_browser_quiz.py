"""The desk and the quiz in a real browser: by touch, by keyboard, without JavaScript, for everyone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_quiz_pages import other_answers, right_answers

pytestmark = pytest.mark.browser

REVOKE = "/en/desk/bridge/revoke?able=yes&revoker=defender&since=played"

# The quiz

SCREENS = [(390, 844), (1280, 800)]
CHECK = {"name": "Check my ruling", "exact": True}


def answer(page: Page, answers: dict[str, list[str]]) -> None:
    for name, values in answers.items():
        for value in values:
            for box in page.locator(f'input:not([type=hidden])[name="{name}"][value="{value}"]').all():
                box.check()


def is_in_view_and_uncovered(page: Page) -> bool:
    """Is the element with the focus seen, neither beyond an edge nor under a bar?"""
    return bool(
        page.evaluate("""() => {
            const at = document.activeElement.getBoundingClientRect();
            const seen = document.elementFromPoint(at.left + 12, at.top + at.height / 2);
            return at.top >= 0 && at.bottom <= innerHeight && document.activeElement.contains(seen);
        }""")
    )


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("name", ["revoke-tricks", "insufficient-lowest", "revoke-both-sides"])
def test_the_mark_is_where_the_eye_is(page: Page, width: int, height: int, name: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    for answers in (right_answers("bridge", name, 7), other_answers("bridge", name, 7)):
        page.goto(f"/en/quiz/bridge/{name}/7")
        answer(page, answers)
        page.get_by_role("button", **CHECK).click()
        told = page.locator(":focus")
        expect(told).to_contain_text(re.compile("Right|Wrong|of [0-9] right"), timeout=20_000)
        expect(told).to_have_attribute("data-arrive", "")
        assert is_in_view_and_uncovered(page)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_right_and_wrong_are_told_by_shape_word_and_place(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/en/quiz/bridge/revoke-tricks/17")
    page.get_by_role("radio", name="1").check()
    page.get_by_role("button", **CHECK).click()
    expect(page.locator(":focus")).to_contain_text("Wrong. Correct: 2")
    right, wrong = page.locator(".opt.is-right"), page.locator(".opt.is-wrong")
    expect(right).to_have_text("2Correct")
    expect(wrong).to_have_text("1Your answer")
    for option in (right, wrong, page.locator(".next")):
        expect(option).to_be_in_viewport(ratio=1)
    assert right.evaluate("one => getComputedStyle(one).borderStyle") == "solid"
    assert wrong.evaluate("one => getComputedStyle(one).borderStyle") == "dashed"
    assert [one.locator("use").get_attribute("href").partition("#")[2] for one in (right, wrong)] == ["right", "wrong"]


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_an_open_part_is_pointed_at_and_nothing_is_marked(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/en/quiz/ulti/fault-play-follow/11")
    page.get_by_role("group", name="Was the card allowed?").get_by_role("radio", name="Yes.").check()
    page.get_by_role("button", **CHECK).click()
    expect(page.locator(".part.open :focus")).to_have_text("Choose an answer here.")
    expect(page.locator(".part.open h2")).to_have_text("What follows?")
    assert is_in_view_and_uncovered(page)
    expect(page.locator(".is-right, .is-wrong")).to_have_count(0)
    expect(page.get_by_role("radio", name="Yes.")).to_be_checked()


def test_a_ruling_is_given_by_keyboard_alone_and_one_key_brings_the_next(page: Page) -> None:
    page.goto("/en/quiz/bridge/revoke-established/4711")
    page.evaluate("window.stayed = true")
    page.keyboard.press("2")
    expect(page.locator(".part input:focus")).to_be_checked()
    while page.locator(".part").last.locator(":checked").count() == 0:
        page.keyboard.press("Tab")
        if page.locator(".part").last.locator(":focus").count():
            page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="of 2 right")).to_be_visible()
    assert "outcome=established" in page.url
    assert page.evaluate("window.stayed") is True
    page.keyboard.press("n")
    expect(page.get_by_role("button", **CHECK)).to_be_visible()
    assert "4711" not in page.url


def test_numbers_are_answered_by_their_own_key(page: Page) -> None:
    page.goto("/en/quiz/bridge/revoke-tricks/17")
    page.keyboard.press("0")
    expect(page.get_by_role("radio", name="0")).to_be_checked()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_contain_text("Right.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", **CHECK)).to_be_visible()
    assert not page.url.endswith("/17")


def test_an_incident_goes_on_where_the_ruling_ends_until_all_is_ruled_on(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/en/quiz/bridge/insufficient-ruling/2")
    before = page.locator(".part").count()
    answer(page, right_answers("bridge", "insufficient-ruling", 2))
    page.get_by_role("button", **CHECK).click()
    expect(page.locator("#now:focus")).to_be_in_viewport()
    expect(page.get_by_role("status").filter(has_text="right")).to_have_count(0)
    expect(page.locator(".reason")).to_have_count(before)
    while page.locator(".next").count() == 0:
        count = page.locator(".reason").count()
        for part in page.locator(".part:not(.right, .wrong)").all():
            part.locator("input:not([type=hidden])").first.check()
        page.get_by_role("button", **CHECK).click()
        page.wait_for_function("old => document.querySelectorAll('.reason').length > old", arg=count)
    expect(page.locator(".reason")).to_have_count(page.locator(".part").count())
    page.go_back()
    expect(page.locator(".next")).to_have_count(0)


def test_a_card_is_tapped_where_it_lies(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto("/en/quiz/ulti/legal-cards/7")
    hand = page.locator(".table3 .hand-pick")
    expect(page.locator(".pick-card")).to_have_count(hand.locator(".card").count())
    for name in ("alsó of bells", "10 of leaves"):
        card = hand.locator(".pick-card", has_text=name).locator(".card")
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(hand.get_by_role("checkbox", name=name)).to_be_checked()
    page.get_by_role("radio", name="No: the suit led must be followed.").tap()
    page.get_by_role("button", **CHECK).tap()
    expect(hand.locator(".right")).to_contain_text("alsó of bells")
    expect(hand.locator(".wrong")).to_contain_text("Your answer")
    expect(hand.locator(".missed")).to_contain_text("Missed")
    expect(page.locator(".table3 :focus")).to_contain_text("Wrong.")
    expect(page.get_by_role("status").filter(has_text="right")).to_be_in_viewport()
    context.close()


def test_cards_are_chosen_by_keyboard_too(page: Page) -> None:
    page.goto("/en/quiz/ulti/legal-cards/7")
    page.keyboard.press("8")
    nine = page.get_by_role("checkbox", name="9 of bells")
    expect(nine).to_be_checked()
    expect(nine).to_be_focused()
    page.keyboard.press("Space")
    expect(nine).not_to_be_checked()


def test_a_ruling_is_given_without_javascript(browser: Browser, server: str) -> None:
    context = browser.new_context(
        base_url=server, java_script_enabled=False, viewport={"width": 390, "height": 844}, has_touch=True
    )
    page = context.new_page()
    page.goto("/en/quiz/bridge/insufficient-lowest/3")
    page.get_by_label("It stands, but East must pass until the end of the auction.").nth(0).check()
    page.get_by_role("button", **CHECK).tap()
    expect(page.get_by_text("Choose an answer here.")).to_be_in_viewport()
    page.get_by_label("It stands, and East may call freely.").nth(1).check()
    page.get_by_role("button", **CHECK).tap()
    expect(page.locator("#result")).to_be_in_viewport()
    expect(page.locator(".part").nth(0)).to_contain_text("Right.")
    page.get_by_role("link", name="Next scenario").tap()
    expect(page.locator("form.quiz")).to_be_visible()
    page.goto("/en/quiz/ulti/legal-cards/7")
    page.get_by_role("checkbox", name="9 of bells").check()
    page.get_by_role("radio", name="Yes.").check()
    page.get_by_role("button", **CHECK).tap()
    expect(page.locator(".pick-card.right")).to_contain_text("9 of bells")
    context.close()


def test_on_a_phone_the_question_comes_before_the_deal_which_folds(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/en/quiz/bridge/revoke-tricks/17")
    tops = [page.locator(one).first.bounding_box() for one in (".story", ".trick", ".part", ".deal", ".said-box")]
    heights = [box["y"] for box in tops if box]
    assert heights == sorted(heights)
    assert len(heights) == 5
    expect(page.get_by_role("radio", name="2")).to_be_in_viewport()
    for words, inside in (
        ("The deal", ".table4"),
        ("The auction", ".auction"),
        ("The play, trick by trick", ".tricks"),
    ):
        page.locator("summary", has_text=words).click()
        expect(page.locator(inside)).to_be_hidden()
        page.locator("summary", has_text=words).click()
        expect(page.locator(inside)).to_be_visible()


def test_on_a_wide_screen_story_question_and_table_are_in_one_view(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/en/quiz/bridge/revoke-tricks/17?transfer=1")
    for part in (".story", ".opts", ".reason", ".next", ".table4", ".trick"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)


def test_families_are_chosen_from_the_list_without_javascript(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/en/quiz/")
    page.get_by_role("link", name="Bridge", exact=True).first.click()
    page.get_by_label("Level").select_option("4")
    page.get_by_label("Rule", exact=True).select_option("64")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page).to_have_url(f"{server}/en/quiz/bridge/?level=4&law=64")
    expect(page.locator(".families li")).to_have_count(2)
    page.get_by_role("link", name="Both sides revoke").click()
    expect(page).to_have_url(re.compile(r"/en/quiz/bridge/revoke-both-sides/\d+$"))
    context.close()


def test_a_scenario_prints_with_story_table_and_question_and_then_with_its_marks(page: Page) -> None:
    page.emulate_media(media="print")
    page.goto("/en/quiz/bridge/revoke-tricks/17")
    for part in (".story", ".table4", ".trick", ".part h2", ".auction"):
        expect(page.locator(part).first).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    page.goto("/en/quiz/bridge/revoke-tricks/17?transfer=1")
    expect(page.locator(".is-right")).to_be_visible()
    expect(page.locator(".next")).to_be_hidden()


def test_answers_are_large_enough_to_touch(browser: Browser, server: str) -> None:
    page = browser.new_page(base_url=server, viewport={"width": 390, "height": 844})
    for address in ("/en/quiz/bridge/revoke-tricks/17", "/en/quiz/ulti/legal-cards/7", "/en/quiz/ulti/settle-silent/7"):
        page.goto(address)
        for one in page.locator("label.opt, .pick-card, .pays input, .result-bar .go, .case summary").all():
            box = one.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44, one.inner_text()
    page.close()


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


def test_four_colours_are_offered_only_where_they_change_something(page: Page) -> None:
    page.goto("/en/quiz/ulti/legal-cards/7")
    expect(page.locator("button.copy").first).to_be_visible()
    expect(page.locator("button.colours")).to_be_hidden()


def test_a_paragraph_leads_to_practice_and_a_verdict_leads_back(page: Page) -> None:
    page.goto("/en/bridge/64")
    page.get_by_role("link", name="Practise this").first.click()
    page.get_by_role("link", name="How many tricks?").click()
    expect(page).to_have_url(re.compile(r"/en/quiz/bridge/revoke-tricks/\d+$"))
    page.get_by_role("radio").first.check()
    page.get_by_role("button", **CHECK).click()
    expect(page.locator(".reason .ref").first).to_be_visible()


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_players_sit_around_the_table(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto("/hu/quiz/bridge/revoke-tricks/5")
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
    assert page.get_by_role("heading", level=2).count() == 1
    assert "the wrong card" in page.get_by_role("table", name="The play, trick by trick").inner_text()
