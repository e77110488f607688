"""An option: a call that the system offers at a turn, and the hands it is for."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import NamedTuple

from engine.bridge.table.call import Bid, Call, Strain
from engine.bridge.table.meaning import MOST, Asks, Meaning, Purpose
from players.bridge.bidding.holding import SUITS, Holding

BIDS = tuple(Bid.every())
ANYTHING = Meaning(0, MOST)
NOTHING_SHOWN: frozenset[Strain] = frozenset()


def bid(level: int, strain: Strain) -> Bid:
    return BIDS[place(level, strain)]


def place(level: int, strain: Strain) -> int:
    """Where a bid stands among the thirty-five."""
    return 5 * level - 5 + strain.order


class CallOption(NamedTuple):
    """A call for hands of some strength and least lengths; `when` narrows it by what a meaning cannot say."""

    call: Call | None  # None where there is no such bid any more
    low: int
    high: int
    need: Mapping[Strain, int] = {}
    when: Callable[[Holding], bool] | None = None
    purpose: Purpose = Purpose.NATURAL
    asks: Asks = Asks.NOTHING
    balanced: bool = False
    shows: frozenset[Strain] | None = None  # the denomination bid, unless told

    def suits(self, holding: Holding) -> bool:
        """Is this the call for a hand?"""
        if not self.low <= holding.points <= self.high or (self.balanced and not holding.balanced):
            return False
        if any(holding.length(strain) < least for strain, least in self.need.items()):
            return False
        return self.when is None or self.when(holding)

    @property
    def meaning(self) -> Meaning:
        least = 2 if self.balanced else 0
        spades, hearts, diamonds, clubs = (max(self.need.get(strain, 0), least) for strain in SUITS)
        shows = self.shows
        if shows is None:
            shows = frozenset({self.call.strain}) if isinstance(self.call, Bid) else NOTHING_SHOWN
        lengths = (spades, hearts, diamonds, clubs)
        return Meaning(self.low, self.high, lengths, shows, self.purpose, self.asks, self.balanced)


def either(options: list[CallOption]) -> Meaning:
    """What a call tells that may be any of these options."""
    return reduce(_either, (option.meaning for option in options))


def _either(one: Meaning, other: Meaning) -> Meaning:
    low, high = min(one.low, other.low), max(one.high, other.high)
    spades, hearts, diamonds, clubs = map(min, one.lengths, other.lengths)
    balanced = one.balanced and other.balanced
    return Meaning(low, high, (spades, hearts, diamonds, clubs), one.shows, one.purpose, one.asks, balanced)


def along_with(known: Meaning, told: Meaning) -> Meaning:
    """A call's meaning together with what its caller has told before; the later word holds if they clash."""
    low, high = max(known.low, told.low), min(known.high, told.high)
    spades, hearts, diamonds, clubs = map(max, known.lengths, told.lengths)
    if low > high or spades + hearts + diamonds + clubs > 13:
        return told
    balanced = known.balanced or told.balanced
    return Meaning(low, high, (spades, hearts, diamonds, clubs), told.shows, told.purpose, told.asks, balanced)
