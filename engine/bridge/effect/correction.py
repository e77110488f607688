"""Effects on a score that was entered wrongly, or on which the sides do not agree."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

CORRECTED = MainOrder("corrected-79C", N_("The score is corrected, for both sides."))
SCORE_KEPT = MainOrder("score-kept-79C", N_("The score stays as it was published: it is too late to correct it."))
STAYS_AS_PUBLISHED = MainOrder("stays-as-published", N_("The score stays as it was published."))
NEEDS_APPROVAL = Order("needs-approval-79C2", N_("So late it is corrected only if the tournament organiser agrees."))
NEEDS_CERTAINTY = Order(
    "needs-certainty-79C2", N_("So late it is corrected only if there is no reasonable doubt that it is wrong.")
)
DIRECTOR_FINDS = MainOrder(
    "director-finds-79B2", N_("The director finds out what the result was, and it is scored so.")
)
HANDS_STAY = Order(
    "hands-stay-79A1",
    N_("The hands do not go back into the board before the sides agree; nobody touches any cards but the own."),
)
GO_THROUGH = Order(
    "go-through-66D",
    N_("The tricks are gone through with the cards of all four, in the order in which they were played."),
)
AGAINST_MIXER = MainOrder(
    "against-mixer-66D", N_("The director should decide for the side that has not mixed its cards.")
)
BOTH_CHANGED = MainOrder("both-changed-79B3", N_("The score is changed for both sides."))
NOT_BOTH = MainOrder("not-both-79B3", N_("The score is not changed for both sides: nobody's score is raised."))
MAY_LEAVE = Option("may-leave-79B3", N_("The director may leave the score as it is."))
MAY_LOWER_ONE = Option(
    "may-lower-one-79B3", N_("The director may lower the score of one side, and leave the other side's as it is.")
)
NO_RIGHT_LEFT = MainOrder("no-right-left-92B", N_("It is too late to ask for a ruling."))
GIVE_BACK_SCORE = MainOrder(
    "give-back-79A2", N_("The side must not knowingly accept a score for a trick that it has not won.")
)
