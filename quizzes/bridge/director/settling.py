"""Players who rule for themselves: what becomes of their rights, and of what a side has gained by it."""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from engine.bridge.director.after_irregularity import AFTER_IRREGULARITY
from engine.bridge.director.intervention import Act, Intervention, Period
from engine.bridge.effect.right import (
    FURTHER_POSSIBLE,
    NOT_FOR_PLAYERS,
    RIGHT_MAY_BE_LOST,
    GainTaken,
    WhoGained,
)
from engine.bridge.table.seat import SEATS, Side
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, find, has


class Story(NamedTuple):
    """What the players did, and how it ended: the sentence for each side that may have gained."""

    act: Act
    words: str
    ends: Mapping[WhoGained, str]


NO_GAIN = N_("You find that nobody has gained by it.")
STORIES = (
    Story(
        Act.GO_ON,
        N_("{player}, a defender, drops a card face up. {lho}, declarer, lets it be taken back and plays on."),
        {
            WhoGained.NOBODY: NO_GAIN,
            WhoGained.OFFENDERS: N_(
                "{lho} did not know that it would have been a penalty card; you find that this gained {side} a trick."
            ),
        },
    ),
    Story(
        Act.GO_ON,
        N_("{player} leads out of turn. {lho} covers the card at once; you are called only when the trick is over."),
        {
            WhoGained.NOBODY: NO_GAIN,
            WhoGained.OFFENDERS: N_(
                "{lho} did not know that the lead could be refused; you find that this gained {side} a trick."
            ),
        },
    ),
    Story(
        Act.SETTLE,
        N_("{player} revokes. All four agree that two tricks go to {others}, and enter the score without calling you."),
        {
            WhoGained.NOBODY: N_("Two tricks is what the Laws would have given; you find that nobody has gained."),
            WhoGained.OTHERS: N_(
                "{player} did not know that only one is due; you find that this gained {others} a trick."
            ),
        },
    ),
    Story(
        Act.SETTLE,
        N_("{player} revokes, and {lho} says: “Forget it.” The score is entered without calling you."),
        {
            WhoGained.NOBODY: N_("No trick would have been due; you find that nobody has gained."),
            WhoGained.OFFENDERS: N_(
                "{lho} did not know that a trick was due; you find that this gained {side} a trick."
            ),
        },
    ),
    Story(
        Act.SETTLE,
        N_("{player} bids out of turn. {lho} says that {player} is now out of the auction, and all four keep to that."),
        {
            WhoGained.NOBODY: NO_GAIN,
            WhoGained.OTHERS: N_(
                "{player} did not know better; you find that {others} would not have bought the contract otherwise."
            ),
        },
    ),
)
CORRECTED = (
    N_("{player} makes a bid that is too low, sees it, and raises it before anybody has called you."),
    N_("{player} doubles out of turn, says sorry and takes it back; only then are you called."),
    N_("{player} revokes, notices it at once, and puts another card before you are called."),
)
KEPT = (
    (
        N_("{lho} calls you because {player} has called out of turn; {player} thinks that this costs a right."),
        Act.CALL,
    ),
    (N_("{lho} sees a bid that is too low and calls you at once, before doing anything."), Act.CALL),
    (N_("{lho} calls you to ask about the rules when {player} has bid out of turn."), Act.CALL),
    (N_("{player} points out the own bid out of turn, which {lho} had not noticed."), Act.ATTENTION),
    (N_("{player} has bid too low, and the one who says so is {partner}, before {lho} has seen it."), Act.ATTENTION),
)


def draw_settling(rng: Random) -> Scenario:
    player = rng.choice(SEATS)
    values = {
        "player": player,
        "lho": player.lho,
        "partner": player.partner,
        "side": player.side,
        "others": player.side.other,
        "table": rng.randint(1, 12),
    }
    begin = tell(rng.choice(BEGINNINGS), values)
    drawn = rng.choices((settled, corrected, kept), (5, 2, 2))[0](rng, values)
    facts, told, parts = drawn
    return Scenario((begin, *told), (Case(AFTER_IRREGULARITY, facts),), parts)


BEGINNINGS = (
    N_("You are at table {table}."),
    N_("You hear of this at table {table}."),
    N_("At table {table} you are told this."),
)
Drawn = tuple[Intervention, tuple[Text, ...], tuple[Part, ...]]


def settled(rng: Random, values: Mapping[str, Any]) -> Drawn:
    story = rng.choice(STORIES)
    gained = rng.choice(tuple(story.ends))
    facts = Intervention.suppose(act=story.act, gained=gained)
    told = (tell(story.words, values), tell(story.ends[gained], values))
    return facts, told, (right_part(), gain_part(values["side"]))


def corrected(rng: Random, values: Mapping[str, Any]) -> Drawn:
    return Intervention.suppose(act=Act.CORRECT), (tell(rng.choice(CORRECTED), values),), (right_part(),)


def kept(rng: Random, values: Mapping[str, Any]) -> Drawn:
    words, act = rng.choice(KEPT)
    facts = Intervention.suppose(act=act, period=Period.AUCTION, partners_explanation=False)
    return facts, (tell(words, values),), (right_part(),)


def right_part() -> Part:
    options = (
        Option("lost", say("The right to a rectification may be lost: that is for you to decide.")),
        Option("annul", say("Players cannot settle it: you may let it stand or annul it.")),
        Option("more", say("The offender may owe more, because it was put right too soon.")),
        Option("kept", say("Nobody loses a right by it.")),
    )
    return OneOf("right", say("What does that do to the rights?"), read_right, 0, options)


RIGHTS = {RIGHT_MAY_BE_LOST: "lost", NOT_FOR_PLAYERS: "annul", FURTHER_POSSIBLE: "more"}


def read_right(verdict: Verdict) -> str:
    return next((value for effect, value in RIGHTS.items() if has(verdict, effect)), "kept")


def gain_part(offenders: Side) -> Part:
    """Asked by the names of the sides; the verdict knows them by what they did."""
    sides = {WhoGained.OFFENDERS: offenders, WhoGained.OTHERS: offenders.other}

    def read_gain(verdict: Verdict) -> str:
        taken = find(verdict, GainTaken)
        return str(sides[taken.side]) if taken else "none"

    options = (*(Option(str(side), Text(side.words)) for side in Side), Option("none", say("Nobody's.")))
    return OneOf("gain", say("Whose score do you adjust because of it?"), read_gain, 0, options)


FAMILIES = (
    Family(
        "bridge",
        "settled-at-the-table",
        N_("The players settle it themselves"),
        2,
        "9B1c 9B1d 9C 10A 10B 11A",
        draw_settling,
    ),
)
