"""A position in the play of a bridge deal, as its players see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import attrgetter

from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.call import Bid
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.legal import FOLLOW, Terms
from engine.cards.pack import FRENCH, FRENCH_SUITS, Card, Hand, Suit
from engine.cards.position import Position
from engine.cards.trick import NO_CARDS, Trick

BySuit = Mapping[Suit, tuple[Card, ...]]  # each suit from the highest card to the lowest


@dataclass(frozen=True)
class BridgeTerms(Terms[Seat]):
    """Who declares, and who has bid which suits, for the leads."""

    declarer: Seat
    bids: tuple[tuple[Seat, Suit], ...] = ()

    @cached_property
    def declaring(self) -> tuple[Seat, Seat]:
        """Declarer and dummy."""
        return self.declarer, self.declarer.partner


@dataclass(frozen=True)
class BridgePosition(Position[Seat]):
    """A position of bridge; declarer plays for dummy."""

    terms: BridgeTerms

    @property
    def declarer(self) -> Seat:
        return self.terms.declarer

    @property
    def dummy(self) -> Seat:
        return self.terms.declaring[1]

    @property
    def suits(self) -> BySuit:
        """The cards of the player in turn."""
        return sort_hand(self.hand)

    def suits_of(self, seat: Seat) -> BySuit:
        return sort_hand(self.held[seat])

    @property
    def declares(self) -> bool:
        """Is it a turn of the declaring side?"""
        return self.turn in self.terms.declaring

    @property
    def hidden(self) -> list[Seat]:
        """Whose cards the player in turn cannot see."""
        if self.declares:
            return [self.turn.lho, self.turn.rho]
        return [self.turn.partner, self.declarer]

    def unseen(self, suit: Suit) -> list[int]:
        """The ranks of a suit in the hands that the player in turn cannot see."""
        return [card.rank.order for seat in self.hidden for card in self.suits_of(seat)[suit]]


def top(ranks: list[int]) -> int:
    return max(ranks, default=-1)


def top_card(cards: tuple[Card, ...]) -> int:
    """The rank of the highest of sorted cards."""
    return cards[0].rank.order if cards else -1


@lru_cache(maxsize=256)  # a hand stays the same while the others play
def sort_hand(hand: Hand) -> BySuit:
    cards = sorted(hand, key=attrgetter("rank.order"), reverse=True)
    return {suit: tuple([card for card in cards if card.suit is suit]) for suit in FRENCH_SUITS}


def place_cards(
    hands: Mapping[Seat, Hand],
    contract: Contract,
    tricks: tuple[Trick[Seat], ...] = (),
    current: Trick[Seat] = NO_CARDS,
    auction: Auction | None = None,
) -> BridgePosition:
    """The position in which the players still hold these hands after these tricks and cards."""
    if current.plays:
        turn = current.plays[-1].player.lho
    else:
        turn = tricks[-1].winner(contract.trump, FRENCH) if tricks else contract.declarer.lho
    entries = auction.entries() if auction else ()
    bids = tuple((seat, call.strain.suit) for seat, call in entries if isinstance(call, Bid) and call.strain.suit)
    terms = BridgeTerms(SEATS, contract.trump, FRENCH, FOLLOW, contract.declarer, bids)
    return BridgePosition(terms, dict(hands), turn, tricks, current)
