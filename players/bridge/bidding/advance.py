"""First calls of the player whose partner has overcalled or doubled their opening."""

from collections.abc import Iterator
from functools import partial

from engine.bridge.table.call import PASS, Bid, Strain
from engine.bridge.table.meaning import MOST, Asks, Purpose
from players.bridge.bidding.holding import MAJORS, SUITS, Holding, is_longest
from players.bridge.bidding.option import NOTHING_SHOWN, CallOption, bid
from players.bridge.bidding.view import View


def pass_for_penalties(view: View) -> Iterator[CallOption]:
    """So long in their suit that the double stands."""
    trump = view.standing.strain
    if view.right == PASS and trump is not Strain.NO_TRUMPS:
        yield CallOption(PASS, 0, MOST, {trump: 5}, partial(is_trap, trump), Purpose.PENALTY)


def is_trap(trump: Strain, holding: Holding) -> bool:
    return holding.length(trump) > 5 or (holding.good(trump) and holding.points > 7)


def advance_double_to_game(view: View) -> Iterator[CallOption]:
    for major in MAJORS:
        if major not in view.theirs:
            yield CallOption(bid(4, major), 12, MOST, {major: 4}, partial(is_best, view, major))
            yield CallOption(bid(4, major), 9, MOST, {major: 5}, partial(shut_out, view, major))
    yield CallOption(bid(3, Strain.NO_TRUMPS), 13, MOST, when=view.stopped)


def advance_double_in_suit(view: View) -> Iterator[CallOption]:
    """The best suit: at the lowest level if weak, one higher with 9 to 11; over their bid only with some points."""
    for strain in SUITS:
        if strain in view.theirs:
            continue
        best = partial(is_best, view, strain)
        jump, call = view.cheapest(strain, 1), view.cheapest(strain)
        if jump and jump.level < 4:
            yield CallOption(jump, 9, 11, {strain: 4}, best)
        if call and (call.level < 4 or not isinstance(view.right, Bid)):
            low = 6 if isinstance(view.right, Bid) else 0
            yield CallOption(call, low, 8 if jump and jump.level < 4 else 11, {strain: 3 if low == 0 else 4}, best)


def shut_out(view: View, major: Strain, holding: Holding) -> bool:
    """Their raise to three or more leaves no room for less than a game."""
    return isinstance(view.right, Bid) and view.right.level > 2 and is_best(view, major, holding)


def is_best(view: View, strain: Strain, holding: Holding) -> bool:
    return strain is best_of(holding, view)


def best_of(holding: Holding, view: View) -> Strain:
    """Four cards in a major before five in a minor."""
    strains = [strain for strain in SUITS if strain not in view.theirs]
    return max(strains, key=lambda s: holding.length(s) + (1.5 if s in MAJORS and holding.length(s) > 3 else 0))


def advance_double_in_no_trumps(view: View) -> Iterator[CallOption]:
    no_major = partial(stopped_without_suit, view)
    yield CallOption(bid(1, Strain.NO_TRUMPS), 6, 10, when=no_major)
    yield CallOption(bid(2, Strain.NO_TRUMPS), 11, 12, when=no_major)


def stopped_without_suit(view: View, holding: Holding) -> bool:
    """Their suits are stopped, and there is no major and no five-card suit to bid."""
    best = best_of(holding, view)
    return view.stopped(holding) and holding.length(best) < (4 if best in MAJORS else 5)


def cue_bid(view: View) -> Iterator[CallOption]:
    """Their suit asks for a description: too strong for the lowest bid, and no other to make."""
    low = 9 if view.heard.purpose is Purpose.TAKEOUT else 13
    for strain in view.theirs[:1]:
        call = view.cheapest(strain)
        if call and call < bid(3, Strain.NO_TRUMPS):
            yield CallOption(call, low, MOST, purpose=Purpose.ASK, asks=Asks.STOPPER, shows=NOTHING_SHOWN)


def leave_or_run(_view: View) -> Iterator[CallOption]:
    """After a penalty double of one no trump: a weak hand with a long suit does not sit."""
    for strain in SUITS:
        yield CallOption(bid(2, strain), 0, 4, {strain: 5}, partial(is_longest, strain))
    yield CallOption(PASS, 0, MOST)


def raise_overcall(view: View) -> Iterator[CallOption]:
    overcall = view.partners[0]
    if not isinstance(overcall, Bid) or overcall.strain is Strain.NO_TRUMPS:
        return
    call = view.cheapest(overcall.strain)
    if overcall.strain in MAJORS:
        yield CallOption(bid(4, overcall.strain), 14, MOST, {overcall.strain: 3})
        yield CallOption(bid(3, overcall.strain), 11, 13, {overcall.strain: 3})
    if call and call.level < 4:
        length = call.level + 6 - view.partner_length(overcall.strain) if call.level > 2 else 3
        yield CallOption(
            call, 6 if call.level == 2 else 8, 10 if overcall.strain in MAJORS else 13, {overcall.strain: length}
        )


def advance_in_new_suit(view: View) -> Iterator[CallOption]:
    if not isinstance(view.partners[0], Bid):
        return
    for strain in SUITS:
        call = view.cheapest(strain)
        if strain not in (*view.theirs, view.partners[0].strain) and call and call.level < 3:
            yield CallOption(call, 8 if call.level == 1 else 10, 15, {strain: 5}, partial(is_biddable, strain))


def is_biddable(strain: Strain, holding: Holding) -> bool:
    return is_longest(strain, holding) and (holding.good(strain) or holding.length(strain) > 5)


def advance_in_no_trumps(view: View) -> Iterator[CallOption]:
    yield CallOption(bid(1, Strain.NO_TRUMPS), 8, 12, when=view.stopped)


def advance_double(view: View) -> Iterator[CallOption]:
    if view.heard.purpose is Purpose.PENALTY:
        yield from leave_or_run(view)
        return
    rules = (pass_for_penalties, advance_double_to_game, advance_double_in_no_trumps, advance_double_in_suit, cue_bid)
    for rule in rules:
        yield from rule(view)


def advance_overcall(view: View) -> Iterator[CallOption]:
    for rule in (raise_overcall, advance_in_new_suit, advance_in_no_trumps, cue_bid):
        yield from rule(view)
