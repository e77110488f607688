"""A server of one's own for a test that is rough with it: its address, its processes, and what it says."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tests.conftest import HOME, free_port, wait_for

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds the workers in /proc")


@dataclass
class House:
    """A running server; what it says is in a file, so that no pipe fills up."""

    process: "subprocess.Popen[bytes]"
    port: int
    said: Path

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def workers(self) -> list[int]:
        """The processes that the server has started."""
        found = [(int(path.parent.name), parent_of(path)) for path in Path("/proc").glob("[0-9]*/stat")]
        return sorted(pid for pid, parent in found if parent == self.process.pid)

    def is_idle(self) -> bool:
        """Whether the workers have had nothing to do for a moment."""
        used = self.used
        time.sleep(0.25)
        return self.used - used < 2

    @property
    def used(self) -> int:
        """The processor time of the workers, in ticks of the system's clock."""
        stats = [first_line(Path(f"/proc/{worker}/stat")).rpartition(")")[2].split() for worker in self.workers]
        return sum(int(ticks) for stat in stats for ticks in stat[11:13])

    @property
    def connections(self) -> int:
        """The sockets that the workers hold, those that they listen on included."""
        return sum(self.connections_of_each)

    @property
    def connections_of_each(self) -> list[int]:
        handles = [Path(f"/proc/{worker}/fd").iterdir() for worker in self.workers]
        return [sum(leads_to(handle).startswith("socket:") for handle in of_one) for of_one in handles]

    @property
    def answering(self) -> int:
        """The threads in which the workers run the site; those that wait for work for some seconds end."""
        names = [name for worker in self.workers for name in Path(f"/proc/{worker}/task").glob("*/comm")]
        return sum(first_line(name).startswith("tokio") for name in names)

    @property
    def errors(self) -> str:
        return self.said.read_text(encoding="utf-8")

    def connect(self, timeout: float = 10) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout)

    def ask(self, path: str, headers: dict[str, str] | None = None, method: str = "GET") -> "Answer":
        connection = HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request(method, path, headers=headers or {})
            response = connection.getresponse()
            return Answer(response, response.read().decode())
        finally:
            connection.close()

    def stop(self, within: float) -> int:
        self.process.terminate()
        return self.process.wait(timeout=within)


@dataclass
class Answer:
    """An answer that has been read to its end."""

    response: HTTPResponse
    text: str

    @property
    def status(self) -> int:
        return self.response.status


@contextmanager
def house(folder: Path, *flags: str, is_awaited: bool = True, program: Sequence[str] = ("app.py",)) -> Iterator[House]:
    """A server with these flags; whatever a test leaves of it is ended."""
    port, said = free_port(), folder / "said.txt"
    command = [sys.executable, *program, "serve", "--port", str(port), *flags]
    with said.open("wb") as stream:
        process = subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, stderr=stream, start_new_session=True)
    served = House(process, port, said)
    try:
        if is_awaited:
            wait_for(served.address, process)
        yield served
    finally:
        end_group(process)


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """Stop the server, then end what is left of its group."""
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(timeout=20)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(timeout=20)
    if process.stdout:
        process.stdout.close()


def parent_of(stat: Path) -> int:
    """The parent of a process, by its line in /proc; none if it has just gone."""
    try:
        return int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


def first_line(path: Path) -> str:
    """Of a file in /proc; nothing if what it tells of has just gone."""
    try:
        return path.read_text(encoding="utf-8").rstrip("\n")
    except OSError:
        return ""


def leads_to(handle: Path) -> str:
    """What a handle of a process in /proc is; nothing if it has just been closed."""
    try:
        return str(handle.readlink())
    except OSError:
        return ""


def wait_until(happens: Callable[[], bool], seconds: float) -> bool:
    """Whether it happens in time."""
    deadline = time.monotonic() + seconds
    while not happens():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
