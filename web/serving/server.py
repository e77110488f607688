"""Serves the site: granian with its workers, on an address that is free, until it is stopped."""

import argparse
import os
import signal
import socket
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from granian import Granian
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels

from web.serving.listener import open_doors, serve_at
from web.serving.worker import be_stoppable

CONNECTIONS = 8192  # a worker, those that say nothing included
SPARE_FILES = 256  # what a worker opens beside its connections
HEAD = HTTP1Settings(header_read_timeout=5000, max_buffer_size=64 * 1024)  # milliseconds, also from answer to request
THREADS = 4  # a worker; more would only wait for each other, fewer for one dear request
STOPPING = 5  # seconds that running requests have when the site is stopped
HOPELESS = 10  # seconds: a server that lived shorter would only die again
TO_STDERR = {name: {"class": "logging.StreamHandler", "formatter": "generic"} for name in ("console", "access")}


def find_address(host: str, port: int) -> str:
    """The address to serve on; the end, with one line, if that cannot be."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            sys.exit(f"Cannot serve on {host}:{port}: {problem.strerror}. Choose another with --port or --host.")
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve_until_stopped(factory: str, home: Path, arguments: argparse.Namespace) -> None:
    """Serve; should the workers die faster than they are replaced, start again, unless that has just been tried."""
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=be_stoppable)  # from the first moment on
    connections = min(CONNECTIONS, raise_file_limit() - SPARE_FILES)
    doors = open_doors(
        arguments.host, arguments.port, CONNECTIONS, arguments.workers
    )  # also from one start to the next
    while not serve_once(Granian(factory, working_dir=home, **settings(arguments, connections)), doors):
        print("The workers died twice in a row; the site is started again.", file=sys.stderr, flush=True)


def serve_once(server: Any, doors: list[Any]) -> bool:
    """Serve; whether the site was told to stop, and did not just lose its workers."""
    born = time.monotonic()
    try:
        server.serve(spawn_target=partial(serve_at, doors))
    except SystemExit:
        be_stoppable_again()
        if server.interrupt_signal:  # and workers that heard it too were gone before it stopped them
            return True
        if time.monotonic() - born < HOPELESS:
            sys.exit("The site cannot be served: its workers die as soon as they start; why is said above.")
        return False
    return True


def be_stoppable_again() -> None:
    """The handlers of a server that is gone would keep to themselves what is said to us until there is another."""
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, signal.SIG_DFL)


def settings(arguments: argparse.Namespace, connections: int) -> dict[str, Any]:
    return {
        "address": arguments.host,
        "port": arguments.port,
        "interface": Interfaces.WSGI,
        "factory": True,
        "workers": arguments.workers,
        "blocking_threads": THREADS,
        "respawn_failed_workers": True,
        "workers_kill_timeout": STOPPING,
        "http": HTTPModes.http1,  # with the other at hand, a connection that says nothing would never be closed
        "http1_settings": HEAD,
        "backlog": CONNECTIONS,
        "backpressure": connections,
        "log_level": LogLevels.error,
        "log_dictconfig": {"handlers": TO_STDERR},
    }


def raise_file_limit() -> int:
    """Let every worker have as many open files as the system allows, and say how many."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # Windows knows no such limit
        return CONNECTIONS + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + SPARE_FILES
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    return max(soft, most)
