"""What is heard is prepared once, kept, and never read from where others could have written it."""

import pickle
from pathlib import Path

import pytest

from hearing.keeping import ENDING, is_kept, open_hearing, place, read_tongues
from tests.games import GAMES
from web.site import Site

SAID = "revoke = '''\nhe did not follow suit\nhe revoked on trick 5\n'''\n"


@pytest.fixture
def content(tmp_path: Path) -> Path:
    folder = tmp_path / "content" / "bridge" / "heard"
    folder.mkdir(parents=True)
    (folder / "en.toml").write_text(SAID, encoding="utf-8")
    return tmp_path / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (path := tmp_path / "index").mkdir(mode=0o700)
    return path


def topic_heard(content: Path, folder: Path) -> str:
    (first, *_) = open_hearing(content, GAMES, folder).hear("somebody revoked on trick 5", "en").proposals
    return first.theme.topic


def test_what_is_prepared_is_kept_and_read_again(content: Path, folder: Path) -> None:
    assert not is_kept(content, folder)
    assert topic_heard(content, folder) == "revoke"
    assert is_kept(content, folder)
    assert read_tongues(place(content, folder)) is not None
    assert topic_heard(content, folder) == "revoke"


def test_other_phrases_are_prepared_anew_and_the_former_go(content: Path, folder: Path) -> None:
    topic_heard(content, folder)
    former = place(content, folder)
    (content / "bridge" / "heard" / "en.toml").write_text(SAID + "score = 'what is the score'\n", encoding="utf-8")
    topic_heard(content, folder)
    assert [path.name for path in folder.glob(f"*{ENDING}")] == [place(content, folder).name]
    assert former != place(content, folder)


@pytest.mark.parametrize("damage", [b"", b"nonsense", pickle.dumps({"not": "tongues"})])
def test_what_is_damaged_is_prepared_anew(content: Path, folder: Path, damage: bytes) -> None:
    topic_heard(content, folder)
    place(content, folder).write_bytes(damage)
    assert read_tongues(place(content, folder)) is None
    assert topic_heard(content, folder) == "revoke"
    assert read_tongues(place(content, folder)) is not None


def test_what_others_could_have_written_is_not_read(content: Path, folder: Path) -> None:
    topic_heard(content, folder)
    folder.chmod(0o777)
    assert read_tongues(place(content, folder)) is None
    folder.chmod(0o700)
    assert read_tongues(place(content, folder)) is not None


def test_what_cannot_be_kept_in_its_folder_is_kept_in_a_temporary_one(
    content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (file := tmp_path / "file").write_text("no folder")
    assert topic_heard(content, file / "index") == "revoke"
    assert is_kept(content, file / "index")
    assert capsys.readouterr().err == ""


def test_where_nothing_can_be_kept_it_is_heard_all_the_same(
    content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (file := tmp_path / "file").write_text("no folder")
    monkeypatch.setattr("tempfile.tempdir", str(file))
    assert topic_heard(content, file / "index") == "revoke"
    assert "prepared anew at every start" in capsys.readouterr().err


def test_a_tongue_is_small(site: Site) -> None:
    size = len(pickle.dumps(list(site.hearing.tongues.values()), pickle.HIGHEST_PROTOCOL))
    print(f"what is heard is kept in {size / 2**20:.1f} MB")
    assert size < 16 * 2**20
