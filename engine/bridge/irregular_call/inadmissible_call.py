"""Calls that are not admissible: Laws 35, 36, 38 and 39, with 19; a player who had to pass is obliged_to_pass.py."""

from engine.bridge.effect.call import NO_RECTIFICATION, MustPass
from engine.bridge.effect.inadmissible import (
    ALL_CANCELLED,
    ANY_LEGAL_CALL,
    AS_IF_NOTHING,
    CANCELLED,
    COMPARABLE_FREES_LEAD,
    COUNTS_FOR_LAST_BID,
    COUNTS_IN_TURN,
    DOUBLE_LEGAL,
    LEGAL_INSTEAD,
    LOST_TURN_BACK,
    NEVER_PLAYED,
    PASS_ENDS_IT,
    PASS_INSTEAD,
    SCORED_WITHOUT,
    TURN_BACK,
)
from engine.bridge.effect.information import (
    INFORMATION_FREE,
    LEAD_FREE,
    NO_NEW_LIMIT,
    WITHDRAWN_INFORMATION,
    CheckAtEnd,
)
from engine.bridge.information import wrong_explanation
from engine.bridge.information.misinformation import Aware, Wants
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.irregular_call import change_of_call, obliged_to_pass  # as modules: each leads to the others
from engine.bridge.irregular_call.change import Cause
from engine.bridge.irregular_call.inadmissible import Caller, InadmissibleCall, Instead, Progress, WhyLate, Wrong
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD, WITHDRAWN_CALL, Becomes
from engine.bridge.table.auction import LastBid
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE
from engine.bridge.table.duty import InItsPlace, Person, Until
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

PARTNER_PASSES = MustPass(Person.PARTNER, Until.THROUGHOUT)
BOTH_PASS = MustPass(Person.SIDE, Until.THROUGHOUT)


# Which law is it?


@law("bridge:35B", "bridge:37")
def had_to_pass(call: InadmissibleCall) -> Ruling | None:
    """A player called who had to pass."""
    if call.wrong is not Wrong.HAD_TO_PASS:
        return None
    return rule(go_to(obliged_to_pass.OBLIGED_TO_PASS, **call.have("call", "last_bid")))


@law("bridge:35C", "bridge:38")
def above_seven(call: InadmissibleCall) -> Ruling | None:
    """The bid was above seven."""
    return rule(then=BID) if call.wrong is Wrong.ABOVE_SEVEN else None


@law("bridge:35D", "bridge:39")
def after_final_pass(call: InadmissibleCall) -> Ruling | None:
    """The call was made after the final pass."""
    return rule(then=LATE) if call.wrong is Wrong.AFTER_END else None


@law("bridge:19A3", "bridge:16B")
def doubled_another_bid(call: InadmissibleCall) -> Ruling | None:
    """The player doubled, and named another bid than the last one."""
    is_it = call.wrong is Wrong.MISNAMED and call.call == DOUBLE
    return rule(COUNTS_FOR_LAST_BID, ForDirector("bridge:16B"), then=ALLOWED) if is_it else None


@law("bridge:19B3", "bridge:16B")
def redoubled_another_bid(call: InadmissibleCall) -> Ruling | None:
    """The player redoubled, and named another bid than the last one."""
    is_it = call.wrong is Wrong.MISNAMED and call.call == REDOUBLE
    return rule(COUNTS_FOR_LAST_BID, ForDirector("bridge:16B"), then=ALLOWED) if is_it else None


@law("bridge:35", otherwise=(Wrong.DOUBLE,))
def double_or_redouble(_: InadmissibleCall) -> Ruling | None:
    """The player doubled or redoubled, and it may not be allowed."""
    return rule(then=ALLOWED)


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


@law("bridge:25A")
def slip(call: InadmissibleCall) -> Ruling | None:
    """The player had meant another call: a slip may be replaced as such."""
    return rule(go_to(change_of_call.CHANGE_OF_CALL, cause=Cause.SLIP)) if call.progress is Progress.SLIP else None


@law("bridge:28B", "bridge:16C2")
def player_in_turn_called(call: InadmissibleCall) -> Ruling | None:
    """It was out of turn, and the right-hand opponent, who was in turn, has called since."""
    if call.progress is Progress.IN_TURN:
        return rule(CANCELLED, COUNTS_IN_TURN, NO_RECTIFICATION, NO_NEW_LIMIT, WITHDRAWN_INFORMATION)
    return None


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


# What becomes of the bid above seven?


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


# What becomes of a call after the final pass?


@law("bridge:25A5", "bridge:25A")
def slip_before_end(call: InadmissibleCall) -> Ruling | None:
    """The player wanted to put right a slip: an unintended call may be replaced under certain conditions."""
    return rule(go_to(change_of_call.CHANGE_OF_CALL, cause=Cause.SLIP)) if call.why_late is WhyLate.SLIP else None


@law("bridge:21B1")
def misinformed(call: InadmissibleCall) -> Ruling | None:
    """The player wanted to change a call because of an opponent's wrong explanation."""
    if call.why_late is not WhyLate.MISINFORMED:
        return None
    return rule(go_to(wrong_explanation.WRONG_EXPLANATION, aware=Aware.OPEN, wants=Wants.CALL))


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
    return rule(CANCELLED, go_to(WITHDRAWN_CALL, **known), then=TOLD)


# Who may use what the cancelled call told?


@law("bridge:16C")
def told_by_cancelled_call(_: InadmissibleCall) -> Ruling | None:
    """A call was cancelled: the other side may use what it told, the offending side may not."""
    return rule(WITHDRAWN_INFORMATION)


ROUTE = Issue(
    N_("Which law is it?"),
    (had_to_pass, above_seven, after_final_pass, doubled_another_bid, redoubled_another_bid, double_or_redouble),
)
ALLOWED = Issue(N_("Is the double or redouble allowed?"), (may_double, may_redouble, may_not))
DOUBLED = Issue(
    N_("What becomes of the double or redouble?"),
    (found_after_lead, slip, player_in_turn_called, next_player_called, out_of_turn_as_well, not_called_after),
)
LEAD = Issue(N_("May declarer forbid a lead?"), (comparable_instead, nothing_instead_yet, another_call_instead))
BID = Issue(
    N_("What becomes of the bid above seven?"),
    (bid_found_after_lead, slip, player_in_turn_called, bid_out_of_turn, pass_takes_its_place),
)
END = Issue(N_("Does the auction go on?"), (pass_ends_auction, auction_goes_on))
LIMIT = Issue(N_("May a lead be forbidden after the bid above seven?"), (called_after_bid, not_called_after_bid))
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
TOLD = Issue(N_("Who may use what the cancelled call told?"), (told_by_cancelled_call,))
INADMISSIBLE_CALL = Topic(
    "bridge",
    "inadmissible-call",
    N_("Inadmissible call"),
    N_("A player doubled what could not be doubled, bid above seven, or called after the final pass."),
    InadmissibleCall,
    (ROUTE, ALLOWED, DOUBLED, LEAD, BID, END, LIMIT, LATE, TOLD, INFORMATION, HARM),
)
