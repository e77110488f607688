"""Legal calls: which bids supersede the last one, and what may be doubled or redoubled (Laws 18 and 19)."""

from engine.bridge.auction.standing import Standing
from engine.bridge.effect.auction import MAY_DOUBLE, MAY_REDOUBLE, NO_DOUBLE_NOW, NO_HIGHER_BID, LeastBid
from engine.bridge.effect.call import NextBidOver
from engine.bridge.table.auction import LastBid, last_bid_of
from engine.bridge.table.call import DOUBLE, REDOUBLE, Bid, Strain
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

EVERY = tuple(Bid.every())


def least_bid(standing: Standing) -> Bid | None:
    """The lowest bid that there is after the last one."""
    last = standing.last_bid
    return next((bid for bid in EVERY if last is None or bid > last), None)


def last_bid(standing: Standing) -> LastBid:
    """Whose the last bid is, seen by the player in turn."""
    return last_bid_of(standing.going_on, standing.going_on.turn)


# Which bids are legal?


@law("bridge:18A", "bridge:18E")
def nothing_bid_yet(standing: Standing) -> Ruling | None:
    """Nobody has bid yet: every bid is possible."""
    return rule(LeastBid(EVERY[0])) if standing.last_bid is None else None


@law("bridge:18B", "bridge:18A")
def highest_bid_made(standing: Standing) -> Ruling | None:
    """The last bid is the highest of all."""
    return rule(NO_HIGHER_BID) if standing.last_bid == EVERY[-1] else None


@law("bridge:27A1", "bridge:18C")
def over_accepted_bid(standing: Standing) -> Ruling | None:
    """The last bid was insufficient, but has been accepted: the next one has to supersede it, and nothing else."""
    last, least = standing.last_bid, least_bid(standing)
    is_it = standing.was_accepted and last and least
    return rule(NextBidOver(last), LeastBid(least)) if is_it and last and least else None


@law("bridge:18E", "bridge:18B")
def over_no_trumps(standing: Standing) -> Ruling | None:
    """The last bid is in no trumps, the highest denomination: only a higher number of tricks supersedes it."""
    last, least = standing.last_bid, least_bid(standing)
    return rule(LeastBid(least)) if last and least and last.strain is Strain.NO_TRUMPS else None


@law("bridge:18B", "bridge:18C")
def over_a_suit(standing: Standing) -> Ruling | None:
    """The last bid is in a suit: as many tricks in a higher denomination supersede it, or more in any."""
    least = least_bid(standing)
    return rule(LeastBid(least)) if least else None


# May the player double or redouble?


@law("bridge:19C", "bridge:19A1")
def former_double_superseded(standing: Standing) -> Ruling | None:
    """The last bid is an opponent's, not doubled yet; it has superseded a double that was made before it."""
    is_it = last_bid(standing) is LastBid.THEIRS and standing.has_superseded_double
    return rule(MAY_DOUBLE) if is_it else None


@law("bridge:19A1")
def opponents_bid(standing: Standing) -> Ruling | None:
    """The last bid is an opponent's and has not been doubled yet."""
    return rule(MAY_DOUBLE) if last_bid(standing).allows(DOUBLE) else None


@law("bridge:19B1")
def opponents_double(standing: Standing) -> Ruling | None:
    """The last bid is the own side's, and an opponent has doubled it."""
    return rule(MAY_REDOUBLE) if last_bid(standing).allows(REDOUBLE) else None


@law("bridge:19B1", "bridge:19A1")
def doubled_by_own_side(standing: Standing) -> Ruling | None:
    """The own side has doubled already, or there has been a redouble."""
    is_it = last_bid(standing) in (LastBid.THEIRS_DOUBLED, LastBid.OURS_REDOUBLED)
    return rule(NO_DOUBLE_NOW) if is_it else None


@law("bridge:19A1", "bridge:19B1")
def nothing_of_theirs(_: Standing) -> Ruling | None:
    """The last bid is the own side's, or there has been none."""
    return rule(NO_DOUBLE_NOW)


BIDS = Issue(
    N_("Which bids are legal?"), (nothing_bid_yet, highest_bid_made, over_accepted_bid, over_no_trumps, over_a_suit)
)
DOUBLES = Issue(
    N_("May the player double or redouble?"),
    (former_double_superseded, opponents_bid, opponents_double, doubled_by_own_side, nothing_of_theirs),
)
