"""A position in the play of a hand: who still holds what, the tricks so far, and whose turn it is."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Self, TypeVar

from engine.cards.legal import Terms, beating, following
from engine.cards.pack import Card, Hand, Suit
from engine.cards.trick import NO_CARDS, Trick

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True)
class Position(Generic[P]):
    """The cards still held and the play so far; nothing is inferred from it, so a fault does no harm."""

    terms: Terms[P]
    held: Mapping[P, Hand]
    turn: P
    tricks: tuple[Trick[P], ...] = ()
    trick: Trick[P] = NO_CARDS

    @property
    def trump(self) -> Suit | None:
        return self.terms.trump

    @property
    def hand(self) -> Hand:
        """The cards of the player in turn."""
        return self.held[self.turn]

    @property
    def on_table(self) -> tuple[Card, ...]:
        return tuple(play.card for play in self.trick.plays)

    @property
    def leader(self) -> P:
        """Who led to the trick, or is to lead."""
        return self.trick.plays[0].player if self.trick.plays else self.turn

    @property
    def is_over(self) -> bool:
        return not self.trick.plays and not self.hand

    @cached_property
    def winners(self) -> tuple[P, ...]:
        """Who took each trick."""
        return tuple(trick.winner(self.terms.trump, self.terms.ranking) for trick in self.tricks)

    @property
    def follows(self) -> Hand:
        """The cards with which the player in turn follows suit, or trumps where that is a duty; all if none does."""
        return following(self.hand, self.on_table, self.terms)

    @property
    def beats(self) -> Hand:
        """Those of them that beat the card that is winning where that is a duty; all if none does."""
        return beating(self.follows, self.on_table, self.terms)

    @property
    def legal(self) -> Hand:
        """The cards that may be played."""
        return self.beats

    def play(self, card: Card) -> Self:
        """The position after a card of the player in turn, whether it is legal or not."""
        terms, turn, hand = self.terms, self.turn, self.hand
        rest = hand - {card}
        if len(rest) == len(hand):
            raise ValueError(f"{turn} does not hold {card}")
        held = {**self.held, turn: rest}
        trick = self.trick.add(turn, card)
        if len(trick.plays) < len(terms.players):
            return type(self)(terms, held, terms.after(turn), self.tricks, trick)
        return type(self)(terms, held, trick.winner(terms.trump, terms.ranking), (*self.tricks, trick))
