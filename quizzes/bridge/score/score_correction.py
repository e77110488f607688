"""A wrong score, or a number of tricks in dispute: is it still corrected, and for whom?"""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.bridge.effect.correction import (
    AGAINST_MIXER,
    BOTH_CHANGED,
    CORRECTED,
    DIRECTOR_FINDS,
    NOT_BOTH,
    SCORE_KEPT,
    STAYS_AS_PUBLISHED,
)
from engine.bridge.score.score_correction import (
    SCORE_CORRECTION,
    ClaimedTricks,
    DisputedWhen,
    ScoreCorrection,
    WrongScore,
)
from engine.bridge.table.deadline import Deadline
from engine.bridge.table.seat import SEATS
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

ENTERED = (
    N_("On board {number} both sides agreed on {tricks} tricks, and one fewer was entered."),
    N_("On board {number} the result that all four agreed on was entered for the wrong side."),
    N_("On board {number} the result was agreed, but {player} entered a contract that was not doubled as doubled."),
    N_("The director's helper has worked out the score of board {number} as not vulnerable, and it was vulnerable."),
)
UNPUBLISHED = N_("It is noticed before the results are published.")
SOON = N_("It is noticed {soon} minutes after the results were published; the organiser has fixed no other period.")
LATE = N_("It is noticed {late} minutes after the results were published; the organiser has fixed no other period.")
LONG_PERIOD = N_(
    "It is noticed {late} minutes after the results were published; the organiser allows two hours for corrections."
)
SHORT_PERIOD = N_(
    "It is noticed {soon} minutes after the results were published; because of the prizes the organiser has allowed "
    "ten minutes only."
)
NOT_APPROVED = (
    N_("The tournament organiser does not agree to a correction."),
    N_("You have no doubt that it is wrong, but the tournament organiser does not want it changed."),
)
APPROVED = N_("The tournament organiser agrees to a correction.")
NO_DOUBT = (
    N_("The other side confirms it, and you have no reasonable doubt."),
    N_("The score sheet shows it beyond any reasonable doubt."),
)
SOME_DOUBT = (
    N_("Only one side remembers it, and you still have a reasonable doubt."),
    N_("It seems likely to you, but you are not sure."),
)
DISPUTE = (
    N_("Board {number} was played out. {player} counts {tricks} tricks for declarer, the opponents one fewer."),
    N_("All thirteen tricks of board {number} were played. {player} says {tricks} for declarer, {lho} says one fewer."),
)
HANDS_OUT = (N_("The cards still lie on the table when you are called."),)
IN_ROUND = (
    N_("The hands are back in the board when you are called; the round is not over."),
    N_("You are called while the same round is going on, and the hands have been put away."),
)
MIXED = (
    N_("When the question has come up, {lho} shuffles the own cards; nothing can be checked any more."),
    N_("While you are on the way {lho} mixes the own cards, and the play cannot be found out any more."),
)
AFTER_ROUND = (
    N_("You are called only after the round, and the results are not published yet."),
    N_("Nobody calls you before the round is over."),
)
SATISFIED = (
    N_("All four tell the same story of the play, and you are fully satisfied that {player} is right."),
    N_("You go through the play with all four, and are fully satisfied that it was as {player} says."),
)
NOT_SATISFIED = (
    N_("You hear one word against the other, and cannot be sure."),
    N_("You think that {player} is more likely to be right, but are not fully satisfied."),
)
TOO_LATE = (
    N_("You are asked for a ruling {late} minutes after the results were published; no other period has been fixed."),
)
Facts = dict[str, Any]
Drawn = tuple[tuple[str, ...], Facts]


def in_time(rng: Random) -> Drawn:
    words, deadline = rng.choice(
        (
            (UNPUBLISHED, Deadline.UNPUBLISHED),
            (SOON, Deadline.HALF_HOUR),
            (SOON, Deadline.HALF_HOUR),
            (LONG_PERIOD, Deadline.OWN_RUNNING),
        )
    )
    return (words,), {"deadline": deadline}


def too_late(rng: Random) -> Drawn:
    words, deadline = rng.choice(((LATE, Deadline.LONGER), (SHORT_PERIOD, Deadline.OWN_OVER)))
    if rng.random() < 0.4:
        return (words, rng.choice(NOT_APPROVED)), {"deadline": deadline, "approved": False}
    certain = rng.random() < 0.5
    told = rng.choice(NO_DOUBT if certain else SOME_DOUBT)
    return (words, APPROVED, told), {"deadline": deadline, "approved": True, "certain": certain}


def in_round(rng: Random) -> Drawn:
    when, words = rng.choice(((DisputedWhen.HANDS_OUT, HANDS_OUT), (DisputedWhen.IN_ROUND, IN_ROUND)))
    return (rng.choice(words),), {"disputed": when}


def mixed(rng: Random) -> Drawn:
    return (rng.choice(MIXED),), {"disputed": DisputedWhen.MIXED}


def after_round(rng: Random) -> Drawn:
    satisfied = rng.random() < 0.35
    words = (rng.choice(AFTER_ROUND), rng.choice(SATISFIED if satisfied else NOT_SATISFIED))
    return words, {"disputed": DisputedWhen.AFTER_ROUND, "satisfied": satisfied}


def much_too_late(rng: Random) -> Drawn:
    return (rng.choice(TOO_LATE),), {"disputed": DisputedWhen.TOO_LATE}


OF_ENTRIES: tuple[Callable[[Random], Drawn], ...] = (in_time, in_time, too_late, too_late, too_late)
OF_TRICKS = (in_round, in_round, mixed, after_round, after_round, after_round, much_too_late)
PLAYED = {"wrong": WrongScore.TRICKS, "claimed": ClaimedTricks.PLAYED}


def draw(rng: Random) -> Scenario:
    is_entry = rng.random() < 0.45
    words, facts = rng.choice(OF_ENTRIES if is_entry else OF_TRICKS)(rng)
    player = rng.choice(SEATS)
    values = {
        "player": player,
        "lho": player.lho,
        "number": rng.randint(1, 32),
        "tricks": rng.randint(8, 11),
        "soon": rng.randint(12, 30),
        "late": rng.randint(31, 90),
    }
    first = rng.choice(ENTERED if is_entry else DISPUTE)
    story = tuple(tell(one, values) for one in (first, *words))
    facts |= {"wrong": WrongScore.ENTERED} if is_entry else PLAYED
    return ask(story, facts)


def ask(story: tuple[Text, ...], facts: Facts) -> Scenario:
    return Scenario(story, (Case(SCORE_CORRECTION, ScoreCorrection.suppose(**facts)),), (ruling_part(),))


def ruling_part() -> Part:
    options = (
        Option("both", say("I change the score for both sides.")),
        Option("stays", say("The score stays as it is.")),
        Option("lower", say("I leave it, or lower the score of one side only.")),
        Option("find", say("I find out what the result was, and have that scored.")),
        Option("against", say("I decide for one side, because the other has made it impossible to find out.")),
    )
    return OneOf("ruling", say("What do you do?"), read_ruling, 0, options)


RULINGS = {
    CORRECTED: "both",
    BOTH_CHANGED: "both",
    SCORE_KEPT: "stays",
    STAYS_AS_PUBLISHED: "stays",
    NOT_BOTH: "lower",
    DIRECTOR_FINDS: "find",
    AGAINST_MIXER: "against",
}


def read_ruling(verdict: Verdict) -> str:
    return next((word for effect, word in RULINGS.items() if has(verdict, effect)), "")


FAMILIES = (
    Family(
        "bridge",
        "score-put-right",
        N_("Is the score still corrected?"),
        2,
        "66D 79B 79B2 79B3 79C 79C1 79C2 79fn1 92B",
        draw,
    ),
)
