"""Effects on scores."""

from dataclasses import dataclass

from engine.bill import Bill
from engine.effect import Effect
from engine.text import Text, say


@dataclass(frozen=True)
class Score(Effect):
    """What declarer's side scores on the board; below nothing, the opponents score it."""

    bill: Bill

    @property
    def points(self) -> int:
        return self.bill.total

    def words(self) -> Text:
        return say("Declarer's side scores: {points}.", points=self.points)


@dataclass(frozen=True)
class Imps(Effect):
    """International match points of one side."""

    imps: int

    def words(self) -> Text:
        return say("IMPs: {imps}.", imps=self.imps)


@dataclass(frozen=True)
class Matchpoints(Effect):
    """Matchpoints of a contestant, in units of the Law: two for each result that is worse, one for each equal."""

    units: int

    def words(self) -> Text:
        return say("Matchpoint units: {units}.", units=self.units)
