"""Cards of both packs: 52 with French suits, 32 with German ones, and the orders in which they beat each other."""

import re
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Self

from engine.text import N_, Choice


class Suit(Choice):
    """French suits in the order of bridge, lowest first; then the German suits."""

    CLUBS = "clubs", N_("clubs")
    DIAMONDS = "diamonds", N_("diamonds")
    HEARTS = "hearts", N_("hearts")
    SPADES = "spades", N_("spades")
    ACORNS = "acorns", N_("acorns")
    LEAVES = "leaves", N_("leaves")
    BELLS = "bells", N_("bells")
    RED = "hearts-german", N_("hearts")

    @property
    def letter(self) -> str:
        return SUIT_LETTERS[self.order]


class Rank(Choice):
    """All ranks of both packs; which of them beats which is for a Ranking to say."""

    TWO = "2", "2"
    THREE = "3", "3"
    FOUR = "4", "4"
    FIVE = "5", "5"
    SIX = "6", "6"
    SEVEN = "7", "7"
    EIGHT = "8", "8"
    NINE = "9", "9"
    TEN = "T", "10"
    JACK = "J", N_("jack")
    UNDER = "U", N_("under")
    OVER = "O", N_("over")
    QUEEN = "Q", N_("queen")
    KING = "K", N_("king")
    ACE = "A", N_("ace")


SUIT_LETTERS = "CDHSALBR"
FRENCH_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
GERMAN_SUITS = (Suit.RED, Suit.ACORNS, Suit.LEAVES, Suit.BELLS)

Ranking = tuple[Rank, ...]  # lowest first
FRENCH: Ranking = tuple(rank for rank in Rank if rank not in (Rank.UNDER, Rank.OVER))
WITH_TRUMP: Ranking = tuple(Rank.parse(letter) for letter in "789UOKTA")
WITHOUT_TRUMP: Ranking = tuple(Rank.parse(letter) for letter in "789TUOKA")


@dataclass(frozen=True)
class Card:
    """One card.

    >>> str(Card.parse("SK")), Card.parse("R7").suit.words
    ('SK', 'hearts')
    """

    suit: Suit
    rank: Rank
    fixed: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "fixed", hash((self.suit, self.rank)))

    def __hash__(self) -> int:
        """Made once: cards stand in sets wherever there is play."""
        return self.fixed

    @classmethod
    def parse(cls, text: str) -> Self:
        suits = {suit.letter: suit for suit in Suit}
        if len(text) != 2 or text[0] not in suits:
            raise ValueError(text)
        return cls(suits[text[0]], Rank.parse(text[1]))

    def __str__(self) -> str:
        return self.suit.letter + str(self.rank)

    def __lt__(self, other: "Card") -> bool:
        return (self.suit.order, self.rank.order) < (other.suit.order, other.rank.order)


FRENCH_PACK = tuple(Card(suit, rank) for suit in FRENCH_SUITS for rank in FRENCH)
GERMAN_PACK = tuple(Card(suit, rank) for suit in GERMAN_SUITS for rank in WITH_TRUMP)

Hand = frozenset[Card]


@dataclass(frozen=True)
class CardList:
    """Cards in the order stated; subclasses say of which pack."""

    pack: ClassVar[tuple[Card, ...]]

    cards: tuple[Card, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        cards = tuple(Card.parse(word) for word in re.split(r"[,\s]+", text) if word)
        if len(set(cards)) < len(cards) or not set(cards) <= set(cls.pack):
            raise ValueError(text)
        return cls(cards)

    @property
    def held(self) -> Hand:
        return frozenset(self.cards)

    def __str__(self) -> str:
        return ",".join(str(card) for card in self.cards)


class FrenchCards(CardList):
    """Cards of the pack of 52.

    >>> str(FrenchCards.parse("SA, H2 C9"))
    'SA,H2,C9'
    """

    pack = FRENCH_PACK


class GermanCards(CardList):
    """Cards of the pack of 32.

    >>> str(GermanCards.parse("RA, R7 LK"))
    'RA,R7,LK'
    """

    pack = GERMAN_PACK


def deal_cards(pack: tuple[Card, ...], sizes: tuple[int, ...], rng: Random) -> tuple[Hand, ...]:
    """The shuffled pack in hands of these sizes."""
    cards, hands = rng.sample(pack, len(pack)), []
    for size in sizes:
        hands.append(frozenset(cards[:size]))
        cards = cards[size:]
    return tuple(hands)


def of_suit(cards: Hand, suit: Suit) -> Hand:
    return frozenset(card for card in cards if card.suit is suit)
