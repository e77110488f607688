"""Repeated views, assets and methods; and hostile input never causes more than a polite refusal."""

from urllib.parse import quote

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import Client

from app import create_app
from web.site import Site

READING = {"GET", "HEAD", "OPTIONS"}
POLITE = {200, 301, 302, 308, 400, 404, 414}


def test_a_repeat_view_answers_304(client: FlaskClient) -> None:
    for address in ("/en/vira/7", "/en/vira/7?text=both", "/en/vira/7.json", "/sitemap.xml"):
        first = client.get(address)
        again = client.get(address, headers={"If-None-Match": first.headers["ETag"]})
        assert again.status_code == 304
        assert again.data == b""
        assert again.headers["ETag"] == first.headers["ETag"]
        assert client.get(address, headers={"If-None-Match": 'W/"other"'}).status_code == 200


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


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "TRACE"])
def test_pages_can_only_be_read(app: Flask, client: FlaskClient, method: str) -> None:
    """Every route there is; one without methods of its own would take any."""
    takes = {route.rule: route.methods or {method} for route in app.url_map.iter_rules()}
    assert len(takes) > 30
    assert {route: methods for route, methods in takes.items() if methods - READING} == {}
    response = client.open("/en/vira/7", method=method)
    assert response.status_code == 405
    assert "GET" in response.headers["Allow"]


OF_PROXIES = {
    "Forwarded": "for=203.0.113.9;host=evil.example;proto=https",
    "X-Forwarded-For": "203.0.113.9",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Port": "444",
    "X-Forwarded-Prefix": "/evil",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-User": "evil",
    "X-HTTP-Method-Override": "TRACE",
    "X-Original-URL": "/en/vira/2",
    "X-Real-IP": "203.0.113.9",
    "X-Rewrite-URL": "/en/vira/2",
    "X-Script-Name": "/evil",
    "X-User-ID": "evil",
}


@pytest.mark.parametrize(
    "address",
    [
        *("/", "/en", "/en/vira/7", "/en/vira/7.json", "/r/vira/7.2", "/sitemap.xml", "/robots.txt", "/nowhere"),
        *("/en/search?q=revoke", "/en/search?q=64A1", "/en/search.json?q=revoke", "/en/opensearch.xml"),
        *("/en/desk/bridge/revoke.json?able=yes", "/en/quiz/bridge/revoke-tricks/17", "/health", "/metrics"),
    ],
)
def test_headers_of_proxies_change_no_answer(bare: Client, address: str) -> None:
    plain, forwarded = (bare.get(address, headers=headers) for headers in ({}, OF_PROXIES))
    assert plain.status_code != 500
    assert (forwarded.status_code, forwarded.data) == (plain.status_code, plain.data)
    assert sorted(forwarded.headers) == sorted(plain.headers)


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
