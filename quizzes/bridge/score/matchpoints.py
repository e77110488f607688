"""Matchpoints to work out."""

from random import Random
from typing import Any

from engine.bridge.effect.score import Matchpoints
from engine.bridge.score.matchpoints import FIELD, MATCHPOINTS, OneField
from engine.bridge.score.score import PlayedBoard
from engine.bridge.table.call import Doubled
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.score.score import draw_contract, score_of, tell_contract, tell_result, tell_vulnerable
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, find


def draw_matchpoints(rng: Random) -> Scenario:
    """A board played at six to nine tables, with a few equal results, told in one of several ways."""
    board, *others = draw_field(rng)
    return rng.choice((against_the_others, among_all, after_play, the_other_way))(rng, board, tuple(others))


def draw_field(rng: Random) -> list[PlayedBoard]:
    """One's own result first."""
    doubled = Doubled.DOUBLED if rng.random() < 0.15 else Doubled.NO
    board = PlayedBoard(**(draw_contract(rng).known | {"doubled": doubled}))
    return [around(rng, board) for _ in range(rng.randint(6, 9))]


def around(rng: Random, board: PlayedBoard) -> PlayedBoard:
    """The same contract with a trick more or less, as other tables might have it."""
    tricks = min(13, max(0, board.tricks + rng.choice((-1, 0, 0, 0, 1))))
    return PlayedBoard(**(board.known | {"tricks": tricks}))


Others = tuple[PlayedBoard, ...]


def ask(own: int, others: tuple[int, ...], *story: Text) -> Scenario:
    words = say("How many matchpoint units do you get?")
    worse, equal = sum(own > other for other in others), sum(own == other for other in others)

    def remark(_: Any, __: Any) -> tuple[Text, ...]:
        counted = {"worse": worse, "equal": equal}
        return (say("{worse|result-is start} worse than yours, and {equal|result-is} the same.", **counted),)

    part = Number("units", words, read_units, 0, 0, 2 * FIELD, remark=remark)
    return Scenario(story, (Case(MATCHPOINTS, OneField.suppose(score=own, others=others)),), (part,))


def read_units(verdict: Verdict) -> int:
    won = find(verdict, Matchpoints)
    return won.units if won else 0


def against_the_others(_: Random, board: PlayedBoard, others: Others) -> Scenario:
    scores = tuple(map(score_of, others))
    mine = say("Your score on the board is {score}.", score=score_of(board))
    return ask(score_of(board), scores, mine, say("The others who sat the same way have {scores|and}.", scores=scores))


def among_all(rng: Random, board: PlayedBoard, others: Others) -> Scenario:
    """One's own score stands among the others on the sheet."""
    scores = tuple(map(score_of, others))
    sheet = tuple(rng.sample((score_of(board), *scores), len(scores) + 1))
    return ask(
        score_of(board),
        scores,
        say("The pairs that sat your way, yours among them, have {scores|and}.", scores=sheet),
        say("Your own score is {score}.", score=score_of(board)),
    )


def after_play(_: Random, board: PlayedBoard, others: Others) -> Scenario:
    """One's own score has to be worked out first."""
    scores = tuple(map(score_of, others))
    return ask(
        score_of(board),
        scores,
        say("You are declarer."),
        tell_contract(board),
        tell_vulnerable(board),
        tell_result(board),
        say("The others who sat the same way have {scores|and}.", scores=scores),
    )


def the_other_way(_: Random, board: PlayedBoard, others: Others) -> Scenario:
    """The sheet is written from the other side: what is much for them is little for oneself."""
    own, scores = score_of(board), tuple(map(score_of, others))
    return ask(
        -own,
        tuple(-score for score in scores),
        say("You sit East–West, and the score sheet shows North–South's scores."),
        say("At your table North–South have {score}, at the others {scores|and}.", score=own, scores=scores),
    )


FAMILIES = (Family("bridge", "score-matchpoints", N_("Matchpoints"), 1, "78A", draw_matchpoints),)
