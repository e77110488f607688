"""A wrong explanation that one of the pair has noticed: who says what, and when."""

from random import Random
from typing import NamedTuple

from engine.bridge.effect.misinformation import (
    CORRECT_BEFORE_LEAD,
    CORRECT_NOW,
    NOTHING_TO_CORRECT,
    SILENT_IN_AUCTION,
    SILENT_TO_END,
)
from engine.bridge.information.misinformation import Aware, Fault, HowFar
from engine.bridge.information.wrong_explanation import WRONG_EXPLANATION
from engine.bridge.irregular_call.inadmissible import Caller
from engine.bridge.table.seat import Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.information.wrong_explanation.explained import (
    Explained,
    Plan,
    draw_about,
    tell_agreement,
    tell_explanation,
)
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

DUTIES = {
    CORRECT_NOW: "now",
    CORRECT_BEFORE_LEAD: "lead",
    SILENT_IN_AUCTION: "pass",
    SILENT_TO_END: "end",
    NOTHING_TO_CORRECT: "nothing",
}


def duty_part(player: Seat) -> Part:
    options = (
        Option("now", say("{player|start} must call the director and correct it now.", player=player)),
        Option(
            "lead",
            say("{player|start} must correct it before the lead is faced, and may do so at once.", player=player),
        ),
        Option(
            "pass",
            say("{player|start} says nothing before the final pass; what then depends on the role.", player=player),
        ),
        Option("end", say("{player|start} says nothing until play is over, and corrects it then.", player=player)),
        Option("nothing", say("{player|start} has nothing to correct, now or later.", player=player)),
    )
    return OneOf("duty", say("What is the duty of {player}?", player=player), read_duty, 0, options)


def read_duty(verdict: Verdict) -> str:
    return next((word for effect, word in DUTIES.items() if has(verdict, effect)), "")


class Notice(NamedTuple):
    """Who notices it, and how far the board has come."""

    aware: Aware
    how_far: HowFar


NOTICED = {
    HowFar.AUCTION: (
        N_("The auction is still going on when {player} notices that the two do not fit."),
        N_("While the others are still bidding, it strikes {player} that this was not what the pair plays."),
    ),
    HowFar.BEFORE_LEAD: (
        N_("The final pass has been made and no lead has been faced when {player} notices it."),
        N_("The auction is over, the lead lies face down, and now {player} notices it."),
    ),
    HowFar.PLAY: (
        N_("In trick {trick} it strikes {player} that the explanation and the agreement do not fit."),
        N_("The play has come to trick {trick} when {player} notices it."),
    ),
}


def tell_notice(rng: Random, how_far: HowFar, player: Seat) -> Text:
    values: tuple[tuple[str, object], ...] = (("player", player),)
    if how_far is HowFar.PLAY:
        values = (*values, ("trick", rng.randrange(2, 11)))
    return Text(rng.choice(NOTICED[how_far]), values)


def role_of(one: Explained, player: Seat) -> Caller:
    return Caller.DECLARING if player.side is one.sitting.contract.declarer.side else Caller.DEFENDER


def plan(fault: Fault, aware: Aware, how_far: HowFar, role: Caller | None = None) -> Plan:
    """Somebody notices it then; where a role is wanted, a player who has it."""

    def attempt(rng: Random, one: Explained) -> Scenario | None:
        player = one.caller if aware is Aware.PARTNER else one.explainer
        calls = last_seen(rng, one, how_far)
        if calls is None or (role and role_of(one, player) is not role):
            return None
        facts = WRONG_EXPLANATION.facts.suppose(
            fault=fault, aware=aware, how_far=how_far, **({"side": role} if role else {})
        )
        told = (*tell_fault(rng, one, fault), tell_notice(rng, how_far, player))
        return Scenario(told, (Case(WRONG_EXPLANATION, facts),), (duty_part(player),), one.table(calls))

    return attempt


def last_seen(rng: Random, one: Explained, how_far: HowFar) -> int | None:
    """How many calls have been made by then; None if the auction leaves no room."""
    entries = len(one.sitting.entries)
    if how_far is not HowFar.AUCTION:
        return entries
    return rng.randrange(one.turn + 2, entries) if one.turn + 2 < entries else None


def tell_fault(rng: Random, one: Explained, fault: Fault) -> tuple[Text, ...]:
    """The explanation, and what the pair has agreed."""
    if fault is Fault.CALL:
        forgot = say(
            "{player|start} had forgotten that, and had meant {meaning}.", player=one.caller, meaning=one.meaning
        )
        return tell_explanation(rng, one, one.other), tell_agreement(rng, one, one.other), forgot
    return tell_explanation(rng, one, one.other), tell_agreement(rng, one, one.meaning)


OWN = tuple(plan(Fault.EXPLANATION, Aware.EXPLAINER, how_far) for how_far in HowFar if how_far is not HowFar.AFTER)
PARTNERS = tuple(
    plan(Fault.EXPLANATION, Aware.PARTNER, how_far, role)
    for how_far in (HowFar.BEFORE_LEAD, HowFar.PLAY)
    for role in (Caller.DECLARING, Caller.DEFENDER)
)
MISBIDS = tuple(
    plan(Fault.CALL, Aware.PARTNER, how_far) for how_far in (HowFar.AUCTION, HowFar.BEFORE_LEAD, HowFar.PLAY)
)
DRAW = draw_about(
    *OWN,
    *OWN[:1],
    *PARTNERS,
    *PARTNERS,
    *[plan(Fault.EXPLANATION, Aware.PARTNER, HowFar.AUCTION)] * 4,
    *MISBIDS,
)
FAMILIES = (
    Family(
        "bridge",
        "correct-explanation",
        N_("Correcting a wrong explanation"),
        3,
        "20F4a 20F5a 20F5bi 20F5bii 75B2 75B3 75C",
        DRAW,
    ),
)
