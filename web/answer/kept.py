"""One finished answer as it is kept: packed, with the headers that go with each encoding of it."""

import hashlib
from functools import lru_cache
from typing import NamedTuple

from web.answer.encoding import COMPRESSIBLE, WORTH_PACKING, pack, pack_best, unpack

Headers = list[tuple[str, str]]
Variant = tuple[Headers, bytes]
OBJECTS = 2000  # bytes that an answer weighs beside its key and its bodies


class Answer(NamedTuple):
    """What the application says: status, headers and a plain body."""

    status: str
    headers: Headers
    body: bytes

    def header(self, wanted: str) -> str:
        return next((value for name, value in self.headers if name == wanted), "")

    @property
    def is_worth_packing(self) -> bool:
        return len(self.body) > WORTH_PACKING and self.header("Content-Type").startswith(COMPRESSIBLE)


class Kept(NamedTuple):
    """An answer in the encodings that were asked for so far; never plain if it is worth packing."""

    status: str
    headers: Headers
    etag: str  # empty where nobody else may keep the answer
    is_worth_packing: bool
    bodies: dict[str, Variant]
    is_best: bool = False

    @property
    def size(self) -> int:
        return OBJECTS + sum(len(body) for _, body in self.bodies.values())

    @property
    def plain(self) -> bytes:
        encoding, (_, body) = next(iter(self.bodies.items()))
        return unpack(body, encoding)

    @property
    def unchanged(self) -> Headers:
        """The headers of a 304."""
        return [header for header in self.headers if header[0] != "Content-Type"]

    @property
    def refused(self) -> Headers:
        """The headers of a 406, which has no body."""
        left = [header for header in self.unchanged if header[0] not in ("ETag", "Cache-Control")]
        return [*left, ("Cache-Control", "no-store"), ("Content-Length", "0")]

    def variant(self, encoding: str) -> Variant:
        """Headers and body in an encoding that has not been made yet."""
        return with_length(self.headers, encoding, pack(self.plain, encoding, is_passing=not self.etag))

    def best_variant(self) -> Variant:
        return with_length(self.headers, "br", pack_best(self.plain))


def make_kept(answer: Answer, encoding: str, is_public: bool) -> Kept:
    """An answer packed as it is asked for first; a public one has a tag by which a browser knows it again."""
    etag = f'"{hashlib.sha256(answer.body).hexdigest()[:20]}"' if is_public else ""
    headers = finish_headers(answer, etag)
    first = with_length(headers, encoding, pack(answer.body, encoding, is_passing=not is_public))
    return Kept(answer.status, headers, etag, answer.is_worth_packing, {encoding: first})


def finish_headers(answer: Answer, etag: str) -> Headers:
    """The application's headers with what packing and keeping add to them."""
    varies = ", ".join(filter(None, (answer.header("Vary"), "Accept-Encoding")))
    headers = [share(name, value) for name, value in answer.headers if name not in ("Content-Length", "Vary")]
    return [*headers, share("Vary", varies), *([("ETag", f"W/{etag}")] if etag else [])]


def with_length(headers: Headers, encoding: str, body: bytes) -> Variant:
    coding = [] if encoding == "identity" else [share("Content-Encoding", encoding)]
    return [*headers, *coding, ("Content-Length", str(len(body)))], body


@lru_cache(maxsize=256)
def share(name: str, value: str) -> tuple[str, str]:
    """A header that thousands of answers have in common, once in memory."""
    return name, value
