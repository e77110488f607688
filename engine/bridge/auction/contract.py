"""The contract: whether it is doubled, who declares and who leads (Laws 19, 22, 36C and 41A)."""

from engine.bridge.auction.standing import Standing
from engine.bridge.effect.auction import SCORED_HIGHER, UNTIL_LEAD_FACED, Declares, Leads, Stakes
from engine.bridge.effect.inadmissible import SCORED_WITHOUT
from engine.bridge.table.call import Doubled
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# Is the contract doubled?


@law("bridge:36C")
def double_not_allowed(standing: Standing) -> Ruling | None:
    """A double or redouble of the last bid was not allowed, and this came to light only after the opening lead."""
    if not standing.is_double_dropped:
        return None
    return rule(Stakes(standing.contract.doubled), SCORED_WITHOUT)


@law("bridge:19D")
def not_superseded(standing: Standing) -> Ruling | None:
    """The contract has been doubled or redoubled."""
    doubled = standing.contract.doubled
    return rule(Stakes(doubled), SCORED_HIGHER) if doubled is not Doubled.NO else None


@law("bridge:19C")
def superseded_by_bid(standing: Standing) -> Ruling | None:
    """There was a double, but a bid has superseded it."""
    return rule(Stakes(Doubled.NO)) if standing.has_superseded_double else None


@law("bridge:22A")
def nobody_doubled(_: Standing) -> Ruling | None:
    """Nobody has doubled."""
    return rule(Stakes(Doubled.NO))


# Who declares, and who leads?


@law("bridge:def.declarer")
def partner_named_it_first(standing: Standing) -> Ruling | None:
    """The last bidder's partner had bid the denomination first."""
    declarer, last = standing.contract.declarer, standing.auction.last_bid
    return rule(Declares(declarer)) if last and declarer is not last[0] else None


@law("bridge:def.declarer")
def last_bidder_named_it_first(standing: Standing) -> Ruling | None:
    """The last bidder had bid the denomination before partner, or alone."""
    return rule(Declares(standing.contract.declarer))


@law("bridge:41A")
def after_the_lead(standing: Standing) -> Ruling | None:
    """The opening lead, by the defender to the left of declarer, has been faced already."""
    return rule(Leads(standing.contract.declarer.lho)) if standing.is_double_dropped else None


@law("bridge:41A", "bridge:17D1")
def left_of_declarer(standing: Standing) -> Ruling | None:
    """The defender to the left of declarer leads."""
    return rule(Leads(standing.contract.declarer.lho), UNTIL_LEAD_FACED)


DOUBLED = Issue(N_("Is the contract doubled?"), (double_not_allowed, not_superseded, superseded_by_bid, nobody_doubled))
DECLARER = Issue(N_("Who is declarer?"), (partner_named_it_first, last_bidder_named_it_first))
LEAD = Issue(N_("Who leads?"), (after_the_lead, left_of_declarer))
