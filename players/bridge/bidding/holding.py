"""A hand as a bidder weighs it: points, lengths, stoppers."""

from dataclasses import dataclass

from engine.bridge.table.call import Strain
from engine.bridge.table.meaning import POINTS, is_balanced
from engine.cards.pack import Hand, Rank

SUITS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)  # in the order of a meaning's lengths
MAJORS, MINORS = SUITS[:2], SUITS[2:]
GUARDED = ((Rank.ACE.order, 1), (Rank.KING.order, 2), (Rank.QUEEN.order, 3), (Rank.JACK.order, 4))


@dataclass(frozen=True)
class Holding:
    """What counts of a hand in the auction; lengths and ranks go by spades, hearts, diamonds, clubs."""

    points: int
    lengths: tuple[int, ...]
    ranks: tuple[list[int], ...]
    balanced: bool

    def length(self, strain: Strain) -> int:
        return self.lengths[3 - strain.order]

    @property
    def aces(self) -> int:
        return sum(Rank.ACE.order in ranks for ranks in self.ranks)

    def stops(self, strain: Strain) -> bool:
        """Will the suit stop the opponents from running it?"""
        ranks = self.ranks[3 - strain.order]
        return any(rank in ranks and len(ranks) >= length for rank, length in GUARDED)

    def good(self, strain: Strain) -> bool:
        """Has the suit two of the five honours?"""
        return sum(rank >= Rank.TEN.order for rank in self.ranks[3 - strain.order]) >= 2


def is_longest(strain: Strain, holding: Holding) -> bool:
    return holding.length(strain) == max(holding.lengths)


def is_good(strain: Strain, holding: Holding) -> bool:
    return holding.good(strain)


def is_unbalanced(holding: Holding) -> bool:
    return not holding.balanced


def weigh(hand: Hand) -> Holding:
    ranks: tuple[list[int], ...] = ([], [], [], [])
    points = 0
    for card in hand:
        ranks[3 - card.suit.order].append(card.rank.order)
        points += POINTS.get(card.rank, 0)
    lengths = tuple(map(len, ranks))
    return Holding(points, lengths, ranks, is_balanced(lengths))
