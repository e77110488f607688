"""A copy of the checkout that has never been started, as it is or with each of its laws several times."""

import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from servers import HOME

LEFT = shutil.ignore_patterns(".venv", ".git", ".index", "__pycache__", ".*_cache", ".hypothesis")
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
        own, twins = home / "web" / "games" / f"{game}.py", [f"{game}{n}" for n in range(2, times + 1)]
        known = own.read_text(encoding="utf-8")
        for twin in twins:
            add_twin(home, game, twin)
        own.write_text(known + "".join(f"import web.games.{twin}\n" for twin in twins), encoding="utf-8")


def add_twin(home: Path, game: str, twin: str) -> None:
    module = re.compile(rf"\b((?:{'|'.join(ROOMS)})\.{game})(?![a-z])".replace("/", r"\."))
    for room in ROOMS:
        for path in [*(home / room).glob(f"{game}/**/*.py"), *(home / room).glob(f"{game}*.py")]:
            place = home / room / str(path.relative_to(home / room)).replace(game, twin, 1)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(module.sub(rf"\g<1>{twin.removeprefix(game)}", path.read_text("utf-8")), "utf-8")
