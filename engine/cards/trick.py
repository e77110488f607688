"""Tricks: who played what, what leads, what wins."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.cards.pack import Card, Ranking, Suit

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True)
class Play(Generic[P]):
    """A card on the table."""

    player: P
    card: Card


@dataclass(frozen=True)
class Trick(Generic[P]):
    """The cards of one trick in the order played."""

    plays: tuple[Play[P], ...] = ()

    @property
    def suit(self) -> Suit | None:
        """The suit led."""
        return self.plays[0].card.suit if self.plays else None

    def add(self, player: P, card: Card) -> "Trick[P]":
        return Trick((*self.plays, Play(player, card)))

    def best(self, trump: Suit | None, order: Ranking) -> Play[P]:
        """The play that wins so far: the highest trump, else the highest of the suit led."""
        led = self.suit
        return max(self.plays, key=lambda play: strength(play.card, led, trump, order))

    def winner(self, trump: Suit | None, order: Ranking) -> P:
        return self.best(trump, order).player


NO_CARDS: Trick[Any] = Trick()


def in_turn(players: tuple[P, ...], leader: P) -> tuple[P, ...]:
    """The players from the leader on."""
    first = players.index(leader)
    return players[first:] + players[:first]


def lay(players: Iterable[P], cards: Iterable[Card]) -> Trick[P]:
    """The trick with these cards, the first player's first."""
    return Trick(tuple(map(Play, players, cards)))


def winning_card(table: Sequence[Card], trump: Suit | None, order: Ranking) -> Card:
    """The card that is winning the trick."""
    return max(table, key=lambda card: strength(card, table[0].suit, trump, order))


def strength(card: Card, led: Suit | None, trump: Suit | None, order: Ranking) -> int:
    """How high a card counts in a trick; nothing if it is neither of the suit led nor a trump."""
    if card.suit is trump:
        return 100 + order.index(card.rank)
    return 1 + order.index(card.rank) if card.suit is led else 0
