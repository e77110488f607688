"""Was each part of the bid made? To practise, from hands played to the end."""

from collections.abc import Iterator
from random import Random

from engine.law import Verdict
from engine.text import N_, Cite, Text, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.table.bid import BETLIS, HUNDREDS, PLAIN, TRUMP_DURCHMARS, Bid, Task
from engine.ulti.table.player import Player
from engine.ulti.undertaking.count import Count
from engine.ulti.undertaking.points import COUNT, HUNDRED_MADE
from engine.ulti.undertaking.undertaking import IN_POINTS, MADE, PENALTY, UNDERTAKING, Attempt
from players.ulti.board import Board, draw_board
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, has
from quizzes.ulti.outcome import Outcome, draw_outcome
from quizzes.ulti.story import picture_end, tell_announcements

TRICKY = tuple(
    Bid.parse(word)
    for word in (
        "ulti ulti red-ulti red-ulti ulti+4a ulti+4a 40+ulti 40+ulti 4a red-4a 40 40 red-40 40+4a b b rb tb d red-d "
        "szd rd 40+d"
    ).split()
)
TRIES = 7
SELDOM_LOST = frozenset({Task.ULTI, Task.FOUR_ACES})
KINDS = dict.fromkeys(BETLIS, "betli") | dict.fromkeys(TRUMP_DURCHMARS | PLAIN, "durchmars")


@firmly
def draw_made(rng: Random) -> Scenario:
    outcome, held = draw_attempt(rng)
    parts = sorted(outcome.bid.parts)
    cases = tuple(attempt(outcome, part, held) for part in parts)
    asked = tuple(made_part(part, number) for number, part in enumerate(parts))
    lost = [number for number, case in enumerate(cases) if read_made(case.decide()) == "lost"]
    story = tuple(tell_attempt(outcome, held))
    later = tuple(ask_penalty(cases, lost)) if outcome.bid.parts & SELDOM_LOST else ()
    return Scenario(story, cases, asked, picture_end(outcome), later=later)


def ask_penalty(cases: tuple[Case, ...], lost: list[int]) -> Iterator[Moment]:
    """Where something was lost in a bid with ulti or with 4 aces, which is like it: is that all?"""
    if lost:
        costly = next((number for number in lost if has(cases[number].decide(), PENALTY)), lost[0])
        yield Moment((say("Declarer pays for what was lost."),), (penalty_part(costly),))


def draw_attempt(rng: Random) -> tuple[Outcome, bool]:
    """A hand of a bid like these; of several the one that comes nearest to what chance wants made."""
    bid = rng.choice(TRICKY)
    wanted = {part for part in sorted(bid.parts) if rng.random() < (0.55 if part in KINDS else 0.3)}
    best = play_attempt(rng, bid)
    for _ in range(TRIES):
        if not miss(best, wanted):
            break
        best = min(best, play_attempt(rng, bid), key=lambda one: miss(one, wanted))
    return best


def miss(attempt: tuple[Outcome, bool], wanted: set[Task]) -> int:
    """How far an attempt ended from what was wanted; parts that are seldom lost weigh more."""
    outcome, held = attempt
    made = outcome.made if held else outcome.made - HUNDREDS
    return sum(2 if part in SELDOM_LOST else 1 for part in made ^ wanted)


def play_attempt(rng: Random, bid: Bid) -> tuple[Outcome, bool]:
    """Now and then a 40/100 without the pair for it, which is hopeless but allowed."""
    board = draw_board(rng, [bid])
    if bid.announced == (Task.HUNDRED40,) and rng.random() < 0.2:
        weak = draw_board(rng, [Bid.parse("red-parti" if bid.red else "parti")])
        board = Board(bid, weak.trump, weak.hands, weak.talon)
    return draw_outcome(rng, board), board.trump in board.pairs(Player.DECLARER)


def attempt(outcome: Outcome, part: Task, held: bool) -> Case:
    """What decides one part: the points, or tricks and cards."""
    if part in IN_POINTS:
        return Case(COUNT, Count.suppose(**(outcome.count.known | {"held": held})))
    facts = Attempt.suppose(part=part, seven=outcome.seven, aces=outcome.aces, tricks=outcome.won)
    return Case(UNDERTAKING, facts)


def made_part(part: Task, case: int) -> OneOf:
    options = (Option("made", say("Yes.")), Option("lost", say("No.")))
    words = say("Did declarer make {part|def}?", part=part)
    return OneOf(f"made-{KINDS.get(part, part)}", words, read_made, case, options)


def read_made(verdict: Verdict) -> str:
    return "made" if has(verdict, MADE, HUNDRED_MADE, PARTI_WON) else "lost"


ONLY_ULTI = say("Of all that is bid, only a lost ulti costs a penalty ({paragraph}).", paragraph=Cite("ulti:4.D.3"))


def penalty_part(case: int) -> OneOf:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("Is a penalty paid besides the value?")
    return OneOf("penalty", words, read_penalty, case, options, remark=lambda _, __: (ONLY_ULTI,))


def read_penalty(verdict: Verdict) -> str:
    return "yes" if has(verdict, PENALTY) else "no"


def tell_attempt(outcome: Outcome, held: bool) -> Iterator[Text]:
    if outcome.bid.live:
        yield from tell_announcements(outcome)
    elif outcome.bid.parts & HUNDREDS and held:
        yield say("Declarer holds the king and the felső of trumps.")
    elif outcome.bid.parts & HUNDREDS:
        yield say("Declarer does not hold both the king and the felső of trumps.")
    else:
        yield say("The hand has been played to the end.")


LABELS = "4.A.1 4.B.1 4.C.1 4.D.1 4.D.3 4.E.1 4.F.1 5.2 6.8"
FAMILIES = (Family("ulti", "made", N_("Was the bid made?"), 2, LABELS, draw_made, formerly="ulti-made"),)
