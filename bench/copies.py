"""A copy of the checkout that has never been started, as it is or with each of its laws several times."""

import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from servers import HOME

LEFT = shutil.ignore_patterns(".venv", ".git", ".index", "__pycache__", ".*_cache", ".hypothesis")
COMES_WHOLE = ("engine/{}/game.py", "quizzes/{}/shelf.py", "web/games/{}.py")  # each imports all of its kind
ROOMS = ("engine", "players", "quizzes", "web/games")  # where a game has its modules


@contextmanager
def copied(times: int = 1) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="renons-bench-") as name:
        home = Path(shutil.copytree(HOME, Path(name) / "copy", ignore=LEFT))
        multiply_laws(home, times)
        yield home


def multiply_laws(home: Path, times: int) -> None:
    """Give every game twins under other names, laws, players, quizzes and all, which come whenever it comes."""
    games = [folder.name for folder in (home / "engine").iterdir() if (folder / "game.py").exists()]
    for game in games:
        twins = [f"{game}{n}" for n in range(2, times + 1)]
        for twin in twins:
            add_twin(home, game, twin)
        for own in COMES_WHOLE:
            with (home / own.format(game)).open("a", encoding="utf-8") as file:
                file.writelines(f"import {own.format(twin).removesuffix('.py').replace('/', '.')}\n" for twin in twins)


def add_twin(home: Path, game: str, twin: str) -> None:
    module = re.compile(rf"\b((?:{'|'.join(ROOMS)})\.{game})(?![a-z])".replace("/", r"\."))
    for room in ROOMS:
        for path in [*(home / room).glob(f"{game}/**/*.*"), *(home / room).glob(f"{game}*.py")]:
            place = home / room / str(path.relative_to(home / room)).replace(game, twin, 1)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(module.sub(rf"\g<1>{twin.removeprefix(game)}", path.read_text("utf-8")), "utf-8")
