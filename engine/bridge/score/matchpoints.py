"""Matchpoints: a score against the field, 78A."""

from dataclasses import dataclass

from engine.bridge.effect.score import Matchpoints, MatchpointsOf
from engine.bridge.score.score import SCORES
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say

FIELD = 200  # results on one board beside one's own


@dataclass(frozen=True, kw_only=True)
class OneField(Facts):
    """The scores on a board of all who sat the same way; or that of one contestant, and those of the others."""

    field: tuple[int, ...] = ask(
        N_("Which scores have been made on the board? All that sat the same way; minus if their opponents scored."),
        SCORES,
        heard="scores",
    )
    score: int = ask(N_("What is the contestant's score? Minus if the opponents scored."), SCORES, heard="own score")
    others: tuple[int, ...] = ask(N_("What did the others score who sat the same way?"), SCORES, heard="other scores")

    @impossible
    def too_large_a_field(self) -> Text | None:
        if len(self.others) > FIELD:
            return say("More than {most} results cannot be compared here.", most=FIELD)
        return None

    @impossible
    def wrong_size_of_field(self) -> Text | None:
        if not 1 <= len(self.field) <= FIELD + 1:
            return say("From one to {most} results can be compared here.", most=FIELD + 1)
        return None

    @impossible
    def stated_twice(self) -> Text | None:
        if self.have("field") and self.have("others"):
            return say("Either the whole field is stated, or one contestant and the others.")
        return None


def units(score: int, others: tuple[int, ...]) -> int:
    """Two units for each result that is worse, one for each that is equal.

    >>> units(420, (450, 420, -50))
    3
    """
    return sum(2 * (score > other) + (score == other) for other in others)


@law("bridge:78A")
def one_contestant(field: OneField) -> Ruling | None:
    """One contestant against the others: two units for each result that is worse, one for each that is equal."""
    return rule(Matchpoints(units(field.score, field.others))) if field.have("others") else None


@law("bridge:78A")
def whole_field(field: OneField) -> Ruling | None:
    """Everybody in the field gets two units for each result that is worse, and one for each other that is equal."""
    scores = sorted(set(field.field), reverse=True)
    return rule(*(MatchpointsOf(score, units(score, field.field) - 1) for score in scores))


MATCHPOINTS = Topic(
    "bridge",
    "matchpoints",
    N_("Matchpoints"),
    N_("The results of a board are to be compared across the field."),
    OneField,
    (Issue(N_("How many matchpoints?"), (one_contestant, whole_field)),),
    ("field",),
)
