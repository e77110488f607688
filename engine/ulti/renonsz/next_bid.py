"""What a fault in the auction costs: the bid that was made or the next higher one, with kontra (13.2.1 to 13.2.6)."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.law import Issue, Ruling, law, rule
from engine.text import N_, Text, say
from engine.ulti.effect.auction import AUCTION_GOES_ON, FaultPaid, Party, pay_both
from engine.ulti.effect.renonsz import JURY_FIXES
from engine.ulti.renonsz.auction_incident import AuctionFault, BidOn, WrongInAuction
from engine.ulti.settlement.unplayed import add_penalty
from engine.ulti.settlement.value import doubled
from engine.ulti.table.bid import Bid, lowest, over

MAY_BID_ON = Order("others-may-bid-on", N_("The other two may bid on."))
ELSE_PAYS = Order("offender-pays-otherwise", N_("If neither of them does, the offender pays the bid with kontra."))


@dataclass(frozen=True)
class OnlyBid(Effect):
    """The one bid that may be made, or several that share its rank."""

    bids: tuple[Bid, ...]

    @property
    def bid(self) -> Bid:
        return self.bids[0]

    def words(self) -> Text:
        if len(self.bids) == 1:
            return say("The offender may bid only {bid}.", bid=self.bid.words())
        return say("The offender may bid only {bids|or}.", bids=tuple(b.words() for b in self.bids))


@law("ulti:10.3.d", "ulti:5.3")
def nothing_higher(auction: AuctionFault) -> Ruling | None:
    """The bid to be outbid is the highest there is, so that no next one can be made or paid."""
    return rule(JURY_FIXES) if auction.next_bid is None else None


@law("ulti:13.2.5", "ulti:10.3.c")
def talon_early_and_outbid(auction: AuctionFault) -> Ruling | None:
    """One of the innocent players bids on over the smallest bid, the only one that the offender may make."""
    return rule(only_bid(auction), AUCTION_GOES_ON) if auction.others_bid is BidOn.YES else None


@law("ulti:13.2.5", "ulti:10.3.c")
def talon_early_not_answered(auction: AuctionFault) -> Ruling | None:
    """The innocent players have not said yet whether they bid on over the smallest bid."""
    if auction.others_bid is not BidOn.NOT_ASKED:
        return None
    return rule(only_bid(auction), MAY_BID_ON, *((ELSE_PAYS,) if auction.reading.guilty_pays else ()))


@law("ulti:13.2.5")
def innocent_pays(auction: AuctionFault) -> Ruling | None:
    """Nobody bids on, and in this reading the innocent player whose turn it was pays with kontra."""
    if auction.reading.guilty_pays:
        return None
    # The player skipped sits before the one who took the talon, that is, on that player's left.
    return rule(only_bid(auction), pay_both(Party.LEFT, doubled(next_bid(auction)), (Party.OFFENDER, Party.RIGHT)))


@law("ulti:13.2.5")
def guilty_pays_next_bid(auction: AuctionFault) -> Ruling | None:
    """Nobody bids on: the guilty player pays the smallest bid that had to be made, with kontra."""
    return rule(only_bid(auction), pay_with_kontra(next_bid(auction), auction))


@law("ulti:13.2.3.c", "ulti:13.2")
def next_bid_for_the_talon(auction: AuctionFault) -> Ruling | None:
    """A wrong talon was taken in: the smallest bid above the one that it belonged to is paid with kontra."""
    return rule(pay_with_kontra(next_bid(auction), auction)) if auction.fault is WrongInAuction.TALON else None


@law("ulti:13.2.4.a", "ulti:13.2", otherwise=(WrongInAuction.TOO_LOW,))
def next_bid_for_the_refusal(auction: AuctionFault) -> Ruling | None:
    """A bid too low was not put right: the smallest that would have been enough is paid with kontra."""
    return rule(pay_with_kontra(next_bid(auction), auction))


def pay_with_kontra(bid: Bid, auction: AuctionFault) -> FaultPaid:
    """The offender pays a bid with kontra to each of the other two."""
    return pay_both(Party.OFFENDER, add_penalty(doubled(bid), bid, auction.reading))


def next_bid(auction: AuctionFault) -> Bid:
    """The smallest bid above the previous one, where there is one."""
    if (bid := auction.next_bid) is None:
        raise ValueError(f"no bid is higher than {auction.outbid}")
    return bid


def only_bid(auction: AuctionFault) -> OnlyBid:
    return OnlyBid(lowest(over(auction.outbid, auction.reading), auction.reading))


EARLY = Issue(
    N_("What becomes of a talon taken too early?"),
    (nothing_higher, talon_early_and_outbid, talon_early_not_answered, innocent_pays, guilty_pays_next_bid),
)
NEXT_BID = Issue(
    N_("What does the next higher bid cost?"), (nothing_higher, next_bid_for_the_talon, next_bid_for_the_refusal)
)
