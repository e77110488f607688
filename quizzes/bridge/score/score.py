"""Contracts to score."""

from random import Random

from engine.bridge.effect.score import Score
from engine.bridge.score.score import SCORE, PlayedBoard
from engine.bridge.table.call import Bid, Doubled, Strain
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, find

LEVELS = (1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 6, 7)  # as often as they are played, slams a little more
DOUBLES = (*[Doubled.NO] * 4, *[Doubled.DOUBLED] * 4, Doubled.REDOUBLED)  # doubled ones are harder to score


def draw_score(rng: Random) -> Scenario:
    board = draw_contract(rng)
    result = rng.choice((tell_tricks, tell_result))(board)
    story = (tell_contract(board), tell_vulnerable(board), result)
    return Scenario(story, (Case(SCORE, board),), (score_part(),))


def draw_contract(rng: Random) -> PlayedBoard:
    """A contract and a result that could well have come about: nobody is more than four down or three over."""
    bid = Bid(level=rng.choice(LEVELS), strain=rng.choice(tuple(Strain)))
    tricks = 6 + bid.level + rng.choice((-4, -3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 3))
    return PlayedBoard(
        passed_out=False,
        contract=bid,
        doubled=rng.choice(DOUBLES),
        vulnerable=rng.random() < 0.5,
        tricks=min(13, max(0, tricks)),
    )


def tell_contract(board: PlayedBoard) -> Text:
    words = {
        Doubled.NO: say("The contract is {bid}.", bid=board.contract),
        Doubled.DOUBLED: say("The contract is {bid} doubled.", bid=board.contract),
        Doubled.REDOUBLED: say("The contract is {bid} redoubled.", bid=board.contract),
    }
    return words[board.doubled]


def tell_vulnerable(board: PlayedBoard) -> Text:
    if board.vulnerable:
        return say("Declarer's side is vulnerable.")
    return say("Declarer's side is not vulnerable.")


def tell_tricks(board: PlayedBoard) -> Text:
    return say("Declarer's side wins {tricks|trick}.", tricks=board.tricks)


def tell_result(board: PlayedBoard) -> Text:
    """As players say it: so many over or down."""
    if board.over > 0:
        return say("It is made with {over|overtrick}.", over=board.over)
    return say("It goes {down} down.", down=-board.over) if board.over < 0 else say("It is just made.")


def score_part(case: int = 0) -> Number:
    words = say("What does declarer's side score? Write a minus if the defenders score.")
    return Number("score", words, read_points, case, -7600, 7600)


def read_points(verdict: Verdict) -> int:
    score = find(verdict, Score)
    return score.points if score else 0


def score_of(board: PlayedBoard) -> int:
    return read_points(SCORE.decide(board))


FAMILIES = (Family("bridge", "score-contract", N_("Score the contract"), 1, "77", draw_score),)
