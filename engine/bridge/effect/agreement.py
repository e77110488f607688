"""Effects on understandings between partners: what is legal, what has to be disclosed, what is made good."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

DEPARTURE_LEGAL = MainOrder(
    "departure-legal-40C1", N_("It is legal: a player may depart from the system without announcing it.")
)
NEED_NOT_TELL = Order("need-not-tell-40C2", N_("Nobody has to let the opponents know that it happened."))
RESTRICTED = Order("restricted-40B2av", N_("It is an infraction: the regulations restrict psychic calls of this kind."))
IMPLICIT = Order(
    "implicit-40C1",
    N_("It is an implicit understanding of the pair by now, and has to be disclosed like every other."),
)
DISCLOSE = Order(
    "disclose-40A1b", N_("A pair has to make its understandings known in the way that the regulations lay down.")
)
USE_NO_MORE = Order("use-no-more-40B4", N_("The pair may not use the understanding in this event."))
SAME_FOR_BOTH = MainOrder(
    "same-for-both-40A4",
    N_("A call or play has to mean the same whichever partner makes it; style and judgement are free."),
)
MAKE_GOOD = MainOrder("make-good-12", N_("The director should award an adjusted score for the damage."))
MUST_ADJUST = MainOrder("must-adjust-40B4", N_("The director shall adjust the score."))
MAY_FINE = Option("may-fine-90", N_("The pair may be given a procedural penalty as well."))
MAY_FINE_REPEATED = Option(
    "may-fine-40B3b", N_("For failing repeatedly to disclose its understandings the pair may be given a penalty.")
)
NOT_REPEATED = Order("not-repeated", N_("A failure to disclose that is not repeated brings no such penalty by itself."))
