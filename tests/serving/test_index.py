"""An index mends itself: whatever happened to it, a search is answered."""

import os
import shutil
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from rulebook import load_library
from rulebook.own import alone_in
from rulebook.search.asked import Asked
from rulebook.search.beside import build_beside
from rulebook.search.building import CHECKSUM, sum_up
from rulebook.search.opening import open_search
from rulebook.search.search import Search
from tests.conftest import wait_for
from tests.serving.checkout import SEARCH, WORD, Running, copy_checkout, drafts, serving

Damage = Callable[[Path], object]


def segment(place: Path) -> Path:
    """The file that has most of it."""
    return max(place.iterdir(), key=lambda path: path.stat().st_size)


def put_other_bytes(place: Path) -> None:
    with segment(place).open("r+b") as file:
        file.seek(1000)
        file.write(b"\x00\xff\x13\x37" * 5000)


def remove_small_files(place: Path) -> None:
    """The table of contents among them."""
    for path in place.iterdir():
        if path != segment(place) and path.name != "checksum":
            path.unlink()


def empty_folder(place: Path) -> None:
    for path in place.iterdir():
        path.unlink()


DAMAGES: dict[str, Damage] = {
    "segment cut short": lambda place: os.truncate(segment(place), segment(place).stat().st_size // 2),
    "segment emptied": lambda place: os.truncate(segment(place), 0),
    "other bytes": put_other_bytes,
    "table of contents gone": remove_small_files,
    "folder empty": empty_folder,
    "checksum gone": lambda place: (place / "checksum").unlink(),
    "checksum wrong": lambda place: (place / "checksum").write_text("0" * 64),
    "folder gone": shutil.rmtree,
}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a whole index; tests break copies of that, or mend what they broke."""
    home = copy_checkout(tmp_path_factory.mktemp("checkout"))
    open_small(home, home / ".index")
    return home


def only_folder(index: Path) -> Path:
    """The index itself; what is heard is kept in a file beside it."""
    (place,) = (path for path in index.iterdir() if path.is_dir())
    return place


@pytest.fixture
def place(checkout: Path, tmp_path: Path) -> Path:
    """A whole index of its own for a test."""
    shutil.copytree(checkout / ".index", tmp_path / ".index")
    return only_folder(tmp_path / ".index")


def open_small(home: Path, folder: Path) -> Search:
    return open_search(load_library(home / "content"), home / "content", folder)


def times(place: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mtime_ns for path in place.iterdir()}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_an_index_that_is_damaged_is_built_anew(checkout: Path, place: Path, damage: Damage) -> None:
    damage(place)
    assert open_small(checkout, place.parent).find(Asked(WORD)).hits
    assert (place / CHECKSUM).read_text("ascii") == sum_up(place)
    mended = times(place)
    assert open_small(checkout, place.parent).find(Asked(WORD)).hits
    assert times(place) == mended
    assert list(place.parent.iterdir()) == [place]


def test_an_index_that_is_open_does_not_mind_what_happens_to_its_files(checkout: Path, place: Path) -> None:
    search = open_small(checkout, place.parent)
    for path in place.iterdir():
        os.truncate(path, 0)  # a file that was mapped into memory would end the process below
    assert all(search.find(Asked(entry.text[:80])).hits for entry in search.entries if entry.text)


def test_an_index_that_others_could_have_written_is_not_read(checkout: Path, place: Path) -> None:
    before = times(place)
    place.chmod(0o777)
    assert open_small(checkout, place.parent).find(Asked(WORD)).hits
    assert times(place) != before
    assert place.stat().st_mode & 0o777 == place.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_an_index_that_belongs_to_somebody_else_is_not_read(checkout: Path, place: Path) -> None:
    before = times(place)
    os.chown(place, 65534, 65534)
    assert open_small(checkout, place.parent).find(Asked(WORD)).hits
    assert times(place) != before


def test_a_server_mends_its_index_before_it_searches(checkout: Path) -> None:
    place = only_folder(checkout / ".index")
    os.truncate(segment(place), 100_000)
    with serving(checkout) as running:
        assert running.finds()


def test_a_server_survives_what_happens_to_its_index(checkout: Path) -> None:
    with serving(checkout, "--workers", "1") as running:
        assert running.finds()
        place = only_folder(checkout / ".index")
        workers = running.workers()
        os.truncate(segment(place), 0)
        assert {running.ask(f"/en/search.json?q={word}").status for word in ("betala", "spel", "stick", "talong")} == {
            200
        }
        assert running.workers() == workers
        shutil.rmtree(place)
        os.kill(*workers, signal.SIGKILL)
        wait_for(running.address, running.process)
        assert running.finds()
        assert place.exists()


def test_a_process_that_cannot_be_started_is_said_and_tried_again(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))  # as when the environment is being made anew
    assert not build_beside(checkout / "content", tmp_path / ".index")
    assert capfd.readouterr().err.count("\n") == 1


def test_pages_are_served_while_the_index_is_built(checkout: Path) -> None:
    shutil.rmtree(checkout / ".index", ignore_errors=True)
    (checkout / ".index").mkdir(mode=0o700)
    with ExitStack() as building:
        building.enter_context(alone_in(checkout / ".index"))
        with serving(checkout) as running:
            check_not_ready(running)
            building.close()
            assert running.finds()
    assert drafts(checkout) == []


def check_not_ready(running: Running) -> None:
    """Pages come, the search says in every way that it can be asked when it will be there."""
    assert running.ask("/en/").status == 200
    data = running.ask(SEARCH)
    page = running.ask(f"/hu/search?q={WORD}")
    block = running.ask(f"/en/search?q={WORD}", {"HX-Request": "true"})
    for answer in (data, page, block):
        assert (answer.status, answer.headers["cache-control"]) == (503, "no-store")
        assert int(answer.headers["retry-after"]) > 0
    assert "in a few seconds" in data.text
    assert f'value="{WORD}"' in page.text
    assert "in a few seconds" in block.text
    assert "<main" not in block.text
