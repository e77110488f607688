"""An opening lead out of turn, face up: Law 54."""

from engine.bridge.effect.lead import (
    ACCEPT_OPENING,
    AT_RIGHT_HAND_TURN,
    COUNTS_LATER,
    DUMMY_SPREADS,
    DUMMYS_CARD_STAYS,
    FACE_DOWN_BACK,
    FIVE_CHOICES,
    FORBID_OPTION,
    FREE_OPTION,
    FROM_HAND,
    LEAD_ACCEPTED,
    MUST_ACCEPT,
    MUST_SPREAD,
    NEW_DECLARER,
    PARTNERS_CARD,
    PROPER_STANDS,
    REQUIRE_OPTION,
    RIGHTS_KEPT,
    SPREAD_OPTION,
)
from engine.bridge.irregular_play.lead import LeadOutOfTurn, SinceOpening
from engine.bridge.irregular_play.lead_choice import PARTNERS_LEAD
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


@law("bridge:58A", "bridge:57D")
def led_together(lead: LeadOutOfTurn) -> Ruling | None:
    """The other defender, whose lead it was, led face up at the same moment."""
    if lead.since_opening is SinceOpening.TOGETHER:
        return rule(PROPER_STANDS, COUNTS_LATER, AT_RIGHT_HAND_TURN, DUMMY_SPREADS)
    return None


@law("bridge:54A", "bridge:48B1")
def declarer_spreads(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has shown a card of the own hand, to spread it."""
    return rule(MUST_SPREAD, NEW_DECLARER, FACE_DOWN_BACK) if lead.since_opening is SinceOpening.SPREAD else None


@law("bridge:54C")
def declarer_saw_dummy(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer could have seen a card of dummy's."""
    if lead.since_opening is SinceOpening.SAW_DUMMY:
        return rule(MUST_ACCEPT, DUMMY_SPREADS, FROM_HAND, FACE_DOWN_BACK)
    return None


@law("bridge:54B2", "bridge:53A", "bridge:54B")
def played_from_dummy(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has played the second card from dummy."""
    if lead.since_opening is SinceOpening.FROM_DUMMY:
        return rule(LEAD_ACCEPTED, DUMMYS_CARD_STAYS, FACE_DOWN_BACK)
    return None


@law("bridge:53A", "bridge:54B", "bridge:60A1")
def played_from_hand(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has played to it from the hand."""
    if lead.since_opening is SinceOpening.FROM_HAND:
        return rule(LEAD_ACCEPTED, DUMMY_SPREADS, FACE_DOWN_BACK)
    return None


@law("bridge:54B1", "bridge:54B", "bridge:53A")
def opening_accepted(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has accepted it in words."""
    if lead.since_opening is SinceOpening.ACCEPTED:
        return rule(LEAD_ACCEPTED, DUMMY_SPREADS, FROM_HAND, FACE_DOWN_BACK)
    return None


@law("bridge:54D", "bridge:50D")
def opening_refused(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has refused it."""
    return rule(FACE_DOWN_BACK, then=PARTNERS_LEAD) if lead.since_opening is SinceOpening.REFUSED else None


@law("bridge:54", "bridge:10C1")
def face_down_as_well(lead: LeadOutOfTurn) -> Ruling | None:
    """The other defender has put down a lead face down, and declarer has not chosen yet."""
    return rule(FIVE_CHOICES, FACE_DOWN_BACK, then=FIVE_WAYS) if lead.since_opening is SinceOpening.FACE_DOWN else None


@law("bridge:60C", "bridge:10C1")
def partner_led_face_up(lead: LeadOutOfTurn) -> Ruling | None:
    """The other defender has led face up after it, and declarer has not chosen yet."""
    return (
        rule(FIVE_CHOICES, RIGHTS_KEPT, PARTNERS_CARD, then=FIVE_WAYS)
        if lead.since_opening is SinceOpening.PARTNER
        else None
    )


@law("bridge:10C1", "bridge:10C2", "bridge:54", otherwise=(SinceOpening.NOTHING,))
def opening_open(_: LeadOutOfTurn) -> Ruling | None:
    """Declarer has not chosen yet: there are five ways."""
    return rule(FIVE_CHOICES, then=FIVE_WAYS)


# What are the five ways?


@law("bridge:54A")
def may_spread(_: LeadOutOfTurn) -> Ruling | None:
    """Declarer may put down the own hand."""
    return rule(SPREAD_OPTION)


@law("bridge:54B", "bridge:54B1")
def may_accept(_: LeadOutOfTurn) -> Ruling | None:
    """Declarer may accept the lead, and dummy spreads."""
    return rule(ACCEPT_OPENING)


@law("bridge:54D", "bridge:50D2a", "bridge:50D2b")
def may_refuse(_: LeadOutOfTurn) -> Ruling | None:
    """Declarer may refuse the lead, and then has three choices for the other defender's."""
    return rule(REQUIRE_OPTION, FORBID_OPTION, FREE_OPTION)


FIVE_WAYS = (
    Issue(N_("May declarer become dummy?"), (may_spread,)),
    Issue(N_("May declarer accept the lead?"), (may_accept,)),
    Issue(N_("May declarer refuse the lead?"), (may_refuse,)),
)
OPENING_LEAD = Issue(
    N_("What becomes of the opening lead?"),
    (
        led_together,
        declarer_spreads,
        declarer_saw_dummy,
        played_from_dummy,
        played_from_hand,
        opening_accepted,
        opening_refused,
        face_down_as_well,
        partner_led_face_up,
        opening_open,
    ),
)
