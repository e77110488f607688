"""What a ruling says about bids and the course of the auction, and who pays for a fault in it."""

from dataclasses import dataclass

from engine.bill import Bill, Payment, Settlement
from engine.effect import Effect, Order
from engine.text import N_, Choice, Text, say
from engine.ulti.table.bid import Bid

AUCTION_GOES_ON = Order("auction-goes-on", N_("The auction goes on."))
BARRED = Order("offender-barred", N_("The offender takes no further part in the auction."))
BID_VALID = Order("bid-valid", N_("The bid is valid."))
PLAY_THE_HAND = Order("play-the-hand", N_("The hand is played."))
NOT_HIGHER = Order("not-higher", N_("The new bid is not higher than the valid one."))
NOTHING_HIGHER = Order("nothing-higher", N_("No bid is higher than this one."))


@dataclass(frozen=True)
class Means(Effect):
    """The bid that counts as made."""

    bid: Bid

    def words(self) -> Text:
        return say("The bid counts as {bid} and is worth {value|point}.", bid=self.bid.words(), value=self.bid.total)


class Party(Choice):
    """Who pays and who gets where there is no declarer yet."""

    OFFENDER = "offender", N_("the offender")
    RIGHT = "right", N_("the player on the offender's right")
    LEFT = "left", N_("the player on the offender's left")
    OPENER = "opener", N_("the player who opened")
    SECOND = "second", N_("the second bidder")
    TWELVE = "twelve", N_("the player with 12 cards")


@dataclass(frozen=True)
class FaultPaid(Effect):
    """What one player pays the other two for a fault in the auction."""

    weight = 2

    settlement: Settlement[Party]

    @property
    def payer(self) -> Party:
        return self.settlement.payments[0].payer

    def words(self) -> Text:
        (one, first), (other, second) = self.shares
        if first == second:
            return say("{player|start} pays {amount|point} to each of the other two.", player=self.payer, amount=first)
        return say(
            "{player|start} pays {first|point} to {one} and {second|point} to {other}.",
            player=self.payer,
            first=first,
            one=one,
            second=second,
            other=other,
        )

    @property
    def shares(self) -> list[tuple[Party, int]]:
        """Who gets how much."""
        return [(payment.payee, payment.bill.total) for payment in self.settlement.payments]


def pay_both(payer: Party, bill: Bill, payees: tuple[Party, ...] = (Party.RIGHT, Party.LEFT)) -> FaultPaid:
    """The same bill is paid to each; who is named twice gets it twice."""
    bills = {payee: Bill(bill.lines * payees.count(payee)) for payee in payees}
    return FaultPaid(Settlement(tuple(Payment(payer, payee, each) for payee, each in bills.items())))
