"""What has been called in an auction, as it is stated at the desk: read in any spelling, and looked at call by call."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Self

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Call
from engine.bridge.table.seat import Seat
from engine.bridge.table.spoken import STAR, first_word, read_calls
from engine.text import Text, say

ENDING = 3  # passes in a row
STOOD = "!"  # behind a call that was let stand although it was not legal
SKIPPED = "_"  # in the place of a player who was passed over
ALL = "all"  # all pass that still may


class Course(NamedTuple):
    """How the calls follow each other: the legal auction as it counts, what is out of the ordinary, what cannot be."""

    counting: tuple[Call, ...]
    accepted: frozenset[int] = frozenset()  # the places of insufficient bids that were accepted
    dropped: frozenset[int] = frozenset()  # those of doubles and redoubles that do not count
    fault: int | None = None  # the place of the first call that is not legal


@dataclass(frozen=True)
class Calls:
    """The calls in turn from the dealer on; marks stand behind those that were let stand, and for turns that were lost.

    >>> str(Calls.parse("1 kőr p 1s – dbl")), str(Calls.parse("2s 1h! ap")), Calls.parse("1h hm p").unread
    ('1H,pass,1S,pass,X', '2S,1H!,pass,pass,pass', 'hm p')
    >>> str(Calls.parse("1h p _ p ap"))
    '1H,pass,_,pass,pass'
    """

    calls: tuple[Call, ...] = ()
    stood: frozenset[int] = frozenset()
    unread: str = ""
    skipped: frozenset[int] = frozenset()  # turns that were lost: passes in the order of calling, but nobody made them

    @classmethod
    def parse(cls, text: str) -> Self:
        """What cannot be read is kept, so that a page can say which word it is."""
        spoken = read_calls(text)
        codes = list(filled(spoken.codes))
        marked = frozenset(place for place, code in enumerate(codes) if code.endswith(STOOD))
        skipped = frozenset(place for place, code in enumerate(codes) if code.rstrip(STOOD) == SKIPPED)
        calls = [PASS if place in skipped else Call.parse(code.rstrip(STOOD)) for place, code in enumerate(codes)]
        return cls(tuple(calls), marked - skipped, spoken.unread, skipped)

    def __str__(self) -> str:
        codes = [self.sign(place) or f"{call}{self.mark(place)}" for place, call in enumerate(self.calls)]
        return ",".join([*codes, *([self.unread] if self.unread else [])])

    def __len__(self) -> int:
        return len(self.calls)

    def mark(self, place: int) -> str:
        """What stands behind a call."""
        return STOOD * (place in self.stood)

    def sign(self, place: int) -> str:
        """What stands in place of a call that nobody made."""
        return SKIPPED * (place in self.skipped)

    def until(self, place: int) -> "Calls":
        """What had been called before a certain call."""
        return Calls(self.calls[:place], self.stood, skipped=self.skipped)

    @property
    def made(self) -> tuple[int, ...]:
        """The places of the calls that somebody made."""
        return tuple(place for place in range(len(self)) if place not in self.skipped)

    @property
    def is_over(self) -> bool:
        """Four passes, or three after any other call; the turn of a player who was passed over is none of them."""
        return Auction(Seat.NORTH, tuple(self.calls[place] for place in self.made)).is_over

    @property
    def place_lost(self) -> int | None:
        """The first turn that was lost among the passes that seem to end the auction."""
        if not self.is_over:
            return None
        before = self.made[-ENDING - 1]
        return min((place for place in self.skipped if place > before), default=None)

    @cached_property
    def course(self) -> Course:
        """The calls looked at one after the other."""
        course = Course(())
        for place, call in enumerate(self.calls):
            before = Auction(Seat.NORTH, course.counting)
            if self.until(place).is_over:
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
            return tell_fault(fault, self.calls[fault], self.until(fault))
        if self.unread:
            return tell_unread(len(self), first_word(self.unread))
        if len(self) - 1 in self.skipped:
            return say("Nobody has called since the last player was passed over.")
        return None


def filled(codes: Iterable[str]) -> Iterable[str]:
    """The codes, with as many passes as it takes in place of “all pass”."""
    said = list[str]()
    for code in codes:
        if code.rstrip(STOOD) != ALL:
            said.append(code)
            continue
        while not seems_over([one for one in said if one != SKIPPED]):
            said.append(str(PASS))
    return said


def seems_over(made: Sequence[str]) -> bool:
    return len(made) > ENDING and made[-ENDING:] == [str(PASS)] * ENDING


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


def tell_fault(place: int, call: Call, before: Calls) -> Text:
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
    last = next(one for one in reversed(before.calls) if isinstance(one, Bid))
    return say(
        "Call no. {number}, {call}, is not higher than {last}. Put ! behind it if it was accepted; otherwise it is an "
        "insufficient bid.",
        last=last,
        **told,
    )
