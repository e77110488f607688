"""Names of bids as they are said, perhaps with words of grade left out."""

from dataclasses import dataclass
from functools import cached_property
from typing import Self

from engine.text import N_, Choice, Text
from engine.ulti.table.bid import BETLIS, OPEN, PLAIN, TABLE, TRUMP_DURCHMARS, Bid, Task, Tasks


class Grade(Choice):
    """The words that raise an undertaking without changing what it is."""

    RED = "red", N_("red")
    OPEN = "open", N_("open")
    NO_TRUMP = "no-trump", N_("no-trump")
    RE = "re", N_("re-")


@dataclass(frozen=True)
class Name:
    """A name as it was said: parts, and red. “Red betli” is another name of rebetli.

    >>> str(Name.parse("red-40+ulti")), Name.parse("rb").grades == Name.parse("red-b").grades
    ('red-40+ulti', True)
    """

    parts: Tasks
    red: bool = False

    @classmethod
    def parse(cls, text: str) -> Self:
        if text == str(RED_BETLI):
            return cls(RED_BETLI.parts, RED_BETLI.red)
        return cls.of(Bid.parse(text))

    @classmethod
    def of(cls, bid: Bid) -> Self:
        return cls(frozenset(bid.announced), bid.red)

    @classmethod
    def every(cls) -> "tuple[Name, ...]":
        return (*(Name.of(bid) for bid in TABLE), RED_BETLI)

    @cached_property
    def undertaken(self) -> Tasks:
        """What is undertaken, whatever the grade."""
        return frozenset(without_grade(part) for part in self.parts)

    @cached_property
    def grades(self) -> frozenset[Grade]:
        grades = {grade for part in self.parts for grade in GRADES.get(part, ())}
        if self.red:
            grades.add(Grade.RE if self.parts <= BETLIS else Grade.RED)
        return frozenset(grades)

    def fits(self, bid: Bid) -> bool:
        """Is this the bid's name, or the name with words of grade left out?"""
        full = NAMES[bid]
        return self.undertaken == full.undertaken and self.grades <= full.grades

    def words(self) -> Text:
        return Bid(self.parts, self.red).words()

    def __str__(self) -> str:
        return str(Bid(self.parts, self.red))


GRADES = {part: {Grade.OPEN} for part in OPEN} | {
    Task.REBETLI: {Grade.RE},
    Task.PLAIN_DURCHMARS: {Grade.NO_TRUMP},
    Task.REDURCHMARS: {Grade.NO_TRUMP, Grade.RE},
    Task.OPEN_PLAIN_DURCHMARS: {Grade.NO_TRUMP, Grade.OPEN},
}
RED_BETLI = Name(frozenset({Task.BETLI}), red=True)


NAMES = {bid: Name.of(bid) for bid in TABLE}


def without_grade(part: Task) -> Task:
    if part in BETLIS:
        return Task.BETLI
    return Task.DURCHMARS if part in TRUMP_DURCHMARS | PLAIN else part
