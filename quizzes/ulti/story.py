"""How a hand of Ulti is told and shown: whose cards, what was announced, what was doubled, how it ended."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.cards.trick import NO_CARDS, Trick
from engine.text import Text, say
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import Player
from engine.ulti.table.raised import RaisedBid
from players.german.position import sort_hand
from players.ulti.board import Board
from quizzes.german import InView
from quizzes.ulti.outcome import Outcome
from quizzes.ulti.picture import Table

NOTHING: frozenset[Any] = frozenset()


@dataclass(frozen=True)
class Raised:
    """How far a bid was raised: by part with trumps, by defender without."""

    kontra: frozenset[Task] = NOTHING
    rekontra: frozenset[Task] = NOTHING
    kontra_by: frozenset[Player] = NOTHING
    rekontra_to: frozenset[Player] = NOTHING

    def on(self, bid: Bid) -> RaisedBid:
        return RaisedBid(bid=bid, **vars(self))


def at_the_start(board: Board, player: Player) -> InView:
    """The ten cards with which a player came into the play."""
    return InView(say("Hand of {player} at the start", player=player), sort_hand(board.hands[player], board.trump))


def talon_of(board: Board) -> InView:
    return InView(say("Talon"), sort_hand(board.talon, board.trump))


def picture(
    board: Board,
    holdings: Iterable[InView] = (),
    tricks: tuple[Trick[Player], ...] = (),
    current: Trick[Player] = NO_CARDS,
) -> Table:
    return Table(
        tuple(holdings), bid=board.bid, trump=board.trump, tricks=tricks, current=current if current.plays else None
    )


def picture_end(outcome: Outcome) -> Table:
    """Everything that was played, and the talon."""
    return picture(outcome.board, (talon_of(outcome.board),), outcome.tricks)


def tell_announcements(outcome: Outcome) -> Iterable[Text]:
    """Who announced what, or that nobody did."""
    told = False
    for player in Player:
        for suit in outcome.announced[player]:
            told = True
            if suit is outcome.board.trump:
                yield say("{player|start} announced a 40 in trumps.", player=player)
            else:
                yield say("{player|start} announced a 20 in {suit}.", suit=suit, player=player)
    if not told:
        yield say("Nobody announced anything.")
