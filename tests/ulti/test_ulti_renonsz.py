"""Renonsz in Ulti: every row has its law, every answer leads to a ruling, and what one pays the others get."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import pytest

from engine.fact import Impossible, Missing
from engine.inquiry import inquire
from engine.law import AnyTopic, Verdict
from engine.question import Fact
from engine.ulti.effect.auction import FaultPaid, Party
from engine.ulti.effect.settlement import Settle
from engine.ulti.game import GAME
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.deal_fault import DEAL_FAULT
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.renonsz import RENONSZ
from engine.ulti.table.bid import Bid, smallest_over
from engine.ulti.table.player import DEFENDERS, Player

TOPICS = (DEAL_FAULT, AUCTION_FAULT, PLAY_FAULT, RENONSZ)
CONTENT = Path(__file__).resolve().parent.parent.parent / "content" / "ulti" / "en"
ROWS = {"13.1": 6, "13.2": 7, "13.3": 12}
SOME_BIDS = tuple(map(Bid.parse, ("ulti", "40+ulti+4a", "b", "red-20+ulti+td")))
REVOKE = {"fault": "revoke", "called": "yes", "established": "yes"}
play = pytest.mark.parametrize("bid", [bid for bid in Bid.every() if bid.has_trump], ids=str)


def state(topic: AnyTopic, **written: str) -> Any:
    table = topic.facts.outline().table
    return topic.facts.suppose(**{name: table[name].parse(text) for name, text in written.items()})


def balance(verdict: Verdict) -> dict[Player, int]:
    return next(effect for effect in verdict.effects if isinstance(effect, Settle)).balance()


def labels(file: str) -> set[str]:
    return set(re.findall(r"^(?:#+ )?\[([\d.a-z]+)\]", (CONTENT / file).read_text(encoding="utf-8"), re.MULTILINE))


def innermost(found: set[str]) -> set[str]:
    return {label for label in found if not any(other.startswith(f"{label}.") for other in found)}


def test_every_row_and_every_case_of_a_row_has_a_law() -> None:
    cited = {reference for topic in TOPICS for law in topic.laws for reference in law.references}
    rows = labels("13.md")
    assert {f"ulti:{label}" for label in innermost(rows) | innermost(labels("10.md"))} - cited == set()
    assert Counter(row.rpartition(".")[0] for row in rows if re.fullmatch(r"13\.\d\.\d+", row)) == ROWS


def answers(fact: Fact) -> Iterator[object]:
    """Every answer; of bids a few, of large sets those with one member at most."""
    if fact.kind == "some":
        members = fact.values()
        sizes = range(3) if len(members) < 4 else range(2)
        yield from map(frozenset, chain.from_iterable(combinations(members, size) for size in sizes))
    else:
        yield from SOME_BIDS if fact.type is Bid else fact.values()


def explore(topic: AnyTopic, **known: object) -> Iterator[Verdict]:
    """The ruling at the end of every way through the questions."""
    try:
        yield topic.decide(topic.facts.suppose(**known))
    except Impossible:
        return
    except Missing as question:
        for answer in answers(topic.facts.outline().table[question.name]):
            yield from explore(topic, **known, **{question.name: answer})


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)
def test_every_answer_leads_to_a_ruling_that_adds_up_to_nothing(topic: AnyTopic) -> None:
    ends = 0
    for verdict in explore(topic):
        ends += 1
        assert verdict.effects
        assert all(str(effect.words()) for effect in verdict.effects)
        assert not any(sum(effect.balance().values()) for effect in verdict.effects if isinstance(effect, Settle))
    print(f"{topic.name}: {ends} ways through the questions")


def question(topic: AnyTopic, **written: str) -> str:
    with pytest.raises(Missing) as missing:
        topic.decide(state(topic, **written))
    return missing.value.name


def test_a_failure_to_follow_suit_takes_six_answers() -> None:
    known = REVOKE | {"offender": "left", "raised.bid": "d", "raised.kontra": ""}
    asked, given = [], dict[str, str]()
    while len(given) < len(known):
        asked.append(question(PLAY_FAULT, **given))
        given[asked[-1]] = known[asked[-1]]
    assert asked == ["fault", "called", "established", "offender", "raised.bid", "raised.kontra"]
    assert balance(PLAY_FAULT.decide(state(PLAY_FAULT, **given))) == {
        Player.DECLARER: 12,
        Player.RIGHT: 6,
        Player.LEFT: -18,
    }


def test_a_fault_that_did_not_happen_is_paid_by_the_player_who_had_the_tricks_looked_at() -> None:
    called = REVOKE | {"established": "no", "offender": "left", "raised.bid": "b", "raised.kontra_by": "left"}
    onward = inquire(GAME, PLAY_FAULT, called).onward
    assert onward
    assert onward.topic is RENONSZ
    found = {"breach": "no", "inspected": "yes", "caller": "right", "raised.rekontra_to": ""}
    verdict = inquire(GAME, RENONSZ, onward.written | found).verdict
    assert verdict
    assert "ulti:10.3.g" in verdict.citations
    assert balance(verdict) == {Player.DECLARER: 15, Player.RIGHT: -25, Player.LEFT: 10}


def test_a_fault_that_the_jury_finds_comes_back_established() -> None:
    onward = inquire(GAME, PLAY_FAULT, REVOKE | {"established": "no", "raised.bid": "b"}).onward
    assert onward
    back = inquire(GAME, RENONSZ, onward.written | {"breach": "yes", "material": "yes"}).onward
    assert back
    assert back.topic is PLAY_FAULT
    assert back.written == {"called": "yes", "established": "yes", "raised.bid": "b"}


@play
@pytest.mark.parametrize("factor", [1, 2, 4])
def test_a_defender_at_fault_pays_three_times_the_bid(bid: Bid, factor: int) -> None:
    parts = ",".join(map(str, sorted(bid.parts)))
    kontra, rekontra = parts if factor > 1 else "", parts if factor > 2 else ""
    raised = {"raised.bid": str(bid), "raised.kontra": kontra, "raised.rekontra": rekontra}
    worth = bid.total * factor
    for offender in DEFENDERS:
        verdict = PLAY_FAULT.decide(state(PLAY_FAULT, **REVOKE, offender=str(offender), **raised))
        expected = {Player.DECLARER: 2 * worth, offender: -3 * worth, offender.partner: worth}
        assert balance(verdict) == expected


@play
def test_the_declarer_at_fault_pays_the_bid_to_each_defender(bid: Bid) -> None:
    raised = {"raised.bid": str(bid), "raised.kontra": ""}
    verdict = PLAY_FAULT.decide(state(PLAY_FAULT, **REVOKE, offender="declarer", **raised))
    assert balance(verdict) == {Player.DECLARER: -2 * bid.total, Player.RIGHT: bid.total, Player.LEFT: bid.total}


@pytest.mark.parametrize("valid", Bid.every()[:-1], ids=str)
def test_a_bid_too_low_and_not_put_right_costs_the_next_bid_twice(valid: Bid) -> None:
    refused = state(AUCTION_FAULT, fault="too-low", in_play="no", corrects="no", valid=str(valid))
    expected = smallest_over(valid)
    assert expected
    paid = next(effect for effect in AUCTION_FAULT.decide(refused).effects if isinstance(effect, FaultPaid))
    assert paid.settlement.paid(Party.OFFENDER) == 4 * expected.total


@pytest.mark.parametrize("bid", [bid for bid in Bid.every() if bid.has_trump and not bid.red], ids=str)
def test_raising_to_red_without_waiting_costs_four_times_the_bid_to_each(bid: Bid) -> None:
    verdict = PLAY_FAULT.decide(
        state(PLAY_FAULT, fault="red", called="yes", established="yes", **{"raised.bid": str(bid)})
    )
    assert balance(verdict)[Player.RIGHT] == 4 * bid.total


@pytest.mark.parametrize("bid", Bid.every(), ids=str)
def test_announcing_is_a_fault_in_a_hundred_a_durchmars_and_without_trumps(bid: Bid) -> None:
    forbidden = "100" in str(bid.words()) or "durchmars" in str(bid.words()) or not bid.has_trump
    raised = {"raised.bid": str(bid), "raised.kontra": "", "raised.kontra_by": ""}
    facts = state(PLAY_FAULT, fault="announced", called="yes", established="yes", offender="declarer", **raised)
    effects = [str(effect) for effect in PLAY_FAULT.decide(facts).effects]
    assert ("no-renonsz" in effects) != forbidden
