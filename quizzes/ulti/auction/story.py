"""What the quizzes on bidding have in common: how an auction is shown, and which bids nothing open is about."""

from collections.abc import Iterable
from functools import cache
from random import Random

from engine.text import Text
from engine.ulti.auction.auction import AUCTION, Standing
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Call, Pass, Seat
from quizzes.firm import is_decided
from quizzes.question import Case, Option
from quizzes.ulti.picture import Entry

FREQUENT = 24  # the bids up to here make up nearly every auction


@cache
def smallest_is_firm(valid: Bid, own: bool = False) -> bool:
    """Is the smallest bid over this one the same in every reading? The own bid is what önrablás is about."""
    passes = (Pass.PASS,) * 2 if own else ()
    return is_decided(Case(AUCTION, Standing.suppose(auction=Auction((valid, *passes)))))


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
