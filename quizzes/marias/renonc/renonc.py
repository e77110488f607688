"""Renonc to rule on: which kind it is, whether it is too late, and what counts of several."""

from random import Random
from typing import Any

from engine.law import Verdict
from engine.marias.effect.fee import AGREEMENT, NO_RENONC, TECHNICAL, TOO_LATE
from engine.marias.renonc.kind import FIXED_FEE
from engine.marias.renonc.penalty import ONLY_FIRST
from engine.marias.table.player import AT_PLAY
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.marias.picture import Table
from quizzes.marias.renonc import event as told
from quizzes.marias.renonc.event import Event, state, wrong_card
from quizzes.question import OneOf, Option, Part, has

FEES = frozenset({"reading.flat_2_and_lost"})
PAUSAL_2 = say("At this table paušál 2 is paid and the hand is over; nothing else is lost by it.")

# Which kind


@firmly
def draw_kind(rng: Random) -> Scenario:
    kinds = (told.IN_GAME, told.TECHNICAL, told.FIXED, told.NONE)
    happened = rng.choice(rng.choice(kinds))(rng)
    case = state(happened, raised=told.draw_game(rng, happened))
    parts = (kind_part(),)
    return Scenario((PAUSAL_2, happened.words, draw_claim(rng)), (case,), parts, table_of(case), told=FEES)


def draw_claim(rng: Random) -> Text:
    """It is said in time, whoever says it."""
    return rng.choice(
        (
            say("The pausing player says so at once."),
            say("It is claimed at once, in hand {number} of the playing round.", number=rng.randint(2, 12)),
            say("After the last trick, before the cards are put together, it is claimed."),
        )
    )


def table_of(case: Any) -> Table:
    return Table(bid=case.facts.raised.step)


def kind_part() -> Part:
    options = (
        Option("in-game", say("A renonc in the game: the side has lost, at the rate of the game.")),
        Option("technical", say("A technical renonc: paušál 1.")),
        Option("fixed", say("A renonc with paušál 2.")),
        Option("none", say("No renonc.")),
    )
    return OneOf("kind", say("What is it?"), read_kind, 0, options)


def read_kind(verdict: Verdict) -> str:
    if has(verdict, NO_RENONC):
        return "none"
    if has(verdict, TECHNICAL):
        return "technical"
    return "fixed" if has(verdict, FIXED_FEE) else "in-game"


# Too late or not


@firmly
def draw_late(rng: Random) -> Scenario:
    happened = rng.choice((*told.IN_GAME, *told.TECHNICAL))(rng)
    words, facts = rng.choice(tuple(WHEN))(rng)
    case = state(happened, raised=told.draw_game(rng, happened), **facts)
    return Scenario((happened.words, words), (case,), (late_part(),), table_of(case))


def in_time(rng: Random) -> tuple[Text, dict[str, Any]]:
    words = rng.choice(
        (
            say("It is claimed while the hand is still being played."),
            say("It is claimed after the last trick, when nobody has gathered any cards yet."),
            say("The pausing player claims it before the last trick."),
            say("It is claimed after the players have paid, but before the cards are being put together."),
        )
    )
    return words, {}


def late(rng: Random) -> tuple[Text, dict[str, Any]]:
    words = rng.choice(
        (
            say("It is claimed when the dealer has begun to put the cards together."),
            say("It is claimed when the next dealer has shuffled."),
            say("It is claimed in the auction of the next hand."),
        )
    )
    return words, {"gathered": True}


def agreed(rng: Random) -> tuple[Text, dict[str, Any]]:
    words = rng.choice(
        (
            say("It is claimed at once, and all the players agree to deal again."),
            say("It is claimed at once, and everybody, the pausing player too, is content with half the price."),
        )
    )
    return words, {"agreed": True}


def nearly_agreed(rng: Random) -> tuple[Text, dict[str, Any]]:
    words = rng.choice(
        (
            say("It is claimed at once, and all but the pausing player agree to deal again."),
            say("It is claimed at once; the aktér and one defender agree on half the price, the other does not."),
        )
    )
    return words, {}


WHEN = (in_time, nearly_agreed, late, late, agreed)


def late_part() -> Part:
    options = (
        Option("counts", say("The rules on renonc apply.")),
        Option("late", say("It is too late: the result stands.")),
        Option("agreed", say("What the players have agreed on holds.")),
    )
    return OneOf("late", say("What follows?"), read_late, 0, options)


def read_late(verdict: Verdict) -> str:
    if has(verdict, TOO_LATE):
        return "late"
    return "agreed" if has(verdict, AGREEMENT) else "counts"


# Several


@firmly
def draw_several(rng: Random) -> Scenario:
    """Two things happen; the second is ruled on, with the first known or found later."""
    first, second = rng.choice(PAIRS)
    early, later = draw_event(rng, first, 2), draw_event(rng, second, 6)
    case = state(later, earlier=first == "in-game", raised=told.BETL)
    story = (early.words, later.words, draw_found(rng))
    return Scenario(story, (case,), (several_part(first),), Table(bid=told.BETL.step))


PAIRS = (*[("in-game", "in-game")] * 3, ("in-game", "technical"), ("technical", "in-game"), *[("none", "in-game")] * 2)


def draw_event(rng: Random, kind: str, trick: int) -> Event:
    if kind == "in-game":
        return wrong_card(rng, trick + rng.randint(0, 2), rng.choice(AT_PLAY))
    among = {
        "technical": (told.pausing_peeks, told.opponent_peeks, told.akter_remarks),
        "none": (told.akter_drops, told.fifth),
    }
    return rng.choice(among[kind])(rng)


def draw_found(rng: Random) -> Text:
    return rng.choice(
        (
            say("The second is noticed at once, the first only after the last trick."),
            say("Both are noticed after the last trick, before the cards are put together."),
            say("Each is noticed at once."),
        )
    )


class ReadSeveral:
    """What counts, given what the first was."""

    def __init__(self, first: str) -> None:
        self.first = first

    def __call__(self, verdict: Verdict) -> str:
        if has(verdict, ONLY_FIRST):
            return "first"
        return "second" if self.first == "none" else "both"


def several_part(first: str) -> Part:
    options = (
        Option("first", say("Only the first.")),
        Option("second", say("Only the second.")),
        Option("both", say("Both: each is paid for by itself.")),
    )
    return OneOf("several", say("Which of the two is paid for as a renonc?"), ReadSeveral(first), 0, options)


FAMILIES = (
    Family(
        "marias",
        "renonc-kind",
        N_("Which renonc is it?"),
        5,
        "E.2.a E.2.b E.2.c E.2.d E.2.e E.2.f E.2.g E.2.h E.3.c E.3.d E.3.e E.3.h "
        "E.4.a E.4.b E.4.c E.5.a E.5.b B.9 C.2 D.2",
        draw_kind,
    ),
    Family("marias", "renonc-late", N_("Too late, or still in time?"), 1, "E.1.a E.7.b", draw_late),
    Family("marias", "renonc-several", N_("Two renoncs in one hand"), 4, "E.6.d", draw_several),
)
