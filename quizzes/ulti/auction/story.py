"""What the quizzes on bidding have in common: how an auction is shown, and that nothing open is asked."""

from collections.abc import Callable, Iterable
from functools import cache
from random import Random

from engine.text import Text
from engine.ulti.auction.auction import AUCTION, Standing
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Call, Pass, Seat
from quizzes.family import Family, Scenario
from quizzes.question import Case, Option
from quizzes.ulti.picture import Entry
from quizzes.ulti.reading import is_open

Draw = Callable[[Random], Scenario]
FREQUENT = 24  # the bids up to here make up nearly every auction


def settled(attempt: Callable[[Random], Scenario | None]) -> Draw:
    """Draw until there is a scenario that no open point of the document decides."""

    def draw(rng: Random) -> Scenario:
        while True:
            scenario = attempt(rng)
            if scenario and not is_open(*scenario.cases):
                return scenario

    return draw


@cache
def is_firm(valid: Bid, own: bool = False) -> bool:
    """Is the smallest bid over this one the same in every reading? The own bid is what önrablás is about."""
    passes = (Pass.PASS,) * 2 if own else ()
    return not is_open(Case(AUCTION, Standing.suppose(auction=Auction((valid, *passes)))))


def family(name: str, title: str, difficulty: int, trains: str, draw: Draw) -> Family:
    return Family("ulti", "bidding", name, title, difficulty, tuple(f"ulti:{label}" for label in trains.split()), draw)


def draw_bid(rng: Random) -> Bid:
    """Any bid, the frequent ones more often."""
    return rng.choice(TABLE[:FREQUENT] if rng.random() < 0.5 else TABLE)


def say_call(call: Call) -> Text:
    return Text(call.words) if isinstance(call, Pass) else call.words()


def entries_of(auction: Auction, note: Text | None = None) -> tuple[Entry, ...]:
    """Everybody's words as they were said; a note belongs to the last."""
    seats, last = tuple(Seat), len(auction.calls) - 1
    return tuple(
        Entry(Text(seats[number % 3].words), say_call(call), note if number == last else None)
        for number, call in enumerate(auction.calls)
    )


def bid_options(bids: Iterable[Bid]) -> tuple[Option, ...]:
    """Bids to choose from, in the order of the table."""
    return tuple(Option(str(bid), bid.words()) for bid in sorted(bids, key=TABLE.index))
