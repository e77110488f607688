"""What a part of the game is worth to one payer: tariff × hearts × flek, sto by its points, and the limits."""

from engine.bill import Line
from engine.marias.reading import TAKEN, Scale
from engine.marias.table.flek import Flek
from engine.marias.table.money import BASE, LIMIT, RAISED_LIMIT, Money
from engine.marias.table.step import RATE, Part, Step
from engine.text import Text, say

HUNDRED = 100
WITHOUT_TRUMP = frozenset({Part.BETL, Part.DURCH})


def rate(part: Part, *, red: bool = False, base: int = BASE) -> Money:
    """The tariff's rate of a part, in hearts twice as much.

    >>> rate(Part.SEDMA, red=True), rate(Part.BETL, red=True)
    (Money(80), Money(300))
    """
    return Money.of(RATE[part] * (2 if red and part not in WITHOUT_TRUMP else 1), base)


def price(part: Part, flek: Flek, *, red: bool = False, rates: int = 1, base: int = BASE) -> Money:
    """So many rates of a part, as far as it was raised.

    >>> price(Part.STO, Flek.FLEK, rates=sto_made(130))
    Money(640)
    """
    return rate(part, red=red, base=base) * rates * flek.factor


def price_of(step: Step, part: Part, flek: Flek, *, rates: int = 1, base: int = BASE) -> Money:
    """What a part of the game on this step costs."""
    return price(part, flek, red=step.red, rates=rates, base=base)


def sto_made(points: int, scale: Scale = TAKEN.scale) -> int:
    """How many rates a sto pays that was made with so many points, all hlášky counted; at least one.

    >>> sto_made(100), sto_made(130), sto_made(130, Scale.DOUBLING), sto_made(90)
    (1, 4, 8, 1)
    """
    more = max(0, (points - HUNDRED) // 10)
    return {Scale.LINEAR: 1 + more, Scale.DOUBLING: 1 << more, Scale.FLAT: 1}[scale]


def sto_lost(counted: int, their_hlasky: int, scale: Scale = TAKEN.scale) -> int:
    """How many rates a lost sto costs: for what was missing from the hundred and for the other side's hlášky.

    >>> sto_lost(90, 20), sto_lost(90, 20, Scale.DOUBLING), sto_lost(110, 0)
    (3, 4, 1)
    """
    tens = max(1, (HUNDRED + their_hlasky - counted) // 10)
    return {Scale.LINEAR: tens, Scale.DOUBLING: 1 << (tens - 1), Scale.FLAT: 1}[scale]


def limit(*, raised: bool = False, base: int = BASE) -> Money:
    """The most that one payer pays for one game."""
    return Money.of(RAISED_LIMIT if raised else LIMIT, base)


def part_lines(part: Part, flek: Flek, *, red: bool, lost: bool, base: int = BASE, rates: int = 1) -> tuple[Line, ...]:
    """A part line by line: its rate, what the points of sto add, what each flek adds; if lost, below nothing.

    >>> [str(line.amount) for line in part_lines(Part.STO, Flek.RE, red=False, lost=False, rates=4)]
    ['80', '240', '320', '640']
    """
    sign = -1 if lost else 1
    one = rate(part, red=red, base=base) * sign
    lines = [Line(name_of(part, red=red, lost=lost), one, "marias:A")]
    if rates > 1:
        lines.append(Line(say("Sto by its points: {rates} rates", rates=rates), one * (rates - 1), "marias:E.6.b"))
    worth = one * rates
    for level in tuple(Flek)[1 : flek.order + 1]:
        lines.append(raising_line(part, level, worth * (level.factor // 2)))
    return tuple(lines)


def raising_line(part: Part, level: Flek, amount: Money) -> Line:
    return Line(say("{flek|start} on {part}", flek=level, part=part), amount, "marias:B.17")


def name_of(part: Part, *, red: bool, lost: bool) -> Text:
    if red and part not in WITHOUT_TRUMP:
        return say("{part|start} in hearts, lost", part=part) if lost else say("{part|start} in hearts", part=part)
    return say("{part|start}, lost", part=part) if lost else say("{part|start}", part=part)
