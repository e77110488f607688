"""The opener's second call, after partner has answered in a new suit or at no trumps, or after two clubs."""

from collections.abc import Iterator
from functools import partial

from engine.bridge.table.call import Bid, Strain
from engine.bridge.table.meaning import MOST
from players.bridge.bidding.holding import MAJORS, MINORS, SUITS, is_longest, is_unbalanced
from players.bridge.bidding.option import CallOption, bid
from players.bridge.bidding.view import View


def answer(view: View) -> Bid:
    """Partner's response."""
    response = view.partners[0]
    if not isinstance(response, Bid):
        raise TypeError(f"Partner has not bid but called {response}.")
    return response


def raise_partner(view: View) -> Iterator[CallOption]:
    """With eight trumps in partner's major as high as the points allow."""
    strain = answer(view).strain
    if strain in MAJORS:
        need = {strain: 8 - view.partner_length(strain)}
        yield CallOption(bid(4, strain), view.game, 21, need)
        yield CallOption(bid(3, strain), view.invite, view.game - 1, need)
        yield CallOption(affordable(view.cheapest(strain)), 12, view.invite - 1, need)


def affordable(call: Bid | None) -> Bid | None:
    """A bid that a least opening can bear."""
    return call if call and call.level < 4 else None


def rebid_one_level(view: View) -> Iterator[CallOption]:
    for strain in (Strain.HEARTS, Strain.SPADES):
        if strain not in (view.opened.strain, answer(view).strain, *view.theirs):
            yield CallOption(bid(1, strain), 12, 18, {strain: 4})


def rebid_no_trumps(view: View) -> Iterator[CallOption]:
    level = answer(view).level
    if answer(view).strain is not Strain.NO_TRUMPS:
        yield CallOption(bid(level, Strain.NO_TRUMPS), 12, 14, {}, view.stopped, balanced=True)
        yield CallOption(bid(level + 1, Strain.NO_TRUMPS), 18, 19, {}, view.stopped, balanced=True)


def rebid_new_suit(view: View) -> Iterator[CallOption]:
    """A jump is forcing to game; a suit above the first one at the two level needs some strength."""
    over_one = answer(view).level == 1
    for strain in sorted(
        strain for strain in SUITS if strain not in (view.opened.strain, answer(view).strain, *view.theirs)
    ):
        call = view.cheapest(strain)
        if not call or call.level > 3:
            continue
        if call.level == 2 and over_one and view.opened.strain.order < strain.order:
            yield CallOption(call, 16, 21, {strain: 4}, is_unbalanced)
            continue
        yield CallOption(
            view.cheapest(strain, 1) if over_one and call.level < 3 else None, 19, 21, {strain: 4}, is_unbalanced
        )
        yield CallOption(call, 12 if call.level < 3 else 15, 18 if over_one else 21, {strain: 4}, is_unbalanced)


def raise_minor(view: View) -> Iterator[CallOption]:
    strain = answer(view).strain
    if strain in MINORS:
        length = max(4, 8 - view.partner_length(strain))
        yield CallOption(affordable(view.cheapest(strain)), 12, 15, {strain: length})
        yield CallOption(affordable(view.cheapest(strain, 1)), 16, 18, {strain: length})


def rebid_own_suit(view: View) -> Iterator[CallOption]:
    strain = view.opened.strain
    if strain in MAJORS:
        yield CallOption(bid(4, strain), 18, 21, {strain: 6})
    jump = view.cheapest(strain, 1)
    yield CallOption(jump if jump and jump.level == 3 else None, 16, 18, {strain: 6})
    call = view.cheapest(strain)
    if call and call.level < 3 and view.partner.low < 10:
        yield CallOption(call, 12, 15, {strain: 5}, is_unbalanced)
    elif call and call.level < 4:
        yield CallOption(call, 12, 21, {strain: 3 + call.level})


def rebid(view: View) -> Iterator[CallOption]:
    rules = (raise_partner, rebid_one_level, rebid_no_trumps, rebid_new_suit, raise_minor, rebid_own_suit)
    for rule in rules:
        yield from rule(view)


def rebid_strong(view: View) -> Iterator[CallOption]:
    """After two clubs: no trumps if balanced, else the longest suit."""
    yield CallOption(bid(2, Strain.NO_TRUMPS), 22, 24, balanced=True)
    yield CallOption(bid(3, Strain.NO_TRUMPS), 25, MOST, balanced=True)
    for strain in SUITS:
        yield CallOption(
            view.cheapest(strain), 22, MOST, {strain: 5 if strain in MAJORS else 4}, partial(is_longest, strain)
        )
