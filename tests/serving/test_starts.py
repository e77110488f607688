"""Starts on one checkout: several at once, after one that was killed, where nothing can be written or read."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from rulebook.own import alone_in
from tests.conftest import HOME
from tests.serving.checkout import BOOK, copy_checkout, drafts, serving, start, stop
from web.site import Site

OPEN = """
from pathlib import Path
from rulebook import load_library
from rulebook.search.opening import open_search
open_search(load_library(Path("content")), Path("content"), Path(".index"))
"""
NO_GAME_YET = """
import sys
from app import create_app
create_app()
assert not [name for name in sys.modules if name.startswith(("engine.bridge", "engine.ulti", "quizzes.bridge"))]
"""

FIRST_PAGE_FIRST = """
import sys, time
from werkzeug.test import Client
import web.site
from app import create_server
from tests.serving.house import wait_until
web.site.MOMENT = 60
def are_imported():
    return {"web.games.bridge", "web.games.ulti"} <= set(sys.modules)
site = Client(create_server())
time.sleep(0.2)
assert not [name for name in sys.modules if name.startswith("engine.bridge")]
assert site.get("/en/vira/7").status_code == 200
assert wait_until(are_imported, 20)
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_checkout(tmp_path_factory.mktemp("checkout"))


@pytest.fixture
def home(checkout: Path) -> Iterator[Path]:
    """A checkout that has never been started."""
    yield checkout
    for name in (".index", ".catalogues", "tmp"):
        remove(checkout / name)
    (checkout / "said").unlink(missing_ok=True)


def remove(path: Path) -> None:
    if path.is_file():
        path.unlink()
    shutil.rmtree(path, ignore_errors=True)


def run(home: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *words], cwd=home, check=False, capture_output=True, text=True, timeout=60)


def said(home: Path) -> list[str]:
    return (home / "said").read_text("utf-8").splitlines()


def test_several_starts_at_once_all_serve(home: Path, hard: bool) -> None:
    with ExitStack() as running:
        servers = [start(home) for _ in range(4 if hard else 2)]
        for server in servers:
            running.callback(stop, server)
        beside = (["-c", OPEN], ["app.py", "check"])  # what tests and commands do
        others = [running.enter_context(subprocess.Popen([sys.executable, *words], cwd=home)) for words in beside]
        assert all(server.finds(30) for server in servers)
        assert [other.wait(timeout=60) for other in others] == [0, 0]
    assert drafts(home) == []
    assert len([path for path in (home / ".index").iterdir() if path.is_dir()]) == 1  # beside it lies what is heard
    assert said(home) == []


def test_what_a_start_that_was_killed_left_behind_is_removed_but_no_draft_of_the_living(home: Path) -> None:
    (home / ".index" / "draft-left").mkdir(parents=True)
    with ExitStack() as living:
        living.enter_context(alone_in(home / ".index"))
        with serving(home) as running:
            assert running.ask("/en/").status == 200
            assert len(drafts(home)) == 1
            living.close()
            assert running.finds()
            assert drafts(home) == []


def test_an_index_that_cannot_be_kept_in_its_folder_is_kept_elsewhere_and_that_is_said_once(home: Path) -> None:
    (home / ".index").touch()  # a file is in the way, for any user
    (home / "tmp").mkdir()
    for _ in range(2):
        with serving(home, TMPDIR=str(home / "tmp")) as running:
            assert running.finds()
            assert running.hears()
    (line,) = said(home)
    assert str(home / ".index") in line
    assert (home / "tmp" / f"renons-{os.geteuid()}").stat().st_mode & 0o777 == 0o700
    assert list((home / "tmp").rglob("draft*")) == []


def test_a_good_index_is_enough_where_nothing_can_be_written(home: Path) -> None:
    assert run(home, "-c", OPEN).returncode == 0
    assert run(home, "-m", "web.happened.preparing", "content", ".index").returncode == 0
    assert run(home, "app.py", "check").returncode == 0
    folders = [home / ".index", *(home / ".index").iterdir(), home / ".catalogues"]
    before = [(folder.chmod(0o500), folder.stat().st_mtime_ns) for folder in folders]
    try:
        with serving(home) as running:
            assert running.finds()
            assert running.hears()
        assert [(None, folder.stat().st_mtime_ns) for folder in folders] == before
        assert said(home) == []
    finally:
        for folder in folders:
            folder.chmod(0o700)


def test_a_full_disk_stops_the_search_alone_and_is_said_in_one_line_a_worker(home: Path) -> None:
    (home / "tmp").mkdir()
    limited = ["sh", "-c", 'ulimit -f 32; exec "$@"', "sh"]  # no file can grow beyond 32 blocks
    with serving(home, "--workers", "1", before=limited, TMPDIR=str(home / "tmp")) as running:
        assert running.ask("/hu/").status == 200
        assert not running.finds(3)
    kept, lost = said(home)
    assert "catalogues" in kept
    assert "The search cannot be prepared: [Errno 27]" in lost
    assert drafts(home) == list((home / "tmp").rglob("draft*")) == []


def test_no_game_is_imported_before_it_is_asked_for(home: Path) -> None:
    assert run(home, "-c", NO_GAME_YET).stderr == ""


def test_games_are_imported_behind_the_first_page() -> None:
    done = run(HOME, "-c", FIRST_PAGE_FIRST)
    assert (done.returncode, done.stderr) == (0, "")


class BegunError(Exception):
    """It is being made ready."""


def begin() -> None:
    raise BegunError


def test_what_nobody_asks_for_is_made_ready_after_a_moment(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.site.MOMENT", 0.3)
    start = time.monotonic()
    with pytest.raises(BegunError):
        replace(site, has_answered=Event()).warm_up(begin, begin)
    assert time.monotonic() - start >= 0.3


@pytest.fixture
def broken(home: Path) -> Iterator[Path]:
    yield home
    for folder in (f"content/{BOOK}", "translations"):
        shutil.rmtree(home / folder)
        shutil.copytree(Path(__file__).parent.parent.parent / folder, home / folder)


def spoil(path: Path) -> Path:
    path.write_bytes(path.read_bytes() + b"\n\xff\xfe\n")
    return path


def put_folder_in_the_way(path: Path) -> Path:
    path.unlink()
    path.mkdir()
    return path


def leave_open(path: Path) -> Path:
    path.write_text(path.read_text("utf-8") + "\n[card\n", "utf-8")
    return path


def say_too_little(path: Path) -> Path:
    """TOML, but not what forms are."""
    path.write_text(path.read_text("utf-8") + '\n[odd]\nacc = "word"\n', "utf-8")
    return path


def garble(path: Path) -> Path:
    path.write_text(path.read_text("utf-8").replace("\nmsgid ", "\nmsgod ", 3), "utf-8")
    return path


@pytest.mark.parametrize(
    ("command", "break_", "name"),
    [
        ("check", spoil, f"content/{BOOK}/sv/1.md"),
        ("serve", spoil, f"content/{BOOK}/glossary.toml"),
        ("check", spoil, "translations/hu/site.po"),
        ("serve", garble, "translations/hu/site.po"),
        ("check", spoil, "translations/hu/forms.toml"),
        ("serve", spoil, "translations/en/forms.toml"),
        ("check", leave_open, "translations/cs/forms.toml"),
        ("serve", say_too_little, "translations/sv/forms.toml"),
        ("serve", put_folder_in_the_way, f"content/{BOOK}/sv/1.md"),
    ],
)
def test_a_file_that_cannot_be_read_is_named_in_one_line(
    broken: Path, command: str, break_: Callable[[Path], Path], name: str
) -> None:
    path = break_(broken / name)
    done = run(broken, "app.py", command)
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert str(path) in line
