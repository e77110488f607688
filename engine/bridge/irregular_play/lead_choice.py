"""What the other defender may lead after a lead out of turn was refused: Law 50D2."""

from engine.bridge.effect.exposed import MAJOR_DUTY, MAJOR_LEAD, OPEN_TO_ALL
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.lead import (
    FORMER_CARD_TELLS,
    LEAD_REFUSED,
    LEAD_WAITS,
    NO_LONGER_PENALTY,
    LeadChoice,
    LeadOrder,
)
from engine.bridge.effect.play import PENALTY_CARD
from engine.bridge.irregular_play.lead import LeadOutOfTurn
from engine.bridge.play.order import PlayOrder, obeying
from engine.cards.pack import Hand, Suit
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

ORDERS = {LeadChoice.REQUIRE: PlayOrder.LEAD, LeadChoice.FORBID: PlayOrder.NOT_LEAD}
PENALTY_DUTIES = (MAJOR_DUTY, MAJOR_LEAD, OPEN_TO_ALL, CheckAtEnd("bridge:50E4"))


def legal_leads(hand: Hand, suit: Suit, choice: LeadChoice) -> Hand:
    """The cards that a defender may lead once declarer has chosen; all, if none would obey (Law 59).

    >>> from engine.cards.pack import FrenchCards
    >>> hand = FrenchCards.parse("SA,S2,H9").held
    >>> [sorted(map(str, legal_leads(hand, suit, LeadChoice.FORBID))) for suit in (Suit.SPADES, Suit.CLUBS)]
    [['H9'], ['H9', 'S2', 'SA']]
    """
    order = ORDERS.get(choice)
    return (order and obeying(hand, order, frozenset({suit}), None)) or hand


@law("bridge:50D2", "bridge:50B")
def not_chosen_yet(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer has refused the lead, and not said yet what the other defender has to do."""
    if lead.choice is not LeadChoice.NOT_YET:
        return None
    return rule(LEAD_REFUSED, PENALTY_CARD, LEAD_WAITS, *PENALTY_DUTIES)


@law("bridge:50D2a", "bridge:50fn1", "bridge:50E2", "bridge:59")
def limits_lead(lead: LeadOutOfTurn) -> Ruling | None:
    """Declarer requires the suit of that card, or forbids it."""
    if lead.choice not in (LeadChoice.REQUIRE, LeadChoice.FORBID):
        return None
    return rule(LeadOrder(lead.choice), NO_LONGER_PENALTY, FORMER_CARD_TELLS)


@law("bridge:50D2b", "bridge:50fn2", "bridge:50D1", "bridge:50E1", otherwise=(LeadChoice.FREE,))
def leaves_lead_free(_: LeadOutOfTurn) -> Ruling | None:
    """Declarer lets the other defender lead anything."""
    return rule(LeadOrder(LeadChoice.FREE), PENALTY_CARD, *PENALTY_DUTIES)


PARTNERS_LEAD = Issue(N_("What may the other defender lead?"), (not_chosen_yet, limits_lead, leaves_lead_free))
