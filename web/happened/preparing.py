"""What players say is prepared in a process of its own, so that pages can be served meanwhile."""

import subprocess
import sys
from pathlib import Path

from engine.game import Game
from hearing.hearing import Hearing
from hearing.keeping import open_hearing
from rulebook.own import alone_in, open_home
from rulebook.reading.problem import ContentError
from web.presentation import Games

HOME = Path(__file__).resolve().parent.parent.parent


def hear_with(content: Path, games: Games, folder: Path) -> Hearing:
    return open_hearing(content, engines(games), folder)


def engines(games: Games) -> dict[str, Game]:
    return {name: shown.game for name, shown in games.items()}


def prepare_beside(content: Path, folder: Path) -> bool:
    """Wait for a process that prepares it, and say whether anybody can be heard now.

    If none can be started, it is prepared here when it is first needed; what is not sound the process has said.
    """
    command = [sys.executable, "-m", __name__, str(content), str(folder)]
    try:
        return not subprocess.run(command, cwd=HOME, check=False, start_new_session=True).returncode  # noqa: S603
    except OSError as problem:
        print(f"What players say is not prepared: {problem}.", file=sys.stderr, flush=True)
        return True


def main(content: Path, folder: Path) -> None:
    from web.games import GAMES  # noqa: PLC0415 (whose words import the site, which imports this module)

    with alone_in(open_home(folder)):  # whoever comes second finds it there
        hear_with(content, GAMES, folder)


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), Path(sys.argv[2]))
    except (ContentError, OSError) as problem:
        sys.exit(f"What players say cannot be prepared: {problem}.")
