"""Bids above seven: Law 38."""

from engine.bridge.effect.call import MustPass
from engine.bridge.effect.inadmissible import (
    ALL_CANCELLED,
    CANCELLED,
    NEVER_PLAYED,
    PASS_ENDS_IT,
    PASS_INSTEAD,
    TURN_BACK,
)
from engine.bridge.effect.information import NO_NEW_LIMIT
from engine.bridge.information.withdrawn import INFORMATION
from engine.bridge.irregular_call.any_inadmissible import TOLD, player_in_turn_called, slip
from engine.bridge.irregular_call.inadmissible import InadmissibleCall, Progress
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.table.duty import Person, Until
from engine.effect import ForDirector
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

BOTH_PASS = MustPass(Person.SIDE, Until.THROUGHOUT)


@law("bridge:38A", "bridge:38B")
def bid_found_after_lead(call: InadmissibleCall) -> Ruling | None:
    """The opening lead had been faced before anybody drew attention to it: the director looks for a way out."""
    return rule(NEVER_PLAYED, ForDirector("bridge:12A2")) if call.progress is Progress.LEAD else None


@law("bridge:38B", "bridge:38C")
def bid_out_of_turn(call: InadmissibleCall) -> Ruling | None:
    """It was out of turn as well, and no opponent has called since."""
    if call.progress is Progress.OUT_OF_TURN:
        return rule(CANCELLED, TURN_BACK, BOTH_PASS, LEAD_LIMIT_AHEAD, then=INFORMATION)
    return None


@law("bridge:38C", "bridge:38B", otherwise=(Progress.NOTHING, Progress.CALLED))
def pass_takes_its_place(_: InadmissibleCall) -> Ruling | None:
    """A bid above seven is cancelled, with every call after it, and a pass takes its place."""
    return rule(ALL_CANCELLED, PASS_INSTEAD, then=(END, LIMIT))


@law("bridge:38C", "bridge:22")
def pass_ends_auction(call: InadmissibleCall) -> Ruling | None:
    """The pass that takes its place ends the auction."""
    return rule(PASS_ENDS_IT) if call.pass_ends else None


@law("bridge:38C")
def auction_goes_on(_: InadmissibleCall) -> Ruling | None:
    """The auction goes on after the pass that takes its place."""
    return rule(BOTH_PASS)


@law("bridge:38D")
def called_after_bid(call: InadmissibleCall) -> Ruling | None:
    """The left-hand opponent has called after the bid."""
    return rule(NO_NEW_LIMIT, then=TOLD) if call.progress is Progress.CALLED else None


@law("bridge:38D", "bridge:26B", otherwise=(Progress.NOTHING,))
def not_called_after_bid(_: InadmissibleCall) -> Ruling | None:
    """The left-hand opponent has not called after the bid."""
    return rule(LEAD_LIMIT_AHEAD, then=INFORMATION)


BID = Issue(
    N_("What becomes of the bid above seven?"),
    (bid_found_after_lead, slip, player_in_turn_called, bid_out_of_turn, pass_takes_its_place),
)
END = Issue(N_("Does the auction go on?"), (pass_ends_auction, auction_goes_on))
LIMIT = Issue(N_("May a lead be forbidden after the bid above seven?"), (called_after_bid, not_called_after_bid))
