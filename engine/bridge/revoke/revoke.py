"""Revokes: was it one, is it established, what is corrected, how many tricks are transferred? Laws 61 to 64."""

from engine.bridge.effect.play import NO_REVOKE
from engine.bridge.revoke.correction import CARD, TAKING_BACK, TWELFTH
from engine.bridge.revoke.establishment import BOTH_CORRECTED, CORRECTION
from engine.bridge.revoke.incident import Revoke, renew
from engine.bridge.revoke.redress import DAMAGE
from engine.bridge.revoke.transfer import AGAIN, TRICKS
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_


@law("bridge:59", "bridge:61A")
def unable(revoke: Revoke) -> Ruling | None:
    """The player could not follow suit, or could not do what was required."""
    return rule(NO_REVOKE) if not revoke.able else None


@law("bridge:61A")
def able(_: Revoke) -> Ruling | None:
    """The player could have followed suit, or done what was required: it is a revoke."""
    return rule(then=CORRECTION)


EXISTENCE = Issue(N_("Was it a revoke?"), (unable, able))

REVOKE = Topic(
    "bridge",
    "revoke",
    N_("Revoke"),
    N_("A player did not follow suit, or did not play the card that was required."),
    Revoke,
    (EXISTENCE, CORRECTION, BOTH_CORRECTED, CARD, TWELFTH, TAKING_BACK, TRICKS, AGAIN, DAMAGE),
    renew=renew,
)
