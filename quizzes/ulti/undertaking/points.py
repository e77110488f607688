"""The points of both sides to count at the end of a hand, and the parti."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from engine.cards.trump import VALUABLE
from engine.law import Verdict
from engine.text import N_, Cite, Text, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.settlement.silent import HUNDREDS, Silent
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.undertaking.points import COUNT, Announcements, Points, SilentHundred
from players.ulti.board import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Number, OneOf, Option, Part, find, has
from quizzes.ulti.outcome import Outcome, draw_outcome
from quizzes.ulti.story import picture_end, tell_announcements

LIVE = tuple(Bid.parse(word) for word in "parti parti parti red-parti red-parti ulti red-ulti 4a ulti+4a".split())


class Wanted(NamedTuple):
    """How a hand is to end, and how many aces and tens the declarer holds in deals that often end so."""

    hundred: Silent | None
    won: bool
    high: range


OWN_HUNDRED = Wanted(Silent.HUNDRED, True, range(3, 9))
THEIR_HUNDRED = Wanted(Silent.THEIR_HUNDRED, False, range(4))
JUST_WON = Wanted(None, True, range(2, 9))
JUST_LOST = Wanted(None, False, range(4))
WANTED = (*[OWN_HUNDRED] * 4, *[THEIR_HUNDRED] * 3, *[JUST_WON] * 2, *[JUST_LOST] * 3)
TRIES = 3
QUIET = 0.4  # of the deals in which nobody has anything to announce


@firmly
def draw_points(rng: Random) -> Scenario:
    """A hand with the parti at stake, often one in which somebody announced."""
    outcome = draw_counted(rng, rng.choice(WANTED))
    case = Case(COUNT, outcome.count)
    return Scenario(tuple(tell_announcements(outcome)), (case,), count_parts(outcome), picture_end(outcome))


def draw_counted(rng: Random, wanted: Wanted) -> Outcome:
    """A hand that ends like this; sometimes it takes too long to find one."""
    hundred = frozenset({wanted.hundred} if wanted.hundred else ())
    for _ in range(TRIES):
        outcome = draw_outcome(rng, draw_likely(rng, wanted))
        if outcome.silent & HUNDREDS == hundred and outcome.is_made(Task.PARTI) is wanted.won:
            break
    return outcome


def draw_likely(rng: Random, wanted: Wanted) -> Board:
    """A deal that may well end like this, judged by its aces, tens and pairs: to play it out takes much longer."""
    while True:
        board = draw_board(rng, LIVE)
        high = sum(card.rank in VALUABLE for card in board.hands[Player.DECLARER])
        if high in wanted.high and has_pairs(rng, board, wanted.hundred):
            return board


def has_pairs(rng: Random, board: Board, hundred: Silent | None) -> bool:
    """Few come to 100 points with less than 40 from pairs; else there is most often something to announce."""
    if hundred:
        return worth_of_pairs(board, *(DEFENDERS if hundred is Silent.THEIR_HUNDRED else (Player.DECLARER,))) >= 40
    return rng.random() < QUIET or any(board.pairs(player) for player in Player)


def worth_of_pairs(board: Board, *players: Player) -> int:
    """What they could announce."""
    return sum(40 if suit is board.trump else 20 for player in players for suit in board.pairs(player))


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
FAMILIES = (Family("ulti", "points", N_("Counting the points"), 2, LABELS, draw_points, formerly="ulti-points"),)
