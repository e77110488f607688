"""What is asked about an insufficient bid: which call stands, what partner must do, which leads may be forbidden."""

from engine.bridge.effect.call import (
    BID_STANDS,
    MUST_REPLACE,
    NO_SECOND_CHOICE,
    REPLACEMENT_CANCELLED,
    REPLACEMENT_STANDS,
    SECOND_STANDS,
    NextBidOver,
)
from engine.bridge.effect.information import LeadLimit
from engine.bridge.irregular_call.insufficient_bid import PARTNER_PASSES
from engine.bridge.table.call import Bid
from engine.cards.pack import FRENCH_SUITS
from engine.law import Verdict
from engine.text import Text, say
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.question import OneOf, Option, Part, Suits, find, has, suit_options

BIDS = tuple(Bid.every())
OUTCOMES = {
    BID_STANDS: "bid",
    SECOND_STANDS: "second",
    REPLACEMENT_CANCELLED: "cancelled",
    REPLACEMENT_STANDS: "replacement",
}
ELSEWHERE = ""  # no answer: another law decides


def read_standing(verdict: Verdict) -> str:
    return next((word for effect, word in OUTCOMES.items() if has(verdict, effect)), ELSEWHERE)


def standing_part(*values: str) -> Part:
    words = {
        "bid": say("The insufficient bid stands."),
        "replacement": say("The replacement stands."),
        "second": say("The second insufficient bid stands."),
        "cancelled": say("The replacement is cancelled; the offender has to bid sufficiently or pass."),
    }
    options = tuple(Option(value, words[value]) for value in values)
    return OneOf("standing", say("Which call stands?"), read_standing, 0, options)


def partner_part() -> Part:
    options = (
        Option("free", say("Nothing: partner may call freely.")),
        Option("once", say("Partner must pass at the next turn.")),
        Option("throughout", say("Partner must pass until the end of the auction.")),
    )
    words = say("What must the offender's partner do?")
    return OneOf("partner", words, read_partner, 0, options)


def read_partner(verdict: Verdict) -> str:
    if has(verdict, PARTNER_PASSES):
        return "throughout"
    return "free" if has(verdict, *OUTCOMES) else ELSEWHERE


def lead_part() -> Part:
    words = say("Which suits may declarer forbid the offender's partner to lead? Tap none if there is no restriction.")
    return Suits("lead", words, read_lead, 0, suit_options(FRENCH_SUITS))


def read_lead(verdict: Verdict) -> frozenset[str]:
    limit = find(verdict, LeadLimit)
    return frozenset(str(suit) for suit in (limit.suits if limit else ()))


def next_bid_part(slip: Slip) -> Part:
    """The lowest bid now: over the accepted bid, not over the higher one before it."""
    offered = {after(slip.bid), after(slip.last), slip.last, after(after(slip.bid))}
    options = tuple(Option(str(bid), Text("{bid}", (("bid", bid),))) for bid in sorted(offered))
    return OneOf("lowest", say("What is the lowest bid that is legal now?"), read_next_bid, 0, options)


def after(bid: Bid) -> Bid:
    return BIDS[min(BIDS.index(bid) + 1, len(BIDS) - 1)]


def read_next_bid(verdict: Verdict) -> str:
    over = find(verdict, NextBidOver)
    return str(after(over.bid)) if over else ""


def again_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("May the offender still choose a different call?")
    return OneOf("again", words, read_again, 0, options)


def read_again(verdict: Verdict) -> str:
    if has(verdict, NO_SECOND_CHOICE, BID_STANDS, SECOND_STANDS):
        return "no"
    return "yes" if has(verdict, MUST_REPLACE) else ELSEWHERE
