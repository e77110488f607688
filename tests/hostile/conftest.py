"""What hostile tests share: the ground that they attack, and a server that is ready for them."""

import time
from random import randrange
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from flask import Flask

from tests.hostile.ground import Ground, survey
from web.site import Site

USUAL = 20261118
IN_A_ROW = 20  # answers of a server whose workers are all ready


@pytest.fixture(scope="session")
def ground(app: Flask, site: Site) -> Ground:
    return survey(app, site)


@pytest.fixture(scope="session")
def seed(pytestconfig: pytest.Config, hard: bool) -> int:
    """What requests are drawn from: what --seed says; without it always the same, with --hard never twice."""
    told = pytestconfig.getoption("--seed")
    return told if told is not None else randrange(10**9) if hard else USUAL  # noqa: S311


@pytest.fixture(scope="session")
def port(server: str) -> int:
    """Of a server whose search is ready, so that none of its answers is a plea for patience."""
    deadline, ready = time.monotonic() + 60, 0
    while time.monotonic() < deadline:
        ready = ready + 1 if is_ready(server) else 0
        if ready == IN_A_ROW:
            return int(urlsplit(server).port or 0)
        time.sleep(0 if ready else 0.1)
    pytest.fail(f"the search of {server} is not ready within a minute")


def is_ready(server: str) -> bool:
    """Whether whichever worker is asked has what the search finds, and what is heard, which comes after it."""
    try:
        urlopen(f"{server}/en/heard.json?q=someone+revoked").close()
    except OSError:
        return False
    return True
