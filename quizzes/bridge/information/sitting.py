"""Boards that have been bid out, as the players' system has it: the ground on which somebody asks or explains."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.call import Bid
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.meaning import Meaning
from engine.bridge.table.seat import Seat
from players.bridge.bidding.bidding import bid_out
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Scenario
from quizzes.firm import is_firm


@dataclass(frozen=True)
class Sitting:
    """A deal, its whole auction, what the calls meant, and the contract."""

    deal: Deal
    auction: Auction
    meanings: tuple[Meaning, ...]
    contract: Contract

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        return entries_of(self.auction)

    @property
    def turns(self) -> range:
        return range(len(self.entries))

    def table(self, calls: int | None = None) -> Table:
        """What one sees after so many calls; after all of them the contract too."""
        whole = calls is None or calls == len(self.entries)
        return Table(self.deal, self.entries[:calls], self.contract if whole else None)

    def calls_again(self, player: Seat, turn: int) -> bool:
        """Is the player to call once more after this turn?"""
        return any(one.seat is player for one in self.entries[turn + 1 :])

    def bids_against(self, player: Seat, calls: int | None = None) -> list[Entry]:
        """The bids of a player's opponents among the first calls."""
        return [one for one in self.entries[:calls] if isinstance(one.call, Bid) and one.seat.side is not player.side]


Attempted = Callable[[Random, Sitting], Scenario | None]


def draw_sittings(rng: Random) -> Iterator[Sitting]:
    """Boards without end, none of them passed out."""
    while True:
        deal = draw_deal(rng)
        auction, meanings = bid_out(deal)
        if contract := auction.contract:
            yield Sitting(deal, auction, meanings, contract)


def draw_at(*attempts: Attempted) -> Draw:
    """Draw one of the attempts, then boards until it makes a scenario of one that is firm."""

    def draw(rng: Random) -> Scenario:
        attempt = rng.choice(attempts)
        tried = (attempt(rng, sitting) for sitting in draw_sittings(rng))
        return next(scenario for scenario in tried if scenario and is_firm(scenario))

    return draw
