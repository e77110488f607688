"""What a hand has to stand against: its own cards, the unseen ones, and how these may still lie."""

from enum import Enum
from typing import NamedTuple

from engine.cards.pack import GERMAN_SUITS, Card, Hand, Rank, Suit
from engine.cards.trump import VALUABLE, ranking

RANKS = 8
AKTER, LEFT, RIGHT = range(3)  # in the order in which they play
OTHER = (AKTER, RIGHT, LEFT)  # of each defender the other one
SUITS = tuple(0xFF << RANKS * number for number in range(len(GERMAN_SUITS)))


class Target(Enum):
    """What a laid-down game may never do."""

    NO_TRICK = "take no trick"
    EVERY_TRICK = "lose no trick"
    SEVEN = "lose no trick, the trump seven being the last"
    POINTS = "lose none of the 90 points"
    SEVENS = "win the last but one trick with the helper seven, the last with the trump seven"


class Lie(NamedTuple):
    """A position between two tricks: what is not forced may lie with either defender."""

    own: int
    pool: int  # all that the two defenders hold
    left: int  # of it what only the left one can hold, because the other has shown to be without it
    right: int
    leader: int

    @property
    def size(self) -> int:
        """How many cards each player holds."""
        return self.own.bit_count()

    def forced(self, player: int) -> int:
        return self.left if player == LEFT else self.right

    def open_to(self, player: int) -> int:
        """What a defender may hold."""
        return self.pool & ~(self.right if player == LEFT else self.left)

    def can_hold(self, player: int, cards: int, without: int = 0) -> bool:
        """Can a defender hold all of these cards and none of those?"""
        mine, theirs = self.forced(player), self.forced(OTHER[player])
        if cards & (theirs | without) or mine & without:
            return False
        return (cards | mine).bit_count() <= self.size and (theirs | without).bit_count() <= self.size


class Contest(NamedTuple):
    """What the hand is played for."""

    aim: Target
    trumps: int = 0
    seven: int = 0
    helper: int = 0
    points: int = 0
    ranks: tuple[Rank, ...] = ()

    def bit(self, card: Card) -> int:
        return 1 << RANKS * GERMAN_SUITS.index(card.suit) + self.ranks.index(card.rank)

    def bits(self, cards: Hand) -> int:
        return sum(map(self.bit, cards))

    def card(self, bit: int) -> Card:
        suit, rank = divmod(bit.bit_length() - 1, RANKS)
        return Card(GERMAN_SUITS[suit], self.ranks[rank])

    @property
    def ace(self) -> int:
        """The trump ace."""
        return top(self.trumps)


def ask_about(aim: Target, trump: Suit | None = None, helper: Suit | None = None) -> Contest:
    ranks = ranking(trump)
    plain = Contest(aim, ranks=ranks)
    seven = plain.bit(Card(trump, Rank.SEVEN)) if trump and aim in (Target.SEVEN, Target.SEVENS) else 0
    return Contest(
        aim,
        SUITS[GERMAN_SUITS.index(trump)] if trump else 0,
        seven,
        plain.bit(Card(helper, Rank.SEVEN)) if helper else 0,
        plain.bits(frozenset(Card(suit, rank) for suit in GERMAN_SUITS for rank in VALUABLE)),
        ranks,
    )


def suit_of(card: int) -> int:
    return SUITS[(card.bit_length() - 1) // RANKS]


def top(cards: int) -> int:
    """The highest card of a suit; nothing of none."""
    return 1 << cards.bit_length() - 1 if cards else 0


def above(card: int) -> int:
    """All cards of the suit that are higher."""
    return suit_of(card) & ~((card << 1) - 1)
