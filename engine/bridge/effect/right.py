"""Effects on rights: who may draw attention, prevent, call the director or act, and what that costs."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Choice, Text, say

MAY_POINT_OUT = MainOrder("may-point-out", N_("The player may point it out."))
CALL_AT_ONCE = Order("call-at-once", N_("Once attention has been drawn to it, the director should be called at once."))
OPPONENTS_KEEP_RIGHTS = Order(
    "opponents-keep-rights", N_("If the offending side points it out itself, that takes nothing from the opponents.")
)
ONLY_AFTER_PLAY = MainOrder("only-after-play", N_("Dummy may not point it out before play is over."))
RULED_ALL_THE_SAME = Order(
    "ruled-all-the-same", N_("If dummy has done so, the director rules on the irregularity all the same.")
)
PENALTY_POSSIBLE = Order("penalty-possible", N_("A procedural penalty is possible."))
NO_RECTIFICATION_NOW = MainOrder(
    "no-rectification-now",
    N_("There is no rectification now, because dummy had lost this right: play goes on."),
)
DEFENDERS_GAIN = Order(
    "defenders-gain",
    N_(
        "If the defenders have gained by it, the director should take that away at the end of play; the declaring side "
        "keeps its result."
    ),
)
MUST_CORRECT = MainOrder(
    "must-correct", N_("A wrong explanation by partner has to be put right: the player calls the director and says so.")
)
OWN_TO_BE_CORRECTED = MainOrder(
    "own-to-be-corrected",
    N_("A player's own wrong explanation has to be put right: the player calls the director and says so."),
)
OWN_WHEN = Order(
    "own-when", N_("The player does so before the opening lead is faced, or at once if it is noticed only later.")
)
CORRECT_WHEN = Order(
    "correct-when",
    N_(
        "Declarer and dummy do so after the final pass, or at once if they notice it later; a defender only when play "
        "is over."
    ),
)
NO_DUTY = MainOrder("no-duty", N_("Nobody is obliged to point out an irregularity of their own side."))
MAY_PREVENT = MainOrder("may-prevent", N_("The player may try to prevent it, as long as it has not happened."))
MAY_ASK_DECLARER = MainOrder("may-ask-declarer", N_("Dummy may ask declarer whether there is a card of the suit left."))
MAY_NOT_ASK = MainOrder("may-not-ask", N_("Dummy may not ask a defender."))
DEFENDER_PICKS_HAND = MainOrder(
    "defender-picks-hand",
    N_("Dummy had lost this right: either defender may choose from which hand declarer leads."),
)
AS_ESTABLISHED = MainOrder(
    "as-established",
    N_(
        "Dummy had lost this right: a legal card is played instead, and tricks are transferred as if the revoke were "
        "established."
    ),
)
NOTHING_TO_CORRECT = MainOrder("card-was-legal", N_("The card was legal: play goes on."))
MAY_CALL = MainOrder("may-call-director", N_("The player may call the director."))
COSTS_NOTHING = Order("costs-nothing", N_("Calling the director costs nobody any right."))
MAY_NOT_CALL = MainOrder(
    "may-not-call-director",
    N_("Dummy may not be the first: during the play somebody else has to draw attention to it."),
)
FURTHER_POSSIBLE = MainOrder(
    "further-possible",
    N_("The irregularity is ruled on; because it was put right too soon, the offender may owe more than otherwise."),
)
RIGHT_MAY_BE_LOST = MainOrder(
    "right-may-be-lost",
    N_("The right to a rectification may be lost, because a player acted before the director was called."),
)
NOT_FOR_PLAYERS = MainOrder(
    "not-for-players", N_("Players may neither fix nor waive a rectification: only the director determines it.")
)
STANDS_OR_NOT = Order(
    "stands-or-not", N_("What they have arranged the director may let stand or annul; nobody is bound by it before.")
)
ALL_EXPLAINED = Order("all-explained", N_("The director explains every option that there is."))
CHOOSES_ALONE = MainOrder("chooses-alone", N_("The choice is the player's alone: partner may not be consulted."))
MAY_CHOOSE_BEST = Option("may-choose-best", N_("The non-offending side may choose what is best for it."))
MAY_PROFIT = Option(
    "may-profit",
    N_("After the rectification the offenders may call and play as is best for them, even if they gain by it."),
)
WITHIN_16C2 = Order("within-16C2", N_("They may not use what a withdrawn call or card has told them."))
SCORE_UNTOUCHED = Order("score-untouched", N_("Nobody has gained by acting so: no score is adjusted on that account."))


class WhoGained(Choice):
    """Who has an advantage because an opponent acted without knowing the Laws."""

    NOBODY = "nobody", N_("nobody")
    OFFENDERS = "offenders", N_("the side that committed the irregularity")
    OTHERS = "others", N_("the other side")


@dataclass(frozen=True)
class GainTaken(Effect):
    """The advantage is taken away, and nothing else changes."""

    side: WhoGained

    def words(self) -> Text:
        if self.side is WhoGained.OFFENDERS:
            return say(
                "The director should adjust only the score of the offending side, by what it gained; the other side "
                "keeps its result."
            )
        return say(
            "The director should adjust only the score of the non-offending side, by what it gained; the offending "
            "side keeps its result."
        )
