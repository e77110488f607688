"""Insufficient bids: Law 27, with comparable calls (23); what they mean for the lead is ruled on later (26)."""

from engine.bridge import onward
from engine.bridge.auction.comparable_call import (
    Finding,
    is_part_of,
    may_be_similar,
    means_the_same,
    serves_same_purpose,
)
from engine.bridge.effect.call import (
    BID_STANDS,
    BID_WITHDRAWN,
    COSTLY_REPLACEMENTS,
    FREE_REPLACEMENTS,
    LHO_CHOOSES,
    MUST_REPLACE,
    NO_DOUBLE,
    NO_RECTIFICATION,
    NO_SECOND_CHOICE,
    REPLACEMENT_CANCELLED,
    REPLACEMENT_STANDS,
    REPLACEMENT_VOID,
    SECOND_STANDS,
    MustPass,
    NextBidOver,
)
from engine.bridge.effect.information import INFORMATION_FREE, LEAD_FREE, CheckAtEnd
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.irregular_call.change import Cause
from engine.bridge.irregular_call.inadmissible import Wrong
from engine.bridge.irregular_call.insufficient import InsufficientBid, SoFar, renew
from engine.bridge.irregular_call.out_of_turn import Made
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.reading import Lowest
from engine.bridge.table.call import Bid, lowest_over
from engine.bridge.table.duty import Person, Until
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

PARTNER_PASSES = MustPass(Person.PARTNER, Until.THROUGHOUT)


# How do things stand? Which bids they were is asked only where something hangs on it.


@law("bridge:25A")
def not_meant(bid: InsufficientBid) -> Ruling | None:
    """The player had not meant to make this bid: a slip may be replaced as such."""
    return rule(go_to(onward.CHANGE_OF_CALL, cause=Cause.SLIP)) if bid.accepted is SoFar.SLIP else None


@law("bridge:27A2")
def out_of_turn(bid: InsufficientBid) -> Ruling | None:
    """The insufficient bid was out of turn as well."""
    return (
        rule(go_to(onward.CALL_OUT_OF_TURN, call=Made.BID, sufficient=False))
        if bid.accepted is SoFar.OUT_OF_TURN
        else None
    )


@law("bridge:27A1")
def nothing_said_yet(bid: InsufficientBid) -> Ruling | None:
    """Nobody has done anything since: the left-hand opponent may accept the bid."""
    return rule(LHO_CHOOSES, then=CHOICES) if bid.accepted is SoFar.NOTHING else None


@law("bridge:18D", otherwise=(SoFar.ACCEPTED, SoFar.REFUSED, SoFar.REPLACED))
def does_not_supersede(bid: InsufficientBid) -> Ruling | None:
    """The bid does not supersede the last one: it is insufficient."""
    return rule(then=STANDING) if bid.last >= bid.bid else None


# Does it stand?


@law("bridge:27A1")
def left_hand_opponent_accepts(bid: InsufficientBid) -> Ruling | None:
    """The left-hand opponent has accepted the bid, in words or by calling."""
    return rule(BID_STANDS, NO_RECTIFICATION, NextBidOver(bid.bid)) if bid.accepted is SoFar.ACCEPTED else None


@law("bridge:27C", "bridge:27A1")
def accepted_though_replaced(bid: InsufficientBid) -> Ruling | None:
    """The offender replaced the bid too soon, but the left-hand opponent accepts the first bid: the new call is
    cancelled."""
    if bid.is_too_soon and bid.first_accepted:
        return rule(BID_STANDS, REPLACEMENT_VOID, NO_RECTIFICATION, NextBidOver(bid.bid))
    return None


@law("bridge:27C")
def replaced_too_soon(bid: InsufficientBid) -> Ruling | None:
    """The offender replaced the bid before the director ruled, and the new call is legal: it stands."""
    if bid.is_too_soon and not bid.is_double and not bid.is_insufficient_again:
        return rule(BID_WITHDRAWN, NO_SECOND_CHOICE, then=REPLACEMENT)
    return None


@law("bridge:27B", otherwise=(SoFar.REFUSED, SoFar.REPLACED))
def not_accepted(_: InsufficientBid) -> Ruling | None:
    """The bid has not been accepted: a legal call takes its place."""
    return rule(BID_WITHDRAWN, then=REPLACEMENT)


# What may the offender do?


@law("bridge:27B", "bridge:27B1", "bridge:27B2", "bridge:27B3")
def told_before_choosing(_: InsufficientBid) -> Ruling | None:
    """The director explains the choices before the offender makes one."""
    return rule(FREE_REPLACEMENTS, COSTLY_REPLACEMENTS, NO_DOUBLE)


# What does the replacement lead to?


@law("bridge:27B4", "bridge:27A1")
def second_is_accepted(bid: InsufficientBid) -> Ruling | None:
    """The replacement is insufficient too, and the left-hand opponent has accepted it."""
    if bid.is_insufficient_again and bid.second_accepted and isinstance(bid.replacement, Bid):
        return rule(SECOND_STANDS, NextBidOver(bid.replacement))
    return None


@law("bridge:27B4", "bridge:27B3")
def insufficient_again(bid: InsufficientBid) -> Ruling | None:
    """The replacement is insufficient too, and has not been accepted."""
    return cancelled() if bid.is_insufficient_again else None


@law("bridge:36", "bridge:19A1", "bridge:19B1")
def inadmissible_double(bid: InsufficientBid) -> Ruling | None:
    """The replacement is a double or redouble that would not be legal in itself."""
    if not bid.is_double or bid.last_bid.allows(bid.replacement):
        return None
    return rule(go_to(onward.INADMISSIBLE_CALL, wrong=Wrong.DOUBLE, **bid.have("last_bid", replacement="call")))


@law("bridge:27B1a")
def lowest_of_same_denomination(bid: InsufficientBid) -> Ruling | None:
    """The replacement is the lowest sufficient bid that specifies the same denomination or denominations."""
    return free(bid) if isinstance(bid.replacement, Bid) and is_lowest(bid, bid.replacement) else None


def is_lowest(bid: InsufficientBid, replacement: Bid) -> bool:
    named = replacement == lowest_over(bid.last, bid.bid.strain)
    if bid.reading.lowest is Lowest.REPEATS or (named and bid.natural):
        return named
    return bid.shows_same_lowest if bid.is_compared else bid.comparable is Finding.LOWEST


@law("bridge:23A", "bridge:27B1b", "bridge:26A")
def found_comparable(bid: InsufficientBid) -> Ruling | None:
    """The director finds the replacement comparable."""
    return free(bid) if not bid.is_compared and bid.comparable is Finding.YES else None


@law("bridge:23A3", "bridge:27B1b", "bridge:26A")
def same_purpose(bid: InsufficientBid) -> Ruling | None:
    """The replacement serves the same end: it asks for the same thing."""
    return free(bid) if bid.is_compared and serves_same_purpose(bid.meaning, bid.new_meaning) else None


@law("bridge:23A1", "bridge:27B1b", "bridge:26A")
def same_meaning(bid: InsufficientBid) -> Ruling | None:
    """The replacement means the same."""
    return free(bid) if bid.is_compared and means_the_same(bid.meaning, bid.new_meaning) else None


@law("bridge:23A2", "bridge:27B1b", "bridge:26A")
def subset(bid: InsufficientBid) -> Ruling | None:
    """Every hand for the replacement would also have been a hand for the withdrawn bid."""
    return free(bid) if bid.is_compared and is_part_of(bid.meaning, bid.new_meaning) else None


@law("bridge:23A1", "bridge:27B1b", "bridge:26A")
def similar_meaning(bid: InsufficientBid) -> Ruling | None:
    """The meanings are close, and the director finds them similar."""
    return free(bid) if bid.is_compared and may_be_similar(bid.meaning, bid.new_meaning) and bid.similar else None


def free(bid: InsufficientBid) -> Ruling:
    """What 27B1 grants in both its cases; a double made too soon was legal after all, and counts."""
    choice = (NO_SECOND_CHOICE,) if bid.is_double and bid.is_too_soon else ()
    check = CheckAtEnd("bridge:27D")
    return rule(REPLACEMENT_STANDS, *choice, NO_RECTIFICATION, INFORMATION_FREE, LEAD_FREE, check)


@law("bridge:27B3", "bridge:26B")
def double_or_redouble(bid: InsufficientBid) -> Ruling | None:
    """The replacement is a double or redouble that is not comparable."""
    return cancelled() if bid.is_double else None


def cancelled() -> Ruling:
    """What 27B3 orders; the call that takes the place of the cancelled one does not lift it."""
    return rule(REPLACEMENT_CANCELLED, MUST_REPLACE, PARTNER_PASSES, LEAD_LIMIT_AHEAD, then=INFORMATION)


@law("bridge:27B2", "bridge:26B")
def other_bid_or_pass(_: InsufficientBid) -> Ruling | None:
    """The replacement is another sufficient bid, or a pass, and not comparable."""
    return rule(REPLACEMENT_STANDS, PARTNER_PASSES, LEAD_LIMIT_AHEAD, then=INFORMATION)


ROUTE = Issue(N_("Which law is it?"), (not_meant, out_of_turn, nothing_said_yet, does_not_supersede))
STANDING = Issue(
    N_("Is it accepted?"),
    (left_hand_opponent_accepts, accepted_though_replaced, replaced_too_soon, not_accepted),
)
CHOICES = Issue(N_("What may the offender do?"), (told_before_choosing,))
REPLACEMENT = Issue(
    N_("What does the replacement lead to?"),
    (
        second_is_accepted,
        insufficient_again,
        inadmissible_double,
        lowest_of_same_denomination,
        found_comparable,
        same_purpose,
        same_meaning,
        subset,
        similar_meaning,
        double_or_redouble,
        other_bid_or_pass,
    ),
)
INSUFFICIENT_BID = Topic(
    "bridge",
    "insufficient-bid",
    N_("Insufficient bid"),
    N_("A player made a bid that is not higher than the last one."),
    InsufficientBid,
    (ROUTE, STANDING, CHOICES, REPLACEMENT, INFORMATION, HARM),
    renew=renew,
)
