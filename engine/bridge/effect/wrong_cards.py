"""Effects on hands with a wrong number of cards and on wrong boards: what is put right, played, or cancelled."""

from dataclasses import dataclass

from engine.bridge.effect.play import PenaltyCard
from engine.bridge.table.duty import PenaltyKind
from engine.effect import Effect, ForDirector, MainOrder, Option, Order
from engine.text import N_, Choice, Cite, Text, say

# The number of cards

NUMBERS_RIGHT = MainOrder("numbers-put-right", N_("The director gives each hand its own thirteen cards back."))
PLAYED_AS_USUAL = Order("played-as-usual", N_("The board is then played in the usual way."))
PLAYED_ALL_THE_SAME = Order("played-all-the-same", N_("The board is played all the same."))
EVERY_CALL_STANDS = Order("every-call-stands", N_("No call changes, and auction or play goes on."))
CANNOT_BE_PLAYED = MainOrder(
    "count-adjusted",
    N_(
        "The board is not played on. The director awards an adjusted score: the result that would probably have come "
        "about."
    ),
)
RESULT_CANCELLED = MainOrder(
    "result-cancelled", N_("The result is cancelled, and the director awards an adjusted score.")
)
TOO_LATE = MainOrder("count-too-late", N_("It is too late for a rectification: the score stays as it is."))
CARD_OUT = MainOrder("foreign-card-out", N_("The card that does not belong to the deal is taken out."))
NO_ADJUSTING = Order("foreign-not-adjusted", N_("The director may not adjust the score because of it."))
CARD_BACK = MainOrder("card-back", N_("The missing card goes back to the hand that was short."))
DEAL_REBUILT = MainOrder("deal-rebuilt", N_("The director makes up the deal again with a card from another pack."))
ALWAYS_THERE = Order("always-there", N_("The card counts as if it had been in the hand that was short the whole time."))
PARTNER_KNOWS = Order(
    "information-14C",
    N_("That a card was put back is unauthorised information for the partner of the player who was short."),
)
NO_CARD_STAYS_UP = Order("no-card-stays-up", N_("No card becomes a penalty card."))
NO_EARLIER_REVOKE = Order(
    "no-earlier-revoke", N_("Without an earlier trick that the card should have gone to, no revoke.")
)
PENALTY_HERE = Option("penalty-here", N_("The director may give the side at fault at this table a procedural penalty."))
PENALTY_EARLIER = Option(
    "penalty-earlier",
    N_("The director may give a procedural penalty to those who put the cards back wrongly at an earlier table."),
)
NOBODY_PENALISED = Order("nobody-penalised", N_("Nobody is known to be at fault: there is no procedural penalty."))
LIABLE = Order(
    "liable-to-penalty",
    N_("The player responsible, at this table or an earlier one, is liable to a procedural penalty."),
)
COUNT_PENALTY = Option(
    "count-penalty",
    N_("A procedural penalty is possible for a player who did not count the cards before looking at them."),
)


@dataclass(frozen=True)
class FoundCard(PenaltyCard):
    """A card put back whose face the partner of a defender could see."""

    def words(self) -> Text:
        if self.kind is PenaltyKind.MAJOR:
            return say("Each card put back that the partner could see stays face up as a major penalty card.")
        return say("The card put back, which the partner could see, stays face up as a minor penalty card.")


@dataclass(frozen=True)
class AdjustIfSeen(ForDirector):
    """Information that may have had an effect, for the director to look at when play is over."""

    def words(self) -> Text:
        return say(
            "When play is over the director adjusts the score if what was seen had an effect ({paragraph}).",
            paragraph=Cite(self.reference),
        )


@dataclass(frozen=True)
class MayAdjust(ForDirector):
    """A score that the director is free to adjust."""

    is_option = True

    def words(self) -> Text:
        return say("When play is over the director may adjust the score ({paragraph}).", paragraph=Cite(self.reference))


@dataclass(frozen=True)
class InTeams(ForDirector):
    """What else may be applied to an adjusted score in a team event."""

    def words(self) -> Text:
        return say("In a team event {paragraph} may decide which adjusted score it is.", paragraph=Cite(self.reference))


@dataclass(frozen=True)
class SeenInTime(ForDirector):
    """Information about another hand that the director deals with at once."""

    def words(self) -> Text:
        return say(
            "Would what was seen stand in the way of a normal result? If so, the director acts under {paragraph}.",
            paragraph=Cite(self.reference),
        )


@dataclass(frozen=True)
class SeenAsWell(ForDirector):
    """A card that may have been exposed besides having been missing."""

    def words(self) -> Text:
        return say("If the partner could see its face, {paragraph} applies as well.", paragraph=Cite(self.reference))


# A hand from a wrong board

RIGHT_HAND = Order("right-hand", N_("The player puts the cards back and takes the hand of the right board."))
CALLS_AFRESH = MainOrder(
    "calls-afresh", N_("The player calls again, and the auction goes on from there in the usual way.")
)
ARTIFICIAL_SCORE = Order(
    "artificial-by-fault",
    N_(
        "The director awards an adjusted score. As there is no result, each side gets average plus, average or "
        "average minus, as far as it is at fault."
    ),
)
OTHER_BOARD_AHEAD = Order(
    "other-board-ahead",
    N_(
        "When the board of the wrong hand comes up, the same call may be followed by normal play, if the director "
        "allows it; after a different or psychic call the score is adjusted."
    ),
)
MAY_BE_PLAYED = Option("other-board-played", N_("The director may let the board be played."))
BOARD_PENALTY = Option("board-penalty", N_("The director may give a procedural penalty as well."))

# A wrong board

FETCH_RIGHT_BOARD = MainOrder("right-board-fetched", N_("Nobody has taken out a hand: the right board is played."))
BOARD_CANCELLED = MainOrder("board-cancelled", N_("The board is cancelled for both sides."))
BOARD_COMPLETED = MainOrder("board-completed", N_("The board is played to the end, and the result counts."))
SET_BOARD_LATER = Option(
    "set-board-later", N_("The director may have the players play the board that was set for them later.")
)
NOBODY_LOSES = Order("nobody-loses", N_("Nobody gets an artificial score."))
IF_CHANCE_LOST = Order(
    "if-chance-lost",
    N_("A contestant who can get no regular result on a set board after all gets an artificial score."),
)


class Blame(Choice):
    """How far a contestant is responsible."""

    NONE = "none", N_("in no way")
    PARTLY = "partly", N_("only partly")
    DIRECTLY = "directly", N_("directly")
    DIFFERS = "differs", N_("several contestants lose, and they are not equally responsible")


@dataclass(frozen=True)
class ScoreByBlame(Effect):
    """The artificial score of a contestant who has lost the chance of a result."""

    blame: Blame

    weight = 1

    def words(self) -> Text:
        return BY_BLAME[self.blame]


BY_BLAME = {
    Blame.NONE: say("Who lost the chance of a result gets average plus, in pairs at least 60%."),
    Blame.PARTLY: say("Who lost the chance of a result gets average, in pairs 50%."),
    Blame.DIRECTLY: say("Who lost the chance of a result gets average minus, in pairs at most 40%."),
    Blame.DIFFERS: say(
        "Who lost the chance of a result gets average plus, average or average minus, each as far as it is responsible."
    ),
}
