"""How much is read of what is sent: so many letters and words of a query, and not one more."""

import pytest
from flask.testing import FlaskClient

from rulebook.search.asked import Asked
from rulebook.search.search import Search
from web.site import Site

NOTHING = "zq"  # begins no word of any book


@pytest.fixture(scope="module")
def search(site: Site) -> Search:
    return site.search


def found(search: Search, query: str) -> list[str]:
    return [str(hit.reference) for hit in search.find(Asked(query, "en")).hits]


def test_words_after_the_twelfth_are_not_searched_for(search: Search) -> None:
    nothing = [f"{NOTHING}{number:02}x" for number in range(12)]
    assert "bridge:61" in found(search, " ".join([*nothing[:11], "revoke"]))
    assert found(search, " ".join([*nothing, "revoke"])) == found(search, " ".join(nothing))


def test_letters_after_the_hundredth_are_not_searched_for(search: Search) -> None:
    assert found(search, "x" * 93 + " revoke")
    assert found(search, "x" * 94 + " revoke") != found(search, "x" * 93 + " revoke")
    assert found(search, "x" * 100 + " revoke") == found(search, "x" * 100)


def test_a_query_is_not_echoed_beyond_three_hundred_letters(client: FlaskClient) -> None:
    assert client.get("/en/search.json", query_string={"q": "x" * 5000}).json["query"] == "x" * 300
