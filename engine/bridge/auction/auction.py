"""The auction: whose turn it is, whether it is over; a turn taken away by a pass out of turn (Laws 17, 22 and 34)."""

from engine.bridge.auction.contract import DECLARER, DOUBLED, LEAD
from engine.bridge.auction.legal_call import BIDS, DOUBLES
from engine.bridge.auction.standing import PassedOver, Standing
from engine.bridge.effect.auction import MAY_PASS, PASSED_OUT, UNTIL_HANDS_BACK, BackTo, FinalBid, NextCall
from engine.bridge.effect.information import WITHDRAWN_INFORMATION
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_

# Where does the auction stand?


@law("bridge:17B")
def nobody_has_called(standing: Standing) -> Ruling | None:
    """Nobody has called yet: the dealer begins."""
    dealer = standing.dealer  # asked before the calls
    return None if standing.calls.calls else rule(NextCall(dealer), MAY_PASS, then=(BIDS, DOUBLES))


@law("bridge:17C")
def goes_on(standing: Standing) -> Ruling | None:
    """The auction goes on, clockwise."""
    if standing.calls.is_over:
        return None
    return rule(NextCall(standing.auction.turn), MAY_PASS, then=(BIDS, DOUBLES))


@law("bridge:17D3", "bridge:34")
def turn_was_taken_away(standing: Standing) -> Ruling | None:
    """One of the last three passes was made out of turn, and a player did not get to call."""
    if standing.place_lost is None:
        return None
    back = BackTo(standing.going_on.turn, standing.cancelled)
    return rule(back, MAY_PASS, then=(BIDS, DOUBLES, TOLD))


@law("bridge:22B", "bridge:17D2")
def all_have_passed(standing: Standing) -> Ruling | None:
    """All four have passed in turn, and nobody has bid."""
    return rule(PASSED_OUT, UNTIL_HANDS_BACK) if standing.last_bid is None else None


@law("bridge:27A1", "bridge:22A", "bridge:18C")
def ended_after_accepted_bid(standing: Standing) -> Ruling | None:
    """Three passes in turn; the last bid was insufficient, but has been accepted and counts."""
    return over(standing) if standing.was_accepted else None


@law("bridge:22A", otherwise=(PassedOver.NOBODY,))
def three_passes(standing: Standing) -> Ruling | None:
    """There was a bid, and then three passes in turn."""
    return over(standing)


def over(standing: Standing) -> Ruling:
    return rule(FinalBid(standing.contract.bid), then=(DOUBLED, DECLARER, LEAD))


@law("bridge:16C", "bridge:17D3")
def passes_withdrawn(_: Standing) -> Ruling | None:
    """Whoever passed out of turn has offended, and may not use what the cancelled passes told."""
    return rule(WITHDRAWN_INFORMATION)


STAND = Issue(
    N_("Where does the auction stand?"),
    (nobody_has_called, goes_on, turn_was_taken_away, all_have_passed, ended_after_accepted_bid, three_passes),
)
TOLD = Issue(N_("Who may use what the cancelled passes told?"), (passes_withdrawn,))

AUCTION = Topic(
    "bridge",
    "auction",
    N_("The auction: whose turn, which contract"),
    N_("The auction has come to a certain point."),
    Standing,
    (STAND, BIDS, DOUBLES, TOLD, DOUBLED, DECLARER, LEAD),
)
