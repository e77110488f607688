"""A host with other sites beside ours, which lies below /club: what stands in front of it takes the path away."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tests.serving.house import house

CLUB = "/club"


class Host(ThreadingHTTPServer):
    """Passes on what is below the club's path, and notes which cookies come to whom."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Front)
        self.behind = 0  # the port of our site
        self.cookies: dict[str, str] = {}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Front(BaseHTTPRequestHandler):
    server: Host

    def do_GET(self) -> None:
        self.server.cookies[self.path] = self.headers.get("Cookie", "")
        if not self.path.startswith(f"{CLUB}/"):
            self.send_error(404)
            return
        line = HTTPConnection("127.0.0.1", self.server.behind, timeout=10)
        line.request("GET", self.path.removeprefix(CLUB), headers=dict(self.headers))
        answer = line.getresponse()
        body = answer.read()
        self.send_response_only(answer.status)
        for name, value in answer.getheaders():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        line.close()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def site_below(folder: Path) -> Iterator[Host]:
    with Host() as host:
        Thread(target=host.serve_forever, daemon=True).start()
        try:
            with house(folder, "--url", host.address + CLUB) as served:
                host.behind = served.port
                yield host
        finally:
            host.shutdown()
