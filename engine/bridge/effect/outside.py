"""Effects on information from elsewhere, and on what may be used at all."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

MAY_USE = MainOrder("may-use", N_("The player may use it."))
UNTAINTED = Order(
    "untainted-16A1a",
    N_("That goes for calls and plays that were illegal but accepted as well, if nothing unauthorised affects them."),
)
MAY_USE_AT_RISK = MainOrder("may-use-at-risk", N_("The player may use it, at that player's own risk."))
MAY_NOT_LOOK = MainOrder("may-not-look-74C5", N_("To look for it on purpose is a violation, and it may be penalised."))
TELL_DIRECTOR = Order(
    "tell-director-16D1", N_("The director has to be told at once, at best by the player who learnt it.")
)
PLAY_NORMALLY = MainOrder("play-normally-16D2", N_("The board is played in the ordinary way."))
CHANGE_SEATS = Option(
    "change-seats-16D2a",
    N_("The players should change seats, so that the one who knows something about a hand is the one to play it."),
)
KEEP_SEATS = Order("keep-seats", N_("The players keep their seats: a change is not possible here."))
DEAL_AGAIN = Option("deal-again-16D2b", N_("The director may have the board dealt again for these players."))
SAME_DEAL = Order("same-deal", N_("There is no new deal: the form of the event does not permit it."))
LET_PLAY = Option(
    "let-play-16D2c",
    N_("The director may let the board be played, and should adjust the score if the information affected it."),
)
ARTIFICIAL = Option(
    "artificial-16D2d",
    N_("The director may award an artificial adjusted score; for team events there are rules of their own."),
)
NEVER_PENALTY_CARD = MainOrder(
    "never-penalty-card-48A",
    N_("Nothing follows, unless it counts as played: a card of declarer or dummy never becomes a penalty card."),
)
SHUFFLE_AGAIN = MainOrder("shuffle-again-6D1", N_("The cards of the board have to be shuffled and dealt again."))
PENALTY_CARD_FREE = MainOrder(
    "penalty-card-50E1",
    N_("As long as a penalty card lies on the table, everybody may use what it tells and that it has to be played."),
)
FOR_DECLARER_ONLY = MainOrder(
    "for-declarer-50E2", N_("Declarer may use it; for the partner of the card's owner it is unauthorised.")
)
SLIP_OFFENDS = Order("slip-offends", N_("The side of the player who made the slip counts as the offending side."))
INFORMANT_OFFENDS = Order(
    "informant-offends", N_("The side that gave the wrong information counts as the offending side.")
)
NOT_SUGGESTED = Order(
    "not-suggested-16C2",
    N_(
        "A player of the offending side may not choose what it demonstrably suggests over a logical alternative; "
        "that goes for the withdrawn actions of either side."
    ),
)
