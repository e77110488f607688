"""The deals and the bidder of the Ulti quizzes, over some hundreds of random deals."""

from collections import Counter
from random import Random

import pytest

from engine.cards.pack import GERMAN_PACK, Card, Hand, Rank, Suit, of_suit
from engine.cards.position import Position
from engine.cards.solver import can_make
from engine.ulti.auction.auction import Standing
from engine.ulti.table.bid import BETLIS, HUNDREDS, Bid, Task
from engine.ulti.table.call import Auction, Pass, Seat
from engine.ulti.table.goal import NO_TRICK
from engine.ulti.table.player import Player
from engine.ulti.table.trump import terms_of
from players.ulti.bidding import Bidding, PlannedCall, draw_bidding, find_plans
from players.ulti.deal import arrange, draw_deal, place

DEALS = 500
SAFE = 0.7


@pytest.fixture(scope="module")
def biddings() -> list[Bidding]:
    return [draw_bidding(Random(seed)) for seed in range(DEALS)]  # noqa: S311 (nothing here is secret)


def cards(text: str) -> Hand:
    return frozenset(Card.parse(word) for word in text.split())


def bid_turns(bidding: Bidding) -> list[tuple[int, PlannedCall]]:
    return [(number, turn) for number, turn in enumerate(bidding.turns) if turn.plan]


def test_the_first_player_is_dealt_twelve_cards_and_the_others_ten() -> None:
    deal = draw_deal(Random(1))  # noqa: S311
    assert [len(deal.hand(seat)) for seat in Seat] == [12, 10, 10]
    assert sorted(card for hand in deal.hands for card in hand) == sorted(GERMAN_PACK)


def test_whoever_speaks_after_the_declarer_sits_on_the_right() -> None:
    assert place(Seat.SECOND, declarer=Seat.FIRST) is Player.RIGHT
    assert place(Seat.FIRST, declarer=Seat.SECOND) is Player.LEFT
    assert all(place(seat, declarer=seat) is Player.DECLARER for seat in Seat)


def test_without_trumps_the_ten_lies_below_the_under() -> None:
    held = cards("RT RU RA A7")
    assert [str(card) for card in arrange(held)] == ["RA", "RT", "RU", "A7"]
    assert [str(card) for card in arrange(held, trumps=False)] == ["RA", "RU", "RT", "A7"]


def test_every_auction_is_legal_and_comes_to_its_end(biddings: list[Bidding]) -> None:
    for bidding in biddings:
        assert Standing.suppose(auction=bidding.auction).auction.is_over
        assert bidding.auction.declarer is bidding.declarer
        assert bidding.auction.valid == bidding.bid


def test_after_the_auction_everybody_has_ten_cards_and_two_lie_in_the_talon(biddings: list[Bidding]) -> None:
    for bidding in biddings:
        assert [len(hand) for hand in bidding.held.values()] == [10, 10, 10]
        assert len(bidding.talon) == 2
        assert sorted([*bidding.talon, *(card for hand in bidding.hands for card in hand)]) == sorted(GERMAN_PACK)


def test_trumps_are_red_in_red_bids_alone_and_there_are_none_in_bids_without(biddings: list[Bidding]) -> None:
    for bidding in biddings:
        assert bidding.bid.has_trump is (bidding.trump is not None)
        assert bidding.bid.red is (bidding.trump is Suit.RED)


def test_nobody_bids_what_the_cards_cannot_do(biddings: list[Bidding]) -> None:
    for bidding in biddings:
        held, trump, parts = bidding.held[Player.DECLARER], bidding.trump, bidding.bid.parts
        pairs = [suit for suit in Suit if {Card(suit, Rank.KING), Card(suit, Rank.OVER)} <= held]
        assert Task.ULTI not in parts or (trump and Card(trump, Rank.SEVEN) in held)
        assert Task.HUNDRED40 not in parts or trump in pairs
        assert Task.HUNDRED20 not in parts or set(pairs) - {trump}
        assert Task.FOUR_ACES not in parts or all(Card(card.suit, Rank.ACE) in held for card in GERMAN_PACK)


def test_a_bidder_lays_down_cards_out_of_the_twelve(biddings: list[Bidding]) -> None:
    for bidding in biddings:
        hands, talon = list(bidding.deal.hands), frozenset[Card]()
        for _, turn in bid_turns(bidding):
            assert turn.plan
            twelve = hands[turn.seat.order] | talon
            assert len(twelve) == 12
            assert turn.plan.talon <= twelve
            hands[turn.seat.order], talon = twelve - turn.plan.talon, turn.plan.talon
        assert tuple(hands) == bidding.hands
        assert talon == bidding.talon


def test_auctions_are_varied(biddings: list[Bidding]) -> None:
    bids = Counter(str(bidding.bid) for bidding in biddings)
    declarers = Counter(bidding.declarer for bidding in biddings)
    print(dict(bids), {str(seat): count for seat, count in declarers.items()})
    assert len(bids) >= 12
    assert all(declarers[seat] > DEALS / 10 for seat in Seat)
    assert {"parti", "red-parti", "ulti", "red-ulti", "b", "rb", "40"} <= set(bids)
    assert max(bids.values()) < DEALS / 2


def test_some_rob_their_own_bid_and_some_bid_after_a_pass(biddings: list[Bidding]) -> None:
    robbed = again = 0
    for bidding in biddings:
        for number, turn in bid_turns(bidding)[1:]:
            before = Auction(bidding.auction.calls[:number])
            robbed += before.is_over
            again += turn.call is not Pass.PASS and before.has_passed
    print(f"{robbed} robbed their own bid, {again} bid after a pass, in {DEALS} deals")
    assert robbed > DEALS / 50
    assert again


def test_a_first_player_with_nothing_to_bid_may_say_pass(biddings: list[Bidding]) -> None:
    first = Counter(bidding.turns[0].call for bidding in biddings)
    assert first[Pass.PASS]
    assert first[Pass.RED]
    assert first[Bid.parse("parti")]


def test_the_same_seed_bids_the_same() -> None:
    assert draw_bidding(Random(7)) == draw_bidding(Random(7))  # noqa: S311


def test_a_hand_of_low_cards_is_a_betli() -> None:
    hand = cards("R7 R8 R9 A7 A8 L7 L8 L9 B7 B8 RA AA")
    best = max(find_plans(hand), key=lambda plan: plan.prospect)
    assert str(best.bid) == "tb"
    assert best.talon == cards("RA AA")


def test_six_trumps_with_the_seven_and_aces_are_an_ulti() -> None:
    hand = cards("LA LT LU L9 L8 L7 AA AT BA R8 R9 B9")
    best = max((plan for plan in find_plans(hand) if plan.is_sound), key=lambda plan: plan.prospect)
    assert Task.ULTI in best.bid.parts
    assert best.trump is Suit.LEAVES
    assert not best.talon & of_suit(hand, Suit.LEAVES)


def test_a_trump_pair_with_high_cards_is_a_hundred() -> None:
    hand = cards("LA LT LK LO L8 AA AT BA BT R8 R9 B9")
    sound = [plan for plan in find_plans(hand) if plan.is_sound]
    assert any(plan.bid.parts & HUNDREDS and plan.trump is Suit.LEAVES for plan in sound)


def test_betlis_that_look_safe_mostly_are_even_against_open_cards(biddings: list[Bidding]) -> None:
    betlis = [one for one in biddings if one.bid.parts & BETLIS and one.plan.chance > SAFE]
    made = [can_make(Position(terms_of(None), one.held, Player.DECLARER), NO_TRICK, 150_000) for one in betlis[:8]]
    print(f"{made.count(True)} of {len(made)} betlis that look safe can be made, {made.count(None)} are not known")
    assert made.count(True) >= 4
