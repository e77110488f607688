"""What the stories of faults in the auction have in common: their usual facts, who calls them, who bids on."""

from random import Random

from engine.text import Text, say
from engine.ulti.effect.auction import BARRED
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.auction_incident import AuctionFault, Stage, WrongInAuction
from engine.ulti.renonsz.next_bid import PAYER_IS_DECLARER
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Auction, Seat
from quizzes.question import Case
from quizzes.ulti.renonsz.auction_fault.auction import after, draw_higher
from quizzes.ulti.renonsz.question import Answer

CALLED = say("Another player calls it at once.")
LET_PASS = (
    say("The others notice it, but say nothing, and the auction goes on; one of them calls it during the play."),
    say("Only the dealer, who sits out at this table of four, says something. The players go on."),
)
PAID = Answer("paid", say("The bid counts as lost; the offender pays it with kontra."), (PAYER_IS_DECLARER,))
GOES_ON_WITHOUT = Answer("barred", say("The auction goes on without the offender."), (BARRED,))


def state(fault: WrongInAuction, **stated: object) -> Case:
    usual = {"called": True, "others_bid": False, "in_play": False, "corrects": False, "right_count": False}
    heard = {"bid": Bid.parse("parti"), "valid": Bid.parse("parti"), "stage": Stage.NOT_LOOKED, "fault": fault}
    return Case(AUCTION_FAULT, AuctionFault.suppose(**(usual | heard | stated)))


def tell_called(rng: Random, called: bool) -> Text:
    return CALLED if called else rng.choice(LET_PASS)


def tell_bid_on(rng: Random, auction: Auction, offender: Seat, bids: bool) -> Text | None:
    """Whether one of the innocent players bids on, where a higher bid can be thought of."""
    if not bids:
        return say("Asked whether they want to bid on, the other two pass.")
    if (bid := draw_higher(rng, auction.valid)) is None:
        return None
    return say(
        "Asked who wants to bid on, {player} bids {bid}.",
        player=after(offender, rng.choice((1, 2))),
        bid=bid.words(),
    )
