"""What a director finds out before reckoning an adjusted score, Laws 12C and 86."""

from dataclasses import dataclass

from engine.bridge.effect.adjusted import Scoring
from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say

MOST_IMPS = 24
IMPS = range(-MOST_IMPS, MOST_IMPS + 1)
AVERAGE_MINUS, AVERAGE, AVERAGE_PLUS = (
    {Scoring.MATCHPOINTS: 40, Scoring.IMPS: -3},
    {Scoring.MATCHPOINTS: 50, Scoring.IMPS: 0},
    {Scoring.MATCHPOINTS: 60, Scoring.IMPS: 3},
)


class Basis(Choice):
    """Why there is an adjusted score, and what the director has to go by."""

    NO_RESULT = "no-result", N_("the board has no result, and what would have happened cannot be told")
    KNOWN = "known", N_("the director can tell what would probably have happened")
    UNCLEAR = "unclear", N_("too much might have happened, or it is not plain what")
    OTHER_TABLE = "other-table", N_("a team match: one adjusted score, and the other table has a result")
    SEVERAL = "several", N_("a team match: results that cannot be compared, or more than one adjusted score")
    KNOCK_OUT = "knock-out", N_("a knock-out match: the adjusted scores of the two teams do not balance")
    INDIVIDUAL = "individual", N_("an individual event: does it bind the offender's partner too?")


class Responsible(Choice):
    """How far a contestant is responsible for it that the board has no result."""

    NOT = "not", N_("not at all")
    PARTLY = "partly", N_("only partly")
    DIRECTLY = "directly", N_("directly")


class AtFault(Choice):
    """Which of the two sides of a team match is at fault."""

    NEITHER = "neither", N_("neither")
    ONE = "one", N_("one of them")
    BOTH = "both", N_("both")


@dataclass(frozen=True, kw_only=True)
class AdjustedBoard(Facts):
    """What the director finds out before reckoning an adjusted score."""

    basis: Basis = ask(
        N_("What is there to go by?"),
        hint=N_("If the match has a result at the other table, take the answer that says so."),
        short=N_("given"),
    )
    clear: bool = ask(
        N_("In the director's view, is the result at the other table clearly favourable to one side?"),
        judged=True,
        short=N_("clearly favourable"),
    )
    likely: bool = ask(
        N_("In the director's view, can it be told what would probably have happened?"),
        judged=True,
        short=N_("can be told"),
    )
    regulated: bool = ask(
        N_("Do the regulations set something else, for several boards without a result or for IMPs?"),
        short=N_("regulations"),
    )
    responsible: Responsible = ask(
        N_("In the director's view, how far is the contestant responsible?"),
        judged=True,
        had={
            Responsible.NOT: N_("Right, had the contestant not been responsible at all."),
            Responsible.PARTLY: N_("Right, had the contestant been partly responsible."),
            Responsible.DIRECTLY: N_("Right, had the contestant been directly responsible."),
        },
        short=N_("responsible"),
    )
    scoring: Scoring = ask(N_("How is the event scored?"), short=N_("scoring"))
    percent: int = ask(
        N_("What percentage has the contestant made on the other boards of the session?"),
        range(101),
        hint=N_("Rounded to a whole number; what matters is whether it is over 60 or under 40."),
        short=N_("per cent on the other boards"),
    )
    average: int = ask(
        N_("How many IMPs a board has the contestant made on average on the other boards?"),
        IMPS,
        hint=N_("Rounded to a whole number; what matters is whether it is better than +3 or worse than −3."),
        short=N_("IMPs a board"),
    )
    set_apart: bool = ask(
        N_("Do the regulations have values of their own for boards played at one table only, and was this one?"),
        short=N_("values of their own"),
    )
    at_fault: AtFault = ask(N_("Which of the two sides is at fault?"), short=N_("at fault"))
    match_known: bool = ask(
        N_("Is it a team match, and could somebody in it know how it ends without this board?"),
        hint=N_("It is enough that a contestant could have learned it; nobody need have asked."),
        short=N_("result of the match could be known"),
    )
    plus: int = ask(
        N_("How many IMPs is an average plus for the non-offending side?"),
        range(MOST_IMPS + 1),
        hint=N_("Three, unless the regulations say otherwise or the side's own average is better."),
        short=N_("average plus"),
    )
    assigned: int = ask(
        N_("How many IMPs would an assigned adjusted score give the non-offending side?"),
        IMPS,
        short=N_("assigned score"),
    )
    first: int = ask(
        N_("How many IMPs does the first team get by its own adjusted score?"),
        IMPS,
        short=N_("first team"),
    )
    other: int = ask(
        N_("How many IMPs does the other team get by its own adjusted score?"),
        IMPS,
        short=N_("other team"),
    )

    procedural: bool = ask(N_("Is it about a procedural penalty?"), short=N_("procedural penalty"))
    blameless: bool = ask(
        N_("In the director's view, is the offender's partner in no way to blame?"),
        judged=True,
        short=N_("partner not to blame"),
    )

    @property
    def own(self) -> int:
        """What the contestant has made on the other boards."""
        return self.percent if self.scoring is Scoring.MATCHPOINTS else self.average

    @impossible
    def balances(self) -> Text | None:
        return say("These two scores balance.") if self.first == -self.other else None
