"""A position in the play of Ulti, as its players see it."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards.legal import FOLLOW_TRUMP_BEAT
from engine.cards.pack import Hand, Suit
from engine.cards.trump import ranking
from engine.ulti.table.bid import BETLIS, PLAIN, TRUMP_DURCHMARS, Bid, Task
from engine.ulti.table.player import Player
from players.german.position import NO_TALON, GermanPosition, GermanTerms

DURCHMARS = TRUMP_DURCHMARS | PLAIN


@dataclass(frozen=True)
class UltiTerms(GermanTerms[Player]):
    """What the hand is played for besides."""

    bid: Bid


@dataclass(frozen=True)
class UltiPosition(GermanPosition[Player]):
    """A position of Ulti."""

    terms: UltiTerms

    @property
    def bid(self) -> Bid:
        return self.terms.bid

    @property
    def is_betli(self) -> bool:
        return bool(self.bid.parts & BETLIS)

    @property
    def is_durchmars(self) -> bool:
        return bool(self.bid.parts & DURCHMARS)

    @property
    def is_for_seven(self) -> bool:
        return Task.ULTI in self.bid.parts

    @property
    def is_settled(self) -> bool:
        if not self.bid.parts <= BETLIS | DURCHMARS:
            return False
        return any((winner is Player.DECLARER) is self.is_betli for winner in self.winners)


def place_cards(hands: Mapping[Player, Hand], bid: Bid, trump: Suit | None, talon: Hand = NO_TALON) -> UltiPosition:
    """The position before the first lead."""
    terms = UltiTerms(tuple(Player), trump, ranking(trump), FOLLOW_TRUMP_BEAT, Player.DECLARER, talon, bid)
    return UltiPosition(terms, dict(hands), Player.DECLARER)
