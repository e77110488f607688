"""Opening bids: five-card majors, 15 to 17 at no trumps, a strong two clubs, weak twos and pre-empts."""

from collections.abc import Iterator
from functools import partial

from engine.bridge.table.call import PASS, Strain
from engine.bridge.table.meaning import MOST, Purpose
from players.bridge.bidding.holding import MAJORS, SUITS, Holding, is_good, is_longest
from players.bridge.bidding.option import NOTHING_SHOWN, CallOption, bid
from players.bridge.bidding.view import View


def open_strong(_view: View) -> Iterator[CallOption]:
    yield CallOption(bid(2, Strain.CLUBS), 22, MOST, purpose=Purpose.OTHER, shows=NOTHING_SHOWN)


def open_no_trumps(_view: View) -> Iterator[CallOption]:
    yield CallOption(bid(1, Strain.NO_TRUMPS), 15, 17, balanced=True)
    yield CallOption(bid(2, Strain.NO_TRUMPS), 20, 21, balanced=True)


def open_major(_view: View) -> Iterator[CallOption]:
    for strain in MAJORS:
        yield CallOption(bid(1, strain), 12, 21, {strain: 5}, partial(is_longest, strain))


def open_minor(_view: View) -> Iterator[CallOption]:
    yield CallOption(bid(1, Strain.DIAMONDS), 12, 21, {Strain.DIAMONDS: 3}, longer_diamonds)
    yield CallOption(bid(1, Strain.CLUBS), 12, 21, {Strain.CLUBS: 3})


def longer_diamonds(holding: Holding) -> bool:
    diamonds, clubs = holding.lengths[2:]
    return diamonds > clubs or diamonds == clubs > 3


def open_preempt(view: View) -> Iterator[CallOption]:
    """With seven cards, or eight in a major at the four level; in fourth seat there is nobody to shut out."""
    if len(view.told) == 3:
        return
    for strain in SUITS:
        strong_enough = partial(is_good, strain) if view.vulnerable else None
        if strain in MAJORS:
            yield CallOption(bid(4, strain), 5, 10, {strain: 8}, strong_enough)
        yield CallOption(bid(3, strain), 5, 10, {strain: 7}, strong_enough)


def open_weak_two(view: View) -> Iterator[CallOption]:
    if len(view.told) == 3:
        return
    for strain in SUITS[:3]:
        yield CallOption(bid(2, strain), 6, 10, {strain: 6}, partial(weak_two, strain))


def weak_two(strain: Strain, holding: Holding) -> bool:
    """A good six-card suit, and no four cards in the other major."""
    return holding.good(strain) and all(holding.length(major) < 4 for major in MAJORS if major is not strain)


def pass_in(_view: View) -> Iterator[CallOption]:
    yield CallOption(PASS, 0, 11)


OPENING = (open_strong, open_no_trumps, open_major, open_minor, open_preempt, open_weak_two, pass_in)
