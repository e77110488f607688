"""Serves the site: granian with its workers, on an address that is free."""

import socket
import sys
from pathlib import Path

from granian import Granian
from granian.constants import Interfaces


def check_free(host: str, port: int) -> None:
    """Stop with one line if the address cannot be served on."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            sys.exit(f"Cannot serve on {host}:{port}: {problem.strerror}. Choose another with --port or --host.")


def serve_until_stopped(factory: str, home: Path, host: str, port: int, workers: int) -> None:
    Granian(
        factory,
        address=host,
        port=port,
        interface=Interfaces.WSGI,
        factory=True,
        workers=workers,
        respawn_failed_workers=True,
        log_enabled=False,
        working_dir=home,
    ).serve()
