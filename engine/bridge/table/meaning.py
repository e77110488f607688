"""What a call means by agreement: strength, shape, the denominations it specifies, and its purpose."""

import re
from dataclasses import dataclass
from typing import Self

from engine.bridge.table.call import Strain
from engine.cards.pack import FRENCH_SUITS, Hand, Rank, Suit, of_suit
from engine.text import N_, Choice

POINTS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
MOST = 40  # the high-card points in the pack; as the top of a range it means that there is no upper limit
STRENGTH = re.compile(r"(\d{1,2})(?:-(\d{0,2})|\+)")  # 6-9, and 6+, 6- or 6-40 where there is no limit


class Purpose(Choice):
    """What a call is for."""

    NATURAL = "natural", N_("natural")
    ASK = "ask", N_("asks partner")
    RELAY = "relay", N_("relay: partner describes the hand")
    TRANSFER = "transfer", N_("transfer")
    TAKEOUT = "takeout", N_("takeout")
    PENALTY = "penalty", N_("penalty")
    OTHER = "other", N_("other artificial")


class Asks(Choice):
    """What a call asks for."""

    NOTHING = "", N_("nothing")
    MAJORS = "majors", N_("a four-card major")
    ACES = "aces", N_("aces")
    KINGS = "kings", N_("kings")
    STOPPER = "stopper", N_("a stopper")
    SHAPE = "shape", N_("shape")
    STRENGTH = "strength", N_("strength")


@dataclass(frozen=True)
class Meaning:
    """What a call tells about the hand, as far as it tells anything.

    >>> str(Meaning.parse("12-21.5000.S.natural")), str(Meaning.parse("12-40.5000.S.natural"))
    ('12-21.5000.S.natural', '12+.5000.S.natural')
    """

    low: int
    high: int
    lengths: tuple[int, int, int, int] = (0, 0, 0, 0)  # at least so many spades, hearts, diamonds, clubs
    shows: frozenset[Strain] = frozenset()  # the denominations it specifies
    purpose: Purpose = Purpose.NATURAL
    asks: Asks = Asks.NOTHING
    balanced: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high <= MOST or sum(self.lengths) > 13 or min(self.lengths) < 0:
            raise ValueError("A meaning has a strength from 0 to 40 and lengths of at most 13 cards in all.")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Strength, lengths, denominations, purpose, what is asked, and balanced or not, with points in between."""
        strength, lengths, shows, purpose, asks, balanced = (text.split(".") + [""] * 6)[:6]
        low, high = parse_strength(strength)
        spades, hearts, diamonds, clubs = (int(sign, 14) for sign in lengths)
        return cls(
            low,
            high,
            (spades, hearts, diamonds, clubs),
            frozenset(Strain.parse(word) for word in shows.split("+") if word),
            Purpose.parse(purpose),
            Asks.parse(asks),
            balanced == "balanced",
        )

    def __str__(self) -> str:
        shows = "+".join(str(strain) for strain in sorted(self.shows))
        lengths = "".join("0123456789abcd"[length] for length in self.lengths)
        balanced = "balanced" if self.balanced else ""
        strength = f"{self.low}-{self.high}" if self.is_limited else f"{self.low}+"
        return f"{strength}.{lengths}.{shows}.{self.purpose}.{self.asks}.{balanced}".rstrip(".")

    @property
    def is_limited(self) -> bool:
        """Has the strength an upper limit?"""
        return self.high < MOST

    def fits(self, hand: Hand) -> bool:
        """Does a hand keep what the call promises?"""
        lengths = tuple(len(of_suit(hand, suit)) for suit in FRENCH_SUITS)
        enough = all(length >= least for length, least in zip(lengths, self.lengths, strict=True))
        return self.low <= points(hand) <= self.high and enough and (is_balanced(lengths) or not self.balanced)

    @property
    def least(self) -> tuple[int, ...]:
        """The shortest that each suit can be; a balanced hand has two of everything."""
        return tuple(max(length, 2 if self.balanced else 0) for length in self.lengths)

    def is_inside(self, other: "Meaning") -> bool:
        """Does every hand that fits this meaning fit the other?"""
        return self.high <= other.high and self.is_inside_but_for_top(other)

    def is_inside_but_for_top(self, other: "Meaning") -> bool:
        """The same, but hands of this meaning may be too strong for the other."""
        lengths_inside = all(mine >= theirs for mine, theirs in zip(self.least, other.lengths, strict=True))
        return other.low <= self.low <= other.high and lengths_inside and (self.balanced or not other.balanced)

    def is_near(self, other: "Meaning") -> bool:
        """The same suits, within two points and one card, or as much and more but for the other's upper limit.

        Perhaps similar, for a director to say: 12 to 21 points is an opening, and so is 12 or more.
        """
        one_limit = self.is_limited is not other.is_limited
        near = abs(self.low - other.low) <= 2 and (one_limit or abs(self.high - other.high) <= 2)
        lengths_near = all(abs(mine - theirs) <= 1 for mine, theirs in zip(self.lengths, other.lengths, strict=True))
        without_top = not self.is_limited and self.is_inside_but_for_top(other)
        return (self.shows == other.shows and near and lengths_near) or (self.shows >= other.shows and without_top)


def parse_strength(text: str) -> tuple[int, int]:
    """The least and the most points; ValueError if it is no strength."""
    found = STRENGTH.fullmatch(text)
    if not found:
        raise ValueError(text)
    return int(found[1]), int(found[2] or MOST)


def points(hand: Hand) -> int:
    """High-card points."""
    return sum(POINTS.get(card.rank, 0) for card in hand)


def is_balanced(lengths: tuple[int, ...]) -> bool:
    return sorted(lengths) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])


def suits_of(strains: frozenset[Strain]) -> frozenset[Suit]:
    """The suits among denominations; no trumps is none."""
    return frozenset(strain.suit for strain in strains if strain.suit)
