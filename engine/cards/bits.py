"""Cards as bits of a number, for the solver: suit by suit, the weakest lowest, so that numbers compare as cards do."""

from collections.abc import Iterable, Iterator

from engine.cards.pack import FRENCH_SUITS, GERMAN_SUITS, Card, Ranking, Suit


class Bits:
    """Where each card has its bit; between some ranks lies a gap, and above each suit."""

    def __init__(self, cards: Iterable[Card], ranking: Ranking, gaps_below: frozenset[int]) -> None:
        held = {card.suit for card in cards}
        self.ranking = ranking
        self.suits = [suit for suit in (*FRENCH_SUITS, *GERMAN_SUITS) if suit in held]
        self.gaps = [place + sum(below < place for below in gaps_below) for place in sorted(gaps_below)]
        self.places = [place + sum(below <= place for below in gaps_below) for place in range(len(ranking))]
        self.top = len(ranking) + len(gaps_below)
        self.width = self.top + 1
        self.field = (1 << self.width) - 1
        self.shifts = range(0, self.width * len(self.suits), self.width)
        self.suit_of = {card: suit for suit in map(self.whole, self.suits) for card in split(suit)}

    def shift(self, suit: Suit) -> int:
        return self.width * self.suits.index(suit)

    def whole(self, suit: Suit | None) -> int:
        """All cards of a suit; none of one that nobody holds."""
        return sum(1 << place for place in self.places) << self.shift(suit) if suit in self.suits else 0

    def card(self, card: Card) -> int:
        return 1 << self.places[self.ranking.index(card.rank)] + self.shift(card.suit)

    def all(self, cards: Iterable[Card]) -> int:
        return sum(map(self.card, cards))

    def gaps_of(self, suit: Suit) -> int:
        """The gaps between the ranks of a suit."""
        return sum(1 << place for place in self.gaps) << self.shift(suit)

    @property
    def tops(self) -> int:
        """The gaps above the suits."""
        return sum(1 << self.top << shift for shift in self.shifts)


def split(cards: int) -> Iterator[int]:
    """The single cards, weakest first."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card
