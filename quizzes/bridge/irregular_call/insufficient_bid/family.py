"""Insufficient bids to rule on: accepted, replaced in every way, doubled, repeated, artificial."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID, InsufficientBid
from engine.bridge.irregular_call.withdrawn_call import Becomes
from engine.bridge.table.call import DOUBLE, PASS, Bid, Call, Strain, lowest_over
from engine.bridge.table.meaning import MOST, Asks, Meaning, Purpose, suits_of
from engine.cards.pack import FRENCH_SUITS
from engine.fact import Missing
from engine.text import N_, Text, say
from players.bridge.bidding.option import ANYTHING
from quizzes.bridge.irregular_call.insufficient_bid.no_trump_slip import draw_no_trump_slips
from quizzes.bridge.irregular_call.insufficient_bid.question import (
    BIDS,
    again_part,
    next_bid_part,
    partner_part,
    standing_part,
)
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip, draw_slips
from quizzes.bridge.irregular_call.insufficient_bid.story import (
    after_withdrawal,
    is_natural,
    pass_tells_same,
    play_as_held,
    play_on,
    state,
    tell_meaning,
    tell_slip,
)
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Family, Scenario
from quizzes.question import Case

Attempt = Callable[[Random, Slip], Scenario | None]
Slips = Callable[[Random], Iterator[Slip]]


def draw_with(*attempts: Attempt, slips: Slips = draw_slips) -> Callable[[Random], Scenario]:
    """Draw slips until one of the attempts, in random order, makes a scenario of it that needs no judgement."""

    def draw(rng: Random) -> Scenario:
        order = rng.sample(attempts, len(attempts))
        tried = (decided(attempt, rng, slip) for slip in slips(rng) for attempt in order)
        return next(scenario for scenario in tried if scenario)

    return draw


def decided(attempt: Attempt, rng: Random, slip: Slip) -> Scenario | None:
    try:
        scenario = attempt(rng, slip)
        return scenario if scenario and all(case.decide() for case in scenario.cases) else None
    except Missing:  # a question that only a director can answer
        return None


def accepted(rng: Random, slip: Slip) -> Scenario | None:
    by_words = rng.random() < 0.5
    how = (
        say("{player} says: I accept it.", player=slip.offender.lho)
        if by_words
        else say("Before anybody says a word {player} passes.", player=slip.offender.lho)
    )
    if BIDS.index(slip.last) > len(BIDS) - 4:
        return None
    entries = (*entries_of(slip.auction), Entry(slip.offender, slip.bid, say("insufficient")))
    if not by_words:
        entries = (*entries, Entry(slip.offender.lho, PASS))
    facts = InsufficientBid.suppose(
        meant=True, in_turn=True, last=slip.last, bid=slip.bid, accepted=True, too_soon=False
    )
    parts = (standing_part("bid", "replacement", "cancelled"), next_bid_part(slip), partner_part())
    return Scenario((*tell_slip(slip), how), (Case(INSUFFICIENT_BID, facts),), parts, Table(slip.deal, entries))


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


def least_lengths(strain: Strain, length: int) -> tuple[int, int, int, int]:
    spades, hearts, diamonds, clubs = (length if suit is strain.suit else 0 for suit in FRENCH_SUITS)
    return spades, hearts, diamonds, clubs


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


def again(rng: Random, slip: Slip) -> Scenario | None:
    """Before the director comes: a second insufficient bid, or a legal replacement, or the first one accepted."""
    others = [bid for bid in BIDS if bid <= slip.last and bid not in (slip.bid, slip.last) and bid > slip.bid]
    legal = lowest_over(slip.last, slip.bid.strain)
    replacement = rng.choice([*others[-2:], legal, PASS])
    if replacement is None or (isinstance(replacement, Bid) and replacement.level > 4):
        return None
    new = slip.meaning_of(replacement)
    accepts = rng.choice(("first", "second", "none", "none"))
    is_legal, shown = replacement in (legal, PASS), suits_of(slip.meaning.shows)
    if (is_legal and accepts == "second") or (replacement == PASS and pass_tells_same(slip)):
        return None
    facts = state(
        slip,
        replacement,
        new,
        too_soon=True,
        accepted=accepts == "first",
        second_accepted=accepts == "second",
        withdrawn=after_withdrawal(Becomes.UNKNOWN, shown if replacement == legal else frozenset()),
    )
    entries = (
        *entries_of(slip.auction),
        Entry(slip.offender, slip.bid, say("insufficient")),
        Entry(slip.offender, replacement, say("replacement")),
    )
    story = (
        *tell_slip(slip),
        say("Before the director is called, {player} changes it to {call}.", player=slip.offender, call=replacement),
        *((tell_meaning(replacement, new),) if is_legal else ()),
        tell_acceptance(slip, accepts),
    )
    parts = (standing_part("bid", "second", "replacement", "cancelled"), partner_part(), again_part())
    return Scenario(story, (Case(INSUFFICIENT_BID, facts),), parts, Table(slip.deal, entries))


def tell_acceptance(slip: Slip, accepts: str) -> Text:
    player = slip.offender.lho
    return {
        "first": say("Told of the rights, {player} accepts the first bid.", player=player),
        "second": say("Told of the rights, {player} accepts the second bid.", player=player),
        "none": say("Told of the rights, {player} accepts nothing.", player=player),
    }[accepts]


def artificial(rng: Random, slip: Slip) -> Scenario | None:
    """Stayman or a transfer over an overlooked overcall, replaced by a call whose meaning is agreed."""
    replacement, new = rng.choice(artificial_replacements(slip))
    if not slip.auction.is_legal(replacement):
        return None
    scenario = play_on(slip, replacement, new)
    if replacement == PASS:
        return scenario
    return scenario and Scenario(
        (*scenario.story, say("No lower bid of theirs would specify the same.")),
        scenario.cases,
        scenario.parts,
        scenario.table,
    )


def artificial_replacements(slip: Slip) -> list[tuple[Call, Meaning]]:
    cue = after(slip.last, slip.last.strain)
    named = after(slip.last, slip.bid.strain)
    natural = Meaning(8, 40, least_lengths(named.strain, 5), frozenset({named.strain}))
    replacements: list[tuple[Call, Meaning]] = [(PASS, slip.meaning_of(PASS))]
    if named.strain is not slip.last.strain:  # nobody bids their suit naturally
        replacements += [(named, natural)] * 2
    if slip.meaning.asks is Asks.MAJORS:
        return [*replacements, (cue, Meaning(8, 40, purpose=Purpose.ASK, asks=Asks.MAJORS))]
    shown = next(iter(slip.meaning.shows))
    same = after(slip.last, shown)
    return [*replacements, (same, Meaning(8, 40, slip.meaning.lengths, slip.meaning.shows))]


def after(last: Bid, strain: Strain) -> Bid:
    """The lowest bid of a denomination over an overcall, which is never at the seven level here."""
    return next(bid for bid in BIDS if bid.strain is strain and bid > last)


# The two readings of 27B1a differ by a translation that has been checked; both sides of it are worth asking about.
CHECKED = frozenset({"reading.lowest"})


def family(name: str, title: str, difficulty: int, trains: str, draw: Callable[[Random], Scenario]) -> Family:
    return Family(
        "bridge",
        "insufficient-bid",
        name,
        title,
        difficulty,
        tuple(f"bridge:{label}" for label in trains.split()),
        draw,
        told=CHECKED,
    )


LOWEST = draw_with(lowest, one_higher)
OTHER = draw_with(another_suit, withdraw, one_higher)
DOUBLE_INSTEAD = draw_with(double_showing, double_for_penalties)

FAMILIES = (
    family("insufficient-accepted", N_("Insufficient bid accepted"), 2, "18D 27A1", draw_with(accepted)),
    family("insufficient-lowest", N_("Replaced at the lowest level"), 2, "27B 27B1a", LOWEST),
    family(
        "insufficient-other",
        N_("Replaced by something else"),
        3,
        "27B2 26B 23A2",
        OTHER,
    ),
    family(
        "insufficient-double",
        N_("Replaced by a double"),
        4,
        "27B3 27B1b 23A2",
        DOUBLE_INSTEAD,
    ),
    family("insufficient-again", N_("Replaced before the director comes"), 4, "27B4 27C", draw_with(again)),
    family(
        "insufficient-artificial",
        N_("Artificial insufficient bid"),
        5,
        "27B1a 27B1b 23A3",
        draw_with(artificial, slips=draw_no_trump_slips),
    ),
)
