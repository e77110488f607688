"""The site and its peers as running servers: the same bytes from a bare granian and from nginx, and a plain search."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
OWN_HEADERS = {"date", "server", "connection"}  # the server adds these itself
TICKS = os.sysconf("SC_CLK_TCK")
# As ./run starts the site: modules are compiled once.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
SAME_BYTES = """
import json
from pathlib import Path
body = Path(__file__).with_name("page.br").read_bytes()
headers = [tuple(header) for header in json.loads(Path(__file__).with_name("headers.json").read_text())]

def app(environ, start_response):
    start_response("200 OK", headers)
    return [body]
"""
NGINX = """
daemon off;
worker_processes 2;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
  access_log off;
  client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2; fastcgi_temp_path {folder}/t3;
  uwsgi_temp_path {folder}/t4; scgi_temp_path {folder}/t5;
  keepalive_requests 10000000;
  server {{
    listen 127.0.0.1:{port};
    location = {page} {{ default_type text/html; add_header Content-Encoding br; alias {folder}/page.br; }}
  }}
}}
"""


@dataclass(frozen=True)
class Server:
    """A running server, and the seconds from its start to its first answer."""

    address: str
    pid: int
    started: float

    @property
    def workers(self) -> list[int]:
        """Those that answer; what they start themselves, such as who explores flow charts, answers nobody."""
        parents = {int(path.parent.name): fields(path)[1] for path in Path("/proc").glob("[0-9]*/stat")}
        return [child for child, parent in parents.items() if int(parent) == self.pid]

    def cpu(self) -> float:
        """The seconds of processor time that the server and its workers have used."""
        used = (fields(Path(f"/proc/{pid}/stat")) for pid in (self.pid, *self.workers))
        return sum(int(one[11]) + int(one[12]) for one in used) / TICKS

    def resident(self) -> list[float]:
        """The memory that each worker holds, in megabytes."""
        pages = (Path(f"/proc/{pid}/statm").read_text().split()[1] for pid in self.workers)
        return [int(one) * os.sysconf("SC_PAGE_SIZE") / 1e6 for one in pages]


def fields(stat: Path) -> list[str]:
    """The fields of a process behind its name; zeros if it has just gone."""
    try:
        return stat.read_text().rpartition(")")[2].split()
    except OSError:
        return ["0"] * 50


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(command: list[str], address: str, cwd: Path) -> Iterator[Server]:
    """A server in a process of its own, once it answers."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    try:
        while not answers(address):
            if process.poll() is not None or time.perf_counter() - start > 60:
                sys.exit(f"{command[0]} did not start")
            time.sleep(0.01)
        yield Server(address.rstrip("/"), process.pid, time.perf_counter() - start)
    finally:
        process.terminate()
        process.wait(timeout=20)


def answers(address: str) -> bool:
    try:
        urllib.request.urlopen(address).close()  # noqa: S310
    except OSError:
        return False
    return True


@contextmanager
def the_site(home: Path = HOME, path: str = "/en/") -> Iterator[Server]:
    """The site as the README starts it, once it answers at a path."""
    port = free_port()
    site = f"http://127.0.0.1:{port}"
    with running([sys.executable, "app.py", "serve", "--port", str(port)], site + path, home) as server:
        yield Server(site, server.pid, server.started)


@contextmanager
def bare_granian(folder: Path) -> Iterator[Server]:
    """The server of the site without the site: one body and its headers."""
    (folder / "same.py").write_text(SAME_BYTES)
    command = [str(Path(sys.executable).with_name("granian")), "--interface", "wsgi", "--workers", "2", "--no-log"]
    command += [
        "--http",
        "1",
        "--blocking-threads",
        "4",
        "--backlog",
        "8192",
        "--backpressure",
        "8192",
    ]  # as the site's
    port = free_port()
    with running([*command, "--port", str(port), "same:app"], f"http://127.0.0.1:{port}/", folder) as server:
        yield server


@contextmanager
def nginx(folder: Path, page: str) -> Iterator[Server]:
    port = free_port()
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, port=port, page=page))
    command = [shutil.which("nginx") or "/usr/sbin/nginx", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/error.log"]
    with running(command, f"http://127.0.0.1:{port}{page}", folder) as server:
        yield Server(f"http://127.0.0.1:{port}", server.pid, server.started)


@contextmanager
def plain_search(factory: str = "create_peer") -> Iterator[Server]:
    """What bench/peer.py has: Flask and FTS5 over the same entries."""
    port = free_port()
    command = [str(Path(sys.executable).with_name("granian")), "--interface", "wsgi", "--factory", "--workers", "2"]
    command += ["--no-log", "--http", "1", "--blocking-threads", "4", "--backlog", "8192", "--backpressure", "8192"]
    command += ["--port", str(port), "--working-dir", str(HOME / "bench"), f"peer:{factory}"]
    with running(command, f"http://127.0.0.1:{port}/search.json?q=revoke", HOME) as server:
        yield Server(f"http://127.0.0.1:{port}", server.pid, server.started)


@contextmanager
def same_bytes(page: str) -> Iterator[Path]:
    """A folder with the body of a page, compressed, and the headers that the site gave it."""
    with tempfile.TemporaryDirectory(prefix="renons-bench-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # nginx reads the page as another user
        request = urllib.request.Request(page, headers={"Accept-Encoding": "br"})  # noqa: S310
        for _ in range(40):  # until every worker has surely made it, and packed it as small as it can
            with urllib.request.urlopen(request) as answer:  # noqa: S310
                body = answer.read()
                headers = [item for item in answer.headers.items() if item[0].lower() not in OWN_HEADERS]
            time.sleep(0.02)
        (folder / "page.br").write_bytes(body)
        (folder / "headers.json").write_text(json.dumps(headers))
        yield folder
