"""Was each part of the bid made? To practise, from hands played to the end."""

from collections.abc import Iterator
from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.table.bid import HUNDREDS, Bid, Task
from engine.ulti.table.player import Player
from engine.ulti.undertaking.count import Count
from engine.ulti.undertaking.points import COUNT, HUNDRED_MADE
from engine.ulti.undertaking.undertaking import IN_POINTS, MADE, PENALTY, UNDERTAKING, Attempt
from players.ulti.board import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, has
from quizzes.ulti.outcome import Outcome, draw_outcome
from quizzes.ulti.story import picture_end, tell_announcements

TRICKY = tuple(
    Bid.parse(word)
    for word in "ulti ulti red-ulti 4a red-4a ulti+4a 40 40 red-40 40+ulti 40+4a b rb d red-d szd 40+d ulti+d".split()
)
(ATTEMPTED,) = UNDERTAKING.issues


@firmly
def draw_made(rng: Random) -> Scenario:
    outcome, held = draw_attempt(rng)
    parts = sorted(outcome.bid.parts)
    cases = tuple(attempt(outcome, part, held) for part in parts)
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
    words = say("Was {part} made?", part=part)
    return OneOf(f"made-{part}", words, read_made, case, options)


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


LABELS = "4.A.1 4.B.1 4.C.1 4.D.1 4.D.3 4.E.1 4.F.1 5.2 6.8"
FAMILIES = (Family("ulti", "made", N_("Was the bid made?"), 3, LABELS, draw_made, formerly="ulti-made"),)
