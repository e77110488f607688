"""Turns of real auctions at which a player may make one call and want another."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import Bid, Call
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.meaning import Meaning, Purpose
from engine.bridge.table.seat import Seat
from players.bridge.bidding.bidding import bid_out, choose, meaning_of
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.view import View, see

BIDS = tuple(Bid.every())
BESIDE = (-5, -1, 1, 5)  # places in the bidding box, where five bids make a level
Meanings = tuple[Meaning, ...]


@dataclass(frozen=True)
class Occasion:
    """The auction up to a player's turn, and the natural bid that the player's system has for the hand."""

    deal: Deal
    auction: Auction
    meanings: Meanings
    bid: Bid
    meaning: Meaning

    @property
    def player(self) -> Seat:
        return self.auction.turn

    @cached_property
    def view(self) -> View:
        return see(self.auction, self.meanings, self.deal.vulnerable)

    def meaning_of(self, call: Call) -> Meaning:
        return meaning_of(call, self.view)

    def beside(self) -> list[Bid]:
        """The legal bids whose cards lie next to this one's in the box."""
        place = BIDS.index(self.bid)
        near = [BIDS[place + step] for step in BESIDE if 0 <= place + step < len(BIDS)]
        return [bid for bid in near if self.auction.is_legal(bid)]

    def go_on(self, first: Call, turns: int) -> Auction | None:
        """The auction after another first call and so many turns of the others; None if it is over before them."""
        auction, meanings = self.auction.add(first), (*self.meanings, self.meaning_of(first))
        for _ in range(turns):
            if auction.is_over:
                return None
            auction, meanings = call_on(self.deal, auction, meanings)
        return auction

    def call_out(self, first: Call, meaning: Meaning) -> tuple[Auction, Meanings]:
        """The auction to its end after this call."""
        auction, meanings = self.auction.add(first), (*self.meanings, meaning)
        while not auction.is_over:
            auction, meanings = call_on(self.deal, auction, meanings)
        return auction, meanings


def call_on(deal: Deal, auction: Auction, meanings: Meanings) -> tuple[Auction, Meanings]:
    """The next call, as the players' system has it."""
    call, meaning = choose(weigh(deal.hands[auction.turn]), see(auction, meanings, deal.vulnerable))
    return auction.add(call), (*meanings, meaning)


def draw_occasions(rng: Random) -> Iterator[Occasion]:
    """The natural bids of deal after deal, without end; those of one deal in any order."""
    while True:
        found = list(find_occasions(draw_deal(rng)))
        yield from rng.sample(found, len(found))


def find_occasions(deal: Deal) -> Iterator[Occasion]:
    whole, meanings = bid_out(deal)
    for turn, call in enumerate(whole.calls):
        own = meanings[turn]
        if isinstance(call, Bid) and own.purpose is Purpose.NATURAL and own.shows == frozenset({call.strain}):
            yield Occasion(deal, Auction(deal.dealer, whole.calls[:turn]), meanings[:turn], call, own)
