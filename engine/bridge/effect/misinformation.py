"""Effects on wrong explanations: who puts them right and when, what may be changed, what is made good."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

# Is there an infraction?

NO_INFRACTION = MainOrder(
    "no-infraction", N_("There is no infraction: the result stands, even if the other side was damaged.")
)
NOTHING_TO_CORRECT = Order(
    "nothing-to-correct",
    N_(
        "The explanation was right: the player who made the wrong call says nothing and does not call the director, "
        "and need not do so later either."
    ),
)
OWN_MISUNDERSTANDING = MainOrder(
    "own-misunderstanding", N_("The player has misunderstood it alone: there is no rectification and no redress.")
)
PRESUMED_WRONG = Order(
    "presumed-wrong", N_("Without evidence to the contrary the director presumes that the explanation was wrong.")
)
EXPLAINER_OFFENDS = Order("explainer-offends", N_("The side that explained wrongly is the offending side."))

# Who speaks, and when?

CORRECT_NOW = MainOrder(
    "correct-now", N_("The player calls the director now and tells the opponents what is right, unasked.")
)
CORRECT_BEFORE_LEAD = MainOrder(
    "correct-before-lead",
    N_("The player must call the director and correct the explanation before the opening lead is faced."),
)
MAY_CORRECT_NOW = Option("may-correct-now", N_("The player may do so at once, during the auction."))
SILENT_IN_AUCTION = MainOrder(
    "silent-in-auction",
    N_("During the auction the player says nothing and shows by no sign that the explanation was wrong."),
)
CORRECT_BY_ROLE = Order(
    "correct-by-role",
    N_(
        "As declarer or dummy the player calls the director and corrects it after the final pass; as a defender only "
        "when play is over."
    ),
)
SILENT_TO_END = MainOrder(
    "silent-to-end",
    N_("The player says nothing now: a defender calls the director and corrects partner's explanation after play."),
)
PARTNER_EXPLAINED = Order(
    "partner-explained",
    N_("What partner's explanation told is unauthorised information for the player: it may not be used."),
)
THEN_REDRESS = Order(
    "then-redress",
    N_("Then the director finds out whether the opponents may change anything, and whether they have been damaged."),
)

# What may be changed?

CALL_MAY_BE_CHANGED = MainOrder(
    "call-may-be-changed", N_("The misinformed player may change the call, without further rectification.")
)
TOO_LATE = MainOrder("too-late", N_("It is too late to change the call: it stands."))
CALL_STAYS = MainOrder("call-stays", N_("The call stands: the wrong information cannot well have led to it."))
LEAD_FOR_DIRECTOR = Order(
    "lead-for-director",
    N_("If that player does change the call, the director decides whether a lead may be forbidden: the Law is silent."),
)
CARD_MAY_GO_BACK = MainOrder(
    "card-may-go-back",
    N_("The misinformed player may take the card back, without further rectification, and play another."),
)
CARD_STAYS = MainOrder("card-stays", N_("It is too late to take the card back: it stays played."))
PLAY_GOES_ON = MainOrder(
    "play-goes-on", N_("Nothing can be changed any more: the board is played to its end, and scored as it was played.")
)

# What is made good?

ADJUST_IF_GAINED = Order(
    "adjust-if-gained",
    N_("If the offending side has gained by the wrong information, the director awards an adjusted score."),
)
AS_IF_TOLD_RIGHT = Order(
    "as-if-told-right",
    N_("It is set by what would probably have happened, had the opponents been told the true agreement in time."),
)
AS_IF_TOLD_TRUTH = Order(
    "as-if-told-truth",
    N_(
        "It is set by what would probably have happened, had the opponents been told what the director finds to be so: "
        "the agreement, or that there is none."
    ),
)
AS_IF_TOLD_NONE = Order(
    "as-if-told-none",
    N_("It is set by what would probably have happened, had the opponents been told that there is no agreement."),
)
