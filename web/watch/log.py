"""One line of JSON for every request, without anything that would tell who asked, or for what words."""

import json
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime

from web.watch.watched import Answered

LONGEST = 300  # characters of a path; a line must fit into a pipe at once, or workers would cut into each other's
LONGEST_METHOD = 20


def log(answered: Answered) -> None:
    with suppress(OSError):  # a disk that is full or a reader who has gone must not cost the answer
        os.write(sys.stdout.fileno(), f"{format_line(answered, datetime.now(UTC))}\n".encode())


def format_line(answered: Answered, now: datetime) -> str:
    """A line as it is written.

    >>> print(format_line(Answered("a1", "GET", "/", 200, 0.0012, 99), datetime(2026, 5, 4)))
    {"time": "2026-05-04T00:00:00.000", "id": "a1", "method": "GET", "path": "/", "status": 200, "ms": 1.2, "bytes": 99}
    """
    return json.dumps(
        {
            "time": now.isoformat(timespec="milliseconds"),
            "id": answered.id,
            "method": answered.method[:LONGEST_METHOD],
            "path": answered.path.encode("latin-1", "replace").decode("utf-8", "replace")[:LONGEST],
            "status": answered.status,
            "ms": round(1000 * answered.seconds, 2),
            "bytes": answered.size,
        }
    )
