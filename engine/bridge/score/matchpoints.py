"""Matchpoints: a score against the field, 78A."""

from dataclasses import dataclass

from engine.bridge.effect.score import Matchpoints
from engine.bridge.score.score import SCORES
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say

FIELD = 200  # other results on one board


@dataclass(frozen=True, kw_only=True)
class OneField(Facts):
    """A contestant's score on a board, and those of the others who played it in the same direction."""

    score: int = ask(N_("What is the contestant's score? Minus if the opponents scored."), SCORES)
    others: tuple[int, ...] = ask(N_("What did the others score who sat the same way?"), SCORES)

    @impossible
    def too_large_a_field(self) -> Text | None:
        if len(self.others) > FIELD:
            return say("More than {most} results cannot be compared here.", most=FIELD)
        return None


@law("bridge:78A")
def better_and_equal(field: OneField) -> Ruling | None:
    """Two units for each result that is worse, one for each that is equal."""
    return rule(Matchpoints(sum(2 * (field.score > other) + (field.score == other) for other in field.others)))


MATCHPOINTS = Topic(
    "bridge",
    "matchpoints",
    N_("Matchpoints"),
    N_("The results of a board are to be compared across the field."),
    OneField,
    (Issue(N_("How many matchpoints?"), (better_and_equal,)),),
    ("score", "others"),
)
