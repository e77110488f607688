"""Hostile requests on the wire: each is answered, politely and at once, and nothing that was sent becomes markup."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from urllib.parse import urlsplit

import pytest
from html5lib import HTMLParser

from tests.hostile.attack import Attack, draw_attack
from tests.hostile.ground import Ground
from tests.hostile.oddity import MARK, PROBES, escaped
from tests.hostile.trick import INSIDE, TRICKS
from tests.hostile.wire import Heard, in_bytes, send

AT_ONCE = 6  # connections
LONGEST = 1.0  # seconds
LINKS = ("href", "src", "action", "formaction", "data-peek", "hx-get")


def besiege(port: int, attacks: Iterator[Attack]) -> Iterator[tuple[Attack, Heard]]:
    """Send them all, a few at a time; those that take long on a busy machine are sent once more when all is quiet."""
    slow = []
    with ThreadPoolExecutor(AT_ONCE) as senders:
        for attack, heard in senders.map(lambda attack: (attack, send(port, in_bytes(attack))), attacks):
            slow += [attack] * (heard.seconds > LONGEST)
            yield attack, heard
    again = [(attack, send(port, in_bytes(renamed(attack))).seconds) for attack in slow]
    assert [(attack, seconds) for attack, seconds in again if seconds > LONGEST] == []


def renamed(attack: Attack) -> Attack:
    """The same under another address, of which no answer can have been kept."""
    mark = b"&" if b"?" in attack.target else b"?"
    return attack._replace(target=attack.target + mark + b"again=1")


def is_injected(heard: Heard) -> bool:
    """Has something sent become a header, or a tag in a page? Text that is escaped has no raw bracket or quote."""
    page = heard.body if "text/html" in heard.headers.get("content-type", "") else b""
    marks = (f"<{MARK}", f'" on{MARK}', f"' on{MARK}")
    return f"x-{MARK}" in heard.headers or "set-cookie" in heard.headers or any(m.encode() in page for m in marks)


def test_hostile_requests_are_answered_politely(
    port: int, ground: Ground, hard: bool, seed: int, tally: Callable[[str, int], None]
) -> None:
    count, rng = 100_000 if hard else 5_000, Random(seed)  # noqa: S311
    print(f"{count} hostile requests, --seed {seed}")
    statuses: Counter[int] = Counter()
    for attack, heard in besiege(port, (draw_attack(rng, ground) for _ in range(count))):
        statuses[heard.status] += 1
        assert heard.is_fit_for(attack.method), (attack, heard)
        assert not is_injected(heard), (attack, heard)
    assert len(statuses) >= 6, "requests that are all refused in one way try nothing"
    print(", ".join(f"{status}: {number}" for status, number in sorted(statuses.items())))
    tally("hostile requests", count)


@pytest.mark.parametrize("method", ["TRACE", "trace", "TRACK", "CONNECT"])
@pytest.mark.parametrize(
    "path", ["/", "/en/", "/en/vira/7", "/en/search?q=revoke", "/health", "/sitemap.xml", "/nowhere"]
)
def test_no_method_but_those_of_readers_is_answered_and_nothing_sent_comes_back(
    port: int, path: str, method: str
) -> None:
    assert send(port, in_bytes(Attack("method", "GET", path.encode()))).is_polite  # so that it may be kept
    heard = send(port, in_bytes(Attack("method", method, path.encode(), ((b"X-Secret", MARK.encode()),))))
    assert 400 <= heard.status < 500, heard
    assert MARK.encode() not in heard.body
    assert MARK not in str(heard.headers)


@pytest.mark.parametrize(
    ("status", "method"), [(200, "TRACE"), (204, "DELETE"), (200, "trace"), (500, "GET"), (0, "GET")]
)
def test_what_is_not_fit_is_noticed(status: int, method: str) -> None:
    assert not Heard(status, {}, b"", 0.1).is_fit_for(method)


@pytest.mark.parametrize("name", TRICKS)
def test_tricks_of_the_protocol_are_refused_or_answered_once(port: int, name: str) -> None:
    heard = send(port, TRICKS[name])
    assert heard.status < 500, heard
    assert "timed out" not in heard.trouble, heard
    assert heard.body.count(b"HTTP/1.1 ") == 0, f"answered twice, the second time to {INSIDE!r}"
    assert f"<{MARK}" not in heard.body.decode("latin-1")
    assert MARK not in heard.headers.get("location", "")
    assert "evil.example" not in heard.headers.get("location", "")


def reflections(ground: Ground, rng: Random) -> Iterator[Attack]:
    """Every probe in every place that may come back: paths, names and values of queries, facts, answers, searches."""
    for probe in PROBES:
        mark = escaped(rng, probe.encode())
        topic, facts = rng.choice(ground.incidents)
        family, parts = rng.choice(ground.families)
        for path in (
            b"",
            b"bridge/",
            b"glossary/bridge/",
            b"concepts/",
            b"desk/",
            b"desk/ulti/",
            b"quiz/",
            b"quiz/ulti/",
        ):
            yield Attack("path", "GET", b"/en/" + path + mark)
        for path in ("", "bridge/64", "glossary/vira/", "desk/ulti/readings", "quiz/bridge/", "search", topic, family):
            yield Attack("query", "GET", f"/en/{path}?text=".encode() + mark + b"&" + mark + b"=1")
        yield Attack("search", "GET", b"/en/search?q=" + mark)
        yield Attack("search", "GET", b"/en/search?q=revoke&at=" + mark + b"&book=" + mark + b"&lang=" + mark)
        yield Attack("quiz", "GET", f"/en/{family}/1?ruled=1&{parts[0]}=".encode() + mark + b"&more=" + mark)
        yield Attack("desk", "GET", f"/en/{topic}?{next(iter(facts))}=".encode() + mark)
        for name in (b"Referer", b"Accept-Language", b"X-Forwarded-Host", b"HX-Target", b"HX-Current-URL", b"Cookie"):
            yield Attack("header", "GET", b"/en/search?q=zz", ((name, probe.replace("\r\n", " ").encode()),))


def look_for_marks(page: str) -> list[str]:
    """Elements, attributes and links that came from what was sent."""
    found = []
    for element in HTMLParser(namespaceHTMLElements=False).parse(page).iter():
        if isinstance(element.tag, str) and MARK in element.tag:
            found.append(element.tag)
        found += [name for name in element.attrib if isinstance(name, str) and MARK in name]
        links = (element.attrib.get(name, "") for name in LINKS)
        found += [
            link for link in links if link.startswith(("javascript:", "//")) or f"//{MARK}" in link.partition("?")[0]
        ]
    return found


def test_what_is_sent_comes_back_as_words_only(port: int, ground: Ground, hard: bool, seed: int) -> None:
    reflected = 0
    print(f"probes, --seed {seed}")
    for number in range(20 if hard else 1):
        for attack, heard in besiege(port, reflections(ground, Random(seed + number))):  # noqa: S311
            assert heard.is_polite, (attack, heard)
            assert MARK not in urlsplit(heard.headers.get("location", "")).netloc, attack
            if MARK.encode() in heard.body and "text/html" in heard.headers["content-type"]:
                reflected += 1
                assert look_for_marks(heard.body.decode()) == [], attack
    assert reflected >= 50, "probes that never come back prove nothing"
    print(f"{reflected} probes came back as words")
