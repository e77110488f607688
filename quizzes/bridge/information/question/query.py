"""What somebody asks at the table, how it is told, and what the learner is asked about it."""

from random import Random
from typing import NamedTuple

from engine.bridge.effect.asking import AT_ONCE, LIMITS_OVER, MAY_ASK, NOT_YET, OPPONENT_REPEATS, PARTNER_EXPLAINS
from engine.bridge.information.asking import Wish
from engine.bridge.information.question import QUESTION
from engine.bridge.table.call import Call
from engine.bridge.table.seat import SEATS, Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.information.sitting import Sitting
from quizzes.bridge.picture import Entry, Table
from quizzes.family import Moment, Scenario
from quizzes.question import Case, OneOf, Option, Part, SomeOf, has


class Query(NamedTuple):
    """What is asked for, by whom, and whose call it is about, if about one."""

    wish: Wish
    player: Seat
    about: Entry | None = None


# What is asked of the learner


def may_part(player: Seat) -> Part:
    options = (
        Option("yes", say("Yes.")),
        Option("wait", say("Not now, but when it is {player}'s turn.", player=player)),
        Option("no", say("No: {player} has no right to that.", player=player)),
    )
    return OneOf("may", say("May {player} have that answered now?", player=player), read_may, 0, options)


def read_may(verdict: Verdict) -> str:
    if has(verdict, MAY_ASK, AT_ONCE, LIMITS_OVER):
        return "yes"
    return "wait" if has(verdict, NOT_YET) else "no"


def who_part(query: Query) -> Part:
    def read(verdict: Verdict) -> frozenset[str]:
        if has(verdict, OPPONENT_REPEATS):
            return frozenset(map(str, (query.player.lho, query.player.rho)))
        explains = has(verdict, PARTNER_EXPLAINS) and query.about
        return frozenset({str(query.about.seat.partner)}) if explains and query.about else frozenset()

    options = tuple(Option(str(seat), Text(seat.words)) for seat in SEATS)
    return SomeOf("who", say("Who may answer? Tap everybody who may."), read, 0, options)


def decide(query: Query, facts: dict[str, object], told: tuple[Text, ...], table: Table) -> Scenario:
    """Whether it is answered; if it is, by whom."""
    case = Case(QUESTION, QUESTION.facts.suppose(wish=query.wish, **facts))
    parts = (may_part(query.player),)
    is_answered = query.wish in (Wish.ONE_CALL, Wish.REVIEW) and read_may(case.decide()) == "yes"
    later = (Moment((say("So it is answered."),), (who_part(query),)),) if is_answered else ()
    return Scenario(told, (case,), parts, table, later=later)


# What is asked at the table


def pick(rng: Random, sitting: Sitting, player: Seat, calls: int | None = None) -> Query | None:
    """A review, or what a bid of the opponents means."""
    bids = sitting.bids_against(player, calls)
    if not bids:
        return None
    return Query(Wish.REVIEW, player) if rng.random() < 0.45 else Query(Wish.ONE_CALL, player, rng.choice(bids))


def tell(rng: Random, query: Query) -> Text:
    if query.about:
        return tell_about(rng, query.player, query.about.seat, query.about.call)
    told = {
        Wish.REVIEW: (
            N_("{player} would like to hear the whole auction again."),
            N_("{player} asks for all the calls to be repeated."),
        ),
        Wish.CONTRACT: (
            N_("{player} asks what the contract is and whether it is doubled."),
            N_("{player} has lost track and asks: “What are we playing, and is it doubled?”"),
        ),
        Wish.WHO_DOUBLED: (N_("{player} asks who doubled."), N_("{player} asks: “Which of you doubled that?”")),
        Wish.LEAD: (N_("{player} asks: “Is it my lead?”"), N_("{player} wants to know who has to lead.")),
    }
    return Text(rng.choice(told[query.wish]), (("player", query.player),))


def tell_about(rng: Random, player: Seat, caller: Seat, call: Call) -> Text:
    told = (
        N_("{player} asks what {caller} has shown with {call}."),
        N_("{player} points at {call}, the bid of {caller}, and asks what it means."),
    )
    return Text(rng.choice(told), (("player", player), ("caller", caller), ("call", call)))
