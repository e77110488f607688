"""Which cards may be played: what a hand, the cards on the table and the terms of play allow."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from engine.cards.pack import Card, Hand, Rank, Ranking, Suit, of_suit
from engine.cards.trick import winning_card

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True)
class Duty:
    """What binds whoever plays to a trick besides following suit."""

    to_trump: bool = False  # whoever is void in the suit led plays a trump
    to_beat: bool = False  # whoever can beats the card that is winning, with a higher one of its suit


FOLLOW = Duty()
FOLLOW_TRUMP_BEAT = Duty(to_trump=True, to_beat=True)


@dataclass(frozen=True)
class Terms(Generic[P]):
    """On what terms a hand is played."""

    players: tuple[P, ...]  # in the order in which they play
    trump: Suit | None
    ranking: Ranking
    duty: Duty

    def after(self, player: P) -> P:
        """Whose turn it is after this player's."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    @cached_property
    def places(self) -> tuple[int, ...]:
        """How high each rank stands, by its own order: quicker than looking it up in the ranking."""
        return tuple(self.ranking.index(rank) if rank in self.ranking else -1 for rank in Rank)


def legal_cards(hand: Hand, table: Sequence[Card], terms: Terms[P]) -> Hand:
    """The cards that may be played.

    >>> from engine.cards.pack import WITH_TRUMP, GermanCards
    >>> terms = Terms(("you", "me"), Suit.RED, WITH_TRUMP, FOLLOW_TRUMP_BEAT)
    >>> sorted(map(str, legal_cards(GermanCards.parse("LA L9 R7").held, GermanCards.parse("LK").cards, terms)))
    ['LA']
    """
    return beating(following(hand, table, terms), table, terms)


def following(hand: Hand, table: Sequence[Card], terms: Terms[P]) -> Hand:
    """The cards of the suit led, else the trumps if there is a duty to trump, else all."""
    if not table:
        return hand
    if same := of_suit(hand, table[0].suit):
        return same
    return (of_suit(hand, terms.trump) if terms.trump and terms.duty.to_trump else frozenset()) or hand


def beating(allowed: Hand, table: Sequence[Card], terms: Terms[P]) -> Hand:
    """Those of the cards that beat the one that is winning, if there are any and there is a duty to; else all."""
    if not table or not terms.duty.to_beat:
        return allowed
    best, places = winning_card(table, terms.trump, terms.ranking), terms.places
    suit, height = best.suit, places[best.rank.order]
    return frozenset(card for card in allowed if card.suit is suit and places[card.rank.order] > height) or allowed
