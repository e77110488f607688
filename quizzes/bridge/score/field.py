"""A whole field to matchpoint: what came of a board at every table, and what a pair of either side gets for it."""

from random import Random
from typing import Any

from engine.bridge.effect.result import PairsGet
from engine.bridge.score.matchpoints import MATCHPOINTS, OneField
from engine.bridge.score.results import PlayedContract, Results, TableResult
from engine.bridge.table.call import Bid
from engine.bridge.table.seat import Seat, Side, vulnerability_of
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.score.two_tables import (
    LEVELS,
    Result,
    a_trick_apart,
    another_level,
    passed_out,
    play,
    sacrifice,
    tell_vulnerable,
)
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, Part

PLAYERS = {Side.NORTH_SOUTH: (Seat.NORTH, Seat.SOUTH), Side.EAST_WEST: (Seat.EAST, Seat.WEST)}
MANY = 36  # boards


def draw_results(rng: Random, board: int, tables: int) -> tuple[TableResult, ...]:
    """As tables differ: most play the same contract, with a trick more or less, and some another one."""
    vulnerable = vulnerability_of(board).sides
    side, strain = rng.choice(tuple(Side)), rng.choice(tuple(LEVELS))
    level = rng.choice(LEVELS[strain])
    usual = play(vulnerable, side, Bid(level=level, strain=strain), 6 + level + rng.choice((-1, 0, 0, 1)))
    ways = (a_trick_apart, a_trick_apart, another_level, sacrifice if level > 2 else passed_out)
    found = [usual, usual, *(rng.choice(ways)(rng, vulnerable, usual) for _ in range(tables - 2))]
    declarer = rng.choice(PLAYERS[side])
    return tuple(as_result(rng, one, declarer) for one in rng.sample(found, tables))


def as_result(rng: Random, result: Result, declarer: Seat) -> TableResult:
    """As it stands on a sheet; the same contract is mostly played by the same hand."""
    played = result.played
    if played.passed_out:
        return TableResult()
    by = declarer if result.side is declarer.side else rng.choice(PLAYERS[result.side])
    return TableResult(PlayedContract(played.contract, played.doubled, played.over, by))


def draw_field(rng: Random) -> Scenario:
    """Contracts with their results, or nothing but scores; one pair of each side is asked about, or one's own."""
    board, tables = rng.randint(1, MANY), rng.randint(4, 6)
    results = draw_results(rng, board, tables)
    return rng.choice((from_contracts, from_contracts, from_scores))(rng, board, results)


def from_contracts(rng: Random, board: int, results: tuple[TableResult, ...]) -> Scenario:
    """The scores have to be worked out first."""
    told = [
        say("Board {number} has been played at {tables|table}.", number=board, tables=len(results)),
        tell_vulnerable(vulnerability_of(board).sides),
    ]
    told += [say("Table {number}: {result}.", number=place, result=one) for place, one in enumerate(results, 1)]
    facts = OneField.suppose(field=Results(results), vulnerable=vulnerability_of(board))
    return asked(rng, told, facts)


def from_scores(rng: Random, board: int, results: tuple[TableResult, ...]) -> Scenario:
    """The sheet has North–South's scores already."""
    scores = tuple(one.score(vulnerability_of(board)) for one in results)
    told = [
        say("On board {number}, North–South have from table 1 on: {scores|and}.", number=board, scores=scores),
    ]
    facts = OneField.suppose(field=Results(tuple(TableResult(points=one) for one in scores)))
    return asked(rng, told, facts)


def asked(rng: Random, told: list[Text], facts: OneField) -> Scenario:
    """About a pair of each side, in the room of the director; or about one's own pair, at its table."""
    tables = len(facts.field)
    case, first, other = Case(MATCHPOINTS, facts), *rng.sample(range(1, tables + 1), 2)
    if rng.random() < 0.5:
        told.append(say("Every pair gets two units for each result that is worse for it, one for each that is equal."))
        return Scenario(tuple(told), (case,), (pair_part(Side.NORTH_SOUTH, first), pair_part(Side.EAST_WEST, other)))
    side = rng.choice(tuple(Side))
    told.append(say("You sit {side} at table {number}.", side=side, number=first))
    return Scenario(tuple(told), (case,), (pair_part(side, first),))


def pair_part(side: Side, table: int) -> Part:
    def read(verdict: Verdict) -> int:
        rows = (one for one in verdict.effects if isinstance(one, PairsGet) and one.number == table)
        return next((one.north_south if side is Side.NORTH_SOUTH else one.east_west for one in rows), 0)

    def remark(_: Any, __: Any) -> tuple[Text, ...]:
        return (say("What is a good score for one pair is a bad one for the other: compare for {side}.", side=side),)

    words = say("How many matchpoint units do {side} get at table {number}?", side=side, number=table)
    name = "north_south" if side is Side.NORTH_SOUTH else "east_west"
    return Number(name, words, read, 0, 0, 400, remark=remark)


FAMILIES = (Family("bridge", "score-field", N_("A whole field"), 1, "78A", draw_field),)
