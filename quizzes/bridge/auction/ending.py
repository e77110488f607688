"""Is the auction over? Three passes, four passes, and passes of which one was made out of turn."""

from collections.abc import Iterator
from random import Random

from engine.bridge.auction.standing import PassedOver
from engine.bridge.effect.auction import BackTo, NextCall
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Call
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.seat import SEATS, Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from players.bridge.bidding.bidding import bid_out
from players.bridge.bidding.holding import weigh
from quizzes.bridge.auction.story import case_of, is_over, next_part
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Family, Scenario
from quizzes.question import OneOf, Option, Part, find

PASSES = 3
WEAK = 11  # points with which nobody opens
OUT_OF_TURN = say("out of turn")


# What is asked


def cancelled_part() -> Part:
    options = (
        Option("none", say("none")),
        Option("one", say("the last one")),
        Option("two", say("the last two")),
        Option("three", say("the last three")),
    )
    return OneOf("cancelled", say("Which passes are cancelled?"), read_cancelled, 0, options)


def read_cancelled(verdict: Verdict) -> str:
    back = find(verdict, BackTo)
    if back:
        return ("one", "two", "three")[back.passes - 1]
    return "none" if is_over(verdict) or find(verdict, NextCall) else ""


PARTS = (next_part(may_be_over=True), cancelled_part())


# The auctions


def draw_auction(rng: Random) -> tuple[Deal, Auction]:
    """A whole auction with a bid."""
    while True:
        deal = draw_deal(rng)
        auction, _ = bid_out(deal)
        if auction.last_bid:
            return deal, auction


def draw_weak_deal(rng: Random) -> Deal:
    """One on which all four pass."""
    while True:
        deal = draw_deal(rng)
        if max(weigh(deal.hands[seat]).points for seat in SEATS) <= WEAK and bid_out(deal)[0].last_bid is None:
            return deal


def all_pass(rng: Random) -> tuple[Deal, Auction]:
    deal = draw_weak_deal(rng)
    return deal, Auction(deal.dealer, (PASS,) * 4)


# In turn


def ended(rng: Random) -> Scenario:
    deal, auction = draw_auction(rng)
    return in_turn(deal, auction, tell_last(*last_call(auction)))


def tell_last(player: Seat, call: Call) -> Text:
    if call == DOUBLE:
        return say("{player} has doubled. Three passes have followed.", player=player)
    if call == REDOUBLE:
        return say("{player} has redoubled. Three passes have followed.", player=player)
    return say("{player} has made the last bid. Three passes have followed.", player=player)


def passed_out(rng: Random) -> Scenario:
    deal, auction = all_pass(rng)
    return in_turn(deal, auction, say("All four have passed, the dealer {player} first.", player=auction.dealer))


def one_short(rng: Random) -> Scenario:
    """Two passes after the last bid."""
    deal, auction = draw_auction(rng)
    short = Auction(auction.dealer, auction.calls[:-1])
    return in_turn(deal, short, say("{player} says: “All pass.”", player=short.turn.lho))


def three_at_first(rng: Random) -> Scenario:
    """Three passes, and nobody has bid."""
    deal, auction = all_pass(rng)
    short = Auction(auction.dealer, auction.calls[:-1])
    return in_turn(deal, short, say("{player} says: “Three passes, that is all.”", player=short.turn.rho))


def in_turn(deal: Deal, auction: Auction, told: Text) -> Scenario:
    return Scenario((told,), (case_of(auction),), PARTS, Table(deal, entries_of(auction)))


# One of the passes out of turn


def passed_over(place: int) -> Draw:
    """The player so many places after the last call is passed over, because partner or the next one passes too soon."""

    def draw(rng: Random) -> Scenario:
        deal, auction = all_pass(rng) if rng.random() < OF_FOUR else draw_auction(rng)
        return tell(deal, auction, place, rng)

    return draw


OF_FOUR = 0.15  # how often nobody has bid


def tell(deal: Deal, auction: Auction, place: int, rng: Random) -> Scenario:
    before = Auction(auction.dealer, auction.calls[:-PASSES])
    caller = before.turn.rho
    skipped = list(after(caller))[place - 1]
    passers = [seat for seat in after(caller, PASSES + 1) if seat is not skipped]
    passes = tuple(Entry(seat, PASS, OUT_OF_TURN if seat is skipped.lho else None) for seat in passers)
    table = Table(deal, (*entries_of(before), *passes))
    case = case_of(auction, PassedOver.parse(str(skipped)))
    return Scenario(told_of(skipped, rng), (case,), PARTS, table)


def after(seat: Seat, number: int = PASSES) -> Iterator[Seat]:
    """The players that come next."""
    for _ in range(number):
        seat = seat.lho
        yield seat


def told_of(skipped: Seat, rng: Random) -> tuple[Text, ...]:
    """How it comes about, and who thinks that the auction is over."""
    hasty = skipped.lho
    passed = say("{player} passes without waiting for {other}, and nobody notices.", player=hasty, other=skipped)
    return passed, rng.choice(
        (
            say("Three passes are on the table. Only now does {player} say: “I did not get to call.”", player=skipped),
            say("After three passes everybody puts the bidding cards away. Then {player} notices it.", player=hasty),
            say("After three passes somebody asks: “Whose lead is it?”"),
        )
    )


def last_call(auction: Auction) -> tuple[Seat, Call]:
    """The last call that was no pass, and who made it."""
    if auction.last_action is None:
        raise ValueError("Nobody has bid.")
    return auction.last_action


DRAWS: tuple[tuple[Draw, int], ...] = (
    (ended, 20),
    (passed_out, 10),
    (one_short, 13),
    (three_at_first, 6),
    (passed_over(1), 17),
    (passed_over(2), 17),
    (passed_over(3), 17),
)


def draw_ending(rng: Random) -> Scenario:
    draws, weights = zip(*DRAWS, strict=True)
    draw: Draw = rng.choices(draws, weights)[0]
    return draw(rng)


LABELS = "17C 17D3 22A 22B 34"
FAMILIES = (Family("bridge", "auction-over", N_("Is the auction over?"), 3, LABELS, draw_ending),)
