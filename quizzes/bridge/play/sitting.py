"""A board in mid-play: a deal is bid and played, up to a moment that somebody wants."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from engine.bridge.table.seat import Seat
from engine.cards.pack import Card, Rank
from engine.cards.trick import Play, Trick
from engine.text import Text, say
from players.bridge.play.playing import play_next, positions
from players.bridge.play.position import BridgePosition
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.misplay import Board, draw_board, start


@dataclass(frozen=True)
class TableInPlay(Table):
    """A table with the trick in progress, or the last one, in its middle."""

    @property
    def incidents(self) -> tuple[Trick[Seat], ...]:
        return self.tricks[-1:]


@dataclass(frozen=True)
class TableTooSoon(TableInPlay):
    """One on which a card came before its turn."""

    mark: ClassVar[Text] = say("too soon")

    @property
    def incidents(self) -> tuple[Trick[Seat], ...]:
        """A lead that came too soon stands beside the trick that it did not wait for."""
        return self.tricks[-2:] if len(self.tricks[-1].plays) == 1 else self.tricks[-1:]


@dataclass(frozen=True)
class InPlay:
    """A board and how far it has come."""

    board: Board
    position: BridgePosition

    @property
    def turn(self) -> Seat:
        return self.position.turn

    @property
    def declarer(self) -> Seat:
        return self.board.contract.declarer

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def trick(self) -> int:
        return len(self.position.tricks) + 1

    @property
    def place(self) -> int:
        """How many cards lie in the trick."""
        return len(self.position.trick.plays)

    @property
    def proper(self) -> Card:
        """What the hand in turn would play."""
        return play_next(self.position)

    def card_by(self, player: Seat) -> Card:
        """What a player would play to this trick."""
        return play_next(replace(self.position, turn=player))

    def play(self, card: Card | None = None) -> "InPlay":
        """One card further on."""
        return InPlay(self.board, self.position.play(card or self.proper))

    def table(self, *others: Play[Seat], kind: type[Table] = TableInPlay, wrong: tuple[Play[Seat], ...] = ()) -> Table:
        """What lies on the table, with cards that came besides."""
        current = Trick((*self.position.trick.plays, *others))
        tricks = (*self.position.tricks, current) if current.plays else self.position.tricks
        board = self.board
        return kind(board.deal, entries_of(board.auction), board.contract, tricks, wrong)


Wanted = Callable[[InPlay], bool]


def draw_in_play(rng: Random, wanted: Wanted, first: int = 2, last: int = 10) -> InPlay:
    """A moment of one of these tricks that is as one wants it."""
    while True:
        board = draw_board(rng)
        found = [one for one in moments(board, first, last) if wanted(one)]
        if found:
            return rng.choice(found)


def moments(board: Board, first: int, last: int) -> list[InPlay]:
    found = list[InPlay]()
    for position in positions(start(board)):
        trick = len(position.tricks) + 1
        if trick > last:
            break
        if trick >= first:
            found.append(InPlay(board, position))
    return found


def defends(one: InPlay) -> bool:
    return one.turn not in one.board.declaring


def by_declarer(one: InPlay) -> bool:
    """Is it a card of declarer's own hand?"""
    return one.turn is one.declarer


def by_dummy(one: InPlay) -> bool:
    return one.turn is one.dummy


def is_honour(card: Card) -> bool:
    return card.rank.order >= Rank.TEN.order
