"""Within a game an effect's code means one thing: cases and readers of the data hold on to it."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

from engine.effect import Effect, Order
from tests.games import GAMES
from tests.ruling_cases import load_cases


def orders(game: str) -> Iterator[Effect]:
    """The orders that stand in the modules of a game."""
    package = importlib.import_module(f"engine.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        values = vars(importlib.import_module(found.name)).values()
        yield from (value for value in values if isinstance(value, Order))


def ruled(game: str) -> Iterator[Effect]:
    """The effects of the verdicts of all cases."""
    for case in load_cases(game):
        if case.ruling:
            yield from case.topic.decide(case.state()).effects


def meaning(effect: Effect) -> str:
    return effect.message if isinstance(effect, Order) else repr(type(effect))


@pytest.mark.parametrize("game", GAMES)
def test_a_code_means_one_thing(game: str) -> None:
    meanings: dict[str, set[str]] = {}
    for effect in (*orders(game), *ruled(game)):
        meanings.setdefault(effect.code, set()).add(meaning(effect))
    assert {code: found for code, found in meanings.items() if len(found) > 1} == {}
    print(f"{game}: {len(meanings)} kinds of effect")


@pytest.mark.parametrize("game", GAMES)
def test_one_sentence_has_one_code(game: str) -> None:
    codes: dict[str, set[str]] = {}
    for effect in orders(game):
        codes.setdefault(meaning(effect), set()).add(effect.code)
    assert {sentence: found for sentence, found in codes.items() if len(found) > 1} == {}
