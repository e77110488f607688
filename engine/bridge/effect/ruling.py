"""Effects on rulings: how the director proceeds, what becomes of a wrong ruling, and who decides."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Choice, Text, say

# Facts agreed or disputed

WEIGH_EVIDENCE = Order(
    "weigh-evidence-85A1",
    N_("The facts are those that are more likely than not, by the weight of what was found out."),
)
KEEP_PLAYING = MainOrder(
    "keep-playing-85B", N_("The facts cannot be found: the director rules in such a way that play can go on.")
)
PLAY_ON_84A = MainOrder(
    "play-on-84A", N_("Nothing is to be rectified: the players go on with the auction or the play.")
)
IMPOSE = MainOrder(
    "impose-84B", N_("The director imposes the rectification that the Law prescribes: there is no choice in it.")
)
SEE_TO_IT = Order("see-to-it-84B", N_("The director makes sure that it is carried out."))
NOT_ADJUSTED_12B2 = Order(
    "not-adjusted-12B2", N_("That it seems too severe or too mild is no reason for another score.")
)
EXPLAIN_OPTIONS = MainOrder(
    "explain-options-84C", N_("The director explains every option, and the player whose choice it is chooses alone.")
)
SEE_CHOICE_MADE = Order("see-choice-made-84C", N_("The director sees that the choice is made and carried out."))
ADJUST_84D = MainOrder(
    "adjust-84D", N_("The director should award an adjusted score that restores equity to the side that was damaged.")
)
STANDS_84D = MainOrder("stands-84D", N_("No damage is likely: the score is not adjusted."))
DOUBT_84D = Order("doubt-84D", N_("Whatever is doubtful the director decides in favour of the non-offending side."))
TELL_APPEAL = Order(
    "tell-appeal-83",
    N_("If a review may be in order, tell the players that they may appeal, or refer it to a committee yourself."),
)

# What the director noticed, and what may be waived

MUST_RECTIFY = Order(
    "must-rectify-81C3", N_("The director rectifies it, in whatever way it has come to the director's knowledge.")
)
TOO_LATE_81C3 = MainOrder("too-late-81C3", N_("The time for corrections is over: the director no longer rectifies it."))
MAY_WAIVE = Option("may-waive-81C5", N_("The director may waive the rectification; nothing obliges the director to."))
NOT_WAIVED = MainOrder("not-waived-81C5", N_("The rectification is not waived: it is carried out."))

# The director's own mistake

CORRECT_RULING = MainOrder(
    "correct-ruling-82A", N_("The director puts the ruling right, and the board gets its normal result.")
)
OWN_UP = Order(
    "own-up-82A", N_("The director is bound by the Laws, and rectifies mistakes in procedure, also the own.")
)
BOTH_INNOCENT = Order("both-innocent-82C", N_("As far as the wrong ruling goes, both sides count as non-offending."))
ADJUST_82C = MainOrder("adjust-82C", N_("The director awards an adjusted score."))

# A board, an appeal

MAY_REQUIRE = Option("may-require-82B2", N_("The director may require the board to be played, or played to its end."))
MAY_POSTPONE = Option("may-postpone-82B2", N_("The director may put off the play of the board."))
MAY_CANCEL = Option("may-cancel-82B2", N_("The director may cancel the board; then the sides get adjusted scores."))
REVIEW_OFFERED = MainOrder(
    "review-offered-83", N_("The director should tell the players that they may appeal, or refer it to a committee.")
)
REVIEW_NOT_OFFERED = MainOrder(
    "review-not-offered-83", N_("The director need not speak of an appeal; the right to appeal remains.")
)


class Body(Choice):
    """Who decides or answers for something."""

    WORLD = "world", N_("the World Bridge Federation")
    ZONE = "zone", N_("the zonal body")
    NATION = "nation", N_("the national federation")
    AUTHORITY = "authority", N_("the regulating authority")
    AGENT = "agent", N_("the body to which it was assigned")
    ORGANISER = "organiser", N_("the tournament organiser")
    DIRECTOR = "director", N_("the director")
    PLAYERS = "players", N_("somebody whom the players choose")


@dataclass(frozen=True)
class Decides(Effect):
    """Whose decision it is."""

    weight = 1

    body: Body

    def words(self) -> Text:
        return say("The decision is with {body}.", body=self.body)


@dataclass(frozen=True)
class Answers(Effect):
    """Who goes on answering for powers that were passed on."""

    weight = 1

    body: Body

    def words(self) -> Text:
        return say("{body|start} answers for it.", body=self.body)


REGULATION_HOLDS = MainOrder("regulation-holds-80B2f", N_("The regulation holds, and the director is bound by it."))
REGULATION_VOID = MainOrder(
    "regulation-void-80B2f", N_("A regulation may add to the Laws but not run against them: the Law holds.")
)
CHOICE_LEFT = MainOrder("choice-left-80B2f", N_("The Law leaves this to the regulations: the regulation holds."))
MAY_REMEDY = Option("may-remedy-81B1", N_("The director may make good what the organiser has left undone."))
MAY_REFER = Option("may-refer-81C7", N_("If need be the director may take it to the committee."))
