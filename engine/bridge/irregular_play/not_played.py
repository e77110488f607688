"""Another card was played instead of a penalty card: Law 52."""

from engine.bridge import onward
from engine.bridge.effect.exposed import MAJOR_DUTY, MAJOR_LEAD
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.penalty_card import (
    ACCEPT_INSTEAD,
    INSTEAD_STANDS,
    MUST_ACCEPT_INSTEAD,
    NO_FAULT,
    NO_TRICKS_FOR_IT,
    NOT_BY_OWNER,
    PUT_IT_IN,
    REFUSE_INSTEAD,
    PenaltyStays,
)
from engine.bridge.effect.play import PENALTY_CARD as CARD_PLAYED_INSTEAD
from engine.bridge.irregular_play.penalty import Could, InsteadReply, PenaltyIncident
from engine.bridge.revoke.circumstance import Role
from engine.effect import MainOrder
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_


@law("bridge:44C", "bridge:61A")
def suit_not_followed(card: PenaltyIncident) -> Ruling | None:
    """The player did not follow suit either: that is a revoke."""
    if card.could is not Could.REVOKE:
        return None
    return rule(go_to(onward.REVOKE, able=True, revoker=Role.DEFENDER))


@law("bridge:50D1b")
def could_not_be_played(card: PenaltyIncident) -> Ruling | None:
    """The penalty card could not legally have been played at that turn."""
    return rule(NO_FAULT, PenaltyStays(card.duties.penalty_card)) if card.could is Could.NO else None


@law("bridge:52B1b", "bridge:52B1c", "bridge:64B3", "bridge:52A")
def declarer_has_played(card: PenaltyIncident) -> Ruling | None:
    """Declarer has played a card since, from the hand or from dummy."""
    if not card.played_since:
        return None
    return stands(MUST_ACCEPT_INSTEAD, card)


@law("bridge:52B", otherwise=(Could.YES,))
def declarer_has_not_played(_: PenaltyIncident) -> Ruling | None:
    """Declarer has not played since, and chooses."""
    return rule(then=REPLY)


# What does declarer say?


@law("bridge:52A", "bridge:52B1a", "bridge:52B2", "bridge:10C1")
def not_said_yet(card: PenaltyIncident) -> Ruling | None:
    """Declarer has not chosen yet."""
    return rule(NOT_BY_OWNER, ACCEPT_INSTEAD, REFUSE_INSTEAD) if card.reply is InsteadReply.NOT_YET else None


@law("bridge:52B1a", "bridge:52B1c", "bridge:64B3")
def accepted(card: PenaltyIncident) -> Ruling | None:
    """Declarer accepts the card that was played instead."""
    return stands(INSTEAD_STANDS, card) if card.reply is InsteadReply.ACCEPTED else None


def stands(order: MainOrder, card: PenaltyIncident) -> Ruling:
    stays = PenaltyStays(card.duties.penalty_card)
    return rule(order, stays, NO_TRICKS_FOR_IT, CheckAtEnd("bridge:64C1"))


@law("bridge:52B2", "bridge:50B", otherwise=(InsteadReply.REFUSED,))
def refused(_: PenaltyIncident) -> Ruling | None:
    """Declarer does not accept it."""
    return rule(PUT_IT_IN, CARD_PLAYED_INSTEAD, MAJOR_DUTY, MAJOR_LEAD)


FAILURE = Issue(
    N_("Should the penalty card have been played?"),
    (suit_not_followed, could_not_be_played, declarer_has_played, declarer_has_not_played),
)
REPLY = Issue(N_("Does the card played instead stand?"), (not_said_yet, accepted, refused))
