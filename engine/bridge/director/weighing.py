"""What a director weighs for an assigned adjusted score, what it is compared with, and what it comes to: Law 12C1."""

from dataclasses import dataclass
from fractions import Fraction

from engine.bridge.effect.adjusted import Scoring
from engine.bridge.effect.weighted import Counts, SideGets
from engine.bridge.reading import Reading
from engine.bridge.score.imps import imps
from engine.bridge.score.matchpoints import units
from engine.bridge.score.outcomes import MOST, Amount, Outcomes, mean
from engine.bridge.score.results import ONE, Results, TableResult, scores_of
from engine.bridge.table.seat import Side, Vulnerable
from engine.effect import Effect
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Text, say


@dataclass(frozen=True, kw_only=True)
class WeightedScore(Facts):
    """The results that the director weighs, and what they are compared with."""

    scoring: Scoring = ask(
        N_("How is the event scored?"),
        had={
            Scoring.MATCHPOINTS: N_("Right, had it been scored in matchpoints."),
            Scoring.IMPS: N_("Right, had it been scored in IMPs."),
        },
        short=N_("scoring"),
    )
    offenders: Side = ask(
        N_("Which side committed the irregularity?"),
        hint=N_(
            "After a director's mistake neither did, and both count as non-offending: reckon twice, naming one side "
            "and then the other, and give each what it gets as the side that is not named."
        ),
        had=N_("Right, had {value} committed the irregularity."),
        short=N_("irregularity by"),
    )
    outcomes: Outcomes = ask(
        N_("Which results do you weigh, and how? Such as 60 % 4S= N, 40 % 4S-1 N."), short=N_("weighed")
    )
    actual: Results = ask(
        N_("What was the result at the table? Such as 4S-1 N, or North–South's score."), short=N_("at the table")
    )
    others: Results = ask(
        N_("What was the result at the other table, or what were those at the other tables?"), short=N_("elsewhere")
    )
    vulnerable: Vulnerable = ask(N_("Which side is vulnerable? It matters only for contracts."), short=N_("vulnerable"))
    has_illegal: bool = ask(
        N_("Could one of the results that you weigh only have come about by what was illegal?"),
        judged=True,
        hint=N_("For example by the call that partner's hesitation suggested, and that you do not allow."),
        short=N_("an illegal one among them"),
    )
    illegal: tuple[int, ...] = ask(
        N_("Which of them? Their numbers, in the order written."), range(1, MOST + 1), short=N_("illegal ones")
    )
    own_part: bool = ask(
        N_("Did the non-offending side contribute to its own damage?"),
        judged=True,
        hint=N_(
            "Only by an extremely serious error that had nothing to do with the irregularity, or by a gamble from "
            "which it hoped to recover by a ruling."
        ),
        had={
            True: N_("Right, had the non-offending side contributed to its own damage."),
            False: N_("Right, had the non-offending side not contributed to its own damage."),
        },
        short=N_("own part"),
    )
    without: Results = ask(
        N_("What would have been the result, after the irregularity, without that error or gamble?"),
        short=N_("without it"),
    )
    knock_out: bool = ask(
        N_("Is it a knock-out match?"),
        had={
            True: N_("Right, had it been a knock-out match."),
            False: N_("Right, had it been no knock-out match."),
        },
        short=N_("knock-out"),
    )
    reading: Reading = part()

    @impossible
    def outcomes_can_be_read(self) -> Text | None:
        return self.outcomes.problem()

    @impossible
    def result_can_be_read(self) -> Text | None:
        return self.actual.problem(ONE)

    @impossible
    def other_result_can_be_read(self) -> Text | None:
        return self.without.problem(ONE)

    @impossible
    def others_can_be_read(self) -> Text | None:
        if problem := self.others.problem():
            return problem
        return self.others.problem(ONE) if self.scoring is Scoring.IMPS else None

    @impossible
    def illegal_ones_are_there(self) -> Text | None:
        wrong = [number for number in self.illegal if number > len(self.outcomes)]
        return say("There is no result no. {number}.", number=wrong[0]) if wrong else None

    @impossible
    def some_are_illegal(self) -> Text | None:
        if self.has_illegal and not self.illegal:
            return say("At least one number belongs here.")
        return None

    @property
    def left_out(self) -> tuple[int, ...]:
        """The numbers of the results that do not count."""
        return self.illegal if self.has_illegal else ()

    @property
    def sides(self) -> Vulnerable:
        """Asked only where a contract is among the results."""
        weighed = Results(tuple(one.result for one in self.outcomes.each))
        stated = (self.others, self.actual, weighed, *self.have("without").values())
        return self.vulnerable if any(one.has_contracts for one in stated) else Vulnerable.NONE

    @property
    def top(self) -> int:
        """What the two sides' amounts come to together."""
        return 2 * len(self.others) if self.scoring is Scoring.MATCHPOINTS else 0

    def worth(self, result: TableResult) -> int:
        """To North–South: matchpoint units against the other tables, or IMPs against the other table."""
        score, others = result.score(self.sides), scores_of(self.others.each, self.sides)
        return units(score, others) if self.scoring is Scoring.MATCHPOINTS else imps(score - others[0])

    def redressed(self, worth: int | Fraction) -> Fraction:
        """What is worth so much to North–South, seen from the non-offending side."""
        return Fraction(worth if self.offenders is Side.EAST_WEST else self.top - worth)

    @property
    def expected(self) -> Fraction:
        """The weighted value, seen from the non-offending side."""
        counted = self.outcomes.numbered(self.left_out)
        return self.redressed(mean((one.weight, self.worth(one.result)) for _, one in counted))

    @property
    def self_inflicted(self) -> Fraction:
        """What the error or the gamble cost the non-offending side."""
        lost = self.redressed(self.worth(self.without.each[0])) - self.redressed(self.worth(self.actual.each[0]))
        return max(lost, Fraction(0))

    def rounded(self, value: Fraction) -> Amount:
        """The open point is looked at only where there is something to round."""
        return Amount.round(value) if value.denominator == 1 else Amount.round(value, self.reading.rounding)

    def both_get(self, innocent: Fraction, offenders: Fraction) -> tuple[Effect, Effect]:
        """What each side gets; what the offenders get is the complement of a sum of the other side's."""
        theirs = Amount(100 * self.top - self.rounded(offenders).hundredths)
        return (
            SideGets(self.offenders.other, self.scoring, self.rounded(innocent)),
            SideGets(self.offenders, self.scoring, theirs),
        )

    @property
    def counted(self) -> tuple[Effect, ...]:
        """Each result with its weight and its worth."""
        counted = [*self.outcomes.numbered(self.left_out)]
        total = sum(one.weight for _, one in counted)
        return tuple(
            Counts(
                number,
                one.result,
                one.result.score(self.sides),
                one.weight,
                total,
                self.scoring,
                self.worth(one.result),
            )
            for number, one in counted
        )
