"""Slips after partner's one no trump: Stayman or a transfer over an overcall that was not seen."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.table.call import Bid
from engine.bridge.table.deal import Deal
from engine.bridge.table.meaning import Purpose, is_balanced, points
from engine.bridge.table.seat import Seat, dealer_of
from engine.cards.pack import FRENCH_PACK, FRENCH_SUITS, Card, Hand, of_suit
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip, find_slips

OPENING = Bid.parse("1NT")


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
