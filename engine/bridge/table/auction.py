"""Auctions of bridge: what is legal, what the contract is, who declares."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Call, Doubled, Strain
from engine.bridge.table.seat import Seat, Side
from engine.cards.pack import Suit
from engine.text import N_, Choice


class LastBid(Choice):
    """Whose the last bid is, and whether it has been doubled since: what a double or redouble turns on."""

    THEIRS = "theirs", N_("an opponent's, and it has not been doubled")
    THEIRS_DOUBLED = "theirs-doubled", N_("an opponent's, and it has been doubled or redoubled since")
    OURS = "ours", N_("the player's own side's, and it has not been doubled")
    OURS_DOUBLED = "ours-doubled", N_("the player's own side's, and an opponent has doubled it")
    OURS_REDOUBLED = "ours-redoubled", N_("the player's own side's, and it has been redoubled")
    NONE = "none", N_("nobody's: there had been no bid")

    def allows(self, call: Call) -> bool:
        """Laws 19A1 and 19B1, for a double or redouble."""
        return (self, call) in ((LastBid.THEIRS, DOUBLE), (LastBid.OURS_DOUBLED, REDOUBLE))


@dataclass(frozen=True)
class Contract:
    """The final bid, whether it is doubled, and who plays it."""

    bid: Bid
    doubled: Doubled
    declarer: Seat

    @property
    def trump(self) -> Suit | None:
        return self.bid.strain.suit


@dataclass(frozen=True)
class Auction:
    """The legal auction: the dealer, and the calls in rotation."""

    dealer: Seat
    calls: tuple[Call, ...] = ()

    @property
    def turn(self) -> Seat:
        seat = self.dealer
        for _ in range(len(self.calls) % 4):
            seat = seat.lho
        return seat

    def entries(self) -> Iterator[tuple[Seat, Call]]:
        """Every call with its caller."""
        seat = self.dealer
        for call in self.calls:
            yield seat, call
            seat = seat.lho

    def add(self, call: Call) -> "Auction":
        if not self.is_legal(call):
            raise ValueError(f"{call} is not legal here")
        return Auction(self.dealer, (*self.calls, call))

    @property
    def last_bid(self) -> tuple[Seat, Bid] | None:
        bids = [(seat, call) for seat, call in self.entries() if isinstance(call, Bid)]
        return bids[-1] if bids else None

    @property
    def last_action(self) -> tuple[Seat, Call] | None:
        """The last call that is not a pass."""
        actions = [entry for entry in self.entries() if entry[1] != PASS]
        return actions[-1] if actions else None

    def is_legal(self, call: Call) -> bool:
        """Laws 18, 19 and 22."""
        if self.is_over:
            return False
        if isinstance(call, Bid):
            return self.last_bid is None or call > self.last_bid[1]
        return call == PASS or self.may_double(call)

    def may_double(self, call: Call) -> bool:
        """A double needs the opponents' bid before it, a redouble their double, with only passes in between."""
        last = self.last_action
        if last is None or last[0].side is self.turn.side:
            return False
        return isinstance(last[1], Bid) if call == DOUBLE else call == REDOUBLE and last[1] == DOUBLE

    @property
    def is_over(self) -> bool:
        """Four passes, or three after any other call."""
        return len(self.calls) > 3 and self.calls[-3:] == (PASS,) * 3

    @property
    def contract(self) -> Contract | None:
        """What the last bid, its doubles and its first bidder make of it; None if all have passed so far."""
        if self.last_bid is None or self.last_action is None:
            return None
        seat, bid = self.last_bid
        declarer = self.first_to_name(seat.side, bid.strain)
        doubled = {DOUBLE: Doubled.DOUBLED, REDOUBLE: Doubled.REDOUBLED}.get(self.last_action[1], Doubled.NO)
        return Contract(bid, doubled, declarer)

    def first_to_name(self, side: Side, strain: Strain) -> Seat:
        """The player who declares: the first of the side to name the denomination."""
        return next(
            seat
            for seat, call in self.entries()
            if isinstance(call, Bid) and call.strain is strain and seat.side is side
        )


def last_bid_of(auction: Auction, seat: Seat) -> LastBid:
    """Whose the last bid is, and what has been doubled, as a player sees it."""
    if auction.last_bid is None or auction.last_action is None:
        return LastBid.NONE
    is_ours, last = auction.last_bid[0].side is seat.side, auction.last_action[1]
    if isinstance(last, Bid):
        return LastBid.OURS if is_ours else LastBid.THEIRS
    if not is_ours:
        return LastBid.THEIRS_DOUBLED
    return LastBid.OURS_REDOUBLED if last == REDOUBLE else LastBid.OURS_DOUBLED
