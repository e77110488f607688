"""The games of the site as tests want them: every topic, every family, and a scenario by its address."""

from functools import lru_cache

from quizzes.family import Family, Scenario
from web.games import GAMES as PRESENTATIONS

GAMES = {name: shown.game for name, shown in PRESENTATIONS.items()}
TOPICS = [topic for game in GAMES.values() for topic in game.topics]
SHELVES = {name: shown.shelf for name, shown in PRESENTATIONS.items()}
FAMILIES = [family for shelf in SHELVES.values() for family in shelf.families]


@lru_cache(maxsize=2048)
def draw(game: str, name: str, seed: int) -> tuple[Family, Scenario]:
    """The scenario at an address; drawn once for the tests that ask for it again soon."""
    return SHELVES[game].draw(name, seed)
