"""Matchpoints to work out."""

from random import Random

from engine.bridge.effect.score import Matchpoints
from engine.bridge.score.matchpoints import FIELD, MATCHPOINTS, OneField
from engine.bridge.score.score import PlayedBoard
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.score.score import draw_contract, score_of
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, find


def draw_matchpoints(rng: Random) -> Scenario:
    """A board played at six to nine tables, with a few equal results."""
    board = draw_contract(rng)
    own, *others = [around(rng, board) for _ in range(rng.randint(6, 9))]
    facts = OneField(score=own, others=tuple(others))
    story = (
        say("The pair's score: {score}.", score=own),
        say("The others who sat the same way: {scores}.", scores=tuple(others)),
        say("A result that is worse gives two units, an equal one gives one."),
    )
    words = say("How many units does the pair get?")
    part = Number("units", words, read_units, 0, 0, 2 * FIELD)
    return Scenario(story, (Case(MATCHPOINTS, facts),), (part,))


def around(rng: Random, board: PlayedBoard) -> int:
    """The same contract with a trick more or less, as other tables might have it."""
    tricks = min(13, max(0, board.tricks + rng.choice((-1, 0, 0, 0, 1))))
    return score_of(PlayedBoard(**(board.known | {"tricks": tricks})))


def read_units(verdict: Verdict) -> int:
    won = find(verdict, Matchpoints)
    return won.units if won else 0


FAMILIES = (Family("bridge", "score-matchpoints", N_("Matchpoints"), 2, "78A", draw_matchpoints),)
