"""What is asked about a kontra: does it count, and if so for which parts, for whom, and how many times over."""

from engine.effect import Effect
from engine.law import Verdict
from engine.text import Cite, Text, say
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
    "early": (say("No: it comes too early."), (TOO_EARLY,)),
    "late": (say("No: it comes too late, with the second card."), (KONTRA_TOO_LATE,)),
    "passed": (say("No: this player had passed before the partner's kontra."), (OUT_FOR_GOOD,)),
    "undoubled": (say("No: there is no kontra to join or to answer."), (NOTHING_TO_JOIN, NOT_DOUBLED)),
    "side": (say("No: it is not for this side to say."), (NOT_A_DEFENDER_S, NOT_THE_DECLARER_S)),
    "grade": (say("No: there is no such grade."), (NO_HIGHER,)),
    "void": (say("No: it is void, because of what happened before."), (VOID,)),
}
ON_TRUMPS = ("partner", "unnamed", "early", "late", "undoubled", "side", "grade", "void")
ON_NO_TRUMPS = ("early", "late", "passed", "undoubled", "side", "grade", "void")


def counts_part(answers: tuple[str, ...]) -> Part:
    options = (Option("yes", say("Yes.")), *(Option(answer, ANSWERS[answer][0]) for answer in answers))
    return OneOf("counts", say("Does what was said last count?"), read_counts, 0, options)


def read_counts(verdict: Verdict) -> str:
    refused = next((answer for answer, (_, effects) in ANSWERS.items() if has(verdict, *effects)), "")
    return "yes" if find(verdict, Multiplied) else refused


def multiplied_part(bid: Bid) -> Part:
    options = tuple(Option(str(part), Text(part.words)) for part, _ in bid.values)
    return SomeOf("parts", say("Which parts of the bid does it raise?"), read_parts, 0, options)


def read_parts(verdict: Verdict) -> frozenset[str]:
    multiplied = find(verdict, Multiplied)
    return frozenset(str(part) for part in (multiplied.parts if multiplied else ()))


def bound_part() -> Part:
    options = tuple(Option(str(player), Text(player.words)) for player in DEFENDERS)
    return SomeOf("bound", say("For which defenders does it hold?"), read_bound, 0, options)


def read_bound(verdict: Verdict) -> frozenset[str]:
    multiplied = find(verdict, Multiplied)
    return frozenset(str(player) for player in (multiplied.defenders if multiplied else ()))


def factor_part() -> Part:
    words = say("How many times over is it paid then?")
    return OneOf("factor", words, read_factor, 0, FACTORS, remark=lambda _, __: (GRADES,))


def read_factor(verdict: Verdict) -> str:
    multiplied = find(verdict, Multiplied)
    return str(multiplied.factor if multiplied else 1)


GRADES = say(
    "Kontra doubles ({kontra}), rekontra makes it four times the value ({rekontra}).",
    kontra=Cite("ulti:7.3"),
    rekontra=Cite("ulti:7.6"),
)
FACTORS = number_options((2, 4))
