"""How a body is packed for its way: which encodings a browser takes, the best of them, and back again."""

import gzip
import re
from functools import lru_cache

import brotli

COMPRESSIBLE = ("text/", "application/json", "application/xml", "application/opensearch", "image/svg+xml")
WORTH_PACKING = 1000  # bytes; less travels in one packet anyway
SMALLEST_FIRST, PLAIN_FIRST = ("br", "gzip", "identity"), ("identity", "gzip", "br")
OFFER = re.compile(r"\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?", re.ASCII)


def pack(body: bytes, encoding: str, is_passing: bool) -> bytes:
    """Small at little cost: what a reader who waits is worth; at a tenth of it what may never be asked for again."""
    if encoding == "br":
        return bytes(brotli.compress(body, quality=1 if is_passing else 5))
    return gzip.compress(body, 6, mtime=0) if encoding == "gzip" else body


def pack_best(body: bytes) -> bytes:
    """As small as brotli can, a hundred times as dear."""
    return bytes(brotli.compress(body))


def unpack(packed: bytes, encoding: str) -> bytes:
    if encoding == "br":
        return bytes(brotli.decompress(packed))
    return gzip.decompress(packed) if encoding == "gzip" else packed


@lru_cache(maxsize=256)
def choose_encoding(accepted: str, is_worth_packing: bool) -> str:
    """The best encoding among those that a browser takes; none where it refuses every one.

    >>> choose_encoding("gzip, deflate, br;q=0.9", True), choose_encoding("br;q=0, x-gzip", True)
    ('br', 'gzip')
    >>> choose_encoding("br", False), choose_encoding("", True), choose_encoding("*;q=0", True)
    ('identity', 'identity', '')
    """
    said = read_offers(accepted)
    order = SMALLEST_FIRST if is_worth_packing else PLAIN_FIRST
    taken = (one for one in order if said.get(one, said.get("*", one == "identity")))
    return next(taken, "")


def read_offers(accepted: str) -> dict[str, bool]:
    """What a browser says of each encoding: taken or refused; what cannot be understood is not said."""
    offers = [offer for part in accepted.lower().split(",") if (offer := OFFER.fullmatch(part))]
    return {offer[1].removeprefix("x-"): float(offer[2] or 1) > 0 for offer in offers}
