"""What the director finds out about an auction: who dealt, what was called, and whether somebody was passed over."""

from dataclasses import dataclass

from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.call import DOUBLE, REDOUBLE, Bid
from engine.bridge.table.called import ENDING, Calls
from engine.bridge.table.seat import Seat
from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say


class PassedOver(Choice):
    """Whose turn somebody else's pass took away."""

    NOBODY = "nobody", N_("nobody: they passed in turn")
    NORTH = "N", N_("North")
    EAST = "E", N_("East")
    SOUTH = "S", N_("South")
    WEST = "W", N_("West")

    @property
    def seat(self) -> Seat:
        return Seat.parse(str(self))


@dataclass(frozen=True, kw_only=True)
class Standing(Facts):
    """An auction, as far as it has gone."""

    dealer: Seat = ask(N_("Who is the dealer?"), short=N_("dealer"))
    calls: Calls = ask(
        N_("What has been called so far, in order?"),
        hint=N_(
            "From the dealer on, for example: 1h p 1s x. Leave out what was withdrawn or cancelled; put _ in the place "
            "of a player who was passed over by an accepted call out of turn, and ! behind an insufficient bid that "
            "was accepted."
        ),
        short=N_("called so far"),
        heard="auction",
    )
    passed_over: PassedOver = ask(
        N_("Was somebody passed over, because one of the last three passes was made out of turn?"),
        hint=N_("If it was more than one player, name the first."),
        had={
            PassedOver.NOBODY: N_("Right, had the last three passes been made in turn."),
            PassedOver.NORTH: N_("Right, had North been passed over."),
            PassedOver.EAST: N_("Right, had East been passed over."),
            PassedOver.SOUTH: N_("Right, had South been passed over."),
            PassedOver.WEST: N_("Right, had West been passed over."),
        },
        short=N_("passed over"),
    )

    @impossible
    def not_readable_or_not_legal(self) -> Text | None:
        return self.calls.problem()

    @impossible
    def not_allowed_and_noticed_too_soon(self) -> Text | None:
        if self.calls.course.dropped and not self.calls.is_over:
            return say(
                "A double or redouble that is not allowed can be dropped only once the opening lead has been faced. "
                "Before that it is an inadmissible call."
            )
        return None

    @impossible
    def passed_over_after_own_call(self) -> Text | None:
        if self.calls.place_lost is not None:
            return None
        over = self.passed_over
        if over is not PassedOver.NOBODY and self.calls.is_over and over.seat is self.last_caller:
            return say("{player|start} made the call before the three passes.", player=over.seat)
        return None

    @property
    def auction(self) -> Auction:
        """The auction as it counts."""
        return self.calls.counting(self.dealer)

    @property
    def last_caller(self) -> Seat:
        """Who made the call before the three passes."""
        return Auction(self.dealer, self.calls.calls[:-ENDING]).turn.rho

    @property
    def place_lost(self) -> int | None:
        """Where the player who was passed over should have called, if three passes seemed to end the auction."""
        if not self.calls.is_over or self.calls.place_lost is not None:
            return self.calls.place_lost
        if self.passed_over is PassedOver.NOBODY:
            return None
        return len(self.calls) - ENDING + (self.passed_over.seat.order - self.last_caller.order - 1) % 4

    @property
    def cancelled(self) -> int:
        """How many of the three passes were made since the player who was passed over should have called."""
        lost = self.place_lost
        return 0 if lost is None else sum(place >= lost for place in self.calls.made)

    @property
    def going_on(self) -> Auction:
        """The auction that goes on, without passes that took away a turn."""
        return Auction(self.dealer, self.auction.calls[: self.place_lost])

    @property
    def last_bid(self) -> Bid | None:
        return self.auction.last_bid[1] if self.auction.last_bid else None

    @property
    def place_of_last_bid(self) -> int:
        """Where it stands among the calls; before all of them if there is none."""
        calls = self.calls.calls
        return max((place for place, call in enumerate(calls) if isinstance(call, Bid)), default=-1)

    @property
    def was_accepted(self) -> bool:
        """Was the last bid an insufficient one that was accepted?"""
        return self.place_of_last_bid in self.calls.course.accepted

    @property
    def has_superseded_double(self) -> bool:
        """Was there a double before the last bid?"""
        before = self.auction.calls[: max(self.place_of_last_bid, 0)]
        return any(call in (DOUBLE, REDOUBLE) for call in before)

    @property
    def is_double_dropped(self) -> bool:
        """Does a double or redouble not count that was made after the last bid?"""
        return any(place > self.place_of_last_bid for place in self.calls.course.dropped)

    @property
    def contract(self) -> Contract:
        if contract := self.auction.contract:
            return contract
        raise ValueError("Nobody has bid.")
