"""What a ruling says about the talon."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

RIGHT_TALON = Order("talon-right", N_("That is in order: two cards, one on the other, kept apart until the game ends."))
CORRECTED = Order("talon-corrected", N_("The number of cards is put right, and the comments go on where they were."))
MAY_FLEK = Option("may-flek", N_("A defender may also say flek first; once re has been said the aktér is told of it."))
GAME_LOST = MainOrder("renonc-in-game", N_("It is a renonc in the game: the aktér has lost it."))
UP_TO_RE = Order("each-up-to-re", N_("Each part is paid as it was raised, up to re at most."))
NO_PREMIUM = Order("no-premium-for-flek", N_("Whoever said flek gets no premium points."))
TOO_LATE = MainOrder(
    "claimed-too-late", N_("It is too late: a renonc can be claimed until the cards are put together.")
)
CARDS_ALLOWED = Order("cards-allowed", N_("These cards may lie in the talon."))
MAY_EXCHANGE = Option("may-exchange", N_("The first defender has not commented: the aktér may still change the talon."))
LOST_TOO = Order("lost-too", N_("The game is lost as well."))
HAND_ENDS = Order("hand-ends-here", N_("The hand ends."))
MAY_LOOK = Order("may-look", N_("That is allowed."))
MAY_NOT = Order("no-longer", N_("The first defender has commented: the talon may no longer be changed or looked at."))
AS_LEAD = MainOrder("taken-as-lead", N_("The card counts as the one that the aktér is going to lead."))
TURNED_UP = Option("may-turn-up", N_("Any player may turn it up, and it is the lead."))
LEAD_STANDS = Order("lead-stands", N_("The aktér can no longer exchange it."))
NOT_YET = Order("not-yet", N_("It is not turned up before the game has been approved or the fleks are over."))
