"""Where readers are sent on to: a path below the site's root, whatever host a request names."""

import pytest
from flask.testing import FlaskClient

from app import create_app
from web.place import Addresses

HOSTS = [
    "rules.example",
    "evil.example",
    "evil.example:99999",
    "",
    "evil.example/path",
    "[::1",
    "a b",
    "user@evil.example",
]
REDIRECTIONS = {
    "/": 302,
    "/en": 308,
    "/en/vira": 308,
    "/r/vira": 308,
    "/en//vira/7": 308,
    "/en/vira?text=both": 308,
    "/r/vira/": 302,
    "/r/vira/7.2": 302,
    "/r/bridge/dictionary": 302,
    "/en/vira/7.2.": 301,
    "/en/vira/7.2..json": 301,
    "/en/search?q=64A1": 302,
    "/en/quiz/bridge/revoke": 308,
    "/en/quiz/bridge/revoke/": 302,
    "/en/desk/bridge": 308,
    "/en/desk/ulti/readings?x=1": 302,
    "/robots.txt?x": 301,
    "/sitemap.xml?x": 301,
    "/en/opensearch.xml?x": 301,
    "/static/any.css?x": 301,
}
NOWHERE = ["/favicon.ico", "/.well-known/acme", "/xx", "/xx/vira", "//evil.example", "/evil.example//x"]


@pytest.fixture(scope="module")
def club() -> FlaskClient:
    return create_app(Addresses("https://rules.example/club")).test_client()


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("address", REDIRECTIONS)
def test_redirections_stay_below_the_root(club: FlaskClient, address: str, host: str) -> None:
    response = club.get(address, headers={"Host": host, "X-Forwarded-Host": "evil.example"})
    assert response.status_code == REDIRECTIONS[address]
    assert response.headers["Location"].startswith("/club/")
    assert "//" not in response.headers["Location"]
    assert "evil" not in response.text


def test_the_slash_that_is_added_leaves_the_rest(club: FlaskClient) -> None:
    assert club.get("/en/vira?text=both").location == "/club/en/vira/?text=both"
    assert club.get("/robots.txt?x").location == "/club/robots.txt"


@pytest.mark.parametrize("address", NOWHERE)
def test_what_is_in_no_language_is_not_found_at_once(club: FlaskClient, address: str) -> None:
    response = club.get(address, environ_overrides={"PATH_INFO": address})
    assert (response.status_code, response.location) == (404, None)
