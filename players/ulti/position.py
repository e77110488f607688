"""A position in the play of Ulti: who still holds what, the tricks so far, and whose turn it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.cards.pack import GERMAN_SUITS, WITH_TRUMP, WITHOUT_TRUMP, Card, Hand, Rank, Suit, of_suit
from engine.cards.trick import Trick
from engine.ulti.play.legal_card import legal_cards, ranking
from engine.ulti.table.bid import BETLIS, PLAIN, TRUMP_DURCHMARS, Bid
from engine.ulti.table.player import Player

NO_CARDS: Trick[Player] = Trick()
NO_TALON: Hand = frozenset()
VALUABLE = (Rank.TEN, Rank.ACE)
ORDERS = (WITHOUT_TRUMP, WITH_TRUMP)
# How high each rank stands with trumps and without, by its place in the pack: quicker than looking it up.
PLACES = tuple(tuple(order.index(rank) if rank in order else -1 for rank in Rank) for order in ORDERS)
DURCHMARS = TRUMP_DURCHMARS | PLAIN


@dataclass(frozen=True)
class Position:
    """The cards still held and the play so far; nothing is inferred from it, so a fault does no harm."""

    bid: Bid
    trump: Suit | None
    held: Mapping[Player, Hand]
    talon: Hand = NO_TALON
    turn: Player = Player.DECLARER
    tricks: tuple[Trick[Player], ...] = ()
    trick: Trick[Player] = NO_CARDS

    @property
    def hand(self) -> Hand:
        """The cards of the player in turn."""
        return self.held[self.turn]

    @property
    def on_table(self) -> tuple[Card, ...]:
        return tuple(play.card for play in self.trick.plays)

    @property
    def is_over(self) -> bool:
        return not self.trick.plays and not self.hand

    @property
    def legal(self) -> Hand:
        """The cards that may be played; everybody keeps the trump seven, so nobody breaks a rule in any reading."""
        return legal_cards(self.hand, self.on_table, self.trump, keeps_seven=True)

    @property
    def declares(self) -> bool:
        return self.turn is Player.DECLARER

    @property
    def is_betli(self) -> bool:
        return bool(self.bid.parts & BETLIS)

    @property
    def is_durchmars(self) -> bool:
        return bool(self.bid.parts & DURCHMARS)

    @cached_property
    def unseen(self) -> Hand:
        """The cards that the player in turn has not seen: the declarer knows the talon too."""
        others = self.held[self.turn.next] | self.held[self.turn.next.next]
        return others if self.declares else others | self.talon

    def place(self, card: Card) -> int:
        """How high a card stands in its suit."""
        return PLACES[self.trump is not None][card.rank.order]

    def over(self, card: Card) -> int:
        """How many cards that the player has not seen are higher in the same suit."""
        return sum(other.suit is card.suit and self.place(other) > self.place(card) for other in self.unseen)

    def is_void(self, player: Player, suit: Suit) -> bool:
        """Has the player shown in a trick that there is no card of this suit in the hand?"""
        led = [trick for trick in self.tricks if trick.suit is suit]
        return any(play.player is player and play.card.suit is not suit for trick in led for play in trick.plays)

    def add(self, card: Card) -> "Position":
        """The position after a card of the player in turn, whether it is legal or not."""
        if card not in self.hand:
            raise ValueError(f"{self.turn.words} does not hold {card}")
        held = {**self.held, self.turn: self.hand - {card}}
        trick = self.trick.add(self.turn, card)
        if len(trick.plays) < 3:
            return Position(self.bid, self.trump, held, self.talon, self.turn.next, self.tricks, trick)
        winner = trick.winner(self.trump, ranking(self.trump))
        return Position(self.bid, self.trump, held, self.talon, winner, (*self.tricks, trick))


def place_cards(hands: Mapping[Player, Hand], bid: Bid, trump: Suit | None, talon: Hand = NO_TALON) -> Position:
    """The position before the first lead."""
    return Position(bid, trump, dict(hands), talon)


def sort_hand(cards: Hand, trump: Suit | None) -> tuple[Card, ...]:
    """Cards as players hold them: trumps first, then suit by suit, each from the highest card down."""
    places = PLACES[trump is not None]
    return tuple(
        sorted(
            cards,
            key=lambda card: (card.suit is not trump, GERMAN_SUITS.index(card.suit), -places[card.rank.order]),
        )
    )


def trumps_of(hand: Hand, trump: Suit | None) -> Hand:
    return of_suit(hand, trump) if trump else frozenset()
