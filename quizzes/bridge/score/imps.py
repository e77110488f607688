"""IMPs to work out."""

from random import Random
from typing import Any

from engine.bridge.effect.score import Imps, ImpsOfDifference
from engine.bridge.score.imps import IMPS, STEPS, TwoTables
from engine.bridge.score.score import SCORE
from engine.bridge.table.seat import Side
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.score.score import read_points
from quizzes.bridge.score.two_tables import TwoResults, draw_two_results, tell_other, tell_ours, tell_vulnerable
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, Part, find

RARE = 1500  # points that two tables seldom lie apart


def draw_imps(rng: Random) -> Scenario:
    return rng.choice((from_scores, from_contracts, from_contracts, from_difference))(rng)


def draw_board(rng: Random) -> TwoResults:
    """Two results on one board; a swing that nobody remembers having seen is hardly ever drawn."""
    while True:
        board = draw_two_results(rng)
        if abs(board.swing) <= RARE or rng.random() < 0.02:
            return board


def facts_of(board: TwoResults) -> TwoTables:
    return TwoTables.suppose(ours=board.ours.score, team_mates=-board.other.score)


def imps_part(board: TwoResults) -> Part:
    words = say("How many IMPs does your team win? Write a minus if it loses them.")

    def remark(_: Any, __: Any) -> tuple[Text, ...]:
        return (say("The scores of the two tables lie {points|point} apart.", points=abs(board.swing)),)

    return Number("imps", words, read_imps, 0, -24, 24, remark=remark)


def read_imps(verdict: Verdict) -> int:
    won = find(verdict, Imps) or find(verdict, ImpsOfDifference)
    return won.imps if won else 0


def from_scores(rng: Random) -> Scenario:
    """Both scores are known."""
    board = draw_board(rng)
    story = (tell_own_score(board.ours.score), tell_team_mates(-board.other.score))
    return Scenario(story, (Case(IMPS, facts_of(board)),), (imps_part(board),))


def tell_own_score(score: int) -> Text:
    if score < 0:
        return say("At your table the opponents score {score}.", score=-score)
    return say("At your table you score {score}.", score=score) if score else say("At your table all four pass.")


def tell_team_mates(score: int) -> Text:
    if score < 0:
        return say("At the other table your team-mates' opponents score {score}.", score=-score)
    if score == 0:
        return say("At the other table all four pass.")
    return say("At the other table your team-mates score {score}.", score=score)


def from_contracts(rng: Random) -> Scenario:
    """The contracts are told, and the scores have to be worked out first."""
    board = draw_board(rng)
    sign = 1 if board.ours.side is Side.NORTH_SOUTH else -1

    def own_score(verdict: Verdict) -> int:
        return sign * read_points(verdict)

    words = say("What does your pair score? Write a minus if the opponents score.")
    parts = (Number("score", words, own_score, 1, -7600, 7600), imps_part(board))
    story = (tell_vulnerable(board.vulnerable), tell_ours(board.ours), tell_other(board.other))
    return Scenario(story, (Case(IMPS, facts_of(board)), Case(SCORE, board.ours.played)), parts)


def from_difference(rng: Random) -> Scenario:
    """Nothing but a difference, often at a limit of the table."""
    difference = rng.choice(STEPS[1 : STEPS.index(RARE) + 1]) - rng.choice((0, 0, 10, 10, 20, 30))
    story = (say("On this board your team has done {points|point} better than the other.", points=difference),)
    words = say("How many IMPs is that worth?")
    part = Number("imps", words, read_imps, 0, 0, 24)
    return Scenario(story, (Case(IMPS, TwoTables.suppose(difference=difference)),), (part,))


FAMILIES = (Family("bridge", "score-imps", N_("IMPs"), 1, "77 78B", draw_imps),)
