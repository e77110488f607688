"""What one sees of a bridge table: the hands, the auction with its irregular calls, the tricks."""

from dataclasses import dataclass
from typing import ClassVar

from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.call import Call
from engine.bridge.table.deal import Deal
from engine.bridge.table.ending import Ending
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH
from engine.cards.trick import Play, Trick
from engine.text import Text, say
from quizzes.picture import Picture


@dataclass(frozen=True)
class Entry:
    """A call in the auction's table; a note marks one that is out of the ordinary."""

    seat: Seat
    call: Call
    note: Text | None = None


@dataclass(frozen=True)
class Table(Picture):
    """A board as a director finds it; the tricks with the wrong plays marked."""

    mark: ClassVar[Text] = say("revoked")

    deal: Deal
    entries: tuple[Entry, ...]
    contract: Contract | None = None
    tricks: tuple[Trick[Seat], ...] = ()
    wrong: tuple[Play[Seat], ...] = ()

    def check(self) -> None:
        plays = [play for trick in self.tricks for play in trick.plays]
        if len(set(plays)) < len(plays) or any(play.card not in self.deal.hands[play.player] for play in plays):
            raise ValueError("Players play the cards of their own hands, each once.")

    @property
    def rows(self) -> tuple[tuple[tuple[Entry, ...], ...], ...]:
        """The auction in columns that begin with West, as score cards do; what replaces a call shares its cell."""
        rows: list[list[tuple[Entry, ...]]] = [[()] * 4]
        row_of: dict[Seat, int] = {}
        for number, entry in enumerate(self.entries):
            column = (entry.seat.order + 1) % 4
            is_again = self.replaces(number)
            if not is_again and any(rows[-1][column:]):
                rows.append([()] * 4)
            if not is_again:
                row_of[entry.seat] = len(rows) - 1
            rows[row_of[entry.seat]][column] += (entry,)
        return tuple(map(tuple, rows))

    def replaces(self, number: int) -> bool:
        """Does a call take the place of the player's call just before it, or of one that was out of the ordinary?"""
        before = self.entries[max(0, number - 3) : number]
        same = (other for other in before if other.seat is self.entries[number].seat)
        return any(other.note or other is before[-1] for other in same)

    @property
    def incidents(self) -> tuple[Trick[Seat], ...]:
        """The tricks in which something went wrong."""
        return tuple(trick for trick in self.tricks if self.has_wrong(trick))

    @property
    def dummy(self) -> Seat | None:
        return self.contract.declarer.partner if self.contract else None

    def has_wrong(self, trick: Trick[Seat]) -> bool:
        return any(play in self.wrong for play in trick.plays)

    def winner(self, trick: Trick[Seat]) -> Seat:
        return trick.winner(self.contract.trump if self.contract else None, FRENCH)


@dataclass(frozen=True)
class EndingTable(Picture):
    """The four hands near the end of the play, faced; the contract, and whose lead it is."""

    ending: Ending
    contract: Contract
    on_lead: Seat

    def check(self) -> None:
        if problem := self.ending.problem():
            raise ValueError(str(problem))


def entries_of(auction: Auction) -> tuple[Entry, ...]:
    return tuple(Entry(seat, call) for seat, call in auction.entries())
