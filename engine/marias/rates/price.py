"""What a part of the game is worth to one payer: tariff × hearts × flek, sto by its points, and the limits."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.bill import Line
from engine.marias.reading import TAKEN, Scale
from engine.marias.table.flek import Flek
from engine.marias.table.money import BASE, LIMIT, RAISED_LIMIT, Money
from engine.marias.table.step import RATE, Rung, Stake
from engine.text import Text, say

HUNDRED = 100
WITHOUT_TRUMP = frozenset({Stake.BETL, Stake.DURCH})


def rate(part: Stake, *, red: bool = False, base: int = BASE) -> Money:
    """The tariff's rate of a part, in hearts twice as much.

    >>> rate(Stake.SEDMA, red=True), rate(Stake.BETL, red=True)
    (Money(80), Money(300))
    """
    return Money.of(RATE[part] * (2 if red and part not in WITHOUT_TRUMP else 1), base)


def price(part: Stake, flek: Flek, *, red: bool = False, rates: int = 1, base: int = BASE) -> Money:
    """So many rates of a part, as far as it was raised.

    >>> price(Stake.STO, Flek.FLEK, rates=sto_made(130))
    Money(640)
    """
    return rate(part, red=red, base=base) * rates * flek.factor


def price_of(step: Rung, part: Stake, flek: Flek, *, rates: int = 1, base: int = BASE) -> Money:
    """What a part of the game on this step costs."""
    return price(part, flek, red=step.red, rates=rates, base=base)


def sto_made(points: int, scale: Scale = TAKEN.scale) -> int:
    """How many rates a sto pays that was made with so many points, all hlášky counted; at least one.

    >>> sto_made(100), sto_made(130), sto_made(130, Scale.DOUBLING), sto_made(90)
    (1, 4, 8, 1)
    """
    return scaled(1 + (points - HUNDRED) // 10, scale)


def sto_lost(counted: int, their_hlasky: int, scale: Scale = TAKEN.scale) -> int:
    """How many rates a lost sto costs: for what was missing from the hundred and for the other side's hlášky.

    >>> sto_lost(90, 20), sto_lost(90, 20, Scale.DOUBLING), sto_lost(110, 0)
    (3, 4, 1)
    """
    return scaled((HUNDRED + their_hlasky - counted) // 10, scale)


def scaled(tens: int, scale: Scale) -> int:
    """The rates for so many tens, at least for one."""
    steps = max(1, tens)
    return {Scale.LINEAR: steps, Scale.DOUBLING: 1 << (steps - 1), Scale.FLAT: 1}[scale]


def limit(*, raised: bool = False, base: int = BASE) -> Money:
    """The most that one payer pays for one game."""
    return Money.of(RAISED_LIMIT if raised else LIMIT, base)


@dataclass(frozen=True)
class Priced:
    """A part of a game that has ended: how far it was raised, whether it was lost, and for how many rates."""

    part: Stake
    flek: Flek
    red: bool = False
    lost: bool = False
    rates: int = 1
    base: int = BASE

    @property
    def one(self) -> Money:
        """One rate, below nothing if the part was lost."""
        return rate(self.part, red=self.red, base=self.base) * (-1 if self.lost else 1)

    @property
    def total(self) -> Money:
        return self.one * self.rates * self.flek.factor

    @property
    def raised(self) -> Money:
        """What the fleks have added."""
        return self.total - self.plain().total

    def plain(self) -> Self:
        """The same as if nobody had raised it."""
        return replace(self, flek=Flek.NONE)

    def lines(self) -> Iterator[Line]:
        """Its rate, what each flek adds, what a quiet sto or the points of sto add.

        >>> [str(line.amount) for line in Priced(Stake.STO, Flek.RE, rates=4).lines()]
        ['80', '240', '320', '640']
        """
        yield Line(self.name, self.one, "marias:A")
        yield from self.more_rates(1 if self.part is Stake.STO else 0)
        plain = self.one * (self.rates if self.part is Stake.STO else 1)
        for level in tuple(Flek)[1 : self.flek.order + 1]:
            words = say("{flek|start} on {part}", flek=level, part=self.part)
            yield Line(words, plain * (level.factor // 2), "marias:B.17")
        yield from self.more_rates(0 if self.part is Stake.STO else self.flek.factor)

    def more_rates(self, times: int) -> Iterator[Line]:
        """What there is beyond the first rate; of hra it is doubled once more with its fleks."""
        if self.rates == 1 or not times:
            return
        amount = self.one * (self.rates - 1) * times
        if self.part is Stake.STO:
            yield Line(say("For the points: {rates} rates instead of one", rates=self.rates), amount, "marias:E.6.b")
        else:
            yield Line(say("Quiet sto: {rates} times the value of hra", rates=self.rates), amount, "marias:A.1")

    @property
    def name(self) -> Text:
        if self.red and self.part not in WITHOUT_TRUMP:
            lost = say("{part|start} in hearts, lost", part=self.part)
            return lost if self.lost else say("{part|start} in hearts", part=self.part)
        return say("{part|start}, lost", part=self.part) if self.lost else say("{part|start}", part=self.part)


def part_lines(part: Stake, flek: Flek, *, red: bool, lost: bool = False, rates: int = 1) -> tuple[Line, ...]:
    """A part line by line, at the base rate of the document."""
    return tuple(Priced(part, flek, red, lost, rates).lines())
