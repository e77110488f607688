"""Effects of weighted scores: what each side gets, and how much each result counts."""

from dataclasses import dataclass

from engine.bridge.effect.adjusted import Scoring
from engine.bridge.effect.result import scored
from engine.bridge.score.outcomes import WHOLE, Amount
from engine.bridge.score.results import TableResult
from engine.bridge.table.seat import Side
from engine.effect import Effect, MainOrder
from engine.text import N_, Text, say

TABLE_RESULT_STANDS = MainOrder(
    "table-result-stands",
    N_("The table's result stands: without the irregularity the non-offending side would have done no better."),
)
NOTHING_TO_WEIGH = MainOrder(
    "nothing-to-weigh",
    N_("No score comes of this: only results that could legally have been reached may be weighed, and none is left."),
)


@dataclass(frozen=True)
class SideGets(Effect):
    """What one side gets on the board: matchpoint units, or IMPs of its team."""

    weight = 1

    side: Side
    scoring: Scoring
    amount: Amount

    def words(self) -> Text:
        if self.scoring is Scoring.MATCHPOINTS:
            return say("{side} get {units} matchpoint units.", side=self.side, units=self.amount)
        if self.amount.hundredths > 0:
            return say("The team that sits {side} wins {imps} IMPs.", side=self.side, imps=self.amount)
        if self.amount.hundredths < 0:
            lost = Amount(-self.amount.hundredths)
            return say("The team that sits {side} loses {imps} IMPs.", side=self.side, imps=lost)
        return say("The team that sits {side} wins and loses nothing.", side=self.side)


@dataclass(frozen=True)
class Counts(Effect):
    """One of the results that are weighed: its weight, and what it is worth to North–South."""

    number: int
    result: TableResult
    score: int
    weight_of_it: int
    total: int
    scoring: Scoring
    worth: int

    def words(self) -> Text:
        told: dict[str, object] = {"number": self.number, "result": scored(self.result, self.score)}
        if self.total == WHOLE:
            told["share"] = say("{percent} per cent", percent=self.weight_of_it)
        else:
            told["share"] = say("{part} of {total} parts", part=self.weight_of_it, total=self.total)
        if self.scoring is Scoring.MATCHPOINTS:
            return say(
                "Result no. {number}, {result}, counts for {share}: North–South would have {units|unit}.",
                units=self.worth,
                **told,
            )
        return say(
            "Result no. {number}, {result}, counts for {share}: {imps} IMPs, seen from North–South.",
            imps=self.worth,
            **told,
        )


@dataclass(frozen=True)
class LeftOut(Effect):
    """A result that could not have come about legally."""

    number: int

    def words(self) -> Text:
        return say(
            "Result no. {number} is left out: it could not have been reached legally. The others share its weight.",
            number=self.number,
        )
