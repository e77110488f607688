"""The damage that a director looks for after an established revoke: 64C."""

from engine.bridge import onward
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.revoke.circumstance import OtherRevoke
from engine.bridge.revoke.incident import Revoke
from engine.bridge.revoke.revoke_damage import Ground
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_


def check(reference: str, ground: Ground) -> Ruling:
    """What is to be looked at, and the questions to which the director finds the answer."""
    return rule(CheckAtEnd(reference), go_to(onward.REVOKE_DAMAGE, ground=ground))


@law("bridge:64C2b")
def both_sides_damage(revoke: Revoke) -> Ruling | None:
    """Both sides revoked: the director asks what would probably have come about with no revokes."""
    return check("bridge:64C2b", Ground.BOTH_SIDES) if revoke.by_both_sides else None


@law("bridge:64C2a")
def repeated_damage(revoke: Revoke) -> Ruling | None:
    """One player revoked repeatedly in a suit: the director asks what a later one cost the other side."""
    if revoke.another in (OtherRevoke.SAME_SUIT, OtherRevoke.AGAIN):
        return check("bridge:64C2a", Ground.REPEATED)
    return None


@law("bridge:64C1")
def any_damage(_: Revoke) -> Ruling | None:
    """After any other established revoke the director asks whether the other side has had redress for its loss."""
    return check("bridge:64C1", Ground.ANY)


DAMAGE = Issue(N_("What is checked when play is over?"), (both_sides_damage, repeated_damage, any_damage))
