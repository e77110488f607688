"""The quiz of the tiny game: one family."""

from dataclasses import dataclass
from random import Random

from engine.cards.pack import Card
from engine.law import Verdict
from engine.text import Text, say
from quizzes.family import Family, Scenario
from quizzes.picture import Picture
from quizzes.question import Case, Number, find
from quizzes.shelf import Shelf, Subject
from tests.tiny.engine import PACK, SWAP, Asked, Pays, Swap


@dataclass(frozen=True)
class Shown(Picture):
    """The card on the table."""

    card: Card

    def check(self) -> None:
        if self.card not in PACK:
            raise ValueError("What one sees is a card of the pack.")


def draw(rng: Random) -> Scenario:
    shown, asked, stake = rng.choice(PACK), rng.choice(list(Asked)), rng.randint(1, 5)
    story = say("{who} was asked, and showed {card}; the stake was {stake}.", who=asked, card=shown, stake=stake)
    part = Number("pays", Text("What does the player pay?"), read_paid, high=5)
    case = Case(SWAP, Swap.suppose(shown=shown, asked=asked, stake=stake))
    return Scenario((story,), (case,), (part,), Shown(shown))


def read_paid(verdict: Verdict) -> int:
    pays = find(verdict, Pays)
    return pays.stake if pays else 0


FAMILY = Family("tiny", "swap", "Swaps", 1, "1.3", draw)
SHELF = Shelf("tiny", (Subject("swaps", "Swaps", (FAMILY,)),))
