"""The numbers of all workers in the text format of Prometheus."""

import os
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from web.watch.tally import BYTES, FIRST, KINDS, LIMITS, PAGES, STARTED, STATUSES, WIDTH, read_tallies

Rows = Iterable[tuple[str, float]]  # labels, and the number that they have
PROC = Path("/proc")


class Used(NamedTuple):
    """Bytes of memory and seconds of processor time."""

    memory: float
    seconds: float


def format_metrics(folder: Path) -> str:
    """Everything that is counted: requests summed over all workers there were, the rest by the workers there are."""
    tallies = dict(read_tallies(folder))
    sums = [sum(column) for column in zip(*tallies.values(), strict=True)]
    alive = {pid: cells for pid, cells in tallies.items() if is_alive(pid)}
    return "\n".join([*format_requests(sums), *format_workers(alive), ""])


def format_requests(sums: list[float]) -> Iterator[str]:
    counts = {kind: sums[FIRST + WIDTH * number :][:WIDTH] for number, kind in enumerate(KINDS)}
    yield from metric("renons_requests_total", "counter", "Requests answered.", status_rows(counts))
    yield from metric("renons_request_seconds", "histogram", "How long answers took to make.", time_rows(counts))


def status_rows(counts: dict[str, list[float]]) -> Iterator[tuple[str, float]]:
    for kind, cells in counts.items():
        for status, count in zip(STATUSES, cells, strict=False):
            if count:
                yield f'{{route="{kind}",status="{status or "other"}"}}', count


def time_rows(counts: dict[str, list[float]]) -> Iterator[tuple[str, float]]:
    for kind, cells in counts.items():
        below = list(accumulate(cells[len(STATUSES) : -1]))
        if below[-1]:
            for most, count in zip(LIMITS, below, strict=True):
                yield f'_bucket{{route="{kind}",le="{f"{most:g}".replace("inf", "+Inf")}"}}', count
            yield f'_sum{{route="{kind}"}}', cells[-1]
            yield f'_count{{route="{kind}"}}', below[-1]


def format_workers(workers: dict[int, tuple[float, ...]]) -> Iterator[str]:
    now = time.time()
    uptime = {pid: now - cells[STARTED] for pid, cells in workers.items()}
    yield from gauge("renons_worker_uptime_seconds", "Since a worker was started.", uptime)
    kept = {pid: cells[PAGES] for pid, cells in workers.items()}
    yield from gauge("renons_kept_pages", "Pages that a worker keeps in memory.", kept)
    size = {pid: cells[BYTES] for pid, cells in workers.items()}
    yield from gauge("renons_kept_bytes", "What they weigh.", size)
    used = {pid: found for pid in workers if (found := measure(pid))}
    memory = {pid: found.memory for pid, found in used.items()}
    yield from gauge("process_resident_memory_bytes", "Memory of a worker.", memory)
    spent = {pid: found.seconds for pid, found in used.items()}
    yield from metric("process_cpu_seconds_total", "counter", "Processor time of a worker.", by_worker(spent))


def gauge(name: str, told: str, values: dict[int, float]) -> Iterator[str]:
    return metric(name, "gauge", told, by_worker(values))


def by_worker(values: dict[int, float]) -> Rows:
    return ((f'{{worker="{pid}"}}', value) for pid, value in values.items())


def metric(name: str, kind: str, told: str, rows: Rows) -> Iterator[str]:
    yield f"# HELP {name} {told}"
    yield f"# TYPE {name} {kind}"
    yield from (f"{name}{labels} {value:.15g}" for labels, value in rows)


def is_alive(pid: int) -> bool:
    if sys.platform == "win32":  # where the question below would be a Ctrl-C
        return True
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def measure(pid: int) -> Used | None:
    """What a process uses; unknown where there is no /proc, or when it has just ended."""
    try:
        pages = (PROC / str(pid) / "statm").read_text().split()[1]
        user, system = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return None
    return Used(int(pages) * os.sysconf("SC_PAGE_SIZE"), (int(user) + int(system)) / os.sysconf("SC_CLK_TCK"))
