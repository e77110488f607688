"""What the players win, lose and pay each other."""

from dataclasses import dataclass

from engine.bill import Bill, Payment, Settlement
from engine.effect import Effect, MainOrder
from engine.text import N_, Text, say
from engine.ulti.table.player import DEFENDERS, Player

PARTI_WON = MainOrder("parti-won", N_("The declarer has won the parti."))


@dataclass(frozen=True)
class Settle(Effect):
    """What each player ends up with, and the payments behind it.

    >>> str(Settle(pay_declarer(Bill(), Bill())))
    'settle declarer+0,right+0,left+0'
    """

    weight = 2

    settlement: Settlement[Player]

    def balance(self) -> dict[Player, int]:
        """What each player ends up with, always all three."""
        return self.settlement.balance(Player)

    def words(self) -> Text:
        signed = {str(player): format_signed(amount) for player, amount in self.balance().items()}
        return say(
            "Declarer ends with {declarer}, the right-hand defender with {right}, the left-hand defender with {left}.",
            **signed,
        )

    def __str__(self) -> str:
        return "settle " + ",".join(f"{player}{amount:+d}" for player, amount in self.balance().items())


def format_signed(amount: int) -> str:
    """With its sign; nothing has none.

    >>> format_signed(4), format_signed(0), format_signed(-4)
    ('+4', '0', '-4')
    """
    return f"{amount:+d}" if amount else "0"


def pay_declarer(right: Bill, left: Bill) -> Settlement[Player]:
    """Each defender pays a bill to the declarer; a bill below nothing goes the other way."""
    bills = zip(DEFENDERS, (right, left), strict=True)
    return Settlement(tuple(Payment(defender, Player.DECLARER, bill) for defender, bill in bills))


def pay_defenders(bill: Bill) -> Settlement[Player]:
    """The declarer pays the same bill to each defender."""
    return Settlement(tuple(Payment(Player.DECLARER, defender, bill) for defender in DEFENDERS))
