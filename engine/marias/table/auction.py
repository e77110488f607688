"""The auction: who bids against whom, what has been bid and held, and who takes up the talon."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.marias.table.player import Seat
from engine.marias.table.spoken import code_of
from engine.marias.table.step import Rung
from engine.text import N_, Choice


class Answer(Choice):
    """Words that name no step."""

    HOLD = "hold", N_("I hold it")
    PASS = "pass", N_("I let it go")


Call = Rung | Answer


def parse_call(text: str) -> Call:
    """By its code, by its number on the ladder, or as it is said.

    >>> str(parse_call("sto-sedma")), str(parse_call("3")), str(parse_call("dvě sedmy")), str(parse_call("Držím"))
    ('sto-sedma', 'sto', 'dve-sedmy', 'hold')
    """
    word = text.strip()
    code = word if word in CODES else code_of(word)
    if code.isdigit():
        return step_of(int(code))
    return Answer.parse(code) if code in ANSWERS else Rung.parse(code)


def step_of(number: int) -> Rung:
    """The step with a number of the ladder; ValueError if it has none."""
    if not 1 <= number <= len(Rung):
        raise ValueError(number)
    return tuple(Rung)[number - 1]


RED_TRUMPS = re.compile(r",\s*(červen\w* trumf\w*)", re.IGNORECASE)  # of “dvě sedmy, červená trumf”: no new call
ANSWERS = frozenset(str(one) for one in Answer)
CODES = ANSWERS | {str(one) for one in Rung}


@dataclass(frozen=True)
class Standing:
    """Who bids, who only has to hold, who waits, and at which step."""

    bidder: Seat | None = Seat.ZADAK  # nobody any more once the auction is over
    holder: Seat = Seat.FORHONT
    waits: Seat | None = Seat.MIDDLE
    step: Rung | None = None
    answers: bool = False  # is it for the holder to speak?

    @property
    def turn(self) -> Seat | None:
        return self.holder if self.answers else self.bidder

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def allowed(self) -> tuple[Call, ...]:
        """What the player in turn may say: a higher step or a pass, or hold or a pass."""
        if self.is_over:
            return ()
        return tuple(Answer) if self.answers else (*Rung.above(self.step), Answer.PASS)

    def after(self, call: Call) -> "Standing":
        """How things stand after a call that is allowed."""
        if isinstance(call, Rung):
            return replace(self, step=call, answers=True)
        if call is Answer.HOLD:
            return self.next_round() if self.step is tuple(Rung)[-1] else replace(self, answers=False)
        return self.less_holder() if self.answers else self.next_round()

    def next_round(self) -> "Standing":
        """The bidder gives up: whoever waits bids against the holder, if there is a step left to bid."""
        is_left = self.waits is not None and bool(Rung.above(self.step))
        return Standing(self.waits if is_left else None, self.holder, None, self.step)

    def less_holder(self) -> "Standing":
        """The holder gives up: the bidder's step is put to whoever waits, else the bidder has won."""
        winner = self.bidder or self.holder
        if self.waits is None:
            return Standing(None, winner, None, self.step)
        return Standing(self.bidder, self.waits, None, self.step, answers=True)

    @property
    def akter(self) -> Seat | None:
        """Who takes up the talon; forhont if nobody has bid."""
        return self.holder if self.is_over else None


@dataclass(frozen=True)
class Auction:
    """What has been said so far.

    >>> auction = Auction.parse("sedma,hold,3,pass,pass")
    >>> str(auction.standing.akter), str(auction.standing.step), [str(seat) for seat, _ in auction.entries()]
    ('zadak', 'sto', ['zadak', 'forhont', 'zadak', 'forhont', 'middle'])
    """

    calls: tuple[Call, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        words = re.split(r"[,;\n]", RED_TRUMPS.sub(r" \1", text))
        return cls(tuple(parse_call(word) for word in words if word.strip()))

    def standings(self) -> Iterator[tuple[Standing, Call]]:
        """Each call, and how things stood before it; up to the first that is not allowed."""
        standing = Standing()
        for call in self.calls:
            yield standing, call
            if call not in standing.allowed:
                return
            standing = standing.after(call)

    def entries(self) -> Iterator[tuple[Seat, Call]]:
        """Every call with its speaker; words after the end have none."""
        return ((standing.turn, call) for standing, call in self.standings() if standing.turn)

    @property
    def wrong(self) -> tuple[Standing, Call] | None:
        """The first call that is not allowed, and how things stood."""
        return next(((standing, call) for standing, call in self.standings() if call not in standing.allowed), None)

    @property
    def standing(self) -> Standing:
        """How things stand after the calls, those that are not allowed and all after them left aside."""
        standing = Standing()
        for before, call in self.standings():
            standing = before.after(call) if call in before.allowed else before
        return standing

    def __str__(self) -> str:
        return ",".join(str(call) for call in self.calls)
