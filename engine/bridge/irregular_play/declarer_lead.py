"""Declarer's lead out of turn, from the hand or from dummy: Law 55, with 53, 57 and 60."""

from engine.bridge import onward
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.information import WITHDRAWN_INFORMATION, CheckAtEnd
from engine.bridge.effect.lead import (
    CORRECT_HAND_THEN_LEADS,
    COUNTS_LATER,
    DEFAULT_HAND,
    DEFENDER_THEN_LEADS,
    DEFENDERS_TOLD,
    EITHER_ACCEPTS,
    FROM_CORRECT_HAND,
    LATER_IN_TURN,
    LEAD_ACCEPTED,
    LEAD_WAITS_FOR_TRICK,
    NEXT_DECIDES,
    OLD_DUTIES,
    PROPER_STANDS,
    PUT_BACK,
    RIGHT_LOST,
    RIGHTS_KEPT,
    SECOND_LEAD_BACK,
    WRONG_CARDS_BACK,
)
from engine.bridge.effect.play import PENALTY_CARD
from engine.bridge.irregular_play.lead import DueHand, LeadOutOfTurn, SinceDeclarer
from engine.bridge.irregular_play.lead_choice import PENALTY_DUTIES
from engine.bridge.irregular_play.premature import TooSoon
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

LEARNT = (WITHDRAWN_INFORMATION, CheckAtEnd("bridge:55C"))


@law("bridge:44G", "bridge:48A")
def led_before_trick_complete(lead: LeadOutOfTurn) -> Ruling | None:
    """The lead was due from the hand that led, once the trick in progress is complete."""
    return rule(LEAD_WAITS_FOR_TRICK, NO_RECTIFICATION) if lead.due_hand is DueHand.SAME else None


@law("bridge:53B", "bridge:47F1", "bridge:16C")
def defender_led_in_turn(lead: LeadOutOfTurn) -> Ruling | None:
    """The defender whose lead it was has led to the trick, and nobody had accepted the other lead."""
    if lead.due_hand is DueHand.DEFENDER and lead.since_declarer is SinceDeclarer.OWN_LEAD:
        return rule(PROPER_STANDS, WRONG_CARDS_BACK, WITHDRAWN_INFORMATION)
    return None


@law("bridge:58A", "bridge:57C3")
def together_with_defender(lead: LeadOutOfTurn) -> Ruling | None:
    """The defender whose lead it was led at the same moment."""
    together = lead.since_declarer is SinceDeclarer.TOGETHER
    return rule(PROPER_STANDS, COUNTS_LATER, LATER_IN_TURN) if together else None


@law("bridge:53C", "bridge:57A", "bridge:57C")
def wrong_defender_played(lead: LeadOutOfTurn) -> Ruling | None:
    """The defender to the right of the hand that led has played to it."""
    is_it = lead.since_declarer is SinceDeclarer.WRONG_DEFENDER
    return rule(LEAD_ACCEPTED, go_to(onward.PREMATURE_PLAY, too_soon=TooSoon.AHEAD)) if is_it else None


@law("bridge:60A1", "bridge:60A2", "bridge:53A", "bridge:60A3")
def next_defender_played(lead: LeadOutOfTurn) -> Ruling | None:
    """The defender who is next has played to it before anything was ruled."""
    return rule(LEAD_ACCEPTED, RIGHT_LOST, OLD_DUTIES) if lead.since_declarer is SinceDeclarer.PLAYED else None


@law("bridge:60B", "bridge:55B2", "bridge:55C", "bridge:50D1")
def defender_played_ahead(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer was told to take it back, and a defender has played before the correct lead."""
    if lead.since_declarer is SinceDeclarer.AHEAD:
        return rule(FROM_CORRECT_HAND, *LEARNT, PENALTY_CARD, *PENALTY_DUTIES)
    return None


@law("bridge:55A", "bridge:53A")
def defenders_accept(lead: LeadOutOfTurn) -> Ruling | None:
    """A defender has accepted it, and the other does not object or comes later in turn."""
    is_it = lead.since_declarer in (SinceDeclarer.ACCEPTED, SinceDeclarer.NEXT_ACCEPTS)
    return rule(LEAD_ACCEPTED) if is_it else None


@law("bridge:55A")
def defenders_refuse(lead: LeadOutOfTurn) -> Ruling | None:
    """A defender wants it taken back, and the other does not object or comes later in turn."""
    is_it = lead.since_declarer in (SinceDeclarer.REFUSED, SinceDeclarer.NEXT_REFUSES)
    return rule(then=TAKING_BACK) if is_it else None


@law("bridge:60C", "bridge:55A")
def declarer_led_again(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has led from the correct hand as well, and no defender has chosen yet."""
    is_it = lead.since_declarer is SinceDeclarer.CORRECTED
    return rule(RIGHTS_KEPT, SECOND_LEAD_BACK, then=WHAT_DEFENDERS_HEAR) if is_it else None


@law("bridge:55", "bridge:53A", otherwise=(DueHand.DEFENDER, DueHand.OTHER_HAND, SinceDeclarer.NOTHING))
def defenders_have_not_chosen(_: LeadOutOfTurn) -> Ruling | None:
    """No defender has chosen yet."""
    return rule(then=WHAT_DEFENDERS_HEAR)


# What is taken back?


@law("bridge:55B1", "bridge:55C")
def back_on_defenders_turn(lead: LeadOutOfTurn) -> Ruling | None:
    """A defender was to lead."""
    return rule(PUT_BACK, NO_RECTIFICATION, *LEARNT) if lead.due_hand is DueHand.DEFENDER else None


@law("bridge:55B2", "bridge:55C", otherwise=(DueHand.OTHER_HAND,))
def back_to_other_hand(_: LeadOutOfTurn) -> Ruling | None:
    """The lead was due from the other hand of declarer's side."""
    return rule(FROM_CORRECT_HAND, *LEARNT)


# What are the defenders told?


@law("bridge:55A", "bridge:10C1", "bridge:55B1")
def told_on_defenders_turn(lead: LeadOutOfTurn) -> Ruling | None:
    """A defender was to lead."""
    refusal = DEFENDER_THEN_LEADS
    is_it = lead.due_hand is DueHand.DEFENDER
    return rule(DEFENDERS_TOLD, EITHER_ACCEPTS, refusal, NEXT_DECIDES, DEFAULT_HAND) if is_it else None


@law("bridge:55A", "bridge:10C1", "bridge:55B2", otherwise=(DueHand.OTHER_HAND,))
def told_on_other_hands_turn(_: LeadOutOfTurn) -> Ruling | None:
    """The lead was due from the other hand of declarer's side."""
    return rule(DEFENDERS_TOLD, EITHER_ACCEPTS, CORRECT_HAND_THEN_LEADS, NEXT_DECIDES, DEFAULT_HAND)


BY_DECLARER = Issue(
    N_("What becomes of declarer's lead?"),
    (
        led_before_trick_complete,
        defender_led_in_turn,
        together_with_defender,
        wrong_defender_played,
        next_defender_played,
        defender_played_ahead,
        defenders_accept,
        defenders_refuse,
        declarer_led_again,
        defenders_have_not_chosen,
    ),
)
TAKING_BACK = Issue(N_("What is taken back?"), (back_on_defenders_turn, back_to_other_hand))
WHAT_DEFENDERS_HEAR = Issue(N_("What are the defenders told?"), (told_on_defenders_turn, told_on_other_hands_turn))
