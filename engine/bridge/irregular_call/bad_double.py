"""Doubles and redoubles that are not allowed: Laws 19, 35A and 36."""

from engine.bridge.effect.call import NO_RECTIFICATION, MustPass
from engine.bridge.effect.inadmissible import (
    ALL_CANCELLED,
    ANY_LEGAL_CALL,
    AS_IF_NOTHING,
    CANCELLED,
    COMPARABLE_FREES_LEAD,
    DOUBLE_LEGAL,
    LEGAL_INSTEAD,
    SCORED_WITHOUT,
    TURN_BACK,
)
from engine.bridge.effect.information import INFORMATION_FREE, LEAD_FREE, NO_NEW_LIMIT, CheckAtEnd
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.irregular_call.any_inadmissible import TOLD, player_in_turn_called, slip
from engine.bridge.irregular_call.inadmissible import InadmissibleCall, Instead, Progress
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.table.auction import LastBid
from engine.bridge.table.call import DOUBLE, REDOUBLE
from engine.bridge.table.duty import Person, Until
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

PARTNER_PASSES = MustPass(Person.PARTNER, Until.THROUGHOUT)


# Is the double or redouble allowed?


@law("bridge:19A1")
def may_double(call: InadmissibleCall) -> Ruling | None:
    """A double of the last bid, which is an opponent's and has not been doubled yet."""
    return rule(DOUBLE_LEGAL) if call.call == DOUBLE and call.last_bid.allows(DOUBLE) else None


@law("bridge:19B1")
def may_redouble(call: InadmissibleCall) -> Ruling | None:
    """A redouble of a bid of the own side, which an opponent has doubled."""
    return rule(DOUBLE_LEGAL) if call.call == REDOUBLE and call.last_bid.allows(REDOUBLE) else None


@law(
    "bridge:35A",
    "bridge:36",
    otherwise=(
        LastBid.THEIRS,
        LastBid.THEIRS_DOUBLED,
        LastBid.OURS,
        LastBid.OURS_DOUBLED,
        LastBid.OURS_REDOUBLED,
        LastBid.NONE,
    ),
)
def may_not(_: InadmissibleCall) -> Ruling | None:
    """There is nothing that this player may double or redouble here."""
    return rule(then=DOUBLED)


# What becomes of the double or redouble?


@law("bridge:36C")
def found_after_lead(call: InadmissibleCall) -> Ruling | None:
    """Nobody drew attention to it before the opening lead was faced."""
    return rule(SCORED_WITHOUT) if call.progress is Progress.LEAD else None


@law("bridge:36A")
def next_player_called(call: InadmissibleCall) -> Ruling | None:
    """The left-hand opponent has called after it."""
    if call.progress is Progress.CALLED:
        return rule(ALL_CANCELLED, AS_IF_NOTHING, NO_RECTIFICATION, NO_NEW_LIMIT, then=TOLD)
    return None


@law("bridge:36B4", "bridge:36B1")
def out_of_turn_as_well(call: InadmissibleCall) -> Ruling | None:
    """It was out of turn as well, and no opponent has called since."""
    if call.progress is Progress.OUT_OF_TURN:
        return rule(CANCELLED, TURN_BACK, ANY_LEGAL_CALL, PARTNER_PASSES, then=LEAD)
    return None


@law("bridge:36B2", "bridge:36B1", otherwise=(Progress.NOTHING,))
def not_called_after(_: InadmissibleCall) -> Ruling | None:
    """It was in turn, and the left-hand opponent has not called yet."""
    return rule(CANCELLED, LEGAL_INSTEAD, PARTNER_PASSES, then=LEAD)


# May a lead be forbidden?


@law("bridge:26A")
def comparable_instead(call: InadmissibleCall) -> Ruling | None:
    """A comparable call takes its place."""
    if call.instead is Instead.COMPARABLE:
        return rule(INFORMATION_FREE, LEAD_FREE, CheckAtEnd("bridge:23C"), then=HARM)
    return None


@law("bridge:36B3", "bridge:26")
def nothing_instead_yet(call: InadmissibleCall) -> Ruling | None:
    """The offender has not called again yet."""
    if call.instead is Instead.NOT_YET:
        return rule(LEAD_LIMIT_AHEAD, COMPARABLE_FREES_LEAD, then=INFORMATION)
    return None


@law("bridge:36B3", "bridge:26B", otherwise=(Instead.OTHER,))
def another_call_instead(_: InadmissibleCall) -> Ruling | None:
    """The call that takes its place is not comparable."""
    return rule(LEAD_LIMIT_AHEAD, then=INFORMATION)


ALLOWED = Issue(N_("Is the double or redouble allowed?"), (may_double, may_redouble, may_not))
DOUBLED = Issue(
    N_("What becomes of the double or redouble?"),
    (found_after_lead, slip, player_in_turn_called, next_player_called, out_of_turn_as_well, not_called_after),
)
LEAD = Issue(N_("May declarer forbid a lead?"), (comparable_instead, nothing_instead_yet, another_call_instead))
