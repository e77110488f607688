"""What the quizzes on bidding have in common: how an auction is shown, what a bid is worth, which bids are firm."""

from collections.abc import Iterable
from functools import cache

from engine.text import Text, say
from engine.ulti.auction.bid_name import named_over
from engine.ulti.auction.enough import ENOUGH, NextBid, SmallestOver
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Call, Pass, Seat
from engine.ulti.table.name import NAMES
from quizzes.firm import is_decided
from quizzes.german import Utterance
from quizzes.question import Case, Option, find


@cache
def smallest_firmly(valid: Bid) -> Bid | None:
    """The smallest bid over this one, where it is a single one and the same in every reading."""
    case = Case(ENOUGH, NextBid.suppose(valid=valid, own=False))
    smallest = find(case.decide(), SmallestOver)
    return smallest.bids[0] if smallest and len(smallest.bids) == 1 and is_decided(case) else None


def is_too_low(bid: Bid, valid: Bid) -> bool:
    """Is it too low whatever grade is meant? A name that is not complete stands for the next bid of that name (3.4)."""
    return not named_over(NAMES[bid], valid)


def say_call(call: Call) -> Text:
    return Text(call.words) if isinstance(call, Pass) else call.words()


def entries_of(auction: Auction, note: Text | None = None) -> tuple[Utterance, ...]:
    """Everybody's words as they were said; a note belongs to the last."""
    seats, last = tuple(Seat), len(auction.calls) - 1
    return tuple(
        Utterance(Text(seats[number % 3].words), say_call(call), note if number == last else None)
        for number, call in enumerate(auction.calls)
    )


def bid_options(bids: Iterable[Bid]) -> tuple[Option, ...]:
    """Bids to choose from, in the order of the table."""
    return tuple(Option(str(bid), bid.words()) for bid in sorted(bids, key=TABLE.index))


def tell_worth(bid: Bid) -> Text:
    """What a bid is measured by: its value, its parts, its rank."""
    told = {"bid": bid.words(), "total": bid.total, "rank": bid.rank}
    if len(bid.parts) == 1:
        return say("{bid|start} is worth {total|point} in a single part and has rank {rank}.", **told)
    values = "+".join(str(value) for _, value in bid.values)
    return say(
        "{bid|start} is worth {total|point} ({values}) in {parts|part} and has rank {rank}.",
        parts=len(bid.parts),
        values=values,
        **told,
    )


def tell_both(answer: str, right: str) -> tuple[Text, ...]:
    """The worth of the bid that was chosen and of the right one; of other answers nothing."""
    bids = {str(bid): bid for bid in TABLE}
    return tuple(tell_worth(bids[one]) for one in (answer, right) if one in bids)
