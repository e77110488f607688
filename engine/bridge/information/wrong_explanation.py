"""Wrong explanations, missing and needless alerts: what was wrong decides, Laws 21A, 21B1b and 75."""

from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.misinformation import (
    NO_INFRACTION,
    NOTHING_TO_CORRECT,
    OWN_MISUNDERSTANDING,
    PARTNER_EXPLAINED,
    PRESUMED_WRONG,
)
from engine.bridge.information.correction import CORRECTION, NOTICED
from engine.bridge.information.misinformation import Aware, Fault, Misinformation
from engine.bridge.information.misinformed import CHANGE, MISINFORMED
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_


@law("bridge:21A")
def misunderstood(wrong: Misinformation) -> Ruling | None:
    """The opponents were informed rightly, and one of them misunderstood it."""
    return rule(OWN_MISUNDERSTANDING) if wrong.fault is Fault.LISTENER else None


@law("bridge:75C", "bridge:75A")
def call_was_wrong(wrong: Misinformation) -> Ruling | None:
    """The explanation gave the true agreement, and the call was wrong."""
    if wrong.fault is Fault.CALL:
        return rule(NO_INFRACTION, NOTHING_TO_CORRECT, PARTNER_EXPLAINED, CheckAtEnd("bridge:75A"))
    return None


@law("bridge:21B1b", "bridge:75B1")
def no_evidence(wrong: Misinformation) -> Ruling | None:
    """Nothing shows that the call was wrong and not the explanation."""
    return rule(PRESUMED_WRONG, then=TOLD) if wrong.fault is Fault.UNKNOWN else None


@law("bridge:75D2")
def no_agreement(wrong: Misinformation) -> Ruling | None:
    """The pair has no common understanding about the call: whoever describes one informs wrongly."""
    return rule(then=TOLD) if wrong.fault is Fault.NO_AGREEMENT else None


@law("bridge:21B1a", "bridge:20F5a")
def wrong_alert(wrong: Misinformation) -> Ruling | None:
    """A prescribed alert that is missing, or one that is not called for, informs wrongly."""
    return rule(then=TOLD) if wrong.fault is Fault.ALERT else None


@law("bridge:75B1", "bridge:75D1", otherwise=(Fault.EXPLANATION,))
def other_agreement(_: Misinformation) -> Ruling | None:
    """The pair has agreed something else than was explained."""
    return rule(then=TOLD)


@law("bridge:20F4", "bridge:20F5")
def not_told_yet(wrong: Misinformation) -> Ruling | None:
    """Only a player of the side that explained wrongly has noticed it."""
    return rule(then=NOTICED) if wrong.aware is not Aware.OPEN else None


@law("bridge:20F6", otherwise=(Aware.OPEN,))
def known_to_opponents(_: Misinformation) -> Ruling | None:
    """The opponents know it."""
    return rule(then=CHANGE)


FAULT = Issue(
    N_("What was wrong?"),
    (misunderstood, call_was_wrong, no_evidence, no_agreement, wrong_alert, other_agreement),
)
TOLD = Issue(N_("Do the opponents know it?"), (not_told_yet, known_to_opponents))
WRONG_EXPLANATION = Topic(
    "bridge",
    "wrong-explanation",
    N_("Wrong explanation or missing alert"),
    N_("A call was explained wrongly, an alert was missing or needless, or a player called against the system."),
    Misinformation,
    (FAULT, TOLD, *CORRECTION, *MISINFORMED),
)
