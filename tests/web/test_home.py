"""The front page: its case is one of the quiz, and to show it no game has to be imported."""

import subprocess
import sys
from pathlib import Path

from web.games import GAMES

HOME = Path(__file__).resolve().parents[2]
FIRST_PAGES = """
import sys
from app import create_app
client = create_app().test_client()
assert all(client.get(page).status_code == 200 for page in ("/en/", "/hu/", "/en/vira/7", "/cs/marias/"))
rooms = tuple(f"{room}.{game}" for room in ("engine", "players", "quizzes") for game in ("bridge", "ulti"))
print(*sorted(name for name in sys.modules if name.startswith(rooms)))
"""


def test_the_case_of_the_front_page_is_told_as_the_quiz_draws_it() -> None:
    shown = GAMES["bridge"].case
    assert shown
    scenario = GAMES["bridge"].shelf.recall(shown.family, shown.seed)[1]
    trick = next(trick for trick in scenario.table.tricks if set(trick.plays) & set(scenario.table.wrong))
    assert shown.cards == tuple(play.card for play in trick.plays)
    assert [shown.wrong] == [play.card for play in scenario.table.wrong]
    assert shown.story == scenario.story
    assert shown.question == scenario.parts[0].words


VALUES = {  # where the classes of what is typed and shown stand, beside those of the table
    "engine.bridge.claim.statement",
    "engine.bridge.effect.contested",
    "engine.bridge.effect.score",
    "engine.bridge.score.outcomes",
    "engine.bridge.score.results",
    "engine.bridge.score.score",
    "engine.bridge.score.spoken",
}


def test_first_pages_import_of_the_games_no_more_than_what_lies_on_the_table() -> None:
    asked = subprocess.run([sys.executable, "-c", FIRST_PAGES], cwd=HOME, capture_output=True, text=True, check=True)
    imported = asked.stdout.split()
    assert all(name.startswith("engine.bridge") for name in imported), imported
    assert all(name.removeprefix("engine.bridge").partition(".")[0] == "" for name in imported)
    assert {name for name in imported if name.count(".") > 2 and ".table." not in name} <= VALUES
