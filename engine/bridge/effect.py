"""What a bridge ruling can consist of."""

from dataclasses import dataclass, field

from engine.bill import Bill
from engine.bridge.table.auction import Bid
from engine.cards.pack import Suit
from engine.law import Effect, ForDirector, Order
from engine.text import N_, Cite, Text, say

# Calls
BID_STANDS = Order("bid-stands", N_("The insufficient bid stands: it has been accepted and counts as legal."))
BID_WITHDRAWN = Order("bid-withdrawn", N_("The insufficient bid is withdrawn."))
SECOND_STANDS = Order(
    "second-stands", N_("The second insufficient bid stands: it has been accepted and counts as legal.")
)
REPLACEMENT_STANDS = Order("replacement-stands", N_("The replacement stands and the auction goes on."))
REPLACEMENT_CANCELLED = Order("replacement-cancelled", N_("The replacement is cancelled."))
NO_SECOND_CHOICE = Order(
    "no-second-choice", N_("The replacement was legal and counts: the offender may not choose another call.")
)
MUST_REPLACE = Order("must-replace", N_("The offender now has to make a sufficient bid or pass."))
NO_RECTIFICATION = Order("no-rectification", N_("There is no rectification."))
PARTNER_PASSES = Order(
    "partner-passes-throughout", N_("The offender's partner must pass until the end of the auction.")
)
LEAD_FREE = Order("lead-free", N_("Declarer may not forbid any lead."))
WITHDRAWN_INFORMATION = Order(
    "information-16C",
    N_("The non-offending side may use what the withdrawn call or card told; the offending side may not."),
)
INFORMATION_FREE = Order("information-free", N_("Both sides may use what the withdrawn bid told."))

# Revokes
NO_REVOKE = Order("no-revoke", N_("It is not a revoke: the player could not do otherwise."))
ESTABLISHED = Order(
    "established", N_("The revoke is established: it is not corrected, and the trick stands as played.")
)
CORRECT_IT = Order("correct-it", N_("The revoke is corrected: the card is taken back and a legal card is played."))
CORRECT_BOTH = Order(
    "correct-both", N_("Both revokes are corrected: each card is taken back and a legal card is played.")
)
PENALTY_CARD = Order("penalty-card", N_("The defender's withdrawn card stays face up as a major penalty card."))
NO_PENALTY_CARD = Order("no-penalty-card", N_("The withdrawn card goes back to the hand without penalty."))
LEAD_GOES_BACK = Order(
    "lead-goes-back", N_("The lead made on the opponent's wrong word goes back without further rectification.")
)
OPPONENTS_TAKE_BACK = Order(
    "opponents-take-back",
    N_("Each opponent may take back a card played after the revoke and before it was noticed."),
)
PARTNER_TAKES_BACK = Order(
    "side-takes-back",
    N_("As an opponent has taken a card back, the next player of the offending side may do so too."),
)
ITS_CARD_PENALTY = Order("its-penalty-card", N_("If that player is a defender, the card becomes a penalty card."))


@dataclass(frozen=True)
class NextBidOver(Effect):
    """The next bid has to supersede this one, whatever was bid before it."""

    bid: Bid

    def words(self) -> Text:
        return say("The next bid need only be higher than {bid}.", bid=self.bid)


@dataclass(frozen=True)
class LeadBan(Effect):
    """Declarer may forbid the lead of one of these suits."""

    suits: frozenset[Suit]

    def words(self) -> Text:
        return say(
            "If the offender defends: when the offender's partner is to lead for the first time, declarer may forbid "
            "one of these suits: {suits}. "
            "The ban holds for as long as that player stays on lead.",
            suits=self.suits,
        )


@dataclass(frozen=True)
class Transfer(Effect):
    """Tricks that pass to the non-offending side after play."""

    tricks: int

    def words(self) -> Text:
        if not self.tricks:
            return say("No trick passes over automatically.")
        return say("Tricks that pass to the non-offending side after play: {tricks}.", tricks=self.tricks)


@dataclass(frozen=True)
class CheckAtEnd(ForDirector):
    """Damage for the director to look for when play is over."""

    def words(self) -> Text:
        return say("When play is over the director checks for damage: {paragraph}.", paragraph=Cite(self.reference))


@dataclass(frozen=True)
class Score(Effect):
    """What declarer's side scores on the board; below nothing, the opponents score it."""

    points: int
    bill: Bill = field(repr=False)

    def words(self) -> Text:
        return say("Declarer's side scores: {points}.", points=self.points)


@dataclass(frozen=True)
class Imps(Effect):
    """International match points of one side."""

    imps: int

    def words(self) -> Text:
        return say("IMPs: {imps}.", imps=self.imps)


@dataclass(frozen=True)
class Matchpoints(Effect):
    """Matchpoints of a contestant, in units of the Law: two for each result that is worse, one for each equal."""

    units: int

    def words(self) -> Text:
        return say("Matchpoint units: {units}.", units=self.units)
