"""Adjusted scores to reckon: by responsibility and session, of a team match, of a knock-out."""

from random import Random

from engine.bridge.director.adjusted_board import AdjustedBoard, AtFault, Basis, Responsible
from engine.bridge.director.adjusted_score import ADJUSTED_SCORE
from engine.bridge.effect.adjusted import ArtificialScore, BetterOfTwo, KnockOutScore, Scoring
from engine.bridge.table.seat import Side
from engine.law import Verdict
from engine.question import MINUS
from engine.text import N_, Text, say
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, Part, find

CAUSES = (
    N_("Board {number} cannot be played at table {table}: time has run out."),
    N_("At table {table} board {number} has become unplayable, because the hands were talked about."),
    N_("At table {table} board {number} has no result, because the cards were mixed up during the play."),
)
FOUND = {
    Responsible.NOT: N_("You find that {side} are not responsible for it at all."),
    Responsible.PARTLY: N_("You find that {side} are partly responsible for it."),
    Responsible.DIRECTLY: N_("You find that {side} are directly responsible for it."),
}
FAULTS = (
    (Responsible.DIRECTLY, Responsible.NOT),
    (Responsible.PARTLY, Responsible.PARTLY),
    (Responsible.NOT, Responsible.NOT),
    (Responsible.DIRECTLY, Responsible.PARTLY),
    (Responsible.DIRECTLY, Responsible.DIRECTLY),
)
PERCENT = N_("On the other boards of the session {side} have made {percent} per cent.")
IMPS = N_("It is scored in IMPs; on the other boards {side} have made {imps} a board on average.")


def draw_percent(rng: Random) -> Scenario:
    """A pairs event: each side by its own responsibility and its own session."""
    sides, faults = rng.sample(tuple(Side), 2), rng.choice(FAULTS)
    percents = [draw_session(rng, fault) for fault in faults]
    told = [tell(FOUND[fault], {"side": side}) for side, fault in zip(sides, faults, strict=True)]
    told += [tell(PERCENT, {"side": side, "percent": one}) for side, one in zip(sides, percents, strict=True)]
    cases = tuple(case(Scoring.MATCHPOINTS, fault, percent=one) for fault, one in zip(faults, percents, strict=True))
    parts = tuple(percent_part(side, number) for number, side in enumerate(sides))
    return Scenario((tell_cause(rng), *told), cases, parts)


def draw_session(rng: Random, fault: Responsible) -> int:
    """Often on the far side of the limit that matters."""
    if rng.random() < 0.5:
        return rng.randint(43, 58)
    return rng.randint(61, 68) if fault is Responsible.NOT else rng.randint(31, 39)


def draw_imps(rng: Random) -> Scenario:
    """An event scored in IMPs: one side."""
    side, fault = rng.choice(tuple(Side)), rng.choice(tuple(Responsible))
    size = rng.choice((0, 1, 2, 4, 5, 6))
    average = size if fault is Responsible.NOT else -size
    told = (tell(FOUND[fault], {"side": side}), tell(IMPS, {"side": side, "imps": written(average)}))
    part = Number("imps", say("How many IMPs do {side} get?", side=side), read_imps, 0, -24, 24)
    return Scenario((tell_cause(rng), *told), (case(Scoring.IMPS, fault, average=average),), (part,))


def draw_match(rng: Random) -> Scenario:
    """A team match in which one side is at fault for two boards."""
    assigned = rng.choice((-6, -2, 1, 2, 4, 6, 9, 11, 13))
    told = (
        say("In a team match two boards were fouled, and you find only one of the teams at fault."),
        rng.choice(
            (
                say(
                    "An assigned adjusted score on the first would be {imps} IMPs for the other team.",
                    imps=written(assigned),
                ),
                say("On one of them you would assign the other team {imps} IMPs.", imps=written(assigned)),
            )
        ),
        say("The regulations have the usual average plus, and no session of a team was better than that."),
    )
    facts = AdjustedBoard.suppose(
        basis=Basis.SEVERAL, set_apart=False, at_fault=AtFault.ONE, likely=True, plus=3, assigned=assigned
    )
    part = Number("better", say("How many IMPs does the team not at fault get on that board?"), read_imps, 0, -24, 24)
    return Scenario(told, (Case(ADJUSTED_SCORE, facts),), (part,))


def draw_knock_out(rng: Random) -> Scenario:
    """Two scores that do not balance, and whose average is a whole number."""
    first = rng.randint(-6, 12)
    other = rng.choice([one for one in range(-9, 7) if one != -first and not (first - one) % 2])
    told = (
        say("In a knock-out match of two teams, A and B, you award adjusted scores that do not balance."),
        say(
            "On the board team A would have {first} IMPs by its own score, team B {other}.",
            first=written(first),
            other=written(other),
        ),
    )
    facts = AdjustedBoard.suppose(basis=Basis.KNOCK_OUT, first=first, other=other)
    part = Number("knock", say("How many IMPs does team A get? Write a minus if it loses them."), read_imps, 0, -24, 24)
    return Scenario(told, (Case(ADJUSTED_SCORE, facts),), (part,))


def case(scoring: Scoring, fault: Responsible, **own: int) -> Case:
    facts = AdjustedBoard.suppose(basis=Basis.NO_RESULT, regulated=False, responsible=fault, scoring=scoring, **own)
    return Case(ADJUSTED_SCORE, facts)


def tell_cause(rng: Random) -> Text:
    return tell(rng.choice(CAUSES), {"number": rng.randint(1, 36), "table": rng.randint(1, 12)})


def written(imps: int) -> str:
    """With its sign, as scores are written."""
    return f"+{imps}" if imps > 0 else str(imps).replace("-", MINUS)


def percent_part(side: Side, number: int) -> Part:
    words = say("What percentage do {side} get on this board?", side=side)
    return Number(f"percent{number}", words, read_imps, number, 0, 100)


def read_imps(verdict: Verdict) -> int:
    """The amount, whatever it is of."""
    if one := find(verdict, ArtificialScore):
        return one.amount
    if better := find(verdict, BetterOfTwo):
        return better.imps
    knock_out = find(verdict, KnockOutScore)
    return knock_out.halves // 2 if knock_out else 0


DRAWS = (*[draw_percent] * 4, *[draw_imps] * 2, draw_match, draw_knock_out)


def draw_artificial(rng: Random) -> Scenario:
    return rng.choice(DRAWS)(rng)


FAMILIES = (
    Family(
        "bridge",
        "artificial-scores",
        N_("Boards without a result"),
        2,
        "12C2a 12C2b 12C2c 12C4 86B2b",
        draw_artificial,
    ),
)
