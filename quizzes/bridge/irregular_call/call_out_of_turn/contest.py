"""Deals on which the opponents open and a player has a hand for a double: four random hands, seated for it."""

from itertools import permutations
from random import Random

from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.seat import SEATS
from players.bridge.bidding.holding import SUITS, Holding, weigh
from players.bridge.bidding.overcall import STRONG

OPENS = range(12, 22)  # points
ANY = range(41)


def draw_contest(rng: Random, answer: range = ANY, double: range = ANY, overcall: range = ANY) -> Deal:
    """The points of the opener's partner, of the player who sits behind and may double, and of the one in front."""
    wanted = (OPENS, answer, double, overcall)
    while True:
        deal = draw_deal(rng)
        held = [(hand, weigh(hand)) for hand in deal.hands.values()]
        for order in permutations(held):
            holdings = [holding for _, holding in order]
            within = all(holding.points in points for holding, points in zip(holdings, wanted, strict=True))
            if within and is_good_for_double(holdings[2], holdings[0]):
                opener = rng.choice(SEATS) if would_pass(holdings[1:]) else deal.dealer
                seats = (opener, opener.partner, opener.rho, opener.lho)
                return Deal(deal.board, dict(zip(seats, (hand for hand, _ in order), strict=True)))


def would_pass(others: list[Holding]) -> bool:
    return all(holding.points < OPENS.start for holding in others)


def is_good_for_double(holding: Holding, opening: Holding) -> bool:
    """Short in the opener's longest suit with three cards in each other, or too strong for anything else."""
    suit = max(SUITS, key=opening.length)
    takes_out = all(holding.length(other) > 2 for other in SUITS if other is not suit) and holding.length(suit) < 3
    return holding.points >= STRONG or takes_out
