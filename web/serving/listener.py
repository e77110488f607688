"""How a worker listens: at a door that outlives it, and whoever takes nothing of an answer is hung up on.

The server itself does neither: with it, whoever waits for a worker that dies is lost. At one door for all workers the
first that wakes would take everybody who comes, and leave the others nothing to do.
"""

import multiprocessing
import socket
import sys
from typing import Any

from granian import Granian
from granian.net import SocketSpec  # type: ignore[attr-defined]

UNTAKEN = 20  # seconds that an answer may lie there and nobody takes any of it
LYING = 128 * 1024  # bytes of answers that the system keeps for one connection


def open_doors(host: str, port: int, waiting: int, workers: int) -> list[Any]:
    """A socket for each worker and its successors; none where they cannot inherit it, and listen as the server says."""
    if sys.platform != "linux" or multiprocessing.get_start_method() != "fork":
        return []
    return [listen(SocketSpec(host, port, waiting)) for _ in range(workers)]


def serve_at(doors: list[Any], number: int, name: str | None, load: Any, sockets: Any, *rest: Any) -> None:
    """What granian calls in a worker, given our socket; elsewhere than on Linux all workers share one of its."""
    (spec, shared), own = sockets
    if sys.platform == "linux":
        spec, shared = None, doors[number - 1] if doors else listen(spec)
    Granian._spawn_wsgi_worker(number, name, load, ((spec, shared), own), *rest)


def listen(spec: Any) -> Any:
    """A socket that hands its limits on to its connections; the system ends those that go beyond."""
    holder = spec.build()
    if sys.platform == "linux":
        listener = socket.socket(fileno=holder.get_fd())
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN * 1000)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LYING)
        listener.detach()  # it stays open, and is the holder's
    return holder
