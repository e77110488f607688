"""Effects on information from partner, and on what misled an opponent: what is done now, what becomes of the result."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

TEMPO_IS_FREE = Order(
    "tempo-73D1",
    N_(
        "To hesitate or hurry without intent is no infraction. Only the opponents may draw conclusions from it, at "
        "their own risk."
    ),
)
CALLS_AND_PLAYS_ONLY = Order(
    "calls-and-plays-73B1", N_("Partners may tell each other something by their calls and plays only: say so.")
)
AS_IF_UNHEARD = Order(
    "as-if-unheard",
    N_("The player goes on as if partner had alerted and explained nothing, and as if nothing had been missing."),
)
MAY_RESERVE = Option(
    "may-reserve-16B2",
    N_(
        "The opponents may announce at once that they reserve the right to call the director later, unless a "
        "regulation rules this out."
    ),
)
FIND_OUT = Order(
    "find-out-16B2",
    N_("Find out now, while everybody remembers it, what partner did; those who dispute it should have called you."),
)
AVOIDS = MainOrder(
    "avoids-73C1",
    N_(
        "The player must carefully avoid any advantage: what the information suggests over a logical alternative may "
        "not be chosen."
    ),
)
PLAY_ON = MainOrder("play-on-16B3", N_("Nothing is taken back: the auction and the play go on."))
AT_END = Order(
    "at-end-16B3",
    N_(
        "Opponents with good reason to think that the player chose what the information suggested should call you at "
        "the end of play; earlier or later is no infraction."
    ),
)
RESULT_STANDS = MainOrder("result-stands", N_("The result made at the table stands."))
FREE_TO_CHOOSE = Order("free-to-choose", N_("The player was free to choose it: that is no infraction."))
ADJUST = MainOrder(
    "adjust-12C1", N_("The director should award an assigned adjusted score to both sides in place of the result.")
)
WITHOUT_IT = Order(
    "without-it-12C1b",
    N_(
        "It restores what would probably have come about without the infraction; several results that could have been "
        "reached legally may be weighted."
    ),
)
ONLY_OFFENDERS = Order(
    "own-part-12C1e",
    N_(
        "The offending side gets the adjusted score in full. The other side is not compensated for the part of the "
        "damage that it did to itself."
    ),
)
MAY_PENALISE = Option(
    "may-penalise-73C2", N_("The player who used the information may be given a penalty as well, damage or not.")
)
NOT_EXCUSED = Order(
    "mislead-73D2", N_("To try to mislead in such a way is an infraction: the player may be given a penalty.")
)
NO_INTENT = Order("no-intent-73D1", N_("It was not done on purpose: in itself that is no infraction."))
OWN_RISK = Order(
    "own-risk-73D1", N_("The conclusions that opponents draw from tempo and manner are drawn at their own risk.")
)
MAY_DECEIVE = Order(
    "may-deceive-73E1",
    N_("Calls and plays themselves may deceive, unless a hidden understanding of the partnership protects them."),
)
