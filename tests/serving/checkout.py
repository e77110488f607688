"""A light copy of the checkout with one small book, in which a test may start, break and kill servers."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError

from tests.conftest import HOME, free_port, wait_for

CODE = ("engine", "hearing", "players", "quizzes", "rulebook", "static", "templates", "translations", "web")
BOOK = "vira"
WORD = "kort"  # the book has it in many places
SEARCH = f"/en/search.json?q={WORD}"
HEARD = f"/sv/heard.json?q={WORD}"


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    headers: dict[str, str]
    text: str


NONE = Answer(0, {}, "")


class Running(NamedTuple):
    """A server that was started."""

    address: str
    process: "subprocess.Popen[bytes]"

    def ask(self, path: str, headers: dict[str, str] | None = None) -> Answer:
        request = urllib.request.Request(self.address + path, headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return Answer(answer.status, dict(answer.headers), answer.read().decode())
        except HTTPError as error:
            return Answer(error.code, dict(error.headers), error.read().decode())

    def finds(self, seconds: float = 10) -> bool:
        """Whether a search is answered within some seconds, and finds something."""
        answer = self.ask_until_ready(SEARCH, seconds)
        return answer.status == 200 and BOOK in answer.text

    def hears(self, seconds: float = 20) -> bool:
        """Whether what happened can be said within some seconds."""
        return self.ask_until_ready(HEARD, seconds).status == 200

    def ask_until_ready(self, path: str, seconds: float) -> Answer:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                answer = self.ask(path)
            except OSError:  # it has not begun to listen
                answer = NONE
            if answer.status not in (NONE.status, 503):
                return answer
            time.sleep(0.05)
        return NONE

    def workers(self) -> set[int]:
        """The processes that answer."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return {
            int(child) for child in children if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()
        }


def copy_checkout(home: Path) -> Path:
    """What a server needs; with what Python has compiled, so that it starts as quickly as the original."""
    home.mkdir(exist_ok=True)
    shutil.copy2(HOME / "app.py", home)
    for name in CODE:
        shutil.copytree(HOME / name, home / name)
    shutil.copytree(HOME / "content" / BOOK, home / "content" / BOOK)
    shutil.copy2(HOME / "content" / "concepts.toml", home / "content")
    (home / "content" / "comparison.toml").touch()
    return home


def start(home: Path, *options: str, before: Sequence[str] = (), **settings: str) -> Running:
    """Start a server; its port is free, what it says on errors is in the file “said”."""
    port = free_port()
    with (home / "said").open("ab") as said:
        process = subprocess.Popen(
            [*before, sys.executable, "app.py", "serve", "--port", str(port), *options],
            cwd=home,
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=said,
        )
    return Running(f"http://127.0.0.1:{port}", process)


@contextmanager
def serving(home: Path, *options: str, before: Sequence[str] = (), **settings: str) -> Iterator[Running]:
    running = start(home, *options, before=before, **settings)
    try:
        wait_for(running.address, running.process)
        yield running
    finally:
        stop(running)


def stop(running: Running) -> None:
    running.process.terminate()
    running.process.wait(timeout=20)


def drafts(home: Path) -> list[Path]:
    return [path for folder in (".index", ".catalogues") for path in (home / folder).glob("draft*")]
