"""Effects on a card on its way to the table: played or not, taken back or not, one of several."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

# Is it played?

COUNTS_AS_PLAYED = MainOrder("is-played", N_("The card is played to the trick in progress."))
STAYS_THERE = Order("stays-47F2", N_("It may be taken back only where Law 47 allows it."))
NOT_PLAYED = MainOrder("not-played", N_("The card is not played."))
NAMES_NOW = Order("names-now-45B", N_("Declarer names the card that dummy is to play."))

# May it go back?

PLAY_STANDS = MainOrder("play-stands-47F2", N_("The card stays played: no law lets it be taken back."))
RULING_TAKES_BACK = MainOrder(
    "ruling-takes-back-47A", N_("The card is taken back, because the ruling on the irregularity requires it.")
)
MAY_GO_BACK = MainOrder("may-go-back-47D", N_("The card may be taken back and replaced by another."))
NO_PENALTY_47 = Order("no-penalty-47", N_("The card that goes back is no penalty card, a defender's neither."))
NOT_ESTABLISHED = Order("no-establishment-47E1", N_("If it was played to the next trick, it establishes no revoke."))

# Declarer has named a card of dummy's

MAY_CORRECT = MainOrder("may-correct-45C4b", N_("Declarer may change the card to the one that was meant."))
NEXT_MAY_CHANGE = Option(
    "next-may-change-45C4b",
    N_("The opponent who has played to it may take that card back and play another; it is no penalty card."),
)
NAMING_STANDS = MainOrder("naming-stands-45C4b", N_("The card that declarer named is played, and is not changed."))
SLIP_TOO_LATE = MainOrder(
    "slip-too-late-45C4b", N_("Declarer has played again since: the card that was named can no longer be changed.")
)

# Several cards

ONE_IS_PLAYED = MainOrder("one-played-58B1", N_("The card whose face could be seen is played."))
OTHERS_BACK = Order("others-back-58B1", N_("The others go back to the hand, and nothing more follows."))
PLAYER_NAMES_ONE = MainOrder("names-one-58B2", N_("The player says which of the visible cards is played."))
REST_BACK = Order("rest-back-58B2", N_("The others go back, and none is a penalty card."))
MAY_CHANGE_AFTER = Option(
    "may-change-58B3",
    N_("The opponent who has played after it may take that card back without penalty and play another."),
)
FIFTH_BACK = MainOrder("fifth-back-45E2", N_("The extra card goes back to the hand that it came from."))
COUNTS_AS_LATER = MainOrder("later-58A", N_("The legal play stands, and the other card counts as played after it."))
NEXT_IN_TURN = Order("next-in-turn-58A", N_("That hand was next, so that its card is played in turn."))

# Dummy suggests a card

DUMMY_ALLOWED = MainOrder(
    "dummy-allowed-45F", N_("Dummy may tidy the cards, and may do what declarer has asked for. Nothing follows.")
)
DUMMY_SUGGESTED = MainOrder(
    "dummy-suggested-45F", N_("Play goes on, and declarer is free in the choice of a card from dummy.")
)
ADJUST_45F = Order(
    "adjust-45F",
    N_(
        "If dummy suggested a play, and that play has damaged the defenders, the director awards an adjusted score "
        "when play is over."
    ),
)
