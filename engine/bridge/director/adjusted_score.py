"""Adjusted scores as far as they are reckoned: Laws 12C2, 12C4 and 86B. What is to be weighed the director weighs."""

from dataclasses import dataclass

from engine.bridge.effect.adjusted import (
    ASSIGNED,
    BOARDS_CANCELLED,
    BY_REGULATIONS,
    BY_RESPONSIBILITY,
    MAY_BE_WEIGHTED,
    MAY_SUBSTITUTE,
    ArtificialScore,
    BetterOfTwo,
    KnockOutScore,
    Scoring,
)
from engine.effect import ForDirector
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
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
    OTHER_TABLE = "other-table", N_("a team match: one adjusted score, and the other table has a result")
    SEVERAL = "several", N_("a team match: results that cannot be compared, or more than one adjusted score")
    KNOCK_OUT = "knock-out", N_("a knock-out match: the adjusted scores of the two teams do not balance")


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

    @property
    def own(self) -> int:
        """What the contestant has made on the other boards."""
        return self.percent if self.scoring is Scoring.MATCHPOINTS else self.average

    @impossible
    def balances(self) -> Text | None:
        return say("These two scores balance.") if self.first == -self.other else None


def gets(board: AdjustedBoard, amount: int) -> Ruling:
    return rule(ArtificialScore(board.scoring, amount))


# What is there to go by?


@law("bridge:12C1a", "bridge:12C1b", "bridge:12C1c")
def can_be_told(board: AdjustedBoard) -> Ruling | None:
    """The director can tell what would probably have happened."""
    return award_assigned() if board.basis is Basis.KNOWN else None


def award_assigned() -> Ruling:
    return rule(ASSIGNED, MAY_BE_WEIGHTED, ForDirector("bridge:12C1b"), ForDirector("bridge:12C1e"))


@law("bridge:12C4")
def does_not_balance(board: AdjustedBoard) -> Ruling | None:
    """The two adjusted scores of a knock-out match do not balance."""
    return rule(KnockOutScore(board.first - board.other)) if board.basis is Basis.KNOCK_OUT else None


@law("bridge:86B2")
def not_comparable(board: AdjustedBoard) -> Ruling | None:
    """A team match, with results that cannot be compared or several adjusted scores."""
    return rule(then=SIDES) if board.basis is Basis.SEVERAL else None


@law("bridge:12C2a", "bridge:12A2")
def no_result(board: AdjustedBoard) -> Ruling | None:
    """The board has no result, and what would have happened cannot be told."""
    return rule(then=ARTIFICIAL) if board.basis is Basis.NO_RESULT else None


@law("bridge:86B1")
def other_table_favours(board: AdjustedBoard) -> Ruling | None:
    """The result at the other table is clearly favourable to one of the sides."""
    return award_assigned() if board.clear else None


@law("bridge:12C1a", "bridge:86B1")
def can_be_told_all_the_same(board: AdjustedBoard) -> Ruling | None:
    """The director can tell all the same what would probably have happened."""
    return award_assigned() if board.likely else None


@law("bridge:12C2a", "bridge:86B1", otherwise=(Basis.OTHER_TABLE,))
def other_table_tells_nothing(_: AdjustedBoard) -> Ruling | None:
    """The other table clearly favours neither side, and what would have happened cannot be told."""
    return rule(then=ARTIFICIAL)


# What does the contestant get?


@law("bridge:12C2d", "bridge:12C2b")
def regulations_say(board: AdjustedBoard) -> Ruling | None:
    """The regulations set something else."""
    return rule(BY_REGULATIONS) if board.regulated else None


@law("bridge:12C2a")
def partly_responsible(board: AdjustedBoard) -> Ruling | None:
    """The contestant is only partly responsible."""
    return gets(board, AVERAGE[board.scoring]) if board.responsible is Responsible.PARTLY else None


@law("bridge:12C2c", "bridge:12C2a")
def better_than_plus(board: AdjustedBoard) -> Ruling | None:
    """The contestant is not at fault, and did better than average plus on the other boards."""
    if board.responsible is not Responsible.NOT or board.own <= AVERAGE_PLUS[board.scoring]:
        return None
    return gets(board, board.own)


@law("bridge:12C2c", "bridge:12C2a")
def worse_than_minus(board: AdjustedBoard) -> Ruling | None:
    """The contestant is directly responsible, and did worse than average minus on the other boards."""
    if board.responsible is not Responsible.DIRECTLY or board.own >= AVERAGE_MINUS[board.scoring]:
        return None
    return gets(board, board.own)


@law("bridge:12C2a", "bridge:12C2b")
def not_responsible(board: AdjustedBoard) -> Ruling | None:
    """The contestant is not at fault in any way."""
    return gets(board, AVERAGE_PLUS[board.scoring]) if board.responsible is Responsible.NOT else None


@law("bridge:12C2a", "bridge:12C2b", otherwise=(Responsible.DIRECTLY,))
def directly_responsible(board: AdjustedBoard) -> Ruling | None:
    """The contestant is directly responsible."""
    return gets(board, AVERAGE_MINUS[board.scoring])


# What do the two sides get?


@law("bridge:86B2b", "bridge:12C2b")
def only_average_plus(board: AdjustedBoard) -> Ruling | None:
    """Only one side is at fault, and what would have happened cannot be told: the other gets average plus."""
    return rule(BetterOfTwo(board.plus)) if board.at_fault is AtFault.ONE and not board.likely else None


@law("bridge:86B2b")
def one_side_at_fault(board: AdjustedBoard) -> Ruling | None:
    """Only one side is at fault: the other gets the better of average plus and the assigned adjusted score."""
    return rule(BetterOfTwo(max(board.plus, board.assigned))) if board.at_fault is AtFault.ONE else None


@law("bridge:86B2c")
def both_at_fault(board: AdjustedBoard) -> Ruling | None:
    """Both sides are at fault."""
    return rule(BOARDS_CANCELLED, BY_RESPONSIBILITY) if board.at_fault is AtFault.BOTH else None


@law("bridge:86A", "bridge:86B2a")
def too_late_for_substitute(board: AdjustedBoard) -> Ruling | None:
    """Neither side is at fault, but somebody could know the result of the match without the board."""
    return rule(BOARDS_CANCELLED, BY_RESPONSIBILITY) if board.match_known else None


@law("bridge:86B2a", otherwise=(AtFault.NEITHER,))
def neither_at_fault(_: AdjustedBoard) -> Ruling | None:
    """Neither side is at fault."""
    return rule(BOARDS_CANCELLED, MAY_SUBSTITUTE, BY_RESPONSIBILITY)


ARTIFICIAL = Issue(
    N_("What does the contestant get?"),
    (
        regulations_say,
        partly_responsible,
        better_than_plus,
        worse_than_minus,
        not_responsible,
        directly_responsible,
    ),
)
SIDES = Issue(
    N_("What do the two sides get?"),
    (only_average_plus, one_side_at_fault, both_at_fault, too_late_for_substitute, neither_at_fault),
)
ADJUSTED_SCORE = Topic(
    "bridge",
    "adjusted-score",
    N_("Adjusted scores"),
    N_("A board has no result, or none that can stand: what do the contestants get?"),
    AdjustedBoard,
    (
        Issue(
            N_("What kind of adjusted score is it?"),
            (
                can_be_told,
                does_not_balance,
                not_comparable,
                no_result,
                other_table_favours,
                can_be_told_all_the_same,
                other_table_tells_nothing,
            ),
        ),
        ARTIFICIAL,
        SIDES,
    ),
)
