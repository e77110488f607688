"""Deals of Ulti: 12 cards for the player who opens the auction, 10 each for the other two."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from engine.cards.pack import GERMAN_PACK, GERMAN_SUITS, WITH_TRUMP, WITHOUT_TRUMP, Card, Hand, deal_cards
from engine.ulti.table.call import Seat
from engine.ulti.table.player import Player

SIZES = (12, 10, 10)


@dataclass(frozen=True)
class Deal:
    """The three hands in the order in which the players speak."""

    hands: tuple[Hand, Hand, Hand]

    def hand(self, seat: Seat) -> Hand:
        return self.hands[seat.order]


def draw_deal(rng: Random) -> Deal:
    first, second, third = deal_cards(GERMAN_PACK, SIZES, rng)
    return Deal((first, second, third))


def place(seat: Seat, declarer: Seat) -> Player:
    """Where a player sits, seen from the declarer.

    >>> str(place(Seat.FIRST, declarer=Seat.THIRD)), str(place(Seat.SECOND, declarer=Seat.THIRD))
    ('right', 'left')
    """
    return tuple(Player)[(seat.order - declarer.order) % 3]


def arrange(cards: Iterable[Card], trumps: bool = True) -> tuple[Card, ...]:
    """Cards as one holds them: suit by suit, the highest first; without trumps the ten lies below the under."""
    ranks = WITH_TRUMP if trumps else WITHOUT_TRUMP
    return tuple(sorted(cards, key=lambda card: (GERMAN_SUITS.index(card.suit), -ranks.index(card.rank))))
