"""A lead out of turn: which law it falls under, and what a wrong word undoes. Laws 41, 47, 53 to 56 and 60."""

from engine.bridge import onward
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.exposed import CARD_BACK
from engine.bridge.effect.information import WITHDRAWN_INFORMATION
from engine.bridge.effect.lead import (
    CORRECT_LEADS,
    LAST_TRICK,
    NOT_A_PENALTY,
    PLAYED_TO_BACK,
    TAKEN_BACK,
    TURNED_BACK,
)
from engine.bridge.effect.outside import INFORMANT_OFFENDS
from engine.bridge.effect.played import NOT_ESTABLISHED
from engine.bridge.irregular_call.exposed import ExposedHow, ExposedWhen, RoleInEnd
from engine.bridge.irregular_play.declarer_lead import BY_DECLARER, TAKING_BACK, WHAT_DEFENDERS_HEAR
from engine.bridge.irregular_play.defender_lead import BY_DEFENDER, WHAT_DECLARER_HEARS
from engine.bridge.irregular_play.lead import LeadOutOfTurn, Led, LedHow
from engine.bridge.irregular_play.lead_choice import PARTNERS_LEAD
from engine.bridge.irregular_play.opening_lead import FIVE_WAYS, OPENING_LEAD
from engine.bridge.irregular_play.penalty import PenaltyMatter, Whose
from engine.bridge.irregular_play.premature import TooSoon
from engine.bridge.play.named import DummyMatter
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# Which law is it?


@law("bridge:45D1", "bridge:45F")
def put_out_by_dummy(lead: LeadOutOfTurn) -> Ruling | None:
    """Dummy put the card out, and declarer had not named it: declarer has led nothing."""
    is_it = lead.how is LedHow.BY_DUMMY
    return rule(go_to(onward.DESIGNATION, dummy_matter=DummyMatter.WRONG_CARD)) if is_it else None


@law("bridge:24", "bridge:22")
def auction_not_over(lead: LeadOutOfTurn) -> Ruling | None:
    """The auction was not over: that card was exposed in the auction."""
    if lead.led is not Led.AUCTION:
        return None
    exposed = onward.EXPOSED_IN_AUCTION
    return rule(go_to(exposed, when=ExposedWhen.AUCTION, how=ExposedHow.LED))


@law("bridge:54E", "bridge:24")
def led_by_declaring_side(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer or dummy tried to make the opening lead."""
    if lead.led is not Led.DECLARING_SIDE:
        return None
    exposed, when = onward.EXPOSED_IN_AUCTION, ExposedWhen.CLARIFICATION
    return rule(go_to(exposed, when=when, how=ExposedHow.LED, became=RoleInEnd.DECLARING))


@law("bridge:48A", "bridge:45E2")
def not_led_by_declarer(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer did not lead the card: it fell, was shown, or was a second card to a trick."""
    is_it = lead.led is Led.DECLARER and lead.how is LedHow.NOT_LED
    return rule(CARD_BACK, NO_RECTIFICATION) if is_it else None


@law("bridge:49", "bridge:45E1")
def not_led_by_defender(lead: LeadOutOfTurn) -> Ruling | None:
    """The defender did not lead the card: it fell, was shown, or was a second card to a trick."""
    if lead.how is not LedHow.NOT_LED:
        return None
    if lead.led is not Led.OPENING:
        return rule(go_to(onward.PENALTY_CARD, matter=PenaltyMatter.EXPOSED, whose=Whose.DEFENDER))
    exposed, when = onward.EXPOSED_IN_AUCTION, ExposedWhen.CLARIFICATION
    return rule(go_to(exposed, when=when, became=RoleInEnd.DEFENDER))


@law("bridge:47E1", "bridge:16C", "bridge:47D", "bridge:63A1")
def told_by_opponent(lead: LeadOutOfTurn) -> Ruling | None:
    """An opponent had wrongly said that it was this player's lead."""
    if lead.how is not LedHow.TOLD:
        return None
    back = (TAKEN_BACK, PLAYED_TO_BACK, NOT_A_PENALTY, CORRECT_LEADS)
    later = () if lead.led is Led.OPENING else (NOT_ESTABLISHED,)
    return rule(*back, *later, WITHDRAWN_INFORMATION, INFORMANT_OFFENDS)


@law("bridge:41A")
def still_face_down(lead: LeadOutOfTurn) -> Ruling | None:
    """The opening lead is still face down."""
    return rule(TURNED_BACK, CORRECT_LEADS, NO_RECTIFICATION) if lead.how is LedHow.FACE_DOWN else None


@law("bridge:53fn1")
def to_last_trick(lead: LeadOutOfTurn) -> Ruling | None:
    """It was led to the thirteenth trick."""
    return rule(LAST_TRICK, CORRECT_LEADS) if lead.how is LedHow.LAST_TRICK else None


@law("bridge:57A")
def before_partner_played(lead: LeadOutOfTurn) -> Ruling | None:
    """A defender led to the next trick before partner had played to this one."""
    is_it = lead.how is LedHow.TOO_SOON
    return rule(go_to(onward.PREMATURE_PLAY, too_soon=TooSoon.NEXT_TRICK)) if is_it else None


@law("bridge:54")
def opening_lead(lead: LeadOutOfTurn) -> Ruling | None:
    """The wrong defender made the opening lead face up."""
    return rule(then=OPENING_LEAD) if lead.led is Led.OPENING else None


@law("bridge:56")
def by_defender(lead: LeadOutOfTurn) -> Ruling | None:
    """A defender led out of turn to a later trick."""
    return rule(then=BY_DEFENDER) if lead.led is Led.DEFENDER else None


@law("bridge:55", otherwise=(Led.DECLARER, LedHow.MISTAKE))
def by_declarer(_: LeadOutOfTurn) -> Ruling | None:
    """Declarer led out of turn, from the hand or from dummy."""
    return rule(then=BY_DECLARER)


ROUTE = Issue(
    N_("Which law is it?"),
    (
        auction_not_over,
        led_by_declaring_side,
        put_out_by_dummy,
        not_led_by_declarer,
        not_led_by_defender,
        told_by_opponent,
        still_face_down,
        to_last_trick,
        before_partner_played,
        opening_lead,
        by_defender,
        by_declarer,
    ),
)
LEAD_OUT_OF_TURN = Topic(
    "bridge",
    "lead-out-of-turn",
    N_("Lead out of turn"),
    N_("A defender or declarer led when it was another hand's turn."),
    LeadOutOfTurn,
    (
        ROUTE,
        OPENING_LEAD,
        *FIVE_WAYS,
        BY_DEFENDER,
        WHAT_DECLARER_HEARS,
        PARTNERS_LEAD,
        BY_DECLARER,
        TAKING_BACK,
        WHAT_DEFENDERS_HEAR,
    ),
)
