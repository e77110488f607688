"""Bills: amounts line by line, each with the paragraph that asks for it; and settlements that add up to nothing."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.effect import Effect
from engine.text import Text

P = TypeVar("P", bound=Hashable)
T_co = TypeVar("T_co", covariant=True)


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

    def less(self, lines: tuple[Line, ...]) -> "Bill":
        """The bill without some of its lines."""
        return Bill(tuple(line for line in self.lines if line not in lines))

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


def bills_of(effect: Effect) -> tuple[tuple[Payment[Any] | None, Bill], ...]:
    """The bill behind a score, which nobody pays, or those behind a settlement, each with its payment."""
    bill, settlement = getattr(effect, "bill", None), getattr(effect, "settlement", None)
    if isinstance(settlement, Settlement):
        return tuple((payment, payment.bill) for payment in settlement.payments)
    return ((None, bill),) if isinstance(bill, Bill) else ()


@dataclass(frozen=True)
class Owes(Effect, Generic[P]):
    """A line that one player owes another, below nothing the other way; the issue that adds up takes it in."""

    payer: P
    payee: P
    line: Line

    def words(self) -> Text:
        return self.line.words


@dataclass(frozen=True)
class Account(Generic[T_co]):
    """Facts, with all that the laws asked before have found to be owed."""

    facts: T_co
    owed: tuple[Owes[Any], ...]

    @property
    def settlement(self) -> Settlement[Any]:
        """One payment between any two players, its lines in the order in which they were found."""
        pairs = dict.fromkeys((one.payer, one.payee) for one in self.owed)
        return Settlement(tuple(Payment(*pair, self.bill(*pair)) for pair in pairs))

    def bill(self, payer: object, payee: object) -> Bill:
        return Bill(tuple(one.line for one in self.owed if (one.payer, one.payee) == (payer, payee)))
