"""Effects of adjusted scores: what a contestant without a result gets, and what is left to the director."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Choice, Text, say

ASSIGNED = MainOrder(
    "assigned",
    N_("The director awards an assigned adjusted score: what would probably have come about without the irregularity."),
)
MAY_BE_WEIGHTED = Option(
    "may-be-weighted",
    N_("It may be weighted by how likely several results were; only what could legally have been reached may enter."),
)
MAY_BE_ARTIFICIAL = Option(
    "may-be-artificial",
    N_("The director may award an artificial adjusted score: what follows is what the contestant then gets."),
)
BOTH_PLAYERS = MainOrder(
    "both-players", N_("It holds for both players of the side alike, even if only one of them is responsible.")
)
OFFENDER_ONLY = MainOrder("offender-only", N_("Only the offender is penalised; the partner should not be."))
BOTH_PENALISED = MainOrder("both-penalised", N_("Both players of the side may be penalised."))
BY_REGULATIONS = MainOrder("by-regulations", N_("The regulations of the event say what the contestant gets."))
BOARDS_CANCELLED = MainOrder("boards-cancelled", N_("The board is cancelled, or all such boards are."))
MAY_SUBSTITUTE = Option("may-substitute", N_("If there is time, the director may order a substitute board."))
BY_RESPONSIBILITY = Order(
    "by-responsibility",
    N_("For a cancelled board the sides get artificial adjusted scores, each by how far it is responsible."),
)


class Scoring(Choice):
    """How the event is scored."""

    MATCHPOINTS = "matchpoints", N_("matchpoints")
    IMPS = "imps", N_("IMPs")


@dataclass(frozen=True)
class ArtificialScore(Effect):
    """What a contestant without a result gets: per cent of the matchpoints, or IMPs."""

    weight = 1

    scoring: Scoring
    amount: int

    def words(self) -> Text:
        if self.scoring is Scoring.MATCHPOINTS:
            return say("The contestant gets {percent} per cent of the matchpoints available.", percent=self.amount)
        if self.amount < 0:
            return say("The contestant gets minus {imps|imp}.", imps=-self.amount)
        return say("The contestant gets {imps|imp}.", imps=self.amount)


@dataclass(frozen=True)
class BetterOfTwo(Effect):
    """The better of average plus and the assigned score, and its complement for the offenders."""

    weight = 1

    imps: int

    def words(self) -> Text:
        return say(
            "On each such board the non-offending side gets {imps|imp}, the other the same as a minus.", imps=self.imps
        )


@dataclass(frozen=True)
class KnockOutScore(Effect):
    """The average of two scores that do not balance, in halves of an IMP, from the first team's side."""

    weight = 1

    halves: int

    def words(self) -> Text:
        if not self.halves:
            return say("Neither team wins IMPs.")
        whole, half = divmod(abs(self.halves), 2)
        written = f"{whole or ''}{'½' if half else ''}"
        if self.halves > 0:
            return say("The first team wins {imps} IMP, and the other loses as much.", imps=written)
        return say("The first team loses {imps} IMP, and the other wins as much.", imps=written)
