"""First calls of a player whose opponents have opened and whose partner has not acted."""

from collections.abc import Iterator
from functools import partial

from engine.bridge.table.call import DOUBLE, PASS, Bid, Strain
from engine.bridge.table.meaning import MOST, Purpose
from players.bridge.bidding.holding import SUITS, Holding, is_good, is_longest
from players.bridge.bidding.option import CallOption, bid
from players.bridge.bidding.view import View

OVERCALL_POINTS = {1: 8, 2: 10, 3: 13}
DOUBLE_POINTS = {1: 12, 2: 12, 3: 14, 4: 16}
STRONG = 17  # too good for an overcall: double first


def unbid(view: View) -> list[Strain]:
    return [strain for strain in SUITS if strain not in view.theirs]


def overcall_no_trumps(view: View) -> Iterator[CallOption]:
    """Weaker in the seat where a pass would end the auction."""
    level = view.standing.level
    call = view.cheapest(Strain.NO_TRUMPS)
    if not view.theirs or level > 3 or call is None or call.level > 3:
        return
    if view.last_seat and level == 1:
        yield CallOption(call, 11, 14, {}, view.stopped, balanced=True)
    elif call.level < 3:
        yield CallOption(call, 15, 18, {}, view.stopped, balanced=True)
    else:
        yield CallOption(call, 17, 21, {}, view.stopped)


def double_one_no_trump(view: View) -> Iterator[CallOption]:
    if view.standing == bid(1, Strain.NO_TRUMPS) and not view.theirs:
        yield CallOption(DOUBLE, 16, MOST, purpose=Purpose.PENALTY)


def overcall_suit(view: View) -> Iterator[CallOption]:
    """Five cards, good ones above the one level, where six are better."""
    for strain in unbid(view):
        call = view.cheapest(strain)
        if call and call.level in OVERCALL_POINTS:
            low = OVERCALL_POINTS[call.level] + (1 if view.vulnerable and call.level > 1 else 0)
            yield CallOption(call, low, STRONG - 1, {strain: 5}, partial(worth_overcall, call))


def worth_overcall(call: Bid, holding: Holding) -> bool:
    strain = call.strain
    fine = holding.good(strain) and (holding.length(strain) > 5 or holding.points > 11)
    return is_longest(strain, holding) and (call.level == 1 or fine)


def double_for_takeout(view: View) -> Iterator[CallOption]:
    """Short in their suit and three cards at least in each other, or too strong for anything else."""
    low = DOUBLE_POINTS.get(view.standing.level)
    if not low or not view.theirs:
        return
    suits = frozenset(unbid(view))
    if view.last_seat and view.standing.level < 3:
        low -= 2
    need = dict.fromkeys(suits, 3 if len(suits) > 2 else 4)
    yield CallOption(DOUBLE, low, MOST, need, view.short, Purpose.TAKEOUT, shows=suits)
    yield CallOption(DOUBLE, STRONG, MOST, purpose=Purpose.TAKEOUT, shows=suits)


def jump_weakly(view: View) -> Iterator[CallOption]:
    """A pre-empt over their opening: six cards at the two level, seven at the three level."""
    if view.standing.level > 1 or view.last_seat or view.me.high < 12:
        return
    for strain in unbid(view):
        jump = view.cheapest(strain, 1)
        if jump and jump.level < 4:
            yield CallOption(jump, 5, 9, {strain: jump.level + 4}, partial(is_good, strain))


def pass_over(view: View) -> Iterator[CallOption]:
    bounded = view.theirs and view.standing.level in DOUBLE_POINTS
    yield CallOption(PASS, 0, STRONG - 1 if bounded else MOST)


OVERCALL = (
    double_one_no_trump,
    overcall_no_trumps,
    jump_weakly,
    overcall_suit,
    double_for_takeout,
    pass_over,
)
