"""A position in the play: who still holds what, the tricks so far, and whose turn it is."""

from dataclasses import dataclass

from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.call import Bid
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH, FRENCH_SUITS, Card, Hand, Suit
from engine.cards.trick import Trick

Suits = dict[Suit, tuple[Card, ...]]  # each suit from the highest card to the lowest
NO_CARDS: Trick[Seat] = Trick()


@dataclass(frozen=True)
class Position:
    """The cards still held and the play so far; nothing is inferred from it, so a revoke does no harm."""

    declarer: Seat
    trump: Suit | None
    held: dict[Seat, Suits]
    turn: Seat
    tricks: tuple[Trick[Seat], ...] = ()
    trick: Trick[Seat] = NO_CARDS
    bids: tuple[tuple[Seat, Suit], ...] = ()  # who has bid which suits, for the leads

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def hand(self) -> Suits:
        """The cards of the player in turn."""
        return self.held[self.turn]

    @property
    def is_over(self) -> bool:
        return len(self.trick.plays) == 0 and not any(self.hand.values())

    @property
    def declares(self) -> bool:
        """Is it a turn of the declaring side?"""
        return self.turn in (self.declarer, self.dummy)

    @property
    def hidden(self) -> list[Seat]:
        """Whose cards the player in turn cannot see; declarer plays for dummy."""
        if self.declares:
            return [self.turn.lho, self.turn.rho]
        return [self.turn.partner, self.declarer]

    def unseen(self, suit: Suit) -> list[int]:
        """The ranks of a suit in the hands that the player in turn cannot see."""
        return [card.rank.order for seat in self.hidden for card in self.held[seat][suit]]

    def add(self, card: Card) -> "Position":
        """The position after a card of the player in turn, whether it is legal or not."""
        seat = self.turn
        cards = tuple(other for other in self.held[seat][card.suit] if other is not card and other != card)
        if len(cards) == len(self.held[seat][card.suit]):
            raise ValueError(f"{seat.words} does not hold {card}")
        held = {**self.held, seat: {**self.held[seat], card.suit: cards}}
        trick = self.trick.add(seat, card)
        if len(trick.plays) < 4:
            return Position(self.declarer, self.trump, held, seat.lho, self.tricks, trick, self.bids)
        winner = trick.winner(self.trump, FRENCH)
        return Position(self.declarer, self.trump, held, winner, (*self.tricks, trick), NO_CARDS, self.bids)


def top(ranks: list[int]) -> int:
    return max(ranks, default=-1)


def top_card(cards: tuple[Card, ...]) -> int:
    """The rank of the highest of sorted cards."""
    return cards[0].rank.order if cards else -1


def sort_hand(hand: Hand) -> Suits:
    suits: Suits = dict.fromkeys(FRENCH_SUITS, ())
    for card in sorted(hand, key=lambda card: card.rank.order, reverse=True):
        suits[card.suit] += (card,)
    return suits


def place_cards(
    hands: dict[Seat, Hand],
    contract: Contract,
    tricks: tuple[Trick[Seat], ...] = (),
    current: Trick[Seat] = NO_CARDS,
    auction: Auction | None = None,
) -> Position:
    """The position in which the players still hold these hands after these tricks and cards."""
    if current.plays:
        turn = current.plays[-1].player.lho
    else:
        turn = tricks[-1].winner(contract.trump, FRENCH) if tricks else contract.declarer.lho
    entries = auction.entries() if auction else ()
    bids = tuple((seat, call.strain.suit) for seat, call in entries if isinstance(call, Bid) and call.strain.suit)
    held = {seat: sort_hand(hands[seat]) for seat in SEATS}
    return Position(contract.declarer, contract.trump, held, turn, tricks, current, bids)
