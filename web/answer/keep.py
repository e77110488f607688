"""Keeps finished pages: rendered and compressed on first use, then served from memory without asking Flask."""

import gzip
import hashlib
from collections.abc import Callable, Iterable
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

import brotli

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

Headers = list[tuple[str, str]]
PUBLIC = "public"
COMPRESSIBLE = ("text/", "application/json", "application/xml", "image/svg+xml")
KEPT_BYTES = 64 * 1024 * 1024


class KeptPage(NamedTuple):
    """A finished answer in every encoding: headers and body for each, and the headers of a 304."""

    etag: str
    unchanged: Headers
    variants: dict[str, tuple[Headers, bytes]]

    @property
    def size(self) -> int:
        return sum(len(body) for _, body in self.variants.values())


class KeptPages:
    """WSGI middleware: answers from memory what has been answered publicly before, within a bound of bytes."""

    def __init__(self, app: "WSGIApplication", limit: int = KEPT_BYTES) -> None:
        self.app = app
        self.limit = limit
        self.size = 0
        self.lock = Lock()
        self.pages: dict[tuple[str, str], KeptPage] = {}

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return self.app(environ, start_response)
        key = (environ["PATH_INFO"], environ.get("QUERY_STRING", ""))
        page = self.pages.get(key)
        if page is None:
            status, headers, body = self.ask(environ)
            if not is_public(status, headers):
                return plain_answer(environ, start_response, status, headers, body)
            page = make_page(headers, body)
            self.keep(key, page)
        return answer(page, environ, start_response)

    def ask(self, environ: "WSGIEnvironment") -> tuple[str, Headers, bytes]:
        """The application's own answer to a GET, in one piece."""
        caught: list[tuple[str, Headers]] = []

        def catch(status: str, headers: Headers, exc_info: Any = None) -> Callable[[bytes], object]:  # noqa: ARG001
            caught.append((status, headers))
            return lambda _: None

        chunks = self.app({**environ, "REQUEST_METHOD": "GET"}, catch)
        try:
            body = b"".join(chunks)
        finally:
            getattr(chunks, "close", lambda: None)()
        return *caught[-1], body

    def keep(self, key: tuple[str, str], page: KeptPage) -> None:
        """Remember a page; the oldest make room."""
        with self.lock:
            if key not in self.pages:
                self.pages[key] = page
                self.size += page.size
            while self.size > self.limit and len(self.pages) > 1:
                self.size -= self.pages.pop(next(iter(self.pages))).size


def is_public(status: str, headers: Headers) -> bool:
    return status.startswith("200") and any(
        name.lower() == "cache-control" and value.startswith(PUBLIC) for name, value in headers
    )


def make_page(headers: Headers, body: bytes) -> KeptPage:
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    kept = [(name, value) for name, value in headers if name.lower() != "content-length"]
    kept += [("ETag", etag), ("Vary", "Accept-Encoding")]
    variants = {"identity": with_length(kept, body)}
    if is_compressible(headers):
        variants["gzip"] = with_length([*kept, ("Content-Encoding", "gzip")], gzip.compress(body, 9, mtime=0))
        variants["br"] = with_length([*kept, ("Content-Encoding", "br")], brotli.compress(body))
    unchanged = [(name, value) for name, value in kept if name.lower() != "content-type"]
    return KeptPage(etag, unchanged, variants)


def is_compressible(headers: Headers) -> bool:
    kind = next((value for name, value in headers if name.lower() == "content-type"), "")
    return kind.startswith(COMPRESSIBLE)


def with_length(headers: Headers, body: bytes) -> tuple[Headers, bytes]:
    return [*headers, ("Content-Length", str(len(body)))], body


def answer(page: KeptPage, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
    if page.etag in environ.get("HTTP_IF_NONE_MATCH", ""):
        start_response("304 NOT MODIFIED", page.unchanged)
        return []
    encoding = best_encoding(environ.get("HTTP_ACCEPT_ENCODING", "")[:200])
    headers, body = page.variants.get(encoding) or page.variants["identity"]
    start_response("200 OK", headers)
    return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]


def plain_answer(
    environ: "WSGIEnvironment", start_response: "StartResponse", status: str, headers: Headers, body: bytes
) -> Iterable[bytes]:
    """An answer for this request alone: an error, a redirection, a page with a query of its own."""
    encoding = best_encoding(environ.get("HTTP_ACCEPT_ENCODING", "")[:200])
    headers = [(name, value) for name, value in headers if name.lower() != "content-length"]
    if encoding != "identity" and is_compressible(headers) and len(body) > 1000:
        headers += [("Content-Encoding", "gzip"), ("Vary", "Accept-Encoding")]
        body = gzip.compress(body, 4, mtime=0)
    start_response(status, with_length(headers, body)[0])
    return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]


@lru_cache(maxsize=256)
def best_encoding(accepted: str) -> str:
    """The smallest encoding that a browser takes: br, gzip or neither.

    >>> best_encoding("gzip, deflate, br;q=0.9"), best_encoding("br;q=0, gzip"), best_encoding("")
    ('br', 'gzip', 'identity')
    """
    offers = [offer.replace(" ", "").lower() for offer in accepted.split(",")]
    refused = {offer.partition(";")[0] for offer in offers if offer.endswith((";q=0", ";q=0.0", ";q=0.00", ";q=0.000"))}
    taken = {offer.partition(";")[0] for offer in offers} - refused
    return next((encoding for encoding in ("br", "gzip") if encoding in taken), "identity")
