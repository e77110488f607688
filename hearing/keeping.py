"""What is heard is prepared once and kept in a file, named by what players say and by the code that reads it."""

import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.code import ENGINE
from engine.game import Game
from hearing.hearing import Hearing, Tongue
from hearing.theme import FOLDER, load_heard
from rulebook.own import homes, is_own, open_home

HOME = Path(__file__).resolve().parent.parent
ENDING = ".heard"


def hash_files(paths: Iterable[Path]) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sorted(paths))).hexdigest()[:16]


CODE = [*HOME.glob("hearing/*.py"), HOME / "rulebook/search/word.py"]
IMPORTED = f"{ENGINE}-{hash_files(CODE)}"  # the code that runs, whatever lies on the disk later


def place(content: Path, folder: Path) -> Path:
    said = [*content.glob(f"{FOLDER}/*.toml"), *content.glob(f"*/{FOLDER}/*.toml")]
    return folder / f"{hash_files(said)}-{IMPORTED}{ENDING}"


def is_kept(content: Path, folder: Path) -> bool:
    return any(place(content, home).exists() for home in homes(folder))


def open_hearing(content: Path, games: Mapping[str, Game], folder: Path) -> Hearing:
    """What is kept; where nothing is, or nothing that can be trusted, it is made anew."""
    found = (read_tongues(place(content, home)) for home in homes(folder))
    tongues = next((one for one in found if one is not None), None)
    if tongues is None:
        tongues = make_tongues(content, games)
        keep(tongues, content, folder)
    return Hearing(tongues, games)


def make_tongues(content: Path, games: Mapping[str, Game]) -> list[Tongue]:
    heard = load_heard(content, games)
    return [Tongue.of(language, said, games) for language, said in heard.items()]


def read_tongues(here: Path) -> list[Tongue] | None:
    """What was kept, if nobody else can have written it and it is whole."""
    if not is_own(here.parent):
        return None
    try:
        with here.open("rb") as file:
            found = pickle.load(file)  # noqa: S301 (from a folder of our own)
    except Exception:  # a file can be damaged in any way
        return None
    return found if isinstance(found, list) else None


def keep(tongues: list[Tongue], content: Path, folder: Path) -> None:
    """Keep it, and let go what was kept of former texts; what cannot be kept is made again."""
    try:
        here = place(content, open_home(folder))
        write(tongues, here)
        for older in set(here.parent.glob(f"*{ENDING}")) - {here}:
            older.unlink(missing_ok=True)
    except OSError as problem:
        print(f"What players say is prepared anew at every start: {problem}.", file=sys.stderr, flush=True)


def write(tongues: list[Tongue], here: Path) -> None:
    """It appears whole or not at all."""
    draft, name = tempfile.mkstemp(prefix="new-", suffix=ENDING, dir=here.parent)
    try:
        with os.fdopen(draft, "wb") as file:
            pickle.dump(tongues, file, pickle.HIGHEST_PROTOCOL)
        Path(name).replace(here)
    finally:
        Path(name).unlink(missing_ok=True)
