"""How a worker listens: whoever takes nothing of an answer is hung up on, which the server itself never does."""

import socket
import sys
from typing import Any

from granian import Granian

UNTAKEN = 20  # seconds that an answer may lie there and nobody takes any of it
LYING = 128 * 1024  # bytes of answers that the system keeps for one connection


def serve_listening(number: int, name: str | None, load: Any, sockets: Any, *rest: Any) -> None:
    """What granian calls in a worker, given a socket of ours; elsewhere than on Linux all workers share one of its."""
    (spec, shared), own = sockets
    if sys.platform == "linux":
        spec, shared = None, listen(spec)
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
