"""A call out of turn that was not accepted: what Laws 30 to 32 make of a pass, a bid, a double."""

from engine.bridge.effect.call import NO_RECTIFICATION, MustPass
from engine.bridge.effect.information import LEAD_FREE
from engine.bridge.effect.turn import (
    ANY_CALL,
    COMPARABLE_AHEAD,
    PARTNER_ANY_CALL,
    REPEAT_CALL,
    RHO_ACT_AHEAD,
    RHO_FIRST,
    RHO_PASS_AHEAD,
)
from engine.bridge.information.withdrawn import HARM
from engine.bridge.irregular_call.call_again import COMPARISON
from engine.bridge.irregular_call.insufficient import SoFar
from engine.bridge.irregular_call.out_of_turn import CallOutOfTurn, Made, Reaction, RhoCall, Turn
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.table.duty import Person, Until
from engine.law import GoTo, Issue, Ruling, go_to, law, rule
from engine.text import N_

OFFENDER_PASSES = MustPass(Person.OFFENDER, Until.ONCE)


# Which call was it?


@law("bridge:30")
def is_pass(call: CallOutOfTurn) -> Ruling | None:
    """It was an ordinary pass."""
    return rule(then=PASSED) if call.call is Made.PASS else None


@law("bridge:30C", "bridge:29C")
def is_artificial_pass(call: CallOutOfTurn) -> Ruling | None:
    """It was an artificial pass, or a pass of partner's artificial call: the rules for a bid apply."""
    return rule(then=BID) if call.call is Made.ARTIFICIAL_PASS else None


@law("bridge:31")
def is_bid(call: CallOutOfTurn) -> Ruling | None:
    """It was a bid."""
    return rule(then=BID) if call.call is Made.BID else None


@law("bridge:32", otherwise=(Made.DOUBLE, Made.REDOUBLE))
def is_double(_: CallOutOfTurn) -> Ruling | None:
    """It was a double or a redouble."""
    return rule(then=DOUBLED)


# A pass


@law("bridge:30A")
def repeated_pass_limits_lead(call: CallOutOfTurn) -> Ruling | None:
    """The pass was made at the right-hand opponent's turn, and a pass made again counts as no comparable call."""
    return rule(OFFENDER_PASSES, LEAD_LIMIT_AHEAD, then=HARM) if call.is_at_rho and call.reading.repeated_pass else None


@law("bridge:30A")
def pass_at_right_hand_opponent(call: CallOutOfTurn) -> Ruling | None:
    """The pass was made at the right-hand opponent's turn: the offender has to pass again."""
    return rule(OFFENDER_PASSES, LEAD_FREE, then=HARM) if call.is_at_rho else None


@law("bridge:30B1a", "bridge:30B1b", "bridge:16C2", otherwise=(Turn.PARTNER, Turn.LHO, Turn.TOGETHER))
def pass_at_others(call: CallOutOfTurn) -> Ruling | None:
    """The pass was made at partner's turn, or as a first call at the left-hand opponent's turn."""
    return any_calls(call)


def any_calls(call: CallOutOfTurn) -> Ruling:
    """Both players of the side may make any legal call, as far as partner has not called already."""
    partner = () if call.reaction is Reaction.PARTNER else (PARTNER_ANY_CALL,)
    return rule(*partner, ANY_CALL, then=COMPARISON)


# A bid


@law("bridge:31B1", "bridge:31B2", "bridge:16C2")
def bid_at_others(call: CallOutOfTurn) -> Ruling | None:
    """The bid was made at partner's turn, or as a first call at the left-hand opponent's turn."""
    return None if call.is_at_rho else any_calls(call)


@law("bridge:31A")
def right_hand_opponent_to_call(call: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent has not called yet: what follows depends on that call."""
    return rule(RHO_PASS_AHEAD, RHO_ACT_AHEAD, COMPARABLE_AHEAD) if call.rho_call is RhoCall.NOT_YET else None


@law("bridge:31fn1")
def right_hand_opponent_offends(call: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent's call is not legal itself: that is put right first."""
    return rule(RHO_FIRST) if call.rho_call is RhoCall.ILLEGAL else None


@law("bridge:31A2")
def right_hand_opponent_acts(call: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent bids, doubles or redoubles: the offender is free to choose."""
    return rule(ANY_CALL, then=COMPARISON) if call.rho_call is RhoCall.ACTS else None


@law("bridge:31A1", "bridge:27")
def repeated_bid_is_insufficient(call: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent passes, and the bid that has to be made again is not high enough."""
    is_too_low = call.call is Made.BID and not call.sufficient
    return rule(REPEAT_CALL, insufficient_in_turn()) if is_too_low else None


def insufficient_in_turn() -> GoTo:
    # The two topics lead to each other, so that one of them has to look for the other when it is asked.
    from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID  # noqa: PLC0415

    return go_to(INSUFFICIENT_BID, accepted=SoFar.NOTHING)


@law("bridge:31A1", otherwise=(RhoCall.PASSES, Made.ARTIFICIAL_PASS, Made.BID, Turn.RHO, Turn.TOGETHER))
def bid_is_repeated(_: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent passes: the offender has to make the same call again."""
    return rule(REPEAT_CALL, NO_RECTIFICATION, LEAD_FREE)


# A double or redouble


@law("bridge:32B1", "bridge:32B2", "bridge:16C2")
def double_at_others(call: CallOutOfTurn) -> Ruling | None:
    """The double or redouble was made at partner's turn, or as a first call at the left-hand opponent's turn."""
    return None if call.is_at_rho else any_calls(call)


@law("bridge:32A")
def right_hand_opponent_to_call_first(call: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent has not called yet: what follows depends on that call."""
    return rule(RHO_PASS_AHEAD, RHO_ACT_AHEAD, COMPARABLE_AHEAD) if call.rho_call is RhoCall.NOT_YET else None


@law("bridge:32A2", "bridge:31fn1")
def right_hand_opponent_offends_too(call: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent's call is not legal itself: that is put right first."""
    return rule(RHO_FIRST) if call.rho_call is RhoCall.ILLEGAL else None


@law("bridge:32A2")
def right_hand_opponent_acts_before_double(call: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent bids, doubles or redoubles: the offender is free to choose."""
    return rule(ANY_CALL, then=COMPARISON) if call.rho_call is RhoCall.ACTS else None


@law("bridge:32A1", otherwise=(RhoCall.PASSES, Turn.RHO, Turn.TOGETHER))
def double_is_repeated(_: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent passes: the offender has to double or redouble again."""
    return rule(REPEAT_CALL, NO_RECTIFICATION, LEAD_FREE)


RECTIFICATION = Issue(N_("Which call was it?"), (is_pass, is_artificial_pass, is_bid, is_double))
PASSED = Issue(
    N_("What does the pass lead to?"), (repeated_pass_limits_lead, pass_at_right_hand_opponent, pass_at_others)
)
BID = Issue(
    N_("What does the bid lead to?"),
    (
        bid_at_others,
        right_hand_opponent_to_call,
        right_hand_opponent_offends,
        right_hand_opponent_acts,
        repeated_bid_is_insufficient,
        bid_is_repeated,
    ),
)
DOUBLED = Issue(
    N_("What does the double lead to?"),
    (
        double_at_others,
        right_hand_opponent_to_call_first,
        right_hand_opponent_offends_too,
        right_hand_opponent_acts_before_double,
        double_is_repeated,
    ),
)
