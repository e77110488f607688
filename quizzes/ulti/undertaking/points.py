"""The points of both sides to count at the end of a hand, and the parti."""

from collections.abc import Callable, Iterator
from random import Random

from engine.law import Verdict
from engine.text import N_, Cite, Text, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.settlement.silent import HUNDREDS, Silent
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.table.trump import VALUABLE
from engine.ulti.undertaking.points import COUNT, Announcements, Points, SilentHundred
from players.ulti.board import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Number, OneOf, Option, Part, find, has
from quizzes.ulti.outcome import Outcome, draw_outcome
from quizzes.ulti.story import picture_end, tell_announcements

LIVE = tuple(Bid.parse(word) for word in "parti parti parti red-parti red-parti ulti red-ulti 4a ulti+4a".split())


@firmly
def draw_points(rng: Random) -> Scenario | None:
    """A hand with the parti at stake, often one in which somebody announced."""
    outcome = draw_counted(rng, *rng.choice(WANTED))
    if not any(outcome.announced.values()) and rng.random() >= QUIET:
        return None
    case = Case(COUNT, outcome.count)
    return Scenario(tuple(tell_announcements(outcome)), (case,), count_parts(outcome), picture_end(outcome))


QUIET = 0.4  # of the hands in which nobody announced
WANTED: tuple[tuple[Silent | None, bool], ...] = (  # who comes to 100 points, and does the declarer win the parti?
    *[(Silent.HUNDRED, True)] * 4,
    *[(Silent.THEIR_HUNDRED, False)] * 3,
    *[(None, True)] * 2,
    *[(None, False)] * 3,
)
TRIES = 8


def draw_counted(rng: Random, reached: Silent | None, won: bool) -> Outcome:
    """A hand that ends like this; sometimes it takes too long to find one."""
    for _ in range(TRIES):
        outcome = draw_outcome(rng, draw_likely(rng, reached))
        hundred = frozenset({reached} if reached else ())
        if outcome.silent & HUNDREDS == hundred and outcome.is_made(Task.PARTI) is won:
            break
    return outcome


def draw_likely(rng: Random, reached: Silent | None) -> Board:
    """Whoever is to come to 100 points has something to announce."""
    players = {Silent.HUNDRED: (Player.DECLARER,), Silent.THEIR_HUNDRED: DEFENDERS}.get(reached, ()) if reached else ()
    while True:
        board = draw_board(rng, LIVE)
        if not players or any(board.pairs(player) for player in players):
            return board


def count_parts(outcome: Outcome) -> tuple[Part, ...]:
    own, theirs = say("How many points does declarer have?"), say("How many points do the defenders have together?")
    return (
        Number("declarer", own, read_own, 0, 0, 200, remark=lambda _, __: tuple(tell_count(outcome))),
        Number("defenders", theirs, read_theirs, 0, 0, 200, remark=remind_of_talon(outcome)),
        parti_part(),
        hundred_part(),
    )


def tell_count(outcome: Outcome) -> Iterator[Text]:
    """What the points are made of."""
    count = outcome.count
    yield say("Declarer's tricks hold {taken|ace-or-ten}.", taken=count.taken)
    yield say("The last trick went to {player}.", player=outcome.winners[-1])
    if any(outcome.announced.values()):
        yield Announcements(count.own, count.theirs).words()


def remind_of_talon(outcome: Outcome) -> Callable[[int, int], tuple[Text, ...]]:
    """The count, or the aces and tens of the talon for whoever has left them out."""
    laid = sum(card.rank in VALUABLE for card in outcome.board.talon)
    words = say(
        "Missing from your sum: {laid|ace-or-ten} in the talon, for the defenders ({paragraph}).",
        laid=laid,
        paragraph=Cite("ulti:6.8"),
    )
    return lambda answer, right: (words,) if laid and answer == right - 10 * laid else tuple(tell_count(outcome))


def read_own(verdict: Verdict) -> int:
    points = find(verdict, Points)
    return points.declarer if points else 0


def read_theirs(verdict: Verdict) -> int:
    points = find(verdict, Points)
    return points.defenders if points else 0


def parti_part(case: int = 0) -> OneOf:
    options = (Option("won", say("Declarer.")), Option("lost", say("The defenders.")))
    return OneOf("parti", say("Who has won the parti?"), read_parti, case, options)


def read_parti(verdict: Verdict) -> str:
    return "won" if has(verdict, PARTI_WON) else "lost"


def hundred_part() -> OneOf:
    options = (
        Option("nobody", say("Neither side.")),
        Option("declarer", say("Declarer.")),
        Option("defenders", say("The defenders.")),
    )
    return OneOf("hundred", say("Who may claim a silent 100?"), read_hundred, 0, options)


def read_hundred(verdict: Verdict) -> str:
    hundred = find(verdict, SilentHundred)
    return str(hundred.side) if hundred else "nobody"


LABELS = "4.A.1 4.A.2.a 4.A.2.b 4.A.2.c 4.A.3 4.A.6 5.1.b 6.8 9.10"
FAMILIES = (Family("ulti", "points", N_("Counting the points"), 3, LABELS, draw_points, formerly="ulti-points"),)
