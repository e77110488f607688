"""The score of a board after the ruling on a revoke."""

from random import Random

from engine.bridge.revoke.circumstance import Noticed
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.score.score import SCORE, PlayedBoard
from engine.cards.pack import FRENCH
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.revoke.aim import ANY, Played, draw_played
from quizzes.bridge.revoke.question import count_transferred, transfer_part
from quizzes.bridge.revoke.story import WHEN, established, picture, tell
from quizzes.bridge.score.score import score_part
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, Part

MOMENTS = (Noticed.BEFORE_RETURN, Noticed.BEFORE_RETURN, Noticed.AFTER_RETURN, Noticed.NEXT_BOARD)


def draw_score_after(rng: Random) -> Scenario:
    """Tricks as played, the transfer, and what the board then scores."""
    played, when = draw_played(rng, rng.choice(ANY), 3), rng.choice(MOMENTS)
    case, won = Case(REVOKE, established(*played, noticed=when)), declarer_won(played)
    sign = -1 if played.misplay.revoker in played.misplay.board.declaring else 1

    def final(verdict: Verdict) -> int:
        transferred = count_transferred(verdict)
        return -1 if transferred is None else won + sign * transferred

    story = (
        tell(played.misplay),
        WHEN[when],
        say("At the table declarer's side won {tricks|trick}.", tricks=won),
        say("The director finds no further damage."),
    )
    words = say("How many tricks does declarer's side have after the ruling?")
    counted: Part = Number("tricks", words, final, 0, 0, 13)
    parts = (transfer_part(), counted, score_part(1))
    cases = (case, Case(SCORE, scored(played, final(case.decide()))))
    return Scenario(story, cases, parts, picture(played.misplay.board, played.tricks, played.misplay))


def declarer_won(played: Played) -> int:
    board = played.misplay.board
    return sum(trick.winner(board.contract.trump, FRENCH) in board.declaring for trick in played.tricks)


def scored(played: Played, tricks: int) -> PlayedBoard:
    board = played.misplay.board
    return PlayedBoard(
        passed_out=False,
        contract=board.contract.bid,
        doubled=board.contract.doubled,
        vulnerable=board.contract.declarer.side in board.deal.vulnerable,
        tricks=tricks,
    )


FAMILIES = (
    Family("bridge", "revoke-score", N_("The score after the ruling"), 5, "64A1 64A2 64B1 64B4 77", draw_score_after),
)
