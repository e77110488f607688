"""Dying and stopping: the site stops when it is told to, comes back when it is not, and is never silent about it."""

import multiprocessing
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from tests.conftest import wait_for
from tests.serving.house import House, house, needs_proc, wait_until
from web.serving.server import STOPPING

TOLD_BETWEEN = """
import os, signal, sys
import app, web.serving.server

def say(*words, **places):
    print(*words, **places)
    os.kill(os.getpid(), signal.SIGTERM)  # the first server is gone, the second is not there yet

web.serving.server.print = say
arguments = app.parse_arguments(sys.argv[1:])
arguments.command(arguments)
"""
STOPS = 10  # seconds, at most
SETTLED = 10  # seconds after which the site starts itself again


@pytest.fixture
def back(hard: bool) -> float:
    """Seconds until what died is there again; on a busy machine only a bound on hanging."""
    return 5 if hard else 20


class Load:
    """Readers who ask for pages, one connection each, as long as it lasts."""

    def __init__(self, served: House) -> None:
        self.served = served
        self.asked = self.lost = 0
        self.is_over = Event()

    def read(self) -> None:
        while not self.is_over.is_set():
            try:
                self.lost += self.served.ask("/en/vira/7").status != 200
            except OSError:
                self.lost += 1
            self.asked += 1


@contextmanager
def load(served: House) -> Iterator[Load]:
    readers = Load(served)
    threads = [Thread(target=readers.read) for _ in range(4)]
    for thread in threads:
        thread.start()
    try:
        yield readers
    finally:
        readers.is_over.set()
        for thread in threads:
            thread.join()


@needs_proc
@pytest.mark.parametrize("seconds", [0, 0.1, 0.3, 0.5])
def test_it_stops_however_young_it_is(tmp_path: Path, seconds: float) -> None:
    with house(tmp_path, is_awaited=False) as served:
        assert wait_until(lambda: len(served.workers) == 2, 30)
        workers = served.workers
        time.sleep(seconds)
        served.stop(within=STOPPING)  # so that no worker has to be killed
        assert not any(is_alive(worker) for worker in workers)


@pytest.mark.parametrize("seconds", [0, 0.2])
def test_it_stops_before_it_serves(tmp_path: Path, seconds: float) -> None:
    with house(tmp_path, is_awaited=False) as served:
        time.sleep(seconds)
        served.stop(within=STOPS)


def test_it_stops_just_when_it_has_said_where_it_is(tmp_path: Path) -> None:
    with house(tmp_path, is_awaited=False) as served:
        assert served.process.stdout
        assert served.process.stdout.readline().startswith(b"Renons is at ")
        served.stop(within=STOPS)


@needs_proc
def test_it_stops_though_a_worker_hangs(tmp_path: Path) -> None:
    with house(tmp_path) as served:
        os.kill(served.workers[0], signal.SIGSTOP)
        assert served.stop(within=STOPPING + STOPS) == 0


@needs_proc
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "group"])
@pytest.mark.parametrize("is_awaited", [True, False], ids=["serving", "loading"])
def test_it_stops_for_good_when_its_workers_hear_it_too(tmp_path: Path, sign: signal.Signals, is_awaited: bool) -> None:
    with house(tmp_path, is_awaited=is_awaited) as served:
        assert wait_until(lambda: len(served.workers) == 2, 30)
        os.killpg(served.process.pid, sign)
        assert served.process.wait(timeout=STOPS) == 0
    assert not re.search("started again|cannot be served|Traceback", served.errors)


@needs_proc
def test_it_stops_for_good_when_a_worker_dies_just_then(tmp_path: Path) -> None:
    with house(tmp_path) as served:
        os.kill(served.process.pid, signal.SIGSTOP)
        os.kill(served.workers[0], signal.SIGKILL)
        os.kill(served.process.pid, signal.SIGTERM)
        os.kill(served.process.pid, signal.SIGCONT)
        assert served.process.wait(timeout=STOPS) == 0
    assert "cannot be served" not in served.errors


def test_it_stops_with_idle_and_slow_clients(tmp_path: Path, hard: bool) -> None:
    with house(tmp_path) as served:
        crowd = [served.connect() for _ in range(80)]
        for one in crowd[::2]:
            one.sendall(b"GET /en/ HTTP/1.1\r\nX-Slow: ")
        time.sleep(5 if hard else 0.5)
        assert served.stop(within=STOPS) == 0
        for one in crowd:
            one.close()


def test_it_stops_under_load(tmp_path: Path) -> None:
    with house(tmp_path) as served, load(served) as readers:
        assert wait_until(lambda: readers.asked > 100, 20)
        assert served.stop(within=STOPS) == 0
    assert served.errors == ""


@needs_proc
def test_a_worker_that_dies_is_replaced_and_hardly_missed(tmp_path: Path, back: float) -> None:
    with house(tmp_path) as served, load(served) as readers:
        assert wait_until(lambda: readers.asked > 100, 20)
        kill_and_await_another(served, back)
        asked = readers.asked
        assert wait_until(lambda: readers.asked > max(1000, asked + 100), 30)
    print(f"a worker killed: {readers.lost} of {readers.asked} requests lost")
    assert readers.lost <= max(4, 0.005 * readers.asked)  # each of the four readers may have been talking to it
    assert "worker-1" in served.errors


@needs_proc
@pytest.mark.skipif(multiprocessing.get_start_method() != "fork", reason="workers cannot inherit a socket")
def test_who_waits_at_the_door_when_a_worker_dies_is_answered_by_the_next(tmp_path: Path, back: float) -> None:
    with house(tmp_path, "--workers", "1") as served:
        (worker,) = served.workers
        os.kill(worker, signal.SIGSTOP)
        waiting = [served.connect(timeout=2 * back) for _ in range(20)]
        for one in waiting:
            one.sendall(b"GET /en/ HTTP/1.1\r\nHost: door\r\n\r\n")
        os.kill(worker, signal.SIGKILL)
        assert [one.recv(12) for one in waiting] == [b"HTTP/1.1 200"] * len(waiting)
        for one in waiting:
            one.close()


@needs_proc
def test_few_who_come_at_once_are_shared_out_among_the_workers(tmp_path: Path) -> None:
    with house(tmp_path) as served:
        before = served.connections_of_each
        crowd = [served.connect() for _ in range(40)]
        for one in crowd:
            one.sendall(b"GET /en/ HTTP/1.1\r\nHost: crowd\r\n\r\n")
            assert one.recv(12) == b"HTTP/1.1 200"
        taken = [after - had for after, had in zip(served.connections_of_each, before, strict=True)]
        for one in crowd:
            one.close()
    print(f"40 who come at once: {' + '.join(map(str, taken))} for the workers")
    assert min(taken) >= 5


def kill_and_await_another(served: House, back: float) -> None:
    """Kill the first worker; another must take its place."""
    workers = served.workers
    os.kill(workers[0], signal.SIGKILL)
    assert wait_until(lambda: served.workers != workers and len(served.workers) == len(workers), back)


@needs_proc
def test_a_site_of_one_worker_that_dies_answers_again_soon(tmp_path: Path, back: float) -> None:
    with house(tmp_path, "--workers", "1") as served:
        start = time.monotonic()
        kill_and_await_another(served, back)
        wait_for(served.address, served.process, back)
        seconds = time.monotonic() - start
    print(f"the only worker killed: {seconds:.1f} s until the site answers")
    assert seconds < back


@needs_proc
def test_workers_that_keep_dying_at_the_start_are_said_to_and_end_the_site(tmp_path: Path) -> None:
    with house(tmp_path) as served:
        kill_new_workers(served, lambda: served.process.poll() is not None)
        assert served.process.wait(timeout=STOPS) == 1
    assert served.errors.splitlines()[-1].startswith("The site cannot be served: its workers die")


@needs_proc
def test_a_site_whose_workers_died_twice_in_a_row_starts_again(tmp_path: Path, back: float) -> None:
    with house(tmp_path) as served:
        time.sleep(SETTLED)
        kill_new_workers(served, lambda: "started again" in served.errors)
        wait_for(served.address, served.process, back)
        assert len(served.workers) == 2
        assert served.stop(within=STOPS) == 0
    assert served.errors.count("The workers died twice in a row; the site is started again.") == 1


@needs_proc
def test_it_stops_though_it_is_told_so_just_when_it_starts_again(tmp_path: Path) -> None:
    with house(tmp_path, program=("-c", TOLD_BETWEEN)) as served:
        time.sleep(SETTLED)
        kill_new_workers(served, lambda: "started again" in served.errors)
        assert served.process.wait(timeout=STOPS) in (0, -signal.SIGTERM)
        assert served.workers == []


def kill_new_workers(served: House, is_enough: Callable[[], bool]) -> None:
    """Kill the newest worker again and again until the site has had enough of it."""
    killed: set[int] = set()

    def kill_newest() -> bool:
        for worker in served.workers[-1:]:
            if worker not in killed:
                killed.add(worker)
                os.kill(worker, signal.SIGKILL)
        return is_enough()

    assert wait_until(kill_newest, STOPS)


@needs_proc
def test_without_the_server_its_workers_end_and_the_address_is_free(tmp_path: Path, back: float) -> None:
    with house(tmp_path) as served:
        workers = served.workers
        served.process.kill()
        served.process.wait(timeout=STOPS)
        assert wait_until(lambda: not any(is_alive(worker) for worker in workers), back)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
