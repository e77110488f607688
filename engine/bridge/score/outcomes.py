"""Results with their weights, as a director states them: “60 % 4S= N, 40 % 4S-1 N”; and exact sums of them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Self

from engine.bridge.score.results import TableResult, tell_unread
from engine.bridge.score.spoken import entries, read_result
from engine.text import N_, Choice, Text, say

WHOLE, MOST_PARTS, MOST = 100, 20, 9
MARKED = re.compile(r"(\d{1,3}) ?[%:] ?(.+)")
BEHIND = re.compile(r"(.+?) (\d{1,3}) ?%")
BARE = re.compile(r"(\d{1,3}) (.+)")


class Rounding(Choice):
    """How a weighted score is rounded."""

    HUNDREDTH = "hundredth", N_("to hundredths")
    TENTH = "tenth", N_("to tenths")
    WHOLE = "whole", N_("to a whole number")


SCALE = {Rounding.WHOLE: 1, Rounding.TENTH: 10, Rounding.HUNDREDTH: 100}


@dataclass(frozen=True)
class Amount:
    """IMPs or matchpoint units that may have decimals.

    >>> str(Amount(750)), str(Amount(-25)), str(Amount(1200)), str(Amount(-305))
    ('7.5', '-0.25', '12', '-3.05')
    """

    hundredths: int

    @classmethod
    def round(cls, value: Fraction, rounding: Rounding = Rounding.HUNDREDTH) -> Self:
        """A half goes up: the value is that of the side that is to be redressed.

        >>> [str(Amount.round(Fraction(15, 2), rounding)) for rounding in Rounding]
        ['7.5', '7.5', '8']
        """
        scale = SCALE[rounding]
        return cls((value * scale * 2 + 1) // 2 * (WHOLE // scale))

    def __str__(self) -> str:
        whole, rest = divmod(abs(self.hundredths), WHOLE)
        decimals = f".{rest:02d}".rstrip("0") if rest else ""
        return f"{'-' if self.hundredths < 0 else ''}{whole}{decimals}"


class Outcome(NamedTuple):
    """A result that might have come about, and its weight."""

    weight: int
    result: TableResult

    def __str__(self) -> str:
        return f"{self.weight}:{self.result}"


@dataclass(frozen=True)
class Outcomes:
    """Results with their weights, in per cent or in parts.

    >>> str(Outcomes.parse("60% 4S= N, 4S-1 N 40 %")), Outcomes.parse("2: 420; 1: 450").problem()
    ('60:4S=N,40:4S-1N', None)
    """

    each: tuple[Outcome, ...] = ()
    unread: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """What cannot be read is kept, to be named; one alone needs no weight. ValueError if nothing is written."""
        found, written = list[Outcome](), entries(text)
        if not written:
            raise ValueError(text)
        for place, entry in enumerate(written):
            outcome = read_outcome(entry, is_alone=len(written) == 1)
            if outcome is None:
                return cls(tuple(found), tuple(written[place:]))
            found.append(outcome)
        return cls(tuple(found))

    def __str__(self) -> str:
        return ",".join([*map(str, self.each), *self.unread])

    def __len__(self) -> int:
        return len(self.each)

    def numbered(self, without: Iterable[int] = ()) -> Iterator[tuple[int, Outcome]]:
        """Those that count, with their numbers."""
        return ((number, one) for number, one in enumerate(self.each, 1) if number not in without)

    def problem(self) -> Text | None:
        if self.unread:
            return tell_no_outcome(len(self) + 1, self.unread[0])
        if not 1 <= len(self) <= MOST:
            return say("From one to {most} results can be weighed here.", most=MOST)
        total = sum(one.weight for one in self.each)
        is_per_cent = max(one.weight for one in self.each) > MOST_PARTS
        if is_per_cent and total != WHOLE:
            return say("The weights come to {total} per cent, and not to a hundred.", total=total)
        return None


def read_outcome(entry: str, *, is_alone: bool) -> Outcome | None:
    """A result and its weight; None if either is missing or cannot be read."""
    entry = entry.strip()
    if found := MARKED.fullmatch(entry):
        weight, written = found[1], found[2]
    elif found := BEHIND.fullmatch(entry):
        weight, written = found[2], found[1]
    elif is_alone and read_result(entry):
        weight, written = str(WHOLE), entry
    elif found := BARE.fullmatch(entry):
        weight, written = found[1], found[2]
    else:
        return None
    code = read_result(written)
    return Outcome(int(weight), TableResult.of(code)) if code and 0 < int(weight) <= WHOLE else None


def tell_no_outcome(number: int, entry: str) -> Text:
    found = read_result(entry)
    if found:
        return say("Result no. {number} has no weight: write it in front, such as 60 % 4S= N.", number=number)
    return tell_unread(number, entry)


def mean(values: Iterable[tuple[int, int]]) -> Fraction:
    """The mean of values, each with its weight in front.

    >>> mean([(60, 9), (40, 4)])
    Fraction(7, 1)
    """
    weighed = list(values)
    return Fraction(sum(weight * value for weight, value in weighed), sum(weight for weight, _ in weighed))
