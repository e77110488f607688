"""Changes of call: Law 25; what they mean for the lead is ruled on later (26)."""

from engine.bridge import onward
from engine.bridge.effect.change import (
    CALL_CHANGED,
    FIRST_STANDS,
    FIRST_WITHDRAWN,
    IF_ACCEPTED,
    IF_NOT_ACCEPTED,
    JUDGED_ANEW,
    LEAD_GOES_BACK,
    LHO_MAY_ACCEPT,
    LHO_MAY_CHANGE,
    NO_CHANGE,
    REMARK_UNAUTHORISED,
    REOPENED,
    SECOND_CALL_CANCELLED,
    SECOND_CALL_STANDS,
)
from engine.bridge.effect.information import INFORMATION_FREE, LEAD_FREE, WITHDRAWN_INFORMATION, CheckAtEnd
from engine.bridge.information.misinformation import Aware, Wants
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.irregular_call import obliged_to_pass
from engine.bridge.irregular_call.change import CalledSince, Cause, ChangeOfCall, Reply, Stage
from engine.bridge.irregular_call.inadmissible import WhyLate, Wrong
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.effect import Effect
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# May the call be changed?


@law("bridge:21B1a")
def misinformed(change: ChangeOfCall) -> Ruling | None:
    """An opponent's wrong explanation or missing alert led to the call: misinformation has rules of its own."""
    if change.cause is not Cause.MISINFORMED:
        return None
    known = {"aware": Aware.OPEN, "wants": Wants.CALL} | change.have("since", "stage")
    return rule(go_to(onward.WRONG_EXPLANATION, **known))


@law("bridge:27C", "bridge:27A1")
def first_was_insufficient(change: ChangeOfCall) -> Ruling | None:
    """The first call was an insufficient bid, and meant."""
    return rule(go_to(onward.INSUFFICIENT_BID, accepted=change.so_far)) if change.cause is Cause.INSUFFICIENT else None


@law("bridge:29")
def first_was_out_of_turn(change: ChangeOfCall) -> Ruling | None:
    """The first call was out of turn, and meant."""
    # What accepted it depends on whose turn it was, so that nothing is handed on about the calls since.
    return rule(go_to(onward.CALL_OUT_OF_TURN)) if change.cause is Cause.OUT_OF_TURN else None


@law("bridge:37")
def had_to_pass(change: ChangeOfCall) -> Ruling | None:
    """The first call was meant, by a player who had to pass."""
    if change.cause is not Cause.BARRED:
        return None
    nobody = change.since is CalledSince.NOBODY
    since = obliged_to_pass.CalledAfter.NOTHING if nobody else obliged_to_pass.CalledAfter.CALLED
    return rule(go_to(obliged_to_pass.OBLIGED_TO_PASS, called_after=since))


@law("bridge:36")
def inadmissible_double(change: ChangeOfCall) -> Ruling | None:
    """The first call was meant, and was a double or redouble that would not be legal in itself."""
    bad_double = go_to(onward.INADMISSIBLE_CALL, wrong=Wrong.DOUBLE)
    return rule(bad_double) if change.cause is Cause.BAD_DOUBLE else None


@law("bridge:25A2")
def meant(change: ChangeOfCall) -> Ruling | None:
    """The player meant the first call when it was made: a change of mind, a misread hand and a lapse of thought
    give no right to change it."""
    return rule(NO_CHANGE, then=SECOND_CALL) if change.is_meant else None


@law("bridge:25A4")
def partner_has_called(change: ChangeOfCall) -> Ruling | None:
    """It was a slip, but partner has called since."""
    return rule(NO_CHANGE, then=SECOND_CALL) if change.partner_has_called else None


@law("bridge:25A5", "bridge:17D1")
def lead_faced(change: ChangeOfCall) -> Ruling | None:
    """It was a slip, but the auction ended before it came round to partner, and a defender has faced a lead."""
    is_late = change.since is CalledSince.OVER and change.stage is Stage.FACED
    return rule(NO_CHANGE, then=SECOND_CALL) if is_late else None


@law("bridge:25A5", "bridge:17D2")
def hands_back(change: ChangeOfCall) -> Ruling | None:
    """It was a slip, but all four players have passed, and all the hands are back in the board."""
    is_late = change.since is CalledSince.OVER and change.stage is Stage.HANDS_BACK
    return rule(NO_CHANGE, then=SECOND_CALL) if is_late else None


@law("bridge:25A5", "bridge:25A1", "bridge:41A")
def lead_face_down(change: ChangeOfCall) -> Ruling | None:
    """It was a slip, the auction ended before it came round to partner, and the lead still lies face down."""
    is_open = change.since is CalledSince.OVER and change.stage is Stage.FACE_DOWN
    return changed(REOPENED, LEAD_GOES_BACK) if is_open else None


@law("bridge:25A5", "bridge:25A1", "bridge:17D")
def period_still_open(change: ChangeOfCall) -> Ruling | None:
    """It was a slip, the auction ended before it came round to partner, and the auction period is not over yet."""
    return changed(REOPENED) if change.since is CalledSince.OVER else None


@law("bridge:25A6", "bridge:25A1")
def called_over(change: ChangeOfCall) -> Ruling | None:
    """It was a slip, and only the left-hand opponent has called since."""
    return changed(LHO_MAY_CHANGE) if change.since is CalledSince.LHO else None


@law("bridge:25A1", "bridge:25A2", "bridge:25A3", otherwise=(Cause.SLIP, CalledSince.NOBODY))
def slip_in_time(_: ChangeOfCall) -> Ruling | None:
    """It was a slip, and nobody has called since."""
    return changed()


def changed(*also: Effect) -> Ruling:
    """What 25A1 grants; Law 26 is switched off."""
    return rule(CALL_CHANGED, JUDGED_ANEW, *also, LEAD_FREE, then=INFORMATION_OF_SLIP)


# Who may use what the slip told?


@law("bridge:25A6")
def slip_tells(_: ChangeOfCall) -> Ruling | None:
    """The slip is withdrawn: what it told is for the left-hand opponent's side only."""
    return rule(WITHDRAWN_INFORMATION)


# What becomes of a second call that 25A does not allow?


@law("bridge:25B2", "bridge:16B1")
def only_asked(change: ChangeOfCall) -> Ruling | None:
    """The player has only asked to change the call."""
    return rule(FIRST_STANDS, REMARK_UNAUTHORISED) if not change.made else None


@law("bridge:39", "bridge:25B2")
def after_the_auction(change: ChangeOfCall) -> Ruling | None:
    """The auction was over when the player made the second call."""
    late = go_to(onward.INADMISSIBLE_CALL, wrong=Wrong.AFTER_END, why_late=WhyLate.NONE)
    return rule(FIRST_STANDS, late) if change.auction_is_over else None


@law("bridge:25B2", "bridge:29")
def too_late(change: ChangeOfCall) -> Ruling | None:
    """Others had called over the first call: the second is no change of it, but a call out of turn."""
    if not change.is_late:
        return None
    return rule(FIRST_STANDS, go_to(onward.CALL_OUT_OF_TURN, turn=change.turn))


@law("bridge:25B1", "bridge:25B2")
def no_reply_yet(change: ChangeOfCall) -> Ruling | None:
    """The left-hand opponent has said and called nothing yet: it is for that player to accept the second call."""
    undecided = change.accepted is Reply.NOTHING
    return rule(LHO_MAY_ACCEPT, IF_ACCEPTED, IF_NOT_ACCEPTED) if undecided else None


@law("bridge:26A", "bridge:25B1", "bridge:23A")
def accepted_and_comparable(change: ChangeOfCall) -> Ruling | None:
    """The left-hand opponent has accepted the second call, and it is comparable with the first."""
    if change.accepted is Reply.ACCEPTED and change.comparable:
        return stands(change, INFORMATION_FREE, LEAD_FREE, CheckAtEnd("bridge:23C"))
    return None


@law("bridge:25B1", "bridge:26B", "bridge:25B3")
def accepted(change: ChangeOfCall) -> Ruling | None:
    """The left-hand opponent has accepted the second call, and it is not comparable with the first."""
    return stands(change, LEAD_LIMIT_AHEAD, then=INFORMATION) if change.accepted is Reply.ACCEPTED else None


@law("bridge:25B2", "bridge:26B", "bridge:25B3", otherwise=(Reply.REFUSED,))
def refused(_: ChangeOfCall) -> Ruling | None:
    """The left-hand opponent has not accepted the second call."""
    return rule(SECOND_CALL_CANCELLED, FIRST_STANDS, LEAD_LIMIT_AHEAD, then=INFORMATION)


def stands(change: ChangeOfCall, *effects: Effect, then: Issue[object] | tuple[()] = ()) -> Ruling:
    """What 25B1 orders; a call made over the first one then hangs in the air."""
    over_first = (LHO_MAY_CHANGE,) if change.since is CalledSince.LHO else ()
    return rule(FIRST_WITHDRAWN, SECOND_CALL_STANDS, *over_first, *effects, then=then)


ALLOWED = Issue(
    N_("May the call be changed?"),
    (
        misinformed,
        first_was_insufficient,
        first_was_out_of_turn,
        had_to_pass,
        inadmissible_double,
        meant,
        partner_has_called,
        lead_faced,
        hands_back,
        lead_face_down,
        period_still_open,
        called_over,
        slip_in_time,
    ),
)
INFORMATION_OF_SLIP = Issue(N_("Who may use what the slip told?"), (slip_tells,))
SECOND_CALL = Issue(
    N_("What becomes of the second call?"),
    (only_asked, after_the_auction, too_late, no_reply_yet, accepted_and_comparable, accepted, refused),
)
CHANGE_OF_CALL = Topic(
    "bridge",
    "change-of-call",
    N_("Change of call"),
    N_("A player replaced a call by another, or wants to."),
    ChangeOfCall,
    (ALLOWED, INFORMATION_OF_SLIP, SECOND_CALL, INFORMATION, HARM),
)
