"""Adjusted scores: of what kind they are, Laws 12C1, 12C3 and 86B1. What is to be weighed the director weighs."""

from engine.bridge import onward
from engine.bridge.director.adjusted_board import AdjustedBoard, Basis
from engine.bridge.director.artificial import ARTIFICIAL
from engine.bridge.director.team_match import SIDES, does_not_balance
from engine.bridge.effect.adjusted import (
    ASSIGNED,
    BOTH_PENALISED,
    BOTH_PLAYERS,
    MAY_BE_ARTIFICIAL,
    MAY_BE_WEIGHTED,
    OFFENDER_ONLY,
)
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# What is there to go by?


@law("bridge:12C1a", "bridge:12C1b", "bridge:12C1c")
def can_be_told(board: AdjustedBoard) -> Ruling | None:
    """The director can tell what would probably have happened."""
    return award_assigned() if board.basis is Basis.KNOWN else None


def award_assigned() -> Ruling:
    tests = ForDirector("bridge:12C1b"), ForDirector("bridge:12C1e")
    return rule(ASSIGNED, MAY_BE_WEIGHTED, *tests, go_to(onward.WEIGHTED_SCORE))


@law("bridge:12C1d", "bridge:12C2a")
def too_much_or_not_plain(board: AdjustedBoard) -> Ruling | None:
    """Too much might have happened, or it is not plain what."""
    return rule(MAY_BE_ARTIFICIAL, then=ARTIFICIAL) if board.basis is Basis.UNCLEAR else None


@law("bridge:12C3", "bridge:89")
def individuals(board: AdjustedBoard) -> Ruling | None:
    """It is an individual event, in which partners change."""
    return rule(then=PARTNER) if board.basis is Basis.INDIVIDUAL else None


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


# Does it bind the offender's partner too?


@law("bridge:12C3", "bridge:89")
def no_penalty(board: AdjustedBoard) -> Ruling | None:
    """It is about a rectification or an adjusted score, and not about a penalty."""
    return rule(BOTH_PLAYERS) if not board.procedural else None


@law("bridge:12C3", "bridge:89")
def partner_is_blameless(board: AdjustedBoard) -> Ruling | None:
    """It is about a procedural penalty, and the offender's partner is in no way to blame."""
    return rule(OFFENDER_ONLY) if board.blameless else None


@law("bridge:12C3", "bridge:89")
def partner_is_to_blame(_: AdjustedBoard) -> Ruling | None:
    """It is about a procedural penalty, and the offender's partner is to blame too."""
    return rule(BOTH_PENALISED)


PARTNER = Issue(N_("Does it bind the offender's partner too?"), (no_penalty, partner_is_blameless, partner_is_to_blame))
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
                too_much_or_not_plain,
                individuals,
                other_table_favours,
                can_be_told_all_the_same,
                other_table_tells_nothing,
            ),
        ),
        ARTIFICIAL,
        SIDES,
        PARTNER,
    ),
)
