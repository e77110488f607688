"""A defender's lead out of turn to a later trick: Law 56, with 53 and 60."""

from engine.bridge.effect.exposed import MAJOR_DUTY, MAJOR_LEAD
from engine.bridge.effect.information import WITHDRAWN_INFORMATION
from engine.bridge.effect.lead import (
    ACCEPT_OPTION,
    AT_RIGHT_HAND_TURN,
    COUNTS_LATER,
    DECLARER_TOLD,
    DEFAULT_HAND,
    FORBID_OPTION,
    FREE_OPTION,
    LATER_IN_TURN,
    LEAD_ACCEPTED,
    LEAD_REFUSED,
    OLD_DUTIES,
    PARTNERS_CARD,
    PROPER_STANDS,
    REFUSE_OPTION,
    REQUIRE_OPTION,
    RIGHT_LOST,
    RIGHTS_KEPT,
    WRONG_CARDS_BACK,
)
from engine.bridge.effect.play import PENALTY_CARD
from engine.bridge.irregular_play.lead import Due, LeadOutOfTurn, SinceDefender
from engine.bridge.irregular_play.lead_choice import PARTNERS_LEAD, PENALTY_DUTIES
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


@law("bridge:53B", "bridge:47F1", "bridge:16C")
def declarer_led_in_turn(lead: LeadOutOfTurn) -> Ruling | None:
    """It was declarer's or dummy's lead, and declarer has made it without accepting the other."""
    is_it = lead.due is Due.DECLARING and lead.since_defender is SinceDefender.OWN_LEAD
    return rule(PROPER_STANDS, WRONG_CARDS_BACK, WITHDRAWN_INFORMATION) if is_it else None


@law("bridge:58A", "bridge:57D")
def together_with_partner(lead: LeadOutOfTurn) -> Ruling | None:
    """The other defender, whose lead it was, led at the same moment."""
    is_it = lead.due is Due.PARTNER and lead.since_defender is SinceDefender.TOGETHER
    return rule(PROPER_STANDS, COUNTS_LATER, AT_RIGHT_HAND_TURN) if is_it else None


@law("bridge:58A", "bridge:57A")
def together_with_declarer(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer, whose lead it was from one of the hands, led at the same moment."""
    together = lead.since_defender is SinceDefender.TOGETHER
    return rule(PROPER_STANDS, COUNTS_LATER, LATER_IN_TURN) if together else None


@law("bridge:60A1", "bridge:60A2", "bridge:53A", "bridge:60A3")
def declarer_played_to_it(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has played to it before anything was ruled."""
    return rule(LEAD_ACCEPTED, RIGHT_LOST, OLD_DUTIES) if lead.since_defender is SinceDefender.PLAYED else None


@law("bridge:56A", "bridge:53A")
def declarer_accepted(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has accepted it in words."""
    return rule(LEAD_ACCEPTED) if lead.since_defender is SinceDefender.ACCEPTED else None


@law("bridge:56B", "bridge:50D2")
def refused_on_partners_turn(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has refused it, and the other defender is to lead."""
    is_it = lead.since_defender is SinceDefender.REFUSED and lead.due is Due.PARTNER
    return rule(then=PARTNERS_LEAD) if is_it else None


@law("bridge:56B", "bridge:50", "bridge:50D1", "bridge:47A")
def refused_on_declarers_turn(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has refused it, and declarer or dummy is to lead."""
    is_it = lead.since_defender is SinceDefender.REFUSED
    return rule(LEAD_REFUSED, PENALTY_CARD, *PENALTY_DUTIES) if is_it else None


@law("bridge:60C")
def other_defender_played(lead: LeadOutOfTurn) -> Ruling | None:
    """The other defender has led or played after it, and declarer has not chosen yet."""
    is_it = lead.since_defender is SinceDefender.PARTNER
    return rule(RIGHTS_KEPT, PARTNERS_CARD, then=WHAT_DECLARER_HEARS) if is_it else None


@law("bridge:56", "bridge:53A", otherwise=(SinceDefender.NOTHING,))
def declarer_has_not_chosen(_: LeadOutOfTurn) -> Ruling | None:
    """Declarer has not chosen yet."""
    return rule(then=WHAT_DECLARER_HEARS)


# What is declarer told?


@law("bridge:56", "bridge:10C1", "bridge:56A", "bridge:56B", "bridge:50D2")
def told_on_partners_turn(lead: LeadOutOfTurn) -> Ruling | None:
    """The other defender was to lead."""
    options = (ACCEPT_OPTION, REQUIRE_OPTION, FORBID_OPTION, FREE_OPTION)
    return rule(DECLARER_TOLD, *options, DEFAULT_HAND) if lead.due is Due.PARTNER else None


@law("bridge:56", "bridge:10C1", "bridge:56A", "bridge:56B", otherwise=(Due.DECLARING,))
def told_on_declarers_turn(_: LeadOutOfTurn) -> Ruling | None:
    """Declarer or dummy was to lead."""
    return rule(DECLARER_TOLD, ACCEPT_OPTION, REFUSE_OPTION, MAJOR_DUTY, MAJOR_LEAD, DEFAULT_HAND)


BY_DEFENDER = Issue(
    N_("What becomes of the defender's lead?"),
    (
        declarer_led_in_turn,
        together_with_partner,
        together_with_declarer,
        declarer_played_to_it,
        declarer_accepted,
        refused_on_partners_turn,
        refused_on_declarers_turn,
        other_defender_played,
        declarer_has_not_chosen,
    ),
)
WHAT_DECLARER_HEARS = Issue(N_("What is declarer told?"), (told_on_partners_turn, told_on_declarers_turn))
