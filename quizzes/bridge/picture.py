"""What one sees of a bridge table: the hands, the auction with its irregular calls, the tricks."""

from dataclasses import dataclass

from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.call import Call
from engine.bridge.table.deal import Deal
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH
from engine.cards.trick import Play, Trick
from engine.text import Text
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
        """The auction in columns that begin with West, as score cards print it; a replacement shares a cell."""
        rows: list[list[tuple[Entry, ...]]] = [[]]
        for entry in self.entries:
            column = (entry.seat.order + 1) % 4
            if rows[-1] and len(rows[-1]) == column + 1 and rows[-1][-1][-1].seat is entry.seat:
                rows[-1][-1] += (entry,)
                continue
            if len(rows[-1]) > column:
                rows.append([])
            rows[-1] += [()] * (column - len(rows[-1])) + [(entry,)]
        return tuple(tuple(row + [()] * (4 - len(row))) for row in rows)

    def has_wrong(self, trick: Trick[Seat]) -> bool:
        return any(play in self.wrong for play in trick.plays)

    def winner(self, trick: Trick[Seat]) -> Seat:
        return trick.winner(self.contract.trump if self.contract else None, FRENCH)


def entries_of(auction: Auction) -> tuple[Entry, ...]:
    return tuple(Entry(seat, call) for seat, call in auction.entries())
