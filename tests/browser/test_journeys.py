"""What readers come for, and how far they have to go: by touch on a phone, by keyboard, and without JavaScript."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.journey import KEYS, LAPTOP, PHONE, PLAIN, WAYS, Journey

pytestmark = pytest.mark.browser

REVOKE = {"able": "yes", "revoker": "defender", "since": "played", "also": "", "winner": "partner"}


@pytest.fixture(params=WAYS)
def reader(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Journey]:
    with_keys, plain = request.param == KEYS, request.param == PLAIN
    context = browser.new_context(
        base_url=server,
        viewport=LAPTOP if with_keys else PHONE,  # type: ignore[arg-type]
        has_touch=not with_keys,
        java_script_enabled=not plain,
    )
    context.set_default_timeout(10_000)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield Journey(context.new_page(), request.param)
    context.close()


def rule_on_a_revoke(reader: Journey) -> None:
    """A defender revoked, play went on, and the defender's partner won the trick."""
    for name, value in REVOKE.items():
        reader.answer(name, value)
    reader.sees(reader.page.get_by_text(re.compile("1 trick is transferred|Transfer 1 trick")).first)


def test_a_bridge_player_gets_the_ruling_on_a_revoke_by_browsing(reader: Journey) -> None:
    reader.start("/en/")
    reader.follow("/en/desk/bridge/")
    reader.follow("/en/desk/bridge/revoke")
    rule_on_a_revoke(reader)
    reader.tell("Bridge player: someone revoked, browsing", 8, 1.5)


def test_a_bridge_player_gets_the_ruling_on_a_revoke_by_saying_so(reader: Journey) -> None:
    reader.start("/en/")
    reader.ask("someone revoked")
    reader.follow("/en/desk/bridge/revoke")
    rule_on_a_revoke(reader)
    reader.tell("Bridge player: someone revoked, typing", 8, 0.5)


def test_a_director_opens_a_law_by_its_number_and_enter(reader: Journey) -> None:
    reader.start("/en/bridge/")
    reader.ask("64a1", enter=True)
    reader.sees(reader.page.locator("#p-64A1"))
    reader.tell("Director: 64A1 by number", 2, 0.5)
