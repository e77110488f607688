"""What the site bears: a crowd that says nothing, addresses without end, a worker's death, a start from nothing."""

import os
import resource
import shutil
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from addresses import PAGE, keystrokes, new_searches, rulings, scenarios, take
from copies import copied
from drive import Figures, drive
from servers import Server, answers, the_site
from verdict import say

CROWD = 2500
GET = b"GET /en/ HTTP/1.1\r\nHost: crowd\r\n"
WORDS = {  # what each of a crowd says before it falls silent
    "idle": b"",
    "slow": GET,
    "kept alive": GET + b"\r\n",
    "takes nothing": 400 * (GET + b"\r\n"),
}
UNIQUE = 20_000
MOST_GROWTH = 150  # megabytes
FIRST_PAGE = 1.5  # seconds
BACK = 5  # seconds
STARTS = 3
MANY = 4  # times the laws


def wait_for(address: str, seconds: float = 60) -> float:
    """How long it takes until an address answers."""
    start = time.perf_counter()
    while not answers(address):
        if time.perf_counter() - start > seconds:
            raise SystemExit(f"{address} does not answer within {seconds} s")
        time.sleep(0.01)
    return time.perf_counter() - start


@contextmanager
def crowd(server: Server, word: bytes) -> Iterator[None]:
    """So many connections, each of which has said a word and no more."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    port = urlsplit(server.address).port or 80
    lines = [socket.create_connection(("127.0.0.1", port), 20) for _ in range(CROWD)]
    try:
        for line in lines:
            line.sendall(word)
        settle(server)
        yield
    finally:
        for line in lines:
            line.close()


def settle(server: Server) -> None:
    """Wait until a server has no more to do: what a crowd asked for is work like any other until it is stuck."""
    for _ in range(60):
        used = server.cpu()
        time.sleep(0.25)
        if server.cpu() - used < 0.02:
            return


def try_crowd() -> None:
    print(f"\n{CROWD} connections beside 50 that ask for a page")
    with the_site() as site:
        wait_for(site.address + "/en/search.json?q=revoke")
        drive(site, [PAGE], 50, 1)
        alone = drive(site, [PAGE], 50, 2)
        print(f"  {'nobody':<15}{in_a_line(alone)}")
        for name, word in WORDS.items():
            with crowd(site, word):
                beside = drive(site, [PAGE], 50, 2)
            print(f"  {name:<15}{in_a_line(beside)}")
            say(
                beside.p99 <= max(10, 2 * alone.p99),
                "p99 at most 10 ms, or twice that without them",
                f"{beside.p99:.1f}",
            )


def in_a_line(one: Figures) -> str:
    return f"{one.rate:>9,.0f}/s  p50 {one.p50:>7.2f}  p99 {one.p99:>7.2f}  CPU {one.cpu:.3f}"


def unique_addresses() -> Iterator[str]:
    """Eight kinds by turns; each address once."""
    kinds = [
        new_searches("/en/search"),
        new_searches("/hu/search.json"),
        rulings(),
        scenarios(),
        keystrokes("/cs/search"),
    ]
    for number in range(UNIQUE // 8):
        yield from (next(kind) for kind in kinds)
        yield from (f"/robots.txt?{number}={'x' * 8000}", f"/sitemap.xml?{number}", f"/en/vira/7?text=both&x={number}")


def ask_all(server: Server, paths: list[str]) -> None:
    """Ask for them in order on one connection that is kept open."""
    line = HTTPConnection("127.0.0.1", urlsplit(server.address).port or 80, timeout=60)
    for path in paths:
        line.request("GET", path, headers={"Accept-Encoding": "br"})
        line.getresponse().read()
    line.close()


def try_memory() -> None:
    print(f"\nMemory of the workers after {UNIQUE:,} addresses, each asked for once")
    paths = list(unique_addresses())
    with the_site() as site:
        wait_for(site.address + "/en/search.json?q=revoke")
        drive(site, take(keystrokes("/en/search"), 200), 8, 1)
        before, used = site.resident(), site.cpu()
        with ThreadPoolExecutor(8) as askers:
            list(askers.map(lambda number: ask_all(site, paths[number::8]), range(8)))
        after, cpu = site.resident(), (site.cpu() - used) * 1000 / len(paths)
    print(f"  before {shown(before)}, after {shown(after)} MB; {cpu:.2f} ms of CPU a request")
    grown = max(after) - max(before)
    say(grown < MOST_GROWTH, f"grown by less than {MOST_GROWTH} MB", f"{grown:.0f} MB")


def shown(sizes: list[float]) -> str:
    return " + ".join(f"{size:.0f}" for size in sizes)


class Asker(threading.Thread):
    """Asks for a page a hundred times a second, and counts who was not answered."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server, self.asked, self.lost, self.is_over = server, 0, 0, False

    def run(self) -> None:
        while not self.is_over:
            self.asked += 1
            try:
                ask_all(self.server, [PAGE])
            except (OSError, HTTPException):
                self.lost += 1
            time.sleep(0.01)


def try_dying() -> None:
    print("\nA worker is killed")
    with the_site() as site:
        wait_for(site.address + "/en/search.json?q=revoke")
        ask_all(site, [PAGE] * 20)
        asker, workers = Asker(site), site.workers
        asker.start()
        time.sleep(1)
        start = time.perf_counter()
        os.kill(workers[0], signal.SIGKILL)
        while len(set(site.workers) - {workers[0]}) < len(workers) and time.perf_counter() - start < 30:
            time.sleep(0.02)
        back = time.perf_counter() - start
        time.sleep(2)
        asker.is_over = True
        asker.join()
    say(back < BACK, f"another in its place within {BACK} s", f"{back:.2f} s")
    say(asker.lost <= 0.005 * asker.asked, "at most 0.5 % of requests lost", f"{asker.lost} of {asker.asked}")


def try_starts() -> None:
    """In a copy of the checkout: without an index, and with the one that this has left; also with more laws."""
    print(f"\nStart to the first page and to the first search, medians of {STARTS} starts")
    for times, laws in ((1, "the laws"), (MANY, f"{MANY} times the laws")):
        with copied(times) as home:
            start(home)  # so that its modules are compiled
            for kind in ("without an index", "with an index"):
                starts = (start(home, kind == "without an index") for _ in range(STARTS))
                page, cpu, search = map(median, zip(*starts, strict=True))
                found = f"{page:.2f} s, {cpu:.2f} s of CPU"
                say(page <= FIRST_PAGE, f"{laws}, {kind}, first page within {FIRST_PAGE} s", found)
                print(f"          first search: {search:.2f} s", flush=True)


def start(home: Path, is_anew: bool = False) -> tuple[float, float, float]:
    """The seconds until it answers with a page, those of CPU in all its processes, and until it finds something."""
    if is_anew:
        shutil.rmtree(home / ".index")
    with the_site(home) as site:
        return site.started, site.cpu(), site.started + wait_for(site.address + "/en/search.json?q=revoke")


TRIALS: dict[str, Callable[[], None]] = {
    "crowd": try_crowd,
    "memory": try_memory,
    "dying": try_dying,
    "starts": try_starts,
}
