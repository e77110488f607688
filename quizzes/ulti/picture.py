"""What one sees of an Ulti table."""

from dataclasses import dataclass

from engine.ulti.table.player import Player
from quizzes.german import GermanTable


@dataclass(frozen=True)
class Table(GermanTable[Player]):
    """A deal of Ulti; play goes to the right."""

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(Player)
