"""An export gives the old copy or the new one, whole: killed at any moment, on a full disk, twice, under any root."""

import hashlib
import random
import shutil
import time
from pathlib import Path
from threading import Thread

import pytest

from app import CONTENT
from tests.conftest import HOME
from tests.web.copying import EXPORT, Exporter, ended, fetch, served
from tests.web.crawl import crawl
from web.copy.replace import beside, exchange_in_two_steps, replacing, set_right

OLD, NEW = "https://old.example/rules", "https://new.example"
# As on a full disk the system refuses to write on; a real one would take a disk of our own.
EXPORT_ON_A_FULL_DISK = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (5_000, 5_000)){EXPORT}"


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory, hard: bool) -> Path:
    """A whole book when there is time, else one of two paragraphs."""
    if not hard:
        return HOME / "tests" / "tiny" / "content"
    folder = tmp_path_factory.mktemp("content")
    shutil.copytree(CONTENT / "vira", folder / "vira")
    return folder


@pytest.fixture(scope="module")
def exporter(content: Path) -> Exporter:
    return Exporter(content)


def digest(folder: Path) -> str:
    """One number for all names and bytes of a folder."""
    total = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        total.update(f"{path.relative_to(folder)}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return total.hexdigest()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, exporter: Exporter) -> dict[str, str]:
    """What a whole copy is, for both addresses."""
    folders = {url: tmp_path_factory.mktemp("whole") / "copy" for url in (OLD, NEW)}
    for url, folder in folders.items():
        exporter.run(url, folder)
    return {url: digest(folder) for url, folder in folders.items()}


def test_an_export_killed_at_any_moment_leaves_the_old_copy_or_the_new_one(
    tmp_path: Path, exporter: Exporter, whole: dict[str, str], hard: bool
) -> None:
    folder = tmp_path / "copy"
    begun = time.monotonic()
    assert ended(exporter.start(OLD, folder)) == (0, "")
    length = time.monotonic() - begun
    seed = random.randrange(10**6)  # noqa: S311
    rng = random.Random(seed)  # noqa: S311
    print(f"exports killed by seed {seed}")
    for _ in range(10 if hard else 3):
        process = exporter.start(NEW, folder)
        time.sleep(rng.uniform(length / 3, length))  # before that it only reads
        process.kill()
        process.communicate()
        assert digest(folder) in whole.values()
    assert ended(exporter.start(NEW, folder)) == (0, "")
    assert digest(folder) == whole[NEW]
    assert list(tmp_path.iterdir()) == [folder]


def test_every_export_gives_the_same_bytes(tmp_path: Path, exporter: Exporter, whole: dict[str, str]) -> None:
    for seed in ("1", "2"):
        assert ended(exporter.start(OLD, tmp_path / "copy", hash_seed=seed)) == (0, "")
        assert digest(tmp_path / "copy") == whole[OLD]


def test_a_link_to_the_copy_stays_a_link(tmp_path: Path, exporter: Exporter, whole: dict[str, str]) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "site").symlink_to(tmp_path / "disk")
    exporter.run(OLD, tmp_path / "site")
    assert (tmp_path / "site").readlink() == tmp_path / "disk"
    assert digest(tmp_path / "disk") == whole[OLD]


# What cannot be written is said in one line


def test_a_disk_that_takes_no_more_is_told_in_a_line_and_the_old_copy_stays(
    tmp_path: Path, exporter: Exporter, whole: dict[str, str]
) -> None:
    exporter.run(OLD, tmp_path / "copy")
    code, said = ended(exporter.start(NEW, tmp_path / "copy", EXPORT_ON_A_FULL_DISK))
    assert code == 1
    assert said.startswith("Cannot write the copy: File too large.")
    assert said.count("\n") == 1
    assert digest(tmp_path / "copy") == whole[OLD]
    assert list(tmp_path.iterdir()) == [tmp_path / "copy"]


def test_a_folder_that_cannot_be_made_is_told_in_a_line(tmp_path: Path, exporter: Exporter) -> None:
    (tmp_path / "letter.txt").write_text("keep me")
    for folder in (tmp_path / "letter.txt", tmp_path / "letter.txt" / "copy"):
        with pytest.raises(SystemExit, match=r"^Cannot write the copy: Not a directory\..*folder$"):
            exporter.run(OLD, folder)
    assert (tmp_path / "letter.txt").read_text() == "keep me"


def test_an_export_never_replaces_a_folder_that_is_not_its_own(tmp_path: Path, exporter: Exporter) -> None:
    (tmp_path / "letter.txt").write_text("keep me")
    with pytest.raises(SystemExit, match="not empty"):
        exporter.run(OLD, tmp_path)
    assert (tmp_path / "letter.txt").read_text() == "keep me"


def test_of_two_exports_at_once_both_are_whole(tmp_path: Path, exporter: Exporter, whole: dict[str, str]) -> None:
    runs = [exporter.start(url, tmp_path / "copy") for url in (OLD, NEW)]
    assert [ended(process) for process in runs] == [(0, ""), (0, "")]
    assert digest(tmp_path / "copy") in whole.values()
    assert list(tmp_path.iterdir()) == [tmp_path / "copy"]


def test_who_comes_second_waits_and_leaves_the_first_alone(tmp_path: Path) -> None:
    def write_second() -> None:
        with replacing(tmp_path / "copy") as draft:
            (draft / "second").touch()

    second = Thread(target=write_second)
    with replacing(tmp_path / "copy") as draft:
        (draft / "first").touch()
        second.start()
        second.join(0.5)
        assert second.is_alive()
        assert (draft / "first").exists()
    second.join(10)
    assert [path.name for path in (tmp_path / "copy").iterdir()] == ["second"]


# Where folders cannot change names at once


def test_a_system_that_needs_two_steps_ends_with_the_new_folder(tmp_path: Path) -> None:
    folder, draft = tmp_path / "copy", tmp_path / "draft"
    for path in (folder, draft):
        path.mkdir()
        (path / "name").write_text(path.name)
    exchange_in_two_steps(draft, folder)
    assert (folder / "name").read_text() == "draft"


def test_what_was_stopped_between_the_two_steps_is_set_right(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    for path in (beside(folder, "old"), beside(folder, "new")):
        path.mkdir()
        (path / "name").write_text(path.name)
    set_right(folder)
    assert (folder / "name").read_text() == beside(folder, "old").name
    assert list(tmp_path.iterdir()) == [folder]


# Served as it is


@pytest.mark.parametrize("root", ["", "/rules", "/a/b"])
def test_a_copy_under_any_root_has_no_dead_link(tmp_path: Path, exporter: Exporter, root: str) -> None:
    exporter.run(f"https://club.example{root}", tmp_path / "host" / root.lstrip("/"))
    with served(tmp_path / "host") as host:
        assert fetch(f"{host}{root}/")
        reached, dead = crawl(f"{root}/404.html", lambda address: fetch(host + address), "https://club.example")
    print(f"{len(reached)} addresses of a copy under {root or '/'} served and crawled")
    assert dead == []
    assert len(reached) > 60
