"""The solver agrees with a search that tries everything, in every game, and says so when it would take too long."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.bridge.table.seat import SEATS, Seat
from engine.cards.goal import Aim, Goal
from engine.cards.legal import FOLLOW, Terms
from engine.cards.pack import (
    FRENCH,
    FRENCH_PACK,
    FRENCH_SUITS,
    GERMAN_PACK,
    GERMAN_SUITS,
    Card,
    FrenchCards,
    GermanCards,
    Hand,
    Rank,
    Suit,
    deal_cards,
)
from engine.cards.position import Position
from engine.cards.solver import best_count, can_make
from engine.cards.trump import VALUABLE, seven_of
from engine.ulti.table.goal import EVERY_TRICK, NO_TRICK, points, ulti
from engine.ulti.table.player import Player
from engine.ulti.table.trump import terms_of

Score = Callable[[Position[Any]], int]
ALONE = frozenset({Player.DECLARER})
NORTH_SOUTH = frozenset({Seat.NORTH, Seat.SOUTH})


def try_everything(position: Position[Any], camp: frozenset[Any], score: Score) -> int:
    """The best score for the camp, card by card with the rules as the desk states them."""
    if position.is_over:
        return score(position)
    answers = [try_everything(position.play(card), camp, score) for card in position.legal]
    return max(answers) if position.turn in camp else min(answers)


def tricks_of(camp: frozenset[Any]) -> Score:
    return lambda end: sum(winner in camp for winner in end.winners)


def points_of(end: Position[Any]) -> int:
    """The declarer's points in tricks."""
    won = [trick for trick, winner in zip(end.tricks, end.winners, strict=True) if winner in ALONE]
    tens = sum(play.card.rank in VALUABLE for trick in won for play in trick.plays)
    return 10 * (tens + (end.winners[-1] in ALONE))


def won_last_with(card: Card | None, camp: frozenset[Any]) -> Score:
    def score(end: Position[Any]) -> int:
        best = end.tricks[-1].best(end.trump, end.terms.ranking)
        return best.card == card and best.player in camp

    return score


def seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311 (a deal, no secret)


# Ulti


def draw_ending(size: int, rng: Random, trump: Suit | None) -> Position[Player]:
    hands = deal_cards(GERMAN_PACK, (size, size, size), rng)
    return Position(terms_of(trump), dict(zip(Player, hands, strict=True)), rng.choice(tuple(Player)))


def with_seven(position: Position[Player]) -> Position[Player]:
    """The same with the trump seven in the declarer's hand."""
    seven, hands = seven_of(position.trump), dict(position.held)
    assert seven
    if seven in hands[Player.DECLARER]:
        return position
    given = min(hands[Player.DECLARER])
    for player in Player:
        if seven in hands[player]:
            hands[player] = hands[player] - {seven} | {given}
    hands[Player.DECLARER] = hands[Player.DECLARER] - {given} | {seven}
    return replace(position, held=hands)


@pytest.mark.parametrize("seed", range(60))
def test_endings_are_solved_as_by_trying_everything(seed: int, hard: bool) -> None:
    rng = seeded(seed)
    size = 5 if hard and seed % 6 == 0 else 4
    trump = rng.choice(GERMAN_SUITS)
    plain, coloured = draw_ending(size, rng, None), draw_ending(size, rng, trump)
    seven, tricks = with_seven(coloured), tricks_of(ALONE)
    assert can_make(plain, NO_TRICK) == (try_everything(plain, ALONE, tricks_of_nobody) == 0)
    assert can_make(coloured, EVERY_TRICK) == (try_everything(coloured, ALONE, tricks) == size)
    assert can_make(plain, EVERY_TRICK) == (try_everything(plain, ALONE, tricks) == size)
    assert can_make(seven, ulti(trump)) == bool(try_everything(seven, ALONE, won_last_with(seven_of(trump), ALONE)))
    assert best_count(coloured, points(0)) == try_everything(coloured, ALONE, points_of)


def tricks_of_nobody(end: Position[Any]) -> int:
    """Nothing lost while the declarer takes no trick."""
    return -tricks_of(ALONE)(end)


@pytest.mark.parametrize("seed", range(20))
def test_endings_in_the_middle_of_a_hand_too(seed: int) -> None:
    """What has been taken before counts."""
    rng = seeded(seed)
    position = draw_ending(5, rng, rng.choice(GERMAN_SUITS))
    for _ in range(rng.randint(4, 8)):
        position = position.play(rng.choice(sorted(position.legal)))
    most = try_everything(position, ALONE, points_of)
    assert best_count(position, points(0)) == most
    assert [can_make(position, points(needed)) for needed in (most, most + 10)] == [True, False]
    tricks = try_everything(position, ALONE, tricks_of(ALONE))
    assert can_make(position, EVERY_TRICK) == (tricks == 5)
    assert can_make(position, NO_TRICK) == (try_everything(position, ALONE, tricks_of_nobody) == 0)


def held(text: str) -> Hand:
    return GermanCards.parse(text).held


def declarer_leads(trump: Suit | None, *hands: Hand) -> Position[Player]:
    return Position(terms_of(trump), dict(zip(Player, hands, strict=True)), Player.DECLARER)


def test_ten_top_cards_march_through_and_ten_sevens_and_eights_take_nothing() -> None:
    rest = sorted(set(GERMAN_PACK) - held("RA RT RK RO RU R9 R8 R7 AA LA"))
    own = held("RA RT RK RO RU R9 R8 R7 AA LA")
    strong = declarer_leads(Suit.RED, own, frozenset(rest[:10]), frozenset(rest[10:20]))
    assert can_make(strong, EVERY_TRICK) is True
    weak = "R7 R8 A7 A8 L7 L8 B7 B8 R9 A9"
    others = sorted(set(GERMAN_PACK) - held(weak), key=lambda card: (card.rank.order, card.suit.order))
    low = declarer_leads(None, held(weak), frozenset(others[:20:2]), frozenset(others[1:20:2]))
    assert can_make(low, NO_TRICK) is True


def test_the_trump_seven_must_win_the_last_trick_not_an_earlier_one() -> None:
    safe = declarer_leads(Suit.RED, held("R7 AA"), held("A8 L8"), held("A9 L9"))
    assert can_make(safe, ulti(Suit.RED)) is True
    assert can_make(safe.play(Card(Suit.RED, Rank.SEVEN)), ulti(Suit.RED)) is False
    caught = declarer_leads(Suit.RED, held("R7 AA"), held("R8 A8"), held("A9 L9"))
    assert can_make(caught, ulti(Suit.RED)) is False


def test_without_trumps_a_ten_loses_to_an_under() -> None:
    hands = held("RT"), held("RU"), held("R9")
    assert can_make(declarer_leads(None, *hands), NO_TRICK) is True
    assert can_make(declarer_leads(Suit.ACORNS, *hands), EVERY_TRICK) is True


def test_a_search_over_its_budget_says_that_it_does_not_know() -> None:
    position = draw_ending(10, seeded(3), Suit.RED)
    assert can_make(position, points(50), budget=5) is None
    assert best_count(position, points(0), budget=5) is None


def test_whole_deals_are_answered_and_the_time_is_printed(hard: bool) -> None:
    rng, times = seeded(2017), dict[str, list[float]]()
    unknown = dict.fromkeys(("betli", "durchmars", "ulti", "50 points", "exact points"), 0)
    for _ in range(200 if hard else 25):
        deal = draw_ending(10, rng, Suit.RED)
        plain, coloured = (declarer_leads(trump, *deal.held.values()) for trump in (None, Suit.RED))
        questions: dict[str, Callable[[], int | None]] = {
            "betli": partial(can_make, plain, NO_TRICK),
            "durchmars": partial(can_make, coloured, EVERY_TRICK),
            "ulti": partial(can_make, with_seven(coloured), ulti(Suit.RED)),
            "50 points": partial(can_make, coloured, points(50)),
            "exact points": partial(best_count, coloured, points(0)),
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


# Bridge: four players, two against two, suit to be followed and nothing else


def draw_bridge_ending(rng: Random, size: int) -> Position[Seat]:
    hands = deal_cards(FRENCH_PACK, (size,) * 4, rng)
    terms = Terms(SEATS, rng.choice((None, *FRENCH_SUITS)), FRENCH, FOLLOW)
    return Position(terms, dict(zip(SEATS, hands, strict=True)), rng.choice(SEATS))


@pytest.mark.parametrize("seed", range(40))
def test_bridge_endings_give_the_tricks_that_trying_everything_gives(seed: int) -> None:
    rng = seeded(seed)
    position = draw_bridge_ending(rng, 3)
    for _ in range(rng.randint(0, 5)):
        position = position.play(rng.choice(sorted(position.legal)))
    most = try_everything(position, NORTH_SOUTH, tricks_of(NORTH_SOUTH))
    assert best_count(position, Goal(NORTH_SOUTH, Aim.COUNT)) == most
    assert [can_make(position, Goal(NORTH_SOUTH, Aim.COUNT, needed)) for needed in (most, most + 1)] == [True, False]
    assert can_make(position, Goal(NORTH_SOUTH, Aim.EVERY_TRICK)) == (most == 3)


def test_a_squeeze_wins_a_trick_unless_the_guards_are_in_two_hands() -> None:
    """South leads the last club: whoever guards both major suits has to give one of them up."""
    texts = {Seat.NORTH: "HA HJ D2", Seat.EAST: "D3 D4 D5", Seat.SOUTH: "CA SQ H2", Seat.WEST: "HK HQ SK"}
    hands = {seat: FrenchCards.parse(text).held for seat, text in texts.items()}
    squeezed = Position(Terms(SEATS, None, FRENCH, FOLLOW), hands, Seat.SOUTH)
    assert best_count(squeezed, Goal(NORTH_SOUTH, Aim.COUNT)) == 3
    divided = {Seat.EAST: FrenchCards.parse("SK D4 D5").held, Seat.WEST: FrenchCards.parse("HK HQ D3").held}
    assert best_count(replace(squeezed, held=hands | divided), Goal(NORTH_SOUTH, Aim.COUNT)) == 2


# Vira: three players, 52 cards, one against two


@pytest.mark.parametrize("seed", range(20))
def test_a_misere_and_a_game_with_trumps_of_three_players_with_52_cards(seed: int) -> None:
    rng = seeded(seed)
    players = ("first", "second", "third")
    low = sorted(FRENCH_PACK, key=lambda card: (card.rank.order, card.suit.order))[:28]
    hands = dict(zip(players, deal_cards(tuple(low), (4, 4, 4), rng), strict=True))
    one = frozenset({"second"})
    misere = Position(Terms(players, None, FRENCH, FOLLOW), hands, rng.choice(players))
    taken = -try_everything(misere, one, lambda end: -tricks_of(one)(end))
    assert can_make(misere, Goal(one, Aim.NO_TRICK)) == (taken == 0)
    trumps = Position(Terms(players, rng.choice(FRENCH_SUITS), FRENCH, FOLLOW), hands, misere.turn)
    assert best_count(trumps, Goal(one, Aim.COUNT)) == try_everything(trumps, one, tricks_of(one))
    card = rng.choice(sorted(hands["second"]))
    last = try_everything(trumps, one, won_last_with(card, one))
    assert can_make(trumps, Goal(one, Aim.LAST_TRICK, card=card)) == bool(last)
