"""Hostile requests, drawn by kind from a seed: paths, queries, facts, answers, searches, headers and methods."""

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tests.hostile.ground import Ground
from tests.hostile.oddity import escaped, odd
from web.text.language import LANGUAGES

Pairs = tuple[tuple[bytes, bytes], ...]
PLACE = re.compile(r"<(?:path:)?(\w+)>")
METHODS = ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "HEAD", "get", "A" * 40, "G-E_T!")
HEADERS = (
    "Accept",
    "Accept-Charset",
    "Accept-Encoding",
    "Accept-Language",
    "Content-Type",
    "Cookie",
    "Forwarded",
    "HX-Boosted",
    "HX-Current-URL",
    "HX-History-Restore-Request",
    "HX-Prompt",
    "HX-Request",
    "HX-Target",
    "HX-Trigger",
    "If-Match",
    "If-Modified-Since",
    "If-None-Match",
    "Range",
    "Referer",
    "Origin",
    "User-Agent",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Prefix",
    "X-Forwarded-Proto",
    "X-Original-URL",
    "X-HTTP-Method-Override",
    "X-Request-Id",
)
WORDS = ("revoke", "renonsz", "64A1", "13. §", "talon", "licit", "flek", "bid out of turn")
NAMES = ("q", "at", "book", "lang", "text", "rate", "level", "law", "more", "ruled", "x", "a.b", "a-b", "a[]", "")


class Attack(NamedTuple):
    """A request that means no good; its target is what stands on the first line, as it is sent."""

    kind: str
    method: str
    target: bytes
    headers: Pairs = ()
    body: bytes = b""


def draw_attack(rng: Random, ground: Ground) -> Attack:
    kind = rng.choices(list(KINDS), weights=[weight for weight, _ in KINDS.values()])[0]
    return KINDS[kind][1](rng, ground)


def route(rng: Random, ground: Ground, hostile: float = 0.0, rule: str = "") -> bytes:
    """A route with its places filled in, now and then with something odd."""
    parts = PLACE.split(rule or rng.choice(ground.routes))  # texts and names of places by turns
    return b"".join(
        part.encode() if number % 2 == 0 else fill_place(part, rng, ground, hostile)
        for number, part in enumerate(parts)
    )


def fill_place(name: str, rng: Random, ground: Ground, hostile: float) -> bytes:
    return escaped(rng, odd(rng)) if rng.random() < hostile else known(name, rng, ground).encode()


def known(name: str, rng: Random, ground: Ground) -> str:
    """A good value for a place of a route."""
    if name == "ui":
        return rng.choice(list(LANGUAGES))
    if name == "book":
        return rng.choice(list(ground.labels))
    if name == "seed":
        return str(rng.randrange(50))
    addresses = [*ground.incidents, *ground.families]
    return rng.choice([rng.choice(addresses)[0].rpartition("/")[2], rng.choice(ground.labels["bridge"]), "7", "2.7"])


def query(rng: Random, names: tuple[str, ...] = NAMES) -> bytes:
    """Up to six parameters, some of them twice."""
    pairs = [escaped(rng, draw_name(rng, names)) + b"=" + escaped(rng, odd(rng)) for _ in range(rng.randrange(1, 6))]
    return rng.choice((b"&", b"&", b"&", b";", b"&&")).join(pairs + pairs[: rng.randrange(2)])


def draw_name(rng: Random, names: tuple[str, ...]) -> bytes:
    return odd(rng) if rng.random() < 0.15 else rng.choice(names).encode()


def attack_path(rng: Random, ground: Ground) -> Attack:
    return Attack("path", "GET", route(rng, ground, hostile=0.5))


def attack_query(rng: Random, ground: Ground) -> Attack:
    return Attack("query", "GET", route(rng, ground, hostile=0.1) + b"?" + query(rng))


def attack_desk(rng: Random, ground: Ground) -> Attack:
    """A case of the desk, some of its facts spoilt, some left out, one of them sent twice."""
    topic, facts = rng.choice(ground.incidents)
    sent = [(fact, spoil(rng, text)) for fact, text in facts.items() if rng.random() < 0.9]
    sent += rng.sample(sent, min(len(sent), rng.randrange(2)))
    pairs = [fact.encode() + rng.choice((b"", b"", b"", b".a", b"-tapped")) + b"=" + text for fact, text in sent]
    twin = rng.choice(("", "", ".json"))
    return Attack("desk", "GET", f"/{language(rng)}/{topic}{twin}?".encode() + b"&".join(pairs), from_htmx(rng))


def attack_quiz(rng: Random, ground: Ground) -> Attack:
    family, parts = rng.choice(ground.families)
    seed = escaped(rng, odd(rng)) if rng.random() < 0.2 else b"%d" % rng.randrange(20)
    path = f"/{language(rng)}/{family}/".encode() + seed + rng.choice((b"", b"", b".json"))
    return Attack("quiz", "GET", path + b"?ruled=1&" + query(rng, parts), from_htmx(rng))


def attack_search(rng: Random, _: Ground) -> Attack:
    words = [odd(rng) if rng.random() < 0.7 else rng.choice(WORDS).encode() for _ in range(rng.randrange(1, 4))]
    path = f"/{language(rng)}/search{rng.choice(('', '.json'))}?q=".encode()
    return Attack("search", "GET", path + escaped(rng, b" ".join(words)), from_htmx(rng))


def attack_header(rng: Random, ground: Ground) -> Attack:
    names = rng.sample(HEADERS, rng.randrange(1, 4))
    return Attack("header", "GET", route(rng, ground), tuple((name.encode(), in_a_line(odd(rng))) for name in names))


def attack_method(rng: Random, ground: Ground) -> Attack:
    body = rng.choice((b"", b"x=1", odd(rng)))
    length = ((b"Content-Length", b"%d" % len(body)),)
    return Attack("method", rng.choice(METHODS), route(rng, ground), length, body)


def spoil(rng: Random, text: str) -> bytes:
    return escaped(rng, odd(rng) if rng.random() < 0.3 else text.encode())


def language(rng: Random) -> str:
    return rng.choice(list(LANGUAGES))


def from_htmx(rng: Random) -> Pairs:
    return ((b"HX-Request", b"true"),) if rng.random() < 0.3 else ()


def in_a_line(value: bytes) -> bytes:
    """What may stand in one header; what may not is among the tricks."""
    return value.translate(None, bytes(range(32)) + b"\x7f").strip()


KINDS: dict[str, tuple[int, Callable[[Random, Ground], Attack]]] = {
    "path": (20, attack_path),
    "query": (14, attack_query),
    "desk": (20, attack_desk),
    "quiz": (14, attack_quiz),
    "search": (14, attack_search),
    "header": (11, attack_header),
    "method": (7, attack_method),
}
