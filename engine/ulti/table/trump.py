"""How a hand of Ulti is played: follow suit, else trump, and beat what is winning if possible."""

from engine.cards.legal import FOLLOW_TRUMP_BEAT, Terms
from engine.cards.pack import Suit
from engine.cards.trump import ranking
from engine.ulti.table.player import Player


def terms_of(trump: Suit | None) -> Terms[Player]:
    """The terms of play with these trumps."""
    return Terms(tuple(Player), trump, ranking(trump), FOLLOW_TRUMP_BEAT)
