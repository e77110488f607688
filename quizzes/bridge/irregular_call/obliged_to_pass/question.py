"""What is asked about two irregularities, one after the other: who had to pass, what the call is, who must pass now."""

from engine.bridge.effect.call import CALL_CANCELLED, CALL_STANDS, MustPass
from engine.bridge.effect.inadmissible import ALL_CANCELLED
from engine.bridge.irregular_call.bad_double import PARTNER_PASSES
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.table.call import DOUBLE, Call
from engine.bridge.table.duty import Person, Until
from engine.bridge.table.seat import Seat
from engine.law import Verdict
from engine.text import say
from quizzes.question import OneOf, Option, Part, find, has

YES_OR_NO = (Option("yes", say("Yes.")), Option("no", say("No.")))


def duty_part(offender: Seat, case: int = 0) -> Part:
    partner = offender.partner
    options = (
        Option("once", say("{player} must pass at the next turn.", player=partner)),
        Option("throughout", say("{player} must pass until the end of the auction.", player=partner)),
        Option("self", say("{player} must pass at the next turn.", player=offender)),
    )
    return OneOf("duty", say("Who must pass after that, and for how long?"), read_duty, case, options)


def read_duty(verdict: Verdict) -> str:
    duty = find(verdict, MustPass)
    if duty is None:
        return ""
    if duty.who is Person.OFFENDER:
        return "self"
    return "once" if duty.until is Until.ONCE else "throughout"


# A call that would have been legal, had the player not had to pass


def call_part(call: Call, case: int) -> Part:
    words = say("What becomes of the double?") if call == DOUBLE else say("What becomes of {call}?", call=call)
    options = (
        Option("stands", say("It stands, with every call made after it.")),
        Option("cancelled", say("It is cancelled, and a pass takes its place.")),
    )
    return OneOf("call", words, read_call, case, options)


def read_call(verdict: Verdict) -> str:
    if has(verdict, CALL_CANCELLED):
        return "cancelled"
    return "stands" if has(verdict, CALL_STANDS) else ""


def silence_part(player: Seat, case: int) -> Part:
    partner = player.partner
    options = (
        Option("nobody", say("Nobody.")),
        Option("one", say("{player}, until the end of the auction.", player=player)),
        Option(
            "both", say("{player} and {partner}, both until the end of the auction.", player=player, partner=partner)
        ),
    )
    return OneOf("silence", say("And who must pass from now on?"), read_silence, case, options)


def read_silence(verdict: Verdict) -> str:
    duty = find(verdict, MustPass)
    if duty is None:
        return "nobody"
    return "both" if duty.who is Person.SIDE else "one"


def lead_part(player: Seat, case: int) -> Part:
    words = say(
        "If {player} defends in the end: may declarer be able to forbid a lead because of this call?", player=player
    )
    return OneOf("lead", words, read_lead, case, YES_OR_NO)


def read_lead(verdict: Verdict) -> str:
    return "yes" if has(verdict, LEAD_LIMIT_AHEAD) else "no"


# A double that would not have been legal anyway


def double_part(player: Seat, case: int) -> Part:
    both = say(
        "It is cancelled. {player} must pass now, and {partner} until the end of the auction.",
        player=player,
        partner=player.partner,
    )
    alone = say("It and the call after it are cancelled. {player} must pass now, and that is all.", player=player)
    options = (Option("partner", both), Option("alone", alone))
    return OneOf("double", say("What do you rule on the double or redouble?"), read_double, case, options)


def read_double(verdict: Verdict) -> str:
    if has(verdict, PARTNER_PASSES):
        return "partner"
    return "alone" if has(verdict, ALL_CANCELLED) else ""
