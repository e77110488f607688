"""The suit given away in the auction, to rule on in steps: what holds at once, and what comes of it (13.2.1)."""

from dataclasses import replace
from random import Random

from engine.cards.pack import Suit
from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import NO_RENONSZ
from engine.ulti.renonsz.auction_incident import BidOn, WrongInAuction
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Seat
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.question import Part
from quizzes.ulti.auction.heard import draw_auction
from quizzes.ulti.auction.story import entries_of
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.auction_fault.story import (
    GOES_ON_WITHOUT,
    paid_by,
    state,
    sums_part,
    tell_bid_on,
    tell_called,
)
from quizzes.ulti.renonsz.question import VALID, Answer, outcome_part

NO_SECRET = 0.35  # so often is a bid kept in which there is no suit to give away


@firmly
def draw_suit(rng: Random) -> Scenario | None:
    """The last bidder says too much, or only what everybody knows."""
    auction = draw_auction(rng)
    offender, bid = auction.bids[-1]
    secret = bid.has_trump and not bid.red
    if not secret and rng.random() > NO_SECRET:
        return None
    called, bids = not secret or rng.random() < 0.75, rng.random() < 0.15
    going_on = tell_bid_on(rng, auction, offender, bids)
    if going_on is None:
        return None
    at_once = state(WrongInAuction.SUIT, bid=bid, called=called, others_bid=BidOn.NOT_ASKED)
    later = state(WrongInAuction.SUIT, bid=bid, called=called, others_bid=BidOn.YES if bids else BidOn.NO)
    next_moment = (
        (Moment((going_on,), (replace(sums_part(bid, paid_by(offender)), case=1),)),) if secret and called else ()
    )
    story = (tell_suit(rng, offender, bid), tell_called(rng, called, offender))
    table = Table(entries=entries_of(auction))
    cases = (at_once, later) if next_moment else (at_once,)
    return Scenario(story, cases, (suit_part(),), table, later=next_moment)


def tell_suit(rng: Random, offender: Seat, bid: Bid) -> Text:
    if not bid.has_trump:
        return say("While the others think, {player} remarks that this game has no trumps.", player=offender)
    suit = Suit.RED if bid.red else rng.choice((Suit.ACORNS, Suit.LEAVES, Suit.BELLS))
    return rng.choice(
        (
            say("While the others think, {player} remarks that {suit} will be trumps.", player=offender, suit=suit),
            say("Laying down the talon, {player} lets slip that the game is in {suit}.", player=offender, suit=suit),
            say("Asked to repeat the bid, {player} adds “in {suit}”.", player=offender, suit=suit),
        )
    )


def suit_part() -> Part:
    return outcome_part(
        Answer("none", say("It is no fault. The auction goes on with everybody."), (NO_RENONSZ,)),
        GOES_ON_WITHOUT,
        VALID,
    )


FAMILIES = (Family("ulti", "fault-auction-suit", N_("The suit in the auction"), 1, "13.2.1 3.4 10.2", draw_suit),)
