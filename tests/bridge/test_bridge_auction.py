"""The auction at the desk: read in every spelling, tapped or typed, and ruled on as one would reckon it on paper."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from flask.testing import FlaskClient

from engine.bridge.auction.auction import AUCTION
from engine.bridge.auction.standing import PassedOver
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import Call
from engine.bridge.table.called import Calls
from engine.bridge.table.seat import SEATS, Seat
from players.bridge.bidding.bidding import bid_out
from players.bridge.bidding.holding import weigh
from quizzes.bridge.auction.ending import draw_weak_deal
from quizzes.bridge.picture import Entry, Table
from quizzes.marking import mark
from quizzes.question import OneOf
from tests.games import draw
from web.site import Site
from web.text.language import LANGUAGES
from web.text.words import Words

HERE = "/en/desk/bridge/auction"

# How calls are written


@pytest.mark.parametrize("ui", LANGUAGES)
def test_calls_are_read_as_they_are_told_in_every_language(site: Site, ui: str) -> None:
    words = Words(site, ui, "bridge")
    for call in Call.every():
        for told in (words(call), words(call).upper(), f" {words(call)} "):
            assert Calls.parse(told).calls == (call,), told
    calls = Calls.parse("1c,pass,1h,_,x,2s!,pass")
    assert Calls.parse(words(calls)) == calls


@pytest.mark.parametrize(
    ("written", "codes"),
    [
        ("1h p 1s x", "1H,pass,1S,X"),
        ("1 kőr passz 1 pikk kontra rekontra", "1H,pass,1S,X,XX"),
        ("egy káró, passz, két szan", "1D,pass,2NT"),
        ("1 srdce pas 2 trefy kontra", "1H,pass,2C,X"),
        ("1 BT – 3 bez trumfů – – –", "1NT,pass,3NT,pass,pass,pass"),
        ("1 hjärter pass 1 spader dubbling redubbling", "1H,pass,1S,X,XX"),
        ("1 sang pass 2 klöver", "1NT,pass,2C"),
        ("1h - p - 2h", "1H,pass,2H"),
        ("p – p – 1 kőr – x", "pass,pass,1H,X"),
        ("1 hjärter – pass – (1 spader) – ppp", "1H,pass,1S,pass,pass,pass"),
        ("2s - 1h! - p", "2S,1H!,pass"),
        ("1 pikk - 2 p - ap", "1S,pass,2S,pass,pass,pass"),
        ("p 1h – – –", "pass,1H,pass,pass,pass"),
        ("1h – 1s x, pp", "1H,pass,1S,X,pass,pass"),
        ("1NT-p-2C-p-2D", "1NT,pass,2C,pass,2D"),
        ("1♥️ (1♠) dbl (pass)", "1H,1S,X,pass"),
        ("PPP 1sa ---", "pass,pass,pass,1NT,pass,pass,pass"),
        ("1d d r", "1D,X,XX"),
        ("1n 2d ap", "1NT,2D,pass,pass,pass"),
        ("ap", "pass,pass,pass,pass"),
        ("1s | p | 2s | all pass", "1S,pass,2S,pass,pass,pass"),
        ("2s 1h! p", "2S,1H!,pass"),
        ("1♠ * ** p", "1S,X,XX,pass"),
        ("1♠-*-p", "1S,X,pass"),
        ("1h p _ p ap", "1H,pass,_,pass,pass"),
        ("_ ap", "_,pass,pass,pass,pass"),
        ("1C;1D;1H;1S;1N", "1C,1D,1H,1S,1NT"),
        ("", ""),
    ],
)
def test_usual_spellings_are_understood(written: str, codes: str) -> None:
    calls = Calls.parse(written)
    assert (str(calls), calls.unread) == (codes, "")
    assert Calls.parse(str(calls)) == calls


NO_CALLS = ("8c", "0h", "1", "hearts", "1k", "1x", "double dummy", "1hh", "xxx", "12", "1h2c")
STARS_GLUED = ("2♣*", "2h**", "x*", "p*", "pass*", "*2d", "***")


@pytest.mark.parametrize("text", [*NO_CALLS, *STARS_GLUED])
def test_the_first_word_that_is_no_call_is_named(text: str) -> None:
    calls = Calls.parse(f"1c p {text} 7nt")
    assert [str(call) for call in calls.calls][:2] == ["1C", "pass"]
    assert calls.unread
    assert f"{text} 7nt".endswith(calls.unread)
    assert str(Calls.parse(str(calls))) == str(calls)


def test_a_text_of_any_length_is_read_to_the_end_of_the_longest_auction() -> None:
    assert len(Calls.parse("p " * 5000)) < 400
    assert Calls.parse("1c" + " " * 5000 + "p") == Calls.parse("1c p")


# What the desk answers, beside a reckoning of its own

ORDER = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
Called = list[tuple[int, str]]  # the player's number and the call


def legal(called: Called, player: int) -> set[str]:
    """Every legal call, as one would find it by reading back the auction."""
    bids = [(who, call) for who, call in called if call in ORDER]
    higher = ORDER[ORDER.index(bids[-1][1]) + 1 :] if bids else ORDER
    found = {"pass", *higher}
    last = next(((who, call) for who, call in reversed(called) if call != "pass"), None)
    if last and (last[0] - player) % 2:
        found |= {"X"} if last[1] in ORDER else {"XX"} if last[1] == "X" else set()
    return found


def auctions(draws: int) -> Iterator[tuple[Seat, Called]]:
    """Random auctions, at every point of them."""
    rng = Random("auctions")  # noqa: S311 (nothing here is secret)
    for _ in range(draws):
        dealer, called = rng.choice(SEATS), Called()
        while True:
            yield dealer, list(called)
            calls = [call for _, call in called]
            if len(calls) > 3 and calls[-3:] == ["pass"] * 3:
                break
            player = (dealer.order + len(called)) % 4
            may = sorted(legal(called, player), key=("pass", "X", "XX", *ORDER).index)
            called.append((player, rng.choice([may[0], *may[:6]])))


def test_turn_least_bid_doubles_contract_and_declarer_are_as_reckoned_on_paper() -> None:
    seen = 0
    for dealer, called in auctions(150):
        facts = AUCTION.facts.suppose(
            dealer=dealer, calls=Calls.parse(" ".join(call for _, call in called)), passed_over=PassedOver.NOBODY
        )
        effects = {str(effect) for effect in AUCTION.decide(facts).effects}
        assert expected(dealer, called) <= effects, called
        seen += 1
    assert seen > 1000


def expected(dealer: Seat, called: Called) -> set[str]:
    calls, player = [call for _, call in called], (dealer.order + len(called)) % 4
    if len(calls) < 4 or calls[-3:] != ["pass"] * 3:
        may = legal(called, player)
        bids = [bid for bid in ORDER if bid in may]
        doubles = "may-double" if "X" in may else "may-redouble" if "XX" in may else "no-double-now"
        return {f"next-call {SEATS[player]}", f"least-bid {bids[0]}" if bids else "no-higher-bid", doubles}
    bids = [(who, call) for who, call in called if call in ORDER]
    if not bids:
        return {"passed-out"}
    who, bid = bids[-1]
    declarer = next(other for other, call in bids if call[1:] == bid[1:] and (other - who) % 2 == 0)
    since = calls[len(calls) - calls[::-1].index(bid) :]
    stakes = "XX" if "XX" in since else "X" if "X" in since else "no"
    return {f"final-bid {bid}", f"declares {SEATS[declarer]}", f"leads {SEATS[(declarer + 1) % 4]}", f"stakes {stakes}"}


@pytest.mark.parametrize("place", [1, 2, 3])
def test_who_was_passed_over_calls_and_the_passes_since_are_void(place: int) -> None:
    for dealer in SEATS:
        skipped = SEATS[(dealer.order + place) % 4]
        facts = AUCTION.facts.suppose(
            dealer=dealer, calls=Calls.parse("1h ap"), passed_over=PassedOver.parse(str(skipped))
        )
        effects = {str(effect) for effect in AUCTION.decide(facts).effects}
        assert f"back-to {skipped} {4 - place}" in effects
        assert ("may-double" in effects) is (skipped.side is not dealer.side)


# At the desk


def test_an_auction_is_typed_in_any_spelling_and_ruled_on(client: FlaskClient) -> None:
    page = client.get(f"{HERE}?dealer=E&calls=1+kőr+passz+1♠+kontra").text
    assert "East calls next." in page
    data = client.get(f"{HERE}.json?dealer=E&calls=1h p 1s dbl").get_json()
    assert "next-call E" in str(data)


@pytest.mark.parametrize(
    ("calls", "why"),
    [("1h p hm 2h", "Call no. 3 cannot be read: “hm”."), ("1s 1h", "is not higher than"), ("1s p x", "may double")],
)
def test_what_cannot_be_read_or_is_not_legal_is_told_and_asked_again(client: FlaskClient, calls: str, why: str) -> None:
    answer = client.get(HERE, query_string={"dealer": "N", "calls": calls})
    assert answer.status_code == 422
    assert why in re.sub(r"<[^>]+>", "", answer.text)
    assert 'id="calls"' in answer.text


def test_calls_are_tapped_one_by_one_and_only_legal_ones_are_offered(client: FlaskClient) -> None:
    page = client.get(f"{HERE}?dealer=E&calls-tapped=1H,pass,1S,X").text
    offered = set(re.findall(r'name="calls-tapped" value="1H,pass,1S,X,([^"]+)"', page))
    assert offered == {"pass", "XX", *ORDER[ORDER.index("1NT") :]}
    assert 'value="1H,pass,1S,X">That is all so far' in page
    assert "calls-tapped=1H%2Cpass%2C1S" in page  # undo


def test_nothing_has_been_called_yet_is_an_answer(client: FlaskClient) -> None:
    assert "Nobody has called yet" in client.get(f"{HERE}?dealer=N").text
    assert "North calls next." in client.get(f"{HERE}?dealer=N&calls=").text


@pytest.mark.parametrize("tapped", ["foo", "1H,foo", "1H,1C", "pass," * 60, "1H!,!,x!"])
def test_taps_that_make_no_sense_do_no_harm(client: FlaskClient, tapped: str) -> None:
    assert client.get(HERE, query_string={"dealer": "N", "calls-tapped": tapped}).status_code == 200


# In the quiz


def test_auctions_to_practise_are_those_of_the_hands() -> None:
    for seed in range(60):
        _, scenario = draw("bridge", "legal-calls", seed)
        table = scenario.table
        assert isinstance(table, Table)
        if not any(entry.note for entry in table.entries):
            whole, _ = bid_out(table.deal)
            called = tuple(entry.call for entry in table.entries)
            assert whole.calls[: len(called)] == called


def test_who_passes_out_of_turn_is_shown_where_that_player_sits() -> None:
    deal = draw_weak_deal(Random(1))  # noqa: S311
    seats = (Seat.NORTH, Seat.SOUTH, Seat.WEST, Seat.NORTH)
    opened = Auction(Seat.NORTH, (Call.parse("1H"),)).calls[0]
    entries = [Entry(seat, opened if place == 0 else Call.parse("pass")) for place, seat in enumerate(seats)]
    rows = Table(deal, tuple(entries)).rows
    assert [[bool(cell) for cell in row] for row in rows] == [[False, True, False, True], [True, True, False, False]]


def test_all_pass_only_on_hands_that_nobody_opens() -> None:
    for seed in range(5):
        deal = draw_weak_deal(Random(seed))  # noqa: S311
        assert max(weigh(deal.hands[seat]).points for seat in SEATS) < 12


@pytest.mark.parametrize(
    ("family", "part", "right", "laws"),
    [
        ("legal-calls", "double", "neither", {"bridge:19A1", "bridge:19B1"}),
        ("legal-calls", "double", "redouble", {"bridge:19B1"}),
        ("contract-and-declarer", "doubled", "X", {"bridge:19D"}),
        ("auction-over", "next", "nobody", {"bridge:22A", "bridge:22B"}),
        ("auction-over", "cancelled", "two", {"bridge:17D3"}),
    ],
)
def test_a_wrong_answer_quotes_the_paragraph_that_decides(family: str, part: str, right: str, laws: set[str]) -> None:
    quoted = set[str]()
    for seed in range(40):
        scenario = draw("bridge", family, seed)[1]
        for asked in (one for one in scenario.every_part if one.name == part and isinstance(one, OneOf)):
            wrong = next(option.value for option in asked.options if option.value != right)
            marked = next(one for one in mark(scenario, {part: [wrong]}) if one.part is asked)
            quoted |= {marked.reference} if marked.right == right else set()
    assert quoted == laws
