"""Answers come packed as the browser likes, and never in an encoding that it refuses."""

import gzip
import threading
import time

import brotli
import pytest
from flask.testing import FlaskClient

from app import create_app
from web.answer.keep import KeptPages
from web.answer.kept import Answer, make_kept
from web.answer.polish import MOST_WISHES, OFTEN, Polisher
from web.answer.store import Store, weigh
from web.site import Site

UNPACK = {"br": brotli.decompress, "gzip": gzip.decompress, None: lambda body: body}
ACCEPTED = {  # and what may come: None is a plain body, nothing at all a refusal
    "": {None},
    "br": {"br"},
    "gzip": {"gzip"},
    "gzip, deflate, br;q=0.9": {"br"},
    "gzip;q=0, br": {"br"},
    "br;q=0, gzip": {"gzip"},
    "br;q=0.0, GZIP ; Q=0.5": {"gzip"},
    "gzip;q=0, br;q=0": {None},
    "x-gzip": {"gzip"},
    "*": {"br"},
    "*, br;q=0": {"gzip"},
    "identity;q=0, gzip": {"gzip"},
    "*;q=0, identity": {None},
    "*;q=0": set(),
    "identity;q=0": set(),
    "deflate, zstd;q=1.0": {None},
    ";q=1,,br;q=much,gzip;q": {None},
    "gzip," * 5000: {"gzip"},
}
KINDS = {
    "kept": "/en/vira/2",
    "passing": "/en/search?q=revoke",
    "refused": "/en/desk/bridge/revoke?able=perhaps",
    "an error": "/en/vira/2.99",
    "data": "/en/vira/2.json",
    "a site map": "/sitemap.xml",
}


@pytest.mark.parametrize("accepted", ACCEPTED)
@pytest.mark.parametrize("kind", [*KINDS, "an asset"])
def test_an_answer_comes_as_it_is_asked_for(client: FlaskClient, site: Site, kind: str, accepted: str) -> None:
    address = KINDS.get(kind) or site.asset("site.css")
    response = client.get(address, headers={"Accept-Encoding": accepted})
    if not ACCEPTED[accepted]:
        assert (response.status_code, response.data) == (406, b"")
        return
    encoding = response.headers.get("Content-Encoding")
    assert encoding in ACCEPTED[accepted]
    assert UNPACK[encoding](response.data) == client.get(address).data
    assert response.headers["Content-Length"] == str(len(response.data))
    assert "Accept-Encoding" in response.headers["Vary"]


@pytest.mark.parametrize("name", ["touch-icon.png", "robots.txt"])
def test_what_does_not_get_smaller_comes_plain_unless_that_is_refused(
    client: FlaskClient, site: Site, name: str
) -> None:
    address = f"/{name}" if name == "robots.txt" else site.asset(name)
    plain = client.get(address, headers={"Accept-Encoding": "gzip, br"})
    packed = client.get(address, headers={"Accept-Encoding": "gzip, identity;q=0"})
    assert "Content-Encoding" not in plain.headers
    assert gzip.decompress(packed.data) == plain.data


def test_packed_is_smaller(client: FlaskClient) -> None:
    sizes = [len(client.get("/en/vira/2", headers={"Accept-Encoding": one}).data) for one in ("br", "gzip", "")]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[2] / 3


def test_what_is_asked_for_often_gets_smaller_still_and_stays_the_same() -> None:
    app = create_app()
    client, kept = app.test_client(), app.wsgi_app
    assert isinstance(kept, KeptPages)
    ask = {"Accept-Encoding": "br"}
    first = client.get("/en/vira/2", headers=ask)
    for _ in range(3):
        client.get("/en/vira/2", headers=ask)
    deadline = time.monotonic() + 30
    while len((later := client.get("/en/vira/2", headers=ask)).data) == len(first.data):
        assert time.monotonic() < deadline, "nobody has packed it once more"
        time.sleep(0.05)
    assert len(later.data) < len(first.data)
    assert brotli.decompress(later.data) == brotli.decompress(first.data)
    assert later.headers["ETag"] == first.headers["ETag"]
    assert sum(thread.name == "polisher" for thread in threading.enumerate()) >= 1
    assert kept.size == sum(weigh(*one) for one in kept.pages.answers.items())


def test_what_is_asked_for_once_is_not_worth_more_work() -> None:
    app = create_app()
    app.test_client().get("/en/vira/2", headers={"Accept-Encoding": "br"})
    assert app.wsgi_app.polisher.thread is None  # type: ignore[attr-defined]


def test_pages_that_nobody_asks_for_again_do_not_keep_others_from_getting_smaller() -> None:
    polisher = Polisher(Store(1000))
    for number in range(3 * MOST_WISHES):
        polisher.wish((f"/once/{number}", "", None))
    assert len(polisher.wishes) <= MOST_WISHES
    for _ in range(OFTEN - 1):
        polisher.wish(popular := ("/popular", "", None))
    assert polisher.wishes[popular] == OFTEN - 1


def test_the_smallest_packing_stays_when_a_larger_one_comes_late() -> None:
    store, key = Store(100_000), ("/", "", None)
    page = make_kept(Answer("200 OK", [("Content-Type", "text/html")], b"page " * 1000), "gzip", is_public=True)
    store.keep(key, page)
    store.add(key, "br", best := page.best_variant(), is_best=True)
    store.add(key, "br", page.variant("br"))
    assert store.answers[key].bodies["br"] == best
    assert store.size == weigh(key, store.answers[key])
