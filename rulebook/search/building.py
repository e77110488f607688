"""Where the index of a library is kept: built aside, sealed, put in its place when it is whole."""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from rulebook.own import alone_in, homes, is_own, make_own
from rulebook.search.entry import Entry
from rulebook.search.index import write_index

DRAFT = "draft-"  # how the name of an unfinished index begins
CHECKSUM = "checksum"  # the file that is written last
CODE = Path(__file__).resolve().parent.parent


def find_index(folder: Path, name: str) -> Path | None:
    """An index that is whole."""
    return next(filter(is_whole, (home / name for home in homes(folder))), None)


def keep_index(read_entries: Callable[[], Iterable[Entry]], folder: Path, name: str) -> Path:
    """Build an index in the first place that takes it; whoever runs the site is told if that is not its folder."""
    own, temporary = (home / name for home in homes(folder))
    try:
        build_index(read_entries(), own)
    except OSError as problem:
        if build_index(read_entries(), temporary):
            why = problem.strerror or problem
            print(f"The index is kept in {temporary.parent}, not in {folder}: {why}.", file=sys.stderr, flush=True)
        return temporary
    return own


def is_whole(place: Path) -> bool:
    """Whether an index is there as it was written, by us."""
    try:
        return is_own(place) and (place / CHECKSUM).read_text("ascii") == sum_up(place)
    except (OSError, UnicodeDecodeError):
        return False


def build_index(entries: Iterable[Entry], place: Path) -> bool:
    """Write the index of the entries to a folder; whoever comes second waits, finds it there and is told so."""
    make_own(place.parent)
    with alone_in(place.parent):
        for draft in place.parent.glob(DRAFT + "*"):  # whoever was writing it is dead, else we were not alone
            shutil.rmtree(draft)
        if is_whole(place):
            return False
        replace_index(entries, place)
        return True


def replace_index(entries: Iterable[Entry], place: Path) -> None:
    draft = Path(tempfile.mkdtemp(prefix=DRAFT, dir=place.parent))
    try:
        write_index(entries, draft)
        seal(draft)
        if place.exists():
            shutil.rmtree(place)
        draft.rename(place)
        sync(place.parent)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def remove_others(place: Path) -> None:
    """Drop the indexes of former content."""
    with alone_in(place.parent):
        for older in place.parent.glob("*-*"):
            if older != place and older.is_dir():
                shutil.rmtree(older, ignore_errors=True)


def seal(folder: Path) -> None:
    """Sum up what is in a folder, when all of it has reached the disk."""
    for path in folder.iterdir():
        sync(path)
    (folder / CHECKSUM).write_text(sum_up(folder), "ascii")
    sync(folder / CHECKSUM)
    sync(folder)


def sum_up(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        if path.name != CHECKSUM:
            digest.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if os.name == "nt":  # where a file must be open for writing, and a folder cannot be
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def hash_code(folder: Path) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sorted(folder.rglob("*.py")))).hexdigest()[:8]


IMPORTED = hash_code(CODE)  # the code that runs, whatever lies on the disk later


def index_name(digest: str, code: str = IMPORTED) -> str:
    """A name for the index that changes with the content and with the code that makes entries and words of it."""
    return f"{digest}-{code}"
