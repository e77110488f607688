"""Adjusted scores of a team match: of what kind they are, and what the two teams get."""

from random import Random
from typing import Any

from engine.bridge.director.adjusted_board import AdjustedBoard, AtFault, Basis, Responsible
from engine.bridge.director.adjusted_score import ADJUSTED_SCORE
from engine.bridge.effect.adjusted import (
    ASSIGNED,
    BOARDS_CANCELLED,
    BY_REGULATIONS,
    MAY_SUBSTITUTE,
    ArtificialScore,
    BetterOfTwo,
    KnockOutScore,
    Scoring,
)
from engine.law import Verdict
from engine.question import MINUS
from engine.text import N_, Text, say
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, OneOf, Option, Part, find, has

MANY = 32
CAUSES = (
    N_("In a team match board {number} cannot be played in your room, because the hands were talked about."),
    N_("In a team match the cards of board {number} were mixed up in your room before it could be played."),
    N_("In a team match board {number} has no result in your room: a player fell ill."),
)
SEVERAL = (
    N_("In a team match boards {number} and {other} were played with different cards in the two rooms."),
    N_("In a team match boards {number} and {other} had another dealer in the one room than in the other."),
    N_("In a team match your room has no result on boards {number} and {other}."),
)
CLEAR = N_("In the other room one team has a result there that is clearly favourable to it.")
NOT_CLEAR = N_("The result in the other room is what everybody would expect; neither team has done well there.")
NOT_TOLD = N_("What would have happened in your room nobody can tell.")
TOLD = N_("In your room, all the same, you can tell what would have happened.")


def draw_team_match(rng: Random) -> Scenario:
    draws = (*[one_board] * 5, *[both_or_neither] * 7, *[one_at_fault] * 3, *[own_values] * 2, *[knock_out] * 2)
    return rng.choice(draws)(rng)


def numbers(rng: Random) -> dict[str, object]:
    number, other = sorted(rng.sample(range(1, MANY + 1), 2))
    return {"number": number, "other": other}


def case(**known: Any) -> Case:
    return Case(ADJUSTED_SCORE, AdjustedBoard.suppose(**known))


def one_board(rng: Random) -> Scenario:
    """One adjusted score, and the other table has a result."""
    told = [tell(rng.choice(CAUSES), numbers(rng))]
    known: dict[str, Any] = {"basis": Basis.OTHER_TABLE, "scoring": Scoring.IMPS, "regulated": False}
    kind = rng.choice(("clear", "told", "not", "not", "not"))
    if kind == "clear":
        told.append(tell(CLEAR, {}))
        return Scenario(tuple(told), (case(**known, clear=True),), (ruling_part(),))
    told.append(tell(NOT_CLEAR, {}))
    if kind == "told":
        told.append(tell(TOLD, {}))
        return Scenario(tuple(told), (case(**known, clear=False, likely=True),), (ruling_part(),))
    average, fault = rng.choice((-5, -4, -2, -1, 0, 1, 2, 4, 5)), rng.choice(tuple(Responsible))
    told += [tell(NOT_TOLD, {}), *of_team(fault, average)]
    known |= {"clear": False, "likely": False, "responsible": fault, "average": average}
    part = Number("imps", say("How many IMPs does team A get?"), read_imps, 0, -24, 24)
    return Scenario(tuple(told), (case(**known),), (ruling_part(), part))


def of_team(fault: Responsible, average: int) -> tuple[Text, Text]:
    words = {
        Responsible.NOT: say("You find that team A is not responsible for it at all."),
        Responsible.PARTLY: say("You find that team A is partly responsible for it."),
        Responsible.DIRECTLY: say("You find that team A is directly responsible for it."),
    }
    return words[fault], say("On its other boards team A has {imps} IMPs on average.", imps=written(average))


def both_or_neither(rng: Random) -> Scenario:
    """Several boards, and both teams at fault or neither."""
    fault = rng.choice((AtFault.NEITHER, AtFault.NEITHER, AtFault.BOTH))
    words = {
        AtFault.NEITHER: say("You find that neither team is at fault."),
        AtFault.BOTH: say("You find that both teams are at fault."),
    }[fault]
    told = [tell(rng.choice(SEVERAL), numbers(rng)), words]
    known: dict[str, Any] = {"basis": Basis.SEVERAL, "set_apart": False, "at_fault": fault}
    if fault is AtFault.NEITHER:
        known["match_known"] = rng.random() < 0.5
        told.append(of_scores(rng, known["match_known"]))
    told.append(say("There would be time to play, and the regulations have nothing of their own for such boards."))
    return Scenario(tuple(told), (case(**known),), (ruling_part(),))


def of_scores(rng: Random, known: bool) -> Text:
    if known:
        return rng.choice(
            (
                say("All other boards are scored, and the totals have been on the wall for a while."),
                say("A player of team B has already added up the match without these boards."),
            )
        )
    return rng.choice(
        (
            say("The match has eight boards to go, and nobody can know how it will end."),
            say("Nobody has seen a result of the other room yet."),
        )
    )


def one_at_fault(rng: Random) -> Scenario:
    """The other gets the better of average plus and the assigned score; average plus may be more than three."""
    assigned, average = rng.choice((-6, -2, 1, 2, 4, 6, 9, 11, 13)), rng.choice((-2, 0, 1, 2, 5, 6, 7))
    plus = max(3, average)
    told = (
        tell(rng.choice(SEVERAL), numbers(rng)),
        say("You find that only team B is at fault."),
        say("On its other boards team A has {imps} IMPs on average.", imps=written(average)),
        say("On the first of them you would assign team A {imps} IMPs.", imps=written(assigned)),
        say("The regulations have nothing of their own for such boards."),
    )
    known = {"basis": Basis.SEVERAL, "set_apart": False, "at_fault": AtFault.ONE, "likely": True}
    part = Number("imps", say("How many IMPs does team A get?"), read_imps, 0, -24, 24)
    return Scenario(told, (case(**known, plus=plus, assigned=assigned),), (ruling_part(), part))


def own_values(rng: Random) -> Scenario:
    told = (
        tell(rng.choice(CAUSES), numbers(rng)),
        say("It is the second board of the match without a result in your room; the other room has played both."),
        say("The regulations have values of their own for boards that were played in one room only."),
    )
    return Scenario(told, (case(basis=Basis.SEVERAL, set_apart=True),), (ruling_part(),))


def knock_out(rng: Random) -> Scenario:
    """Two scores that do not balance, and whose average is a whole number."""
    first = rng.randint(-4, 10)
    other = rng.choice([one for one in range(-9, 7) if one != -first and not (first - one) % 2])
    told = (
        say("In a knock-out match you award adjusted scores on board {number} that do not balance.", **numbers_of(rng)),
        say("Team A would have {first} IMPs, team B {other}.", first=written(first), other=written(other)),
    )
    part = Number("imps", say("How many IMPs does team A get?"), read_imps, 0, -24, 24)
    return Scenario(told, (case(basis=Basis.KNOCK_OUT, first=first, other=other),), (part,))


def numbers_of(rng: Random) -> dict[str, object]:
    return {"number": rng.randint(1, MANY)}


def written(imps: int) -> str:
    """With its sign, as scores are written."""
    return f"+{imps}" if imps > 0 else str(imps).replace("-", MINUS)


def ruling_part() -> Part:
    options = (
        Option("assigned", say("An assigned adjusted score, which may be weighted.")),
        Option("artificial", say("An artificial adjusted score, for each team by its responsibility.")),
        Option("substitute", say("The boards are cancelled; if there is time, others may be played instead.")),
        Option("cancelled", say("The boards are cancelled, and nothing is played instead.")),
        Option("better", say("One team gets the better of two scores, the other the same as a minus.")),
        Option("regulations", say("What the regulations say.")),
    )
    return OneOf("ruling", say("What does the director award?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, ASSIGNED):
        return "assigned"
    if has(verdict, BY_REGULATIONS):
        return "regulations"
    if has(verdict, MAY_SUBSTITUTE):
        return "substitute"
    if has(verdict, BOARDS_CANCELLED):
        return "cancelled"
    return "better" if find(verdict, BetterOfTwo) else "artificial"


def read_imps(verdict: Verdict) -> int:
    """What team A gets, by whatever kind of score."""
    if one := find(verdict, ArtificialScore):
        return one.amount
    if better := find(verdict, BetterOfTwo):
        return better.imps
    knock_out = find(verdict, KnockOutScore)
    return knock_out.halves // 2 if knock_out else 0


FAMILIES = (
    Family(
        "bridge",
        "team-adjusted",
        N_("Adjusted scores of a team match"),
        2,
        "12C2a 12C4 86A 86B1 86B2a 86B2b 86B2c 86B3",
        draw_team_match,
    ),
)
