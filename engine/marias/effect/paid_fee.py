"""A fixed sum for a fault: paušál 1 or 2, to every other player at the table."""

from dataclasses import dataclass
from typing import ClassVar

from engine.effect import Effect
from engine.marias.table.money import FLAT_1, FLAT_2, Money
from engine.marias.table.player import Player
from engine.text import Text, say


@dataclass(frozen=True)
class Fee(Effect):
    """What one player pays to each of the others for a fault."""

    weight: ClassVar[int] = 1

    payer: Player
    amount: Money

    def words(self) -> Text:
        return say("{player|start} pays {amount} to each of the other players.", player=self.payer, amount=self.amount)


def flat_1(payer: Player) -> Fee:
    """The fee for a technical renonc."""
    return Fee(payer, Money.of(FLAT_1))


def flat_2(payer: Player) -> Fee:
    """The fee for a forbidden card in the talon, or a look into it."""
    return Fee(payer, Money.of(FLAT_2))
