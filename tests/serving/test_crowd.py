"""A crowd does not shut the door: whether it idles, dawdles, is kept alive or takes nothing, others notice nothing."""

import math
import resource
import select
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from tests.serving.house import House, house, needs_proc, wait_until
from web.serving.listener import UNTAKEN

PAGES = ("/en/", "/en/vira/7", "/hu/ulti/13", "/en/bridge/64", "/robots.txt")
GET = b"GET /en/ HTTP/1.1\r\nHost: crowd\r\n"
MANY = 400  # requests whose answers do not fit into what the system keeps for somebody who takes none
LITTLE = 64 * 1024  # bytes of them
PAGES_ASKED = 200
AT_A_TIME = 4  # requests that a worker answers, as the guide says


@pytest.fixture
def size(hard: bool) -> int:
    """How many connections of each kind; the test itself needs a file for every one of them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return 1500 if hard else 400


@pytest.fixture
def served(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as served:
        for page in 4 * PAGES:  # so that every worker has made them
            served.ask(page)
        yield served


def join_crowd(served: House, size: int, word: bytes) -> list[socket.socket]:
    """That many connections, each of which has said a word and no more."""
    crowd = [served.connect() for _ in range(size)]
    for one in crowd:
        one.sendall(word)
        one.setblocking(False)
    return crowd


def dawdle(crowd: list[socket.socket]) -> None:
    """Another letter of a header from everybody who is still connected."""
    for one in crowd:
        try:
            one.send(b"x")
        except OSError:
            continue


def is_closed(one: socket.socket) -> bool:
    """Whether the server has hung up; what it said before is read and dropped."""
    try:
        while one.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


def ask_pages(served: House, count: int, slow: list[socket.socket]) -> list[float]:
    """How long each of so many pages took, while the slow ones go on."""
    seconds = []
    for number in range(count):
        start = time.monotonic()
        assert served.ask(PAGES[number % len(PAGES)]).status == 200
        seconds.append(time.monotonic() - start)
        if number % 10 == 0:
            dawdle(slow)
    return sorted(seconds)


def percentile(seconds: list[float], percent: int) -> float:
    """Of a hundred, so many were as quick as this or quicker."""
    return sorted(seconds)[math.ceil(len(seconds) * percent / 100) - 1]


def test_a_crowd_changes_nothing_for_others_and_is_sent_away(served: House, size: int, hard: bool) -> None:
    kept_alive = join_crowd(served, size, GET + b"\r\n")
    slow = join_crowd(served, size, GET + b"X-Slow: ")
    idle = join_crowd(served, size, b"")
    try:
        seconds = ask_pages(served, PAGES_ASKED, slow)
        print(f"{3 * size} connections: a page beside them in {seconds[100]:.3f} s, at most {seconds[-1]:.3f} s")
        assert percentile(seconds, 99) < (0.5 if hard else 2)
        everybody = kept_alive + slow + idle
        assert wait_until(lambda: all(is_closed(one) for one in everybody), 15)
    finally:
        for one in kept_alive + slow + idle:
            one.close()


@needs_proc
def test_who_asks_for_much_and_takes_nothing_is_sent_away_but_not_who_takes_a_little(
    served: House, size: int, hard: bool
) -> None:
    before = served.connections
    *crowd, slow = join_crowd(served, size + 1, MANY * (GET + b"\r\n"))
    try:
        assert wait_until(served.is_idle, UNTAKEN), "what they asked for is work like any other until they are stuck"
        assert served.connections > size / 2, "what they asked for has to be too much"
        seconds = ask_pages(served, PAGES_ASKED, [])
        print(f"{size} that take nothing: a page beside them in {seconds[100]:.3f} s, at most {seconds[-1]:.3f} s")
        assert percentile(seconds, 99) < (0.5 if hard else 2)
        assert wait_until(lambda: take(slow) and served.connections <= before + 1, UNTAKEN + 15)
        assert take(slow), "who takes a little is still served"
    finally:
        for one in (*crowd, slow):
            one.close()


@needs_proc
def test_a_worker_answers_a_few_at_a_time_whoever_waits(tmp_path: Path) -> None:
    """More threads would only wait for each other; a single one would be blocked by one dear request."""
    searches = [f"/en/search.json?q=revoke+{number}" for number in range(400)]
    with house(tmp_path, "--workers", "1") as served:
        assert wait_until(lambda: served.ask("/health").status == 200, 60)
        with ThreadPoolExecutor(40) as readers:
            asked = [readers.submit(served.ask, search) for search in searches]
            counted = [served.answering]
            while not all(one.done() for one in asked):
                counted.append(served.answering)
        assert {one.result().status for one in asked} == {200}
    assert max(counted) == AT_A_TIME


def take(one: socket.socket) -> int:
    """Wait, then take a little of what has come; how much."""
    time.sleep(UNTAKEN / 4)
    one.settimeout(5)
    with suppress(TimeoutError):
        return len(one.recv(LITTLE))
    return 0


def test_a_connection_serves_many_requests(served: House) -> None:
    """Sending idle ones away must not close those in use."""
    with served.connect() as one:
        for _ in range(3):
            one.sendall(GET + b"Connection: keep-alive\r\n\r\n")
            assert one.recv(12) == b"HTTP/1.1 200"
            while select.select([one], [], [], 0.3)[0]:
                assert one.recv(65536)
            time.sleep(0.5)
