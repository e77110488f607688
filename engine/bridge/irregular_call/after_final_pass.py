"""Calls after the final pass: Law 39."""

from engine.bridge import onward
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.inadmissible import ALL_CANCELLED, CANCELLED, LOST_TURN_BACK
from engine.bridge.effect.information import NO_NEW_LIMIT
from engine.bridge.information.misinformation import Aware, Wants
from engine.bridge.irregular_call.any_inadmissible import TOLD
from engine.bridge.irregular_call.change import Cause
from engine.bridge.irregular_call.inadmissible import Caller, InadmissibleCall, WhyLate
from engine.bridge.irregular_call.withdrawn_call import Becomes
from engine.bridge.table.call import PASS
from engine.bridge.table.duty import InItsPlace
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_


@law("bridge:25A5", "bridge:25A")
def slip_before_end(call: InadmissibleCall) -> Ruling | None:
    """The player wanted to put right a slip: an unintended call may be replaced under certain conditions."""
    return rule(go_to(onward.CHANGE_OF_CALL, cause=Cause.SLIP)) if call.why_late is WhyLate.SLIP else None


@law("bridge:21B1")
def misinformed(call: InadmissibleCall) -> Ruling | None:
    """The player wanted to change a call because of an opponent's wrong explanation."""
    if call.why_late is not WhyLate.MISINFORMED:
        return None
    return rule(go_to(onward.WRONG_EXPLANATION, aware=Aware.OPEN, wants=Wants.CALL))


@law("bridge:17D3", "bridge:34")
def lost_turn(call: InadmissibleCall) -> Ruling | None:
    """A pass out of turn had taken away the player's turn: the auction is not over."""
    return rule(LOST_TURN_BACK, then=TOLD) if call.why_late is WhyLate.LOST_TURN else None


@law("bridge:39A")
def passed_out(call: InadmissibleCall) -> Ruling | None:
    """All four had passed: nobody declares and nobody leads."""
    return nothing_more() if call.caller is Caller.PASSED_OUT else None


@law("bridge:39B", "bridge:39A")
def by_declaring_side(call: InadmissibleCall) -> Ruling | None:
    """The player is declarer or dummy, whatever the call was."""
    return nothing_more() if call.caller is Caller.DECLARING else None


@law("bridge:39B", "bridge:39A")
def defender_passed(call: InadmissibleCall) -> Ruling | None:
    """A defender passed."""
    return nothing_more() if call.call == PASS else None


def nothing_more() -> Ruling:
    return rule(CANCELLED, NO_RECTIFICATION, NO_NEW_LIMIT)


@law("bridge:39B", "bridge:39A")
def declaring_side_called_after(call: InadmissibleCall) -> Ruling | None:
    """A defender bid, doubled or redoubled, and the left-hand opponent called after it."""
    return rule(ALL_CANCELLED, NO_RECTIFICATION, NO_NEW_LIMIT, then=TOLD) if call.called_after else None


@law("bridge:39C", "bridge:39A", "bridge:26B", otherwise=(Caller.DEFENDER, WhyLate.NONE))
def defender_called(_: InadmissibleCall) -> Ruling | None:
    """A defender bid, doubled or redoubled, and the left-hand opponent did not call after it."""
    known = {"becomes": Becomes.DEFENDER, "duties.lead_limit": InItsPlace.OTHER}
    return rule(CANCELLED, go_to(onward.WITHDRAWN_CALL, **known), then=TOLD)


LATE = Issue(
    N_("What becomes of a call after the final pass?"),
    (
        slip_before_end,
        misinformed,
        lost_turn,
        passed_out,
        by_declaring_side,
        defender_passed,
        declaring_side_called_after,
        defender_called,
    ),
)
