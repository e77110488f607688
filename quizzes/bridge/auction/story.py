"""What the questions about an auction have in common: the facts, the seats to choose from, bids that are too low."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.auction.auction import AUCTION
from engine.bridge.auction.standing import PassedOver
from engine.bridge.effect.auction import PASSED_OUT, BackTo, FinalBid, NextCall
from engine.bridge.table.auction import Auction
from engine.bridge.table.called import Calls
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.seat import SEATS
from engine.law import Verdict
from engine.text import Text, say
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip, find_slips
from quizzes.question import Case, OneOf, Option, Part, find, has

NOBODY = "nobody"


def case_of(auction: Auction, passed_over: PassedOver = PassedOver.NOBODY, stood: frozenset[int] = frozenset()) -> Case:
    """The auction as it was called; calls that were let stand are known by their places."""
    calls = Calls(auction.calls, stood)
    return Case(AUCTION, AUCTION.facts.suppose(dealer=auction.dealer, calls=calls, passed_over=passed_over))


def seat_options() -> tuple[Option, ...]:
    return tuple(Option(str(seat), Text(seat.words)) for seat in SEATS)


def next_part(*, may_be_over: bool) -> Part:
    over = (Option(NOBODY, say("nobody: the auction is over")),) if may_be_over else ()
    return OneOf("next", say("Who calls next?"), read_next, 0, (*seat_options(), *over))


def read_next(verdict: Verdict) -> str:
    turn = find(verdict, NextCall) or find(verdict, BackTo)
    if turn:
        return str(turn.seat)
    return NOBODY if is_over(verdict) else ""


def is_over(verdict: Verdict) -> bool:
    return bool(find(verdict, FinalBid)) or has(verdict, PASSED_OUT)


def any_deal(_: Deal) -> bool:
    return True


def draw_insufficient(rng: Random, deals: Callable[[Random], Deal] = draw_deal) -> Iterator[Slip]:
    """Natural bids that overlook the one before, from one deal after another, in random order within each."""
    while True:
        slips = [slip for slip in find_slips(deals(rng)) if slip.is_natural]
        yield from rng.sample(slips, len(slips))


def tell_overlooked(slip: Slip) -> Text:
    return say("{player} has not seen {last} and bids {bid}.", player=slip.offender, last=slip.last, bid=slip.bid)
