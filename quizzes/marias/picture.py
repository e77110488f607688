"""What one sees of a mariáš table."""

from dataclasses import dataclass

from engine.marias.table.player import AT_PLAY, Player
from quizzes.german import GermanTable


@dataclass(frozen=True)
class Table(GermanTable[Player]):
    """A deal of mariáš; play goes to the left."""

    @property
    def players(self) -> tuple[Player, ...]:
        return AT_PLAY

    @property
    def is_clockwise(self) -> bool:
        return True
