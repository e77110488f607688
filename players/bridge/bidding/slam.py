"""Slams: on a count of points, with a question about aces where a major is trumps."""

from collections.abc import Iterator
from functools import partial

from engine.bridge.table.call import PASS, Bid, Strain
from engine.bridge.table.meaning import MOST, Asks, Purpose
from players.bridge.bidding.holding import MAJORS, SUITS, Holding, is_unbalanced
from players.bridge.bidding.option import NOTHING_SHOWN, CallOption, bid, place
from players.bridge.bidding.view import View

FOUR_NO_TRUMPS = place(4, Strain.NO_TRUMPS)


def ask_for_aces(view: View) -> Iterator[CallOption]:
    """With a fit in a major two points fewer will do."""
    if view.floor >= FOUR_NO_TRUMPS or view.slam - 2 > view.me.high or view.right != PASS:
        return
    for major in MAJORS:
        need = {major: 8 - view.partner_length(major)}
        if view.partner_length(major) > 1:
            call = bid(4, Strain.NO_TRUMPS)
            yield CallOption(call, view.slam - 2, MOST, need, None, Purpose.ASK, Asks.ACES, shows=NOTHING_SHOWN)


def bid_slam(view: View) -> Iterator[CallOption]:
    """A small slam with 33 points between the hands, a grand slam with 37."""
    if view.slam > view.me.high or (view.ours and view.floor >= place(6, Strain.CLUBS)):
        return
    grand = 37 - view.partner.low
    for strain in SUITS:
        if view.partner_length(strain) > 2 and strain not in MAJORS:
            yield CallOption(
                bid(6, strain), view.slam, grand - 1, {strain: 9 - view.partner_length(strain)}, is_unbalanced
            )
    yield CallOption(bid(7, Strain.NO_TRUMPS), grand, MOST)
    yield CallOption(bid(6, Strain.NO_TRUMPS), view.slam, grand - 1)


def answer_aces(view: View) -> Iterator[CallOption]:
    """Five clubs for none or four, then one step for each."""
    me = view.me
    for strain in sorted(SUITS):
        held = (strain.order, 4) if strain is Strain.CLUBS else (strain.order,)
        yield CallOption(
            bid(5, strain), me.low, me.high, {}, partial(has_aces, held), Purpose.OTHER, shows=NOTHING_SHOWN
        )


def finish_after_aces(view: View) -> Iterator[CallOption]:
    """The slam if at most one ace is missing, else five of the suit; the trumps are the best fit shown."""
    reply, me = view.partners[0], view.me
    if not isinstance(reply, Bid):
        yield CallOption(PASS, me.low, me.high)
        return
    held = reply.strain.order
    for major in sorted(MAJORS, key=view.partner_length, reverse=True):
        need = {major: max(8 - view.partner_length(major), 0)}
        yield CallOption(bid(7, major), 37 - view.partner.low, MOST, need, partial(enough_aces, 4, held))
        yield CallOption(bid(6, major), me.low, me.high, need, partial(enough_aces, 3, held))
        if reply == bid(5, major):
            yield CallOption(PASS, me.low, me.high, need)
        yield CallOption(view.cheapest(major), me.low, me.high, need)


def has_aces(numbers: tuple[int, ...], holding: Holding) -> bool:
    return holding.aces in numbers


def enough_aces(least: int, shown: int, holding: Holding) -> bool:
    """None or four is four if I have none: so many points are not there without aces."""
    return holding.aces + shown >= least or holding.aces + shown == 0
