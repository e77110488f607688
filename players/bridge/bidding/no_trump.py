"""Calls after partner's or one's own no-trump opening: Stayman, transfers, and their answers."""

from collections.abc import Iterator
from functools import partial

from engine.bridge.table.call import DOUBLE, PASS, Bid, Strain
from engine.bridge.table.meaning import MOST, Asks, Purpose
from players.bridge.bidding.holding import MAJORS, SUITS, Holding, is_longest
from players.bridge.bidding.option import NOTHING_SHOWN, CallOption, bid
from players.bridge.bidding.view import View

BELOW = {Strain.HEARTS: Strain.DIAMONDS, Strain.SPADES: Strain.HEARTS}


def level_above(view: View) -> int:
    """The level of Stayman and the transfers."""
    return 2 if view.partner.low < 20 else 3


def transfer(view: View) -> Iterator[CallOption]:
    """Five cards in the suit above; spades of two five-card majors."""
    for major in MAJORS:
        call = bid(level_above(view), BELOW[major])
        yield CallOption(
            call, 0, MOST, {major: 5}, partial(longer_major, major), Purpose.TRANSFER, shows=frozenset({major})
        )


def longer_major(major: Strain, holding: Holding) -> bool:
    return holding.length(major) == max(holding.lengths[:2])


def ask_for_major(view: View) -> Iterator[CallOption]:
    """With a four-card major, unless the hand has no short suit to ruff in."""
    call = bid(level_above(view), Strain.CLUBS)
    yield CallOption(call, view.invite, MOST, {}, can_ruff, Purpose.ASK, Asks.MAJORS, shows=NOTHING_SHOWN)


def can_ruff(holding: Holding) -> bool:
    return max(holding.lengths[:2]) == 4 and min(holding.lengths) < 3


def raise_no_trumps(view: View) -> Iterator[CallOption]:
    yield CallOption(bid(7, Strain.NO_TRUMPS), 37 - view.partner.low, MOST)
    yield CallOption(bid(6, Strain.NO_TRUMPS), view.slam, 36 - view.partner.low)
    yield CallOption(bid(3, Strain.NO_TRUMPS), view.game, view.slam - 1)
    yield CallOption(bid(2, Strain.NO_TRUMPS), view.invite, view.game - 1)
    yield CallOption(PASS, 0, view.invite - 1)


def take_out_into_suit(view: View) -> Iterator[CallOption]:
    """Over their bid or double: a long suit is safer than no trumps."""
    if view.right != DOUBLE and not isinstance(view.right, Bid):
        return
    yield CallOption(bid(3, Strain.NO_TRUMPS), view.game, view.slam - 1, when=view.stopped)
    for strain in SUITS:
        if strain not in view.theirs:
            low = 0 if view.right == DOUBLE else 5
            yield CallOption(bid(2, strain), low, 9, {strain: 5}, partial(is_longest, strain))
    if view.right != DOUBLE:
        yield CallOption(DOUBLE, 8, MOST, purpose=Purpose.PENALTY)
    yield CallOption(PASS, 0, MOST)


def complete_transfer(view: View) -> Iterator[CallOption]:
    for strain in view.heard.shows:
        yield CallOption(view.cheapest(strain), view.me.low, view.me.high)


def answer_about_majors(view: View) -> Iterator[CallOption]:
    for strain in (Strain.HEARTS, Strain.SPADES):
        yield CallOption(view.cheapest(strain), view.me.low, view.me.high, {strain: 4})
    call = view.cheapest(Strain.DIAMONDS)
    yield CallOption(call, view.me.low, view.me.high, purpose=Purpose.OTHER, shows=NOTHING_SHOWN)


def choose_after_answer(view: View) -> Iterator[CallOption]:
    """Who asked for a major and bids no trumps over hearts has four spades."""
    asked = bool(view.by(4)) and view.by(4)[0][1].asks is Asks.MAJORS
    if not asked or view.right != PASS or view.last is None or view.last[1].strain is not Strain.HEARTS:
        return
    need = {Strain.SPADES: 4}
    yield CallOption(bid(3, Strain.NO_TRUMPS), view.game, view.slam - 1, need, without_hearts)
    yield CallOption(bid(2, Strain.NO_TRUMPS), view.invite, view.game - 1, need, without_hearts)


def without_hearts(holding: Holding) -> bool:
    return holding.length(Strain.HEARTS) < 4


def respond_to_no_trumps(view: View) -> Iterator[CallOption]:
    if view.right == PASS:
        for rule in (transfer, ask_for_major, raise_no_trumps):
            yield from rule(view)
    else:
        yield from take_out_into_suit(view)
