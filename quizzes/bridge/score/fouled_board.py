"""Boards that were not the same everywhere: whether they are fouled, and which results are compared."""

from random import Random

from engine.bridge.effect.board import AS_ALWAYS, CHOOSE_METHOD, GROUPS_BY_REGULATIONS
from engine.bridge.effect.result import Form, GroupGets
from engine.bridge.score.fouled_board import FOULED_BOARD, Differs, FouledBoard, GroupScoring
from engine.bridge.score.results import Results, TableResult
from engine.bridge.table.event import Event
from engine.bridge.table.seat import SEATS, Side, vulnerability_of
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.score.field import draw_results
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, OneOf, Option, Part, has

MANY = 36  # boards
FROM_TABLE = {
    Differs.CARDS: N_("From table {table} on, two cards of {player} and {other} lie in each other's hands."),
    Differs.DEALER: N_("From table {table} on, the copy in use has {other} as dealer, and not {player}."),
    Differs.VULNERABLE: N_("From table {table} on, the copy in use is marked with another vulnerability."),
}
SAME = (
    N_("On one copy of it the sticker with the number is missing; all else was the same."),
    N_("From table {table} on, the copy in use was printed in another colour; all else was the same."),
    N_("From table {table} on it was played in another room; all else was the same."),
)
EVERYWHERE = (
    N_("All tables had the same copy, in which {player} and {other} had two cards of each other's from the beginning."),
    N_("All copies were made with the same wrong dealer, and every table played the board like that."),
)
IN_THE_MATCH = (
    N_("In the two rooms of your match the dealer was marked differently."),
    N_("Two cards changed places before the board came to the second room of your match."),
    N_("In one room of your match all were marked as vulnerable, in the other nobody."),
)
OTHER_MATCHES = (
    N_("Both rooms of your match had the same wrong copy; the other matches had the right one."),
    N_("In your match both rooms had it with {player} as dealer, in all other matches it was {other}."),
)


def draw_fouled(rng: Random) -> Scenario:
    draws = (*[scored_alone] * 4, *[regulations] * 3, *[in_a_match] * 3, *[not_fouled] * 3, other_matches)
    return rng.choice(draws)(rng)


def place(rng: Random, tables: int) -> dict[str, object]:
    player, other = rng.sample(SEATS, 2)
    return {"table": rng.randint(2, tables - 1), "player": player, "other": other}


def told_of(rng: Random, *more: Text) -> tuple[Text, ...]:
    return (say("Board {number} was played in a pairs event.", number=rng.randint(1, MANY)), *more)


def scored_alone(rng: Random) -> Scenario:
    """The groups are matchpointed, and one pair of one of them is asked about."""
    board, tables, differs = rng.randint(1, MANY), rng.randint(5, 7), rng.choice((Differs.CARDS, Differs.DEALER))
    scores = tuple(one.score(vulnerability_of(board)) for one in draw_results(rng, board, tables))
    cut = rng.randint(3, tables - 1)
    values = place(rng, tables) | {"table": cut}
    told = (
        say("Board {number} was played at {tables|table} of a pairs event.", number=board, tables=tables),
        tell(FROM_TABLE[differs], values),
        say("From table 1 on, North–South have {scores|and}.", scores=scores),
        say("By the regulations each form of a fouled board is matchpointed by itself."),
    )
    original, changed = scores[: cut - 1], scores[cut - 1 :]
    facts = fouled(differs, GroupScoring.ALONE, original=as_results(original), changed=as_results(changed))
    table, side = rng.randint(1, tables), rng.choice(tuple(Side))
    return Scenario(told, (Case(FOULED_BOARD, facts),), (route_part(), units_part(side, table, cut)))


def as_results(scores: tuple[int, ...]) -> Results:
    return Results(tuple(TableResult(points=score) for score in scores))


def fouled(differs: Differs, method: GroupScoring, **results: Results) -> FouledBoard:
    return FouledBoard.suppose(differs=differs, alike=False, event=Event.PAIRS, method=method, **results)


def regulations(rng: Random) -> Scenario:
    """Another method, or none."""
    differs, method = rng.choice(tuple(FROM_TABLE)), rng.choice((GroupScoring.OTHER, GroupScoring.NONE))
    words = {
        GroupScoring.OTHER: say("The regulations of the event have a formula for such groups."),
        GroupScoring.NONE: say("The regulations of the event say nothing about such boards."),
    }[method]
    told = told_of(rng, tell(FROM_TABLE[differs], place(rng, 9)), words)
    return Scenario(told, (Case(FOULED_BOARD, fouled(differs, method)),), (route_part(),))


def in_a_match(rng: Random) -> Scenario:
    told = (
        say("Board {number} was played in a team event.", number=rng.randint(1, MANY)),
        rng.choice([tell(one, {}) for one in IN_THE_MATCH]),
    )
    facts = FouledBoard.suppose(differs=Differs.DEALER, alike=False, event=Event.TEAMS)
    return Scenario(told, (Case(FOULED_BOARD, facts),), (route_part(),))


def other_matches(rng: Random) -> Scenario:
    told = (
        say("Board {number} was played in a team event.", number=rng.randint(1, MANY)),
        tell(rng.choice(OTHER_MATCHES), place(rng, 9)),
    )
    facts = FouledBoard.suppose(differs=Differs.DEALER, alike=True, event=Event.TEAMS)
    return Scenario(told, (Case(FOULED_BOARD, facts),), (route_part(),))


def not_fouled(rng: Random) -> Scenario:
    """Nothing differed, or nothing between those who are compared."""
    if rng.random() < 0.5:
        facts, words = FouledBoard.suppose(differs=Differs.NOTHING), rng.choice(SAME)
    else:
        facts, words = FouledBoard.suppose(differs=Differs.CARDS, alike=True), rng.choice(EVERYWHERE)
    told = told_of(rng, tell(words, place(rng, 9)))
    return Scenario(told, (Case(FOULED_BOARD, facts),), (route_part(),))


def route_part() -> Part:
    options = (
        Option("always", say("They are compared as those of any other board.")),
        Option("alone", say("The results of each form are matchpointed among themselves.")),
        Option("formula", say("There are groups, scored by the formula of the regulations.")),
        Option("choose", say("There are groups, and the director chooses how they are scored.")),
        Option("match", say("The rules for results of a match that cannot be compared decide.")),
    )
    return OneOf("route", say("How are the results scored?"), read_route, 0, options)


def read_route(verdict: Verdict) -> str:
    if has(verdict, AS_ALWAYS):
        return "always"
    if has(verdict, CHOOSE_METHOD):
        return "choose"
    if has(verdict, GROUPS_BY_REGULATIONS):
        return "formula"
    return "alone" if any(isinstance(one, GroupGets) for one in verdict.effects) else "match"


def units_part(side: Side, table: int, cut: int) -> Part:
    """Of a pair at a table; those before the cut played the original form."""
    form, number = (Form.ORIGINAL, table) if table < cut else (Form.CHANGED, table - cut + 1)

    def read(verdict: Verdict) -> int:
        rows = (one for one in verdict.effects if isinstance(one, GroupGets))
        own = (one for one in rows if (one.form, one.number) == (form, number))
        return next((one.north_south if side is Side.NORTH_SOUTH else one.east_west for one in own), 0)

    words = say("How many matchpoint units do {side} get at table {number}?", side=side, number=table)
    return Number("units", words, read, 0, 0, 400)


FAMILIES = (Family("bridge", "fouled-board", N_("Fouled boards"), 1, "87A 87B 87C", draw_fouled),)
