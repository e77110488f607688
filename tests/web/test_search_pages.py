"""The pages and the data of the search: answers above hits, numbers that lead on, and no query that puts them out."""

import html5lib
import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from web.text.language import LANGUAGES

HOSTILE = [
    *["", " ", "?*", "*", "[a TO z]", "a~5", '"', '"""', "((((", "a" * 2500, "a " * 1000, "12C1" * 50, "AND OR NOT"],
    *["\x00", "ß", "İ", "＊", "' OR 1=1 --", "<script>alert(1)</script>", "{{7*7}}", "%00", "-", "١٢٣", "²", "½", "🂡"],
    *["\u202e", "é" * 99, "a" + "\u0301" * 50, "'", '":«0', '":" talon', '«»""0'],
]


@pytest.mark.parametrize("query", HOSTILE)
def test_hostile_queries_are_answered(client: FlaskClient, query: str) -> None:
    for ui in ("en", "hu"):
        page = client.get(f"/{ui}/search", query_string={"q": query})
        assert page.status_code == 200
        assert "<script>alert" not in page.text
        html5lib.HTMLParser(strict=True).parse(page.text)
        assert (
            client.get(f"/{ui}/search.json", query_string={"q": query, "book": query, "lang": query}).status_code == 200
        )


@given(query=st.text(max_size=200), ui=st.sampled_from(list(LANGUAGES)), filters=st.text(max_size=10))
def test_any_query_is_answered(app: Flask, query: str, ui: str, filters: str) -> None:
    parameters = {"q": query.encode("utf-8", "replace").decode(), "at": filters.encode("utf-8", "replace").decode()}
    assert app.test_client().get(f"/{ui}/search.json", query_string=parameters).status_code == 200


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("/en/search?q=64a1", "/en/bridge/64#p-64A1"),
        ("/hu/search?q=13§(3)4", "/hu/ulti/13#p-13-3-4"),
        ("/cs/search?q=E6b", "/cs/marias/E#p-E-6-b"),
        ("/cs/search?q=b 8", "/cs/marias/B#p-B-8"),
        ("/sv/search?q=7.2", "/sv/vira/7#p-7-2"),
        ("/en/search?q=7.2&at=ulti", "/en/ulti/7#p-7-2"),
        ("/en/search?q=law 64a1", "/en/bridge/64#p-64A1"),
    ],
)
def test_a_number_that_is_sent_leads_to_its_paragraph(client: FlaskClient, address: str, target: str) -> None:
    page = client.get(address)
    assert (page.status_code, page.location) == (302, target)
    assert page.headers["Vary"] == "HX-Request, HX-History-Restore-Request, Accept-Encoding"
    assert client.get(address, headers={"HX-Request": "true"}).status_code == 200
    assert client.get(address.replace("/search?", "/search.json?")).status_code == 200


def test_a_number_of_two_books_or_with_words_leads_nowhere_by_itself(client: FlaskClient) -> None:
    for query in ("7.2", "64a1 revoke", "4 ász", "revoke"):
        assert client.get("/en/search", query_string={"q": query}).status_code == 200


def test_answers_stand_above_the_hits_and_in_the_data(client: FlaskClient) -> None:
    page = client.get("/en/search?q=someone revoked&at=bridge").text
    assert "Get a ruling: Revoke" in page
    assert page.index("/en/desk/bridge/revoke") < page.index('<ol class="hits">')
    first = client.get("/en/search.json?q=someone revoked&at=bridge").json["answers"][0]
    assert first == {
        "kind": "desk",
        "game": "bridge",
        "name": "revoke",
        "title": "Revoke",
        "url": "http://127.0.0.1:8000/en/desk/bridge/revoke",
    }


def test_an_answer_without_hits_is_no_empty_page(client: FlaskClient) -> None:
    page = client.get("/en/search?q=desk").text
    assert 'href="/en/desk/"' in page
    assert "Nothing found" not in page


def test_the_page_and_its_live_part(client: FlaskClient) -> None:
    page = client.get("/sv/search?q=bekänner&at=vira")
    part = client.get("/sv/search?q=bekänner&at=vira", headers={"HX-Request": "true"})
    assert page.headers["Vary"] == part.headers["Vary"] == "HX-Request, HX-History-Restore-Request, Accept-Encoding"
    assert part.text.strip() in page.text
    assert "<html" not in part.text
    assert 'href="/sv/vira/7#p-7-2"' in part.text
    assert "<mark>" in part.text
    assert 'value="bekänner"' in page.text


def test_the_data_answers_best_first(client: FlaskClient) -> None:
    answer = client.get("/hu/search.json?q=64a1").json
    assert answer["hits"][0]["ref"] == "bridge:64A1"
    assert answer["hits"][0]["lang"] == "hu"
    assert client.get("/en/search.json?q=64a1").json["hits"][0]["lang"] == "en"


def test_a_hopeless_query_gets_help(client: FlaskClient) -> None:
    page = client.get("/cs/search?q=xqzzw").text
    assert "xqzzw" in page
    assert 'href="/cs/search?q=64A1"' in page
    assert "/cs/search?q=" in client.get("/cs/search?q=").text


def test_browsers_can_search_the_site(client: FlaskClient) -> None:
    description = client.get("/hu/opensearch.xml")
    assert description.content_type.startswith("application/opensearchdescription+xml")
    assert 'template="http://127.0.0.1:8000/hu/search?q={searchTerms}"' in description.text
