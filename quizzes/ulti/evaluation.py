"""What a hand is good for: the chances of each undertaking, guessed from one's own cards as players guess them."""

from dataclasses import dataclass
from functools import lru_cache
from math import comb, exp

from engine.cards import GERMAN_SUITS, WITH_TRUMP, WITHOUT_TRUMP, Card, Hand, Order, Rank, Suit, of_suit

UNSEEN = 20  # cards that the other two hold, ten each
RANKS = range(8)
Places = frozenset[int]  # ranks of one suit by their place in the order, 0 the lowest


def places(cards: Hand, suit: Suit, order: Order) -> Places:
    return frozenset(order.index(card.rank) for card in cards if card.suit is suit)


@lru_cache(maxsize=None)
def split_chance(cards: int, most: int) -> float:
    """How likely it is that neither of the other two holds more than so many of a suit's missing cards."""
    ways = range(max(0, cards - most), min(cards, most) + 1)
    return sum(comb(cards, one) * comb(UNSEEN - cards, UNSEEN // 2 - one) for one in ways) / comb(UNSEEN, UNSEEN // 2)


@lru_cache(maxsize=4096)
def all_win(held: Places, laid: Places) -> float:
    """The chance that every card of a suit wins when it is led from the top."""
    missing = [place for place in RANKS if place not in held | laid]
    winners = sum(place > max(missing, default=-1) for place in held)
    return 1.0 if winners == len(held) else split_chance(len(missing), winners)


@lru_cache(maxsize=4096)
def stays_low(held: Places, laid: Places) -> float:
    """The chance that no card of a suit has to win: one has to beat lower cards, and so do the others."""
    missing, chance = [place for place in RANKS if place not in held | laid], 1.0
    for place in held:
        if lower := sum(other < place for other in missing):
            chance *= 1 - DANGER[min(len(missing) - lower, 5)]
    return chance


DANGER = (0.9, 0.7, 0.5, 0.35, 0.2, 0.1)  # of a card that is not the lowest, by how many can still beat it


@dataclass(frozen=True)
class Strength:
    """A hand of ten with trumps, in the figures that players count."""

    trumps: int
    ace: bool
    ten: bool
    king: bool
    over: bool
    seven: bool
    aces: int
    tens: int
    marriages: int
    voids: int

    @property
    def ulti(self) -> float:
        """The chance of winning the last trick with the trump seven."""
        if not self.seven:
            return 0
        return logistic(ULTI, self)

    def points(self, needed: int) -> float:
        """The chance of so many points in tricks."""
        return 1 / (1 + exp((needed - 5 - linear(POINTS, self)) / SPREAD))

    @property
    def four_aces(self) -> float:
        return logistic(ACES, self) if self.aces + self.ace == len(GERMAN_SUITS) else 0


Weights = tuple[float, ...]  # a constant, then one for each figure
ULTI: Weights = (0,)*8
POINTS: Weights = (0,)*8
ACES: Weights = (0,)*8
SPREAD = 6.0


def figures(strength: Strength) -> Weights:
    return (
        1,
        strength.trumps,
        strength.ace,
        strength.ten,
        strength.king + strength.over,
        strength.aces,
        strength.tens,
        strength.voids,
    )


def linear(weights: Weights, strength: Strength) -> float:
    return sum(weight * figure for weight, figure in zip(weights, figures(strength), strict=True))


def logistic(weights: Weights, strength: Strength) -> float:
    return 1 / (1 + exp(-linear(weights, strength)))


def weigh(hand: Hand, trump: Suit) -> Strength:
    """The figures of a hand with a trump suit."""
    held = {suit: frozenset(card.rank for card in of_suit(hand, suit)) for suit in GERMAN_SUITS}
    trumps, sides = held[trump], [held[suit] for suit in GERMAN_SUITS if suit is not trump]
    return Strength(
        trumps=len(trumps),
        ace=Rank.ACE in trumps,
        ten=Rank.TEN in trumps,
        king=Rank.KING in trumps,
        over=Rank.OVER in trumps,
        seven=Rank.SEVEN in trumps,
        aces=sum(Rank.ACE in side for side in sides),
        tens=sum(side >= {Rank.ACE, Rank.TEN} for side in sides),
        marriages=sum(side >= {Rank.KING, Rank.OVER} for side in sides),
        voids=sum(not side for side in sides),
    )


