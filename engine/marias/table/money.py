"""Money: amounts in hellers, counted at the base rate of the document."""

from typing import Self

BASE = 20  # hellers: the base rate is 0.20
FLAT_1, FLAT_2, OMYL = 10, 50, 6  # in base rates: paušál 1 and 2, and what a mistaken sedma costs
LIMIT, RAISED_LIMIT = 500, 750


class Money(int):
    """An amount in hellers; sums of money are money.

    >>> Money.of(3) + Money.of(2), sum([Money.of(1), Money.of(2)])
    (Money(100), Money(60))
    """

    @classmethod
    def of(cls, rates: int, base: int = BASE) -> Self:
        """So many base rates."""
        return cls(rates * base)

    def __add__(self, other: int) -> "Money":
        return Money(int(self) + int(other))

    __radd__ = __add__

    def __sub__(self, other: int) -> "Money":
        return Money(int(self) - int(other))

    def __neg__(self) -> "Money":
        return Money(-int(self))

    def __mul__(self, times: int) -> "Money":
        return Money(int(self) * times)

    __rmul__ = __mul__

    def __repr__(self) -> str:
        return f"Money({int(self)})"

    def __str__(self) -> str:
        return str(int(self))
