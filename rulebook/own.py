"""A folder of our own: nobody else can write to it, and of our processes only one at a time does."""

import errno
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

OURS_ALONE = 0o700
USER = 0 if sys.platform == "win32" else os.geteuid()
WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH


def is_own(folder: Path) -> bool:
    """Whether what a folder holds can be trusted like our code: the same people could have written both."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if sys.platform == "win32":
        return stat.S_ISDIR(found.st_mode)
    owners = (USER, Path(__file__).stat().st_uid)
    return stat.S_ISDIR(found.st_mode) and found.st_uid in owners and not found.st_mode & WRITABLE_BY_OTHERS


def make_own(folder: Path) -> None:
    """Make a folder, or close one of ours to others."""
    folder.mkdir(mode=OURS_ALONE, parents=True, exist_ok=True)
    if not folder.is_symlink():
        folder.chmod(OURS_ALONE)
    if not is_own(folder):
        raise PermissionError(errno.EPERM, "It belongs to somebody else", str(folder))


def homes(folder: Path) -> tuple[Path, Path]:
    """Where something may be kept: in its folder, or, if that cannot be written to, in a temporary one."""
    return folder, Path(tempfile.gettempdir()) / f"renons-{USER}"


def open_home(folder: Path) -> Path:
    """The first of them that is ours to write in."""
    own, temporary = homes(folder)
    try:
        make_own(own)
    except OSError:
        make_own(temporary)
        return temporary
    return own


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Wait until no other process is at work in a folder, and keep them out; the lock ends with us, however we end."""
    if sys.platform == "win32":  # which cannot lock a folder: several starts at once may build an index twice
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
