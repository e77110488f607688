"""The quiz of the tiny game: one family."""

from random import Random

from engine.text import Text, say
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, detail
from quizzes.shelf import Shelf, Subject
from tests.tiny.engine import PACK, REFUSED, SWAP, Asked, Pays, Swap


def draw(rng: Random) -> Scenario:
    shown, asked, stake = rng.choice(PACK), rng.choice(list(Asked)), rng.randint(1, 5)
    story = say("{who} was asked, and showed {card}; the stake was {stake}.", who=asked, card=shown, stake=stake)
    part = Number(
        "pays", Text("What does the player pay?"), lambda verdict: detail(verdict, Pays, "stake", 0), REFUSED, high=5
    )
    return Scenario((story,), (Case(SWAP, Swap.suppose(shown=shown, asked=asked, stake=stake)),), (part,), shown)


FAMILY = Family("tiny", "swap", "swap", "Swaps", 1, ("tiny:1.3",), draw)
SHELF = Shelf("tiny", (Subject("swaps", "Swaps", (FAMILY,)),))
