"""Flow charts that nobody has explored yet: they are waited for by nobody but those who ask for them, and come."""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from rulebook.own import alone_in
from tests.conftest import HOME
from tests.serving.checkout import Answer, Running, copy_checkout, serving
from tests.serving.house import wait_until

AT_ONCE = 0.5  # seconds
SOON = 60  # seconds on a busy machine; a chart takes two
COLD = tuple(f"/en/desk/ulti/{topic}/chart" for topic in ("points", "play-fault", "renonsz", "kontra"))
KEPT = "/en/ulti/13"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = copy_checkout(tmp_path_factory.mktemp("checkout"))
    shutil.copytree(HOME / "content", home / "content", dirs_exist_ok=True)
    return home


@pytest.fixture
def home(checkout: Path) -> Iterator[Path]:
    """A checkout with all games, of which no chart has been explored."""
    yield checkout
    if (checkout / ".diagrams").is_file():
        (checkout / ".diagrams").unlink()
    shutil.rmtree(checkout / ".diagrams", ignore_errors=True)


def in_time(ask: Callable[[], Answer]) -> tuple[Answer, float]:
    start = time.monotonic()
    return ask(), time.monotonic() - start


def ask_for_all(running: Running) -> list[Answer]:
    """All of the cold charts at once, each answered at once; on a busy machine once more."""
    slowest, answers = ask_beside(running)
    if slowest >= AT_ONCE:
        slowest, answers = ask_beside(running)
    print(f"four charts that are not there yet: the slowest answer beside them in {slowest:.3f} s")
    assert slowest < AT_ONCE
    return answers


def ask_beside(running: Running) -> tuple[float, list[Answer]]:
    """While they are being answered, and explored, a kept page is asked for again and again."""
    with ThreadPoolExecutor(len(COLD)) as askers:
        asked = [askers.submit(in_time, lambda path=path: running.ask(path)) for path in COLD]
        beside = [in_time(lambda: running.ask(KEPT))]
        while not all(one.done() for one in asked):
            beside.append(in_time(lambda: running.ask(KEPT)))
        time.sleep(1)  # somebody may have begun to explore
        beside += [in_time(lambda: running.ask(KEPT)) for _ in range(20)]
    assert {answer.status for answer, _ in beside} == {200}
    answered = [one.result() for one in asked]
    return max(seconds for _, seconds in beside + answered), [answer for answer, _ in answered]


def test_charts_that_are_not_there_yet_hold_nobody_up(home: Path) -> None:
    (home / ".diagrams").mkdir(mode=0o700)
    with ExitStack() as exploring:
        exploring.enter_context(alone_in(home / ".diagrams"))
        with serving(home, "--workers", "1") as running:
            assert running.ask(KEPT).status == running.ask("/en/desk/ulti/kontra").status == 200
            for answer in ask_for_all(running):
                assert (answer.status, answer.headers["cache-control"]) == (503, "no-store")
                assert int(answer.headers["retry-after"]) > 0
                assert "in a few seconds" in answer.text
            assert re.search("about [0-9]+ more", running.ask("/en/desk/ulti/renonsz").text)
            exploring.close()
            for path in COLD:
                assert wait_until(lambda path=path: running.ask(path).status == 200, SOON)


def test_charts_hold_nobody_up_where_they_cannot_be_kept(home: Path) -> None:
    (home / ".diagrams").touch()  # a file is in the way, for any user
    with serving(home, "--workers", "1") as running:
        assert running.ask(KEPT).status == running.ask("/en/desk/ulti/kontra").status == 200
        assert {answer.status for answer in ask_for_all(running)} <= {200, 503}
        for path in COLD:
            assert wait_until(lambda path=path: running.ask(path).status == 200, SOON)


def test_a_chart_is_explored_once_whoever_asks_for_it(home: Path) -> None:
    (home / ".diagrams").mkdir(mode=0o700)
    with ExitStack() as exploring:
        exploring.enter_context(alone_in(home / ".diagrams"))
        with serving(home) as running:
            statuses = [running.ask(COLD[0]).status for _ in range(20)]
            assert set(statuses) == {503}
            time.sleep(2)
            assert len(explorers(running, "ulti/points")) <= len(running.workers())
            exploring.close()
            assert wait_until(lambda: running.ask(COLD[0]).status == 200, SOON)
            (kept,) = (home / ".diagrams").glob("ulti-points-*")
            written = kept.stat().st_mtime_ns
            assert wait_until(lambda: not explorers(running, "ulti/points"), SOON)
            assert kept.stat().st_mtime_ns == written


def explorers(running: Running, topic: str) -> list[int]:
    """The processes that explore a topic for this server."""
    home = str(Path(f"/proc/{running.process.pid}/cwd").readlink())
    said = {int(path.parent.name): read(path) for path in Path("/proc").glob("[0-9]*/cmdline")}
    return [pid for pid, words in said.items() if topic in words and any(word.startswith(home) for word in words)]


def read(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").split("\0")
    except OSError:
        return []
