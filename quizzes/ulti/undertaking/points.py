"""Counting at the end of a hand: the points of both sides, the parti, and whether each part of the bid was made."""

from collections.abc import Iterator
from random import Random

from engine.law import Verdict
from engine.text import Text, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.table.bid import HUNDREDS, Bid, Task
from engine.ulti.table.player import Player
from engine.ulti.undertaking.count import Count
from engine.ulti.undertaking.points import (
    ANNOUNCEMENTS,
    COUNT,
    HUNDRED_MADE,
    HUNDREDS_MADE,
    PARTI,
    Points,
    SilentHundred,
)
from engine.ulti.undertaking.undertaking import IN_POINTS, MADE, PENALTY, UNDERTAKING, Attempt
from players.ulti.board import Board, draw_board
from quizzes.family import Scenario
from quizzes.question import Case, Number, OneOf, Option, Part, detail, has
from quizzes.ulti.outcome import Outcome, draw_outcome
from quizzes.ulti.reading import is_open
from quizzes.ulti.story import picture_end, tell_announcements

LIVE = tuple(Bid.parse(word) for word in "parti parti parti red-parti red-parti ulti red-ulti 4a ulti+4a".split())
TRICKY = tuple(
    Bid.parse(word)
    for word in "ulti ulti red-ulti 4a red-4a ulti+4a 40 40 red-40 40+ulti 40+4a b rb d red-d szd 40+d ulti+d".split()
)
(ATTEMPTED,) = UNDERTAKING.issues


# The points of both sides


def draw_points(rng: Random) -> Scenario:
    """A hand with the parti at stake, often one in which somebody announced."""
    while True:
        outcome = draw_outcome(rng, draw_board(rng, LIVE))
        case = Case(COUNT, outcome.count)
        if (any(outcome.announced.values()) or rng.random() < 0.4) and not is_open(case):
            return Scenario(tuple(tell_announcements(outcome)), (case,), count_parts(), picture_end(outcome))


def count_parts() -> tuple[Part, ...]:
    return (
        Number("declarer", say("How many points does the declarer have?"), read_own, ANNOUNCEMENTS, 0, 0, 200),
        Number("defenders", say("How many points do the defenders have together?"), read_theirs, PARTI, 0, 0, 200),
        parti_part(),
        hundred_part(),
    )


def read_own(verdict: Verdict) -> int:
    return int(detail(verdict, Points, "declarer", 0))


def read_theirs(verdict: Verdict) -> int:
    return int(detail(verdict, Points, "defenders", 0))


def parti_part(case: int = 0) -> OneOf:
    options = (Option("won", say("The declarer has won it.")), Option("lost", say("The declarer has lost it.")))
    return OneOf("parti", say("What about the parti?"), read_parti, PARTI, case, options)


def read_parti(verdict: Verdict) -> str:
    return "won" if has(verdict, PARTI_WON) else "lost"


def hundred_part() -> OneOf:
    options = (
        Option("nobody", say("Neither side.")),
        Option("declarer", say("The declarer.")),
        Option("defenders", say("The defenders.")),
    )
    return OneOf("hundred", say("Who may claim a silent 100?"), read_hundred, PARTI, 0, options)


def read_hundred(verdict: Verdict) -> str:
    return str(detail(verdict, SilentHundred, "side", "nobody"))


# Was each part of the bid made?


def draw_made(rng: Random) -> Scenario:
    while True:
        outcome, held = draw_attempt(rng)
        parts = sorted(outcome.bid.parts)
        cases = tuple(attempt(outcome, part, held) for part in parts)
        if not is_open(*cases):
            asked = tuple(made_part(part, number) for number, part in enumerate(parts))
            return Scenario(tuple(tell_attempt(outcome, held)), cases, asked, picture_end(outcome))


def draw_attempt(rng: Random) -> tuple[Outcome, bool]:
    """A hand of a bid like these; now and then a 40/100 without the pair for it, which is hopeless but allowed."""
    board = draw_board(rng, TRICKY)
    if board.bid.announced == (Task.HUNDRED40,) and rng.random() < 0.3:
        weak = draw_board(rng, [Bid.parse("red-parti" if board.bid.red else "parti")])
        board = Board(board.bid, weak.trump, weak.hands, weak.talon)
    return draw_outcome(rng, board), board.trump in board.pairs(Player.DECLARER)


def attempt(outcome: Outcome, part: Task, held: bool) -> Case:
    """What decides one part: the points, or tricks and cards."""
    if part in IN_POINTS:
        return Case(COUNT, Count.suppose(**(outcome.count.known | {"held": held})))
    facts = Attempt.suppose(part=part, seven=outcome.seven, aces=outcome.aces, tricks=outcome.won)
    return Case(UNDERTAKING, facts)


def made_part(part: Task, case: int) -> OneOf:
    options = (
        Option("made", say("It is made.")),
        Option("lost", say("It is lost.")),
        Option("penalty", say("It is lost, and it costs a penalty besides.")),
    )
    issue = PARTI if part is Task.PARTI else HUNDREDS_MADE if part in HUNDREDS else ATTEMPTED
    words = say("Was {part} made?", part=part)
    return OneOf(f"made-{part}", words, read_made, issue, case, options)


def read_made(verdict: Verdict) -> str:
    if has(verdict, PENALTY):
        return "penalty"
    return "made" if has(verdict, MADE, HUNDRED_MADE, PARTI_WON) else "lost"


def tell_attempt(outcome: Outcome, held: bool) -> Iterator[Text]:
    if outcome.bid.live:
        yield from tell_announcements(outcome)
    elif outcome.bid.parts & HUNDREDS and held:
        yield say("The declarer holds the king and the felső of trumps.")
    elif outcome.bid.parts & HUNDREDS:
        yield say("The declarer does not hold both the king and the felső of trumps.")
    else:
        yield say("The hand has been played to the end.")
