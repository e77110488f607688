"""The search of endings agrees with one that tries everything, for best and for worst play; its lines bear it out."""

from random import Random

import pytest

from engine.bridge.table.seat import SEATS, Seat
from engine.cards.legal import FOLLOW, Terms
from engine.cards.lines import CEILING, FLOOR, PERFECT, Care, Trying, find_outcome, find_range
from engine.cards.pack import FRENCH, FRENCH_PACK, FRENCH_SUITS, deal_cards
from engine.cards.position import Position

CAMP = frozenset({Seat.NORTH, Seat.SOUTH})
OTHERS = frozenset({Seat.EAST, Seat.WEST})


def draw(seed: int, most: int = 3) -> Position[Seat]:
    """An ending, sometimes with a trick in progress; few suits, so that there is something to follow."""
    rng = Random(seed)  # noqa: S311 (an ending, no secret)
    suits = rng.sample(FRENCH_SUITS, rng.choice((2, 3, 4)))
    size = rng.randint(1, most)
    pack = tuple(card for card in FRENCH_PACK if card.suit in suits)
    hands = dict(zip(SEATS, deal_cards(pack, (size,) * 4, rng), strict=True))
    trump = rng.choice((*FRENCH_SUITS, None))
    position = Position(Terms(SEATS, trump, FRENCH, FOLLOW), hands, rng.choice(SEATS))
    for _ in range(rng.randint(0, 3)):
        position = position.play(rng.choice(sorted(position.legal)))
    return position


def try_everything(position: Position[Seat], trying: Trying) -> int:
    """Card by card, with the rules as the desk states them."""
    if position.is_over:
        return sum(winner in CAMP for winner in position.winners)
    answers = [try_everything(position.play(card), trying) for card in position.legal]
    ours = position.turn in CAMP
    care = trying.ours if ours else trying.theirs
    return max(answers) if (care is Care.BEST) is ours else min(answers)


@pytest.mark.parametrize("trying", [PERFECT, FLOOR, CEILING], ids=["perfect", "floor", "ceiling"])
def test_as_many_tricks_as_a_search_that_tries_everything(trying: Trying, hard: bool) -> None:
    for seed in range(600 if hard else 120):
        position = draw(seed)
        outcome = find_outcome(position, CAMP, trying)
        assert outcome
        assert outcome.tricks == try_everything(position, trying), seed


@pytest.mark.parametrize("trying", [PERFECT, FLOOR, CEILING], ids=["perfect", "floor", "ceiling"])
def test_the_line_is_legal_and_wins_just_so_many_tricks(trying: Trying) -> None:
    for seed in range(120):
        position = draw(seed, 5)
        outcome = find_outcome(position, CAMP, trying)
        assert outcome
        for play in outcome.line:
            assert play.player is position.turn
            assert play.card in position.legal
            position = position.play(play.card)
        assert position.is_over
        assert sum(winner in CAMP for winner in position.winners) == outcome.tricks


def test_what_one_side_wins_at_best_the_other_wins_at_worst() -> None:
    for seed in range(60):
        position = draw(seed, 4)
        ours, theirs = find_range(position, CAMP), find_range(position, OTHERS)
        tricks = max(map(len, position.held.values()))
        assert ours
        assert theirs
        assert ours.floor + theirs.ceiling == ours.perfect + theirs.perfect == ours.ceiling + theirs.floor == tricks
        assert ours.floor <= ours.perfect <= ours.ceiling


def test_with_too_little_time_it_says_so() -> None:
    rng = Random(3)  # noqa: S311
    hands = dict(zip(SEATS, deal_cards(FRENCH_PACK, (6,) * 4, rng), strict=True))
    position = Position(Terms(SEATS, None, FRENCH, FOLLOW), hands, Seat.NORTH)
    assert find_outcome(position, CAMP, FLOOR, budget=10) is None
    hands = dict(zip(SEATS, deal_cards(FRENCH_PACK, (7,) * 4, rng), strict=True))
    position = Position(Terms(SEATS, None, FRENCH, FOLLOW), hands, Seat.NORTH)
    assert find_outcome(position, CAMP, FLOOR) is None
