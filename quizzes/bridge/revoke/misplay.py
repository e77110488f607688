"""Revokes as they come about: a deal is bid and played, and somewhere a player forgets to follow suit."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from engine.bridge.revoke.circumstance import Later, Role, Winner
from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH, Card
from engine.cards.trick import Play, Trick
from players.bridge.bidding.bidding import bid_out
from players.bridge.play.playing import play_next, positions
from players.bridge.play.position import BridgePosition, place_cards

OVERLOOKED = 3  # cards of a suit that a player may forget


@dataclass(frozen=True)
class Board:
    """A deal with its auction and contract."""

    deal: Deal
    auction: Auction
    contract: Contract

    @property
    def declaring(self) -> tuple[Seat, Seat]:
        return self.contract.declarer, self.contract.declarer.partner

    def role(self, seat: Seat) -> Role:
        if seat is self.contract.declarer:
            return Role.DECLARER
        return Role.DUMMY if seat is self.contract.declarer.partner else Role.DEFENDER


@dataclass(frozen=True)
class Misplay:
    """A revoke: the position before it, and the wrong card."""

    board: Board
    before: BridgePosition
    card: Card

    @property
    def revoker(self) -> Seat:
        return self.before.turn

    @property
    def trick(self) -> int:
        return len(self.before.tricks) + 1

    @property
    def play(self) -> Play[Seat]:
        return Play(self.revoker, self.card)

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards with which the player could have followed suit."""
        suit = self.before.trick.suit
        return self.before.suits[suit] if suit else ()

    @property
    def after(self) -> BridgePosition:
        return self.before.play(self.card)

    @property
    def role(self) -> Role:
        return self.board.role(self.revoker)

    @property
    def is_ruff(self) -> bool:
        return self.card.suit is self.board.contract.trump

    @property
    def as_ruff(self) -> "Misplay":
        """The same slip with the lowest trump instead, if there is one to ruff with."""
        trump = self.board.contract.trump
        if trump is None or self.before.trick.suit is trump or not self.before.suits[trump]:
            return self
        return replace(self, card=self.before.suits[trump][-1])

    def winner(self, tricks: tuple[Trick[Seat], ...]) -> Winner:
        """Who won the trick of the revoke, seen from the revoker."""
        seat = tricks[self.trick - 1].winner(self.board.contract.trump, FRENCH)
        if seat is self.revoker:
            return Winner.REVOKER
        return Winner.PARTNER if seat.side is self.revoker.side else Winner.OPPONENTS

    def won(self, tricks: tuple[Trick[Seat], ...]) -> int:
        """How many of these tricks the side won."""
        trump = self.board.contract.trump
        return sum(trick.winner(trump, FRENCH).side is self.revoker.side for trick in tricks)

    def later(self, tricks: tuple[Trick[Seat], ...]) -> Later:
        """Did the side win a trick after it?"""
        return Later.SOME if self.won(tricks[self.trick :]) else Later.NONE

    def comes_out(self, tricks: tuple[Trick[Seat], ...]) -> bool:
        """Does the player lead the very suit to the next trick, so that everybody would notice?"""
        lead = next((trick.plays[0] for trick in tricks[self.trick : self.trick + 1]), None)
        return lead is not None and lead.player is self.revoker and lead.card.suit is self.before.trick.suit


def draw_board(rng: Random) -> Board:
    """A board that is not passed out."""
    while True:
        deal = draw_deal(rng)
        auction, _ = bid_out(deal)
        if auction.contract:
            return Board(deal, auction, auction.contract)


def start(board: Board) -> BridgePosition:
    return place_cards(board.deal.hands, board.contract, auction=board.auction)


def can_revoke(position: BridgePosition) -> bool:
    """Does the player in turn have to follow suit with few enough cards to overlook, and hold another suit as well?"""
    led = position.trick.suit
    return led is not None and 0 < len(position.suits[led]) <= OVERLOOKED and position.follows != position.hand


def wrong_cards(position: BridgePosition) -> list[Card]:
    """What a player who believes to be void would play: a low card of another suit, or a low trump."""
    return [cards[-1] for suit, cards in position.suits.items() if cards and suit is not position.trick.suit]


def choose_wrong_card(rng: Random, position: BridgePosition) -> Card:
    """A trump as often as a discard."""
    cards = wrong_cards(position)
    trumps = [card for card in cards if card.suit is position.trump]
    return trumps[0] if trumps and rng.random() < 0.5 else rng.choice(cards)


def find_misplays(rng: Random, board: Board, first: int, last: int) -> Iterator[Misplay]:
    """Revokes on these tricks of a board, in random order."""
    chances = [
        position
        for position in positions(start(board))
        if first <= len(position.tricks) + 1 <= last and can_revoke(position)
    ]
    for position in rng.sample(chances, len(chances)):
        yield Misplay(board, position, choose_wrong_card(rng, position))


def draw_misplay(rng: Random, first: int = 2, last: int = 11) -> Misplay:
    """A revoke on one of these tricks."""
    while True:
        for misplay in find_misplays(rng, draw_board(rng), first, last):
            return misplay


def finish(position: BridgePosition) -> tuple[Trick[Seat], ...]:
    """All thirteen tricks, from a position played on."""
    while not position.is_over:
        position = step(position)
    return position.tricks


def finish_trick(position: BridgePosition) -> BridgePosition:
    """The position when the trick on the table is complete."""
    while position.trick.plays:
        position = step(position)
    return position


def step(position: BridgePosition) -> BridgePosition:
    """One card further on."""
    return position.play(play_next(position))


def revokes_after(rng: Random, first: Misplay, *players: Seat) -> Iterator[Misplay]:
    """Revokes of these players on later tricks, after a first one."""
    for position in positions(finish_trick(first.after)):
        if len(position.tricks) < 11 and position.turn in players and can_revoke(position):
            yield Misplay(first.board, position, choose_wrong_card(rng, position))
