"""What the players win, lose and pay each other."""

from dataclasses import dataclass

from engine.bill import Settlement
from engine.effect import Effect
from engine.marias.table.money import Money
from engine.marias.table.player import Player
from engine.text import Text, say


@dataclass(frozen=True)
class Settle(Effect):
    """What each player ends up with, and the payments behind it.

    >>> str(Settle(Settlement(())))
    'settle akter+0'
    """

    weight = 2

    settlement: Settlement[Player]

    @property
    def players(self) -> tuple[Player, ...]:
        """The aktér, and everybody who settles at this table."""
        named = {player for one in self.settlement.payments for player in (one.payer, one.payee)}
        return tuple(player for player in Player if player in named | {Player.AKTER})

    def balance(self) -> dict[Player, Money]:
        """What each player ends up with."""
        return {player: Money(amount) for player, amount in self.settlement.balance(self.players).items()}

    def words(self) -> Text:
        balance = self.balance()
        others = {player: amount for player, amount in balance.items() if player is not Player.AKTER}
        amounts = set(others.values())
        if not any(amounts):
            return say("Nobody pays anything.")
        if len(amounts) > 1:
            return tell_each(balance)
        payers, (amount,) = tuple(others), amounts
        if amount < 0:
            return say("The aktér gets {amount} from each: {payers|and}.", amount=-amount, payers=payers)
        return say("The aktér pays {amount} to each: {payers|and}.", amount=amount, payers=payers)

    def __str__(self) -> str:
        return "settle " + ",".join(f"{player}{int(amount):+d}" for player, amount in self.balance().items())


def tell_each(balance: dict[Player, Money]) -> Text:
    """What each ends with, where it is not the same for all."""
    values = {str(player): amount for player, amount in balance.items()}
    if Player.PAUSING in balance:
        return say(
            "The aktér ends with {akter}, the left-hand defender with {left}, the right-hand defender with {right}, "
            "the pausing player with {pausing}.",
            **values,
        )
    return say(
        "The aktér ends with {akter}, the left-hand defender with {left}, the right-hand defender with {right}.",
        **values,
    )
