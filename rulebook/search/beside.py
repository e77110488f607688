"""Builds the index of the search in a process of its own, so that pages can be served meanwhile."""

import subprocess
import sys
from pathlib import Path

from rulebook.reading.problem import ContentError
from rulebook.search.opening import prepare_search

HOME = Path(__file__).resolve().parent.parent.parent


def build_beside(content: Path, folder: Path) -> bool:
    """Wait for a process that builds the index; whether there is one now. Stopping us does not stop it."""
    command = [sys.executable, "-m", __name__, str(content), str(folder)]
    try:
        return subprocess.run(command, cwd=HOME, check=False, start_new_session=True).returncode == 0  # noqa: S603
    except OSError as problem:  # no room for a process, or the environment is being made anew
        print(explain(problem), file=sys.stderr, flush=True)
        return False


def explain(problem: Exception) -> str:
    return f"The search cannot be prepared: {problem}. It is tried again every minute."


if __name__ == "__main__":
    try:
        prepare_search(Path(sys.argv[1]), Path(sys.argv[2]))
    except (ContentError, OSError) as problem:
        sys.exit(explain(problem))
