"""What declarer may order for a lead or a play, and which cards of a hand obey it."""

from collections.abc import Callable

from engine.cards.pack import Card, Hand, Suit
from engine.text import N_, Choice


class PlayOrder(Choice):
    """What declarer has ordered, and by what right."""

    LEAD = "lead", N_("the suit of partner's penalty card has to be led")
    NOT_LEAD = "not-lead", N_("the suit of partner's penalty card may not be led, or one or more suits of several")
    NOT_AFTER_CALL = "not-after-call", N_("a suit may not be led, because of a call that partner withdrew")
    HIGHEST = "highest", N_("the highest card of the suit led has to be played")
    LOWEST = "lowest", N_("the lowest card of the suit led has to be played")
    SUIT = "suit", N_("a card of another suit, which declarer names, has to be played")
    NOT_SUIT = "not-suit", N_("no card of another suit, which declarer names, may be played")

    @property
    def limits_lead(self) -> bool:
        return self in (PlayOrder.LEAD, *BANS[:2])

    @property
    def names_suits(self) -> bool:
        """Does it hold for suits that declarer has named?"""
        return self not in (PlayOrder.HIGHEST, PlayOrder.LOWEST)

    @property
    def paragraph(self) -> str:
        return PARAGRAPHS[self]


BANS = (PlayOrder.NOT_LEAD, PlayOrder.NOT_AFTER_CALL, PlayOrder.NOT_SUIT)
PARAGRAPHS = {
    PlayOrder.LEAD: "bridge:50D2a",
    PlayOrder.NOT_LEAD: "bridge:50D2a",
    PlayOrder.NOT_AFTER_CALL: "bridge:26B",
    PlayOrder.HIGHEST: "bridge:57A1",
    PlayOrder.LOWEST: "bridge:57A2",
    PlayOrder.SUIT: "bridge:57A3",
    PlayOrder.NOT_SUIT: "bridge:57A4",
}


def obeying(cards: Hand, order: PlayOrder, suits: frozenset[Suit], led: Suit | None) -> Hand:
    """Those of the cards that can be played and carry out the order; none, if it cannot be carried out.

    >>> from engine.cards.pack import FrenchCards
    >>> hand = FrenchCards.parse("SA,S9,S2").held
    >>> [sorted(map(str, obeying(hand, order, frozenset({Suit.HEARTS}), Suit.SPADES))) for order in PlayOrder][3:]
    [['SA'], ['S2'], [], []]
    """
    if order in (PlayOrder.HIGHEST, PlayOrder.LOWEST):
        return extreme(cards, led, max if order is PlayOrder.HIGHEST else min)
    if not order.limits_lead and any(card.suit is led for card in cards):
        return frozenset()  # suit has to be followed
    return frozenset(card for card in cards if (card.suit in suits) is (order not in BANS))


def extreme(cards: Hand, led: Suit | None, pick: Callable[[list[Card]], Card]) -> Hand:
    """The highest or the lowest of the suit led."""
    same = [card for card in cards if card.suit is led]
    return frozenset({pick(same)}) if same else frozenset()
