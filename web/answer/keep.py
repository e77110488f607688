"""Keeps finished answers: made once, packed on first use, then served from memory without asking Flask."""

from collections.abc import Callable, Iterable
from threading import Lock
from typing import TYPE_CHECKING, Any

from web.answer.bound import cut_address, cut_headers, is_too_long
from web.answer.encoding import choose_encoding
from web.answer.htmx import block_of
from web.answer.kept import Answer, Headers, Kept, Variant, make_kept
from web.answer.polish import Polisher
from web.answer.store import Key, Store

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

PASSING = "renons.passing"  # set by a view whose answer is a function of its address
KEPT_BYTES, PASSING_BYTES = 64 * 1024 * 1024, 16 * 1024 * 1024
LOCKS = 256  # so many that two pages hardly ever wait for each other
MOST_TAGS, MOST_ENCODINGS = 1000, 200  # characters read of If-None-Match and Accept-Encoding


class KeptPages:
    """WSGI middleware: answers from memory what has been answered before, within a bound of bytes.

    Pages may be kept by everybody. Passing answers, of which there are endlessly many, are kept only here, apart.
    """

    def __init__(self, app: "WSGIApplication", limit: int = KEPT_BYTES, passing_limit: int = PASSING_BYTES) -> None:
        self.app = app
        self.pages = Store(limit)
        self.passing = Store(passing_limit)
        self.locks = tuple(Lock() for _ in range(LOCKS))
        self.polisher = Polisher(self.pages)

    @property
    def count(self) -> int:
        return len(self.pages) + len(self.passing)

    @property
    def size(self) -> int:
        return self.pages.size + self.passing.size

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        block = block_of(environ) if "HTTP_HX_REQUEST" in environ else None
        key = environ["PATH_INFO"], environ["QUERY_STRING"], block
        method = environ["REQUEST_METHOD"]
        kept = (self.pages.find(key) or self.passing.find(key)) if method in ("GET", "HEAD") else None
        kept = kept or self.make(key, environ)
        if "HTTP_IF_NONE_MATCH" in environ and kept.etag and kept.etag in environ["HTTP_IF_NONE_MATCH"][:MOST_TAGS]:
            start_response("304 NOT MODIFIED", kept.unchanged)
            return []
        encoding = encoding_for(environ, kept.is_worth_packing)
        if not encoding:
            start_response("406 NOT ACCEPTABLE", kept.refused)
            return []
        headers, body = kept.bodies.get(encoding) or self.encode(kept, key, encoding)
        if encoding == "br" and kept.etag and not kept.is_best:
            self.polisher.wish(key)
        start_response(kept.status, headers)
        return [] if method == "HEAD" else [body]

    def make(self, key: Key, environ: "WSGIEnvironment") -> Kept:
        """Ask the application, once for all who wait for the same answer."""
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD") or is_too_long(environ):
            return self.ask(environ)[0]
        with self.locks[hash(key) % LOCKS]:
            if kept := self.pages.find(key) or self.passing.find(key):
                return kept
            kept, store = self.ask(environ)
            if store is not None:
                store.keep(key, kept)
            return kept

    def ask(self, environ: "WSGIEnvironment") -> tuple[Kept, Store | None]:
        """The application's own answer, and where it may be kept."""
        asked = cut_headers(cut_address(environ) if is_too_long(environ) else environ)
        answer = call(self.app, asked)
        store = self.pages if is_public(answer) else self.passing if is_passing(answer, asked) else None
        encoding = encoding_for(environ, answer.is_worth_packing) or "identity"
        if store is not None:  # what is kept is kept packed, whoever asks first
            encoding = ("gzip" if encoding == "gzip" else "br") if answer.is_worth_packing else "identity"
        return make_kept(answer, encoding, store is self.pages), store

    def encode(self, kept: Kept, key: Key, encoding: str) -> Variant:
        """An encoding that nobody has asked for yet; only a packed one is kept."""
        variant = kept.variant(encoding)
        if kept.is_worth_packing and encoding != "identity":
            (self.pages if kept.etag else self.passing).add(key, encoding, variant)
        return variant


def encoding_for(environ: "WSGIEnvironment", is_worth_packing: bool) -> str:
    return choose_encoding(environ.get("HTTP_ACCEPT_ENCODING", "")[:MOST_ENCODINGS], is_worth_packing)


def call(app: "WSGIApplication", environ: "WSGIEnvironment") -> Answer:
    """An application's answer in one piece."""
    caught: list[tuple[str, Headers]] = []

    def catch(status: str, headers: Headers, exc_info: Any = None) -> Callable[[bytes], object]:  # noqa: ARG001
        caught.append((status, headers))
        return lambda _: None

    chunks = app(environ, catch)
    try:
        body = b"".join(chunks)
    finally:
        getattr(chunks, "close", lambda: None)()
    return Answer(*caught[-1], body)


def is_public(answer: Answer) -> bool:
    return answer.status.startswith("200") and answer.header("Cache-Control").startswith("public")


def is_passing(answer: Answer, asked: "WSGIEnvironment") -> bool:
    """A view said that its address alone decides the answer, and nothing went wrong after."""
    return PASSING in asked and answer.status.startswith(("200", "422"))
