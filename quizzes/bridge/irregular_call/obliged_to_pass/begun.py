"""A first irregularity that has been ruled on, and the auction up to the turn of the player who has to pass."""

from dataclasses import dataclass, replace
from typing import Any, Self

from engine.bridge.table.auction import Auction
from engine.bridge.table.deal import Deal
from engine.bridge.table.meaning import Meaning
from engine.bridge.table.seat import Seat
from engine.inquiry import DUTIES
from engine.text import Text
from quizzes.bridge.irregular_call.call_out_of_turn.early import call_next
from quizzes.bridge.picture import Table
from quizzes.question import Case


@dataclass(frozen=True)
class Begun:
    """What happened first, the legal auction, who offended, and whose duty it is to pass."""

    deal: Deal
    auction: Auction
    meanings: tuple[Meaning, ...]
    offender: Seat
    silenced: Seat
    story: tuple[Text, ...]
    case: Case
    table: Table

    def go_on(self) -> Self | None:
        """Up to the turn of the player who has to pass; None if it does not come."""
        so = self.auction, self.meanings
        while so[0].turn is not self.silenced:
            so = call_next(self.deal, so)
            if so[0].is_over:
                return None
        return replace(self, auction=so[0], meanings=so[1])

    @property
    def duties(self) -> dict[str, Any]:
        """What the first ruling leaves for the second, as facts of it."""
        return {f"{DUTIES}.{name}": value for name, value in self.case.decide().duties.items() if name == "must_pass"}
