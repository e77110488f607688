"""Memory is bounded: addresses that nobody asks for twice are not hoarded, however many and however long they are."""

import gc
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType, MethodType, ModuleType

import pytest
from flask import Flask

from app import create_app
from tests.hostile.attack import Attack
from tests.hostile.wire import in_bytes, send
from tests.serving.house import House, house, needs_proc, wait_until
from web.answer.keep import KeptPages

LONG = "x" * 60_000
MOST_GROWTH = 150  # megabytes a worker
STORE = 1_000_000  # bytes
KINDS: dict[str, Callable[[int], str]] = {
    "robots": lambda number: f"/robots.txt?{number}={LONG}",
    "sitemap": lambda number: f"/sitemap.xml?{number}",
    "static": lambda number: f"/static/{number}{LONG[:5000]}",
    "search": lambda number: f"/en/search?q=card+{number}+{number * 7 % 1009}",
    "keystroke": lambda number: f"/hu/search.json?q=licit{number}&at=ulti",
    "desk": lambda number: f"/en/desk/bridge/revoke?able=yes&x={number}",
    "quiz": lambda number: f"/en/quiz/ulti/legal-cards/{number}",
    "page": lambda number: f"/en/vira/7?text=both&x={number}",
}


def unique_addresses(count: int) -> Iterator[str]:
    return (address(number) for number in range(count // len(KINDS)) for address in KINDS.values())


def weigh(kept: KeptPages) -> int:
    """The bytes of everything that is held in front of the application, keys and wrapping included."""
    seen, waiting, total = {id(kept.app)}, [kept], 0
    while waiting:
        one = waiting.pop()
        if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType | MethodType | Flask):
            seen.add(id(one))
            total += sys.getsizeof(one)
            waiting += gc.get_referents(one)
    return total


def test_what_is_kept_in_front_of_the_application_stays_within_its_bound() -> None:
    app = create_app()
    app.wsgi_app = kept = KeptPages(app.wsgi_app.app, STORE)  # type: ignore[attr-defined, method-assign]
    empty, held = weigh(kept), dict[str, int]()
    for kind, address in KINDS.items():
        for number in range(100):
            answer = app.test_client().get(address(number), headers={"Accept-Encoding": "br"})
            assert answer.status_code < 500, address(number)[:80]
        held[kind] = weigh(kept) - empty
    print("kept of 100 addresses of each kind, kB:", {kind: size // 1000 for kind, size in held.items()})
    assert max(held.values()) < 2.5 * STORE


def resident(pid: int) -> float:
    """The memory that a process holds, in megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def ask_all(served: House, count: int) -> None:
    asked = (Attack("memory", "GET", one.encode(), ((b"Accept-Encoding", b"br"),)) for one in unique_addresses(count))
    with ThreadPoolExecutor(4) as senders:
        heard = senders.map(lambda attack: send(served.port, in_bytes(attack)), asked)
        assert all(one.is_polite for one in heard)


@needs_proc
def test_a_worker_does_not_grow_with_the_addresses_it_is_asked_for(tmp_path: Path, hard: bool) -> None:
    if not hard:
        pytest.skip("20 000 addresses take minutes: --hard")
    with house(tmp_path) as served:
        assert wait_until(lambda: served.ask("/en/search.json?q=revoke").status == 200, 60)
        ask_all(served, 160)  # so that every worker has started in earnest
        before = {pid: resident(pid) for pid in served.workers}
        ask_all(served, 20_000)
        grown = {pid: round(resident(pid) - before[pid]) for pid in served.workers}
    print(f"after 20 000 unique addresses the workers have grown by {sorted(grown.values())} MB")
    assert max(grown.values()) < MOST_GROWTH
