"""What is kept in memory: made once, bounded with its keys, and only what its address decides."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import Client, run_wsgi_app
from werkzeug.test import create_environ as environ_of

from app import create_app
from web.answer.keep import PASSING, KeptPages
from web.answer.store import weigh
from web.place import Place
from web.site import Site

CROWD = 100


class Counting:
    """An application that counts how often it is asked, takes its time, and fails as often as it is told to."""

    def __init__(self, kind: str = "public", failures: int = 0, size: int = 5000) -> None:
        self.asked = 0
        self.kind = kind
        self.failures = failures
        self.size = size

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        self.asked += 1
        sum(range(300_000))  # long enough for others to come
        if self.asked <= self.failures:
            raise ZeroDivisionError
        if self.kind == "passing":
            environ[PASSING] = True
        headers = [("Content-Type", "text/html"), ("Cache-Control", self.kind if self.kind == "public" else "no-store")]
        start_response("200 OK", headers)
        return [environ["PATH_INFO"].encode() * (self.size // len(environ["PATH_INFO"]))]


def ask_at_once(kept: KeptPages, address: str) -> list[str]:
    """The statuses that a crowd gets, or what was raised."""
    together = Barrier(CROWD)

    def ask(_: int) -> str:
        together.wait()
        try:
            return run_wsgi_app(kept, environ_of(address), buffered=True)[1]
        except ZeroDivisionError:
            return "failed"

    with ThreadPoolExecutor(CROWD) as pool:
        return list(pool.map(ask, range(CROWD)))


@pytest.mark.parametrize("kind", ["public", "passing"])
def test_a_crowd_that_asks_for_one_page_has_it_made_once(kind: str) -> None:
    app = Counting(kind)
    assert set(ask_at_once(KeptPages(app), "/page?q=1")) == {"200 OK"}
    assert app.asked == 1


def test_a_page_that_fails_at_first_is_made_by_the_next_who_waits() -> None:
    app = Counting(failures=3)
    assert sorted(ask_at_once(KeptPages(app), "/page")) == ["200 OK"] * (CROWD - 3) + ["failed"] * 3
    assert app.asked == 4


def test_the_real_site_map_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[str]()
    places = Site.places
    monkeypatch.setattr(Site, "places", lambda site: made.append("") or places(site))
    assert set(ask_at_once(create_app().wsgi_app, "/sitemap.xml")) == {"200 OK"}  # type: ignore[arg-type]
    assert len(made) == 1


@pytest.fixture
def fresh() -> tuple[FlaskClient, KeptPages]:
    app = create_app()
    return app.test_client(), app.wsgi_app  # type: ignore[return-value]


def test_only_the_site_s_own_addresses_are_kept_as_pages(fresh: tuple[FlaskClient, KeptPages], site: Site) -> None:
    client, kept = fresh
    for number in range(20):
        assert client.get(f"/en/vira/7?fbclid={number}").status_code == 200
        assert client.get(f"/en/vira/7?text=both&x={number}").status_code == 200
        assert client.get(f"/en/vira/7.{number + 3}").status_code == 404
        for file in ("/robots.txt", "/sitemap.xml", "/en/opensearch.xml", site.asset("site.css")):
            assert client.get(f"{file}?{number}").status_code == 301
        client.get(f"/?{number}")
    assert kept.count == 0
    client.get("/en/vira/7?text=both")
    client.get("/en/vira/7")
    assert list(kept.pages.answers) == [("/en/vira/7", "text=both", None), ("/en/vira/7", "", None)]


def test_what_the_address_alone_decides_is_kept_for_a_while(fresh: tuple[FlaskClient, KeptPages]) -> None:
    client, kept = fresh
    addresses = [
        *("/en/search?q=revoke", "/en/search.json?q=revoke", "/en/desk/bridge/revoke?able=yes"),
        *("/en/desk/bridge/revoke?able=perhaps", "/en/desk/bridge/revoke.json", "/en/quiz/bridge/revoke/4711"),
        "/en/quiz/bridge/revoke/4711.json",
    ]
    for number, address in enumerate(addresses, start=1):
        assert client.get(address).headers["Cache-Control"] == "no-store"
        assert (len(kept.pages), len(kept.passing)) == (0, number), address


def test_what_chance_the_reader_or_an_error_decides_is_not_kept(fresh: tuple[FlaskClient, KeptPages]) -> None:
    client, kept = fresh
    picked = {client.get("/en/quiz/bridge/revoke/").location for _ in range(10)}
    assert len(picked) > 1
    assert client.get("/", headers={"Accept-Language": "hu"}).location == "/hu/"
    assert client.get("/", headers={"Accept-Language": "cs"}).location == "/cs/"
    client.set_cookie("ui", "sv")
    assert client.get("/").location == "/sv/"
    for address in ("/en/quiz/bridge/revoke/x", "/en/desk/bridge/nothing", "/en/search?q=64A1", "/en/vira/99"):
        client.get(address)
    assert kept.count == 0


def test_an_error_while_a_passing_answer_is_made_is_not_kept(
    fresh: tuple[FlaskClient, KeptPages], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, kept = fresh
    with monkeypatch.context() as broken:
        broken.setattr("web.search.read_asked", lambda _: 1 / 0)
        assert client.get("/en/search?q=revoke").status_code == 500
    assert kept.count == 0
    assert client.get("/en/search?q=revoke").status_code == 200


def test_kept_pages_stay_within_their_bound(app: Flask, bare: Client, site: Site, places: list[Place]) -> None:
    kept = KeptPages(bare.application, limit=60_000)
    for place in places[:60]:
        assert run_wsgi_app(kept, environ_of(site.page(place)))[1] == "200 OK"
        assert kept.size <= 60_000
    assert 1 < kept.count < 60
    assert kept.size == sum(weigh(*one) for one in kept.pages.answers.items())
    assert app.test_client().get("/en/").data == Client(kept).get("/en/").data


def test_addresses_weigh_too() -> None:
    kept = KeptPages(Counting(size=10), limit=100_000)
    for number in range(40):
        run_wsgi_app(kept, environ_of(f"/{number}?{'x' * 8000}"))
    assert kept.count <= 100_000 // 8000


def test_what_was_asked_for_last_stays() -> None:
    kept = KeptPages(app := Counting(size=10), limit=30_000)
    for number in range(50):
        run_wsgi_app(kept, environ_of(f"/{number}"))
        run_wsgi_app(kept, environ_of("/popular"))
    assert app.asked == 51
    assert kept.count < 20


def test_no_plain_copy_is_kept(fresh: tuple[FlaskClient, KeptPages]) -> None:
    client, kept = fresh
    plain = client.get("/en/vira/2").data
    assert client.get("/en/vira/2").data == plain
    (page,) = kept.pages.answers.values()
    assert list(page.bodies) == ["br"]
    client.get("/en/vira/2", headers={"Accept-Encoding": "gzip"})
    (page,) = kept.pages.answers.values()
    assert list(page.bodies) == ["br", "gzip"]
    assert page.size < len(plain)


@pytest.mark.parametrize(
    ("address", "language"),
    [("/sv/search?q=" + "a" * 9000, "sv"), ("/hu/" + "7." * 5000, "hu"), ("/" + "x" * 5000, "en")],
)
def test_an_address_that_is_too_long_is_refused_in_the_reader_s_language(
    client: FlaskClient, address: str, language: str
) -> None:
    response = client.get(address)
    assert response.status_code == 414
    assert f'<html lang="{language}"' in response.text
    assert "xxx" not in response.text
    assert client.get(address.replace("search?", "search.json?")).status_code == 414
    assert client.post(address).status_code == 414


def test_of_long_headers_only_the_beginning_is_read(app: Flask) -> None:
    client = app.test_client(use_cookies=False)
    early, late = "hu" + ",xx" * 100_000, "xx," * 100_000 + "hu"
    assert client.get("/", headers={"Accept-Language": early}).location == "/hu/"
    assert client.get("/", headers={"Accept-Language": late}).location == "/en/"
    assert client.get("/", headers={"Cookie": "ui=hu" + "; a=1" * 100_000}).location == "/hu/"
    assert client.get("/", headers={"Cookie": "a=1; " * 100_000 + "ui=hu"}).location == "/en/"
    tag = client.get("/en/vira/7").headers["ETag"]
    assert client.get("/en/vira/7", headers={"If-None-Match": '"x",' * 100_000 + tag}).status_code == 200
