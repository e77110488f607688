"""Calls of the Ulti auction in the order in which they were made, and what they add up to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from engine.text import N_, Choice
from engine.ulti.table.bid import Bid
from engine.ulti.table.spoken import code_of


class Seat(Choice):
    """The players in the order in which they speak."""

    FIRST = "first", N_("the player who was dealt 12 cards")
    SECOND = "second", N_("the second player")
    THIRD = "third", N_("the third player")


class Pass(Choice):
    """Words that are no bid, except from the player who has to open."""

    PASS = "pass", N_("pass")
    RED = "red-pass", N_("red pass")


Call = Bid | Pass
PASSES = {str(one): one for one in Pass}
OPENING = {Pass.PASS: Bid.parse("parti"), Pass.RED: Bid.parse("red-parti")}


def parse_call(text: str) -> Call:
    """By its code or as people write it; the player who has to open may say pass in red."""
    try:
        return Bid.decode(text)
    except ValueError:
        code = code_of(text)
    return PASSES[code] if code in PASSES else Bid.decode(code)


@dataclass(frozen=True)
class Auction:
    """What has been said so far, from the player with 12 cards on.

    >>> auction = Auction.parse("pass,40,pass,ulti,pass,pass")
    >>> str(auction), auction.is_over, str(auction.turn), auction.bids[-1][0].words
    ('pass,40,pass,ulti,pass,pass', True, 'first', 'the player who was dealt 12 cards')
    >>> str(Auction.parse("Piros passz, betli, pass; 20-100"))
    'red-pass,b,pass,20'
    """

    calls: tuple[Call, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(tuple(parse_call(word) for word in re.split("[,;\\n]", text) if word.strip()))

    def entries(self) -> Iterator[tuple[Seat, Bid | None]]:
        """Every speaker with the bid, or with None for a pass."""
        for number, call in enumerate(self.calls):
            opening = OPENING.get(call) if number == 0 and isinstance(call, Pass) else None
            yield tuple(Seat)[number % 3], call if isinstance(call, Bid) else opening

    @property
    def bids(self) -> tuple[tuple[Seat, Bid], ...]:
        return tuple((seat, bid) for seat, bid in self.entries() if bid)

    @property
    def valid(self) -> Bid:
        """The last bid; there is one as soon as anyone has spoken."""
        return self.bids[-1][1]

    @property
    def turn(self) -> Seat:
        """Who speaks next; after two passes it is the last bidder again."""
        return tuple(Seat)[len(self.calls) % 3]

    @property
    def is_over(self) -> bool:
        return len(self.calls) > 2 and self.calls[-2:] == (Pass.PASS,) * 2

    @property
    def declarer(self) -> Seat | None:
        return self.bids[-1][0] if self.is_over else None

    @property
    def has_passed(self) -> bool:
        """Has the player whose turn it is passed before?"""
        return (self.turn, None) in self.entries()

    def __str__(self) -> str:
        return ",".join(str(call) for call in self.calls)
