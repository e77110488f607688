"""Rulings on calls never contradict themselves: over every ruling that the diagrams of the topics on calls lead to."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.bridge.effect import call, change, inadmissible, information, turn
from engine.bridge.effect.call import MustPass, NextBidOver
from engine.bridge.effect.information import LeadLimit, LeadLimitAhead
from engine.bridge.game import GAME
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL
from engine.bridge.table.auction import Auction
from engine.bridge.table.duty import Person, Until
from engine.diagram import diagram_of, has_chart
from engine.effect import Effect
from engine.fact import Missing
from engine.law import AnyTopic, Verdict
from engine.node import SEVERAL, Question
from quizzes.bridge.picture import Entry, Table
from tests.engine.walk import Known, is_possible, stated_in_cases
from tests.games import SHELVES, draw
from tests.ruling_cases import load_cases

ON_CALLS = [
    topic
    for chapter in GAME.chapters
    for topic in chapter.topics
    if chapter.name in ("auction", "irregular_call") and has_chart(topic)
]
each_topic = pytest.mark.parametrize("topic", ON_CALLS, ids=lambda topic: topic.name)
MOST_STATED = 3  # answers of the cases to a question that no diagram lists


@cache
def representatives(topic: AnyTopic) -> dict[str, tuple[Any, ...]]:
    """For each question that the diagram asks, one answer of each way out of it."""
    found: dict[str, dict[Any, None]] = {}
    for node in diagram_of(topic).nodes:
        if isinstance(node, Question):
            listed = (tuple(node.answers) if not edge.values else edge.values[:2] for edge in node.edges)
            answers = (value for values in listed for value in values if value is not SEVERAL)
            found.setdefault(node.fact.name, {}).update(dict.fromkeys(answers))
    return {name: tuple(values) for name, values in found.items()}


def answers(topic: AnyTopic, name: str) -> tuple[Any, ...]:
    told = representatives(topic).get(name, ())
    stated = stated_in_cases(topic.game).get((topic.name, name), ())[:MOST_STATED]
    return tuple(dict.fromkeys((*told, *stated))) or topic.facts.outline().table[name].values()


def follow(topic: AnyTopic, known: Known) -> Iterator[tuple[Known, Verdict]]:
    """Every ruling that can come of what is known."""
    try:
        yield known, topic.decide(topic.facts.suppose(**known))
    except Missing as missing:
        for value in answers(topic, missing.name):
            further = known | {missing.name: value}
            if is_possible(topic, further):
                yield from follow(topic, further)


@cache
def rulings(topic: AnyTopic) -> tuple[tuple[Known, Verdict], ...]:
    """What the diagram leads to, and what the cases add: other readings, and answers that no diagram lists."""
    cases = [case.state().known for case in load_cases("bridge") if case.topic is topic and not case.refused]
    return (*follow(topic, {}), *((known, topic.decide(topic.facts.suppose(**known))) for known in cases))


def kinds(verdict: Verdict, *some: type[Effect]) -> list[Effect]:
    return [effect for effect in verdict.effects if isinstance(effect, some)]


@each_topic
def test_every_law_of_the_topic_speaks_in_some_of_these_rulings(topic: AnyTopic) -> None:
    spoke = {step.law for _, verdict in rulings(topic) for step in verdict.spoken}
    assert [law.name for law in topic.laws if law not in spoke] == []
    print(f"{topic.name}: {len(rulings(topic))} rulings")


@each_topic
def test_nobody_has_to_pass_for_two_lengths_of_time(topic: AnyTopic) -> None:
    """Under 37B and 38C both partners are silenced, and alike."""
    for known, verdict in rulings(topic):
        duties = kinds(verdict, MustPass)
        assert len(duties) <= 1, known
        if duties and any(one.startswith(("bridge:37B", "bridge:38C")) for one in verdict.citations):
            assert duties == [MustPass(Person.SIDE, Until.THROUGHOUT)], known


@each_topic
def test_a_lead_is_never_forbidden_after_a_comparable_call(topic: AnyTopic) -> None:
    for known, verdict in rulings(topic):
        if kinds(verdict, LeadLimit, LeadLimitAhead):
            free = {information.LEAD_FREE, information.NO_NEW_LIMIT, information.INFORMATION_FREE}
            assert free.isdisjoint(verdict.effects), known
            assert {"bridge:26A", "bridge:23B", "bridge:27B1a"}.isdisjoint(verdict.citations), known


STANDS = (
    (call.BID_STANDS, call.BID_WITHDRAWN),
    (call.REPLACEMENT_STANDS, call.REPLACEMENT_CANCELLED),
    (call.REPLACEMENT_STANDS, call.REPLACEMENT_VOID),
    (call.SECOND_STANDS, call.REPLACEMENT_CANCELLED),
    (call.CALL_STANDS, call.CALL_CANCELLED),
    (call.CALL_STANDS, turn.TURN_RETURNS),
    (turn.IN_ROTATION, turn.TURN_RETURNS),
    (inadmissible.DOUBLE_LEGAL, inadmissible.CANCELLED),
    (inadmissible.DOUBLE_LEGAL, inadmissible.ALL_CANCELLED),
    (inadmissible.DOUBLE_LEGAL, inadmissible.SCORED_WITHOUT),
    (change.FIRST_STANDS, change.FIRST_WITHDRAWN),
    (change.FIRST_STANDS, change.CALL_CHANGED),
    (change.SECOND_CALL_STANDS, change.SECOND_CALL_CANCELLED),
)


@each_topic
def test_no_call_both_stands_and_is_cancelled(topic: AnyTopic) -> None:
    for known, verdict in rulings(topic):
        assert [pair for pair in STANDS if set(pair) <= set(verdict.effects)] == [], known


# A call that is cancelled counts for nothing


def test_the_next_bid_has_to_be_higher_than_the_bid_that_stands_only() -> None:
    for known, verdict in rulings(INSUFFICIENT_BID):
        (over,) = kinds(verdict, NextBidOver) or (None,)
        if call.BID_STANDS in verdict.effects:
            assert over == NextBidOver(known["bid"])
        elif call.SECOND_STANDS in verdict.effects:
            assert over == NextBidOver(known["replacement"])
        else:
            assert over is None, known


def test_every_suit_may_be_forbidden_but_those_of_the_legal_auction() -> None:
    for known, verdict in rulings(WITHDRAWN_CALL):
        for limit in kinds(verdict, LeadLimit):
            assert isinstance(limit, LeadLimit)
            assert len(limit.suits | known["specified"]) == 4
            assert limit.suits.isdisjoint(known["specified"])


VOID = ("withdrawn", "cancelled", "after the final pass")


def counts(entry: Entry) -> bool:
    return str(entry.note) not in VOID


def legal(table: Table) -> Iterator[Entry]:
    """The calls that count; after one that came after the final pass there is none."""
    for entry in table.entries:
        if str(entry.note) == VOID[-1]:
            return
        if counts(entry):
            yield entry


def auctions() -> Iterator[tuple[str, Table]]:
    """Pictures of whole auctions in which something was withdrawn or cancelled."""
    for family in SHELVES["bridge"].families:
        for seed in range(25):
            for moment in draw("bridge", family.name, seed)[1].moments:
                table = moment.table
                if isinstance(table, Table) and table.contract and not all(map(counts, table.entries)):
                    yield f"{family.name} {seed}", table


def test_a_cancelled_call_counts_neither_for_what_is_legal_nor_for_who_declares() -> None:
    found = list(auctions())
    for name, table in found:
        auction = Auction(table.deal.dealer)
        for entry in legal(table):
            assert entry.seat is auction.turn, name
            auction = auction.add(entry.call)
        assert auction.is_over, name
        assert auction.contract == table.contract, name
    assert len(found) > 20
    print(f"{len(found)} auctions with calls that count for nothing")
