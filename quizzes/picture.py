"""What one sees of a table: every game has a picture of its own."""

from abc import abstractmethod
from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """Hands, auction and tricks as they lie before the players; one that could not be seen is refused."""

    def __post_init__(self) -> None:
        self.check()

    @abstractmethod
    def check(self) -> None:
        """ValueError where the cards could not lie like that."""

    @property
    def has_hand(self) -> bool:
        """Is there a place in it for the hand of the player in turn, whose cards are tapped where they lie?"""
        return False

    @property
    def is_bare(self) -> bool:
        """Is there so little to see that it needs no place of its own beside the question?"""
        return False
