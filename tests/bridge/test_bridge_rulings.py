"""Bridge as a whole: the full scoring table, and any facts at all lead to one ruling that can be carried out."""

from itertools import product
from typing import Any, get_origin

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.bridge.appeal.appeal import APPEAL
from engine.bridge.claim.claim import CLAIM
from engine.bridge.claim.trick_back import TRICK_BACK_TOPIC
from engine.bridge.effect import call, information, play
from engine.bridge.effect.information import CheckAtEnd, LeadLimit
from engine.bridge.effect.play import MayTakeBack, Transfer, TransferLater
from engine.bridge.effect.result import PairsGet
from engine.bridge.effect.score import Imps, Matchpoints, Score
from engine.bridge.information.question import QUESTION
from engine.bridge.information.wrong_explanation import WRONG_EXPLANATION
from engine.bridge.irregular_call.call_out_of_turn import CALL_OUT_OF_TURN
from engine.bridge.irregular_call.exposed_in_auction import EXPOSED_IN_AUCTION
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.insufficient import InsufficientBid, SoFar
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID, PARTNER_PASSES
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD, WITHDRAWN_CALL, WithdrawnCall
from engine.bridge.irregular_play.lead_out_of_turn import LEAD_OUT_OF_TURN
from engine.bridge.irregular_play.penalty_card import PENALTY_CARD
from engine.bridge.irregular_play.premature_play import PREMATURE_PLAY
from engine.bridge.play.designation import DESIGNATION
from engine.bridge.play.legal_play import LEGAL_PLAY
from engine.bridge.play.played_card import PLAYED_CARD
from engine.bridge.revoke.circumstance import Later, OtherRevoke, Role, Winner
from engine.bridge.revoke.incident import Revoke
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.revoke.revoke_damage import REVOKE_DAMAGE
from engine.bridge.score.imps import IMPS, STEPS
from engine.bridge.score.matchpoints import MATCHPOINTS
from engine.bridge.score.results import Results, TableResult
from engine.bridge.score.score import SCORE, PlayedBoard
from engine.bridge.score.score_correction import SCORE_CORRECTION
from engine.bridge.table.auction import Auction, LastBid
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Call, Doubled, Strain
from engine.bridge.table.duty import Person
from engine.bridge.table.meaning import Asks, Meaning, Purpose
from engine.bridge.table.seat import Seat
from engine.bridge.wrong_cards.wrong_board import WRONG_BOARD
from engine.bridge.wrong_cards.wrong_count import WRONG_COUNT
from engine.case import Case
from engine.effect import Effect, Governs
from engine.fact import Facts, Impossible, Missing
from engine.law import AnyTopic, GoTo, Verdict
from engine.question import Fact
from tests.ruling_cases import load_cases

CASES = [case for case in load_cases("bridge") if not case.refused]
BRIDGE = (
    WRONG_COUNT,
    WRONG_BOARD,
    EXPOSED_IN_AUCTION,
    QUESTION,
    WRONG_EXPLANATION,
    INSUFFICIENT_BID,
    CALL_OUT_OF_TURN,
    INADMISSIBLE_CALL,
    WITHDRAWN_CALL,
    PLAYED_CARD,
    DESIGNATION,
    LEAD_OUT_OF_TURN,
    PENALTY_CARD,
    LEGAL_PLAY,
    PREMATURE_PLAY,
    REVOKE,
    REVOKE_DAMAGE,
    CLAIM,
    TRICK_BACK_TOPIC,
    SCORE,
    IMPS,
    MATCHPOINTS,
    SCORE_CORRECTION,
    APPEAL,
)

# The tables of Law 77, as they are printed

DOUBLES = (Doubled.NO, Doubled.DOUBLED, Doubled.REDOUBLED)
TRICKS_IN_SUIT = {
    Strain.CLUBS: (20, 40, 80),
    Strain.DIAMONDS: (20, 40, 80),
    Strain.HEARTS: (30, 60, 120),
    Strain.SPADES: (30, 60, 120),
}
FIRST_IN_NO_TRUMPS, FURTHER_IN_NO_TRUMPS = (40, 80, 160), (30, 60, 120)
OVERTRICKS = {False: (None, 100, 200), True: (None, 200, 400)}
BONUSES = {"game": (300, 500), "partscore": (50, 50), 6: (500, 750), 7: (1000, 1500)}
FOR_MAKING_IT = (0, 50, 100)
UNDERTRICKS = {  # the first, the second and third, each further one
    False: ((50, 50, 50), (100, 200, 300), (200, 400, 600)),
    True: ((100, 100, 100), (200, 300, 300), (400, 600, 600)),
}


def tricks_column(strain: Strain, doubled: int) -> list[int]:
    """The value of each of the seven tricks over six."""
    if strain is Strain.NO_TRUMPS:
        return [FIRST_IN_NO_TRUMPS[doubled]] + [FURTHER_IN_NO_TRUMPS[doubled]] * 6
    return [TRICKS_IN_SUIT[strain][doubled]] * 7


def undertricks_column(vulnerable: bool, doubled: int) -> list[int]:
    """The price of each of thirteen undertricks."""
    first, second_and_third, further = UNDERTRICKS[vulnerable][doubled]
    return [first, second_and_third, second_and_third] + [further] * 10


def look_up(contract: Bid, doubled: int, vulnerable: bool, tricks: int) -> int:
    """The score by running down the columns."""
    over_six, level = tricks - 6, contract.level
    if over_six < level:
        return -sum(undertricks_column(vulnerable, doubled)[: level - over_six])
    values = tricks_column(contract.strain, doubled)
    bid = sum(values[:level])
    beyond = [OVERTRICKS[vulnerable][doubled] or value for value in values[level:over_six]]
    kinds = ["game" if bid >= 100 else "partscore", level]
    bonuses = [BONUSES[kind][vulnerable] for kind in kinds if kind in BONUSES]
    return bid + sum(beyond) + sum(bonuses) + FOR_MAKING_IT[doubled]


def test_every_contract_with_every_number_of_tricks_scores_what_the_printed_table_says() -> None:
    wrong, count = [], 0
    for contract, doubled, vulnerable, tricks in product(Bid.every(), DOUBLES, (False, True), range(14)):
        board = PlayedBoard(passed_out=False, contract=contract, doubled=doubled, vulnerable=vulnerable, tricks=tricks)
        (score,) = SCORE.decide(board).effects
        expected = look_up(contract, DOUBLES.index(doubled), vulnerable, tricks)
        count += 1
        if not isinstance(score, Score) or not score.points == score.bill.total == expected:
            wrong.append((str(contract), doubled.words, vulnerable, tricks, str(score), expected))
    assert wrong == []
    assert count == 35 * 3 * 2 * 14
    print(f"{count} scores agree with the printed table")


# What the cases cover


def stated(topic: AnyTopic, name: str) -> set[Any]:
    return {case.state().known[name] for case in CASES if case.topic is topic and name in case.facts}


def test_the_score_cases_show_every_level_strain_double_and_vulnerability() -> None:
    contracts = stated(SCORE, "contract")
    assert {contract.level for contract in contracts} == set(range(1, 8))
    assert {contract.strain for contract in contracts} == set(Strain)
    assert stated(SCORE, "doubled") == set(Doubled)
    assert stated(SCORE, "vulnerable") == stated(SCORE, "passed_out") == {True, False}
    print(f"{sum(case.topic is SCORE for case in CASES)} scores, {len(contracts)} of 35 contracts")


def test_the_cases_stand_on_both_sides_of_every_limit_of_the_imp_table() -> None:
    differences = {abs(sum(case.facts.values())) for case in CASES if case.topic is IMPS and "ours" in case.facts}
    limits = {limit for step in STEPS for limit in (step - 10, step)}
    assert limits - differences == set()
    print(f"{len(limits)} IMP limits have a case")


def questions(case: Case) -> frozenset[str]:
    """The facts that a case states and its verdict reads."""
    return frozenset(name for step in case.topic.decide(case.state()).steps for name in step.read)


@pytest.mark.parametrize("topic", BRIDGE, ids=lambda topic: topic.name)
def test_every_question_is_read_in_some_case(topic: AnyTopic) -> None:
    read = {name for case in CASES if case.topic is topic and is_decided(case) for name in questions(case)}
    asked = {name for name, fact in topic.facts.outline().table.items() if not fact.is_open_point}
    assert asked - read == set()


def is_decided(case: Case) -> bool:
    """Whether the case reaches a verdict at all; if not, its own test says so."""
    try:
        case.topic.decide(case.state())
    except (Missing, Impossible):
        return False
    return True


# Any facts at all


@st.composite
def meanings(draw: st.DrawFn) -> Meaning:
    low, high = sorted((draw(st.integers(0, 40)), draw(st.integers(0, 40))))
    lengths = draw(st.tuples(*[st.integers(0, 5)] * 4).filter(lambda lengths: sum(lengths) <= 13))
    shows = draw(st.frozensets(st.sampled_from(Strain), max_size=2))
    purpose, asks = draw(st.sampled_from(Purpose)), draw(st.sampled_from(Asks))
    return Meaning(low, high, lengths, shows, purpose, asks, draw(st.booleans()))


MEANINGS = st.sampled_from(
    [
        Meaning.parse(text)
        for text in ("6-10.0500.H.natural", "7-10.0600.H.natural", "0-40.0500.H.transfer", "8-40.0000..ask.majors")
    ]
)


LIKELY: dict[str, tuple[Any, ...]] = {  # answers behind which most of the laws stand
    "able": (True,) * 9,
    "accepted": (SoFar.REFUSED,) * 9,
    "both_sides": (False,) * 3,
    "penalty_card": (False,) * 3,
    "other": (OtherRevoke.NONE,) * 3,
    "trick": (11, 12) * 2,
    "replacement": (PASS, DOUBLE, REDOUBLE) * 12,
}


def answers(fact: Fact) -> st.SearchStrategy[Any]:
    """Every answer that a question can have, the likely ones more often."""
    if fact.name in LIKELY:
        return st.sampled_from((*LIKELY[fact.name], *fact.values()))
    if fact.type is Meaning:
        return meanings() | MEANINGS
    if get_origin(fact.type) is frozenset:
        return st.frozensets(st.sampled_from(fact.values()))
    if get_origin(fact.type) is tuple:
        return st.lists(st.sampled_from(fact.among), max_size=8).map(tuple)
    return st.sampled_from(fact.values())


def state(facts: type[Facts], known: dict[str, Any]) -> Facts:
    """The facts, or another try if they cannot be so."""
    try:
        return facts.suppose(**known)
    except Impossible:
        assume(False)
        raise


def incidents(topic: AnyTopic) -> st.SearchStrategy[Facts]:
    table = topic.facts.outline().table
    known = st.fixed_dictionaries({name: answers(fact) for name, fact in table.items()})
    return known.map(fit).map(lambda known: state(topic.facts, known))


def fit(known: dict[str, Any]) -> dict[str, Any]:
    """Facts that depend on each other brought into reach, so that most incidents can happen."""
    if "also" in known:
        for name in ("also", "tricks", "played"):  # everything is stated in detail
            del known[name]
        known["two.after"] %= 12 - known["two.between"]
    if "last" in known:
        known["bid"], known["last"] = sorted((known["bid"], known["last"]))
    return known


def count(verdict: Verdict, kind: type[Effect]) -> int:
    return sum(isinstance(one, kind) for one in verdict.effects)


def leads_to(verdict: Verdict, topic: AnyTopic) -> int:
    return sum(isinstance(one, GoTo) and one.topic is topic for one in verdict.effects)


ANY_FACTS = settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])


@given(incidents(REVOKE))
@ANY_FACTS
def test_totality_a_revoke_is_either_corrected_or_established_or_none(revoke: Revoke) -> None:
    verdict = REVOKE.decide(revoke)
    ways = {play.NO_REVOKE, play.ESTABLISHED, play.CORRECT_IT, play.CORRECT_BOTH}
    assert len(ways & set(verdict.effects)) + leads_to(verdict, PENALTY_CARD) == 1
    if play.ESTABLISHED in verdict.effects:
        assert count(verdict, Transfer) + count(verdict, TransferLater) == count(verdict, CheckAtEnd) == 1
    if play.CORRECT_IT in verdict.effects:
        assert len({play.PENALTY_CARD, play.NO_PENALTY_CARD} & set(verdict.effects)) == 1


@given(incidents(REVOKE))
@ANY_FACTS
def test_totality_no_more_tricks_are_transferred_than_the_side_won_from_the_revoke_on(revoke: Revoke) -> None:
    effects, two = REVOKE.decide(revoke).effects, revoke.two
    transfers = [one.tricks for one in effects if isinstance(one, Transfer)]
    most = (revoke.winner is not Winner.OPPONENTS) + (revoke.later is Later.SOME)
    if play.OF_BOTH_REVOKES in effects:
        most = 4 if revoke.reading.twice else (two.earlier is not Winner.OPPONENTS) + two.won_later
    assert len(transfers) <= 1
    assert all(0 <= tricks <= most for tricks in transfers)


@given(incidents(REVOKE))
@ANY_FACTS
def test_totality_only_a_defender_gets_a_penalty_card(revoke: Revoke) -> None:
    effects = REVOKE.decide(revoke).effects
    if play.PENALTY_CARD in effects or play.ITS_CARD_PENALTY in effects:
        assert revoke.revoker is Role.DEFENDER or revoke.both_sides
    if MayTakeBack(Person.PARTNER) in effects:
        assert MayTakeBack(Person.OPPONENTS) in effects


@given(incidents(INSUFFICIENT_BID))
@ANY_FACTS
def test_totality_an_insufficient_bid_ends_in_one_way(bid: InsufficientBid) -> None:
    verdict = INSUFFICIENT_BID.decide(bid)
    effects = set(verdict.effects)
    stand = {call.BID_STANDS, call.SECOND_STANDS, call.REPLACEMENT_STANDS}
    ways = stand | {call.REPLACEMENT_CANCELLED, call.LHO_CHOOSES}
    assert len(ways & effects) + count(verdict, Governs) + count(verdict, GoTo) == 1
    assert not {PARTNER_PASSES, call.NO_RECTIFICATION} <= effects
    assert not {information.INFORMATION_FREE, information.WITHDRAWN_INFORMATION} <= effects
    assert (call.MUST_REPLACE in effects) == (call.REPLACEMENT_CANCELLED in effects)
    assert (PARTNER_PASSES in effects) == (LEAD_LIMIT_AHEAD in effects)
    assert not {LEAD_LIMIT_AHEAD, information.LEAD_FREE} <= effects


@given(incidents(WITHDRAWN_CALL))
@ANY_FACTS
def test_totality_a_suit_that_the_offender_specified_is_never_forbidden(withdrawn: WithdrawnCall) -> None:
    (effect,) = WITHDRAWN_CALL.decide(withdrawn).effects
    if isinstance(effect, LeadLimit):
        assert effect.suits
        assert effect.suits.isdisjoint(withdrawn.specified)
        assert len(effect.suits | withdrawn.specified) == 4
    else:
        assert effect == information.LEAD_FREE


@pytest.mark.parametrize(
    ("calls", "state"),
    [
        ("1S", LastBid.THEIRS),
        ("1S pass pass", LastBid.THEIRS),
        ("1H X", LastBid.OURS_DOUBLED),
        ("1H pass", LastBid.OURS),
        ("1H X XX", LastBid.THEIRS_DOUBLED),
        ("1S X XX pass pass", LastBid.THEIRS_DOUBLED),
        ("1H X XX pass", LastBid.OURS_REDOUBLED),
    ],
)
def test_what_may_be_doubled_is_what_the_auction_allows(calls: str, state: LastBid) -> None:
    auction = Auction(Seat.NORTH, tuple(Call.parse(text) for text in calls.split()))
    assert [state.allows(one) for one in (DOUBLE, REDOUBLE)] == [auction.may_double(one) for one in (DOUBLE, REDOUBLE)]
    assert not state.allows(PASS)


# What a strength without an upper limit is


@pytest.mark.parametrize("text", ["12-40", "12-", "12+"])
def test_no_upper_limit_is_written_in_three_ways_and_is_one_meaning(text: str) -> None:
    assert str(Meaning.parse(f"{text}.5000.S.natural")) == "12+.5000.S.natural"


@pytest.mark.parametrize("text", ["", "-", "+", "12", "x-9", "9-5", "12-99", "12-?"])
def test_what_is_no_strength_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Meaning.parse(f"{text}.5000.S.natural")


def test_an_open_top_alone_never_makes_a_call_another_by_arithmetic() -> None:
    opening, unlimited, stronger = (Meaning.parse(f"{text}.5000.S.natural") for text in ("12-21", "12+", "15+"))
    assert not unlimited.is_inside(opening)
    assert unlimited.is_near(opening)
    assert opening.is_inside(unlimited)
    assert stronger.is_near(opening)
    assert not Meaning.parse("22+.5000.S.natural").is_near(opening)


# Comparisons are fair


def imps_of(ours: int, team_mates: int) -> int:
    (result,) = IMPS.decide(IMPS.facts.suppose(ours=ours, team_mates=team_mates)).effects
    assert isinstance(result, Imps)
    return result.imps


def units_of(score: int, others: tuple[int, ...]) -> int:
    (result,) = MATCHPOINTS.decide(MATCHPOINTS.facts.suppose(score=score, others=others)).effects
    assert isinstance(result, Matchpoints)
    return result.units


SCORES = st.integers(-760, 760).map(lambda tens: 10 * tens)


@given(SCORES, SCORES)
def test_what_one_team_wins_in_imps_the_other_loses(ours: int, team_mates: int) -> None:
    assert imps_of(ours, team_mates) == -imps_of(-ours, -team_mates)


@given(st.lists(SCORES, min_size=1, max_size=12))
def test_the_units_of_a_field_add_up_to_two_for_each_pair_of_results(scores: list[int]) -> None:
    others = [(*scores[:place], *scores[place + 1 :]) for place in range(len(scores))]
    units = [units_of(score, rest) for score, rest in zip(scores, others, strict=True)]
    assert sum(units) == len(scores) * (len(scores) - 1)
    field = MATCHPOINTS.decide(
        MATCHPOINTS.facts.suppose(field=Results(tuple(TableResult(None, one) for one in scores)))
    )
    found = [one for one in field.effects if isinstance(one, PairsGet)]
    assert [one.north_south for one in found] == units
    assert [one.east_west for one in found] == [2 * (len(scores) - 1) - one for one in units]
