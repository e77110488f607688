"""What is asked about a kontra: does it count, for which parts, for whom, and how many times over."""

from engine.effect import Effect
from engine.law import Verdict
from engine.text import Text, say
from engine.ulti.raising.kontra import (
    ALREADY_JOINT,
    KONTRA_TOO_LATE,
    NAME_THE_PARTS,
    NO_HIGHER,
    NOT_A_DEFENDER_S,
    NOT_DOUBLED,
    NOT_THE_DECLARER_S,
    NOTHING_TO_JOIN,
    OUT_FOR_GOOD,
    PARTNER_SPOKE,
    TOO_EARLY,
    VOID,
    Multiplied,
)
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import DEFENDERS
from quizzes.question import OneOf, Option, Part, SomeOf, find, has, number_options

ANSWERS: dict[str, tuple[Text, tuple[Effect, ...]]] = {
    "partner": (say("No: with trumps the partner's kontra was said for both."), (PARTNER_SPOKE, ALREADY_JOINT)),
    "unnamed": (say("No: it has to be said which parts are meant."), (NAME_THE_PARTS,)),
    "time": (say("No: its time has not come yet, or is over."), (TOO_EARLY, KONTRA_TOO_LATE, OUT_FOR_GOOD)),
    "undoubled": (say("No: there is no kontra to join or to answer."), (NOTHING_TO_JOIN, NOT_DOUBLED)),
    "side": (say("No: it is not for this player to say."), (NOT_A_DEFENDER_S, NOT_THE_DECLARER_S)),
    "grade": (say("No: there is no such grade."), (NO_HIGHER,)),
    "void": (say("No: it is void, because of what happened before."), (VOID,)),
}
ON_TRUMPS = tuple(ANSWERS)
ON_NO_TRUMPS = ("time", "undoubled", "side", "grade", "void")


def counts_part(answers: tuple[str, ...]) -> Part:
    options = (Option("yes", say("Yes.")), *(Option(answer, ANSWERS[answer][0]) for answer in answers))
    return OneOf("counts", say("Do the last words count?"), read_counts, 0, options)


def read_counts(verdict: Verdict) -> str:
    return next((answer for answer, (_, effects) in ANSWERS.items() if has(verdict, *effects)), "yes")


def multiplied_part(bid: Bid) -> Part:
    options = tuple(Option(str(part), Text(part.words)) for part, _ in bid.values)
    words = say("Which parts of the bid do they multiply? Tap nothing if they do not count.")
    return SomeOf("parts", words, read_parts, 0, options)


def read_parts(verdict: Verdict) -> frozenset[str]:
    multiplied = find(verdict, Multiplied)
    return frozenset(str(part) for part in (multiplied.parts if multiplied else ()))


def bound_part() -> Part:
    options = tuple(Option(str(player), Text(player.words)) for player in DEFENDERS)
    words = say("For which defenders do they hold? Tap nobody if they do not count.")
    return SomeOf("bound", words, read_bound, 0, options)


def read_bound(verdict: Verdict) -> frozenset[str]:
    multiplied = find(verdict, Multiplied)
    return frozenset(str(player) for player in (multiplied.defenders if multiplied else ()))


def factor_part() -> Part:
    words = say("By what do they multiply the value? 1 means that they do not count.")
    return OneOf("factor", words, read_factor, 0, FACTORS)


def read_factor(verdict: Verdict) -> str:
    multiplied = find(verdict, Multiplied)
    return str(multiplied.factor if multiplied else 1)


FACTORS = number_options((1, 2, 4))
