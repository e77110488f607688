"""Cards that lie face up: a deal is bid and played, and at a defender's turn cards of the own hand come into view."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.bridge.play.turn import is_honour
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card, Hand
from engine.text import Text, say
from players.bridge.play.playing import positions
from players.bridge.play.position import BridgePosition
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.misplay import Board, draw_board, start

FEWEST = 4  # cards in the hand of whoever is asked about


@dataclass(frozen=True)
class DefendersTurn:
    """A board, and the position at somebody's turn."""

    board: Board
    position: BridgePosition

    @property
    def player(self) -> Seat:
        return self.position.turn

    @property
    def partner(self) -> Seat:
        return self.player.partner

    @property
    def declarer(self) -> Seat:
        return self.board.contract.declarer

    @property
    def trick(self) -> int:
        return len(self.position.tricks) + 1

    @property
    def leads(self) -> bool:
        return not self.position.trick.plays

    @property
    def hand(self) -> Hand:
        return self.position.hand

    @property
    def low(self) -> list[Card]:
        """The cards below the ten, from the lowest suit up."""
        return [card for card in sorted(self.hand) if not is_honour(card)]

    @property
    def honours(self) -> list[Card]:
        return [card for card in sorted(self.hand) if is_honour(card)]

    @property
    def table(self) -> Table:
        """The board with what has been played so far."""
        current = (self.position.trick,) if self.position.trick.plays else ()
        board = self.board
        return Table(board.deal, entries_of(board.auction), board.contract, (*self.position.tricks, *current))

    def tell(self) -> Text:
        if self.leads:
            return say("It is {player}'s turn to lead to trick {trick}.", player=self.player, trick=self.trick)
        lead = self.position.trick.plays[0]
        if lead.player is self.partner.lho:
            return say(
                "To trick {trick} {other} leads the {card}. It is {player}'s turn now.",
                trick=self.trick,
                other=lead.player,
                card=lead.card,
                player=self.player,
            )
        return say(
            "Trick {trick} was led by {other} with the {card}. It is {player}'s turn.",
            trick=self.trick,
            other=lead.player,
            card=lead.card,
            player=self.player,
        )


def turns_of_defenders(board: Board, first: int, last: int) -> Iterator[DefendersTurn]:
    """The turns of both defenders in these tricks."""
    for position in positions(start(board)):
        if len(position.tricks) >= last:
            return
        is_asked = len(position.tricks) + 1 >= first and len(position.hand) >= FEWEST
        if is_asked and not position.declares:
            yield DefendersTurn(board, position)


def draw_turn(rng: Random, *, leads: bool | None = None, first: int = 2, last: int = 9) -> DefendersTurn:
    """A defender's turn, to lead or to follow if one wants either."""
    while True:
        found = [turn for turn in turns_of_defenders(draw_board(rng), first, last) if leads in (None, turn.leads)]
        if found:
            return rng.choice(found)
