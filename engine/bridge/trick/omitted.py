"""A card left out of a trick, found when both sides have played on: Law 67B1, with 64A2 and the exceptions of 64B."""

from engine.bridge import onward
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.play import Transfer, TransferLater
from engine.bridge.effect.trick import ANY_CARD, COUNTS_AS_REVOKE, FACE_A_CARD, OF_SUIT_LED, OWNER_UNCHANGED
from engine.bridge.revoke.revoke_damage import Ground
from engine.bridge.trick.defect import Defect, DefectFound, DefectWon, RareDefect
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

# Which card is shown?


@law("bridge:67B1a", "bridge:67B1")
def holds_suit_led(trick: Defect) -> Ruling | None:
    """The player has a card of the suit that was led to the trick."""
    if not trick.has_suit:
        return None
    return rule(FACE_A_CARD, OF_SUIT_LED, OWNER_UNCHANGED, COUNTS_AS_REVOKE, then=DEEMED_REVOKE)


@law("bridge:67B1b", "bridge:67B1")
def void_of_suit_led(_: Defect) -> Ruling | None:
    """The player has no card of the suit that was led to the trick."""
    return rule(FACE_A_CARD, ANY_CARD, OWNER_UNCHANGED, COUNTS_AS_REVOKE, then=DEEMED_REVOKE)


# How many tricks are transferred?


def no_trick() -> Ruling:
    return rule(Transfer(0), CheckAtEnd("bridge:64C1"), go_to(onward.REVOKE_DAMAGE, ground=Ground.ANY))


def is_excepted(trick: Defect, rare: RareDefect) -> bool:
    """Do the exceptions hold for it? 67B1 itself speaks of 64A2 alone."""
    return rare in trick.also and trick.reading.deemed_excepted


@law("bridge:64B4", "bridge:67B1")
def noticed_on_next_board(trick: Defect) -> Ruling | None:
    """It was noticed only after a non-offender had called on the next board."""
    return no_trick() if trick.found is DefectFound.NEXT_BOARD and trick.reading.deemed_excepted else None


@law("bridge:64B5", "bridge:67B1")
def noticed_after_round(trick: Defect) -> Ruling | None:
    """It was noticed only after the round was over."""
    return no_trick() if trick.found is DefectFound.ROUND_OVER and trick.reading.deemed_excepted else None


@law("bridge:64B3", "bridge:67B1")
def dummy_left_out(trick: Defect) -> Ruling | None:
    """It was dummy's card that was left out."""
    return no_trick() if is_excepted(trick, RareDefect.DUMMY) else None


@law("bridge:64B6", "bridge:67B1")
def left_out_of_twelfth(trick: Defect) -> Ruling | None:
    """It was on the twelfth trick."""
    return no_trick() if is_excepted(trick, RareDefect.TWELFTH) else None


@law("bridge:64B7", "bridge:64C2b", "bridge:67B1")
def both_sides_revoked(trick: Defect) -> Ruling | None:
    """The other side has an established revoke on this board."""
    if not is_excepted(trick, RareDefect.OPPONENTS):
        return None
    return rule(Transfer(0), CheckAtEnd("bridge:64C2b"), go_to(onward.REVOKE_DAMAGE, ground=Ground.BOTH_SIDES))


@law("bridge:64B2", "bridge:64C2a", "bridge:67B1")
def revoked_before(trick: Defect) -> Ruling | None:
    """The same player had an established revoke in that suit before."""
    if not is_excepted(trick, RareDefect.SAME_SUIT):
        return None
    return rule(Transfer(0), CheckAtEnd("bridge:64C2a"), go_to(onward.REVOKE_DAMAGE, ground=Ground.REPEATED))


@law("bridge:64A2", "bridge:67B1")
def side_won(trick: Defect) -> Ruling | None:
    """The side of the player who left the card out has won that trick or a later one."""
    if trick.won is not DefectWon.SOME:
        return None
    return rule(Transfer(1), CheckAtEnd("bridge:64C1"), go_to(onward.REVOKE_DAMAGE, ground=Ground.ANY))


@law("bridge:64A2", "bridge:67B1")
def still_open(trick: Defect) -> Ruling | None:
    """That side has won no such trick so far, and play is going on."""
    return rule(TransferLater(0), CheckAtEnd("bridge:64C1")) if trick.won is DefectWon.OPEN else None


@law("bridge:64B1", "bridge:64A2", "bridge:67B1", otherwise=(DefectFound.LATER, DefectFound.AFTER, DefectWon.NONE))
def side_won_nothing(_: Defect) -> Ruling | None:
    """That side has won neither that trick nor a later one."""
    return no_trick()


OMITTED_LATE = Issue(N_("Which card goes to the trick?"), (holds_suit_led, void_of_suit_led))
DEEMED_REVOKE = Issue(
    N_("How many tricks are transferred?"),
    (
        noticed_on_next_board,
        noticed_after_round,
        dummy_left_out,
        left_out_of_twelfth,
        both_sides_revoked,
        revoked_before,
        side_won,
        still_open,
        side_won_nothing,
    ),
)
