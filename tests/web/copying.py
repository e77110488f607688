"""Makes static copies, here or in a process of its own, and serves them as a plain host of files would."""

import os
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from app import create_app
from tests.conftest import HOME
from web.copy.export import export_site
from web.place import Addresses

EXPORT = """
import sys
from pathlib import Path
from app import CONTENT, create_app
from web.copy.export import export_site
from web.place import Addresses
export_site(create_app(Addresses(sys.argv[1], static=True), Path(sys.argv[2])), Path(sys.argv[3]))
"""


class Exporter(NamedTuple):
    """Exports one content, here or in a process of its own."""

    content: Path

    def run(self, url: str, folder: Path) -> int:
        return export_site(create_app(Addresses(url, static=True), self.content), folder)

    def start(self, url: str, folder: Path, script: str = EXPORT, hash_seed: str = "random") -> "subprocess.Popen[str]":
        command = [sys.executable, "-c", script, url, str(self.content), str(folder)]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.Popen(command, cwd=HOME, stderr=subprocess.PIPE, text=True, env=environment)


def ended(process: "subprocess.Popen[str]") -> tuple[int, str]:
    """How a process ends, and what it has to complain of."""
    _, said = process.communicate(timeout=300)
    return process.returncode, said


class Host(SimpleHTTPRequestHandler):
    """A host that serves files, quietly."""

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def fetch(address: str) -> str | None:
    try:
        with urllib.request.urlopen(address) as answer:
            return str(answer.read(), "utf-8", "replace")
    except urllib.error.HTTPError as error:
        if error.code == HTTPStatus.NOT_FOUND:
            return None
        raise
