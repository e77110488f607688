"""What one sees of an Ulti table: hands, talon, the auction, the trick on the table, the tricks before it."""

from dataclasses import dataclass

from engine.cards.pack import GERMAN_PACK, Card, Suit
from engine.cards.trick import Play, Trick
from engine.cards.trump import ranking
from engine.text import Text
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import Player
from quizzes.picture import Picture

HAND = 10  # cards of each player when the play begins


@dataclass(frozen=True)
class Holding:
    """Cards in view and whose they are."""

    owner: Text
    cards: tuple[Card, ...]

    @property
    def player(self) -> Player | None:
        """The player at the table whose cards they are, if it is one's hand."""
        named = (value for _, value in self.owner.values if isinstance(value, Player))
        return next(named, None) or next((player for player in Player if player.words == self.owner.message), None)


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

    @property
    def turn(self) -> Player | None:
        """Who is to play to the trick on the table."""
        plays = self.current.plays if self.current else ()
        return plays[-1].player.next if 0 < len(plays) < len(Player) else None

    @property
    def has_hand(self) -> bool:
        return self.turn is not None

    @property
    def is_bare(self) -> bool:
        return not (self.holdings or self.entries or self.tricks or self.current)

    @property
    def near(self) -> Player:
        """Who sits nearest to us: the one whose cards we see, or who is in turn, else the declarer."""
        held = [holding.player for holding in self.holdings if holding.player]
        return held[0] if len(held) == 1 else self.turn or Player.DECLARER

    def has_been_led_after(self, trick: Trick[Player]) -> bool:
        """Does the next lead tell who took it?"""
        return trick != self.tricks[-1] or bool(self.current)

    def winner(self, trick: Trick[Player]) -> Player:
        return trick.winner(self.trump, ranking(self.trump))

    def left(self, player: Player) -> int:
        """How many cards a player still holds."""
        tricks = (*self.tricks, self.current) if self.current else self.tricks
        return HAND - sum(play.player is player for trick in tricks for play in trick.plays)
