"""Calls of the later rounds, which go by what partner has shown: games, invitations, competition, preference."""

from collections.abc import Iterator
from functools import partial

from engine.bridge.table.call import DOUBLE, PASS, Bid, Strain
from engine.bridge.table.meaning import MOST, Purpose
from players.bridge.bidding.holding import MAJORS, MINORS, SUITS, Holding, is_good, is_longest
from players.bridge.bidding.option import CallOption, bid, place
from players.bridge.bidding.view import GAME, View


def by_fit(view: View, strains: tuple[Strain, ...]) -> list[tuple[Strain, int]]:
    """Suits with the cards that make eight with partner's, the likeliest first."""
    ordered = sorted(strains, key=lambda s: view.partner_length(s) + view.my_length(s), reverse=True)
    return [
        (strain, min(max(8 - view.partner_length(strain), 0), 7)) for strain in ordered if strain not in view.theirs
    ]


def choose_major_game(view: View) -> Iterator[CallOption]:
    """Over partner's three no trumps: a major that he has shown five cards in, if he cannot know of the fit."""
    if not view.ours or view.floor != GAME or view.right != PASS or view.last is None or view.last[0] != 2:
        return
    for strain, need in by_fit(view, MAJORS):
        if view.partner_length(strain) >= 4 and need > view.my_length(strain):
            yield CallOption(bid(4, strain), view.me.low, view.me.high, {strain: need})


def game_in_major(view: View) -> Iterator[CallOption]:
    if not view.at_game:
        for strain, need in by_fit(view, MAJORS):
            yield CallOption(bid(4, strain), view.game, view.slam - 1, {strain: need})


def show_five(view: View) -> Iterator[CallOption]:
    """Three of a major over partner's no trumps: five cards, and he chooses the game."""
    if not view.ours or view.last is None or view.last[1].strain is not Strain.NO_TRUMPS or view.last[0] != 2:
        return
    for major in MAJORS:
        if view.my_length(major) < 5 and view.partner_length(major) < 4 and major not in view.theirs:
            yield CallOption(bid(3, major), view.game, MOST, {major: 5})


def game_in_no_trumps(view: View) -> Iterator[CallOption]:
    if not view.at_game:
        yield CallOption(bid(3, Strain.NO_TRUMPS), view.game, view.slam - 1, when=view.stopped)


def game_in_minor(view: View) -> Iterator[CallOption]:
    if not view.at_game:
        for strain, need in by_fit(view, MINORS):
            yield CallOption(bid(5, strain), view.game + 2, view.slam - 1, {strain: max(need, 3)})


def game_anyhow(view: View) -> Iterator[CallOption]:
    """With the strength for a game and no good one: a minor, seven trumps in a major, or no trumps at a venture."""
    if view.at_game or not view.ours or view.right != PASS:
        return
    for strain, need in by_fit(view, MINORS):
        yield CallOption(bid(5, strain), view.game, view.slam - 1, {strain: max(need, 3)})
    for strain, need in by_fit(view, MAJORS):
        yield CallOption(bid(4, strain), view.game, view.slam - 1, {strain: max(need - 1, 3)})
    yield CallOption(bid(3, Strain.NO_TRUMPS), view.game, view.slam - 1)
    for strain, _ in by_fit(view, SUITS)[:1]:
        yield CallOption(bid(4 if strain in MAJORS else 5, strain), view.game, view.slam - 1)


def double_for_penalties(view: View) -> Iterator[CallOption]:
    """They are too high for what is left to them."""
    if view.last is None or view.ours or not (view.mine or view.partners):
        return
    last = view.last[1]
    if last.level >= 4:
        yield CallOption(DOUBLE, max(23 - view.partner.low, 8), MOST, purpose=Purpose.PENALTY)
    elif last.level >= 2 and last.strain is not Strain.NO_TRUMPS and view.partners:
        yield CallOption(
            DOUBLE,
            max(23 - view.partner.low, 8),
            MOST,
            {last.strain: 4},
            partial(is_good, last.strain),
            Purpose.PENALTY,
        )


def invite(view: View) -> Iterator[CallOption]:
    if view.at_game:
        return
    for strain, need in by_fit(view, MAJORS):
        call = view.cheapest(strain)
        room = (view.ours and not view.forced) or (call and call.level < 3)  # else three is just a bid, not a jump
        if room and (view.partner_length(strain) + view.my_length(strain) > 4 or need < 6):
            yield CallOption(bid(3, strain), view.invite, view.game - 1, {strain: need})
    yield CallOption(bid(2, Strain.NO_TRUMPS), view.invite, view.game - 1, when=partial(even, view))


def even(view: View, holding: Holding) -> bool:
    """Their suits stopped, and no singleton but where partner is long."""
    return view.stopped(holding) and all(
        holding.length(strain) > 1 or view.partner_length(strain) > 3 for strain in SUITS
    )


def compete(view: View) -> Iterator[CallOption]:
    """Over their part-score: as many tricks as there are trumps, and never alone above the three level."""
    if view.ours or view.last is None or view.last[1].level > 3:
        return
    for strain, _ in by_fit(view, SUITS):
        call = view.cheapest(strain)
        if call and call.level < 4 and view.partner_length(strain) > 2:
            need = max(call.level + 6, 8) - view.partner_length(strain)
            yield CallOption(call, max(17 - view.partner.low, view.me.low), view.me.high, {strain: max(need, 3)})
            yield CallOption(call, max(22 - view.partner.low, view.me.low), view.me.high, {strain: max(need - 1, 3)})


def compete_alone(view: View) -> Iterator[CallOption]:
    """Partner has not spoken: a long suit again, or a double for takeout."""
    if view.ours or view.last is None or view.partners or not view.mine:
        return
    for strain in SUITS:
        call = view.cheapest(strain)
        if call and call.level < 4 and view.my_length(strain) >= 4:
            yield CallOption(call, max(view.me.low, 10 + 2 * call.level - 2), view.me.high, {strain: call.level + 4})
    yield from double_again(view, view.last[1])


def double_again(view: View, last: Bid) -> Iterator[CallOption]:
    """For takeout if short in their suits or very strong; one no trump for penalties."""
    if not view.theirs and last.level == 1:
        yield CallOption(DOUBLE, 18, view.me.high, purpose=Purpose.PENALTY)
    elif last.level < 3 and last.strain is not Strain.NO_TRUMPS and view.me.high > 17:
        suits = frozenset(strain for strain in SUITS if strain not in view.theirs)
        yield CallOption(
            DOUBLE, 13 if view.last_seat else 16, view.me.high, {}, view.short, Purpose.TAKEOUT, shows=suits
        )
        yield CallOption(DOUBLE, 18, view.me.high, purpose=Purpose.TAKEOUT, shows=suits)


def bid_after_double(view: View) -> Iterator[CallOption]:
    """A suit of one's own after a takeout double: too strong for an overcall."""
    if view.mine != [DOUBLE] or view.at_game or view.by(4)[0][1].purpose is not Purpose.TAKEOUT:
        return
    for strain in SUITS:
        call = view.cheapest(strain)
        if call and strain not in view.theirs and view.partner_length(strain) < 3 and call.level < 5:
            yield CallOption(call, 17, view.me.high, {strain: 5 if call.level < 3 else 6}, partial(is_longest, strain))
    yield CallOption(low_enough(view.cheapest(Strain.NO_TRUMPS)), 19, view.me.high, {}, view.stopped, balanced=True)


def prefer(view: View) -> Iterator[CallOption]:
    """A better part-score of ours that costs no level: another suit of partner's, or a long one of mine."""
    if not view.ours or view.last is None or view.last[0] != 2 or view.at_game or view.right != PASS:
        return
    last, high = view.last[1], most_without_game(view)
    for strain in SUITS:
        call = view.cheapest(strain)
        cheap = call and (call.level == last.level or (last == bid(1, Strain.NO_TRUMPS) and call.level == 2))
        if cheap and strain not in (*view.theirs, last.strain):
            need = 2 if view.partner_length(strain) > 3 else 5
            yield CallOption(call, view.me.low, high, {strain: need}, partial(is_better, view, strain))
    if last.strain is not Strain.NO_TRUMPS:
        yield CallOption(bid(1, Strain.NO_TRUMPS), max(view.me.low, 6), high, when=partial(is_poor, view))


def most_without_game(view: View) -> int:
    """The most points of a hand that has not bid game over partner's bid."""
    return min(view.me.high, max(view.game - 1, view.me.low))


def is_better(view: View, strain: Strain, holding: Holding) -> bool:
    return together(holding, strain, view) > together(holding, view.standing.strain, view)


def is_poor(view: View, holding: Holding) -> bool:
    return together(holding, view.standing.strain, view) < 7 and view.stopped(holding)


def together(holding: Holding, strain: Strain, view: View) -> float:
    """Trumps of both hands as far as shown; no trumps are worth a poor fit if balanced."""
    if strain is Strain.NO_TRUMPS:
        return 7.5 if min(holding.lengths) > 1 else 6.5
    return holding.length(strain) + max(view.partner_length(strain), 1)


def keep_open(view: View) -> Iterator[CallOption]:
    """Something to say when a pass is not allowed: support, an own suit, no trumps."""
    if not view.forced:
        return
    low, high = view.me.low, most_without_game(view)
    for strain, _ in by_fit(view, SUITS):
        length = max(7 - view.partner_length(strain), 2)
        yield CallOption(low_enough(view.cheapest(strain)), low, high, {strain: length})
    yield CallOption(low_enough(view.cheapest(Strain.NO_TRUMPS)), low, high)
    for strain, _ in by_fit(view, SUITS):
        yield CallOption(low_enough(view.cheapest(strain)), low, high, {strain: 3})


def low_enough(call: Bid | None) -> Bid | None:
    return call if call and place(call.level, call.strain) <= place(4, Strain.SPADES) else None


def pass_on(view: View) -> Iterator[CallOption]:
    settled = view.at_game or not view.ours or view.right != PASS
    yield CallOption(PASS, view.me.low, view.me.high if settled else most_without_game(view))


GAMES = (game_in_major, show_five, game_in_no_trumps, game_in_minor, game_anyhow)
LATER = (double_for_penalties, invite, compete, compete_alone, bid_after_double, prefer, keep_open, pass_on)


def answer_about_stopper(view: View) -> Iterator[CallOption]:
    """No trumps with a stopper, else the longest suit again."""
    me = view.me
    yield CallOption(view.cheapest(Strain.NO_TRUMPS), me.low, me.high, when=view.stopped)
    for length in (6, 5, 4, 3):
        for strain in SUITS:
            if strain not in view.theirs:
                yield CallOption(view.cheapest(strain), me.low, me.high, {strain: length})
