"""A fresh worker for every question: forks of a process that has prepared itself and answered nobody yet."""

import ctypes
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

POPULATE_WRITE = 23  # since Linux 5.14


def ask_fresh(ask: Callable[[], Sequence[float]]) -> list[float]:
    """What comes of it in a process of its own."""
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        take_memory()
        os.write(writes, json.dumps(ask()).encode())
        os._exit(0)
    os.close(writes)
    with open(reads, "rb") as pipe:  # noqa: PTH123 (no path)
        answered = pipe.read()
    os.waitpid(child, 0)
    return list(map(float, json.loads(answered))) if answered else sys.exit("a forked worker died; why is said above")


def take_memory() -> None:
    """A fork shares its memory until it is written to; no worker of the site pays for that while it answers."""
    advise, maps = getattr(ctypes.CDLL(None), "madvise", None), Path("/proc/self/maps")
    if advise is None or not maps.exists():  # its own memory then costs it some milliseconds more
        return
    for line in maps.read_text().splitlines():
        place, rights = line.split()[:2]
        if rights == "rw-p":
            first, last = (int(one, 16) for one in place.split("-"))
            advise(ctypes.c_void_p(first), ctypes.c_size_t(last - first), POPULATE_WRITE)
