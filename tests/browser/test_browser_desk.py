"""The desk in a real browser: refusals are seen, typing is left alone, focus follows, and nothing needs JavaScript."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

pytestmark = pytest.mark.browser

REVOKE = "/en/desk/bridge/revoke?able=yes&revoker=defender&since=played"
PLAYED = "ended=played&raised.bid=parti&raised.kontra=&raised.rekontra=&made=parti&silent=&claimed="
WIDTHS = pytest.mark.parametrize("width", [390, 1280])
KEY = 90  # milliseconds between two keys of somebody who types fast


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """As elsewhere nothing may be complained of, but that a refusal is 422, which browsers note as an error."""
    context = browser.new_context(base_url=server, viewport={"width": 1280, "height": 900})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page
    context.close()
    assert [one for one in said if "422" not in one] == []


def narrow(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})


def focused(page: Page) -> str:
    text: str = page.evaluate("document.activeElement.textContent.trim()")
    return text


# A refusal is seen


@pytest.mark.parametrize("said", ["passz,40,passz,ulti,passz,passz,passz", "ulti, parti", "blabla"])
def test_an_auction_that_cannot_be_is_refused_in_sight_and_takes_the_focus(page: Page, said: str) -> None:
    narrow(page, 390)
    page.goto("/hu/desk/ulti/auction")
    page.locator("summary").last.click()
    page.locator("input#auction").fill(said)
    page.keyboard.press("Enter")
    heading = page.locator(".refusal h2")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    expect(page.locator(".verdict")).to_have_count(0)


def test_the_answers_that_clash_are_named_and_marked(page: Page) -> None:
    page.goto("/en/desk/bridge/revoke?able=yes&trick=13")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("Nobody can revoke on the thirteenth trick")
    expect(refusal.locator(".chip.bad", has_text="trick 13")).to_be_visible()
    expect(page.locator(".facts .chip.bad", has_text="trick 13")).to_be_visible()
    page.get_by_role("button", name="8", exact=True).click()
    expect(page.locator(".refusal")).to_have_count(0)
    assert "trick=8" in page.url


@WIDTHS
def test_a_settlement_that_cannot_be_takes_the_old_bill_away(page: Page, width: int) -> None:
    narrow(page, width)
    page.goto(f"/en/desk/ulti/settlement?{PLAYED}")
    expect(page.locator(".lines")).to_be_visible()
    page.locator("label[for='silent-100-their-100']").click()
    expect(page.locator(".refusal h2")).to_be_focused()
    expect(page.locator(".refusal h2")).to_be_in_viewport()
    expect(page.locator(".lines")).to_have_count(0)
    expect(page.locator(".result-bar")).to_contain_text("This cannot have happened")


def test_of_what_excludes_each_other_only_one_can_be_chosen(page: Page) -> None:
    page.goto(f"/en/desk/ulti/settlement?{PLAYED}")
    for result in ("ulti", "their-ulti", "caught"):
        page.locator(f"label[for='silent-ulti-{result}']").click()
    expect(page.locator("[name='silent-ulti']:checked")).to_have_count(1)
    expect(page.locator(".lines")).to_contain_text("Silent ulti, caught")


def test_a_card_that_lies_in_the_trick_cannot_be_tapped_again(page: Page) -> None:
    narrow(page, 390)
    page.goto("/en/desk/ulti/trick?trump=red")
    page.get_by_role("button", name="7 of hearts").click()
    expect(page.get_by_role("button", name="7 of hearts")).to_be_disabled()
    page.get_by_role("button", name="king of bells").click()
    expect(page.locator(".taps .card")).to_have_count(2)
    page.get_by_role("link", name="Undo").click()
    expect(page.locator(".taps .card")).to_have_count(1)
    page.get_by_role("button", name="ace of bells").click()
    expect(page.locator(".taps .card")).to_have_count(2)
    page.get_by_role("button", name="8 of bells").click()
    expect(page.locator("h1")).to_contain_text("first trick")


def test_three_equal_cards_are_refused(page: Page) -> None:
    page.goto("/en/desk/ulti/trick?trump=red&cards=R7,R7,R7")
    expect(page.locator(".refusal h2")).to_be_visible()


# What is typed stays


@WIDTHS
def test_two_scores_typed_fast_both_stay(page: Page, width: int) -> None:
    narrow(page, width)
    page.goto("/en/desk/bridge/imps")
    page.locator("form.sheet").evaluate("form => form.isTheOneTypedIn = true")
    page.locator("#ours").focus()
    page.keyboard.type("620", delay=KEY)
    page.keyboard.press("Tab")
    page.keyboard.type("−170", delay=KEY)
    page.keyboard.press("Tab")
    expect(page.locator("#result")).to_contain_text("Your team wins 10 IMPs")
    expect(page.locator("#ours")).to_have_value("620")
    expect(page.locator("#team_mates")).to_have_value("−170")
    expect(page.locator("#difference")).to_be_focused()
    expect(page).to_have_url(re.compile("ours=620&team_mates=-170$"))
    assert page.locator("form.sheet").evaluate("form => form.isTheOneTypedIn") is True


@WIDTHS
def test_a_field_of_results_typed_fast_stays(page: Page, width: int) -> None:
    narrow(page, width)
    page.goto("/en/desk/bridge/matchpoints")
    page.locator("form.sheet").evaluate("form => form.isTheOneTypedIn = true")
    page.locator("#field").focus()
    page.keyboard.type("420", delay=KEY)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("End")
    page.keyboard.type(", 420, −50, 170, 170, 620", delay=KEY)
    page.keyboard.press("Tab")
    expect(page.locator("#result")).to_contain_text("Table 6, 620: North–South get 10 units, East–West no units")
    expect(page.locator("#field")).to_have_value("420, 420, −50, 170, 170, 620")
    expect(page.locator("#result")).to_contain_text("Table 1, 420: North–South get 7 units, East–West 3 units")
    assert page.locator("form.sheet").evaluate("form => form.isTheOneTypedIn") is True


def test_the_old_result_is_greyed_as_soon_as_the_form_changes(page: Page) -> None:
    page.goto("/en/desk/bridge/imps?ours=620&team_mates=-170")
    page.locator("#ours").focus()
    page.keyboard.press("End")
    page.keyboard.type("0")
    expect(page.locator("#result")).to_have_attribute("aria-busy", "true")
    assert page.locator("#result").evaluate("one => getComputedStyle(one.firstElementChild).opacity") == "0.35"
    page.keyboard.press("Tab")
    expect(page.locator("#result")).to_have_attribute("aria-busy", "false")
    expect(page.locator("#result")).to_contain_text("Your team wins 24 IMPs")


def test_nothing_is_ruled_before_it_was_answered(page: Page) -> None:
    page.goto("/en/desk/ulti/settlement")
    page.locator("[name='raised.bid']").select_option("ulti")
    expect(page.locator("label[for='made-ulti-yes']")).to_be_visible()
    bar = page.locator(".result-bar")
    expect(bar).to_contain_text("Still open: Which parts of the bid did the declarer make?")
    expect(page.locator(".lines")).to_have_count(0)
    page.locator("label[for='made-ulti-yes']").click()
    expect(page.locator("#result")).not_to_have_class(re.compile("stale"))
    expect(page.locator(".lines")).to_have_count(0)
    page.locator("label[for='made-parti-yes']").click()
    expect(bar).to_contain_text("Declarer +10")
    page.locator("label[for='level-ulti-kontra']").click()
    expect(bar).to_contain_text("Declarer +18")
    expect(page.locator(".lines")).to_have_count(1)
    expect(page.locator(".flow li")).to_have_text([re.compile("Right.*Declarer.*9"), re.compile("Left.*Declarer.*9")])
    page.reload()
    expect(bar).to_contain_text("Declarer +18")


@WIDTHS
def test_the_score_waits_for_the_tricks_and_stays_in_sight(page: Page, width: int) -> None:
    narrow(page, width)
    page.goto("/en/desk/bridge/score")
    page.get_by_label("What was the contract?").select_option("3NT")
    page.locator("label[for='vulnerable-no']").click()
    bar = page.locator(".result-bar")
    expect(bar).to_contain_text("Still open: How many tricks did declarer's side win?")
    page.locator("label[for='tricks-10']").click()
    expect(bar).to_contain_text("Declarer's side scores 430.")
    expect(bar).to_be_in_viewport()


# Focus, waiting, failing


def test_the_next_question_and_the_ruling_take_the_focus(page: Page) -> None:
    page.goto("/en/desk/bridge/revoke?able=yes&revoker=defender")
    page.get_by_role("button", name="led or played to the next trick", exact=True).click()
    expect(page.locator("h1")).to_be_focused()
    assert focused(page) == "Is any of this true as well?"
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="the partner's hand").click()
    expect(page.locator(".verdict h1")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('.verdict')")


def test_the_way_back_is_open(page: Page) -> None:
    page.goto(REVOKE)
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="the partner's hand (for declarer: dummy)").click()
    expect(page.locator(".verdict h1")).to_contain_text("After play, 1 trick is transferred to the non-offending side")
    assert "tricks=partner" in page.url
    page.go_back()
    expect(page.locator("h1")).to_contain_text("Who won the trick of the revoke")


def test_a_sheet_that_has_to_ask_more_asks_beside_it_and_keeps_the_answers(page: Page) -> None:
    page.goto("/en/desk/ulti/settlement")
    page.locator("[name='raised.bid']").select_option("b")
    page.locator("label[for='made-b-yes']").click()
    expect(page.locator("#result")).to_contain_text("What did the right-hand defender say?")
    page.locator("#result").get_by_role("button", name="kontra, in turn").click()
    expect(page.locator("#result")).to_contain_text("What did the left-hand defender say?")
    page.locator("#result").get_by_role("button", name="nothing, or pass").click()
    expect(page.locator("#result")).to_contain_text("Against which of them did the declarer say rekontra?")
    page.locator("#result").get_by_role("button", name="Go on").click()
    bar = page.locator(".result-bar")
    expect(bar).to_contain_text("Declarer +15")
    expect(page.locator(".lines")).to_have_count(2)
    page.locator("label[for='made-b-no']").click()
    expect(bar).to_contain_text("Declarer −15")


def test_what_is_ticked_is_sent_along(page: Page) -> None:
    page.goto(REVOKE)
    page.get_by_label("another revoke").first.check()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".chip", has_text="true as well")).to_contain_text("Another")
    assert "also=another" in page.url or "also=&also=another" in page.url


def test_no_live_region_is_larger_than_a_sentence(page: Page) -> None:
    for address in (REVOKE, f"/en/desk/ulti/settlement?{PLAYED}", f"{REVOKE}&also=&tricks=partner"):
        page.goto(address)
        live = page.locator("[aria-live], [role=status], [role=alert]")
        assert all(len(text) < 120 for text in live.all_inner_texts())


def test_a_chip_asks_for_its_fact_again_and_the_rest_is_kept(page: Page) -> None:
    page.goto(f"{REVOKE}&also=&tricks=partner")
    page.locator(".told .chip", has_text="card held by").click()
    expect(page.locator("h1")).to_have_text("Who held the card?")
    expect(page.locator("h1")).to_be_focused()
    page.get_by_role("button", name="declarer").first.click()
    expect(page.locator(".verdict h1")).to_be_visible()
    assert "revoker=declarer" in page.url
    assert "tricks=partner" in page.url


def test_waiting_is_told_and_then_no_more(page: Page) -> None:
    page.goto("/en/desk/bridge/revoke")
    held: list[Route] = []
    page.route(re.compile(r"able="), lambda route: held.append(route))  # noqa: PLW0108 (it takes functions only)
    page.get_by_role("button", name="yes").click()
    expect(page.locator("#waiting")).to_have_text(re.compile("One moment"))
    held[0].continue_()
    expect(page.locator("h1")).to_have_text("Who held the card?")
    expect(page.locator("#waiting")).to_be_hidden()


@pytest.mark.parametrize(
    ("address", "act", "after"),
    [
        ("/en/desk/bridge/revoke", lambda page: page.get_by_role("button", name="yes").click(), "Who held the card?"),
        (
            "/en/desk/bridge/imps?ours=620",
            lambda page: (page.locator("#team_mates").fill("-170"), page.keyboard.press("Tab")),
            "Your team wins 10 IMPs",
        ),
    ],
)
def test_a_request_that_fails_says_so_and_can_be_sent_once_more(
    browser: Browser, server: str, address: str, act: Callable[[Page], None], after: str
) -> None:
    page = browser.new_page(base_url=server)
    page.goto(address)
    page.route(re.compile(r"/desk/.*\?"), lambda route: route.abort())
    act(page)
    line = page.locator("#waiting")
    expect(line).to_contain_text("No connection.")
    page.unroute_all()
    line.get_by_role("button", name="Try again").click()
    expect(page.locator("#desk")).to_contain_text(after)
    expect(line).to_be_hidden()
    assert "&able=yes&able=yes" not in page.url
    page.close()


# By keyboard, by touch, without JavaScript, on paper


def test_a_ruling_is_reached_by_keys_alone(page: Page) -> None:
    page.goto("/en/desk/bridge/revoke")
    for key, question in (
        ("1", "Who held the card?"),
        ("3", "What has the offending side done since?"),
        ("2", "Is any of this true as well?"),
        ("Enter", "Who won the trick of the revoke"),
        ("3", "After play, 1 trick is transferred"),
    ):
        page.keyboard.press(key)
        expect(page.locator("h1")).to_contain_text(question)
    assert "tricks=partner" in page.url


def test_an_auction_is_tapped_on_a_phone_and_taken_back(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto("/hu/desk/ulti/auction")
    for call in ("passz", "40/100", "passz", "ulti"):
        page.get_by_role("button", name=call, exact=True).tap()
        expect(page.locator(".spoken b").last).to_have_text(call)
    page.locator(".undo").tap()
    expect(page.locator(".spoken li")).to_have_count(3)
    expect(page.get_by_role("button", name="parti", exact=True)).to_have_count(0)
    page.get_by_role("button", name="ulti", exact=True).tap()
    expect(page.locator(".spoken li")).to_have_count(4)
    page.locator("button.go[data-enter]").tap()
    expect(page.locator(".verdict h1")).to_contain_text("a második játékos", ignore_case=True)
    page.locator(".told .chip").first.tap()
    expect(page.locator(".spoken li")).to_have_count(4)
    context.close()


def test_the_commonest_revoke_is_ruled_on_without_javascript(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto("/en/desk/bridge/")
    page.get_by_role("link", name=re.compile("^Somebody could have followed suit")).first.click()
    for answer in ("a defender", "led or played to the next trick", "Go on", "the hand that revoked"):
        page.get_by_role("button", name=answer, exact=answer != "the hand that revoked").first.click()
    if page.locator(".verdict").count() == 0:
        page.locator(".large button").first.click()
    expect(page.locator(".verdict h1")).to_contain_text("transferred to the non-offending side")
    context.close()


def test_a_settlement_is_worked_out_without_javascript(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/en/desk/ulti/settlement")
    page.locator("[name='raised.bid']").select_option("ulti")
    page.get_by_role("button", name="Work it out").click()
    page.locator("label[for='made-ulti-yes']").click()
    page.locator("label[for='made-parti-no']").click()
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator(".result-bar")).to_contain_text("Declarer +6")
    page.goto("/en/desk/ulti/trick?trump=red")
    for card in ("7 of hearts", "king of bells", "ace of bells"):
        page.get_by_role("button", name=card).click()
    expect(page.locator("h1")).to_contain_text("first trick")
    context.close()


def test_a_ruling_prints_without_controls_on_one_page_with_its_link(page: Page) -> None:
    page.goto(f"{REVOKE}&also=&tricks=partner")
    page.emulate_media(media="print")
    expect(page.locator(".share, .ways-out")).to_have_count(2)
    assert not any(one.is_visible() for one in page.locator(".share, .ways-out, .ask, button").all())
    expect(page.locator(".verdict .on-paper")).to_contain_text(re.compile(r"Bridge · Revoke · http.*tricks=partner"))
    printed = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def test_a_ruling_is_copied_and_leads_to_practice(page: Page) -> None:
    page.goto(f"{REVOKE}&also=&tricks=partner")
    page.get_by_role("button", name="Copy link").click()
    assert page.evaluate("navigator.clipboard.readText()").endswith("tricks=partner")
    page.get_by_role("link", name="Practise this").click()
    expect(page).to_have_url(re.compile("/en/quiz/bridge/revoke"))


def test_an_auction_of_bridge_is_tapped_and_typed_without_javascript(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto("/hu/desk/bridge/auction")
    page.get_by_role("button", name="Kelet", exact=True).click()
    page.locator('button[value="1H"]').click()
    page.get_by_role("button", name="passz", exact=True).click()
    expect(page.locator(".next-call span")).to_have_text("Nyugat")
    page.locator(".undo").click()
    expect(page.locator(".next-call span")).to_have_text("Dél")
    page.locator("details summary").last.click()
    page.locator("input#calls").fill("1 kőr passz 1 pikk hmm")
    page.locator("button[form=in-words]").click()
    expect(page.locator(".refusal")).to_contain_text("hmm")
    page.locator("input#calls").fill("1 kőr passz 1 pikk kontra")
    page.locator("button[form=in-words]").click()
    expect(page.locator(".verdict h1")).to_contain_text("Kelet")
    context.close()
