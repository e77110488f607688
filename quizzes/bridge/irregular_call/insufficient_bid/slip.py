"""Insufficient bids as they come about: a player overlooks the last bid and calls as if it were not there."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import PASS, Bid, Call
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.meaning import Meaning, Purpose, points
from engine.bridge.table.seat import Seat
from engine.cards.pack import Hand, of_suit
from players.bridge.bidding.bidding import bid_on, choose, meaning_of
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.view import View, see

Meanings = tuple[Meaning, ...]
NARROWEST = 2  # points that a range spans at least, as people play it


@dataclass(frozen=True)
class Slip:
    """The auction up to the overlooked bid, and the bid made as if that one were a pass."""

    deal: Deal
    auction: Auction
    meanings: Meanings
    bid: Bid
    meaning: Meaning

    @property
    def offender(self) -> Seat:
        return self.auction.turn

    @property
    def hand(self) -> Hand:
        """The offender's."""
        return self.deal.hands[self.offender]

    @property
    def points(self) -> int:
        return points(self.hand)

    @property
    def length(self) -> int:
        """How many cards the offender has in the suit bid."""
        return len(of_suit(self.hand, self.bid.strain.suit)) if self.bid.strain.suit else 0

    @property
    def last(self) -> Bid:
        """The bid that was overlooked."""
        last = self.auction.calls[-1]
        if not isinstance(last, Bid):
            raise TypeError("a slip overlooks a bid")
        return last

    @cached_property
    def view(self) -> View:
        """The auction as it really is, for the offender."""
        return see(self.auction, self.meanings, self.deal.vulnerable)

    @property
    def is_natural(self) -> bool:
        """The bid shows the denomination it names, which is not the opponents', with a range that people play."""
        own = (self.meaning.purpose, self.meaning.shows) == (Purpose.NATURAL, frozenset({self.bid.strain}))
        wide = not self.meaning.is_limited or self.meaning.high - self.meaning.low >= NARROWEST
        theirs = (*self.view.theirs, self.last.strain)
        return own and wide and self.bid.strain not in theirs and self.meaning.fits(self.hand)

    @property
    def has_passed(self) -> bool:
        """Has the offender passed before?"""
        return any(seat is self.offender and call == PASS for seat, call in self.auction.entries())

    def meaning_of(self, call: Call) -> Meaning:
        """What a call would mean in the auction as it really is."""
        return meaning_of(call, self.view)

    def call_over(self) -> Call:
        """What the next player calls over the insufficient bid."""
        auction = Auction(self.auction.dealer, (*self.auction.calls, self.bid))
        view = see(auction, (*self.meanings, self.meaning), self.deal.vulnerable)
        return choose(weigh(self.deal.hands[auction.turn]), view)[0]

    def continue_with(self, call: Call, meaning: Meaning, barred: bool) -> tuple[Auction, Meanings]:
        """The auction to its end after a replacement; the offender's partner is barred from it or not."""
        auction, meanings = self.auction.add(call), (*self.meanings, meaning)
        holdings = {seat: weigh(hand) for seat, hand in self.deal.hands.items()}
        silent = self.offender.partner if barred else None
        while not auction.is_over:
            view = see(auction, meanings, self.deal.vulnerable)
            seat = auction.turn
            call, meaning = choose(holdings[seat], view) if seat is not silent else (PASS, meaning_of(PASS, view))
            auction, meanings = auction.add(call), (*meanings, meaning)
        return auction, meanings


def draw_slips(rng: Random) -> Iterator[Slip]:
    """Natural slips from deal after deal, without end."""
    while True:
        yield from (slip for slip in find_slips(draw_deal(rng)) if slip.is_natural)


def find_slips(deal: Deal) -> Iterator[Slip]:
    """Every bid of the auction that the next player could overlook and then bid too little, as it comes up."""
    for auction, meanings in bid_on(deal):
        if isinstance(auction.calls[-1], Bid):
            yield from overlook(deal, auction, meanings)


def overlook(deal: Deal, auction: Auction, meanings: Meanings) -> Iterator[Slip]:
    """The slip of the player in turn, if it leads to an insufficient bid."""
    before = Auction(auction.dealer, auction.calls[:-1])
    pass_meaning = meaning_of(PASS, see(before, meanings[:-1], deal.vulnerable))
    imagined = Auction(auction.dealer, (*before.calls, PASS))
    if imagined.is_over:
        return
    view = see(imagined, (*meanings[:-1], pass_meaning), deal.vulnerable)
    call, meaning = choose(weigh(deal.hands[auction.turn]), view)
    last = auction.calls[-1]
    if isinstance(call, Bid) and isinstance(last, Bid) and call <= last:
        yield Slip(deal, auction, meanings, call, meaning)
