"""A missing card: Law 14, with the penalty card and the revoke that may come of it."""

from engine.bridge import onward
from engine.bridge.effect.board import DEAL_AGAIN
from engine.bridge.effect.wrong_cards import (
    ALWAYS_THERE,
    CARD_BACK,
    COUNT_PENALTY,
    DEAL_REBUILT,
    EVERY_CALL_STANDS,
    NO_CARD_STAYS_UP,
    NO_EARLIER_REVOKE,
    PARTNER_KNOWS,
    TOO_LATE,
    FoundCard,
    SeenAsWell,
)
from engine.bridge.table.duty import PenaltyKind, Person
from engine.bridge.trick.defect import TrickWrong
from engine.bridge.wrong_cards.count import CountFound, FacesSeen, MissingCard, WrongCount
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

# What becomes of the missing card?


@law("bridge:14B", "bridge:79C1")
def too_late(hands: WrongCount) -> Ruling | None:
    """The correction period is over."""
    return rule(TOO_LATE) if hands.found is CountFound.LATE else None


@law("bridge:6D1", "bridge:6B")
def never_dealt(hands: WrongCount) -> Ruling | None:
    """The hand was dealt too few cards, and nobody has called on the board yet, at any table."""
    return rule(DEAL_AGAIN) if hands.is_misdeal else None


@law("bridge:14B1", "bridge:67")
def among_the_played(hands: WrongCount) -> Ruling | None:
    """The missing card lies among the cards already played."""
    if hands.where is not MissingCard.PLAYED:
        return None
    return rule(go_to(onward.DEFECTIVE_TRICK, wrong=TrickWrong.SURPLUS))


@law("bridge:14A1", "bridge:14A3", "bridge:24")
def found_before_lead(hands: WrongCount) -> Ruling | None:
    """The opening lead has not been faced, and the missing card is found."""
    if hands.is_before_lead and hands.where is MissingCard.ELSEWHERE:
        return rule(CARD_BACK, ALWAYS_THERE, EVERY_CALL_STANDS, SeenAsWell("bridge:24"), then=(KNOWN, COUNTED))
    return None


@law("bridge:14A2", "bridge:14A3")
def not_found_before_lead(hands: WrongCount) -> Ruling | None:
    """The opening lead has not been faced, and the missing card is not found."""
    if hands.is_before_lead:
        return rule(DEAL_REBUILT, ALWAYS_THERE, EVERY_CALL_STANDS, then=(KNOWN, COUNTED))
    return None


@law("bridge:14B2", "bridge:14B4")
def found_after_lead(hands: WrongCount) -> Ruling | None:
    """The opening lead has been faced, and the missing card is found, though not among those played."""
    if hands.where is MissingCard.ELSEWHERE:
        return rule(CARD_BACK, ALWAYS_THERE, then=(FACE_UP, EARLIER_TRICK, KNOWN, COUNTED))
    return None


@law("bridge:14B3", "bridge:14B4", otherwise=(MissingCard.NOWHERE, CountFound.PLAY, CountFound.AFTER))
def not_found_after_lead(_: WrongCount) -> Ruling | None:
    """The opening lead has been faced, and the missing card is not found."""
    return rule(DEAL_REBUILT, ALWAYS_THERE, then=(FACE_UP, EARLIER_TRICK, KNOWN, COUNTED))


# Does it become a penalty card?


@law("bridge:14B4", "bridge:50B")
def low_card_seen(hands: WrongCount) -> Ruling | None:
    """A defender's partner could see one card below the ten, by accident."""
    return rule(FoundCard(Person.OFFENDER, PenaltyKind.MINOR)) if hands.partner_saw is FacesSeen.LOW else None


@law("bridge:14B4", "bridge:50B")
def honour_or_several_seen(hands: WrongCount) -> Ruling | None:
    """A defender's partner could see an honour, or two cards or more."""
    if hands.partner_saw in (FacesSeen.HONOUR, FacesSeen.SEVERAL):
        return rule(FoundCard(Person.OFFENDER, PenaltyKind.MAJOR))
    return None


@law("bridge:14B4", "bridge:49", otherwise=(FacesSeen.NONE,))
def no_card_seen(_: WrongCount) -> Ruling | None:
    """No card of a defender has been seen by the partner while play goes on."""
    return rule(NO_CARD_STAYS_UP)


# Is it a revoke?


@law("bridge:14B4", "bridge:61A")
def missing_in_earlier_trick(hands: WrongCount) -> Ruling | None:
    """The hand failed to follow suit to an earlier trick, although the card is taken to have been in it."""
    return rule(go_to(onward.REVOKE, able=True, revoker=hands.owner)) if hands.failed else None


@law("bridge:14B4", "bridge:61A")
def missing_in_no_trick(_: WrongCount) -> Ruling | None:
    """The card was not called for in any earlier trick."""
    return rule(NO_EARLIER_REVOKE)


# What else?


@law("bridge:14C", "bridge:16B1")
def partner_knows(_: WrongCount) -> Ruling | None:
    """A card has been put back into a hand, and the partner knows it."""
    return rule(PARTNER_KNOWS)


@law("bridge:90A", "bridge:7B2")
def cards_not_counted(_: WrongCount) -> Ruling | None:
    """A player who counts the cards first notices that one is missing."""
    return rule(COUNT_PENALTY)


MISSING = Issue(
    N_("What becomes of the missing card?"),
    (
        too_late,
        never_dealt,
        among_the_played,
        found_before_lead,
        not_found_before_lead,
        found_after_lead,
        not_found_after_lead,
    ),
)
FACE_UP = Issue(N_("Does it become a penalty card?"), (low_card_seen, honour_or_several_seen, no_card_seen))
EARLIER_TRICK = Issue(N_("Is it a revoke?"), (missing_in_earlier_trick, missing_in_no_trick))
KNOWN = Issue(N_("Who may not use that a card was put back?"), (partner_knows,))
COUNTED = Issue(N_("Is a penalty possible for not counting?"), (cards_not_counted,))
