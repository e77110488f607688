"""How fast the site serves a section page, beside the bare server and nginx.

    python bench/pages.py [--seconds 5] [--page /en/vira/2]

Needs wrk and nginx (Debian: apt install wrk nginx-light). Everything runs on this machine, in one run.
"""

import argparse
import json
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
OWN_HEADERS = {"date", "server", "connection"}  # the server adds these itself
HELLO = """
body = b"hello"
headers = [("Content-Type", "text/plain"), ("Content-Length", str(len(body)))]

def app(environ, start_response):
    start_response("200 OK", headers)
    return [body]
"""
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
events {{ worker_connections 512; }}
http {{
  access_log off;
  client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2; fastcgi_temp_path {folder}/t3;
  uwsgi_temp_path {folder}/t4; scgi_temp_path {folder}/t5;
  keepalive_requests 10000000;
  server {{
    listen 127.0.0.1:{port};
    location = /page {{ default_type text/html; add_header Content-Encoding br; alias {folder}/page.br; }}
  }}
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(command: list[str], address: str, cwd: Path) -> Iterator[float]:
    """A server in a process of its own; yields the seconds from start to first answer."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                urllib.request.urlopen(address).close()  # noqa: S310
                break
            except OSError:
                if process.poll() is not None or time.perf_counter() - start > 30:
                    sys.exit(f"{command[0]} did not start")
                time.sleep(0.01)
        yield time.perf_counter() - start
    finally:
        process.terminate()
        process.wait(timeout=20)


def measure(address: str, seconds: int) -> tuple[float, float, float]:
    """Requests per second, and the p50 and p99 latency in milliseconds."""
    command = ["wrk", "-t2", "-c16", f"-d{seconds}s", "--latency", "-H", "Accept-Encoding: br", address]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in output:
        sys.exit(f"{address} answered with errors:\n{output}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))  # type: ignore[union-attr]
    return rate, latency(output, "50%"), latency(output, "99%")


def latency(output: str, percentile: str) -> float:
    value, unit = re.search(rf"{percentile}\s+([\d.]+)(us|ms|s)", output).groups()  # type: ignore[union-attr]
    return float(value) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


def fetch(address: str, encoding: str = "br") -> tuple[bytes, str]:
    request = urllib.request.Request(address, headers={"Accept-Encoding": encoding})  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return answer.read(), answer.headers.get("ETag", "")


def warm_up(address: str) -> tuple[bytes, list[tuple[str, str]]]:
    """Ask until every worker has surely made the page; the answer and the headers that the application gave it."""
    for _ in range(40):
        fetch(address)
    request = urllib.request.Request(address, headers={"Accept-Encoding": "br"})  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return answer.read(), [item for item in answer.headers.items() if item[0].lower() not in OWN_HEADERS]


def weigh_again(address: str, page: str) -> None:
    """What a repeat visit costs, which asks whether the page has changed; bench/visit.py weighs the first."""
    request = urllib.request.Request(address + page, headers={"If-None-Match": fetch(address + page)[1]})  # noqa: S310
    try:
        urllib.request.urlopen(request)  # noqa: S310
        print("Repeat visit: the whole page again")
    except urllib.error.HTTPError as answer:
        print(f"Repeat visit: 1 request, answered {answer.code} with {len(answer.read())} bytes of body")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--page", default="/en/vira/2")
    arguments = parser.parse_args()
    for tool in ("wrk", "nginx"):
        if not (shutil.which(tool) or shutil.which(f"/usr/sbin/{tool}")):
            sys.exit(f"{tool} is missing (Debian: apt install wrk nginx-light)")

    folder = Path(tempfile.mkdtemp(prefix="renons-bench-"))
    folder.chmod(0o755)  # nginx reads the page as another user
    (folder / "hello.py").write_text(HELLO)
    (folder / "same.py").write_text(SAME_BYTES)
    results = {}
    port = free_port()
    site = f"http://127.0.0.1:{port}"
    with running([sys.executable, "app.py", "serve", "--port", str(port)], f"{site}/en/", HOME) as started:
        print(f"Start to first answer: {started:.2f} s (budget: 1.5 s)")
        body, headers = warm_up(site + arguments.page)
        (folder / "page.br").write_bytes(body)
        (folder / "headers.json").write_text(json.dumps(headers))
        results["the site"] = measure(site + arguments.page, arguments.seconds)
        weigh_again(site, arguments.page)
    granian = [str(Path(sys.executable).with_name("granian")), "--interface", "wsgi", "--workers", "2", "--no-log"]
    for name, module in (("same server, bare hello", "hello"), ("same server, same bytes", "same")):
        port = free_port()
        address = f"http://127.0.0.1:{port}/"
        with running([*granian, "--port", str(port), f"{module}:app"], address, folder):
            results[name] = measure(address, arguments.seconds)
    port = free_port()
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, port=port))
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    address = f"http://127.0.0.1:{port}/page"
    with running([nginx, "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")], address, folder):
        results["nginx, same bytes"] = measure(address, arguments.seconds)
    shutil.rmtree(folder)

    rate = results["the site"][0]
    print(f"\n{'':<26}{'requests/s':>12}{'p50 ms':>9}{'p99 ms':>9}{'site / this':>13}")
    for name, (requests, p50, p99) in results.items():
        print(f"{name:<26}{requests:>12,.0f}{p50:>9.2f}{p99:>9.2f}{rate / requests:>13.2f}")


if __name__ == "__main__":
    main()
