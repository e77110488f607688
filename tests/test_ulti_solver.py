"""The solver agrees with a search that tries everything, and says so when it would take too long."""

import time
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from engine.cards.legal import legal_cards
from engine.cards.pack import GERMAN_PACK, GERMAN_SUITS, Card, GermanCards, Hand, Rank, Suit, deal_cards
from engine.cards.trick import in_turn, lay
from engine.ulti.table.player import Player
from engine.ulti.table.solver import (
    EVERY_TRICK,
    NO_TRICK,
    ULTI,
    Aim,
    Ending,
    Goal,
    best_points,
    can_make,
)
from engine.ulti.table.trump import VALUABLE, ranking, terms_of

Result = tuple[int, int, bool]  # tricks and points of the declarer, and was the last trick won with the trump seven
Score = Callable[[Result], int]


def try_everything(position: Ending, score: Score, so_far: Result = (0, 0, False)) -> int:
    """The best score for the declarer, card by card with the rules as the desk states them."""
    hands, table, trump = position.hands, position.table, position.trump
    if not table and not hands[Player.DECLARER]:
        return score(so_far)
    player = position.leader
    for _ in table:
        player = player.next
    answers = []
    for card in legal_cards(hands[player], table, terms_of(trump)):
        left = {**hands, player: hands[player] - {card}}
        if len(table) < 2:
            answers.append(try_everything(Ending(left, position.leader, trump, (*table, card)), score, so_far))
        else:
            winner, result = take((*table, card), position, last=not left[player])
            counted = (so_far[0] + result[0], so_far[1] + result[1], result[2])
            answers.append(try_everything(Ending(left, winner, trump), score, counted))
    return max(answers) if player is Player.DECLARER else min(answers)


def take(table: tuple[Card, ...], position: Ending, *, last: bool) -> tuple[Player, Result]:
    best = lay(in_turn(tuple(Player), position.leader), table).best(position.trump, ranking(position.trump))
    if best.player is not Player.DECLARER:
        return best.player, (0, 0, False)
    points = 10 * (sum(card.rank in VALUABLE for card in table) + last)
    seven = position.trump is not None and best.card == Card(position.trump, Rank.SEVEN)
    return best.player, (1, points, last and seven)


def draw_ending(size: int, rng: Random, trump: Suit | None) -> Ending:
    hands = deal_cards(GERMAN_PACK, (size, size, size), rng)
    return Ending(dict(zip(Player, hands, strict=True)), rng.choice(tuple(Player)), trump)


def with_seven(position: Ending) -> Ending:
    """The same with the trump seven in the declarer's hand."""
    assert position.trump
    seven, hands = Card(position.trump, Rank.SEVEN), dict(position.hands)
    if seven in hands[Player.DECLARER]:
        return position
    given = min(hands[Player.DECLARER])
    for player in Player:
        if seven in hands[player]:
            hands[player] = hands[player] - {seven} | {given}
    hands[Player.DECLARER] = hands[Player.DECLARER] - {given} | {seven}
    return Ending(hands, position.leader, position.trump)


@pytest.mark.parametrize("seed", range(60))
def test_endings_are_solved_as_by_trying_everything(seed: int, hard: bool) -> None:
    rng = Random(seed)  # noqa: S311 (a deal, no secret)
    size = 5 if hard and seed % 6 == 0 else 4
    trump = rng.choice(GERMAN_SUITS)
    plain, coloured = draw_ending(size, rng, None), draw_ending(size, rng, trump)
    ulti = with_seven(coloured)
    assert can_make(plain, NO_TRICK) == bool(try_everything(plain, lambda result: result[0] == 0))
    assert can_make(coloured, EVERY_TRICK) == bool(try_everything(coloured, lambda result: result[0] == size))
    assert can_make(plain, EVERY_TRICK) == bool(try_everything(plain, lambda result: result[0] == size))
    assert can_make(ulti, ULTI) == bool(try_everything(ulti, lambda result: result[2]))
    assert best_points(coloured) == try_everything(coloured, lambda result: result[1])


@pytest.mark.parametrize("seed", range(20))
def test_endings_in_the_middle_of_a_trick_too(seed: int) -> None:
    rng = Random(seed)  # noqa: S311 (a deal, no secret)
    start = draw_ending(4, rng, rng.choice(GERMAN_SUITS))
    led = min(start.hands[start.leader])
    hands = {**start.hands, start.leader: start.hands[start.leader] - {led}}
    position = Ending(hands, start.leader, start.trump, (led,))
    assert best_points(position) == try_everything(position, lambda result: result[1])


def held(text: str) -> Hand:
    return GermanCards.parse(text).held


def test_ten_top_cards_march_through_and_ten_sevens_and_eights_take_nothing() -> None:
    rest = sorted(set(GERMAN_PACK) - held("RA RT RK RO RU R9 R8 R7 AA LA"))
    strong = Ending(
        {
            Player.DECLARER: held("RA RT RK RO RU R9 R8 R7 AA LA"),
            Player.RIGHT: frozenset(rest[:10]),
            Player.LEFT: frozenset(rest[10:20]),
        },
        Player.DECLARER,
        Suit.RED,
    )
    assert can_make(strong, EVERY_TRICK) is True
    weak = "R7 R8 A7 A8 L7 L8 B7 B8 R9 A9"
    others = sorted(set(GERMAN_PACK) - held(weak), key=lambda card: (card.rank.order, card.suit.order))
    low = Ending(
        {Player.DECLARER: held(weak), Player.RIGHT: frozenset(others[:20:2]), Player.LEFT: frozenset(others[1:20:2])},
        Player.DECLARER,
        None,
    )
    assert can_make(low, NO_TRICK) is True


def test_the_trump_seven_must_win_the_last_trick_not_an_earlier_one() -> None:
    hands = {Player.DECLARER: held("R7 AA"), Player.RIGHT: held("A8 L8"), Player.LEFT: held("A9 L9")}
    assert can_make(Ending(hands, Player.DECLARER, Suit.RED), ULTI) is True
    caught = hands | {Player.RIGHT: held("R8 A8")}
    assert can_make(Ending(caught, Player.DECLARER, Suit.RED), ULTI) is False


def test_without_trumps_a_ten_loses_to_an_under() -> None:
    hands = {Player.DECLARER: held("RT"), Player.RIGHT: held("RU"), Player.LEFT: held("R9")}
    assert can_make(Ending(hands, Player.DECLARER, None), NO_TRICK) is True
    assert can_make(Ending(hands, Player.DECLARER, Suit.ACORNS), EVERY_TRICK) is True


def test_a_search_over_its_budget_says_that_it_does_not_know() -> None:
    position = draw_ending(10, Random(3), Suit.RED)  # noqa: S311 (a deal, no secret)
    assert can_make(position, Goal(Aim.POINTS, 50), budget=5) is None
    assert best_points(position, budget=5) is None


def test_points_and_ulti_are_asked_about_with_trumps_only() -> None:
    position = draw_ending(4, Random(3), None)  # noqa: S311 (a deal, no secret)
    for goal in (ULTI, Goal(Aim.POINTS, 50)):
        with pytest.raises(ValueError, match="without trumps"):
            can_make(position, goal)


def test_whole_deals_are_answered_and_the_time_is_printed(hard: bool) -> None:
    rng, times = Random(2017), dict[str, list[float]]()  # noqa: S311 (deals, no secret)
    unknown = dict.fromkeys(("betli", "durchmars", "ulti", "50 points", "exact points"), 0)
    for _ in range(200 if hard else 25):
        deal = draw_ending(10, rng, Suit.RED)
        plain = Ending(deal.hands, Player.DECLARER, None)
        coloured = Ending(deal.hands, Player.DECLARER, Suit.RED)
        questions: dict[str, Callable[[], int | None]] = {
            "betli": partial(can_make, plain, NO_TRICK),
            "durchmars": partial(can_make, coloured, EVERY_TRICK),
            "ulti": partial(can_make, with_seven(coloured), ULTI),
            "50 points": partial(can_make, coloured, Goal(Aim.POINTS, 50)),
            "exact points": partial(best_points, coloured),
        }
        for name, question in questions.items():
            start = time.perf_counter()
            unknown[name] += question() is None
            times.setdefault(name, []).append(1000 * (time.perf_counter() - start))
    for name, spent in times.items():
        spent.sort()
        median, late = spent[len(spent) // 2], spent[len(spent) * 95 // 100]
        print(f"{name}: median {median:.1f} ms, p95 {late:.1f} ms, unknown {unknown[name]} of {len(spent)}")
    assert unknown["betli"] + unknown["durchmars"] < len(times["betli"]) // 5
