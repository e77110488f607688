"""Effects on calls out of turn: whether they count, whose turn it is, what the offender may call."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

IN_ROTATION = MainOrder("in-rotation", N_("The call counts as made in turn."))
DEEMED_PASS = Order("deemed-pass", N_("The right-hand opponent, who had to pass, is taken to have passed."))
COUNTS_AFTER = Order(
    "counts-after", N_("The call counts as made after that of the player who called at the same moment.")
)
OVER_ACCEPTS = Option(
    "over-accepts", N_("The left-hand opponent chooses first, and may accept the call by calling over it.")
)
TURN_RETURNS = MainOrder("turn-returns", N_("The call is cancelled, and the player whose turn it was calls."))
IN_TURN_COUNTS = MainOrder(
    "in-turn-counts",
    N_("The opponent's call in turn counts, and the auction goes on as if the call out of turn had not been made."),
)
PARTNER_IN_TURN = MainOrder(
    "partner-in-turn",
    N_("The call is cancelled; what the offender's partner called in turn counts, and the auction goes on from there."),
)
NOT_OVER = MainOrder(
    "auction-not-over",
    N_(
        "The auction is not over: the turn goes back to the player who did not get to call, and every pass since then "
        "is cancelled."
    ),
)
REPEAT_CALL = MainOrder("repeat-call", N_("The offender must make the same call again."))
ANY_CALL = Option("any-call", N_("At the proper turn the offender may make any legal call."))
PARTNER_ANY_CALL = Option(
    "partner-any-call",
    N_("The offender's partner may make any legal call, but may not use what the cancelled call told."),
)
RHO_FIRST = Order("rho-first", N_("The right-hand opponent's call is first put right in its own way."))

# What a director says before it comes to it

REFUSED_PASS = Order(
    "refused-pass",
    N_("If it is not accepted, the right-hand opponent calls, and the offender must pass at the next turn."),
)
REFUSED_RHO = Order("refused-rho", N_("If it is not accepted, it is cancelled, and the right-hand opponent calls."))
RHO_PASS_AHEAD = Order(
    "rho-pass-ahead",
    N_("If the right-hand opponent then passes, the offender must make the same call again, and that is all."),
)
RHO_ACT_AHEAD = Order(
    "rho-act-ahead",
    N_("If the right-hand opponent bids, doubles or redoubles, the offender may make any legal call."),
)
REFUSED_OTHER = Order(
    "refused-other",
    N_(
        "If it is not accepted, it is cancelled, and the player whose turn it was calls. The offender's partner, and "
        "at the proper turn the offender, may make any legal call."
    ),
)
COMPARABLE_AHEAD = Order(
    "comparable-ahead",
    N_(
        "If the offender's new call is comparable, nothing more follows. If not, the offender's partner must pass at "
        "the next turn, and declarer may be able to forbid a lead."
    ),
)
