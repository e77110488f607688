"""Insufficient bids: Law 27, with comparable calls (23) and the lead restriction after a withdrawn call (26)."""

from dataclasses import dataclass

from engine.bridge.auction.comparable_call import is_part_of, may_be_similar, means_the_same, serves_same_purpose
from engine.bridge.effect.call import (
    BID_STANDS,
    BID_WITHDRAWN,
    MUST_REPLACE,
    NO_RECTIFICATION,
    NO_SECOND_CHOICE,
    REPLACEMENT_CANCELLED,
    REPLACEMENT_STANDS,
    SECOND_STANDS,
    MustPass,
    NextBidOver,
)
from engine.bridge.effect.information import INFORMATION_FREE, LEAD_FREE, CheckAtEnd
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.irregular_call.withdrawn_call import LEAD, WithdrawnCall
from engine.bridge.reading import Lowest, Reading
from engine.bridge.table.call import DOUBLE, REDOUBLE, Bid, Call, lowest_over
from engine.bridge.table.duty import Person, Until
from engine.bridge.table.meaning import Meaning
from engine.effect import Governs
from engine.fact import Facts, ask, impossible, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say

PARTNER_PASSES = MustPass(Person.PARTNER, Until.THROUGHOUT)


@dataclass(frozen=True, kw_only=True)
class InsufficientBid(Facts):
    """What the director finds out about an insufficient bid."""

    meant: bool = ask(N_("Was it the bid that the player meant to make at that moment?"), judged=True)
    in_turn: bool = ask(N_("Was it the player's turn to call?"))
    last: Bid = ask(N_("What was the last bid before it?"))
    bid: Bid = ask(N_("What was the insufficient bid?"))
    accepted: bool = ask(N_("Has the left-hand opponent accepted it, in words or by calling?"))
    too_soon: bool = ask(N_("Did the offender replace it before the director had ruled?"))
    replacement: Call = ask(N_("Which call replaces it?"))
    double_legal: bool = ask(N_("Would that double or redouble be legal in itself?"))
    natural: bool = ask(N_("Are both bids natural?"))
    second_accepted: bool = ask(N_("Has the left-hand opponent accepted the second insufficient bid?"))
    meaning: Meaning = ask(N_("What would the insufficient bid have meant?"))
    new_meaning: Meaning = ask(N_("What does the replacement mean?"))
    lower_shows_same: bool = ask(N_("Does a lower sufficient bid of theirs specify the same denominations?"))
    similar: bool = ask(N_("Do you find the meaning of the replacement similar?"), judged=True)
    withdrawn: WithdrawnCall = part()
    reading: Reading = part()

    @impossible
    def is_sufficient(self) -> Text | None:
        if self.bid > self.last:
            return say("{bid} is higher than {last}: it is sufficient.", bid=self.bid, last=self.last)
        return None

    @impossible
    def replaced_by_itself(self) -> Text | None:
        if self.replacement == self.bid:
            return say("The replacement has to be another call.")
        return None

    @property
    def is_double(self) -> bool:
        return self.replacement in (DOUBLE, REDOUBLE)

    @property
    def is_insufficient_again(self) -> bool:
        return isinstance(self.replacement, Bid) and self.replacement <= self.last

    @property
    def shows_same(self) -> bool:
        """The same denominations, and at least one."""
        return bool(self.meaning.shows) and self.meaning.shows == self.new_meaning.shows


# Which law is it?


@law("bridge:25A")
def not_meant(bid: InsufficientBid) -> Ruling | None:
    """The player had not meant to make this bid: a slip may be replaced as such."""
    return rule(Governs("bridge:25A1")) if not bid.meant else None


@law("bridge:27A2")
def out_of_turn(bid: InsufficientBid) -> Ruling | None:
    """The insufficient bid was out of turn as well."""
    return rule(Governs("bridge:31")) if not bid.in_turn else None


@law("bridge:18D")
def does_not_supersede(bid: InsufficientBid) -> Ruling | None:
    """The bid does not supersede the last one: it is insufficient."""
    return rule(then=ACCEPTANCE) if bid.bid <= bid.last else None


# Is it accepted?


@law("bridge:27A1")
def left_hand_opponent_accepts(bid: InsufficientBid) -> Ruling | None:
    """The left-hand opponent has accepted the bid, in words or by calling."""
    return rule(BID_STANDS, NO_RECTIFICATION, NextBidOver(bid.bid)) if bid.accepted else None


@law("bridge:27C")
def replaced_too_soon(bid: InsufficientBid) -> Ruling | None:
    """The offender replaced the bid before the director ruled, and the new call is legal: it stands."""
    if bid.too_soon and not bid.is_double and not bid.is_insufficient_again:
        return rule(BID_WITHDRAWN, NO_SECOND_CHOICE, then=REPLACEMENT)
    return None


@law("bridge:27B")
def not_accepted(_: InsufficientBid) -> Ruling | None:
    """The bid has not been accepted: a legal call takes its place."""
    return rule(BID_WITHDRAWN, then=REPLACEMENT)


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
    if bid.is_insufficient_again:
        return rule(REPLACEMENT_CANCELLED, MUST_REPLACE, PARTNER_PASSES, then=LEAD.on(withdrawn))
    return None


@law("bridge:27B1a")
def lowest_of_same_denomination(bid: InsufficientBid) -> Ruling | None:
    """The replacement is the lowest sufficient bid that specifies the same denomination or denominations."""
    return free(bid) if isinstance(bid.replacement, Bid) and is_lowest(bid, bid.replacement) else None


def is_lowest(bid: InsufficientBid, replacement: Bid) -> bool:
    if bid.reading.lowest is Lowest.REPEATS or bid.natural:
        return replacement == lowest_over(bid.last, bid.bid.strain)
    return bid.shows_same and not bid.lower_shows_same


@law("bridge:36", "bridge:19A1", "bridge:19B1")
def inadmissible_double(bid: InsufficientBid) -> Ruling | None:
    """The replacement is a double or redouble that would not be legal in itself."""
    return rule(Governs("bridge:36")) if bid.is_double and not bid.double_legal else None


@law("bridge:23A3", "bridge:27B1b", "bridge:26A")
def same_purpose(bid: InsufficientBid) -> Ruling | None:
    """The replacement serves the same end: it asks for the same thing."""
    return free(bid) if serves_same_purpose(bid.meaning, bid.new_meaning) else None


@law("bridge:23A1", "bridge:27B1b", "bridge:26A")
def same_meaning(bid: InsufficientBid) -> Ruling | None:
    """The replacement means the same."""
    return free(bid) if means_the_same(bid.meaning, bid.new_meaning) else None


@law("bridge:23A2", "bridge:27B1b", "bridge:26A")
def subset(bid: InsufficientBid) -> Ruling | None:
    """Every hand for the replacement would also have been a hand for the withdrawn bid."""
    return free(bid) if is_part_of(bid.meaning, bid.new_meaning) else None


@law("bridge:23A1", "bridge:27B1b", "bridge:26A")
def similar_meaning(bid: InsufficientBid) -> Ruling | None:
    """The meanings are close, and the director finds them similar."""
    return free(bid) if may_be_similar(bid.meaning, bid.new_meaning) and bid.similar else None


def free(bid: InsufficientBid) -> Ruling:
    """What 27B1 grants in both its cases; a double made too soon was legal after all, and counts."""
    choice = (NO_SECOND_CHOICE,) if bid.is_double and bid.too_soon else ()
    check = CheckAtEnd("bridge:27D")
    return rule(REPLACEMENT_STANDS, *choice, NO_RECTIFICATION, INFORMATION_FREE, LEAD_FREE, check)


@law("bridge:27B3")
def double_or_redouble(bid: InsufficientBid) -> Ruling | None:
    """The replacement is a double or redouble that is not comparable."""
    if bid.is_double:
        return rule(REPLACEMENT_CANCELLED, MUST_REPLACE, PARTNER_PASSES, then=LEAD.on(withdrawn))
    return None


@law("bridge:27B2")
def other_bid_or_pass(_: InsufficientBid) -> Ruling | None:
    """The replacement is another sufficient bid, or a pass, and not comparable."""
    return rule(REPLACEMENT_STANDS, PARTNER_PASSES, then=LEAD.on(withdrawn_for_good))


def withdrawn(bid: InsufficientBid) -> WithdrawnCall:
    return bid.withdrawn


def withdrawn_for_good(bid: InsufficientBid) -> WithdrawnCall:
    """The call that replaces it stands, and is not comparable."""
    return bid.withdrawn.having(comparable=False)


ROUTE = Issue(N_("Which law is it?"), (not_meant, out_of_turn, does_not_supersede))
ACCEPTANCE = Issue(N_("Is it accepted?"), (left_hand_opponent_accepts, replaced_too_soon, not_accepted))
REPLACEMENT = Issue(
    N_("What does the replacement lead to?"),
    (
        second_is_accepted,
        insufficient_again,
        inadmissible_double,
        lowest_of_same_denomination,
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
    (ROUTE, ACCEPTANCE, REPLACEMENT, LEAD.on(withdrawn), INFORMATION, HARM),
)
