"""Matchpoints: a score against the field, 78A."""

from dataclasses import dataclass

from engine.bridge.effect.result import PairsGet
from engine.bridge.effect.score import Matchpoints
from engine.bridge.score.results import Results, scores_of
from engine.bridge.score.score import SCORES
from engine.bridge.table.seat import Vulnerable
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say

FIELD = 200  # results on one board beside one's own


@dataclass(frozen=True, kw_only=True)
class OneField(Facts):
    """What came of a board at every table; or the score of one contestant, and those of the others."""

    field: Results = ask(
        N_(
            "What came of the board, table by table? Contracts with their declarer, such as 4S= N, 3NT-1 E, or "
            "North–South's scores, such as 420, −50."
        ),
        heard="scores",
    )
    vulnerable: Vulnerable = ask(N_("Which side is vulnerable? It matters only for contracts."))
    score: int = ask(N_("What is the contestant's score? Minus if the opponents scored."), SCORES, heard="own score")
    others: tuple[int, ...] = ask(N_("What did the others score who sat the same way?"), SCORES, heard="other scores")

    @impossible
    def too_large_a_field(self) -> Text | None:
        if len(self.others) > FIELD:
            return say("More than {most} results cannot be compared here.", most=FIELD)
        return None

    @impossible
    def field_can_be_read(self) -> Text | None:
        return self.field.problem()

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


def pairs_of(scores: tuple[int, ...]) -> list[tuple[int, int]]:
    """The units of North–South and of East–West at each table: what is better for one pair is worse for the other.

    >>> pairs_of((420, -50, 420))
    [(3, 1), (0, 4), (3, 1)]
    """
    most = 2 * (len(scores) - 1)
    own = {score: units(score, scores) - 1 for score in set(scores)}
    return [(own[score], most - own[score]) for score in scores]


@law("bridge:78A")
def whole_field(field: OneField) -> Ruling | None:
    """Every pair gets two units for each result that is worse for it, and one for each other that is equal."""
    results = field.field
    scores = scores_of(results.each, field.vulnerable if results.has_contracts else Vulnerable.NONE)
    rows = zip(results.each, scores, pairs_of(scores), strict=True)
    return rule(*(PairsGet(place, result, score, *pair) for place, (result, score, pair) in enumerate(rows, 1)))


MATCHPOINTS = Topic(
    "bridge",
    "matchpoints",
    N_("Matchpoints"),
    N_("The results of a board are to be compared across the field."),
    OneField,
    (Issue(N_("How many matchpoints?"), (one_contestant, whole_field)),),
    ("field", "vulnerable"),
)
