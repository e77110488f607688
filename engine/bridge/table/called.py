"""What has been called in an auction, as it is stated at the desk: read in any spelling, and looked at call by call."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Self

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Call
from engine.bridge.table.seat import Seat
from engine.bridge.table.spoken import STAR, first_word, read_calls
from engine.text import Text, say

STOOD = "!"  # behind a call that was let stand although it was not legal
ALL = "all"  # all pass that still may


class Course(NamedTuple):
    """How the calls follow each other: the legal auction as it counts, what is out of the ordinary, what cannot be."""

    counting: tuple[Call, ...]
    accepted: frozenset[int] = frozenset()  # the places of insufficient bids that were accepted
    dropped: frozenset[int] = frozenset()  # those of doubles and redoubles that do not count
    fault: int | None = None  # the place of the first call that is not legal


@dataclass(frozen=True)
class Calls:
    """The calls in turn from the dealer on; marks stand behind those that were let stand.

    >>> str(Calls.parse("1 kőr p 1s – dbl")), str(Calls.parse("2s 1h! ap")), Calls.parse("1h hm p").unread
    ('1H,pass,1S,pass,X', '2S,1H!,pass,pass,pass', 'hm p')
    """

    calls: tuple[Call, ...] = ()
    stood: frozenset[int] = frozenset()
    unread: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        """What cannot be read is kept, so that a page can say which word it is."""
        spoken = read_calls(text)
        codes = list(filled(spoken.codes))
        marked = frozenset(place for place, code in enumerate(codes) if code.endswith(STOOD))
        return cls(tuple(Call.parse(code.rstrip(STOOD)) for code in codes), marked, spoken.unread)

    def __str__(self) -> str:
        codes = [f"{call}{STOOD}" if place in self.stood else str(call) for place, call in enumerate(self.calls)]
        return ",".join([*codes, *([self.unread] if self.unread else [])])

    def __len__(self) -> int:
        return len(self.calls)

    @property
    def is_over(self) -> bool:
        return Auction(Seat.NORTH, self.calls).is_over

    @cached_property
    def course(self) -> Course:
        """The calls looked at one after the other."""
        course = Course(())
        for place, call in enumerate(self.calls):
            before = Auction(Seat.NORTH, course.counting)
            if Auction(Seat.NORTH, self.calls[:place]).is_over:
                return course._replace(fault=place)
            if is_legal(before, call):
                course = course._replace(counting=(*course.counting, call))
            elif place not in self.stood:
                return course._replace(fault=place)
            elif isinstance(call, Bid):
                course = course._replace(counting=(*course.counting, call), accepted=course.accepted | {place})
            else:
                course = course._replace(counting=(*course.counting, PASS), dropped=course.dropped | {place})
        return course

    def counting(self, dealer: Seat) -> Auction:
        """The auction as it counts."""
        return Auction(dealer, self.course.counting)

    def problem(self) -> Text | None:
        """The first call that nobody can read, or that is not legal."""
        fault = self.course.fault
        if fault is not None:
            return tell_fault(fault, self.calls[fault], Auction(Seat.NORTH, self.calls[:fault]))
        return tell_unread(len(self), first_word(self.unread)) if self.unread else None


def filled(codes: Iterable[str]) -> Iterable[str]:
    """The codes, with as many passes as it takes in place of “all pass”."""
    said = list[str]()
    for code in codes:
        if code.rstrip(STOOD) != ALL:
            said.append(code)
            continue
        while len(said) < 4 or said[-3:] != [str(PASS)] * 3:
            said.append(str(PASS))
    return said


def is_legal(before: Auction, call: Call) -> bool:
    """Laws 18 and 19, in an auction that goes on."""
    if isinstance(call, Bid):
        return before.last_bid is None or call > before.last_bid[1]
    return call == PASS or before.may_double(call)


def tell_unread(place: int, word: str) -> Text:
    told = {"number": place + 1, "word": word}
    if STAR in word:
        return say(
            "Call no. {number} cannot be read: “{word}”. A star is a double only where it stands by itself; leave it "
            "out if it marks an alert.",
            **told,
        )
    return say("Call no. {number} cannot be read: “{word}”.", **told)


def tell_fault(place: int, call: Call, before: Auction) -> Text:
    told = {"number": place + 1, "call": call}
    if before.is_over:
        return say("Call no. {number}, {call}, cannot be: the auction was over.", **told)
    if call == DOUBLE:
        return say(
            "Call no. {number}: there is nothing that this player may double. Put ! behind it if that came to light "
            "only after the opening lead was faced; otherwise it is an inadmissible call.",
            number=place + 1,
        )
    if call == REDOUBLE:
        return say(
            "Call no. {number}: there is nothing that this player may redouble. Put ! behind it if that came to light "
            "only after the opening lead was faced; otherwise it is an inadmissible call.",
            number=place + 1,
        )
    last = before.last_bid[1] if before.last_bid else call
    return say(
        "Call no. {number}, {call}, is not higher than {last}. Put ! behind it if it was accepted; otherwise it is an "
        "insufficient bid.",
        last=last,
        **told,
    )
