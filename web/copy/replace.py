"""Puts a whole folder in the place of another in one step, so that nobody ever finds half of it there."""

import ctypes
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulebook.own import alone_in

HERE, EXCHANGE = -100, 2  # AT_FDCWD and RENAME_EXCHANGE of Linux


@contextmanager
def replacing(folder: Path) -> Iterator[Path]:
    """An empty folder to write to; without an error it takes the place of the one given, else that stays as it is.

    Whoever comes second waits for the first.
    """
    folder = folder.resolve()  # a link to the folder goes on leading there
    if not folder.parent.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
    with alone_in(folder.parent):
        set_right(folder)
        draft = beside(folder, "new")
        draft.mkdir()
        try:
            yield draft
            put_in_place(draft, folder)
        finally:
            clear_away(draft, beside(folder, "old"))


def beside(folder: Path, name: str) -> Path:
    return folder.with_name(f".{folder.name}.renons-{name}")


def set_right(folder: Path) -> None:
    """Take up what a killed run has left: a folder that was moved away goes back, a draft goes."""
    if beside(folder, "old").exists() and not folder.exists():
        beside(folder, "old").rename(folder)
    clear_away(beside(folder, "new"), beside(folder, "old"))


def clear_away(*folders: Path) -> None:
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


def put_in_place(draft: Path, folder: Path) -> None:
    if not folder.exists():
        draft.rename(folder)
    elif not exchange(draft, folder):
        exchange_in_two_steps(draft, folder)


def exchange(draft: Path, folder: Path) -> bool:
    """Let two folders change names at once; whether this system and its disk can."""
    try:
        rename = ctypes.CDLL(None).renameat2
    except (AttributeError, OSError, TypeError):
        return False
    return bool(rename(HERE, os.fsencode(draft), HERE, os.fsencode(folder), EXCHANGE) == 0)


def exchange_in_two_steps(draft: Path, folder: Path) -> None:
    """For a moment neither is there; who is stopped in it finds the old one set right by the next run."""
    folder.rename(beside(folder, "old"))
    draft.rename(folder)
