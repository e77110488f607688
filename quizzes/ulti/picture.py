"""What one sees of an Ulti table: hands, talon, the auction, the trick on the table, the tricks before it."""

from dataclasses import dataclass

from engine.cards.pack import GERMAN_PACK, Card, Suit
from engine.cards.trick import Play, Trick
from engine.text import Text
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import Player
from quizzes.picture import Picture


@dataclass(frozen=True)
class Holding:
    """Cards in view and whose they are."""

    owner: Text
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Entry:
    """Somebody's words in the auction; a note marks what is out of the ordinary."""

    speaker: Text
    words: Text
    note: Text | None = None


@dataclass(frozen=True)
class Table(Picture):
    """A deal as it lies before the players; whatever a scenario does not need stays empty."""

    holdings: tuple[Holding, ...] = ()
    entries: tuple[Entry, ...] = ()
    bid: Bid | None = None
    trump: Suit | None = None
    tricks: tuple[Trick[Player], ...] = ()
    current: Trick[Player] | None = None
    wrong: tuple[Play[Player], ...] = ()

    def check(self) -> None:
        held = [card for holding in self.holdings for card in holding.cards]
        if len(set(held)) < len(held) or not set(held) <= set(GERMAN_PACK):
            raise ValueError("What one sees are cards of one pack, each once.")

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(Player)
