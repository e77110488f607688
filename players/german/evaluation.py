"""What a hand is good for: the chance of each undertaking, guessed from one's own cards as players guess it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import comb, exp, prod

from engine.cards.pack import GERMAN_SUITS, WITH_TRUMP, WITHOUT_TRUMP, Card, Hand, Rank, Ranking, Suit, of_suit

UNSEEN = 20  # cards that the other two hold, ten each
PAIR = {Rank.KING, Rank.OVER}
Chance = Callable[[int, int], float]  # of one suit: what is held of it and what has been laid down, the seven lowest

# How dangerous a card is in a betli that is not among the lowest, by how many cards can still beat it.
DANGER = (0.9, 0.7, 0.5, 0.35, 0.2, 0.1, 0.1, 0.1)


@cache
def split_chance(cards: int, most: int) -> float:
    """How likely it is that neither of the other two holds more than so many of a suit's missing cards."""
    ways = range(max(0, cards - most), min(cards, most) + 1)
    return sum(comb(cards, one) * comb(UNSEEN - cards, UNSEEN // 2 - one) for one in ways) / comb(UNSEEN, UNSEEN // 2)


@cache
def all_win(held: int, laid: int) -> float:
    """The chance that every card of a suit wins when they are led from the top."""
    missing = 0xFF & ~(held | laid)
    winners = (held >> missing.bit_length()).bit_count()
    return 1.0 if winners == held.bit_count() else split_chance(missing.bit_count(), winners)


@cache
def none_wins(held: int, laid: int) -> float:
    """The chance that no card of a suit has to win: one has to beat what is lower, and so have the others."""
    missing = 0xFF & ~(held | laid)
    exposed = [place for place in range(8) if held >> place & 1 and missing & ((1 << place) - 1)]
    return prod(1 - DANGER[(missing >> place).bit_count()] for place in exposed)


@dataclass(frozen=True)
class Parting:
    """A hand of which cards have been laid down, and the chance of the undertaking with what is left."""

    kept: Hand
    laid: Hand
    chance: float


def part_with(hand: Hand, count: int, order: Ranking, chance: Chance) -> Parting:
    """Lay down the cards that do the most harm, one after the other."""
    kept, laid = [mask(hand, suit, order) for suit in GERMAN_SUITS], [0] * len(GERMAN_SUITS)
    for _ in range(count):
        suit, card = max(each_card(kept), key=lambda one: chance_without(one, kept, laid, chance))
        kept[suit], laid[suit] = kept[suit] - card, laid[suit] + card
    gone = frozenset(
        Card(suit, rank)
        for suit, cards in zip(GERMAN_SUITS, laid, strict=True)
        for place, rank in enumerate(order)
        if cards >> place & 1
    )
    return Parting(hand - gone, gone, prod(map(chance, kept, laid)))


def mask(hand: Hand, suit: Suit, order: Ranking) -> int:
    return sum(1 << order.index(card.rank) for card in hand if card.suit is suit)


def each_card(kept: list[int]) -> list[tuple[int, int]]:
    return [(suit, 1 << place) for suit, cards in enumerate(kept) for place in range(8) if cards >> place & 1]


def chance_without(one: tuple[int, int], kept: list[int], laid: list[int], chance: Chance) -> tuple[float, int]:
    """The chance when a card of a suit is laid down as well; equal ones by the highest card."""
    suit, card = one
    others = prod(chance(kept[other], laid[other]) for other in range(len(kept)) if other != suit)
    return others * chance(kept[suit] - card, laid[suit] + card), card


def best_betli(hand: Hand, count: int) -> Parting:
    return part_with(hand, count, WITHOUT_TRUMP, none_wins)


def best_durchmars(hand: Hand, count: int, trump: Suit | None) -> Parting:
    return part_with(hand, count, WITH_TRUMP if trump else WITHOUT_TRUMP, all_win)


# With trumps: figures that players count, weighed by what perfect play makes of random deals


@dataclass(frozen=True)
class Strength:
    """Ten cards with a trump suit."""

    trumps: int
    ace: bool
    ten: bool
    pair: bool
    seven: bool
    aces: int
    tens: int
    pairs: int

    def weigh(self, weights: tuple[float, ...]) -> float:
        figures = (1, self.trumps, self.ace, self.ten, self.aces, self.tens)
        return sum(weight * figure for weight, figure in zip(weights, figures, strict=True))

    def points(self, needed: int) -> float:
        """The chance of so many points in tricks."""
        return 1 / (1 + exp((needed - 5 - self.weigh(POINTS)) / SPREAD))

    @property
    def ulti(self) -> float:
        """The chance of winning the last trick with the trump seven."""
        return 1 / (1 + exp(-self.weigh(ULTI))) if self.seven else 0

    @property
    def four_aces(self) -> float:
        held = self.aces + self.ace == len(GERMAN_SUITS)
        return 1 / (1 + exp(-self.weigh(ACES))) if held else 0


# For: each hand, each trump, the trump ace, the trump ten, each other ace, each other ten that has its ace beside it.
POINTS = (-14.0, 5.8, 16.5, 12.0, 13.5, 9.0)
SPREAD = 5.6
ULTI = (-18.5, 3.7, 1.5, 0.2, 0.9, 1.2)
ACES = (-3.5, 0.8, 0.0, 0.4, 0.0, 0.3)


def weigh(hand: Hand, trump: Suit) -> Strength:
    """The figures of a hand with a trump suit."""
    held = {suit: {card.rank for card in of_suit(hand, suit)} for suit in GERMAN_SUITS}
    trumps, sides = held[trump], [held[suit] for suit in GERMAN_SUITS if suit is not trump]
    return Strength(
        trumps=len(trumps),
        ace=Rank.ACE in trumps,
        ten=Rank.TEN in trumps,
        pair=trumps >= PAIR,
        seven=Rank.SEVEN in trumps,
        aces=sum(Rank.ACE in side for side in sides),
        tens=sum(side >= {Rank.ACE, Rank.TEN} for side in sides),
        pairs=sum(side >= PAIR for side in sides),
    )


def spare(hand: Hand, trump: Suit, count: int) -> Hand:
    """The cards that a player with trumps can do without: worthless ones, a whole short suit first."""
    return frozenset(sorted(hand, key=lambda card: keep(card, hand, trump))[:count])


def keep(card: Card, hand: Hand, trump: Suit) -> tuple[int, int, Card]:
    """How much a card is worth keeping."""
    side = {other.rank for other in hand if other.suit is card.suit}
    if card.suit is trump or card.rank is Rank.ACE:
        worth = 4
    elif card.rank is Rank.TEN:
        worth = 3 if len(side) > 1 else 2
    else:
        worth = int(card.rank in PAIR and side >= PAIR)
    return worth, len(side), card
