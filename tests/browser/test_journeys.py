"""What readers come for, and how far they have to go: by touch on a phone, by keyboard, and without JavaScript."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.journey import KEYS, LAPTOP, PHONE, PLAIN, WAYS, Journey

pytestmark = pytest.mark.browser


@pytest.fixture(params=WAYS)
def reader(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Journey]:
    with_keys, plain = request.param == KEYS, request.param == PLAIN
    context = browser.new_context(
        base_url=server,
        viewport=LAPTOP if with_keys else PHONE,  # type: ignore[arg-type]
        has_touch=not with_keys,
        java_script_enabled=not plain,
    )
    context.set_default_timeout(15_000)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield Journey(context.new_page(), request.param)
    context.close()


def rule_on_a_revoke(reader: Journey) -> None:
    """A defender revoked, play went on, and the defender's partner won the trick; nothing else is true of it."""
    for name, value in (("revoker", "defender"), ("since", "played")):
        reader.answer(name, value)
    reader.go_on()
    reader.answer("tricks", "partner")
    reader.sees(reader.page.locator(".verdict h1"), "1 trick")


def test_a_bridge_player_gets_the_ruling_on_a_revoke_by_browsing(reader: Journey) -> None:
    reader.page.goto("/en/")
    reader.follow("/en/desk/bridge/")
    reader.follow("/en/desk/bridge/revoke?able=yes")
    rule_on_a_revoke(reader)
    reader.tell("Bridge player: someone revoked, browsing", 6, 2)


def test_a_bridge_player_gets_the_ruling_on_a_revoke_by_saying_so(reader: Journey) -> None:
    reader.page.goto("/en/")
    reader.ask("someone revoked")
    reader.take_hit("/en/desk/bridge/revoke")
    reader.answer("able", "yes")
    rule_on_a_revoke(reader)
    reader.tell("Bridge player: someone revoked, typing", 7, 0.5)


def test_what_happened_is_told_in_one_s_own_words_and_only_the_rest_is_asked(reader: Journey) -> None:
    reader.page.goto("/en/")
    reader.ask("rho bid 1h over 1s and i dont want to accept it")
    reader.take_hit("/en/desk/bridge/insufficient-bid")
    reader.sees(reader.page.locator("h1"), "How do things stand?")
    assert "last=1S&bid=1H" in reader.page.url
    reader.answer("accepted", "no")
    reader.answer("replacement", "2H")
    reader.tell("Own words: an insufficient bid, its two calls heard", 5, 1)


def test_a_fact_that_was_heard_wrongly_is_dropped(reader: Journey) -> None:
    reader.page.goto("/en/bridge/")
    reader.ask("rho bid 1h over 1s and i dont want to accept it")
    reader.tap(reader.page.locator(".heard-chips .x").first)
    reader.page.wait_for_url("**without=last*")
    if reader.way == KEYS:
        reader.page.keyboard.press("/")
    reader.take_hit("/en/desk/bridge/insufficient-bid")
    reader.page.wait_for_url("**/insufficient-bid?bid=1H")
    reader.tell("Own words: a fact dropped", 4, 1)


def test_a_director_opens_a_law_by_its_number_and_enter(reader: Journey) -> None:
    reader.page.goto("/en/bridge/")
    reader.ask("64a1")
    if reader.way != PLAIN:
        reader.page.keyboard.press("Enter")
    expect(reader.page).to_have_url(re.compile("/en/bridge/64"))
    reader.sees(reader.page.locator("#p-64A1"), "personally")
    reader.tell("Director: 64A1 by number", 2, 0)


def rule_on_a_renonsz(reader: Journey) -> None:
    """The declarer of a parti did not follow suit, which is known; somebody said so at once, and it is admitted."""
    said = (
        ("called", "yes"),
        ("established", "yes"),
        ("offender", "declarer"),
        ("raised.bid", "parti"),
    )
    for name, value in said:
        reader.answer(name, value)
    reader.go_on()
    reader.sees(reader.page.locator(".verdict h1"))


def test_a_hungarian_player_gets_the_ruling_on_not_following_suit(reader: Journey) -> None:
    reader.page.goto("/hu/")
    reader.follow("/hu/desk/ulti/")
    reader.follow("/hu/desk/ulti/play-fault")
    reader.answer("fault", "revoke")
    rule_on_a_renonsz(reader)
    reader.tell("Hungarian: nem adott színre, browsing", 8, 3)


def test_a_hungarian_player_finds_the_ruling_by_saying_so(reader: Journey) -> None:
    reader.page.goto("/hu/")
    reader.ask("nem adott színre")
    reader.take_hit("/hu/desk/ulti/play-fault", at_most=2)
    rule_on_a_renonsz(reader)
    reader.tell("Hungarian: nem adott színre, typing", 7, 1)


def test_a_hungarian_player_taps_the_auction_and_learns_who_is_next(reader: Journey) -> None:
    reader.page.goto("/hu/desk/ulti/auction")
    said = []
    for call in ("pass", "40", "pass", "ulti"):
        said.append(call)
        reader.answer("auction-tapped", ",".join(said))
    reader.answer("auction", "pass,40,pass,ulti")
    reader.sees(reader.page.locator(".verdict h1"))
    reader.tell("Hungarian: who is next in the auction, tapping", 5, 1)


def test_an_auction_that_makes_no_sense_is_refused_in_sight(reader: Journey) -> None:
    reader.page.goto("/hu/desk/ulti/auction")
    field = reader.page.locator("#auction")
    if not field.is_visible():
        reader.tap(reader.page.locator("main form summary").last)
    reader.write(field, "mi a manó")
    reader.page.keyboard.press("Enter")
    reader.sees(reader.page.locator(".refusal h2"))
    reader.tell("Hungarian: an auction that makes no sense", 2, 1)


def test_a_czech_reader_sees_what_not_following_suit_costs(reader: Journey) -> None:
    reader.page.goto("/cs/marias/")
    reader.ask("nepřiznal barvu")
    reader.take_hit("/cs/marias/E#p-E-2-a", at_most=4)  # below the desks that rule on it
    reader.sees(reader.page.locator("#p-E-2-a"))
    reader.sees(reader.page.locator("#p-E-2-a .costs, #p-E-2-a + .consequence, #p-E-2-a .consequence").first)
    reader.tell("Czech: nepřiznal barvu", 3, 0)


def test_a_czech_reader_of_betl_is_led_to_marias(reader: Journey) -> None:
    reader.page.goto("/cs/")
    reader.ask("betl")
    reader.take_hit("/cs/marias/")
    expect(reader.page).to_have_url(re.compile("/cs/marias/"))
    reader.tell("Czech: betl", 2, 0)


def test_a_czech_reader_finds_the_doors_of_marias_on_the_first_screen(reader: Journey) -> None:
    reader.page.goto("/cs/")
    tile = reader.page.locator(".tile").first
    reader.sees(tile, "Mariáš")
    for door in tile.get_by_role("link").all():
        reader.sees(door)
    reader.follow("/cs/marias/")
    reader.tell("Czech: the doors of mariáš", 1, 0)


@pytest.mark.parametrize(("words", "paragraph"), [("bekände inte färg", "7-2"), ("spelade ut i otur", "7-1")])
def test_a_swede_finds_the_fault_in_vira(reader: Journey, words: str, paragraph: str) -> None:
    reader.page.goto("/sv/vira/")
    reader.ask(words)
    reader.take_hit(f"/sv/vira/7#p-{paragraph}", at_most=3)
    reader.sees(reader.page.locator(f"#p-{paragraph}"))
    reader.tell(f"Swede: {words}", 3, 0)


def test_a_trainee_rules_on_a_scenario_and_sees_the_mark(reader: Journey) -> None:
    reader.page.goto("/en/quiz/bridge/revoke-tricks/17")
    reader.choose("transfer", "0")
    reader.go_on()
    reader.sees(reader.page.locator(".part .opt.is-wrong"))
    reader.sees(reader.page.locator(".part .opt.is-right"))
    reader.tell("Trainee: rule on a scenario", 2, 1)


def test_a_player_types_two_scores_and_gets_the_imps(reader: Journey) -> None:
    reader.page.goto("/en/desk/bridge/imps")
    reader.write(reader.page.locator("#ours"), "620")
    reader.page.keyboard.press("Tab")
    reader.page.keyboard.type("-170", delay=30)
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator("#team_mates")).to_have_value(re.compile("170"))
    reader.sees(reader.page.locator("#bar"), "10 IMP")
    reader.tell("Player: IMPs of a board", 1, 0)


def test_a_webmaster_gets_the_link_to_a_paragraph(reader: Journey, server: str) -> None:
    reader.page.goto("/en/bridge/64A")
    if reader.way == PLAIN:
        expect(reader.page.locator("link[rel=canonical]")).to_have_attribute("href", f"{server}/en/bridge/64A")
        return
    reader.tap(reader.page.locator("#p-64A .copy").first)
    expect(reader.page.locator("#said")).not_to_be_empty()
    assert reader.page.evaluate("navigator.clipboard.readText()") == f"{server}/r/bridge/64A"
    reader.tell("Webmaster: link to a paragraph", 1, 1)


def test_a_club_prints_a_paragraph_as_a_notice(reader: Journey) -> None:
    reader.page.goto("/sv/vira/7.2")
    reader.follow("/sv/vira/7.2/notice")
    sheet = reader.page.locator(".sheet")
    reader.page.emulate_media(media="print")
    for told in ("Vira", "§ 7", "7.2", "/r/vira/7.2"):
        expect(sheet).to_contain_text(told)
    expect(sheet.locator(".qr")).to_be_visible()
    expect(reader.page.locator(".top")).to_be_hidden()
    reader.tell("Webmaster: § 7.2 as a notice", 1, 2)
