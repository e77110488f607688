"""Effects of penalties: which kind, who gives it, and whether it may be changed on appeal."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

PROCEDURAL = Option(
    "procedural-90A", N_("The director may give a procedural penalty; nothing obliges the director to.")
)
AMOUNT = Order("amount-90", N_("The Laws name no amount: it is for the regulations, or else for the director."))
REVIEWED = Order(
    "reviewed-93B3", N_("It may be appealed against, and the committee may change it: it has the director's powers.")
)
DISCIPLINARY = Option("disciplinary-91A", N_("The director may give a disciplinary penalty in points."))
SUSPENSION = Option(
    "suspension-91A", N_("The director may suspend the player or contestant for the session, or for a part of it.")
)
FINAL = Order("final-91A", N_("The director's decision is final: a committee may only recommend that it be changed."))
TOO_LONG = MainOrder(
    "too-long-91A", N_("That is beyond the director's power: a suspension ends with the session at the latest.")
)
DISQUALIFY_INSTEAD = Order(
    "disqualify-91B", N_("To remove somebody from the event is a disqualification, and the organiser has to approve.")
)
DISQUALIFICATION = Option("disqualification-91B", N_("The director may disqualify the player or the contestant."))
NEEDS_APPROVAL = MainOrder(
    "needs-approval-91B", N_("There is no disqualification without the approval of the tournament organiser.")
)
NEEDS_CAUSE = MainOrder("needs-cause-91B", N_("There is no disqualification without proper cause."))
NOT_OVERRULED = Order(
    "not-overruled-93B3", N_("A committee may not overrule it, but may recommend that it be changed.")
)
NO_PENALTY = MainOrder("no-penalty-90", N_("There is nothing to penalise."))
PARTNER_BLAMELESS = MainOrder(
    "partner-blameless-12C3",
    N_("In an individual a partner who bears no blame should be given no procedural penalty."),
)
ONLY_RECTIFIED = MainOrder(
    "only-rectified-12B2",
    N_("It is rectified as the Law says: that this seems too mild or too severe is no reason for another score."),
)
OWN_OFFENCE = Order(
    "own-offence-90A",
    N_("A procedural penalty comes on top only for what is an offence in itself, such as holding up the game."),
)
