"""The payment for a deal of mariáš on one sheet: what is asked follows from the game and from how it ended."""

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any, NamedTuple

from engine.inquiry import Inquiry
from engine.marias.rates.ending import Ended
from engine.marias.table.flek import Flek
from engine.marias.table.money import BASE, Money
from engine.marias.table.player import Player
from engine.marias.table.raised import BY_NAME
from engine.marias.table.step import RATE, Rung, Stake
from web.presentation import Fields, Sheet

BASE_FIELD = "base-kc"  # in crowns, as players say it
WITH_POINTS = {Stake.HRA, Stake.STO}
MADE = {Stake.SEDMA: "seven", Stake.BETL: "made", Stake.DURCH: "made", Stake.SEDMY: "made"}


class PartRow(NamedTuple):
    """A part of the game: its rate, how far it was raised and by whom, and whether it was made if points do not say."""

    part: Stake
    rate: Money
    flek: str
    level: Flek
    by: str
    joined: frozenset[Player]
    made: str
    result: bool | None


@dataclass(frozen=True)
class Rows:
    """What is asked once the game is known."""

    step: Rung | None
    base: Money
    ended: Ended = Ended.PLAYED
    parts: tuple[PartRow, ...] = ()

    @property
    def is_played(self) -> bool:
        return self.ended is Ended.PLAYED

    @property
    def is_laid(self) -> bool:
        return self.ended is Ended.LAID

    @property
    def has_points(self) -> bool:
        """Do the points tell what was made?"""
        return (self.is_played or self.is_laid) and any(row.part in WITH_POINTS for row in self.parts)

    @property
    def has_quiet(self) -> bool:
        """May there be a quiet sedma?"""
        return self.has_points and len(self.parts) == 1

    @property
    def crowns(self) -> str:
        """The base rate as it is written into its field."""
        return f"{Decimal(int(self.base)) / 100:.2f}"


def settlement_rows(inquiry: Inquiry, _: Fields) -> Rows:
    known = inquiry.stated
    step, base = known.get("raised.step"), Money(known.get("base", BASE))
    if not step:
        return Rows(None, base)
    parts = tuple(part_row(part, step, base, known) for part in step.parts)
    return Rows(step, base, known.get("ended", Ended.PLAYED), parts)


def part_row(part: Stake, step: Rung, base: Money, known: dict[str, Any]) -> PartRow:
    name, made = BY_NAME.get(part, "main"), MADE.get(part, "")
    level, joined = known.get(f"raised.{name}", Flek.NONE), known.get(f"{name}_by", frozenset())
    rate = Money.of(RATE[part] * (1 + step.red), base)
    return PartRow(part, rate, f"raised.{name}", level, f"{name}_by", joined, made, known.get(made))


def join_settlement(fields: Fields) -> dict[str, str]:
    """The base rate in hellers; that of the document unless another is written."""
    written = "".join(fields.get(BASE_FIELD, ())[:1]).strip()
    if not written:
        return {"base": str(BASE)}
    try:
        return {"base": str(int(Decimal(written.replace(",", ".")) * 100))}
    except (InvalidOperation, ValueError, OverflowError):
        return {"base": written}


SETTLEMENT_SHEET = Sheet("games/marias/sheet.html", settlement_rows, join_settlement)
