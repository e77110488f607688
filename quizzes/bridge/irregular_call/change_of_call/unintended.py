"""May the call be changed? Slips, lapses and second thoughts, noticed sooner or later."""

from dataclasses import dataclass
from random import Random

from engine.bridge.effect.change import CALL_CHANGED, FIRST_STANDS, LHO_MAY_CHANGE, REOPENED
from engine.bridge.irregular_call.change import CalledSince, Cause, ChangeOfCall, Stage
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import PASS, Call
from engine.bridge.table.seat import Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_call.change_of_call.occasion import Occasion, draw_occasions
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has

OUTCOMES = {REOPENED: "open", LHO_MAY_CHANGE: "lho", CALL_CHANGED: "changed", FIRST_STANDS: "stands"}
MEANT = (Cause.MIND, Cause.LAPSE)
OPEN_STAGES = (Stage.NOT_LED, Stage.FACE_DOWN)
ATTEMPTS = 400  # occasions among which one is looked for


@dataclass(frozen=True)
class Plan:
    """What is to be told: how the call came about, and what had happened before it was noticed."""

    cause: Cause
    since: CalledSince
    in_time: bool = True  # at the end of the auction

    @property
    def others(self) -> int:
        """How many of the others have called."""
        return {CalledSince.NOBODY: 0, CalledSince.LHO: 1, CalledSince.PARTNER: 2}.get(self.since, 0)


SLIPS = (
    *(Plan(Cause.SLIP, CalledSince.NOBODY),) * 4,
    *(Plan(Cause.SLIP, CalledSince.LHO),) * 4,
    *(Plan(Cause.SLIP, CalledSince.PARTNER),) * 3,
    *(Plan(Cause.SLIP, CalledSince.OVER),) * 4,
    *(Plan(Cause.SLIP, CalledSince.OVER, in_time=False),) * 2,
)
MEANT_PLANS = tuple(
    Plan(cause, since) for cause in MEANT for since in (CalledSince.NOBODY, CalledSince.LHO, CalledSince.OVER)
)
PLANS = (*SLIPS, *MEANT_PLANS)


def attempt(rng: Random) -> Scenario | None:
    plan = rng.choice(PLANS)
    for _, occasion in zip(range(ATTEMPTS), draw_occasions(rng), strict=False):
        if scenario := (at_the_end if plan.since is CalledSince.OVER else on_the_way)(rng, plan, occasion):
            return scenario
    return None


# While the auction goes on


def on_the_way(rng: Random, plan: Plan, one: Occasion) -> Scenario | None:
    """A bid, and what the next players have called by the time that it is noticed."""
    beside = one.beside()
    if not beside:
        return None
    other = rng.choice(beside)
    first, wanted = (one.bid, other) if plan.cause is Cause.MIND else (other, one.bid)
    auction = one.go_on(first, plan.others)
    if auction is None or auction.is_over:
        return None
    tell = rng.choice(BIDS_TOLD[plan.cause])
    told = Text(tell, (("player", one.player), ("bid", first), ("meant", wanted)))
    facts = ChangeOfCall.suppose(cause=plan.cause, since=plan.since, made=False)
    return tell_all(one, facts, (told, tell_since(rng, plan.since, one.player)), auction)


BIDS_TOLD = {
    Cause.SLIP: (
        N_("{player} wants to bid {meant}, but the card that is put on the table is {bid}."),
        N_("{player} says “{bid}” and has had {meant} in mind all along. You believe it."),
        N_("Two cards from the box stick together: {player} wants to bid {meant}, and {bid} lies on top."),
    ),
    Cause.LAPSE: (
        N_("{player} has sorted the cards badly and bids {bid}. With a better look it would have been {meant}."),
        N_("{player} has forgotten what the partnership plays and bids {bid} instead of {meant}."),
    ),
    Cause.MIND: (
        N_("{player} bids {bid}, thinks again, and would now rather bid {meant}."),
        N_("{player} bids {bid}. Only then does it seem to the player that {meant} would be better."),
    ),
}


def tell_since(rng: Random, since: CalledSince, player: Seat) -> Text:
    named = {"player": player, "lho": player.lho, "partner": player.partner}
    sentence = rng.choice(SINCE_TOLD[since])
    return Text(sentence, tuple((name, seat) for name, seat in named.items() if f"{{{name}}}" in sentence))


SINCE_TOLD = {
    CalledSince.NOBODY: (
        N_("{player} asks at once whether the call may be changed."),
        N_("Before anybody else calls, you are asked whether the call may be changed."),
    ),
    CalledSince.LHO: (
        N_("{lho} has called already, {partner} has not, when you are asked whether the call may be changed."),
        N_(
            "{lho} calls. Then {partner} looks so puzzled that {player} notices what is on the table, and you are "
            "asked whether the call may be changed."
        ),
    ),
    CalledSince.PARTNER: (
        N_("{lho} and {partner} have called already when you are asked whether the call may be changed."),
        N_("Only when {partner} has called does {player} notice it, and you are asked whether it may be changed."),
    ),
}


# At the end of the auction


def at_the_end(rng: Random, plan: Plan, one: Occasion) -> Scenario | None:
    """A pass that ends the auction before it comes round to partner."""
    auction = closed(one)
    if auction is None:
        return None
    all_passed = auction.contract is None
    if plan.in_time:
        stage = Stage.PASSED_OUT if all_passed else rng.choice(OPEN_STAGES)
    else:
        stage = Stage.HANDS_BACK if all_passed else Stage.FACED
    tell = rng.choice(PASSES_TOLD[plan.cause])
    told = (Text(tell, (("player", one.player), ("meant", one.bid))), STAGES_TOLD[stage])
    facts = ChangeOfCall.suppose(cause=plan.cause, since=CalledSince.OVER, stage=stage, made=False)
    return tell_all(one, facts, told, auction)


def closed(one: Occasion) -> Auction | None:
    """The auction if the player passes: over at once, or after a pass of the next player."""
    for turns in (0, 1):
        auction = one.go_on(PASS, turns)
        if auction is None or auction.is_over:
            return auction
    return None


PASSES_TOLD = {
    Cause.SLIP: (
        N_("{player} wants to bid {meant}, but the card that is put on the table is a pass."),
        N_("{player} reaches for {meant} and does not see that it is a pass card that lies on the table."),
    ),
    Cause.LAPSE: (N_("{player} has counted the points wrong and passes. Otherwise it would have been {meant}."),),
    Cause.MIND: (N_("{player} passes, thinks again, and would now rather bid {meant}."),),
}
STAGES_TOLD = {
    Stage.NOT_LED: say(
        "The auction is over, and nobody has led yet, when you are asked whether the pass may be changed."
    ),
    Stage.FACE_DOWN: say("A lead lies face down on the table when you are asked whether the pass may be changed."),
    Stage.FACED: say("The opening lead has been faced when you are asked whether the pass may be changed."),
    Stage.PASSED_OUT: say(
        "All four have passed. Two of the hands are back in the board when you are asked whether the pass may be "
        "changed."
    ),
    Stage.HANDS_BACK: say(
        "All four have passed. The four hands are back in the board when you are asked whether the pass may be changed."
    ),
}


# What one sees, and what is asked


def tell_all(one: Occasion, facts: ChangeOfCall, story: tuple[Text, ...], auction: Auction) -> Scenario:
    entries = entries_of(auction)
    place = len(one.auction.calls)
    marked = (*entries[:place], note(one.player, entries[place].call), *entries[place + 1 :])
    parts = (may_part(one.player),)
    return Scenario(story, (Case(CHANGE_OF_CALL, facts),), parts, Table(one.deal, marked))


def note(player: Seat, call: Call) -> Entry:
    return Entry(player, call, say("to be changed?"))


def may_part(player: Seat) -> Part:
    options = (
        Option("changed", say("It is changed, and nothing else happens to the auction.")),
        Option("lho", say("It is changed, and {player} may change the call made over it.", player=player.lho)),
        Option("open", say("It is changed, and the auction is open again.")),
        Option("stands", say("It stands.")),
    )
    return OneOf("may", say("What becomes of the call?"), read_may, 0, options)


def read_may(verdict: Verdict) -> str:
    return next((word for effect, word in OUTCOMES.items() if has(verdict, effect)), "")


FAMILIES = (
    Family(
        "bridge", "change-unintended", N_("May the call be changed?"), 3, "25A1 25A2 25A4 25A5 25A6", firmly(attempt)
    ),
)
