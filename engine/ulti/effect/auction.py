"""What a ruling says about bids and about the course of the auction."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.text import N_, Text, say
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
        return say("The bid counts as {bid}. Its value: {value}.", bid=self.bid.words(), value=self.bid.total)
