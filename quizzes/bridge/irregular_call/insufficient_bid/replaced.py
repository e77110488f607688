"""Insufficient bids that are not accepted: what another bid, a pass or a double would lead to, and what it does."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from engine.bridge.table.call import Bid, Strain
from engine.bridge.table.deal import Deal, draw_deal
from engine.text import N_
from players.bridge.bidding.holding import Holding, weigh
from quizzes.bridge.irregular_call.insufficient_bid.offer import (
    Offer,
    doubling,
    find,
    is_sensible,
    lowest,
    no_trumps,
    other_suit,
    passing,
    strong_jump,
    weak_jump,
)
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip, draw_slips, find_slips
from quizzes.bridge.irregular_call.insufficient_bid.story import choose, draw_with, explain
from quizzes.family import Family, Scenario


def same_suit(rng: Random, slip: Slip) -> Scenario | None:
    """The suit again, at different levels, and now and then a call that tells nothing of it."""
    low, strong, weak = (find(slip, one) for one in (lowest, strong_jump, weak_jump))
    free, costly = [*low, *low, *strong], [*weak, *weak, *find(slip, passing, doubling)]
    if not free or not costly:
        return None
    return explain_two(rng, slip, rng.choice(free), rng.choice(costly))


def explain_two(rng: Random, slip: Slip, *offers: Offer) -> Scenario | None:
    """Two calls in random order; one call cannot have two meanings."""
    if len({offer.call for offer in offers}) < len(offers):
        return None
    asked = rng.sample(offers, len(offers))
    return explain(slip, asked)


def something_else(rng: Random, slip: Slip) -> Scenario | None:
    """Calls that cost something, and one that may not; then one that the hand can make."""
    costly = find(slip, other_suit, other_suit, no_trumps, passing, weak_jump, doubling)
    cheap = find(slip, strong_jump) or find(slip, lowest)
    if not costly or not cheap:
        return None
    chosen = [offer for offer in costly if is_sensible(offer)]
    asked = rng.choice(chosen or costly), cheap[0]
    scenario = explain_two(rng, slip, *asked)
    return choose(rng, scenario, [offer for offer in asked if is_sensible(offer)]) if scenario else None


def double_first(rng: Random, slip: Slip) -> Scenario | None:
    """A double, and one call beside it; then one that the hand is good for."""
    doubles, others = find(slip, doubling), find(slip, lowest, passing, other_suit, no_trumps)
    if not doubles or not others:
        return None
    asked = doubles[0], rng.choice(others)
    scenario = explain_two(rng, slip, *asked)
    return choose(rng, scenario, [offer for offer in asked if is_sensible(offer)]) if scenario else None


# Hands for a double that shows the suit: partner opens, the next player overcalls


def draw_contested_slips(rng: Random) -> Iterator[Slip]:
    """Answers to an opening that an overcall makes insufficient."""
    while True:
        if deal := seat_contest(draw_deal(rng)):
            yield from (slip for slip in find_slips(deal) if slip.is_natural and is_answer(slip))


def is_answer(slip: Slip) -> bool:
    return len([call for call in slip.auction.calls if isinstance(call, Bid)]) == 2 and bool(slip.view.partners)


def seat_contest(deal: Deal) -> Deal | None:
    """The same four hands, seated so that the dealer opens, the next player has spades and the partner hearts."""
    held = [(hand, weigh(hand)) for hand in deal.hands.values()]
    seats = (deal.dealer, deal.dealer.lho, deal.dealer.partner, deal.dealer.rho)
    for (opening, one), (over, two), (answer, three), (last, _) in permutations(held):
        if 11 < one.points < 20 and is_overcall(two) and 5 < three.points < 16 and three.length(Strain.HEARTS) > 3:
            return Deal(deal.board, dict(zip(seats, (opening, over, answer, last), strict=True)))
    return None


def is_overcall(holding: Holding) -> bool:
    return holding.points > 7 and holding.length(Strain.SPADES) > 4


def draw_either(rng: Random) -> Iterator[Slip]:
    return draw_contested_slips(rng) if rng.random() < 0.4 else draw_slips(rng)


FAMILIES = (
    Family(
        "bridge", "insufficient-lowest", N_("The same denomination, higher"), 4, "27B 27B1a 27B2", draw_with(same_suit)
    ),
    Family("bridge", "insufficient-other", N_("Another call instead"), 4, "27B2 26B 23A2", draw_with(something_else)),
    Family(
        "bridge",
        "insufficient-double",
        N_("A double instead"),
        4,
        "27B3 27B1b 23A2",
        draw_with(double_first, slips=draw_either),
    ),
)
