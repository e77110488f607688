"""What a worker counts: numbers in a small file that all workers can read, so that any of them knows the sums."""

import os
import time
from collections.abc import Iterator
from mmap import mmap
from pathlib import Path
from struct import unpack
from threading import Lock

from web.text.language import LANGUAGES
from web.watch.watched import Answered

PARTS = ("search", "desk", "quiz", "glossary", "concepts")  # of a language's pages, and the rules
KINDS = ("home", "rules", *PARTS, "static", "short", "other")
STATUSES = (200, 301, 302, 304, 308, 400, 404, 405, 414, 422, 500, 503, 0)  # the last for any other
LIMITS = (0.0001, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5, float("inf"))  # seconds, at most
OUTSIDE = {"static": "static", "r": "short"}

STARTED, PAGES, BYTES = range(3)  # what a worker says of itself
FIRST = 3  # of the counts, kind by kind: statuses, limits, the sum of seconds
WIDTH = len(STATUSES) + len(LIMITS) + 1
CELLS = FIRST + WIDTH * len(KINDS)


def kind_of(path: str) -> str:
    """What kind of page an address is: one of a few, whatever strangers ask for.

    >>> [kind_of(path) for path in ("/en/", "/en/vira/7", "/hu/search.json", "/sv/desk/", "/r/vira/7", "/wp-login.php")]
    ['home', 'rules', 'search', 'desk', 'short', 'other']
    """
    first, _, rest = path[1:].partition("/")
    if first not in LANGUAGES:
        return OUTSIDE.get(first, "other")
    second = rest.partition("/")[0].partition(".")[0]
    return second if second in PARTS else "rules" if rest else "home"


class Tally:
    """The numbers of this worker; the file of one that has died stays and counts on in the sums."""

    def __init__(self, folder: Path) -> None:
        path = folder / str(os.getpid())
        path.write_bytes(bytes(8 * CELLS))
        with path.open("r+b") as file:
            self.cells = memoryview(mmap(file.fileno(), 0)).cast("d")
        self.cells[STARTED] = time.time()
        self.lock = Lock()

    def count(self, answered: Answered) -> None:
        start = FIRST + WIDTH * KINDS.index(kind_of(answered.path))
        status = answered.status if answered.status in STATUSES else 0
        limit = next(number for number, most in enumerate(LIMITS) if answered.seconds <= most)
        with self.lock:
            self.cells[start + STATUSES.index(status)] += 1
            self.cells[start + len(STATUSES) + limit] += 1
            self.cells[start + WIDTH - 1] += answered.seconds

    def keep(self, pages: int, size: int) -> None:
        """Note how much the worker keeps in memory."""
        self.cells[PAGES], self.cells[BYTES] = pages, size


def read_tallies(folder: Path) -> Iterator[tuple[int, tuple[float, ...]]]:
    """The numbers of every worker there was, by its process."""
    for path in sorted(folder.iterdir()):
        counted = path.read_bytes()
        if len(counted) == 8 * CELLS:  # else its worker has only just begun
            yield int(path.name), unpack(f"{CELLS}d", counted)
