"""The last tricks of a board that was bid and played: who could claim there, and who would concede."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.bridge.claim.claim import CLAIM
from engine.bridge.claim.claiming import Claiming
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH
from engine.cards.trick import Trick
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.misplay import Board, draw_board, finish, start
from quizzes.question import Case

TRICKS = (7, 8, 9)  # somebody claims before one of these


@dataclass(frozen=True)
class LateClaim:
    """A board, all its tricks as they would be played, and the trick before which somebody speaks."""

    board: Board
    tricks: tuple[Trick[Seat], ...]
    trick: int

    @property
    def declarer(self) -> Seat:
        return self.board.contract.declarer

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def left(self) -> int:
        """How many tricks are still to be played."""
        return 14 - self.trick

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        return self.declarer.lho, self.declarer.rho

    @cached_property
    def winners(self) -> Counter[Seat]:
        """Who would win how many of the tricks that are left."""
        trump = self.board.contract.trump
        return Counter(one.winner(trump, FRENCH) for one in self.tricks[self.trick - 1 :])

    @property
    def declaring(self) -> int:
        """How many of the tricks that are left would go to declarer's side."""
        return self.winners[self.declarer] + self.winners[self.dummy]

    def table(self) -> Table:
        board = self.board
        return Table(board.deal, entries_of(board.auction), board.contract, self.tricks[: self.trick - 1])


def case(**stated: object) -> Case:
    return Case(CLAIM, Claiming.suppose(**stated))


def draw_endings(rng: Random) -> Iterator[LateClaim]:
    """Boards without end, each seen before these tricks in random order."""
    while True:
        board = draw_board(rng)
        tricks = finish(start(board))
        for trick in rng.sample(TRICKS, len(TRICKS)):
            yield LateClaim(board, tricks, trick)
