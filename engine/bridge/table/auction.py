"""Calls and auctions of bridge: what is legal, what the contract is, who declares."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import total_ordering
from typing import Self

from engine.bridge.table.seat import Seat, Side
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


@dataclass(frozen=True)
class Contract:
    """The final bid, whether it is doubled, and who plays it."""

    bid: Bid
    doubled: Doubled
    declarer: Seat

    @property
    def trump(self) -> Suit | None:
        return self.bid.strain.suit


@dataclass(frozen=True)
class Auction:
    """The legal auction: the dealer, and the calls in rotation."""

    dealer: Seat
    calls: tuple[Call, ...] = ()

    @property
    def turn(self) -> Seat:
        seat = self.dealer
        for _ in range(len(self.calls) % 4):
            seat = seat.lho
        return seat

    def entries(self) -> Iterator[tuple[Seat, Call]]:
        """Every call with its caller."""
        seat = self.dealer
        for call in self.calls:
            yield seat, call
            seat = seat.lho

    def add(self, call: Call) -> "Auction":
        if not self.is_legal(call):
            raise ValueError(f"{call} is not legal here")
        return Auction(self.dealer, (*self.calls, call))

    @property
    def last_bid(self) -> tuple[Seat, Bid] | None:
        bids = [(seat, call) for seat, call in self.entries() if isinstance(call, Bid)]
        return bids[-1] if bids else None

    @property
    def last_action(self) -> tuple[Seat, Call] | None:
        """The last call that is not a pass."""
        actions = [entry for entry in self.entries() if entry[1] != PASS]
        return actions[-1] if actions else None

    def is_legal(self, call: Call) -> bool:
        """Laws 18, 19 and 22."""
        if self.is_over:
            return False
        if isinstance(call, Bid):
            return self.last_bid is None or call > self.last_bid[1]
        return call == PASS or self.may_double(call)

    def may_double(self, call: Call) -> bool:
        """A double needs the opponents' bid before it, a redouble their double, with only passes in between."""
        last = self.last_action
        if last is None or last[0].side is self.turn.side:
            return False
        return isinstance(last[1], Bid) if call == DOUBLE else call == REDOUBLE and last[1] == DOUBLE

    @property
    def is_over(self) -> bool:
        """Four passes, or three after any other call."""
        return len(self.calls) > 3 and self.calls[-3:] == (PASS,) * 3

    @property
    def contract(self) -> Contract | None:
        """What the last bid, its doubles and its first bidder make of it; None if all have passed so far."""
        if self.last_bid is None or self.last_action is None:
            return None
        seat, bid = self.last_bid
        declarer = self.first_to_name(seat.side, bid.strain)
        doubled = {DOUBLE: Doubled.DOUBLED, REDOUBLE: Doubled.REDOUBLED}.get(self.last_action[1], Doubled.NO)
        return Contract(bid, doubled, declarer)

    def first_to_name(self, side: Side, strain: Strain) -> Seat:
        """The player who declares: the first of the side to name the denomination."""
        return next(
            seat
            for seat, call in self.entries()
            if isinstance(call, Bid) and call.strain is strain and seat.side is side
        )
