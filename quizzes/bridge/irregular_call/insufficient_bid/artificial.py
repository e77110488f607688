"""Artificial insufficient bids: Stayman or a transfer after partner's one no trump, over an overcall not seen."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from engine.bridge.table.call import PASS, Bid, Call, Strain
from engine.bridge.table.deal import Deal
from engine.bridge.table.meaning import Asks, Meaning, Purpose, is_balanced, points
from engine.bridge.table.seat import Seat, dealer_of
from engine.cards.pack import FRENCH_PACK, FRENCH_SUITS, Card, Hand, of_suit
from engine.text import N_, say
from quizzes.bridge.irregular_call.insufficient_bid.question import BIDS
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip, find_slips
from quizzes.bridge.irregular_call.insufficient_bid.story import draw_with, least_lengths, play_on
from quizzes.family import Family, Scenario

OPENING = Bid.parse("1NT")


def artificial(rng: Random, slip: Slip) -> Scenario | None:
    """Stayman or a transfer over an overlooked overcall, replaced by a call whose meaning is agreed."""
    replacement, new = rng.choice(artificial_replacements(slip))
    if not slip.auction.is_legal(replacement):
        return None
    scenario = play_on(slip, replacement, new)
    if scenario is None or replacement == PASS:
        return scenario
    return replace(scenario, story=(*scenario.story, say("No lower bid of theirs would specify the same.")))


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


# Hands in which it comes about


def lengths(hand: Hand) -> tuple[int, ...]:
    return tuple(len(of_suit(hand, suit)) for suit in FRENCH_SUITS)


def opens_no_trump(hand: Hand) -> bool:
    return 15 <= points(hand) <= 17 and is_balanced(lengths(hand))


def overcalls(hand: Hand) -> bool:
    return 9 <= points(hand) <= 15 and max(lengths(hand)) >= 6


def asks(hand: Hand) -> bool:
    spades, hearts, *_ = lengths(hand)
    return points(hand) >= 8 and max(spades, hearts) >= 4


def draw_hand(rng: Random, cards: list[Card], fits: Callable[[Hand], bool]) -> Hand | None:
    """Thirteen of the cards that fit, if a few dozen attempts find them."""
    hands = (frozenset(rng.sample(cards, 13)) for _ in range(60))
    return next((hand for hand in hands if fits(hand)), None)


def draw_no_trump_slips(rng: Random) -> Iterator[Slip]:
    """Artificial answers to one no trump that an overcall makes insufficient."""
    while True:
        board = rng.randint(1, 16)
        deal = draw_no_trump_deal(rng, board)
        for slip in find_slips(deal) if deal else ():
            if slip.auction.calls[0] == OPENING and slip.meaning.purpose in (Purpose.ASK, Purpose.TRANSFER):
                yield slip


def draw_no_trump_deal(rng: Random, board: int) -> Deal | None:
    """The dealer opens one no trump, the next player has a suit, the dealer's partner has an answer."""
    hands, left, seat = dict[Seat, Hand](), list(FRENCH_PACK), dealer_of(board)
    for fits in (opens_no_trump, overcalls, asks):
        hand = draw_hand(rng, left, fits)
        if hand is None:
            return None
        hands[seat], seat = hand, seat.lho
        left = [card for card in left if card not in hand]
    return Deal(board, hands | {seat: frozenset(left)})


DRAW = draw_with(artificial, slips=draw_no_trump_slips)
FAMILIES = (
    Family("bridge", "insufficient-artificial", N_("Artificial insufficient bid"), 5, "27B1a 27B1b 23A3", DRAW),
)
