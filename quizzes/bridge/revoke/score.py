"""The score of a board after the ruling on a revoke."""

from random import Random

from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.score.score import SCORE, PlayedBoard
from engine.cards.pack import FRENCH
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.revoke.misplay import draw_misplay, finish
from quizzes.bridge.revoke.question import count_transferred, transfer_part
from quizzes.bridge.revoke.story import established, picture, tell
from quizzes.bridge.score.score import score_part
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, Part


def draw_score_after(rng: Random) -> Scenario:
    """Tricks as played, the transfer, and what the board then scores."""
    misplay = draw_misplay(rng, 3, 11)
    tricks, contract = finish(misplay.after), misplay.board.contract
    case = Case(REVOKE, established(misplay, tricks))
    won = sum(trick.winner(contract.trump, FRENCH).side is contract.declarer.side for trick in tricks)
    sign = -1 if misplay.revoker.side is contract.declarer.side else 1

    def final(verdict: Verdict) -> int:
        return won + sign * count_transferred(verdict)

    board = PlayedBoard(
        passed_out=False,
        contract=contract.bid,
        doubled=contract.doubled,
        vulnerable=contract.declarer.side in misplay.board.deal.vulnerable,
        tricks=final(case.decide()),
    )
    story = (
        tell(misplay),
        say("Nobody notices until the board has been played to the end."),
        say("At the table declarer's side won {tricks|trick}.", tricks=won),
        say("The director finds no damage beyond the tricks that pass over."),
    )
    words = say("How many tricks does declarer's side have after the ruling?")
    counted: Part = Number("tricks", words, final, 0, 0, 13)
    parts = (transfer_part(), counted, score_part(1))
    return Scenario(story, (case, Case(SCORE, board)), parts, picture(misplay.board, tricks, misplay))


FAMILIES = (Family("bridge", "revoke-score", N_("The score after the ruling"), 3, "64A1 64A2 77", draw_score_after),)
