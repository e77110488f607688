"""Effects on scores."""

from dataclasses import dataclass

from engine.bill import Bill
from engine.bridge.table.seat import Side
from engine.effect import Effect, Order
from engine.text import N_, Choice, Text, say

SCORE_STANDS = Order("score-stands", N_("The score stands: there is no damage beyond what has been made good."))


@dataclass(frozen=True)
class Score(Effect):
    """What declarer's side scores on the board; below nothing, the opponents score it."""

    bill: Bill

    @property
    def points(self) -> int:
        return self.bill.total

    def words(self) -> Text:
        if self.points > 0:
            return say("Declarer's side scores {points}.", points=self.points)
        if self.points < 0:
            return say("The defenders score {points}.", points=-self.points)
        return say("Neither side scores.")


@dataclass(frozen=True)
class Imps(Effect):
    """International match points of one team; below nothing, the other team wins them."""

    imps: int

    def words(self) -> Text:
        if self.imps > 0:
            return say("Your team wins {imps|imp}.", imps=self.imps)
        if self.imps < 0:
            return say("Your team loses {imps|imp}.", imps=-self.imps)
        return say("Neither team wins IMPs.")


@dataclass(frozen=True)
class ImpsOfDifference(Effect):
    """International match points for a difference, whoever it favours."""

    imps: int

    def words(self) -> Text:
        if self.imps:
            return say("The team that did better wins {imps|imp}.", imps=self.imps)
        return say("Neither team wins IMPs.")


@dataclass(frozen=True)
class Matchpoints(Effect):
    """Matchpoints of a contestant, in units of the Law: two for each result that is worse, one for each equal."""

    units: int

    def words(self) -> Text:
        return say("The contestant gets {units|unit}.", units=self.units)


class Damaged(Choice):
    """The side that would have done better."""

    NEITHER = "neither", N_("neither")
    DECLARING = "declaring", N_("declarer's side")
    DEFENDING = "defending", N_("the defenders")


@dataclass(frozen=True)
class AdjustedScore(Effect):
    """The director makes good what the non-offending side still lacks."""

    tricks: int

    def words(self) -> Text:
        return say(
            "The director should award an adjusted score, {tricks|trick} better for the non-offending side.",
            tricks=self.tricks,
        )


@dataclass(frozen=True)
class AdjustedFor(Effect):
    """The director makes good what one of two sides that offended lacks."""

    side: Damaged
    tricks: int

    def words(self) -> Text:
        return say(
            "The director should award an adjusted score, {tricks|trick} better for {side}.",
            tricks=self.tricks,
            side=self.side,
        )


@dataclass(frozen=True)
class AtLeastBetter(Effect):
    """The director makes good what a side would have won on every line."""

    weight = 1

    side: Side
    tricks: int

    def words(self) -> Text:
        return say(
            "The director should award an adjusted score, at least {tricks|trick} better for {side}.",
            tricks=self.tricks,
            side=self.side,
        )


@dataclass(frozen=True)
class CouldHaveWon(Effect):
    """What lines without the revoke bring; the director says which is probable."""

    weight = 1

    floor: int
    perfect: int
    ceiling: int

    def words(self) -> Text:
        return say(
            "For the director to judge: without the revoke that side wins at least {floor|trick}, with the best play "
            "by all {perfect|trick}, and at most {ceiling|trick} of those left then. What would it probably have won?",
            floor=self.floor,
            perfect=self.perfect,
            ceiling=self.ceiling,
        )
