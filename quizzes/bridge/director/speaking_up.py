"""Speaking up: may this player point it out, prevent it, ask, or call the director?"""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from engine.bridge.director.after_irregularity import AFTER_IRREGULARITY
from engine.bridge.director.intervention import Act, DummySees, Intervention, Period, ToPrevent
from engine.bridge.effect.right import (
    AS_ESTABLISHED,
    DEFENDER_PICKS_HAND,
    MAY_NOT_ASK,
    MAY_NOT_CALL,
    NO_RECTIFICATION_NOW,
    ONLY_AFTER_PLAY,
)
from engine.bridge.table.seat import SEATS
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

FIRST, LAST = 2, 11  # tricks in the middle of the play
Facts = Mapping[str, Any]


class Scene(NamedTuple):
    """Something that a player does, the facts it states, and how often it comes."""

    words: tuple[str, ...]
    facts: Facts
    often: int = 2


IN_PLAY = {"act": Act.ATTENTION, "period": Period.PLAY}
NO_EXPLANATION = {"partners_explanation": False}
BY_DUMMY = {"is_dummy": True}
NO_LOSS = {"rights_lost": False}
LOSS = {"rights_lost": True}
LOSS_AND_FIRST = {**LOSS, "drawn": False}
POINTS_OUT_DEFENDERS = (
    N_("In trick {trick} {dummy} sees that {defender} has not followed suit although able to, and wants to say so."),
    N_("{dummy} notices in trick {trick} that {defender} has led out of turn, and wants to say so."),
)
WARNS = (
    N_(
        "Before trick {trick} {dummy} sees that {declarer} is about to lead from the wrong hand, and says: “Not there.”"
    ),
    N_("{declarer} reaches for a card on the wrong side in trick {trick}; {dummy} wants to warn before it is led."),
)
ASKS_DECLARER = (
    N_("In trick {trick} {declarer} does not follow suit. {dummy} asks: “None left, partner?”"),
    N_("{declarer} throws away another suit in trick {trick}, and {dummy} wants to ask whether that is right."),
)
LOST = (
    N_("Earlier on this board {dummy} had looked at the cards of {defender}."),
    N_("Some tricks before, {dummy} had got up to watch {declarer} play."),
    N_("For two tricks {dummy} and {declarer} had swapped their hands to look at them."),
)
SEATED = (
    N_("{declarer} is declarer, {dummy} is dummy."),
    N_("{declarer} plays the contract, and {dummy} is dummy."),
)
FREE = (
    Scene(
        (
            N_("During the auction {defender} wants to point out that {declarer} has called out of turn."),
            N_("{dummy} sees a bid that is too low and wants to say so at once; the auction is still going on."),
        ),
        {"act": Act.ATTENTION, "period": Period.AUCTION, **NO_EXPLANATION},
        1,
    ),
)
SCENES = (
    Scene(
        (
            N_("In trick {trick} {defender} sees that {declarer} has revoked, and wants to say so."),
            N_("{declarer} notices in trick {trick} that {defender} has led out of turn, and wants to say so."),
        ),
        {**IN_PLAY, **NO_EXPLANATION, "is_dummy": False},
    ),
    Scene(POINTS_OUT_DEFENDERS, {**IN_PLAY, **BY_DUMMY, **NO_LOSS, "sees": DummySees.DEFENDER}, 5),
    Scene(
        (N_("{declarer} has just led from the wrong hand in trick {trick}, and {dummy} wants to say so."),),
        {**IN_PLAY, **BY_DUMMY, "sees": DummySees.OTHER},
        3,
    ),
    Scene(
        (
            N_(
                "After trick {trick} {dummy} sees that {declarer} has laid the trick the wrong way, and says so before "
                "either of them has played to the next."
            ),
        ),
        {**IN_PLAY, **BY_DUMMY, "sees": DummySees.TRICK},
    ),
    Scene(
        (
            N_("When play is over, {dummy} says that {defender} revoked in trick {trick}."),
            N_(
                "{dummy} waits until play is over and then points out that {defender} led out of turn in trick {trick}."
            ),
        ),
        {"act": Act.ATTENTION, "period": Period.AFTER, **NO_EXPLANATION},
    ),
    Scene(WARNS, {"act": Act.PREVENT, **BY_DUMMY, **NO_LOSS, "what": ToPrevent.WRONG_HAND}),
    Scene(ASKS_DECLARER, {"act": Act.PREVENT, **BY_DUMMY, **NO_LOSS, "what": ToPrevent.DECLARERS_REVOKE}),
    Scene(
        (N_("In trick {trick} {defender} does not follow suit. {dummy} asks: “Having none?”"),),
        {"act": Act.PREVENT, **BY_DUMMY, "what": ToPrevent.DEFENDERS_REVOKE},
        3,
    ),
    Scene(
        (
            N_("Nobody has said anything, but in trick {trick} {dummy} has seen a revoke and wants to call you."),
            N_("In trick {trick} {dummy} calls you, because {defender} has played twice; nobody else has noticed."),
        ),
        {"act": Act.CALL, "period": Period.PLAY, **BY_DUMMY, "drawn": False, **NO_EXPLANATION},
        3,
    ),
    Scene(
        (
            N_("{defender} says in trick {trick}: “That was a revoke.” Nobody moves, and {dummy} wants to call you."),
            N_("In trick {trick} {declarer} objects to a lead out of turn, but goes on; {dummy} wants to call you."),
        ),
        {"act": Act.CALL, "period": Period.PLAY, **BY_DUMMY, "drawn": True},
    ),
)
AFTER_LOSS = (
    Scene(POINTS_OUT_DEFENDERS, {**IN_PLAY, **BY_DUMMY, **LOSS_AND_FIRST, "sees": DummySees.DEFENDER}),
    Scene(WARNS, {"act": Act.PREVENT, **BY_DUMMY, **LOSS, "what": ToPrevent.WRONG_HAND}),
    Scene(
        (N_("In trick {trick} {declarer} does not follow suit. {dummy} asks about it first, and it was a revoke."),),
        {"act": Act.PREVENT, **BY_DUMMY, **LOSS_AND_FIRST, "what": ToPrevent.DECLARERS_REVOKE, "was_revoke": True},
    ),
)


def draw_speaking_up(rng: Random) -> Scenario:
    kind = rng.choices((FREE, SCENES, AFTER_LOSS), (1, 8, 4))[0]
    scene = rng.choices(kind, [one.often for one in kind])[0]
    declarer = rng.choice(SEATS)
    values = {
        "declarer": declarer,
        "dummy": declarer.partner,
        "defender": rng.choice((declarer.lho, declarer.rho)),
        "trick": rng.randint(FIRST, LAST),
    }
    told = [rng.choice(scene.words)] if kind is FREE else [rng.choice(SEATED), rng.choice(scene.words)]
    if kind is AFTER_LOSS:
        told.insert(1, rng.choice(LOST))
    parts = (may_part(), then_part()) if kind is AFTER_LOSS else (may_part(),)
    facts = Intervention.suppose(**scene.facts)
    return Scenario(tuple(tell(one, values) for one in told), (Case(AFTER_IRREGULARITY, facts),), parts)


def may_part() -> Part:
    options = (
        Option("yes", say("Yes.")),
        Option("no", say("No, and a penalty or unauthorised information is possible.")),
        Option("lost", say("Dummy has lost this right: it has consequences of its own.")),
    )
    return OneOf("may", say("Is that allowed?"), read_may, 0, options)


def read_may(verdict: Verdict) -> str:
    if has(verdict, *CONSEQUENCES):
        return "lost"
    return "no" if has(verdict, ONLY_AFTER_PLAY, MAY_NOT_ASK, MAY_NOT_CALL) else "yes"


def then_part() -> Part:
    options = (
        Option("hand", say("Either defender chooses from which hand declarer leads.")),
        Option("tricks", say("The card is replaced, and tricks are transferred as for an established revoke.")),
        Option("gain", say("Play goes on; at its end only a gain of the defenders is taken away.")),
    )
    return OneOf("then", say("What do you rule?"), read_then, 0, options)


CONSEQUENCES = {DEFENDER_PICKS_HAND: "hand", AS_ESTABLISHED: "tricks", NO_RECTIFICATION_NOW: "gain"}


def read_then(verdict: Verdict) -> str:
    return next((value for effect, value in CONSEQUENCES.items() if has(verdict, effect)), "")


LABELS = "9A1 9A2 9B1b 42B1 42B2 42B3 43A1a 43A1b 43B2a 43B2b 43B3 61B2b 65B3"
FAMILIES = (Family("bridge", "speaking-up", N_("Who may speak up?"), 2, LABELS, draw_speaking_up),)
