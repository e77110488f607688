"""Headers, cookies, caching and compression; and hostile input never causes more than a polite refusal."""

import gzip
from urllib.parse import quote

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from app import create_app
from web.answer.keep import KeptPages
from web.place import Place
from web.site import Site

POLITE = {200, 301, 302, 308, 400, 404}


def test_every_answer_has_the_safety_headers(client: FlaskClient) -> None:
    for address in ("/", "/en/", "/en/vira/7", "/en/vira/7.json", "/r/vira/7.2", "/nowhere", "/en/vira/7?text=x"):
        headers = client.get(address).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy, address
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert "Set-Cookie" not in headers


def test_a_repeat_view_answers_304(client: FlaskClient) -> None:
    for address in ("/en/vira/7", "/en/vira/7?text=both", "/en/vira/7.json", "/sitemap.xml"):
        first = client.get(address)
        again = client.get(address, headers={"If-None-Match": first.headers["ETag"]})
        assert again.status_code == 304
        assert again.data == b""
        assert again.headers["ETag"] == first.headers["ETag"]
        assert client.get(address, headers={"If-None-Match": 'W/"other"'}).status_code == 200


def test_pages_come_compressed_as_the_browser_likes(client: FlaskClient) -> None:
    plain = client.get("/en/vira/2")
    small = client.get("/en/vira/2", headers={"Accept-Encoding": "gzip, deflate, br"})
    older = client.get("/en/vira/2", headers={"Accept-Encoding": "gzip"})
    assert small.headers["Content-Encoding"] == "br"
    assert older.headers["Content-Encoding"] == "gzip"
    assert brotli.decompress(small.data) == gzip.decompress(older.data) == plain.data
    assert len(small.data) < len(older.data) < len(plain.data)
    assert "Accept-Encoding" in plain.headers["Vary"]


def test_head_has_the_headers_and_no_body(client: FlaskClient) -> None:
    head, get = client.head("/en/vira/7"), client.get("/en/vira/7")
    assert head.status_code == 200
    assert head.data == b""
    assert head.headers["Content-Length"] == get.headers["Content-Length"] == str(len(get.data))


def test_assets_are_named_by_their_hash_and_kept_for_ever(client: FlaskClient, site: Site) -> None:
    for name, asset in site.assets.items():
        response = client.get(site.asset(name))
        assert response.data == asset.body
        assert "immutable" in response.headers["Cache-Control"]
        assert client.get(f"/static/{name}").status_code == 404


def test_only_the_site_s_own_addresses_are_kept() -> None:
    app = create_app()
    client = app.test_client()
    kept: KeptPages = app.wsgi_app  # type: ignore[assignment]
    for number in range(20):
        assert client.get(f"/en/vira/7?fbclid={number}").status_code == 200
        assert client.get(f"/en/vira/7?text=both&x={number}").status_code == 200
        assert client.get(f"/en/vira/7.{number + 3}").status_code == 404
    assert not kept.pages
    client.get("/en/vira/7?text=both")
    client.get("/en/vira/7")
    assert len(kept.pages) == 2


def test_kept_pages_stay_within_their_bound(app: Flask, site: Site, places: list[Place]) -> None:
    kept = KeptPages(create_app().wsgi_app.app, limit=200_000)  # type: ignore[attr-defined]
    small = Flask("small")
    small.wsgi_app = kept  # type: ignore[method-assign]
    client = small.test_client()
    for place in places[:60]:
        assert client.get(site.page(place)).status_code == 200
        assert kept.size <= 200_000 or len(kept.pages) == 1
    assert kept.size == sum(page.size for page in kept.pages.values())
    assert app.test_client().get("/en/").data == client.get("/en/").data


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_pages_can_only_be_read(client: FlaskClient, method: str) -> None:
    response = client.open("/en/vira/7", method=method)
    assert response.status_code == 405
    assert "GET" in response.headers["Allow"]


def test_an_error_of_ours_is_a_polite_page_and_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app()
    monkeypatch.setattr("web.reader.pages.chosen_text", lambda _: 1 / 0)
    response = app.test_client().get("/sv/vira/7")
    assert response.status_code == 500
    assert "ZeroDivisionError" not in response.text
    assert '<html lang="sv"' in response.text
    assert "/sv/vira/7 failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize(
    "address",
    [
        "/en/vira/../../etc/passwd",
        "/en/vira/%2e%2e%2f%2e%2e%2fapp.py",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/en/vira/7%00",
        "/en/vira/%ff%fe",
        "/en/<script>alert(1)</script>/",
        "/en/vira/<script>alert(1)</script>",
        "/xx/vira/7",
        "/en/poker/7",
        "/r/poker/7",
        "/r/vira/99",
        "/en/vira/" + "7." * 5000,
        "/en/vira/7?text=" + "x" * 20000,
        "/en/vira/7?text=%ff",
        "/en/vira/7?text[]=both",
        "/en/vira/７.２",
        "/en/vira/²",
    ],
)
def test_hostile_addresses_get_a_polite_refusal(client: FlaskClient, address: str) -> None:
    response = client.get(address)
    assert response.status_code in POLITE
    assert "<script>alert" not in response.text


@given(
    label=st.text(max_size=200), ui=st.sampled_from(["en", "hu", "xx", ""]), suffix=st.sampled_from(["", ".json", "/"])
)
def test_any_label_is_answered(app: Flask, label: str, ui: str, suffix: str) -> None:
    path = quote(label.encode("utf-8", "surrogatepass"))
    for address in (f"/{ui}/vira/{path}{suffix}", f"/r/vira/{path}"):
        assert app.test_client().get(address).status_code in POLITE, address


@given(ui=st.text(min_size=1, max_size=40), book=st.text(max_size=40))
def test_any_language_and_book_is_answered(app: Flask, ui: str, book: str) -> None:
    parts = [quote(part.encode("utf-8", "surrogatepass")) for part in (ui, book)]
    assert app.test_client().get(f"/{parts[0]}/{parts[1]}/7").status_code in POLITE


@given(query=st.text(max_size=300), cookie=st.text(alphabet=st.characters(min_codepoint=33, max_codepoint=126)))
def test_any_query_and_cookie_is_answered(app: Flask, query: str, cookie: str) -> None:
    client = app.test_client(use_cookies=False)
    encoded = quote(query.encode("utf-8", "surrogatepass"), safe="=&?[]")
    headers = {"Cookie": f"ui={cookie}", "Accept-Language": cookie, "Accept-Encoding": cookie, "If-None-Match": cookie}
    for address in (f"/en/vira/7?{encoded}", f"/en/vira/7?text={encoded}", f"/?{encoded}"):
        assert client.get(address, headers=headers).status_code in POLITE
