"""What is asked about a call out of turn: what the director rules, who calls next, what the offending side may call."""

from collections.abc import Callable

from engine.bridge.effect.call import CALL_STANDS, MustPass
from engine.bridge.effect.turn import (
    ANY_CALL,
    IN_ROTATION,
    IN_TURN_COUNTS,
    OVER_ACCEPTS,
    REPEAT_CALL,
)
from engine.bridge.irregular_call.call_again import PARTNER_PASSES_ONCE
from engine.bridge.irregular_call.turned_back import OFFENDER_PASSES
from engine.bridge.table.call import DOUBLE, PASS, Call
from engine.bridge.table.seat import SEATS, Seat
from engine.effect import Effect, Governs
from engine.law import GoTo, Verdict
from engine.text import Text, say
from quizzes.question import OneOf, Option, Part, find, has

FIRST = {OVER_ACCEPTS: "choice", CALL_STANDS: "stands", IN_TURN_COUNTS: "forgotten", IN_ROTATION: "turn"}
NOWHERE = ""  # no answer: another law decides


# What holds before anything else


def first_part(offender: Seat) -> Part:
    lho = offender.lho
    options = (
        Option(
            "choice", say("{player} may accept the call by calling over it; otherwise it is cancelled.", player=lho)
        ),
        Option("stands", say("The call has been accepted and stands.")),
        Option("forgotten", say("The auction goes on as if the call had not been made, without rectification.")),
        Option("turn", say("The call counts as made in turn.")),
        Option("change", say("The call is treated as a change of {player}'s earlier call.", player=offender)),
    )
    return OneOf("first", say("What do you rule now?"), read_first, 0, options)


def read_first(verdict: Verdict) -> str:
    if find(verdict, GoTo) or find(verdict, Governs):
        return "change"
    return next((word for effect, word in FIRST.items() if has(verdict, effect)), NOWHERE)


def next_part(seats: dict[Effect, Seat]) -> Part:
    """Whose turn it is after what the director may rule."""
    options = tuple(Option(str(seat), Text(seat.words)) for seat in SEATS)
    return OneOf("next", say("Who calls next?"), reading_next(seats), 0, options)


def reading_next(seats: dict[Effect, Seat]) -> Callable[[Verdict], str]:
    return lambda verdict: next((str(seat) for effect, seat in seats.items() if has(verdict, effect)), NOWHERE)


# What the offending side may call


def offender_part(offender: Seat, call: Call, case: int = 0) -> Part:
    """The offender's own turn."""
    duty = Option("pass", say("{player} must pass.", player=offender))
    if call != PASS:
        again = say("{player} must bid {call} again.", player=offender, call=call)
        duty = Option("again", say("{player} must double again.", player=offender) if call == DOUBLE else again)
    options = (duty, Option("any", say("{player} may make any legal call.", player=offender)))
    words = say("What may {player} call at the proper turn?", player=offender)
    return OneOf("offender", words, read_offender, case, options)


def read_offender(verdict: Verdict) -> str:
    duties: dict[Effect, str] = {OFFENDER_PASSES: "pass", REPEAT_CALL: "again", ANY_CALL: "any"}
    return next((word for effect, word in duties.items() if has(verdict, effect)), NOWHERE)


def partner_part(offender: Seat, case: int = 0) -> Part:
    partner = offender.partner
    options = (
        Option("free", say("{player} may call freely.", player=partner)),
        Option("once", say("{player} must pass at the next turn.", player=partner)),
    )
    return OneOf("partner", say("And the offender's partner?"), read_partner, case, options)


def read_partner(verdict: Verdict) -> str:
    if has(verdict, PARTNER_PASSES_ONCE):
        return "once"
    return "free" if not find(verdict, MustPass) else NOWHERE


def accept_part(offender: Seat) -> Part:
    lho = offender.lho
    options = (
        Option("yes", say("Yes, by calling over it.")),
        Option("no", say("No: nobody can accept it.")),
    )
    return OneOf("accept", say("May {player} accept the call?", player=lho), read_accept, 0, options)


def read_accept(verdict: Verdict) -> str:
    return "yes" if has(verdict, OVER_ACCEPTS) else "no"
