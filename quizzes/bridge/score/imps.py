"""IMPs to work out."""

from random import Random

from engine.bridge.effect.score import Imps
from engine.bridge.score.imps import IMPS, TwoTables
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.score.score import draw_contract, score_of
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, find


def draw_imps(rng: Random) -> Scenario:
    """Two results on one board, often close to a limit of the scale."""
    ours, theirs = (score_of(draw_contract(rng)) for _ in range(2))
    facts = TwoTables(ours=ours, team_mates=-theirs)
    story = (
        say("Your side's score at this table: {score}.", score=ours),
        say("Your team-mates' score at the other table, from their side: {score}.", score=-theirs),
    )
    words = say("How many IMPs does your team win? Write a minus if it loses them.")
    part = Number("imps", words, read_imps, 0, -24, 24)
    return Scenario(story, (Case(IMPS, facts),), (part,))


def read_imps(verdict: Verdict) -> int:
    won = find(verdict, Imps)
    return won.imps if won else 0


FAMILIES = (Family("bridge", "score-imps", N_("IMPs"), 2, "78B", draw_imps),)
