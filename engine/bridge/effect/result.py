"""Effects on all who played a board, and on how an event is scored."""

from dataclasses import dataclass

from engine.bridge.score.results import TableResult
from engine.effect import Effect, MainOrder, Order
from engine.text import N_, Choice, Text, say


@dataclass(frozen=True)
class PairsGet(Effect):
    """The matchpoints of both pairs of one table of a field."""

    number: int
    result: TableResult
    score: int
    north_south: int
    east_west: int

    def words(self) -> Text:
        return say(
            "Table {number}, {result}: North–South get {north_south|unit}, East–West {east_west|unit}.",
            number=self.number,
            result=scored(self.result, self.score),
            north_south=self.north_south,
            east_west=self.east_west,
        )


class Form(Choice):
    """The forms in which a fouled board was played."""

    ORIGINAL = "original", N_("original form")
    CHANGED = "changed", N_("changed form")


@dataclass(frozen=True)
class GroupGets(Effect):
    """The matchpoints of both pairs of one table, among those that played the same form of a fouled board."""

    form: Form
    number: int
    result: TableResult
    score: int
    north_south: int
    east_west: int

    def words(self) -> Text:
        told: dict[str, object] = {"number": self.number, "result": scored(self.result, self.score)}
        told |= {"north_south": self.north_south, "east_west": self.east_west}
        if self.form is Form.ORIGINAL:
            return say(
                "Original form, result no. {number}, {result}: North–South get {north_south|unit}, East–West "
                "{east_west|unit}.",
                **told,
            )
        return say(
            "Changed form, result no. {number}, {result}: North–South get {north_south|unit}, East–West "
            "{east_west|unit}.",
            **told,
        )


@dataclass(frozen=True)
class Apart(Effect):
    """How far the scores of the two tables of a match lie apart, from the side of the team that sits North–South."""

    first: int
    second: int

    def words(self) -> Text:
        return say(
            "North–South have {first} at the first table and {second} at the second: a difference of {points}.",
            first=self.first,
            second=self.second,
            points=abs(self.first - self.second),
        )


@dataclass(frozen=True)
class TotalPoints(Effect):
    """The sum of the scores of all boards."""

    points: int

    def words(self) -> Text:
        return say("The contestant's result is {points}: the sum of all the scores.", points=self.points)


def scored(result: TableResult, score: int) -> TableResult | Text:
    """A result, with its score from North–South's side where that does not stand there already."""
    return Text("{result}, {score}", (("result", result), ("score", score))) if result.played else result


BY_CONDITIONS = MainOrder("by-conditions", N_("It is done as the conditions of contest say."))
ONLY_APPROVED = MainOrder(
    "only-approved",
    N_("This method may not be used: a special one needs the approval of the regulating authority."),
)
NOT_ANNOUNCED = MainOrder(
    "not-announced", N_("This should have been published before the event, in detail and for all contestants to see.")
)
CONDITION_VOID = MainOrder(
    "condition-void", N_("This does not hold: conditions of contest must not conflict with the Laws or regulations.")
)
ASK_AUTHORITY = Order("ask-authority", N_("Ask whoever organises the event what holds before you score."))
