"""The flags of serving, each checked as it is read; what is wrong with one is said in one line."""

import os
import re
import socket
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from tempfile import TemporaryDirectory
from typing import NoReturn
from urllib.parse import urlsplit

MOST_WORKERS = 64
ADDRESS, CONTACT, LOG, METRICS = "RENONS_URL", "RENONS_CONTACT", "RENONS_LOG", "RENONS_METRICS"


class Parser(ArgumentParser):
    """Says what is wrong, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help lists the flags)\n")


def add_flags(server: ArgumentParser) -> None:
    add, address = server.add_argument, os.environ.get(ADDRESS)
    add("--host", type=host, default="127.0.0.1", help="an address of this machine; 0.0.0.0 for all that it has")
    add("--port", type=port, default=8000)
    add("--url", type=url, default=address, help=f"the address that readers use, for links that leave (or {ADDRESS})")
    add("--workers", type=workers, default=2, help="processes; one for each core is best")
    add("--log", action="store_true", help="one line of JSON for every request, with nothing personal in it")
    add("--metrics", action="store_true", help="numbers for Prometheus at /metrics")
    add("--contact", type=contact, help="whom to tell of a hole, in /.well-known/security.txt: e-mail or https address")


@contextmanager
def passed_on(arguments: Namespace, here: str) -> Iterator[None]:
    """What workers have to know of the flags stands in the environment that they inherit."""
    with TemporaryDirectory(prefix="renons-") if arguments.metrics else nullcontext("") as folder:
        os.environ[ADDRESS] = arguments.url or here
        os.environ[CONTACT] = arguments.contact or ""
        os.environ[LOG] = "1" if arguments.log else ""
        os.environ[METRICS] = folder
        yield


def host(text: str) -> str:
    """An address of a machine, by number or by name."""
    try:
        return text if ":" in text else socket.gethostbyname(text)
    except OSError as problem:
        raise ArgumentTypeError(f"an address of this machine is needed, not {text!r}") from problem


def port(text: str) -> int:
    return whole_number(text, 65535)


def workers(text: str) -> int:
    return whole_number(text, MOST_WORKERS)


def whole_number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= most):
        raise ArgumentTypeError(f"a number from 1 to {most} is needed, not {text!r}")
    return int(text)


def url(text: str) -> str:
    """An address that links can begin with.

    >>> url("https://rules.example/club")
    'https://rules.example/club'
    """
    if not re.fullmatch(r"https?://[^\s/?#@]+(/[^\s?#]*)?", text) or not is_address(text):
        raise ArgumentTypeError(f"an address like https://rules.example is needed, not {text!r}")
    return text


def is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False


def contact(text: str) -> str:
    """Where to report to, as an address.

    >>> contact("safety@rules.example"), contact("https://rules.example/report")
    ('mailto:safety@rules.example', 'https://rules.example/report')
    """
    if re.fullmatch(r"(mailto:)?[^\s@:/<>\"]+@[^\s@:/<>\"]+", text):
        return f"mailto:{text.removeprefix('mailto:')}"
    if not text.startswith("https://"):
        raise ArgumentTypeError(f"an e-mail address or an https address is needed, not {text!r}")
    return url(text)
