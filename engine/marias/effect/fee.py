"""What a fault costs and who decides: flat fees, and what several topics order alike."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Order
from engine.marias.table.money import FLAT_1, FLAT_2, Money
from engine.text import N_, Text, say

AGREEMENT = MainOrder("agreement-holds", N_("What all the players at the table have agreed on holds."))
TOO_LATE = MainOrder("too-late", N_("It is too late to claim it: the result stands."))
NO_RENONC = MainOrder("no-renonc", N_("It is no renonc."))
REFEREE = MainOrder("referee", N_("The referee decides, and may call it a renonc."))
TECHNICAL = Order("technical", N_("It is a technical renonc."))
HAND_GOES_ON = Order("hand-goes-on", N_("The hand goes on."))


@dataclass(frozen=True)
class FlatFee(Effect):
    """What the player at fault pays to each of the others, whatever the game."""

    weight = 2

    amount: Money

    def words(self) -> Text:
        return say("The player at fault pays {amount} to each of the others.", amount=self.amount)


FEE_1, FEE_2 = FlatFee(Money.of(FLAT_1)), FlatFee(Money.of(FLAT_2))
