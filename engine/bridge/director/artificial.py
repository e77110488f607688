"""Artificial adjusted scores: what a contestant gets whose board has no result, Laws 12C2 and 88."""

from engine.bridge.director.adjusted_board import AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS, AdjustedBoard, Responsible
from engine.bridge.effect.adjusted import BY_REGULATIONS, ArtificialScore
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


def gets(board: AdjustedBoard, amount: int) -> Ruling:
    return rule(ArtificialScore(board.scoring, amount))


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


@law("bridge:12C2a", "bridge:12C2b", "bridge:88")
def not_responsible(board: AdjustedBoard) -> Ruling | None:
    """The contestant is not at fault in any way."""
    return gets(board, AVERAGE_PLUS[board.scoring]) if board.responsible is Responsible.NOT else None


@law("bridge:12C2a", "bridge:12C2b", otherwise=(Responsible.DIRECTLY,))
def directly_responsible(board: AdjustedBoard) -> Ruling | None:
    """The contestant is directly responsible."""
    return gets(board, AVERAGE_MINUS[board.scoring])


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
