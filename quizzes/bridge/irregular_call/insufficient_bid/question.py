"""What is asked about an insufficient bid: whose turn it is to choose, what a replacement leads to, the lead."""

from engine.bridge.effect.call import (
    BID_STANDS,
    LHO_CHOOSES,
    NO_SECOND_CHOICE,
    REPLACEMENT_CANCELLED,
    REPLACEMENT_STANDS,
    SECOND_STANDS,
    NextBidOver,
)
from engine.bridge.effect.information import LeadLimit
from engine.bridge.irregular_call.call_out_of_turn import CALL_OUT_OF_TURN
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.insufficient_bid import PARTNER_PASSES
from engine.bridge.table.call import DOUBLE, PASS, Bid, Call
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH_SUITS
from engine.law import Verdict, go_to
from engine.text import Text, say
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.question import OneOf, Option, Part, Suits, find, has, suit_options

BIDS = tuple(Bid.every())
FIRST = {
    LHO_CHOOSES: "choice",
    BID_STANDS: "stands",
    go_to(CHANGE_OF_CALL): "slip",
    go_to(CALL_OUT_OF_TURN): "turn",
}
OUTCOMES = {
    BID_STANDS: "bid",
    SECOND_STANDS: "second",
    REPLACEMENT_CANCELLED: "cancelled",
    NO_SECOND_CHOICE: "replacement",
}
ELSEWHERE = ""  # no answer: another law decides


# What holds before anything else


def first_part(offender: Seat, case: int = 0) -> Part:
    lho = offender.lho
    options = (
        Option("choice", say("It is an insufficient bid in turn: {player} may accept it or not.", player=lho)),
        Option("stands", say("The bid has been accepted and stands.")),
        Option("slip", say("{player} may change it to the call that was meant.", player=offender)),
        Option("turn", say("The bid is treated as a bid out of turn.")),
    )
    return OneOf("first", say("What do you rule now?"), read_first, case, options)


def read_first(verdict: Verdict) -> str:
    return next((word for effect, word in FIRST.items() if has(verdict, effect)), ELSEWHERE)


def next_bid_part(slip: Slip, words: Text, case: int) -> Part:
    """The lowest bid now: over the accepted bid, not over the higher one before it."""
    offered = {after(slip.bid), after(slip.last), same_strain(slip.bid)}
    options = tuple(Option(str(bid), Text("{bid}", (("bid", bid),))) for bid in sorted(offered))
    return OneOf("lowest", words, read_next_bid, case, options)


def after(bid: Bid) -> Bid:
    return BIDS[min(BIDS.index(bid) + 1, len(BIDS) - 1)]


def same_strain(bid: Bid) -> Bid:
    """The same denomination one level higher."""
    return Bid(level=bid.level + 1, strain=bid.strain)


def read_next_bid(verdict: Verdict) -> str:
    over = find(verdict, NextBidOver)
    return str(after(over.bid)) if over else ""


# What a replacement leads to


def result_part(offender: Seat, name: str, words: Text, case: int) -> Part:
    partner = offender.partner
    cancelled = say(
        "It is cancelled. {offender} must bid enough or pass, and {player} must pass until the end of the auction.",
        offender=offender,
        player=partner,
    )
    options = (
        Option("free", say("It stands, and {player} may call freely.", player=partner)),
        Option("barred", say("It stands, but {player} must pass until the end of the auction.", player=partner)),
        Option("cancelled", cancelled),
    )
    return OneOf(name, words, read_result, case, options)


def ask_about(offender: Seat, call: Call) -> Text:
    """The question of an offender who wants to know before choosing."""
    if call == PASS:
        return say("What if {player} passes instead?", player=offender)
    if call == DOUBLE:
        return say("What if {player} doubles instead?", player=offender)
    return say("What if {player} bids {call} instead?", player=offender, call=call)


def read_result(verdict: Verdict) -> str:
    if has(verdict, REPLACEMENT_CANCELLED):
        return "cancelled"
    if has(verdict, PARTNER_PASSES):
        return "barred"
    return "free" if has(verdict, REPLACEMENT_STANDS) else ELSEWHERE


def standing_part() -> Part:
    options = (
        Option("bid", say("The first bid stands, and the new call is cancelled.")),
        Option("second", say("The second bid stands, although it is insufficient too.")),
        Option("replacement", say("The new call stands, and the offender may not choose another.")),
        Option("cancelled", say("The new call is cancelled, and the offender has to bid enough or pass.")),
    )
    return OneOf("standing", say("Which call stands?"), read_standing, 0, options)


def read_standing(verdict: Verdict) -> str:
    return next((word for effect, word in OUTCOMES.items() if has(verdict, effect)), ELSEWHERE)


def partner_part(offender: Seat) -> Part:
    partner = offender.partner
    options = (
        Option("free", say("{player} may call freely.", player=partner)),
        Option("throughout", say("{player} must pass until the end of the auction.", player=partner)),
    )
    return OneOf("partner", say("And the offender's partner?"), read_partner, 0, options)


def read_partner(verdict: Verdict) -> str:
    if has(verdict, PARTNER_PASSES):
        return "throughout"
    return "free" if has(verdict, BID_STANDS, SECOND_STANDS, REPLACEMENT_STANDS) else ELSEWHERE


def lead_part(offender: Seat, case: int) -> Part:
    words = say(
        "Which suit may declarer forbid {player} to lead? Choose every suit that can be forbidden, or none.",
        player=offender.partner,
    )
    return Suits("lead", words, read_lead, case, suit_options(FRENCH_SUITS))


def read_lead(verdict: Verdict) -> frozenset[str]:
    limit = find(verdict, LeadLimit)
    return frozenset(str(suit) for suit in (limit.suits if limit else ()))
