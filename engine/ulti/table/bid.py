"""The 54 bids of Ulti: made from the rules of combination, valued by their parts, and put in order."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Self

from engine.text import N_, Choice, Text, say
from engine.ulti.reading import TAKEN, Reading
from engine.ulti.table.spoken import code_of


class Task(Choice):
    """What can be undertaken, alone or as a part of a bid."""

    PARTI = "parti", N_("parti")
    HUNDRED40 = "40", N_("40/100")
    HUNDRED20 = "20", N_("20/100")
    ULTI = "ulti", N_("ulti")
    FOUR_ACES = "4a", N_("4 aces")
    DURCHMARS = "d", N_("durchmars")
    OPEN_DURCHMARS = "td", N_("open durchmars")
    BETLI = "b", N_("betli")
    REBETLI = "rb", N_("rebetli")
    OPEN_BETLI = "tb", N_("open betli")
    PLAIN_DURCHMARS = "szd", N_("no-trump durchmars")
    REDURCHMARS = "rd", N_("redurchmars")
    OPEN_PLAIN_DURCHMARS = "sztd", N_("no-trump open durchmars")


Tasks = frozenset[Task]

VALUE = {
    Task.PARTI: 1,
    Task.HUNDRED40: 4,
    Task.HUNDRED20: 8,
    Task.ULTI: 4,
    Task.FOUR_ACES: 4,
    Task.DURCHMARS: 6,
    Task.OPEN_DURCHMARS: 12,
    Task.BETLI: 5,
    Task.REBETLI: 10,
    Task.OPEN_BETLI: 20,
    Task.PLAIN_DURCHMARS: 6,
    Task.REDURCHMARS: 12,
    Task.OPEN_PLAIN_DURCHMARS: 24,
}
HUNDREDS = frozenset({Task.HUNDRED40, Task.HUNDRED20})
TRUMP_DURCHMARS = frozenset({Task.DURCHMARS, Task.OPEN_DURCHMARS})
BETLIS = frozenset({Task.BETLI, Task.REBETLI, Task.OPEN_BETLI})
PLAIN = frozenset({Task.PLAIN_DURCHMARS, Task.REDURCHMARS, Task.OPEN_PLAIN_DURCHMARS})
NO_TRUMP = BETLIS | PLAIN
OPEN = frozenset({Task.OPEN_DURCHMARS, Task.OPEN_BETLI, Task.OPEN_PLAIN_DURCHMARS})
WITH_PARTI = frozenset({Task.PARTI, Task.ULTI, Task.FOUR_ACES})  # nothing but these leaves the parti in the bid

# How the table lists bids that are equal in value and in number of parts.
AS_LISTED = tuple(Task.parse(word) for word in "20 40 ulti 4a td rd d szd sztd b rb tb parti".split())
PRINTED_AS_SERIAL = 27  # up to here the table prints the serial number itself as the rank


@dataclass(frozen=True)
class Bid:
    """One line of the bid table; the parti is among the parts where it is at stake.

    >>> str(Bid.parse("red-40+ulti")), Bid.parse("ulti").total, Bid.parse("red-20+ulti+td").serial
    ('red-40+ulti', 5, 54)
    >>> str(Bid.parse("Piros 40/100 + ulti")), str(Bid.parse("terített betli"))
    ('red-40+ulti', 'tb')
    """

    parts: Tasks
    red: bool = False

    @classmethod
    def of(cls, announced: Iterable[Task], red: bool = False) -> Self:
        """The bid of these announced parts; ValueError if they may not be bid together."""
        parts = frozenset(announced)
        if not legal_combination(parts) or (red and parts <= NO_TRUMP):
            raise ValueError(f"there is no such bid: {sorted(map(str, parts))}")
        return cls(parts | {Task.PARTI} if parts <= WITH_PARTI else parts, red)

    @classmethod
    def parse(cls, text: str) -> Self:
        """By its code or as people write it."""
        try:
            return cls.decode(text)
        except ValueError:
            return cls.decode(code_of(text))

    @classmethod
    def decode(cls, text: str) -> Self:
        words = text.removeprefix("red-").split("+")
        if len(set(words)) < len(words):
            raise ValueError(text)
        return cls.of((Task.parse(word) for word in words), text.startswith("red-"))

    @classmethod
    def every(cls) -> "tuple[Bid, ...]":
        """All 54 in the order of the table."""
        return TABLE

    @property
    def announced(self) -> tuple[Task, ...]:
        """The parts that the bid names: the parti comes in by itself beside others."""
        return tuple(sorted(self.parts - {Task.PARTI})) or (Task.PARTI,)

    @cached_property
    def values(self) -> tuple[tuple[Task, int], ...]:
        """What each part is worth, red doubling all; the parti last."""
        parts = sorted(self.parts, key=lambda part: (part is Task.PARTI, part))
        return tuple((part, VALUE[part] * (1 + self.red)) for part in parts)

    @cached_property
    def total(self) -> int:
        return sum(value for _, value in self.values)

    @cached_property
    def serial(self) -> int:
        """The number in the table."""
        return TABLE.index(self) + 1

    @cached_property
    def rank(self) -> int:
        """The grade in the table, as we read it."""
        return RANKS[self]

    @property
    def has_trump(self) -> bool:
        return not self.parts <= NO_TRUMP

    @property
    def live(self) -> bool:
        """Is the parti at stake?"""
        return Task.PARTI in self.parts

    @property
    def yields(self) -> bool:
        """Does it stand below its twin that has ulti in place of 4 aces?"""
        return Task.FOUR_ACES in self.parts and Task.ULTI not in self.parts

    def beats(self, other: "Bid", reading: Reading = TAKEN) -> bool:
        """Is this bid higher: in value, else with fewer parts, else by its grade?"""
        if self.total != other.total:
            return self.total > other.total
        if len(self.parts) != len(other.parts):
            return len(self.parts) < len(other.parts)
        return self != other and outgrades(self, other, reading)

    def words(self) -> Text:
        """Its name."""
        names = [Text(part.words) for part in self.announced]
        name = names[0]
        for one in names[1:]:
            name = say("{bid} + {part}", bid=name, part=one)
        return say("red {bid}", bid=name) if self.red else name

    def __str__(self) -> str:
        return "red-" * self.red + "+".join(str(part) for part in self.announced)


def outgrades(new: Bid, old: Bid, reading: Reading) -> bool:
    """Of two bids equal in value and in number of parts, is the first the higher?"""
    if new.yields != old.yields:
        return old.yields
    higher, lower = grade(new, reading), grade(old, reading)
    if higher != lower:
        return higher > lower
    return new.serial > old.serial and reading.serial_decides


def grade(bid: Bid, reading: Reading) -> int:
    """The step among bids equal in value and in number of parts."""
    if bid.serial <= PRINTED_AS_SERIAL and reading.printed_ranks:
        return bid.serial
    if bid == NO_34:
        return int(reading.printed_rank_34)
    return int(bid == NO_38 and reading.printed_rank_38)


def smallest_over(bid: Bid, reading: Reading = TAKEN) -> Bid | None:
    """The first bid of the table that is higher, or None over the highest.

    >>> str(smallest_over(Bid.parse("20")))
    'ulti+4a'
    """
    return next((one for one in TABLE if one.beats(bid, reading)), None)


def over(bid: Bid, reading: Reading = TAKEN) -> list[Bid]:
    """Every bid that is higher, in the order of the table."""
    return [one for one in TABLE if one.beats(bid, reading)]


def lowest(bids: Sequence[Bid], reading: Reading = TAKEN) -> tuple[Bid, ...]:
    """The first of bids in the order of the table, with those of its rank.

    >>> [str(bid) for bid in lowest(over(Bid.parse("betli")))]
    ['d', 'szd']
    """
    return tuple(bid for bid in bids if not bid.beats(bids[0], reading))


def legal_combination(parts: Tasks) -> bool:
    """May these be bid together? The parti is bid alone only, for it comes in by itself."""
    return parts in COMBINATIONS


def combinations() -> Iterator[Tasks]:
    """What may be bid: with trumps at most one of each group, without trumps one thing alone."""
    thirds = (Task.FOUR_ACES, *sorted(TRUMP_DURCHMARS))
    for chosen in product((None, Task.ULTI), (None, *sorted(HUNDREDS)), (None, *thirds)):
        yield frozenset(part for part in chosen if part) or frozenset({Task.PARTI})
    for alone in sorted(NO_TRUMP):
        yield frozenset({alone})


COMBINATIONS = frozenset(combinations())


def listing(bid: Bid) -> tuple[object, ...]:
    """The place in the table: by value, fewer parts later, 4 aces before ulti, then as it lists them."""
    listed = sorted(AS_LISTED.index(part) for part in bid.parts)
    return bid.total, -len(bid.parts), not bid.yields, -bid.values[0][1], listed


def make_table() -> tuple[Bid, ...]:
    plain = [Bid.of(parts) for parts in COMBINATIONS]
    red = [Bid.of(bid.announced, red=True) for bid in plain if bid.has_trump]
    return tuple(sorted(plain + red, key=listing))


TABLE = make_table()
NO_34, NO_38 = Bid.parse("red-ulti+4a"), Bid.parse("red-ulti+d")


def make_ranks() -> dict[Bid, int]:
    """One step up wherever a bid is higher than the one listed before it."""
    ranks, rank = dict[Bid, int](), 1
    for before, bid in zip((None, *TABLE), TABLE, strict=False):
        rank += before is not None and bid.beats(before)
        ranks[bid] = rank
    return ranks


RANKS = make_ranks()
