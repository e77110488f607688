"""Looks on while the site answers: every request gets an id, and those who keep count are told what became of it."""

import re
import time
import uuid
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

ID, HEADER = "HTTP_X_REQUEST_ID", "X-Request-ID"
WELL_FORMED = re.compile(r"[A-Za-z0-9-]{1,64}")


class Answered(NamedTuple):
    """What became of a request; nothing in it says who asked."""

    id: str
    method: str
    path: str
    status: int
    seconds: float
    size: int


def take_id(environ: "WSGIEnvironment") -> str:
    """The id that came with a request, from a server in front; a new one if none came that can be trusted in a log."""
    given = environ.get(ID, "")
    return given if WELL_FORMED.fullmatch(given) else uuid.uuid4().hex


class Watched:
    """WSGI middleware around everything else; only there when somebody wants to be told."""

    def __init__(self, app: "WSGIApplication", told: Sequence[Callable[[Answered], None]]) -> None:
        self.app = app
        self.told = told

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        start = time.perf_counter()
        environ[ID] = name = take_id(environ)  # where a traceback finds it
        status = "500"

        def start_named(said: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Callable[[bytes], object]:
            nonlocal status
            status = said
            others = [header for header in headers if header[0] != HEADER]  # an error of ours says it already
            return start_response(said, [*others, (HEADER, name)], exc_info)

        body: Iterable[bytes] = []
        try:
            body = collect(self.app(environ, start_named))
        finally:
            seconds, size = time.perf_counter() - start, sum(map(len, body))
            self.tell(Answered(name, environ["REQUEST_METHOD"], environ["PATH_INFO"], int(status[:3]), seconds, size))
        return body

    def tell(self, answered: Answered) -> None:
        for tell in self.told:
            tell(answered)


def collect(chunks: Iterable[bytes]) -> list[bytes]:
    """An answer in one piece, as kept pages are anyway; only then is it known how long it took."""
    if isinstance(chunks, list):
        return chunks
    try:
        return list(chunks)
    finally:
        getattr(chunks, "close", lambda: None)()
