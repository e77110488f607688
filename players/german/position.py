"""A position in a game of three with German suits, as its players see it: one declares, and two defend."""

from abc import abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from engine.cards.legal import Terms
from engine.cards.pack import GERMAN_SUITS, Card, Hand, Suit
from engine.cards.position import Position
from engine.cards.trump import keep_seven, ranking

P = TypeVar("P", bound=Hashable)
NO_TALON: Hand = frozenset()


@dataclass(frozen=True)
class GermanTerms(Terms[P]):
    """Who declares, and what lies in the talon."""

    declarer: P
    talon: Hand


@dataclass(frozen=True)
class GermanPosition(Position[P], Generic[P]):
    """A position of Ulti or mariáš; everybody keeps the trump seven, so nobody breaks a rule in any reading."""

    terms: GermanTerms[P]

    @property
    @abstractmethod
    def is_betli(self) -> bool:
        """Is it played for no trick?"""

    @property
    @abstractmethod
    def is_durchmars(self) -> bool:
        """Is it played for every trick?"""

    @property
    @abstractmethod
    def is_for_seven(self) -> bool:
        """Is it played for the last trick with the trump seven?"""

    @property
    @abstractmethod
    def is_settled(self) -> bool:
        """Is there nothing left to play for: a betli with a trick, a durchmars without one?"""

    @property
    def legal(self) -> Hand:
        """The cards that may be played."""
        return keep_seven(self.beats, self.hand, self.trump)

    @property
    def declarer(self) -> P:
        return self.terms.declarer

    @property
    def declares(self) -> bool:
        return self.turn == self.terms.declarer

    @cached_property
    def unseen(self) -> Hand:
        """The cards that the player in turn has not seen: the declarer knows the talon too."""
        hidden = NO_TALON if self.declares else self.terms.talon
        return hidden.union(*(hand for player, hand in self.held.items() if player != self.turn))

    def place(self, card: Card) -> int:
        """How high a card stands in its suit."""
        return self.terms.places[card.rank.order]

    def over(self, card: Card) -> int:
        """How many cards that the player has not seen are higher in the same suit."""
        suit, places = card.suit, self.terms.places
        height = places[card.rank.order]
        return sum(other.suit is suit and places[other.rank.order] > height for other in self.unseen)

    def is_void(self, player: P, suit: Suit) -> bool:
        """Has the player shown in a trick that there is no card of this suit in the hand?"""
        led = [trick for trick in self.tricks if trick.suit is suit]
        return any(play.player == player and play.card.suit is not suit for trick in led for play in trick.plays)


def sort_hand(cards: Hand, trump: Suit | None) -> tuple[Card, ...]:
    """Cards as players hold them: trumps first, then suit by suit, each from the highest card down."""
    order = ranking(trump)
    return tuple(
        sorted(
            cards,
            key=lambda card: (card.suit is not trump, GERMAN_SUITS.index(card.suit), -order.index(card.rank)),
        )
    )
