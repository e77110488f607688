"""Calls out of turn as they come about: a player does not wait for another, or takes the place of the dealer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.bridge.irregular_call.call_out_of_turn import CALL_OUT_OF_TURN
from engine.bridge.irregular_call.out_of_turn import CallOutOfTurn, Comparable, Made, Reaction, RhoCall, Turn
from engine.bridge.table.auction import Auction, LastBid
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Call
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.meaning import Meaning
from engine.bridge.table.seat import Seat
from players.bridge.bidding.bidding import bid_on, choose, meaning_of
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.option import ANYTHING
from players.bridge.bidding.view import see
from quizzes.question import Case

Meanings = tuple[Meaning, ...]
So = tuple[Auction, Meanings]
MADE = {PASS: Made.PASS, DOUBLE: Made.DOUBLE, REDOUBLE: Made.REDOUBLE}


@dataclass(frozen=True)
class Early:
    """The auction so far, whose turn it is, and the call that another player makes, with its meaning there."""

    deal: Deal
    auction: Auction
    meanings: Meanings
    offender: Seat
    turn: Turn
    call: Call
    meaning: Meaning

    @property
    def in_turn(self) -> Seat:
        return self.auction.turn

    @property
    def made(self) -> Made:
        return MADE.get(self.call, Made.BID)

    @property
    def is_first(self) -> bool:
        """Has nobody called before?"""
        return not self.auction.calls

    @property
    def last_bid(self) -> LastBid:
        """Whose the last bid is, for the offender, where there is one."""
        if self.auction.last_bid is None or self.auction.last_action is None:
            raise ValueError("There is no bid yet.")
        ours = self.auction.last_bid[0].side is self.offender.side
        action = self.auction.last_action[1]
        if not ours:
            return LastBid.THEIRS if isinstance(action, Bid) else LastBid.THEIRS_DOUBLED
        return {DOUBLE: LastBid.OURS_DOUBLED, REDOUBLE: LastBid.OURS_REDOUBLED}.get(action, LastBid.OURS)

    @property
    def imagined(self) -> So:
        """The auction as the offender takes it to be, with the call."""
        before = imagine(self.deal, self.auction, self.meanings, self.offender)
        return before[0].add(self.call), (*before[1], self.meaning)

    @cached_property
    def next_call(self) -> Call:
        """What the player in turn really calls."""
        return self.after_turn[0].calls[-1]

    @cached_property
    def after_turn(self) -> So:
        """The auction when the player in turn has called."""
        return call_next(self.deal, (self.auction, self.meanings))

    @cached_property
    def before_again(self) -> So | None:
        """The legal auction up to the offender's own turn; None if it is over before."""
        so = (self.auction, self.meanings)
        while so[0].turn is not self.offender:
            so = call_next(self.deal, so)
            if so[0].is_over:
                return None
        return so

    @cached_property
    def again(self) -> tuple[Call, Meaning] | None:
        """What the offender calls in turn, by the system."""
        if self.before_again is None:
            return None
        auction, meanings = call_next(self.deal, self.before_again)
        return auction.calls[-1], meanings[-1]

    def case(self, reaction: Reaction, **stated: object) -> Case:
        usual: dict[str, object] = {"call": self.made, "turn": self.turn, "reaction": reaction}
        if self.made.is_double:
            usual["last_bid"] = self.last_bid
        return Case(CALL_OUT_OF_TURN, CallOutOfTurn.suppose(**(usual | stated)))

    def refused(self) -> Case:
        """Not accepted, with all that is called next."""
        stated: dict[str, object] = {"sufficient": True} if self.made is Made.BID else {}
        if self.turn is Turn.RHO:
            stated["rho_call"] = RhoCall.PASSES if self.next_call == PASS else RhoCall.ACTS
        if self.again:
            stated |= {"comparable": Comparable.HELP, "meaning": self.meaning, "new_meaning": self.again[1]}
        return self.case(Reaction.REFUSED, **stated)

    @property
    def is_told(self) -> bool:
        """Do both calls tell something, so that they can be compared?"""
        return self.again is not None and ANYTHING not in (self.meaning, self.again[1])


def call_next(deal: Deal, so: So) -> So:
    """One call more, by the player in turn."""
    auction, meanings = so
    call, meaning = choose(weigh(deal.hands[auction.turn]), see(auction, meanings, deal.vulnerable))
    return auction.add(call), (*meanings, meaning)


def imagine(deal: Deal, auction: Auction, meanings: Meanings, offender: Seat) -> So:
    """What the offender believes: to be the dealer, or that the player in turn has passed."""
    if not auction.calls:
        return Auction(offender), ()
    passed = meaning_of(PASS, see(auction, meanings, deal.vulnerable))
    return Auction(auction.dealer, (*auction.calls, PASS)), (*meanings, passed)


def make_early(deal: Deal, so: So, turn: Turn, offender: Seat) -> Early | None:
    auction, meanings = so
    believed = imagine(deal, auction, meanings, offender)
    if believed[0].is_over:
        return None
    call, meaning = choose(weigh(deal.hands[offender]), see(*believed, deal.vulnerable))
    return Early(deal, auction, meanings, offender, turn, call, meaning)


Wanted = Callable[[Early], bool]
Where = Callable[[Auction], bool]


def find_early(rng: Random, deal: Deal, where: Where) -> Iterator[Early]:
    """Every call that the next player could make too soon, where that is worth a look, in random order."""
    places = [so for so in bid_on(deal) if not so[0].is_over and where(so[0])]
    for so in rng.sample(places, len(places)):
        if early := make_early(deal, so, Turn.RHO, so[0].turn.lho):
            yield early


def find_wrong_dealers(deal: Deal) -> Iterator[Early]:
    """The first call by each of the three who are not the dealer."""
    for turn, offender in (
        (Turn.RHO, deal.dealer.lho),
        (Turn.PARTNER, deal.dealer.partner),
        (Turn.LHO, deal.dealer.rho),
    ):
        if early := make_early(deal, (Auction(deal.dealer), ()), turn, offender):
            yield early


def anywhere(_: Auction) -> bool:
    return True


def draw_early(
    rng: Random, wanted: Wanted, where: Where = anywhere, deals: Callable[[Random], Deal] = draw_deal
) -> Iterator[Early]:
    """Calls made too soon from deal after deal, one a deal, without end."""
    while True:
        early = next(filter(wanted, find_early(rng, deals(rng), where)), None)
        if early:
            yield early


def draw_wrong_dealers(rng: Random, wanted: Wanted) -> Iterator[Early]:
    while True:
        found = [early for early in find_wrong_dealers(draw_deal(rng)) if wanted(early)]
        if found:
            yield rng.choice(found)
