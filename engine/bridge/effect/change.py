"""Effects on a call that its player changes, or wants to change."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

CALL_CHANGED = MainOrder(
    "call-changed", N_("The first call is withdrawn; the call that was meant takes its place and stands.")
)
JUDGED_ANEW = Order(
    "judged-anew", N_("The new call comes under the rules that fit it: if it is not legal, that is ruled on next.")
)
LHO_MAY_CHANGE = Option(
    "lho-may-change", N_("The left-hand opponent may take back the call made over the first one and make another.")
)
REOPENED = Order(
    "auction-reopened",
    N_("The auction is open again: the left-hand opponent is next to call, whatever that player called before."),
)
LEAD_GOES_BACK = Order(
    "face-down-lead-goes-back", N_("The lead that lies face down goes back to the hand; it is no penalty card.")
)
NO_CHANGE = Order("no-change", N_("The player has no right to change the call."))
FIRST_STANDS = MainOrder("first-call-stands", N_("The first call stands."))
REMARK_UNAUTHORISED = Order(
    "remark-16B1", N_("What the wish to change the call told is unauthorised information for partner.")
)
LHO_MAY_ACCEPT = Option(
    "lho-may-accept",
    N_("The left-hand opponent may accept the second call, in words or by calling over it on purpose."),
)
IF_ACCEPTED = Order("if-accepted", N_("If it is accepted, the second call stands and the first is withdrawn."))
IF_NOT_ACCEPTED = Order(
    "if-not-accepted", N_("If it is not accepted, the second call is cancelled and the first stands.")
)
FIRST_WITHDRAWN = Order("first-call-withdrawn", N_("The first call is withdrawn."))
SECOND_CALL_STANDS = MainOrder(
    "second-call-stands", N_("The second call has been accepted: it stands, and the auction goes on from it.")
)
SECOND_CALL_CANCELLED = Order("second-call-cancelled", N_("The second call is cancelled."))
