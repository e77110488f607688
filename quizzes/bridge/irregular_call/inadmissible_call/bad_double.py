"""Doubles and redoubles of what cannot be doubled, noticed sooner or later; and doubles that name another bid."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from engine.bridge.effect.inadmissible import (
    ALL_CANCELLED,
    CANCELLED,
    DOUBLE_LEGAL,
    SCORED_WITHOUT,
)
from engine.bridge.effect.information import WITHDRAWN_INFORMATION
from engine.bridge.irregular_call.bad_double import PARTNER_PASSES
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.inadmissible import Instead, Progress, Wrong
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.table.auction import last_bid_of
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Call
from engine.bridge.table.seat import Seat
from engine.law import Verdict, go_to
from engine.text import N_, Text, say
from quizzes.bridge.irregular_call.inadmissible_call.juncture import (
    AT_ONCE,
    Juncture,
    draw_with,
    tell_noticed,
)
from quizzes.bridge.picture import Entry, Table
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, SomeOf, has

RULINGS = {
    DOUBLE_LEGAL: "stands",
    ALL_CANCELLED: "void",
    CANCELLED: "replace",
    SCORED_WITHOUT: "scored",
    go_to(CHANGE_OF_CALL): "slip",
}
FOLLOWS = {PARTNER_PASSES: "partner", LEAD_LIMIT_AHEAD: "lead", WITHDRAWN_INFORMATION: "told"}


class Mistake(NamedTuple):
    """A double or redouble of what cannot be doubled, and how it came about."""

    call: Call
    told: Text


# How it comes about


def takes_it_for_theirs(juncture: Juncture) -> Mistake | None:
    """Partner's bid taken for an opponent's."""
    bid = juncture.partners_call
    told = say("{player} takes {bid} for an opponent's bid and doubles.", player=juncture.player, bid=bid)
    return Mistake(DOUBLE, told) if isinstance(bid, Bid) else None


def hears_a_double(juncture: Juncture) -> Mistake | None:
    """A pass taken for a double."""
    player = juncture.player
    told = say("{player} takes the pass of {other} for a double, and redoubles.", player=player, other=player.rho)
    return Mistake(REDOUBLE, told) if isinstance(juncture.partners_call, Bid) else None


def doubles_again(juncture: Juncture) -> Mistake | None:
    told = say("{player} has not noticed that partner has doubled, and doubles as well.", player=juncture.player)
    return Mistake(DOUBLE, told) if juncture.partners_call == DOUBLE else None


def redoubles_partner(juncture: Juncture) -> Mistake | None:
    told = say("{player} wants to make partner's double cost still more, and redoubles.", player=juncture.player)
    return Mistake(REDOUBLE, told) if juncture.partners_call == DOUBLE else None


Making = Callable[[Juncture], Mistake | None]
MISTAKES: tuple[Making, ...] = (
    takes_it_for_theirs,
    takes_it_for_theirs,
    hears_a_double,
    doubles_again,
    redoubles_partner,
)
AT_END = MISTAKES[:3]  # a double for takeout is seldom passed out


# What is asked


def ruling_part(player: Seat) -> Part:
    options = (
        Option("stands", say("It is legal and stands.")),
        Option("void", say("It and every call after it are cancelled; {player} calls anew and freely.", player=player)),
        Option("replace", say("It is cancelled; {player} makes a legal call, at once or when in turn.", player=player)),
        Option("scored", say("Play goes on, and the board is scored without it.")),
        Option("slip", say("It was a slip: {player} may make the call that was meant.", player=player)),
    )
    return OneOf("ruling", say("What do you rule on the double or redouble?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    return next((word for effect, word in RULINGS.items() if has(verdict, effect)), "")


def follows_part(player: Seat) -> Part:
    options = (
        Option("partner", say("{player} must pass until the end of the auction.", player=player.partner)),
        Option("lead", say("If the offender becomes a defender, declarer may be able to forbid a lead.")),
        Option("told", say("The offending side may not use what the cancelled call told.")),
    )
    return SomeOf("follows", say("And what else holds?"), read_follows, 0, options)


def read_follows(verdict: Verdict) -> frozenset[str]:
    return frozenset(word for effect, word in FOLLOWS.items() if has(verdict, effect))


class Incident(NamedTuple):
    """Who called what, and how far things have come."""

    player: Seat
    call: Call
    progress: Progress


def make(juncture: Juncture, mistake: Mistake, progress: Progress, told: Text, table: Table) -> Scenario:
    incident = Incident(juncture.player, mistake.call, progress)
    return ask(juncture, incident, (mistake.told, told), table)


def ask(juncture: Juncture, incident: Incident, story: tuple[Text, ...], table: Table) -> Scenario:
    player, call, progress = incident
    facts = INADMISSIBLE_CALL.facts.suppose(
        wrong=Wrong.DOUBLE,
        call=call,
        last_bid=last_bid_of(juncture.auction, player),
        progress=progress,
        instead=Instead.NOT_YET,
    )
    cancelled = progress in (Progress.NOTHING, Progress.OUT_OF_TURN, Progress.CALLED)
    parts = (ruling_part(player), *((follows_part(player),) if cancelled else ()))
    return Scenario(story, (Case(INADMISSIBLE_CALL, facts),), parts, table)


def marked(juncture: Juncture, call: Call) -> Entry:
    return Entry(juncture.player, call, say("not allowed"))


# How far things come


def noticed_at_once(rng: Random, juncture: Juncture) -> Scenario | None:
    mistake = rng.choice(MISTAKES)(juncture)
    if mistake is None:
        return None
    table = juncture.table(marked(juncture, mistake.call))
    return make(juncture, mistake, Progress.NOTHING, AT_ONCE, table)


def out_of_turn(_: Random, juncture: Juncture) -> Scenario | None:
    """Partner has just bid, and it is the opponent's turn."""
    bid = juncture.calls[-1]
    if not isinstance(bid, Bid):
        return None
    player = juncture.player.lho
    told = say(
        "It is {turn}'s turn, but {player}, who takes {bid} for an opponent's bid, doubles.",
        turn=juncture.player,
        player=player,
        bid=bid,
    )
    table = juncture.table(Entry(player, DOUBLE, say("not allowed")))
    return ask(juncture, Incident(player, DOUBLE, Progress.OUT_OF_TURN), (told, AT_ONCE), table)


def called_over(rng: Random, juncture: Juncture) -> Scenario | None:
    mistake, call = rng.choice(MISTAKES)(juncture), juncture.call_after_pass
    if mistake is None or call in (DOUBLE, REDOUBLE):
        return None
    lho = juncture.player.lho
    table = juncture.table(marked(juncture, mistake.call), Entry(lho, call))
    return make(juncture, mistake, Progress.CALLED, tell_noticed(lho, call), table)


def passed_out(rng: Random, juncture: Juncture) -> tuple[Mistake, Table] | None:
    """All pass after it."""
    mistake = rng.choice(AT_END)(juncture)
    if mistake is None or not juncture.is_end:
        return None
    seat, entries = juncture.player, [marked(juncture, mistake.call)]
    for _ in range(3):
        seat = seat.lho
        entries.append(Entry(seat, PASS))
    return mistake, juncture.table(*entries)


def noticed_before_lead(rng: Random, juncture: Juncture) -> Scenario | None:
    found = passed_out(rng, juncture)
    told = say("All pass. Nobody has led yet when it is noticed, and you are called.")
    return make(juncture, found[0], Progress.CALLED, told, found[1]) if found else None


def noticed_after_lead(rng: Random, juncture: Juncture) -> Scenario | None:
    found = passed_out(rng, juncture)
    told = rng.choice(LATER)
    return make(juncture, found[0], Progress.LEAD, told, found[1]) if found else None


LATER = (
    say("All pass. The opening lead lies face up on the table when it is noticed, and you are called."),
    say("All pass. Only when the board is to be scored does somebody notice, and you are called."),
)


def slip_of_the_hand(_: Random, juncture: Juncture) -> Scenario | None:
    """Pass was meant, and the other card came out of the box."""
    if not isinstance(juncture.partners_call, Bid) or juncture.next_call != PASS:
        return None
    told = say(
        "{player} wants to pass, but the card that lies on the table is a double, and the player says so at once.",
        player=juncture.player,
    )
    table = juncture.table(marked(juncture, DOUBLE))
    incident = Incident(juncture.player, DOUBLE, Progress.SLIP)
    return ask(juncture, incident, (told, say("You believe it.")), table)


def another_bid_named(_: Random, juncture: Juncture) -> Scenario | None:
    """A legal double, said with a bid that nobody has made."""
    bid = juncture.calls[-1]
    if juncture.next_call != DOUBLE or not isinstance(bid, Bid) or bid.level > 6:
        return None
    named = Bid(level=bid.level + 1, strain=bid.strain)
    told = say("{player} says: “Double {named}.” The last bid was {bid}.", player=juncture.player, named=named, bid=bid)
    facts = INADMISSIBLE_CALL.facts.suppose(
        wrong=Wrong.MISNAMED, call=DOUBLE, last_bid=last_bid_of(juncture.auction, juncture.player)
    )
    table = juncture.table(Entry(juncture.player, DOUBLE, say("another bid named")))
    return Scenario((told, AT_ONCE), (Case(INADMISSIBLE_CALL, facts),), (ruling_part(juncture.player),), table)


DRAW = draw_with(
    *[noticed_at_once] * 6,
    *[out_of_turn] * 3,
    *[called_over] * 5,
    *[noticed_before_lead] * 2,
    *[noticed_after_lead] * 4,
    *[slip_of_the_hand] * 3,
    *[another_bid_named] * 3,
)
FAMILIES = (
    Family(
        "bridge",
        "inadmissible-double",
        N_("A double that is not allowed"),
        3,
        "19A3 35A 36A 36B2 36B4 36C",
        DRAW,
    ),
)
