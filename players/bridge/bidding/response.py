"""First calls of the player whose partner has opened one of a suit, two clubs or a pre-empt."""

from collections.abc import Iterator
from functools import partial

from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Strain
from engine.bridge.table.meaning import MOST, Asks, Purpose
from players.bridge.bidding.holding import MAJORS, SUITS, Holding, is_unbalanced
from players.bridge.bidding.option import NOTHING_SHOWN, CallOption, bid
from players.bridge.bidding.view import View

NEW_SUIT_POINTS = {1: 6, 2: 10, 3: 12}
NEGATIVE_POINTS = {1: 6, 2: 8, 3: 10}


def redouble(view: View) -> Iterator[CallOption]:
    if view.right == DOUBLE:
        yield CallOption(REDOUBLE, 10, MOST, {}, partial(no_support, view.opened.strain), shows=NOTHING_SHOWN)


def no_support(strain: Strain, holding: Holding) -> bool:
    return holding.length(strain) < (3 if strain in MAJORS else 5)


def raise_major(view: View) -> Iterator[CallOption]:
    strain = view.opened.strain
    if strain in MAJORS:
        yield CallOption(bid(4, strain), 13, 15, {strain: 3})
        yield CallOption(bid(4, strain), 6, 10, {strain: 5}, shapely)
        yield CallOption(bid(3, strain), 10, 12, {strain: 3})
        yield CallOption(bid(2, strain), 6, 9, {strain: 3})


def shapely(holding: Holding) -> bool:
    return min(holding.lengths) <= 1


def new_suit(view: View) -> Iterator[CallOption]:
    """Four cards at the one level; higher up the longest suit, of five cards if it is a major or if they have bid."""
    bids = [view.cheapest(strain) for strain in SUITS if strain is not view.opened.strain and strain not in view.theirs]
    for level, low in NEW_SUIT_POINTS.items():
        strains = [call.strain for call in bids if call and call.level == level]
        for strain in strains:
            length = 4 if level == 1 or not (view.theirs or strain in MAJORS) else 5
            yield CallOption(bid(level, strain), low, MOST, {strain: length}, partial(is_first, strain, strains))


def is_first(strain: Strain, strains: list[Strain], holding: Holding) -> bool:
    """Is the suit the longest; the higher of two five-card suits, the lower of two four-card suits?"""
    longest = max(map(holding.length, strains))
    equal = [other for other in strains if holding.length(other) == longest]
    return strain is (max(equal) if longest > 4 else min(equal))


def raise_minor(view: View) -> Iterator[CallOption]:
    strain = view.opened.strain
    if strain not in MAJORS:
        yield CallOption(bid(3, strain), 10, 12, {strain: 5})
        yield CallOption(bid(2, strain), 6, 9, {strain: 5})
        yield CallOption(bid(2, strain), 6, 9, {strain: 4}, is_unbalanced)


def respond_no_trumps(view: View) -> Iterator[CallOption]:
    contested = bool(view.theirs)
    top = 9 if view.opened.strain in MAJORS and not contested else 10
    yield CallOption(bid(1, Strain.NO_TRUMPS), 6, top, when=view.stopped)
    yield CallOption(bid(2, Strain.NO_TRUMPS), 11, 12, {}, view.stopped, balanced=not contested)
    yield CallOption(bid(3, Strain.NO_TRUMPS), 13, 20, {}, view.stopped)


def double_negatively(view: View) -> Iterator[CallOption]:
    """Takeout of their overcall, with four cards in each major that nobody has bid."""
    low = NEGATIVE_POINTS.get(view.right.level) if isinstance(view.right, Bid) else None
    majors = [strain for strain in MAJORS if strain is not view.opened.strain and strain not in view.theirs]
    if low and view.theirs and majors:
        shows = frozenset(majors)
        yield CallOption(DOUBLE, low, MOST, dict.fromkeys(majors, 4), purpose=Purpose.TAKEOUT, shows=shows)


def double_no_trumps(view: View) -> Iterator[CallOption]:
    if isinstance(view.right, Bid) and view.right.strain is Strain.NO_TRUMPS:
        yield CallOption(DOUBLE, 9, MOST, purpose=Purpose.PENALTY)


def cue_bid(view: View) -> Iterator[CallOption]:
    """Their suit, with the points for a game and nothing better to say."""
    for strain in view.theirs[:1]:
        call = view.cheapest(strain)
        if call and call < bid(3, Strain.NO_TRUMPS):
            yield CallOption(call, 12, MOST, purpose=Purpose.ASK, asks=Asks.STOPPER, shows=NOTHING_SHOWN)
        else:
            yield CallOption(DOUBLE, 12, MOST, purpose=Purpose.PENALTY)


def raise_late(view: View) -> Iterator[CallOption]:
    """What is left to the strong hands that no bid above is for."""
    strain = view.opened.strain
    yield CallOption(bid(4, strain), 16, 20, {strain: 3} if strain in MAJORS else {strain: 5})
    yield CallOption(bid(6, Strain.NO_TRUMPS), 21, MOST)


def pass_response(view: View) -> Iterator[CallOption]:
    if view.right == DOUBLE:
        yield CallOption(PASS, 0, 9)
    else:
        yield CallOption(PASS, 0, 11 if view.right != PASS else 5)


def wait(view: View) -> Iterator[CallOption]:
    """Two diamonds says nothing but that the strong opener may go on; over their bid a pass says it."""
    shows = NOTHING_SHOWN
    if view.right in (PASS, DOUBLE):
        yield CallOption(bid(2, Strain.DIAMONDS), 0, MOST, purpose=Purpose.RELAY, shows=shows, asks=Asks.SHAPE)
    yield CallOption(PASS, 0, MOST)


def raise_preempt(view: View) -> Iterator[CallOption]:
    """To game with strength, else as high as the trumps reach."""
    strain = view.opened.strain
    length = view.partner_length(strain)
    for major in MAJORS:
        yield CallOption(bid(4, major), 16, MOST, {major: max(9 - length, 2) if major is strain else 6})
    yield CallOption(bid(3, Strain.NO_TRUMPS), 16, MOST, {strain: 2}, partial(stops_all_but, strain))
    if strain not in MAJORS:
        yield CallOption(bid(5, strain), 18, MOST, {strain: 3})
    for total in (10, 9):
        yield CallOption(bid(total - 6, strain), 4, 15, {strain: total - length})
    yield CallOption(PASS, 0, MOST)


def stops_all_but(strain: Strain, holding: Holding) -> bool:
    return all(holding.stops(other) for other in SUITS if other is not strain)


TO_MAJOR = (redouble, raise_major, new_suit, respond_no_trumps)
TO_MINOR = (redouble, new_suit, raise_minor, respond_no_trumps)
TO_DOUBT = (double_negatively, double_no_trumps, cue_bid, raise_late, pass_response)


def respond(view: View) -> Iterator[CallOption]:
    for rule in TO_MAJOR if view.opened.strain in MAJORS else TO_MINOR:
        yield from rule(view)
    for rule in TO_DOUBT:
        yield from rule(view)
