"""IMPs: two tables of a team match compared, 78B."""

from bisect import bisect_right
from dataclasses import dataclass

from engine.bridge.effect.result import Apart
from engine.bridge.effect.score import Imps, ImpsOfDifference
from engine.bridge.score.results import TWO, Results, scores_of
from engine.bridge.score.score import MOST, SCORES
from engine.bridge.table.seat import Vulnerable
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say

SMALL = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600)
STEPS = (*SMALL, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000)


def imps(difference: int) -> int:
    """International match points for a difference of scores.

    >>> [imps(difference) for difference in (10, 20, 40, 50, -420, 3990, 4000)]
    [0, 1, 1, 2, -9, 23, 24]
    """
    points = bisect_right(STEPS, abs(difference))
    return points if difference >= 0 else -points


@dataclass(frozen=True, kw_only=True)
class TwoTables(Facts):
    """The scores of a team at its two tables, each seen from its own side; or nothing but how far they are apart."""

    ours: int = ask(N_("What did your pair score at this table? Minus if the opponents scored."), SCORES, heard="score")
    team_mates: int = ask(
        N_("What did your team-mates score at the other table? Minus if their opponents scored."),
        SCORES,
        heard="other score",
    )
    difference: int = ask(
        N_("Or, if only that is known: how far apart are the two scores?"),
        range(0, 2 * MOST + 1, 10),
        heard="difference",
    )
    tables: Results = ask(
        N_(
            "Or both tables as they were played, such as 4S= N, 4S-1 N: first the one where your team sits "
            "North–South, then the other."
        ),
    )
    vulnerable: Vulnerable = ask(N_("Which side is vulnerable? It matters only for contracts."))

    @impossible
    def stated_twice(self) -> Text | None:
        if self.have("difference") and self.have("ours", "team_mates"):
            return say("Either the two scores are stated, or only the difference.")
        return None

    @impossible
    def stated_otherwise(self) -> Text | None:
        if self.have("tables") and self.have("ours", "team_mates", "difference"):
            return say("Either both tables are stated as they were played, or what they come to.")
        return None

    @impossible
    def tables_can_be_read(self) -> Text | None:
        return self.tables.problem(TWO)


@law("bridge:78B")
def looked_up(tables: TwoTables) -> Ruling | None:
    """Only the difference is known: it is converted to IMPs on the scale of the Law."""
    return rule(ImpsOfDifference(imps(tables.difference))) if tables.have("difference") else None


@law("bridge:78B")
def as_played(tables: TwoTables) -> Ruling | None:
    """Both tables are known as they were played: the difference of their scores is converted to IMPs."""
    if not tables.have("tables"):
        return None
    vulnerable = tables.vulnerable if tables.tables.has_contracts else Vulnerable.NONE
    first, second = scores_of(tables.tables.each, vulnerable)
    return rule(Imps(imps(first - second)), Apart(first, second))


@law("bridge:78B")
def scale(tables: TwoTables) -> Ruling | None:
    """The difference between the two tables is converted to IMPs on the scale of the Law."""
    return rule(Imps(imps(tables.ours + tables.team_mates)))


IMPS = Topic(
    "bridge",
    "imps",
    N_("IMPs"),
    N_("Two tables of a team match are to be compared."),
    TwoTables,
    (Issue(N_("How many IMPs?"), (looked_up, as_played, scale)),),
    ("ours", "team_mates", "difference", "tables", "vulnerable"),
)
