"""A client without manners: sends bytes as they are, and reads what comes until the other side closes."""

import socket
import time
from typing import NamedTuple

from tests.hostile.attack import Attack

READING = ("GET", "HEAD", "OPTIONS")
PATIENCE = 10.0  # seconds until a request counts as hanging


class Heard(NamedTuple):
    """What came back: the status, 0 if there was none; headers in small letters; and how long it took."""

    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float
    trouble: str = ""

    @property
    def is_polite(self) -> bool:
        return not self.trouble and 200 <= self.status < 500

    def is_fit_for(self, method: str) -> bool:
        """Polite, and a success for those only who read; the application knows methods in small letters too."""
        return self.is_polite and (method.upper() in READING or self.status >= 300)


def in_bytes(attack: Attack) -> bytes:
    first = b"%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" % (attack.method.encode(), attack.target)
    return first + b"".join(b"%s: %s\r\n" % pair for pair in attack.headers) + b"\r\n" + attack.body


def send(port: int, sent: bytes) -> Heard:
    start = time.monotonic()
    try:
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            line.sendall(sent)
            heard = read_all(line)
    except OSError as problem:
        return Heard(0, {}, b"", time.monotonic() - start, repr(problem))
    return understand(heard, time.monotonic() - start)


def read_all(line: socket.socket) -> bytes:
    pieces = []
    while piece := line.recv(65536):
        pieces.append(piece)
    return b"".join(pieces)


def understand(heard: bytes, seconds: float) -> Heard:
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    status = first.split(" ")[1] if first.startswith("HTTP/1.") else "0"
    return Heard(int(status), headers, body, seconds, "" if heard else "closed without a word")
