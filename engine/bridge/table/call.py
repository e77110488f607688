"""Calls of bridge: pass, double, redouble and the thirty-five bids."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import total_ordering
from typing import Self

from engine.cards.pack import Suit
from engine.text import N_, Choice


class Strain(Choice):
    """The denominations, lowest first."""

    CLUBS = "C", N_("clubs")
    DIAMONDS = "D", N_("diamonds")
    HEARTS = "H", N_("hearts")
    SPADES = "S", N_("spades")
    NO_TRUMPS = "NT", N_("no trumps")

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or None at no trumps."""
        return None if self is Strain.NO_TRUMPS else tuple(Suit)[self.order]


@dataclass(frozen=True)
class Call:
    """Pass, double, redouble, or a bid.

    >>> [str(Call.parse(text)) for text in ("pass", "X", "XX", "3NT")]
    ['pass', 'X', 'XX', '3NT']
    """

    name: str = ""

    @classmethod
    def parse(cls, text: str) -> "Call":
        named = {str(call): call for call in (PASS, DOUBLE, REDOUBLE)}
        return named.get(text) or Bid.parse(text)

    @classmethod
    def every(cls) -> "Iterator[Call]":
        yield from (PASS, DOUBLE, REDOUBLE)
        yield from Bid.every()

    def __str__(self) -> str:
        return self.name


PASS, DOUBLE, REDOUBLE = Call("pass"), Call("X"), Call("XX")


@total_ordering
@dataclass(frozen=True)
class Bid(Call):
    """A number of tricks over six and a denomination; a bid that supersedes another is greater.

    >>> Bid.parse("2C") > Bid.parse("1NT") > Bid.parse("1S")
    True
    """

    level: int = 1
    strain: Strain = Strain.CLUBS

    @classmethod
    def parse(cls, text: str) -> Self:
        if text[:1] not in tuple("1234567"):
            raise ValueError(text)
        return cls(level=int(text[0]), strain=Strain.parse(text[1:]))

    @classmethod
    def every(cls) -> Iterator[Self]:
        """All thirty-five, lowest first."""
        yield from (cls(level=level, strain=strain) for level in range(1, 8) for strain in Strain)

    def __lt__(self, other: "Bid") -> bool:
        return (self.level, self.strain.order) < (other.level, other.strain.order)

    def __str__(self) -> str:
        return f"{self.level}{self.strain}"


def lowest_over(last: Bid | None, strain: Strain) -> Bid | None:
    """The lowest bid of a denomination that supersedes the last bid, if there is one below the eight level."""
    return next((bid for bid in Bid.every() if bid.strain is strain and (last is None or bid > last)), None)


class Doubled(Choice):
    """Whether the contract is doubled."""

    NO = "no", N_("undoubled")
    DOUBLED = "X", N_("doubled")
    REDOUBLED = "XX", N_("redoubled")
