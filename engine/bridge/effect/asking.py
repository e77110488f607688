"""Effects on questions and system cards: who may ask or look, who answers, and how."""

from engine.effect import MainOrder, Order
from engine.text import N_

# May the player?

MAY_ASK = MainOrder("may-ask", N_("The player may ask."))
NO_RIGHT = MainOrder("no-right-to-ask", N_("The player has no right to ask this."))
NOT_YET = MainOrder("not-yet", N_("The player has no right to ask this now, but may when it is that player's turn."))
AT_ONCE = MainOrder(
    "clear-at-once", N_("Whoever is in doubt about which call was made may have it made clear at once, in turn or not.")
)
MAY_LOOK = MainOrder("may-look", N_("The player may look at it."))
MAY_NOT_LOOK = MainOrder("may-not-look", N_("The player may not look at it now."))
LOOK_IN_TURN = Order("look-in-turn", N_("The player may look at it when it is that player's turn."))
AID_ALLOWED = MainOrder("aid-allowed", N_("The aid may be used until the player's side takes the cards out."))
AID_FORBIDDEN = MainOrder("aid-forbidden", N_("The player may use no such aid until the play is over."))
REGULATIONS = Order("regulations", N_("The regulations of the tournament may provide otherwise."))
LIMITS_OVER = MainOrder("limits-over", N_("The play is over: these limits on questions and system cards have ended."))

# Who answers, and how

OPPONENT_REPEATS = Order("opponent-repeats", N_("An opponent repeats all the calls, with the alerts that were given."))
ALL_OR_NOTHING = Order(
    "all-or-nothing", N_("The calls are repeated all or not at all: nobody asks for a part, and nobody breaks it off.")
)
REVIEW_CORRECTED = Order(
    "review-corrected",
    N_("Everybody at the table, dummy too, has to see to it that a mistake in the review is corrected at once."),
)
PARTNER_EXPLAINS = Order(
    "partner-explains",
    N_("The partner of the player who made the call explains it, with everything that the pair has agreed about it."),
)
CARDING_EXPLAINED = Order(
    "carding-explained", N_("The partner of the defender whose card is asked about explains what the pair has agreed.")
)
PARTNER_WAITS = Order(
    "askers-partner-waits",
    N_("The partner of the player who asks puts no further question before their own turn comes."),
)
CONTRACT_TOLD = Order(
    "contract-told",
    N_("What the contract is, and whether it is doubled or redoubled, is answered; who doubled it is not."),
)
WRONG_WORD = Order(
    "wrong-word-on-lead",
    N_("If an opponent wrongly says that the lead is this player's, a card led goes back without rectification."),
)

# What is to be kept in mind

FAIR_QUESTION = Order(
    "fair-question", N_("No question may serve partner alone, or have as its one aim that the answer be wrong.")
)
QUESTION_TELLS = Order(
    "question-tells", N_("Partner may not use what a question about one call alone shows of the hand.")
)
TOLD_PARTNER = Order(
    "told-partner", N_("If the question has been put already, partner may not use what it shows of the hand.")
)
REVIEW_WHILE_OPEN = Order(
    "review-while-open", N_("Whoever still has the right to a review of all the calls hears it there.")
)
ONLY_CONTRACT = Order(
    "only-contract", N_("At their own turn the player may still ask what the contract is, and whether it is doubled.")
)
