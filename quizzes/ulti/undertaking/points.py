"""The points of both sides to count at the end of a hand, and the parti."""

from random import Random

from engine.law import Verdict
from engine.text import N_, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.table.bid import Bid
from engine.ulti.undertaking.points import COUNT, Points, SilentHundred
from players.ulti.board import draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Number, OneOf, Option, Part, find, has
from quizzes.ulti.outcome import draw_outcome
from quizzes.ulti.story import picture_end, tell_announcements

LIVE = tuple(Bid.parse(word) for word in "parti parti parti red-parti red-parti ulti red-ulti 4a ulti+4a".split())


@firmly
def draw_points(rng: Random) -> Scenario | None:
    """A hand with the parti at stake, often one in which somebody announced."""
    outcome = draw_outcome(rng, draw_board(rng, LIVE))
    if not any(outcome.announced.values()) and rng.random() >= QUIET:
        return None
    case = Case(COUNT, outcome.count)
    return Scenario(tuple(tell_announcements(outcome)), (case,), count_parts(), picture_end(outcome))


QUIET = 0.4  # of the hands in which nobody announced


def count_parts() -> tuple[Part, ...]:
    return (
        Number("declarer", say("How many points does the declarer have?"), read_own, 0, 0, 200),
        Number("defenders", say("How many points do the defenders have together?"), read_theirs, 0, 0, 200),
        parti_part(),
        hundred_part(),
    )


def read_own(verdict: Verdict) -> int:
    points = find(verdict, Points)
    return points.declarer if points else 0


def read_theirs(verdict: Verdict) -> int:
    points = find(verdict, Points)
    return points.defenders if points else 0


def parti_part(case: int = 0) -> OneOf:
    options = (Option("won", say("The declarer has won it.")), Option("lost", say("The declarer has lost it.")))
    return OneOf("parti", say("What about the parti?"), read_parti, case, options)


def read_parti(verdict: Verdict) -> str:
    return "won" if has(verdict, PARTI_WON) else "lost"


def hundred_part() -> OneOf:
    options = (
        Option("nobody", say("Neither side.")),
        Option("declarer", say("The declarer.")),
        Option("defenders", say("The defenders.")),
    )
    return OneOf("hundred", say("Who may claim a silent 100?"), read_hundred, 0, options)


def read_hundred(verdict: Verdict) -> str:
    hundred = find(verdict, SilentHundred)
    return str(hundred.side) if hundred else "nobody"


LABELS = "4.A.1 4.A.2.a 4.A.2.b 4.A.2.c 4.A.3 4.A.6 5.1.b 6.8 9.10"
FAMILIES = (Family("ulti", "points", N_("Counting the points"), 3, LABELS, draw_points, formerly="ulti-points"),)
