"""Kontra by plain club players: which parts of a bid a defender's hand gives hope to defeat."""

from engine.cards.pack import Hand, Rank, Suit, of_suit
from engine.cards.trump import VALUABLE, trumps_of
from engine.ulti.table.bid import BETLIS, HUNDREDS, Task
from engine.ulti.table.player import DEFENDERS, Player
from players.ulti.board import Board

LOW = (Rank.SEVEN, Rank.EIGHT)


def find_doubler(board: Board, part: Task) -> Player | None:
    """The defender who could say kontra to a part, the first in turn."""
    return next((one for one in DEFENDERS if has_chance(board.hands[one], part, board.trump)), None)


def has_chance(hand: Hand, part: Task, trump: Suit | None) -> bool:
    """Would a player with this hand say kontra?"""
    aces, trumps = count(hand, Rank.ACE), len(trumps_of(hand, trump))
    if part is Task.FOUR_ACES:
        return aces > 0
    if part is Task.ULTI:
        return trumps > 2
    if part in BETLIS:
        return count(hand, *LOW) > 2
    if part in HUNDREDS or part is Task.PARTI:
        return aces > 1 or count(hand, *VALUABLE) > 2
    return aces > 0 or trumps > 2 or any(is_guarded(hand, card.suit) for card in hand if card.rank is Rank.KING)


def count(hand: Hand, *ranks: Rank) -> int:
    return sum(card.rank in ranks for card in hand)


def is_guarded(hand: Hand, suit: Suit) -> bool:
    """Is a high card of the suit safe while two rounds of it are played?"""
    return len(of_suit(hand, suit)) > 2
