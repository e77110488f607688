"""Adjusted scores of team matches: several at once, and those of a knock-out that do not balance, Laws 12C4 and 86."""

from engine.bridge.director.adjusted_board import AdjustedBoard, AtFault, Basis
from engine.bridge.effect.adjusted import (
    BOARDS_CANCELLED,
    BY_REGULATIONS,
    BY_RESPONSIBILITY,
    MAY_SUBSTITUTE,
    BetterOfTwo,
    KnockOutScore,
)
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


@law("bridge:12C4")
def does_not_balance(board: AdjustedBoard) -> Ruling | None:
    """The two adjusted scores of a knock-out match do not balance."""
    return rule(KnockOutScore(board.first - board.other)) if board.basis is Basis.KNOCK_OUT else None


# What do the two sides get?


@law("bridge:86B3")
def values_of_their_own(board: AdjustedBoard) -> Ruling | None:
    """The board was played at one table only, and the regulations have values of their own for that."""
    return rule(BY_REGULATIONS) if board.set_apart else None


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


SIDES = Issue(
    N_("What do the two sides get?"),
    (
        values_of_their_own,
        only_average_plus,
        one_side_at_fault,
        both_at_fault,
        too_late_for_substitute,
        neither_at_fault,
    ),
)
