"""Insufficient bids that are replaced by another bid, by a pass or by a double."""

from random import Random

from engine.bridge.table.call import DOUBLE, PASS, Bid, Strain, lowest_over
from engine.bridge.table.meaning import MOST, Meaning, Purpose
from engine.text import N_
from players.bridge.bidding.option import ANYTHING
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.bridge.irregular_call.insufficient_bid.story import (
    draw_with,
    is_natural,
    least_lengths,
    pass_tells_same,
    play_as_held,
    play_on,
)
from quizzes.family import Family, Scenario


def lowest(_: Random, slip: Slip) -> Scenario | None:
    """The same denomination at the lowest level."""
    replacement = lowest_over(slip.last, slip.bid.strain)
    if replacement is None or replacement.level > 4 or slip.bid.strain is slip.last.strain:
        return None
    new = slip.meaning_of(replacement)
    return play_on(slip, replacement, new) if is_natural(slip, replacement, new) else None


def one_higher(_: Random, slip: Slip) -> Scenario | None:
    """The same denomination, one level higher than need be: a strong hand by agreement."""
    low = lowest_over(slip.last, slip.bid.strain)
    if low is None or low.level > 3 or slip.bid.strain is slip.last.strain:
        return None
    replacement = Bid(level=low.level + 1, strain=low.strain)
    lengths = least_lengths(slip.bid.strain, 5)
    new = slip.meaning_of(replacement)
    agreed = Meaning(12, 40, lengths, frozenset({low.strain})) if new == ANYTHING else new
    return play_as_held(slip, replacement, agreed) if is_natural(slip, replacement, agreed) else None


def another_suit(_: Random, slip: Slip) -> Scenario | None:
    """The longest other suit of the hand, natural by agreement."""
    hand = slip.deal.hands[slip.offender]
    others = [strain for strain in Strain if strain.suit and strain not in (slip.bid.strain, slip.last.strain)]
    longest = max(others, key=lambda strain: len([card for card in hand if card.suit is strain.suit]))
    replacement = lowest_over(slip.last, longest)
    if replacement is None or replacement.level > 4:
        return None
    return play_as_held(slip, replacement, Meaning(8, 40, least_lengths(longest, 4), frozenset({longest})))


def withdraw(_: Random, slip: Slip) -> Scenario | None:
    return play_on(slip, PASS, slip.meaning_of(PASS)) if not pass_tells_same(slip) else None


def may_double(slip: Slip) -> bool:
    return (
        slip.auction.is_legal(DOUBLE) and slip.last.strain.suit is not None and slip.meaning.purpose is Purpose.NATURAL
    )


def double_showing(rng: Random, slip: Slip) -> Scenario | None:
    """A double that shows the same suit by agreement."""
    if not may_double(slip) or not slip.bid.strain.suit or slip.bid.strain is slip.last.strain:
        return None
    low, high = slip.meaning.low, slip.meaning.high
    less = high - 5 if high < MOST else low + 9
    high = rng.choice((high, high, less)) if less > low + 1 else high
    return play_as_held(slip, DOUBLE, Meaning(low, high, slip.meaning.lengths, slip.meaning.shows, Purpose.TAKEOUT))


def double_for_penalties(_: Random, slip: Slip) -> Scenario | None:
    if not may_double(slip):
        return None
    return play_as_held(slip, DOUBLE, Meaning(9, 40, least_lengths(slip.last.strain, 4), purpose=Purpose.PENALTY))


LOWEST = draw_with(lowest, one_higher)
OTHER = draw_with(another_suit, withdraw, one_higher)
DOUBLED = draw_with(double_showing, double_for_penalties)
FAMILIES = (
    Family("bridge", "insufficient-lowest", N_("Replaced at the lowest level"), 2, "27B 27B1a", LOWEST),
    Family("bridge", "insufficient-other", N_("Replaced by something else"), 3, "27B2 26B 23A2", OTHER),
    Family("bridge", "insufficient-double", N_("Replaced by a double"), 4, "27B3 27B1b 23A2", DOUBLED),
)
