"""The headers of every kind of answer, word for word: a header that is lost or weakened is noticed."""

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app import create_app
from web.place import Addresses
from web.site import Site

SAFE = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
    "Referrer-Policy": "same-origin",
    "Server": "Renons",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HTML, JSON = {"Content-Type": "text/html; charset=utf-8"}, {"Content-Type": "application/json"}
TEXT, XML = {"Content-Type": "text/plain; charset=utf-8"}, {"Content-Type": "application/xml; charset=utf-8"}
FRESH = {"Cache-Control": "public, max-age=0, stale-while-revalidate=86400", "Vary": "Accept-Encoding", "ETag": "…"}
FOREVER = FRESH | {"Cache-Control": "public, max-age=31536000, immutable"}
PASSING = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
SWAPPED = PASSING | {"Vary": "HX-Request, HX-History-Restore-Request, Accept-Encoding"}
SWAPPED_PARTLY = PASSING | {"Vary": "HX-Request, HX-History-Restore-Request, HX-Target, Accept-Encoding"}
BY_LANGUAGE = {"Cache-Control": "private, no-cache", "Vary": "Accept-Language, Cookie, Accept-Encoding"}

KINDS = [
    ("GET", "/en/vira/7", 200, HTML | FRESH),
    ("GET", "/en/vira/7.json", 200, JSON | FRESH),
    ("GET", "/robots.txt", 200, TEXT | FRESH),
    ("GET", "/sitemap.xml", 200, XML | FRESH),
    (
        *("GET", "/en/opensearch.xml", 200),
        {"Content-Type": "application/opensearchdescription+xml; charset=utf-8"} | FRESH,
    ),
    ("GET", "/en/vira/7?x=1", 200, HTML | PASSING),
    ("GET", "/en/search?q=revoke", 200, HTML | SWAPPED),
    ("GET", "/en/search.json?q=revoke", 200, JSON | PASSING),
    ("GET", "/en/desk/bridge/revoke?able=yes", 200, HTML | SWAPPED_PARTLY),
    ("GET", "/en/desk/bridge/revoke?able=perhaps", 422, HTML | SWAPPED_PARTLY),
    ("GET", "/en/quiz/bridge/revoke/4711", 200, HTML | SWAPPED),
    ("GET", "/", 302, HTML | BY_LANGUAGE | {"Location": "/en/"}),
    ("GET", "/r/vira/7.2", 302, HTML | BY_LANGUAGE | {"Location": "/en/vira/7.2"}),
    ("GET", "/en/vira/7.2.", 301, HTML | PASSING | {"Location": "/en/vira/7.2"}),
    ("GET", "/en/search?q=64A1", 302, HTML | SWAPPED | {"Location": "/en/bridge/64#p-64A1"}),
    ("GET", "/en/vira", 308, HTML | PASSING | {"Location": "/en/vira/"}),
    ("GET", "/en/vira/7?text=x", 400, HTML | PASSING),
    ("GET", "/en/nowhere/", 404, HTML | PASSING),
    ("GET", "/en/vira/99.json", 404, JSON | PASSING),
    ("POST", "/en/vira/7", 405, HTML | PASSING | {"Allow": "GET, HEAD, OPTIONS"}),
    ("POST", "/en/search.json", 405, JSON | PASSING | {"Allow": "GET, HEAD, OPTIONS"}),
    ("OPTIONS", "/en/vira/7", 200, HTML | PASSING | {"Allow": "GET, HEAD, OPTIONS"}),
    ("GET", "/en/search?q=" + "a" * 9000, 414, HTML | PASSING),
]


def headers_of(response: TestResponse) -> dict[str, str]:
    """Every header by its name; one that comes twice stands in one line with both its values."""
    headers = {name: " AND ".join(response.headers.getlist(name)) for name, _ in response.headers}
    headers.pop("Content-Length", None)
    if "Allow" in headers:
        headers["Allow"] = ", ".join(sorted(headers["Allow"].split(", ")))
    return headers | ({"ETag": "…"} if "ETag" in headers else {})


@pytest.mark.parametrize(("method", "address", "status", "expected"), KINDS)
def test_headers_are_these_and_no_others(
    client: FlaskClient, method: str, address: str, status: int, expected: dict[str, str]
) -> None:
    for _ in range(2):  # made, and kept if it is
        response = client.open(address, method=method)
        assert (response.status_code, headers_of(response)) == (status, SAFE | expected)


def test_the_headers_of_assets_and_of_what_has_not_changed(client: FlaskClient, site: Site) -> None:
    asset = client.get(site.asset("site.css"))
    assert headers_of(asset) == SAFE | FOREVER | {"Content-Type": "text/css; charset=utf-8"}
    tag = client.get("/en/vira/7").headers["ETag"]
    for sent in (tag, tag.removeprefix("W/"), f'"other", {tag}'):
        unchanged = client.get("/en/vira/7", headers={"If-None-Match": sent})
        assert (unchanged.status_code, headers_of(unchanged)) == (304, SAFE | FRESH)


def test_a_site_on_https_stays_on_https() -> None:
    client = create_app(Addresses("https://club.example")).test_client()
    only_https = {"Strict-Transport-Security": "max-age=31536000"}
    for address in ("/en/vira/7", "/", "/nowhere", "/en", "/robots.txt"):
        assert only_https.items() <= headers_of(client.get(address)).items(), address
    assert only_https.items() <= headers_of(client.post("/en/")).items()


def test_an_error_of_ours_has_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.reader.pages.chosen_text", lambda _: 1 / 0)
    response = create_app().test_client().get("/en/vira/7")
    named = {"X-Request-ID": response.headers["X-Request-ID"]}
    assert (response.status_code, headers_of(response)) == (500, SAFE | HTML | PASSING | named)
