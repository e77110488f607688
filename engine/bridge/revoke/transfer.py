"""The tricks that pass over after an established revoke, and the damage to look for: Law 64."""

from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.play import Transfer
from engine.bridge.revoke.incident import FailedTo, Noticed, OtherRevoke, Revoke, Role, Winner
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# How many tricks pass over?


@law("bridge:64B6")
def twelfth_trick(revoke: Revoke) -> Ruling | None:
    """The revoke was on the twelfth trick."""
    return rule(Transfer(0), then=DAMAGE) if revoke.trick == 12 else None


@law("bridge:64B3")
def faced_card(revoke: Revoke) -> Ruling | None:
    """The card not played was a penalty card or a card of dummy's."""
    if revoke.duty is FailedTo.PENALTY_CARD or revoke.revoker is Role.DUMMY:
        return rule(Transfer(0), then=DAMAGE)
    return None


@law("bridge:64B7")
def both_sides_revoked(revoke: Revoke) -> Ruling | None:
    """Both sides have an established revoke on this board."""
    if same_trick_established(revoke) or revoke.other is OtherRevoke.OPPONENTS:
        return rule(Transfer(0), then=DAMAGE)
    return None


def same_trick_established(revoke: Revoke) -> bool:
    """Both sides revoked on this trick, and the other side has played on as well, or play has ended for good."""
    return revoke.both_sides and (revoke.noticed is not Noticed.IN_PLAY or revoke.others_played)


@law("bridge:64B2")
def repeated(revoke: Revoke) -> Ruling | None:
    """The same player had an earlier established revoke in the same suit."""
    return rule(Transfer(0), then=DAMAGE) if revoke.other is OtherRevoke.SAME_SUIT else None


@law("bridge:64B4")
def next_board_called(revoke: Revoke) -> Ruling | None:
    """It was first noticed after a player of the non-offending side had called on the next board."""
    return rule(Transfer(0), then=DAMAGE) if revoke.noticed is Noticed.NEXT_BOARD else None


@law("bridge:64B5")
def round_over(revoke: Revoke) -> Ruling | None:
    """It was first noticed after the round was over."""
    return rule(Transfer(0), then=DAMAGE) if revoke.noticed is Noticed.ROUND_OVER else None


@law("bridge:64B1")
def nothing_won(revoke: Revoke) -> Ruling | None:
    """The offending side won neither the trick of the revoke nor a later one that could still pass over."""
    if not revoke.side_won and not revoke.left:
        return rule(Transfer(0), then=DAMAGE)
    return None


@law("bridge:64A1", "bridge:64fn1")
def offender_won(revoke: Revoke) -> Ruling | None:
    """The hand that revoked won the trick itself: that trick, and one later trick if the side won any."""
    if revoke.winner is Winner.REVOKER:
        return rule(Transfer(revoke.side_won + min(1, revoke.left)), then=DAMAGE)
    return None


@law("bridge:64A2", "bridge:64fn1")
def offender_did_not_win(_: Revoke) -> Ruling | None:
    """The hand that revoked did not win the trick, but its side won it or a later one: one trick."""
    return rule(Transfer(1), then=DAMAGE)


# What is checked when play is over?


@law("bridge:64C2b")
def both_sides_damage(revoke: Revoke) -> Ruling | None:
    """Both sides revoked: the director asks what would probably have come about with no revokes."""
    if same_trick_established(revoke) or revoke.other is OtherRevoke.OPPONENTS:
        return rule(CheckAtEnd("bridge:64C2b"))
    return None


@law("bridge:64C2a")
def repeated_damage(revoke: Revoke) -> Ruling | None:
    """One player revoked repeatedly in a suit: the director asks what a later one cost the other side."""
    return rule(CheckAtEnd("bridge:64C2a")) if revoke.other is OtherRevoke.SAME_SUIT else None


@law("bridge:64C1")
def any_damage(_: Revoke) -> Ruling | None:
    """After any other established revoke the director asks whether the other side has had redress for its loss."""
    return rule(CheckAtEnd("bridge:64C1"))


TRICKS = Issue(
    N_("How many tricks pass over?"),
    (
        twelfth_trick,
        faced_card,
        both_sides_revoked,
        repeated,
        next_board_called,
        round_over,
        nothing_won,
        offender_won,
        offender_did_not_win,
    ),
)
DAMAGE = Issue(N_("What is checked when play is over?"), (both_sides_damage, repeated_damage, any_damage))
