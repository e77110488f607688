"""Effects on calls: what stands, what is cancelled, who has to pass."""

from dataclasses import dataclass
from typing import Any

from engine.bridge.table.call import Bid
from engine.bridge.table.duty import Person, Until
from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Text, say

LHO_CHOOSES = Option(
    "lho-chooses",
    N_("The left-hand opponent chooses first: the bid may be accepted, in words or by calling, or not accepted."),
)
FREE_REPLACEMENTS = Order(
    "free-replacements",
    N_(
        "If it is not accepted, the offender has to replace it. The lowest sufficient bid that shows the same "
        "denomination, or a comparable call, leaves the offender's partner free."
    ),
)
COSTLY_REPLACEMENTS = Order(
    "costly-replacements",
    N_(
        "After any other bid, or a pass, the offender's partner must pass until the end of the auction, and declarer "
        "may be able to forbid a lead."
    ),
)
NO_DOUBLE = Order(
    "no-double",
    N_(
        "A double or redouble is allowed only if it is comparable. Otherwise it is cancelled, and partner must pass "
        "until the end of the auction all the same."
    ),
)
BID_STANDS = Order("bid-stands", N_("The insufficient bid stands: it has been accepted and counts as legal."))
BID_WITHDRAWN = Order("bid-withdrawn", N_("The insufficient bid is withdrawn."))
SECOND_STANDS = Order(
    "second-stands", N_("The second insufficient bid stands: it has been accepted and counts as legal.")
)
REPLACEMENT_STANDS = MainOrder("replacement-stands", N_("The replacement stands and the auction goes on."))
REPLACEMENT_VOID = Order(
    "replacement-void", N_("The replacement that came too soon is cancelled, because the first bid has been accepted.")
)
REPLACEMENT_CANCELLED = MainOrder("replacement-cancelled", N_("The replacement is cancelled."))
NO_SECOND_CHOICE = Order(
    "no-second-choice", N_("The replacement was legal and counts: the offender may not choose another call.")
)
MUST_REPLACE = Order("must-replace", N_("The offender now has to make a sufficient bid or pass."))
NO_RECTIFICATION = Order("no-rectification", N_("There is no rectification."))
CALL_STANDS = Order("call-stands", N_("The call and everything called after it stand."))
CALL_CANCELLED = MainOrder(
    "call-cancelled", N_("The call is cancelled; a pass takes its place, and the auction goes on.")
)


@dataclass(frozen=True)
class MustPass(Effect):
    """Somebody has to pass, once or until the end of the auction."""

    weight = 2

    who: Person
    until: Until

    def words(self) -> Text:
        return PASSES[self.who, self.until]

    def leaves(self) -> dict[str, Any]:
        return {"must_pass": self.until}


PASSES = {
    (Person.OFFENDER, Until.ONCE): say("The offender must pass at the next turn."),
    (Person.OFFENDER, Until.THROUGHOUT): say("The offender must pass until the end of the auction."),
    (Person.PARTNER, Until.ONCE): say("The offender's partner must pass at the next turn."),
    (Person.PARTNER, Until.THROUGHOUT): say("The offender's partner must pass until the end of the auction."),
    (Person.SIDE, Until.ONCE): say("Both players of the offending side must pass at the next turn."),
    (Person.SIDE, Until.THROUGHOUT): say("Both players of the offending side must pass until the end of the auction."),
}


@dataclass(frozen=True)
class NextBidOver(Effect):
    """The next bid has to supersede this one, whatever was bid before it."""

    bid: Bid

    def words(self) -> Text:
        return say("The next bid need only be higher than {bid}.", bid=self.bid)
