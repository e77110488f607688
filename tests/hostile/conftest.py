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
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            urlopen(
                f"{server}/en/heard.json?q=someone+revoked"
            ).close()  # comes with what the search finds, or after it
            return int(urlsplit(server).port or 0)
        except OSError:
            time.sleep(0.1)
    pytest.fail(f"the search of {server} is not ready within a minute")
