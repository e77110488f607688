"""What one sees of a table of three with German cards: hands, talon, words, the trick on the table, those before it."""

from abc import abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.cards.pack import GERMAN_PACK, Card, Suit
from engine.cards.trick import Play, Trick
from engine.cards.trump import ranking
from engine.text import Text
from quizzes.picture import Picture

P = TypeVar("P", bound=Hashable)
HAND = 10  # cards of each player when the play begins


@dataclass(frozen=True)
class InView:
    """Cards in view and whose they are."""

    owner: Text
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Utterance:
    """Somebody's words in the auction; a note marks what is out of the ordinary."""

    speaker: Text
    words: Text
    note: Text | None = None


@dataclass(frozen=True)
class GermanTable(Picture, Generic[P]):
    """A deal as it lies before the players; whatever a scenario does not need stays empty."""

    holdings: tuple[InView, ...] = ()
    entries: tuple[Utterance, ...] = ()
    bid: Any = None
    trump: Suit | None = None
    tricks: tuple[Trick[P], ...] = ()
    current: Trick[P] | None = None
    wrong: tuple[Play[P], ...] = ()

    @property
    @abstractmethod
    def players(self) -> tuple[P, ...]:
        """Those at play, the declarer first, in the order in which they play."""

    @property
    def is_clockwise(self) -> bool:
        """Does play go to the left?"""
        return False

    def check(self) -> None:
        held = [card for holding in self.holdings for card in holding.cards]
        if len(set(held)) < len(held) or not set(held) <= set(GERMAN_PACK):
            raise ValueError("What one sees are cards of one pack, each once.")

    def after(self, player: P) -> P:
        """Who plays after a player."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    def player_of(self, holding: InView) -> P | None:
        """The player at the table whose cards they are, if it is one's hand."""
        named = (value for _, value in holding.owner.values if value in self.players)
        owner = holding.owner.message
        found = next(named, None)
        return found or next((one for one in self.players if getattr(one, "words", None) == owner), None)

    @property
    def turn(self) -> P | None:
        """Who is to play to the trick on the table."""
        plays = self.current.plays if self.current else ()
        return self.after(plays[-1].player) if 0 < len(plays) < len(self.players) else None

    @property
    def has_hand(self) -> bool:
        return self.turn is not None

    @property
    def is_bare(self) -> bool:
        return not (self.holdings or self.entries or self.tricks or self.current)

    @property
    def near(self) -> P:
        """Who sits nearest to us: the one whose cards we see, or who is in turn, else the declarer."""
        held = [player for holding in self.holdings if (player := self.player_of(holding))]
        return held[0] if len(held) == 1 else self.turn or self.players[0]

    def has_been_led_after(self, trick: Trick[P]) -> bool:
        """Does the next lead tell who took it?"""
        return trick != self.tricks[-1] or bool(self.current)

    def winner(self, trick: Trick[P]) -> P:
        return trick.winner(self.trump, ranking(self.trump))

    def left(self, player: P) -> int:
        """How many cards a player still holds."""
        tricks = (*self.tricks, self.current) if self.current else self.tricks
        return HAND - sum(play.player == player for trick in tricks for play in trick.plays)
