"""Scores without a double or redouble that may not be: it counts for nothing once the opening lead has been faced."""

from random import Random
from typing import NamedTuple

from engine.bridge.effect.inadmissible import SCORED_WITHOUT
from engine.bridge.irregular_call.inadmissible import InadmissibleCall, Progress, Wrong
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.score.score import SCORE, PlayedBoard
from engine.bridge.table.auction import LastBid
from engine.bridge.table.call import DOUBLE, REDOUBLE, Call, Doubled
from engine.bridge.table.seat import SEATS
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.score.score import draw_contract, score_part, tell_result, tell_tricks, tell_vulnerable
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has


class WrongDouble(NamedTuple):
    """A call that may not be, who makes it as seen from declarer, and what the contract is without it."""

    words: str
    call: Call
    last_bid: LastBid
    doubled: Doubled


WRONG_DOUBLES = (
    WrongDouble(
        N_("{declarer} has bid {bid}. {dummy}, the partner, redoubles, although nobody has doubled, and all pass."),
        REDOUBLE,
        LastBid.OURS,
        Doubled.NO,
    ),
    WrongDouble(
        N_("{declarer} has bid {bid}. {dummy}, the partner, has lost the thread and doubles, and all pass."),
        DOUBLE,
        LastBid.OURS,
        Doubled.NO,
    ),
    WrongDouble(
        N_("{declarer} has bid {bid}, and {leader} has doubled. {other} redoubles partner's double, and all pass."),
        REDOUBLE,
        LastBid.THEIRS_DOUBLED,
        Doubled.DOUBLED,
    ),
    WrongDouble(
        N_("{declarer} has bid {bid}, and {leader} has doubled. {other} doubles once more, and all pass."),
        DOUBLE,
        LastBid.THEIRS_DOUBLED,
        Doubled.DOUBLED,
    ),
)
BEFORE_LEAD = (
    N_("Before anybody leads, {leader} says that this cannot be."),
    N_("{leader} has put down a lead face down and asks whether that call was legal at all."),
)
AFTER_LEAD = (
    N_("It is noticed when the opening lead lies face up."),
    N_("Nobody sees anything wrong until dummy is on the table."),
    N_("It comes to light when the board is to be scored."),
)


def draw_dropped(rng: Random) -> Scenario:
    fault, declarer, is_late = rng.choice(WRONG_DOUBLES), rng.choice(SEATS), rng.random() < 0.57
    board = PlayedBoard(**(draw_contract(rng).known | {"doubled": fault.doubled}))
    values = {"bid": board.contract, "declarer": declarer, "dummy": declarer.partner}
    values |= {"leader": declarer.lho, "other": declarer.rho}
    told = tell(fault.words, values), tell(rng.choice(AFTER_LEAD if is_late else BEFORE_LEAD), values)
    case = Case(INADMISSIBLE_CALL, facts_of(fault, is_late))
    if not is_late:
        return Scenario(told, (case,), (fate_part(),))
    played = (tell_vulnerable(board), rng.choice((tell_tricks, tell_result))(board))
    return Scenario((*told, *played), (case, Case(SCORE, board)), (fate_part(), score_part(1)))


def facts_of(fault: WrongDouble, is_late: bool) -> InadmissibleCall:
    return InadmissibleCall.suppose(
        wrong=Wrong.DOUBLE,
        call=fault.call,
        last_bid=fault.last_bid,
        progress=Progress.LEAD if is_late else Progress.CALLED,
    )


def fate_part() -> Part:
    options = (
        Option("without", say("The board is played on, and scored as if that call had not been made.")),
        Option("again", say("The call is cancelled with all that came after it, and the auction goes on.")),
    )
    return OneOf("fate", say("What becomes of that call?"), read_fate, 0, options)


def read_fate(verdict: Verdict) -> str:
    return "without" if has(verdict, SCORED_WITHOUT) else "again"


FAMILIES = (
    Family("bridge", "score-dropped-double", N_("A double that does not count"), 3, "36A 36C 77", draw_dropped),
)
