"""A position in the play of Ulti, as its players see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.cards.legal import FOLLOW_TRUMP_BEAT, Terms
from engine.cards.pack import GERMAN_SUITS, Card, Hand, Suit
from engine.cards.position import Position
from engine.ulti.table.bid import BETLIS, PLAIN, TRUMP_DURCHMARS, Bid
from engine.ulti.table.player import Player
from engine.ulti.table.trump import keep_seven, ranking

NO_TALON: Hand = frozenset()
DURCHMARS = TRUMP_DURCHMARS | PLAIN


@dataclass(frozen=True)
class UltiTerms(Terms[Player]):
    """What the hand is played for besides, and what lies in the talon."""

    bid: Bid
    talon: Hand


@dataclass(frozen=True)
class UltiPosition(Position[Player]):
    """A position of Ulti; everybody keeps the trump seven, so nobody breaks a rule in any reading."""

    terms: UltiTerms

    @property
    def bid(self) -> Bid:
        return self.terms.bid

    @property
    def legal(self) -> Hand:
        """The cards that may be played."""
        return keep_seven(self.beats, self.hand, self.trump)

    @property
    def declares(self) -> bool:
        return self.turn is Player.DECLARER

    @property
    def is_betli(self) -> bool:
        return bool(self.bid.parts & BETLIS)

    @property
    def is_durchmars(self) -> bool:
        return bool(self.bid.parts & DURCHMARS)

    @property
    def is_settled(self) -> bool:
        """Is there nothing left to play for: a betli with a trick, a durchmars without one?"""
        if not self.bid.parts <= BETLIS | DURCHMARS:
            return False
        return any((winner is Player.DECLARER) is self.is_betli for winner in self.winners)

    @cached_property
    def unseen(self) -> Hand:
        """The cards that the player in turn has not seen: the declarer knows the talon too."""
        hidden = NO_TALON if self.declares else self.terms.talon
        return hidden.union(*(hand for player, hand in self.held.items() if player is not self.turn))

    def place(self, card: Card) -> int:
        """How high a card stands in its suit."""
        return self.terms.places[card.rank.order]

    def over(self, card: Card) -> int:
        """How many cards that the player has not seen are higher in the same suit."""
        suit, places = card.suit, self.terms.places
        height = places[card.rank.order]
        return sum(other.suit is suit and places[other.rank.order] > height for other in self.unseen)

    def is_void(self, player: Player, suit: Suit) -> bool:
        """Has the player shown in a trick that there is no card of this suit in the hand?"""
        led = [trick for trick in self.tricks if trick.suit is suit]
        return any(play.player is player and play.card.suit is not suit for trick in led for play in trick.plays)


def place_cards(hands: Mapping[Player, Hand], bid: Bid, trump: Suit | None, talon: Hand = NO_TALON) -> UltiPosition:
    """The position before the first lead."""
    terms = UltiTerms(tuple(Player), trump, ranking(trump), FOLLOW_TRUMP_BEAT, bid, talon)
    return UltiPosition(terms, dict(hands), Player.DECLARER)


def sort_hand(cards: Hand, trump: Suit | None) -> tuple[Card, ...]:
    """Cards as players hold them: trumps first, then suit by suit, each from the highest card down."""
    order = ranking(trump)
    return tuple(
        sorted(
            cards,
            key=lambda card: (card.suit is not trump, GERMAN_SUITS.index(card.suit), -order.index(card.rank)),
        )
    )
