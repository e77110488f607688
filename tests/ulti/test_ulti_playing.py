"""The card players of the Ulti quizzes, their deals and what comes of them, over some thousand random hands."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from engine.cards.legal import legal_cards
from engine.cards.pack import GERMAN_PACK, Card, Rank, Suit
from engine.cards.solver import can_make
from engine.cards.trump import keep_seven, ranking
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.settlement.hand import Ended
from engine.ulti.settlement.settlement import SETTLEMENT
from engine.ulti.settlement.silent import Silent
from engine.ulti.table.bid import BETLIS, HUNDREDS, Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.table.trump import terms_of
from engine.ulti.undertaking.points import COUNT, HUNDRED_MADE
from engine.ulti.undertaking.undertaking import IN_POINTS, MADE, UNDERTAKING, Attempt
from players.german.playing import play_cards, play_next, play_out, play_to_the_point, positions
from players.german.position import sort_hand
from players.ulti.board import Board, draw_board
from players.ulti.doubling import find_doubler
from players.ulti.hanging import SMALL, find_tempting, goal_of
from players.ulti.position import DURCHMARS, UltiPosition, place_cards
from quizzes.firm import is_decided
from quizzes.question import Case, has
from quizzes.ulti.outcome import Outcome, draw_outcome
from quizzes.ulti.settlement.price import NOT_RAISED, draw_price
from quizzes.ulti.settlement.story import TOLD, state

HANDS = 1000


def seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311 (a test wants the same deals every time)


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    rng = seeded(2017)
    return [draw_outcome(rng, draw_board(rng, Bid.every())) for _ in range(HANDS)]


def of_bid(text: str, hands: int = 300) -> list[Outcome]:
    rng = seeded(1879)
    return [draw_outcome(rng, draw_board(rng, [Bid.parse(text)])) for _ in range(hands)]


# Deals


def test_every_deal_has_ten_cards_each_and_two_in_the_talon(outcomes: list[Outcome]) -> None:
    for board in (outcome.board for outcome in outcomes):
        assert [len(board.hands[player]) for player in Player] == [10, 10, 10]
        cards = [card for hand in (*board.hands.values(), board.talon) for card in hand]
        assert sorted(cards) == sorted(GERMAN_PACK)


def test_whoever_bids_holds_what_the_bid_is_about(outcomes: list[Outcome]) -> None:
    for board in (outcome.board for outcome in outcomes):
        own, bid = board.hands[Player.DECLARER], board.bid
        assert (board.trump is not None) is bid.has_trump
        assert (board.trump is Suit.RED) is bid.red
        if board.trump:
            assert sum(card.suit is board.trump for card in own) >= 4
        if board.trump and Task.ULTI in bid.parts:
            assert Card(board.trump, Rank.SEVEN) in own
        if Task.HUNDRED40 in bid.parts:
            assert board.trump in board.pairs(Player.DECLARER)
        if Task.HUNDRED20 in bid.parts:
            assert set(board.pairs(Player.DECLARER)) - {board.trump}


def test_hands_are_shown_trumps_first_and_the_ten_where_it_ranks() -> None:
    cards = frozenset(Card.parse(word) for word in "BA BT B7 RK RT RU".split())
    assert [str(card) for card in sort_hand(cards, Suit.BELLS)] == "BA BT B7 RT RK RU".split()
    assert [str(card) for card in sort_hand(cards, None)] == "RK RU RT BA BT B7".split()


# Play


def test_players_play_every_card_once_and_only_what_any_reading_allows(outcomes: list[Outcome]) -> None:
    for board in (outcome.board for outcome in outcomes[:400]):
        played = []
        for before in positions(board.position):
            if before.is_over:
                break
            card = play_next(before)
            legal = legal_cards(before.hand, before.on_table, terms_of(board.trump))
            assert card in keep_seven(legal, before.hand, board.trump)
            played.append(card)
        assert sorted((*played, *board.talon)) == sorted(GERMAN_PACK)


def test_the_declarer_leads_and_then_whoever_took_the_trick(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        leaders = [trick.plays[0].player for trick in outcome.tricks]
        assert leaders == [Player.DECLARER, *outcome.winners[:-1]]
        assert all(one.player.next is two.player for trick in outcome.tricks for one, two in pairwise(trick.plays))


def test_the_same_position_is_played_the_same(outcomes: list[Outcome]) -> None:
    for outcome in outcomes[:100]:
        assert play_out(outcome.board.position) == outcome.tricks
        half = play_cards(outcome.board.position, 13)
        assert sum(len(hand) for hand in half.held.values()) == 17
        assert play_out(half) == outcome.tricks
        assert play_cards(half, 99).is_over


def test_the_play_goes_on_after_a_card_against_the_rules() -> None:
    rng, faults = seeded(7), 0
    for _ in range(60):
        board = draw_board(rng, [Bid.parse("ulti"), Bid.parse("b")])
        for position in positions(board.position):
            if wrong := sorted(position.hand - position.legal):
                tricks = play_out(position.play(wrong[0]))
                assert len({play.card for trick in tricks for play in trick.plays}) == 30
                faults += 1
                break
    assert faults > 50


def test_nobody_plays_a_card_of_another_hand() -> None:
    position = draw_board(seeded(1), [Bid.parse("parti")]).position
    with pytest.raises(ValueError, match="does not hold"):
        position.play(min(position.held[Player.LEFT]))


def play_randomly(board: Board, rng: Random, player: Player | None) -> UltiPosition:
    """The hand with one side playing any legal card."""
    position = board.position
    while not position.is_over:
        chance = (position.turn is Player.DECLARER) is (player is Player.DECLARER)
        position = position.play(rng.choice(sorted(position.legal)) if chance else play_next(position))
    return position


@pytest.mark.parametrize(("bid", "part"), [("b", Task.BETLI), ("ulti", Task.ULTI), ("d", Task.DURCHMARS)])
def test_both_sides_do_better_than_by_chance(bid: str, part: Task) -> None:
    rng, made = seeded(5), Counter[str]()
    for _ in range(300):
        board = draw_board(rng, [Bid.parse(bid)])
        ways = {
            "sensible": play_out(board.position),
            "careless declarer": play_randomly(board, rng, Player.DECLARER).tricks,
            "careless defenders": play_randomly(board, rng, None).tricks,
        }
        for way, tricks in ways.items():
            made[way] += Outcome(board, tricks, dict.fromkeys(Player, ())).is_made(part)
    print(f"{bid}: {dict(made)} of 300")
    assert made["careless declarer"] < made["sensible"] <= made["careless defenders"]


@pytest.mark.parametrize("bid", ["parti", "ulti", "40", "4a", "d", "b", "szd"])
def test_bids_are_neither_hopeless_nor_certain(bid: str) -> None:
    part = Bid.parse(bid).announced[0]
    made = sum(part in outcome.made for outcome in of_bid(bid))
    print(f"{bid}: {made} of 300 made")
    assert 0.25 * 300 < made < 0.95 * 300


# What came of it


def test_what_was_made_is_what_the_rules_say(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        for part in outcome.bid.parts:
            facts = Attempt.suppose(part=part, seven=outcome.seven, aces=outcome.aces, tricks=outcome.won)
            case = Case(COUNT, outcome.count) if part in IN_POINTS else Case(UNDERTAKING, facts)
            assert has(case.decide(), MADE, HUNDRED_MADE, PARTI_WON) is (part in outcome.made)


def test_every_outcome_can_be_settled(outcomes: list[Outcome]) -> None:
    seen = Counter[Silent]()
    for outcome in outcomes:
        facts = state(outcome.bid, NOT_RAISED, made=outcome.made, silent=outcome.silent, claimed=outcome.silent)
        assert SETTLEMENT.decide(facts).effects
        seen.update(outcome.silent)
    assert {Silent.HUNDRED, Silent.ULTI, Silent.CAUGHT, Silent.ACES} <= set(seen)


def test_nothing_is_announced_where_it_is_forbidden_and_only_what_is_held(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        if outcome.bid.parts & (HUNDREDS | BETLIS):
            assert not any(outcome.announced.values())
        for player in Player:
            assert set(outcome.announced[player]) <= set(outcome.board.pairs(player))


# The solver


def test_a_tempting_card_turns_the_hand_and_no_legal_card_does() -> None:
    rng, found = seeded(3), 0
    for _ in range(150):
        board = draw_board(rng, [Bid.parse("ulti"), Bid.parse("b")])
        for position in positions(board.position):
            card = find_tempting(position) if 2 < len(position.hand) < 5 else None
            goal = goal_of(position)
            if card is None or goal is None:
                continue
            found += 1
            assert card not in position.legal
            assert can_make(position.play(card), goal, SMALL) is position.declares
            for legal in position.legal:
                assert can_make(position.play(legal), goal, 10_000) is not position.declares
    print(f"{found} tempting cards")
    assert found > 5


def test_a_hand_that_is_over_is_judged_by_what_happened() -> None:
    for text, part in (("ulti", Task.ULTI), ("b", Task.BETLI), ("szd", Task.PLAIN_DURCHMARS)):
        for outcome in of_bid(text, 60):
            *_, last = positions(outcome.board.position)
            goal = goal_of(last)
            assert goal
            assert can_make(last, goal) is (part in outcome.made)
    assert goal_of(draw_board(seeded(1), [Bid.parse("parti")]).position) is None


# Open points


def test_a_ruling_that_hangs_on_a_reading_is_recognised() -> None:
    parti = Bid.parse("parti")
    caught = state(parti, NOT_RAISED, silent=frozenset({Silent.CAUGHT}))
    plain = state(parti, NOT_RAISED, silent=frozenset({Silent.ULTI}))
    thrown = state(Bid.parse("ulti"), NOT_RAISED, ended=Ended.THROWN_IN)
    assert not is_decided(Case(SETTLEMENT, caught), TOLD)
    assert not is_decided(Case(SETTLEMENT, thrown), TOLD)
    assert is_decided(Case(SETTLEMENT, plain), TOLD)


def test_a_position_knows_who_has_shown_out_and_what_is_higher() -> None:
    board = draw_board(seeded(11), [Bid.parse("parti")])
    assert board.position == place_cards(board.hands, board.bid, board.trump, board.talon)
    for position in positions(board.position):
        for trick in position.tricks:
            for play in trick.plays:
                if trick.suit and play.card.suit is not trick.suit:
                    assert position.is_void(play.player, trick.suit)
        for card in position.hand:
            order = ranking(board.trump)
            higher = [
                one
                for one in position.unseen
                if one.suit is card.suit and order.index(one.rank) > order.index(card.rank)
            ]
            assert position.over(card) == len(higher)


# When people stop, and when they double


def test_a_lost_betli_and_a_lost_durchmars_are_not_played_on(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        tricks = play_to_the_point(outcome.board.position)
        assert tricks == outcome.tricks[: len(tricks)]
        lost = outcome.bid.parts <= BETLIS | DURCHMARS and not outcome.made
        assert (len(tricks) < 10) <= lost


def test_nobody_says_kontra_to_4_aces_without_an_ace(outcomes: list[Outcome]) -> None:
    for board in (outcome.board for outcome in outcomes):
        doubler = find_doubler(board, Task.FOUR_ACES)
        held = [one for one in DEFENDERS if any(card.rank is Rank.ACE for card in board.hands[one])]
        assert doubler == (held[0] if held else None)


def test_kontra_is_said_only_to_what_a_hand_gives_hope_to_defeat(outcomes: list[Outcome]) -> None:
    rng = seeded(7)
    raised = [(outcome.board, draw_price(rng, outcome.board)) for outcome in outcomes if outcome.bid.has_trump]
    assert all(find_doubler(board, part) for board, price in raised for part in price.kontra)
    assert all(price.rekontra <= price.kontra for _, price in raised)
