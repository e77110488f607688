"""The tricks that are transferred after an established revoke: Law 64."""

from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.play import NO_SECOND_TIME, OF_BOTH_REVOKES, OTHER_BY_ITSELF, Transfer, TransferLater
from engine.bridge.revoke.circumstance import Later, Noticed, OtherRevoke, Rare, Role, Winner
from engine.bridge.revoke.incident import Revoke
from engine.bridge.revoke.redress import DAMAGE
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


def transfer(revoke: Revoke, tricks: int) -> Ruling:
    """So many tricks, and where the player revoked again in the suit, none for that."""
    again = (AGAIN,) if revoke.another is OtherRevoke.AGAIN else ()
    return rule(Transfer(tricks), then=(*again, DAMAGE))


def no_transfer(revoke: Revoke) -> Ruling:
    """No trick for this revoke; one of the same side that was no such exception is looked at by itself."""
    other = (OTHER_BY_ITSELF,) if revoke.another in (OtherRevoke.SAME_SIDE, OtherRevoke.SAME_SUIT) else ()
    return rule(Transfer(0), *other, then=DAMAGE)


@law("bridge:64B6")
def twelfth_trick(revoke: Revoke) -> Ruling | None:
    """The revoke was on the twelfth trick."""
    return no_transfer(revoke) if revoke.came(Rare.TWELFTH) else None


@law("bridge:64B3")
def dummy_s_card(revoke: Revoke) -> Ruling | None:
    """The revoke was a failure to play a card from dummy."""
    return no_transfer(revoke) if revoke.revoker is Role.DUMMY else None


@law("bridge:64B7")
def both_sides_revoked(revoke: Revoke) -> Ruling | None:
    """Both sides have an established revoke on this board."""
    return rule(Transfer(0), then=DAMAGE) if revoke.by_both_sides else None


@law("bridge:64B2")
def repeated(revoke: Revoke) -> Ruling | None:
    """The same player had an earlier established revoke in the same suit."""
    return no_transfer(revoke) if revoke.another is OtherRevoke.SAME_SUIT else None


@law("bridge:64B4")
def next_board_called(revoke: Revoke) -> Ruling | None:
    """It was first noticed after a player of the non-offending side had called on the next board."""
    if revoke.is_late and revoke.noticed is Noticed.NEXT_BOARD:
        return rule(Transfer(0), then=DAMAGE)
    return None


@law("bridge:64B5")
def round_over(revoke: Revoke) -> Ruling | None:
    """It was first noticed after the round was over."""
    if revoke.is_late and revoke.noticed is Noticed.ROUND_OVER:
        return rule(Transfer(0), then=DAMAGE)
    return None


@law("bridge:64B3")
def penalty_card(revoke: Revoke) -> Ruling | None:
    """A penalty card that could have been played was not."""
    return no_transfer(revoke) if revoke.by_defender and revoke.came(Rare.PENALTY_CARD) else None


@law("bridge:64A", "bridge:64A1", "bridge:64A2", "bridge:64B2")
def side_revoked_twice(revoke: Revoke) -> Ruling | None:
    """The side has another established revoke, and neither is an exception: each is looked at, in order of time."""
    if revoke.another is OtherRevoke.SAME_SIDE:
        tricks = revoke.two.apart if revoke.reading.twice else revoke.two.together
        return rule(Transfer(tricks), OF_BOTH_REVOKES, then=DAMAGE)
    return None


@law("bridge:64A2", "bridge:64fn1")
def partner_won(revoke: Revoke) -> Ruling | None:
    """The hand that revoked did not win the trick, but its partner's did: one trick."""
    return transfer(revoke, 1) if revoke.won_by is Winner.PARTNER else None


@law("bridge:64A", "bridge:64A1", "bridge:64A2", "bridge:64B1", "bridge:64C1")
def play_not_over(revoke: Revoke) -> Ruling | None:
    """Whether the offending side wins a later trick shows only when play is over."""
    if revoke.won_later is Later.OPEN:
        check = "bridge:64C2a" if revoke.another is OtherRevoke.AGAIN else "bridge:64C1"
        return rule(TransferLater(int(revoke.won_by is Winner.REVOKER)), CheckAtEnd(check))
    return None


@law("bridge:64B1")
def nothing_won(revoke: Revoke) -> Ruling | None:
    """The offending side won neither a later trick nor the trick of the revoke."""
    return transfer(revoke, 0) if revoke.won_later is Later.NONE and revoke.won_by is Winner.OPPONENTS else None


@law("bridge:64A1", "bridge:64fn1")
def offender_won(revoke: Revoke) -> Ruling | None:
    """The hand that revoked won the trick itself: that trick, and one later trick if the side won any."""
    if revoke.won_by is Winner.REVOKER:
        return transfer(revoke, 1 + (revoke.won_later is Later.SOME))
    return None


@law("bridge:64A2", "bridge:64fn1")
def offender_did_not_win(revoke: Revoke) -> Ruling | None:
    """An opponent won the trick, but the offending side won a later one: one trick."""
    return transfer(revoke, int(revoke.won_later is Later.SOME))


@law("bridge:64B2")
def later_in_same_suit(_: Revoke) -> Ruling | None:
    """The later revoke was by the same player in the same suit, and the first was established."""
    return rule(NO_SECOND_TIME)


AGAIN = Issue(N_("Is a trick transferred for the later revoke as well?"), (later_in_same_suit,))
TRICKS = Issue(
    N_("How many tricks are transferred?"),
    (
        twelfth_trick,
        dummy_s_card,
        both_sides_revoked,
        repeated,
        next_board_called,
        round_over,
        penalty_card,
        side_revoked_twice,
        partner_won,
        play_not_over,
        nothing_won,
        offender_won,
        offender_did_not_win,
    ),
)
