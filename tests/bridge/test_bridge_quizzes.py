"""Marks in bridge quizzes name the law and the neighbouring fact that a director would name."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from engine.bridge.revoke.circumstance import Later, Winner
from engine.bridge.revoke.transfer import TRICKS
from engine.bridge.table.call import DOUBLE, PASS, Bid, Call
from engine.bridge.table.deal import draw_deal
from engine.bridge.table.meaning import Meaning, Purpose, points
from engine.bridge.table.seat import SEATS, Seat
from engine.text import Text, say
from quizzes.bridge.picture import Entry, Table
from quizzes.bridge.wrong_cards.wrong_count.fourteen import Misdeal
from quizzes.family import Scenario
from quizzes.marking import mark
from tests.games import draw


def test_partner_winning_the_revoke_trick_is_the_neighbour_of_the_revoker_winning_it() -> None:
    for seed in range(300):
        _, scenario = draw("bridge", "revoke-tricks", seed)
        facts = scenario.cases[0].facts.known
        if facts["winner"] is Winner.PARTNER and facts["later"] is Later.SOME:
            (one,) = mark(scenario, {"transfer": ["2"]})
            assert one.step.issue is TRICKS
            assert one.step.law.references[0] == "bridge:64A2"
            assert one.neighbour
            assert (one.neighbour.fact.name, one.neighbour.value) == ("winner", Winner.REVOKER)
            return
    pytest.fail("no such scenario was drawn")


def test_a_part_that_never_came_up_is_explained_by_what_settled_the_matter_before_it() -> None:
    for seed in range(100):
        _, scenario = draw("bridge", "revoke-established", seed)
        outcome, *rest = mark(scenario, {"card": ["hand"]})
        if outcome.right == "established" and rest:
            (card,) = rest
            assert card.step is outcome.step or card.step.law.references == outcome.step.law.references
            assert card.step.law.references[0].startswith("bridge:63A")
            return
    pytest.fail("no such scenario was drawn")


def test_a_later_trick_is_the_neighbour_of_one_trick_for_none() -> None:
    for seed in range(300):
        _, scenario = draw("bridge", "revoke-tricks", seed)
        facts = scenario.cases[0].facts.known
        if facts["winner"] is Winner.OPPONENTS and facts["later"] is Later.NONE:
            (one,) = mark(scenario, {"transfer": ["1"]})
            assert one.reference == "bridge:64B1"
            assert one.neighbour
            assert (one.neighbour.fact.name, one.neighbour.value) == ("later", Later.SOME)
            return
    pytest.fail("no such scenario was drawn")


INSUFFICIENT = ("ruling", "accepted", "lowest", "other", "double", "again", "artificial")


def insufficient_bids() -> Iterator[Scenario]:
    for name in INSUFFICIENT:
        yield from (draw("bridge", f"insufficient-{name}", seed)[1] for seed in range(60))


def test_the_picture_stops_at_the_moment_of_the_ruling() -> None:
    for scenario in insufficient_bids():
        for moment in scenario.moments:
            table, asked = moment.table, [part.name for part in moment.parts]
            if isinstance(table, Table) and "lead" not in asked:
                assert table.contract is None
                assert [entry for entry in table.entries[-2:] if entry.note], "nothing but what came of it at once"


def told_meanings(texts: tuple[Text, ...]) -> Iterator[tuple[Call | None, Meaning]]:
    for text in texts:
        values = dict(text.values)
        if isinstance(meaning := values.get("meaning"), Meaning):
            call = DOUBLE if "double" in text.message else PASS if "pass" in text.message else values.get("call")
            yield call if isinstance(call, Call) else None, meaning


def has_passed(table: object) -> bool:
    """Had the offender passed before the insufficient bid?"""
    assert isinstance(table, Table)
    (place, *_) = (place for place, entry in enumerate(table.entries) if entry.note)
    return Entry(table.entries[place].seat, PASS) in table.entries[:place]


def test_meanings_are_such_as_people_play() -> None:
    for scenario in insufficient_bids():
        for moment in scenario.moments:
            for call, meaning in told_meanings(moment.story):
                assert meaning.low < meaning.high
                if call == DOUBLE and meaning.purpose is Purpose.TAKEOUT:
                    assert max(meaning.lengths) < 5
                    assert meaning.high < 12 or not has_passed(moment.table or scenario.table)


def test_nobody_passes_a_good_hand_that_could_bid() -> None:
    for scenario in insufficient_bids():
        for moment in scenario.later:
            passing = [text for text in moment.story if text.message == "{player} passes instead."]
            for text in passing:
                assert isinstance(moment.table, Table)
                assert points(moment.table.deal.hands[dict(text.values)["player"]]) < 12  # type: ignore[index]


def test_one_call_has_one_meaning() -> None:
    for scenario in insufficient_bids():
        for moment in scenario.moments:
            told = [call for call, _ in told_meanings(moment.story) if call]
            assert len(set(told)) == len(told)


def quoted(family: str, name: str, right: object, wrong: str) -> set[str]:
    """The paragraphs that a wrong answer to a part quotes where another is right."""
    scenarios = (draw("bridge", family, seed)[1] for seed in range(120))
    marks = (one for scenario in scenarios for one in mark(scenario, {name: [wrong]}) if one.part.name == name)
    return {one.reference for one in marks if one.right == right}


def test_a_part_quotes_the_paragraph_that_decides_it() -> None:
    assert quoted("insufficient-again", "standing", "replacement", "bid") == {"bridge:27C"}
    assert "bridge:27B1a" in quoted("insufficient-again", "partner", "free", "throughout")
    assert "bridge:27B1a" in quoted("insufficient-ruling", "lead", frozenset(), "spades")
    assert "bridge:64B2" in quoted("revoke-exceptions", "transfer", "1", "2")
    assert "bridge:62C3" not in quoted("revoke-both-sides", "transfer", "0", "1")
    assert "bridge:64B8" in quoted("revoke-both-sides", "transfer", "0", "1")


def test_nobody_leads_the_suit_of_an_unnoticed_revoke_to_the_next_trick() -> None:
    for seed in range(120):
        _, scenario = draw("bridge", "revoke-both-sides", seed)
        table = scenario.table
        assert isinstance(table, Table)
        for trick, after in pairwise(table.tricks):
            lead = after.plays[0]
            for play in trick.plays:
                if play in table.wrong and play.player is lead.player:
                    assert lead.card.suit is not trick.suit


def test_what_replaces_a_withdrawn_call_shares_its_cell_and_no_row_is_left_empty() -> None:
    deal = draw_deal(Random(1))  # noqa: S311
    withdrawn = say("withdrawn")
    south, west, north, east = (Seat.parse(letter) for letter in "SWNE")
    calls = [
        Entry(south, Bid.parse("1H"), withdrawn),
        Entry(west, DOUBLE, withdrawn),
        Entry(south, Bid.parse("2H")),
        Entry(west, PASS),
        Entry(north, PASS),
        Entry(east, PASS),
    ]
    first, second = Table(deal, tuple(calls)).rows
    assert first == ((), (), (), (calls[0], calls[2]))
    assert second == ((calls[1], calls[3]), (calls[4],), (calls[5],), ())


def test_every_auction_has_a_call_in_every_row_and_all_calls_in_order() -> None:
    for name in ("insufficient-ruling", "insufficient-other", "insufficient-again", "revoke-tricks"):
        for seed in range(40):
            for moment in draw("bridge", name, seed)[1].moments:
                if isinstance(moment.table, Table):
                    shown = [entry for row in moment.table.rows for cell in row for entry in cell]
                    assert sorted(map(id, shown)) == sorted(map(id, moment.table.entries))
                    assert all(any(row) for row in moment.table.rows)


def test_a_misdeal_shows_fourteen_cards_and_twelve() -> None:
    for seed in range(60):
        table = draw("bridge", "count-fourteen", seed)[1].table
        assert isinstance(table, Table)
        assert isinstance(table.deal, Misdeal)
        assert sorted(len(hand) for hand in table.deal.hands.values()) == [12, 13, 13, 14]


def test_nobody_plays_a_card_that_is_missing() -> None:
    for seed in range(120):
        scenario = draw("bridge", "count-missing", seed)[1]
        (card,) = {value for text in scenario.story for name, value in text.values if name == "card"}
        table = scenario.table
        assert isinstance(table, Table)
        assert card not in {play.card for trick in table.tricks for play in trick.plays}


def test_who_calls_with_a_wrong_hand_is_seen_to_do_so() -> None:
    for seed in range(60):
        scenario = draw("bridge", "wrong-hand", seed)[1]
        marked = [entry for entry in scenario.table.entries if entry.note] if isinstance(scenario.table, Table) else []
        right = scenario.parts[0].read(scenario.verdicts[0])
        assert len(marked) <= 1
        assert not marked or right in ("nobody", str(marked[0].seat))
        assert right in ("nobody", *map(str, SEATS))
