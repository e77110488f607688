"""Calls out of turn: whether they count and may be accepted, Laws 28, 29, 33 and 34; what follows is turned_back.py."""

from engine.bridge import onward
from engine.bridge.effect.call import CALL_STANDS, NO_RECTIFICATION
from engine.bridge.effect.information import LEAD_FREE, WITHDRAWN_INFORMATION
from engine.bridge.effect.turn import (
    COMPARABLE_AHEAD,
    COUNTS_AFTER,
    DEEMED_PASS,
    IN_ROTATION,
    IN_TURN_COUNTS,
    NOT_OVER,
    OVER_ACCEPTS,
    PARTNER_IN_TURN,
    REFUSED_OTHER,
    REFUSED_PASS,
    REFUSED_RHO,
    RHO_ACT_AHEAD,
    RHO_PASS_AHEAD,
    TURN_RETURNS,
)
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.irregular_call.call_again import COMPARISON, COSTLY, FREE
from engine.bridge.irregular_call.change import CalledSince
from engine.bridge.irregular_call.inadmissible import Wrong
from engine.bridge.irregular_call.out_of_turn import CallOutOfTurn, Made, Reaction, Turn
from engine.bridge.irregular_call.turned_back import BID, DOUBLED, PASSED, RECTIFICATION
from engine.effect import ForDirector
from engine.law import GoTo, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# Is it out of turn, and which law is it?


@law("bridge:28A")
def right_hand_opponent_had_to_pass(call: CallOutOfTurn) -> Ruling | None:
    """It was the right-hand opponent's turn, and that player had to pass."""
    return rule(IN_ROTATION, DEEMED_PASS, NO_RECTIFICATION) if call.turn is Turn.RHO_SILENT else None


@law("bridge:33")
def together_with_right_hand_opponent(call: CallOutOfTurn) -> Ruling | None:
    """The right-hand opponent called in turn at the same moment: the call counts as made next."""
    return rule(COUNTS_AFTER, IN_ROTATION, NO_RECTIFICATION) if call.is_in_turn else None


@law("bridge:33")
def together_with_another(call: CallOutOfTurn) -> Ruling | None:
    """Another player called in turn at the same moment: the call counts as made after that one, still out of turn."""
    return rule(COUNTS_AFTER, then=CALL) if call.turn is Turn.TOGETHER else None


@law("bridge:29", otherwise=(Turn.RHO, Turn.PARTNER, Turn.LHO, Turn.LHO_AGAIN))
def out_of_turn(_: CallOutOfTurn) -> Ruling | None:
    """The call was made at another player's turn."""
    return rule(then=CALL)


# Has it gone too far, or is it another law's case?


@law("bridge:17D3", "bridge:34")
def player_lost_turn(call: CallOutOfTurn) -> Ruling | None:
    """It was one of three passes on which the auction seemed to end, and a player did not get to call."""
    return rule(NOT_OVER, then=PASSES) if call.call.is_pass and call.reaction is Reaction.ENDED else None


@law("bridge:30B2", "bridge:25B")
def later_pass(call: CallOutOfTurn) -> Ruling | None:
    """An ordinary pass at the left-hand opponent's turn, by a player who had called before: a change of call."""
    is_later = call.whose is Turn.LHO_AGAIN and call.call is Made.PASS
    return rule(second_call()) if is_later else None


@law("bridge:32C", "bridge:25B")
def later_double(call: CallOutOfTurn) -> Ruling | None:
    """A double or redouble at the left-hand opponent's turn, by a player who had called before: a change of call."""
    is_later = call.whose is Turn.LHO_AGAIN and call.call.is_double
    return rule(second_call()) if is_later else None


@law("bridge:31C", "bridge:25B")
def later_bid(call: CallOutOfTurn) -> Ruling | None:
    """A bid, or an artificial pass, at the left-hand opponent's turn, by a player who had called before: a change of
    call."""
    return rule(second_call()) if call.whose is Turn.LHO_AGAIN else None


def second_call() -> GoTo:
    """At the left-hand opponent's turn nobody can have called since the player's own first call."""
    return go_to(onward.CHANGE_OF_CALL, made=True, since=CalledSince.NOBODY)


@law("bridge:32", "bridge:36", "bridge:19A1", "bridge:19B1")
def inadmissible_double(call: CallOutOfTurn) -> Ruling | None:
    """A double or redouble that would not be legal in turn either: nobody can accept it."""
    if not call.call.is_double or call.is_admissible:
        return None
    return rule(go_to(onward.INADMISSIBLE_CALL, wrong=Wrong.DOUBLE, **call.have("last_bid")))


@law("bridge:29A", otherwise=tuple(Made))
def may_be_accepted(_: CallOutOfTurn) -> Ruling | None:
    """The left-hand opponent may accept it."""
    return rule(then=ACCEPTANCE)


@law("bridge:16C")
def passers_offended(_: CallOutOfTurn) -> Ruling | None:
    """Whoever passed out of turn has offended, and may not use what the cancelled passes told."""
    return rule(WITHDRAWN_INFORMATION)


# Is it accepted?


@law("bridge:29A", "bridge:29B")
def nothing_done_yet(call: CallOutOfTurn) -> Ruling | None:
    """Nobody has done anything since: the left-hand opponent may accept the call."""
    return rule(OVER_ACCEPTS, then=CHOICES) if call.reaction is Reaction.NOTHING else None


@law("bridge:29A")
def accepted_in_words(call: CallOutOfTurn) -> Ruling | None:
    """The left-hand opponent accepts it in words, and is to call over it."""
    return rule(CALL_STANDS, NO_RECTIFICATION) if call.reaction is Reaction.ACCEPTED else None


@law("bridge:29A")
def called_over(call: CallOutOfTurn) -> Ruling | None:
    """The left-hand opponent has called over it, and has thereby accepted it."""
    return rule(CALL_STANDS, NO_RECTIFICATION) if call.is_accepted_by_calling else None


@law("bridge:28B", "bridge:16C2")
def called_in_turn(call: CallOutOfTurn) -> Ruling | None:
    """An opponent, whose turn it was, has called before any rectification."""
    if call.reaction in (Reaction.IN_TURN, Reaction.CALLED):
        return rule(IN_TURN_COUNTS, NO_RECTIFICATION, LEAD_FREE, WITHDRAWN_INFORMATION)
    return None


@law("bridge:29B", "bridge:16C2")
def partner_called_in_turn(call: CallOutOfTurn) -> Ruling | None:
    """Partner, whose turn it was, has called, and no opponent has."""
    partner_called = call.reaction is Reaction.PARTNER
    return rule(PARTNER_IN_TURN, ForDirector("bridge:16C2"), then=RECTIFICATION) if partner_called else None


@law("bridge:29B", otherwise=(Reaction.REFUSED,))
def not_accepted(_: CallOutOfTurn) -> Ruling | None:
    """It has not been accepted: it is cancelled, and the turn goes back."""
    return rule(TURN_RETURNS, then=RECTIFICATION)


# What are the players told before they choose?


@law("bridge:30A")
def told_of_pass(call: CallOutOfTurn) -> Ruling | None:
    """An ordinary pass at the right-hand opponent's turn."""
    return rule(REFUSED_PASS) if call.call is Made.PASS and call.is_at_rho else None


@law("bridge:31A", "bridge:32A")
def told_of_right_hand_opponent(call: CallOutOfTurn) -> Ruling | None:
    """Any other call at the right-hand opponent's turn: everything depends on what that player calls."""
    return rule(REFUSED_RHO, RHO_PASS_AHEAD, RHO_ACT_AHEAD, COMPARABLE_AHEAD) if call.is_at_rho else None


@law("bridge:30B1", "bridge:31B", "bridge:32B", otherwise=(Turn.PARTNER, Turn.LHO, Turn.TOGETHER))
def told_of_others(_: CallOutOfTurn) -> Ruling | None:
    """A call at partner's turn, or a first call at the left-hand opponent's turn."""
    return rule(REFUSED_OTHER, COMPARABLE_AHEAD)


ROUTE = Issue(
    N_("Is it out of turn?"),
    (right_hand_opponent_had_to_pass, together_with_right_hand_opponent, together_with_another, out_of_turn),
)
CALL = Issue(
    N_("May it be accepted?"),
    (player_lost_turn, later_pass, later_double, later_bid, inadmissible_double, may_be_accepted),
)
PASSES = Issue(N_("Who may use what the cancelled passes told?"), (passers_offended,))
ACCEPTANCE = Issue(
    N_("Is it accepted?"),
    (nothing_done_yet, accepted_in_words, called_over, called_in_turn, partner_called_in_turn, not_accepted),
)
CHOICES = Issue(
    N_("What are the players told before they choose?"), (told_of_pass, told_of_right_hand_opponent, told_of_others)
)
CALL_OUT_OF_TURN = Topic(
    "bridge",
    "call-out-of-turn",
    N_("Call out of turn"),
    N_("A player passed, bid or doubled when it was another player's turn."),
    CallOutOfTurn,
    (
        ROUTE,
        CALL,
        PASSES,
        ACCEPTANCE,
        CHOICES,
        RECTIFICATION,
        PASSED,
        BID,
        DOUBLED,
        COMPARISON,
        FREE,
        COSTLY,
        INFORMATION,
        HARM,
    ),
)
