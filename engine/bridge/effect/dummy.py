"""Effects on dummy: what dummy may do, what is lost, and what a defender may not show."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

MAY_TELL_FACTS = MainOrder("may-tell-42A1", N_("Dummy may tell the director what happened, or what the Laws say."))
WAIT_FOR_DIRECTOR = MainOrder(
    "wait-42A1", N_("Dummy says nothing: before the director is there, dummy may tell neither facts nor Laws.")
)
MAY_COUNT = MainOrder("may-count-42A2", N_("Dummy may keep count of the tricks won and lost."))
SAYS_NOTHING = Order("tells-nothing-43A1c", N_("Dummy tells declarer nothing about them."))
PLAYS_AS_TOLD = MainOrder("plays-as-told-42A3", N_("Dummy plays the cards that declarer names, and no others."))
SEES_TO_SUIT = Order(
    "sees-to-suit-42A3", N_("Dummy sees to it that dummy's hand follows suit, and may say so before a wrong card goes.")
)
KEEPS_OUT = MainOrder(
    "keeps-out-43A1c", N_("Dummy takes no part in the play and communicates nothing about it to declarer.")
)
RIGHTS_KEPT = Order(
    "dummys-rights-kept", N_("Dummy keeps the right to warn of a wrong hand and to ask declarer about a revoke.")
)
RIGHTS_LOST = MainOrder(
    "dummys-rights-lost",
    N_("That is not allowed, and for the rest of the board dummy has lost rights: tell the table which."),
)
IF_WARNS = Order(
    "lost-43B2a",
    N_("If dummy warns declarer of a lead from the wrong hand, either defender chooses the hand to lead from."),
)
IF_ASKS = Order(
    "lost-43B2b",
    N_(
        "If dummy is the first to ask declarer about a revoke and it was one, the card is replaced, and tricks are "
        "transferred as if the revoke were established."
    ),
)
IF_POINTS_OUT = Order(
    "lost-43B3",
    N_("If dummy is the first to point out a defender's irregularity, there is no rectification on the spot."),
)
PLAY_GOES_ON = Order("dummy-play-goes-on", N_("So far nothing follows from it for the play, which goes on."))
MAY_NOT_SHOW = MainOrder("may-not-show-43A3", N_("A defender may not show dummy the hand."))
NOTHING_LOST = Order("nothing-lost-43A3", N_("Dummy, who did not go and look, loses no right by it."))
PENALTY_FOR_DEFENDER = Option(
    "penalty-43A3", N_("The director may give the defender's side a procedural penalty, or warn it.")
)
WINNER_UNSETTLED = Order(
    "winner-unsettled-43B2b",
    N_(
        "The new card changes who wins the trick, and the Law does not say who then counts as its winner: how many "
        "tricks are transferred is for the director to decide."
    ),
)
MAY_ASK_WHO_REVOKED = MainOrder(
    "may-ask-61B", N_("The player may ask whoever did not follow suit whether there is a card of that suit left.")
)
ASKING_RISKS = Order(
    "asking-risks-16B", N_("A question to partner may tell partner something that may not be used: beware of it.")
)
