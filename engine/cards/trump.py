"""Trumps with German suits: the suit or none, how the cards rank with it, what is worth points, and its seven."""

from engine.cards.pack import WITH_TRUMP, WITHOUT_TRUMP, Card, Hand, Rank, Ranking, Suit, of_suit
from engine.text import N_, Choice

VALUABLE = (Rank.TEN, Rank.ACE)


class Trump(Choice):
    """The trump suit, or none."""

    NONE = "none", N_("without trumps")
    RED = "red", N_("hearts")
    ACORNS = "acorns", N_("acorns")
    LEAVES = "leaves", N_("leaves")
    BELLS = "bells", N_("bells")

    @property
    def suit(self) -> Suit | None:
        return SUIT[self]


SUIT: dict[Trump, Suit | None] = {
    Trump.NONE: None,
    Trump.RED: Suit.RED,
    Trump.ACORNS: Suit.ACORNS,
    Trump.LEAVES: Suit.LEAVES,
    Trump.BELLS: Suit.BELLS,
}


def ranking(trump: Suit | None) -> Ranking:
    """The order of rank, lowest first: without trumps the ten drops below the under."""
    return WITH_TRUMP if trump else WITHOUT_TRUMP


def trumps_of(hand: Hand, trump: Suit | None) -> Hand:
    return of_suit(hand, trump) if trump else frozenset()


def seven_of(trump: Suit | None) -> Card | None:
    """The trump seven, if there are trumps."""
    return Card(trump, Rank.SEVEN) if trump else None


def keep_seven(allowed: Hand, hand: Hand, trump: Suit | None) -> Hand:
    """The same cards without the trump seven, which is kept while there is another trump in the hand."""
    return allowed - {Card(trump, Rank.SEVEN)} if trump and len(of_suit(hand, trump)) > 1 else allowed
