"""The cases of tests/rulings."""

from collections.abc import Iterator
from pathlib import Path

from engine.case import Case
from engine.case import load_cases as load_from
from tests.games import GAMES

FOLDER = Path(__file__).resolve().parent / "rulings"


def load_cases(*games: str) -> Iterator[Case]:
    """The cases of these games, or of all."""
    for game in games or GAMES:
        yield from load_from(FOLDER, GAMES[game])
