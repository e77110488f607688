"""Artificial insufficient bids: Stayman or a transfer after partner's one no trump, over an overcall not seen."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.table.call import DOUBLE, PASS, Bid, Strain, lowest_over
from engine.bridge.table.deal import Deal
from engine.bridge.table.meaning import MOST, Asks, Meaning, Purpose, is_balanced, points
from engine.bridge.table.seat import Seat, dealer_of
from engine.cards.pack import FRENCH_PACK, FRENCH_SUITS, Card, Hand, of_suit
from engine.text import N_
from quizzes.bridge.irregular_call.insufficient_bid.offer import Offer, natural
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip, find_slips
from quizzes.bridge.irregular_call.insufficient_bid.story import draw_with, explain
from quizzes.family import Family, Scenario

OPENING = Bid.parse("1NT")


def artificial(rng: Random, slip: Slip) -> Scenario | None:
    """Calls with agreed meanings: the same by a higher bid, the same by a double, and others."""
    same, other = ([offer for offer in group if offer.is_firm] for group in (same_again(slip), something_else(slip)))
    asked = [rng.choice(group) for group in (same, other) if group]
    left = [offer for offer in other if offer not in asked]
    if left and rng.random() < 0.5:
        asked.append(rng.choice(left))
    return explain(slip, rng.sample(asked, len(asked))) if len(asked) > 1 else None


def same_again(slip: Slip) -> list[Offer]:
    """The same question or the same suit, by a higher bid or by a double of the very bid that was to be made."""
    double = [Offer(slip, DOUBLE, slip.meaning)] * 2 if slip.bid == slip.last else []
    if slip.meaning.asks is Asks.MAJORS:
        cue = lowest_over(slip.last, slip.last.strain)
        asking = Meaning(8, MOST, purpose=Purpose.ASK, asks=Asks.MAJORS)
        return [*double, Offer(slip, cue, asking)] if cue and cue.level < 4 else double
    shown = next(iter(slip.meaning.shows))
    same = lowest_over(slip.last, shown)
    return [*double, Offer(slip, same, natural(8, MOST, shown, 5))] if same else double


def something_else(slip: Slip) -> list[Offer]:
    held = natural(0, MOST, slip.last.strain, 4).lengths
    penalty = Offer(slip, DOUBLE, Meaning(9, MOST, held, purpose=Purpose.PENALTY))
    game = Offer(slip, Bid.parse("3NT"), Meaning(10, 15, shows=frozenset({Strain.NO_TRUMPS})))
    weak = Offer(slip, PASS, Meaning(0, 7))
    return [penalty, penalty, game, weak] if slip.bid != slip.last else [game, weak]


# Hands in which it comes about


def lengths(hand: Hand) -> tuple[int, ...]:
    return tuple(len(of_suit(hand, suit)) for suit in FRENCH_SUITS)


def opens_no_trump(hand: Hand) -> bool:
    return 15 <= points(hand) <= 17 and is_balanced(lengths(hand))


def overcalls(hand: Hand) -> bool:
    return 9 <= points(hand) <= 15 and max(lengths(hand)) >= 6


def asks(hand: Hand) -> bool:
    spades, hearts, *_ = lengths(hand)
    return points(hand) >= 5 and max(spades, hearts) >= 4


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
            if slip.auction.calls[0] == OPENING and is_artificial(slip):
                yield slip


def is_artificial(slip: Slip) -> bool:
    """A question or a transfer, and not one to the suit of the overcall."""
    return slip.meaning.purpose in (Purpose.ASK, Purpose.TRANSFER) and slip.last.strain not in slip.meaning.shows


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
FAMILIES = (Family("bridge", "insufficient-artificial", N_("An artificial bid"), 4, "27B1a 27B1b 23A3", DRAW),)
