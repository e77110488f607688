"""May a misinformed player change a call? And who else, and what if not?"""

from random import Random
from typing import NamedTuple

from engine.bridge.effect.change import LHO_MAY_CHANGE, REOPENED
from engine.bridge.effect.misinformation import ADJUST_IF_GAINED, CALL_MAY_BE_CHANGED
from engine.bridge.information.misinformation import Aware, Fault, Wants
from engine.bridge.information.wrong_explanation import WRONG_EXPLANATION
from engine.bridge.irregular_call.change import CalledSince, Stage
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

OUTCOMES = {REOPENED: "open", LHO_MAY_CHANGE: "lho", CALL_MAY_BE_CHANGED: "changed"}
AFTER_IT = {CalledSince.NOBODY: 1, CalledSince.LHO: 2, CalledSince.PARTNER: 3}  # calls, the player's own among them


def may_part(player: Seat) -> Part:
    options = (
        Option("changed", say("{player|start} may change it, and nobody else changes anything.", player=player)),
        Option("lho", say("{player|start} may change it, and then {lho} may too.", player=player, lho=player.lho)),
        Option("open", say("{player|start} may change it, and the auction is open again.", player=player)),
        Option("stands", say("It stands.")),
    )
    return OneOf("may", say("May {player} change the call?", player=player), read_may, 0, options)


def read_may(verdict: Verdict) -> str:
    return next((word for effect, word in OUTCOMES.items() if has(verdict, effect)), "stands")


def redress_part() -> Part:
    words = say("Does an adjusted score on account of that call remain possible?")
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    return OneOf("redress", words, read_redress, 0, options)


def read_redress(verdict: Verdict) -> str:
    return "yes" if has(verdict, ADJUST_IF_GAINED) else "no"


# What is told


REVEALED = (
    N_("Then {explainer} sees the mistake and corrects it, and you are called."),
    N_("{explainer|start} says: “Sorry, I explained that wrongly”, and calls you."),
)
BELIEVED = (
    N_("{player|start} says that the call would have been another. You find that this may well be so."),
    N_("With the right explanation {player} would have called otherwise, and you find that likely enough."),
)
NOT_BELIEVED = (
    N_("{player|start} wants to change the call, but you find that the right explanation gives no reason to."),
    N_("{player|start} now regrets the call; you are sure that the explanation cannot have mattered to it."),
)
SINCE_TOLD = {
    CalledSince.NOBODY: say("Nobody has called after that."),
    CalledSince.LHO: say("One more player has called after that."),
    CalledSince.PARTNER: say("Two more players have called after that."),
}
STAGES_TOLD = {
    Stage.NOT_LED: say("The auction is over, and nobody has led yet."),
    Stage.FACE_DOWN: say("The auction is over, and a lead lies face down."),
    Stage.FACED: say("The auction is over, and the opening lead has been faced."),
}


class Acted(NamedTuple):
    """A player who has called on the explanation, how many calls one sees, and what is told of it."""

    player: Seat
    calls: int
    told: tuple[Text, ...]


def tell_end(rng: Random, one: Explained, player: Seat, influenced: bool) -> tuple[Text, ...]:
    revealed = Text(rng.choice(REVEALED), (("explainer", one.explainer),))
    believed = Text(rng.choice(BELIEVED if influenced else NOT_BELIEVED), (("player", player),))
    return revealed, tell_agreement(rng, one, one.meaning), believed


# How far it has come


def in_auction(since: CalledSince, influenced: bool = True) -> Plan:
    """The next player acts on it; the mistake comes to light while the auction goes on."""

    def attempt(rng: Random, one: Explained) -> Scenario | None:
        calls = one.turn + 1 + AFTER_IT[since]
        if calls >= len(one.sitting.entries):
            return None
        called = say("{player|start} has called with that in mind.", player=one.asker)
        acted = Acted(one.asker, calls, (called, SINCE_TOLD[since]))
        return decide(rng, one, acted, {"since": since, "influenced": influenced})

    return attempt


def at_end(stage: Stage, influenced: bool = True) -> Plan:
    """One of the last two passes rests on it: the auction does not come round to that player's partner again."""

    def attempt(rng: Random, one: Explained) -> Scenario | None:
        last_two = one.sitting.entries[-2:]
        player = next(entry.seat for entry in last_two if entry.seat.side is not one.caller.side)
        passed = say("{player|start} has passed with that in mind.", player=player)
        acted = Acted(player, len(one.sitting.entries), (passed, STAGES_TOLD[stage]))
        return decide(rng, one, acted, {"since": CalledSince.OVER, "stage": stage, "influenced": influenced})

    return attempt


def decide(rng: Random, one: Explained, acted: Acted, known: dict[str, object]) -> Scenario:
    facts = WRONG_EXPLANATION.facts.suppose(fault=Fault.EXPLANATION, aware=Aware.OPEN, wants=Wants.CALL, **known)
    end = tell_end(rng, one, acted.player, known["influenced"] is True)
    story = (tell_explanation(rng, one, one.other), *acted.told, *end)
    parts = (may_part(acted.player), redress_part())
    return Scenario(story, (Case(WRONG_EXPLANATION, facts),), parts, one.table(acted.calls))


DRAW = draw_about(
    *[in_auction(CalledSince.NOBODY)] * 4,
    *[in_auction(CalledSince.LHO)] * 4,
    *[in_auction(CalledSince.PARTNER)] * 7,
    in_auction(CalledSince.NOBODY, influenced=False),
    in_auction(CalledSince.LHO, influenced=False),
    *[at_end(Stage.NOT_LED)] * 2,
    *[at_end(Stage.FACE_DOWN)] * 2,
    *[at_end(Stage.FACED)] * 5,
)
FAMILIES = (
    Family(
        "bridge",
        "change-after-explanation",
        N_("May a misinformed player change the call?"),
        4,
        "21B1a 21B2 21B3 17D 17D1 41A 16C",
        DRAW,
    ),
)
