"""Bills: amounts line by line, each with the paragraph that asks for it; and settlements that add up to nothing."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.text import Text

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True)
class Line:
    """One amount and its reason."""

    words: Text
    amount: int
    reference: str


@dataclass(frozen=True)
class Bill:
    """Lines that add up."""

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.amount for line in self.lines)

    def __str__(self) -> str:
        return str(self.total)


@dataclass(frozen=True)
class Payment(Generic[P]):
    """What one player owes another; a bill below nothing goes the other way."""

    payer: P
    payee: P
    bill: Bill


@dataclass(frozen=True)
class Settlement(Generic[P]):
    """Payments between players. Whatever one gives another gets, so the balances always add up to nothing.

    >>> Settlement((Payment("West", "East", Bill((Line(Text("lost"), 5, "ulti:8.1"),))),)).balance(["West", "East"])
    {'West': -5, 'East': 5}
    """

    payments: tuple[Payment[P], ...]

    def balance(self, players: Iterable[P]) -> dict[P, int]:
        """What each player ends up with."""
        return {player: self.received(player) - self.paid(player) for player in players}

    def received(self, player: P) -> int:
        return sum(payment.bill.total for payment in self.payments if payment.payee == player)

    def paid(self, player: P) -> int:
        return sum(payment.bill.total for payment in self.payments if payment.payer == player)

    def __str__(self) -> str:
        players = dict.fromkeys(player for payment in self.payments for player in (payment.payer, payment.payee))
        return ",".join(f"{player}{amount:+d}" for player, amount in self.balance(players).items())
