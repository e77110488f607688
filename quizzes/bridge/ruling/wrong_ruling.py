"""The director was wrong: can the ruling be put right, and what do the two sides get if not?"""

from random import Random
from typing import Any

from engine.bridge.director.adjusted_board import AdjustedBoard, Basis, Responsible
from engine.bridge.director.adjusted_score import ADJUSTED_SCORE
from engine.bridge.effect.adjusted import ArtificialScore, Scoring
from engine.bridge.effect.ruling import CORRECT_RULING, TOO_LATE_81C3
from engine.bridge.ruling.directors_ruling import DIRECTORS_RULING
from engine.bridge.ruling.situation import Situation, Task
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.propriety.deed import Deed, begin, pick, seat_players
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, OneOf, Option, Part, find, handed_over, has

# What has not been played on yet, and what has been scored.
RUNNING = (
    Deed(
        N_("You told {player} to pass throughout, where one pass was enough. Nobody has called since."),
        {"correctable": True},
    ),
    Deed(
        N_("You forbade {player} a lead that the Law leaves free. No card has been led yet."),
        {"correctable": True},
    ),
)
SCORED = (
    Deed(
        N_("You gave {others} two tricks for a revoke by {player}, where one was due. The board has been scored."),
        {"correctable": True},
    ),
    Deed(
        N_(
            "You told {player} to pass throughout, where one pass was enough. The board has been played; you find that "
            "otherwise {side} would have bid and made game."
        ),
        {"correctable": False, "foreseeable": True},
        3,
    ),
    Deed(
        N_(
            "You forbade {player} a lead that the Law leaves free. The board has been played; you find that this lead "
            "would have beaten the contract."
        ),
        {"correctable": False, "foreseeable": True},
        3,
    ),
    Deed(
        N_(
            "You had the board dealt again where the Law did not provide for it. What would have come of the first "
            "deal cannot be told."
        ),
        {"correctable": False, "foreseeable": False},
        4,
    ),
    Deed(
        N_(
            "You broke off the play in trick {trick} although it could have gone on. The cards have been mixed, and "
            "how it would have ended cannot be told."
        ),
        {"correctable": False, "foreseeable": False},
        4,
    ),
)
IN_TIME = Deed(N_("You find out that this was wrong while there is still time for corrections."), {"in_time": True}, 5)
FOUND_OUT = (
    IN_TIME,
    Deed(N_("You find out that this was wrong when the time for corrections is over."), {"in_time": False}, 1),
)
OTHER_BOARDS = N_(
    "It is a pairs event at matchpoints, and the regulations say nothing else. On the other boards of the session "
    "{side} made {percent} per cent."
)
PERCENT = (46, 76)
SCORED_SHARE = 0.8


def draw_wrong_ruling(rng: Random) -> Scenario:
    values: dict[str, Any] = seat_players(rng) | {"percent": rng.randint(*PERCENT)}
    is_scored = rng.random() < SCORED_SHARE
    wrong, found = pick(rng, SCORED if is_scored else RUNNING), pick(rng, FOUND_OUT) if is_scored else IN_TIME
    case = Case(DIRECTORS_RULING, Situation.suppose(task=Task.ERROR, **wrong.facts, **found.facts))
    told = [wrong.words, found.words]
    cases, parts = [case], [board_part()]
    if handed_over(case.decide(), "basis") is Basis.NO_RESULT:
        told.append(OTHER_BOARDS)
        cases.append(Case(ADJUSTED_SCORE, AdjustedBoard.suppose(**score_facts(values["percent"]))))
        parts.append(percent_part(values["side"]))
    story = (begin(rng, values), *(tell(words, values) for words in told))
    return Scenario(story, tuple(cases), tuple(parts))


def score_facts(percent: int) -> dict[str, Any]:
    scored = {"regulated": False, "scoring": Scoring.MATCHPOINTS, "percent": percent}
    return {"basis": Basis.NO_RESULT, "responsible": Responsible.NOT, **scored}


def board_part() -> Part:
    options = (
        Option("correct", say("It is put right, and the board gets a normal result.")),
        Option("assigned", say("An assigned adjusted score, with both sides non-offending.")),
        Option("artificial", say("An artificial adjusted score, with both sides non-offending.")),
        Option("late", say("Nothing is changed any more.")),
    )
    return OneOf("board", say("What becomes of the board?"), read_board, 0, options)


def read_board(verdict: Verdict) -> str:
    if has(verdict, TOO_LATE_81C3):
        return "late"
    if has(verdict, CORRECT_RULING):
        return "correct"
    return "assigned" if handed_over(verdict, "basis") is Basis.KNOWN else "artificial"


def percent_part(side: Any) -> Part:
    words = say("How many per cent of the matchpoints do {side} get?", side=side)
    return Number("percent", words, read_percent, 1, low=0, high=100)


def read_percent(verdict: Verdict) -> int:
    score = find(verdict, ArtificialScore)
    return score.amount if score else 0


FAMILIES = (
    Family("bridge", "wrong-ruling", N_("The director was wrong"), 2, "82A 82C 81C3 12C2a 12C2c", draw_wrong_ruling),
)
