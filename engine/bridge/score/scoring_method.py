"""How an event is scored, and the conditions of contest: Law 78."""

from dataclasses import dataclass

from engine.bridge import onward
from engine.bridge.effect.result import (
    ASK_AUTHORITY,
    BY_CONDITIONS,
    CONDITION_VOID,
    NOT_ANNOUNCED,
    ONLY_APPROVED,
    TotalPoints,
)
from engine.bridge.score.score import SCORES
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say

MOST_BOARDS = 128


class Method(Choice):
    """What the question is about."""

    TOTAL = "total", N_("total points: the scores are simply added up")
    MATCHPOINTS = "matchpoints", N_("matchpoints")
    IMPS = "imps", N_("IMPs between two tables")
    SPECIAL = "special", N_("another method: victory points, IMPs against the field or against an average …")
    CONDITION = "condition", N_("another condition of contest: who wins, how a tie is broken …")


@dataclass(frozen=True, kw_only=True)
class ScoringMethod(Facts):
    """The method, the boards to be added up, and where a special method or a condition comes from."""

    method: Method = ask(N_("Which method of scoring is it about?"), short=N_("method"))
    scores: tuple[int, ...] = ask(
        N_("What did the contestant score, board by board? Minus where the opponents scored."),
        SCORES,
        heard="scores",
        short=N_("scores"),
    )
    approved: bool = ask(N_("Has the regulating authority approved the method?"), short=N_("approved"))
    announced: bool = ask(
        N_("Was it published before the event, in conditions of contest that all contestants could see?"),
        short=N_("published before"),
    )
    conflicts: bool = ask(N_("Does it conflict with the Laws or with regulations?"), short=N_("in conflict"))

    @impossible
    def no_boards(self) -> Text | None:
        if not 1 <= len(self.scores) <= MOST_BOARDS:
            return say("From one to {most} scores can be added up here.", most=MOST_BOARDS)
        return None


@law("bridge:78C")
def total_points(scoring: ScoringMethod) -> Ruling | None:
    """Total points: the net sum of the scores of all boards is the result."""
    return rule(TotalPoints(sum(scoring.scores))) if scoring.method is Method.TOTAL else None


@law("bridge:78A")
def by_matchpoints(scoring: ScoringMethod) -> Ruling | None:
    """Matchpoints are counted board by board."""
    return rule(go_to(onward.MATCHPOINTS)) if scoring.method is Method.MATCHPOINTS else None


@law("bridge:78B")
def by_imps(scoring: ScoringMethod) -> Ruling | None:
    """IMPs are counted from the difference between two tables."""
    return rule(go_to(onward.IMPS)) if scoring.method is Method.IMPS else None


@law("bridge:78D")
def not_approved(scoring: ScoringMethod) -> Ruling | None:
    """A special method, and the regulating authority has not approved it."""
    if scoring.method is not Method.SPECIAL or scoring.approved:
        return None
    return rule(ONLY_APPROVED, ASK_AUTHORITY)


@law("bridge:78D")
def against_the_laws(scoring: ScoringMethod) -> Ruling | None:
    """It conflicts with the Laws or with regulations."""
    return rule(CONDITION_VOID, ASK_AUTHORITY) if scoring.conflicts else None


@law("bridge:78D")
def not_published(scoring: ScoringMethod) -> Ruling | None:
    """It was not published before the event for all contestants."""
    return rule(NOT_ANNOUNCED, ASK_AUTHORITY) if not scoring.announced else None


@law("bridge:78D", otherwise=(Method.SPECIAL, Method.CONDITION))
def as_published(_: ScoringMethod) -> Ruling | None:
    """It was published before the event and conflicts with nothing; a special method is approved as well."""
    return rule(BY_CONDITIONS)


SCORING_METHOD = Topic(
    "bridge",
    "scoring-method",
    N_("Methods of scoring"),
    N_("How is the event scored: total points, victory points, IMPs against the field …?"),
    ScoringMethod,
    (
        Issue(
            N_("How is it scored?"),
            (total_points, by_matchpoints, by_imps, not_approved, against_the_laws, not_published, as_published),
        ),
    ),
)
