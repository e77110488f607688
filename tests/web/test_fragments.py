"""What htmx gets and what a reader gets: the body depends on the headers alone, never on who asked before."""

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from app import create_app
from web.games import GAMES

WHOLE: list[dict[str, str]] = [
    {},
    {"HX-Request": "true", "HX-History-Restore-Request": "true"},
    {"HX-Request": "true", "HX-History-Restore-Request": "true", "HX-Target": "result"},
    {"HX-Target": "result"},
    {"HX-Request": "false", "HX-Target": "depending"},
]
BLOCKS: list[dict[str, str]] = [
    {"HX-Request": "true"},
    {"HX-Request": "true", "HX-Target": "desk"},
    {"HX-Request": "true", "HX-Target": "result"},
    {"HX-Request": "true", "HX-Target": "depending"},
]


def addresses(every: bool) -> Iterator[str]:
    """Whatever htmx asks for: topics of both kinds before and after an answer, the quiz, the search."""
    for name, shown in GAMES.items():
        topics = [topic for at_once in (True, False) for topic in shown.game.topics if bool(topic.at_once) is at_once]
        for topic in topics if every else (*topics[:2], *topics[-2:]):
            yield f"/en/desk/{name}/{topic.name}"
            yield f"/en/desk/{name}/{topic.name}?no_such_fact=1"
        family = shown.shelf.families[0].name
        yield f"/en/quiz/{name}/{family}/4711"
        yield f"/en/quiz/{name}/{family}/4711?no_such_part=1"
    yield from ("/en/desk/bridge/imps?ours=620&team_mates=-170", "/en/desk/bridge/revoke?able=yes")
    yield from ("/en/search?q=revoke", "/sv/search?q=beka&at=vira", "/en/search")


def ask(client: FlaskClient, address: str, headers: dict[str, str]) -> tuple[int, str, str | None]:
    response = client.get(address, headers=headers)
    return response.status_code, response.text, response.headers.get("HX-Replace-Url")


def test_the_body_depends_on_the_headers_alone(hard: bool) -> None:
    """Three sites: nothing kept before, pages asked for first, blocks asked for first."""
    clients = [create_app().test_client() for _ in range(2)]
    kinds = WHOLE + BLOCKS
    for address in addresses(hard):
        first = [ask(clients[0], address, headers) for headers in kinds]
        last = [ask(clients[1], address, headers) for headers in reversed(kinds)][::-1]
        again = [ask(clients[0], address, headers) for headers in kinds]
        assert first == last == again, address
        assert len({body for _, body, _ in first[: len(WHOLE)]}) == 1, address
        assert all("<html" in body for _, body, _ in first[: len(WHOLE)]), address
        assert not any("<html" in body for _, body, _ in first[len(WHOLE) :]), address
        assert not any(replaced for *_, replaced in first[: len(WHOLE)]), address


@pytest.mark.parametrize("address", ["/en/desk/bridge/imps?ours=620&team_mates=-170", "/en/quiz/bridge/revoke/4711"])
def test_going_back_brings_the_whole_page(client: FlaskClient, address: str) -> None:
    back = client.get(address, headers={"HX-Request": "true", "HX-History-Restore-Request": "true"})
    assert all(part in back.text for part in ("<header", "<main", "<footer"))
    assert "HX-History-Restore-Request" in back.headers["Vary"]
