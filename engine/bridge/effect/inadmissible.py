"""Effects on calls that are not admissible: what is cancelled, what takes its place, whose turn it is."""

from engine.effect import MainOrder, Order
from engine.text import N_

DOUBLE_LEGAL = MainOrder("double-legal", N_("The double or redouble is legal: it stands."))
COUNTS_FOR_LAST_BID = Order("counts-for-last-bid", N_("Whatever bid was named, the bid really made last is meant."))
CANCELLED = MainOrder("inadmissible-cancelled", N_("The call is cancelled."))
ALL_CANCELLED = MainOrder("all-cancelled", N_("The call is cancelled, and so is every call made after it."))
AS_IF_NOTHING = Order(
    "as-if-nothing",
    N_("The turn goes back to the player who was in turn then, and the auction goes on as if nothing had happened."),
)
COUNTS_IN_TURN = Order(
    "counts-in-turn", N_("What the player in turn called counts, and the auction goes on from there.")
)
LOST_TURN_BACK = MainOrder(
    "lost-turn-back",
    N_("The auction is not over: the player who had lost a turn calls, and the passes made since then are cancelled."),
)
LEGAL_INSTEAD = Order("legal-call-instead", N_("The offender has to make a legal call instead."))
TURN_BACK = Order("turn-back", N_("The turn goes back to the player in turn."))
ANY_LEGAL_CALL = Order("any-legal-call", N_("When it is the offender's turn, the offender may make any legal call."))
STILL_PASSES = Order(
    "still-passes", N_("The duty to pass goes on: where the player has to call again, only a pass is possible.")
)
COMPARABLE_FREES_LEAD = Order(
    "comparable-frees-lead", N_("If the call made instead is comparable, declarer may not forbid any lead.")
)
SCORED_WITHOUT = MainOrder(
    "scored-without", N_("Play goes on, and the board is scored as if the double or redouble had not been made.")
)
PASS_INSTEAD = Order("pass-instead", N_("A pass takes its place."))
PASS_ENDS_IT = Order(
    "pass-ends-it", N_("This pass ends the auction: the last legal bid is the contract; without one nobody plays.")
)
NEVER_PLAYED = MainOrder("never-played", N_("A contract above seven is not played, however far things have come."))
