"""Names of bids: what an incomplete name said over the valid bid means (3.4), and when the grade has to be named."""

from dataclasses import dataclass
from functools import cached_property
from typing import Self

from engine.effect import Effect, Order
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say
from engine.ulti.auction.higher_bid import smallest
from engine.ulti.effect.auction import NOT_HIGHER, Means
from engine.ulti.reading import TAKEN, Reading
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.auction_incident import WrongInAuction
from engine.ulti.table.bid import BETLIS, OPEN, PLAIN, TABLE, TRUMP_DURCHMARS, Bid, Task, Tasks

NAME_THE_GRADE = Order("name-the-grade", N_("The declarer has to say which grade is undertaken."))
GRADE_OPEN = Order(
    "grade-open",
    N_("Several bids of this name come next with the same rank; the document does not say which is meant."),
)
NAME_IS_FULL = Order("name-is-full", N_("The name was said in full."))
SUIT_SECRET = Order("suit-secret", N_("During the auction no suit but red may be named."))


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


def meant_by(name: Name, valid: Bid, reading: Reading = TAKEN) -> tuple[Bid, ...]:
    """The bids that a name said over the valid bid may mean: none, one, or several that share a rank.

    >>> [str(bid) for bid in meant_by(Name.parse("40"), Bid.parse("ulti"))]
    ['red-40']
    """
    higher = [bid for bid in TABLE if name.fits(bid) and bid.beats(valid, reading)]
    full = [bid for bid in higher if Name.of(bid).grades == name.grades]
    return tuple(full or [bid for bid in higher if not bid.beats(higher[0], reading)])


@dataclass(frozen=True)
class OneOfBids(Effect):
    """Bids between which the name does not choose."""

    bids: tuple[Bid, ...]

    def words(self) -> Text:
        return say("It can be any of these: {bids}.", bids=tuple(bid.words() for bid in self.bids))


@dataclass(frozen=True, kw_only=True)
class SaidName(Facts):
    """A name said in the auction."""

    suit_named: bool = ask(N_("Was a trump suit other than red named?"))
    valid: Bid = ask(N_("Which bid is valid?"))
    name: Name = ask(N_("Which name was said over it?"))
    reading: Reading = part()

    @property
    def meant(self) -> tuple[Bid, ...]:
        valid = self.valid  # asked before the name
        return meant_by(self.name, valid, self.reading)

    def is_all(self, bid: Bid) -> bool:
        """Was every word of the bid's name said?"""
        return self.name.grades == Name.of(bid).grades


@law("ulti:3.4", "ulti:13.2.1")
def other_suit_named(said: SaidName) -> Ruling | None:
    """A trump suit other than red was named in the auction."""
    return rule(SUIT_SECRET, go_to(AUCTION_FAULT, fault=WrongInAuction.SUIT)) if said.suit_named else None


@law("ulti:3.5", "ulti:3.6")
def none_is_higher(said: SaidName) -> Ruling | None:
    """No bid of this name is higher than the valid one."""
    if said.meant:
        return None
    handed_over = go_to(AUCTION_FAULT, fault=WrongInAuction.TOO_LOW, valid=said.valid)
    return rule(NOT_HIGHER, smallest(said.valid, said.reading), handed_over)


@law("ulti:3.4")
def full_name(said: SaidName) -> Ruling | None:
    """The name is complete as it was said, and the bid is higher than the valid one."""
    return rule(Means(said.meant[0]), NAME_IS_FULL) if said.is_all(said.meant[0]) else None


@law("ulti:4.F.3", "ulti:3.4")
def several_grades(said: SaidName) -> Ruling | None:
    """The name is incomplete, and several durchmars bids of it come next with the same rank."""
    return rule(GRADE_OPEN, OneOfBids(said.meant), NAME_THE_GRADE) if len(said.meant) > 1 else None


@law("ulti:3.4", "ulti:4.E.3")
def next_betli(said: SaidName) -> Ruling | None:
    """Betli was said without its grade: it is the next grade above the valid bid."""
    return rule(Means(said.meant[0]), NAME_THE_GRADE) if Task.BETLI in said.name.undertaken else None


@law("ulti:3.4", "ulti:4.F.3")
def next_durchmars(said: SaidName) -> Ruling | None:
    """Durchmars was said without its full grade: it is the next bid of the name above the valid bid."""
    return rule(Means(said.meant[0]), NAME_THE_GRADE) if Task.DURCHMARS in said.name.undertaken else None


@law("ulti:3.4")
def next_of_the_name(said: SaidName) -> Ruling | None:
    """The name is incomplete: it is the next bid of the same name above the valid bid."""
    return rule(Means(said.meant[0]))


MEANING = Issue(
    N_("Which bid does the name stand for?"),
    (other_suit_named, none_is_higher, full_name, several_grades, next_betli, next_durchmars, next_of_the_name),
)

BID_NAME = Topic(
    "ulti",
    "bid-name",
    N_("Incomplete name of a bid"),
    N_("A player has said the name of a bid, perhaps not all of it."),
    SaidName,
    (MEANING,),
)
