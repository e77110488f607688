"""What was heard, on the search page, at the desk and as data."""

import re
from html import unescape
from urllib.parse import urlencode, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from web.site import Site
from web.text.language import LANGUAGES

REVOKED = "declarer revoked on trick five and dummy won it"
INSUFFICIENT = "rho bid 1h over 1s and nobody has said anything"
HTMX = {"HX-Request": "true"}


def ask(client: FlaskClient, words: str, ui: str = "en", **more: str) -> str:
    return client.get(f"/{ui}/search?{urlencode({'q': words, **more})}").text


def hear(client: FlaskClient, words: str, ui: str = "en", **more: str) -> dict:
    response = client.get(f"/{ui}/heard.json?{urlencode({'q': words, **more})}")
    assert response.status_code == 200
    return response.json


def test_a_sentence_is_answered_by_topics_above_the_rules(client: FlaskClient) -> None:
    page = ask(client, REVOKED)
    card, hits = page.index('href="/en/desk/bridge/revoke?'), page.index('<ol class="hits">')
    assert card < hits
    assert "because of:" in page
    assert page.count('class="heard-card"') <= 3
    assert 'class="hit answer-card" ' in page  # one large: it is sure
    assert "None of these" in page


def test_what_is_not_sure_is_three_of_one_size(client: FlaskClient) -> None:
    page = ask(client, "what happens if he bids too much")
    assert 'class="heard-card"' not in page or 'class="hit answer-card quiet"' in page


def test_few_words_are_looked_up_and_not_heard(client: FlaskClient) -> None:
    page = ask(client, "revoke")
    assert "heard-card" not in page
    assert "/en/desk/bridge/revoke" in page


def test_a_sentence_about_nothing_is_searched_for(client: FlaskClient) -> None:
    page = ask(client, "where can i buy a green table cloth")
    assert "heard-card" not in page


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_the_sheet_over_a_page_hears_too(client: FlaskClient, headers: dict[str, str]) -> None:
    page = client.get(f"/en/search?{urlencode({'q': REVOKED})}", headers=headers).text
    assert "heard-card" in page


def test_what_may_have_been_said_stands_on_a_sheet_and_is_not_filled_in(client: FlaskClient) -> None:
    found = hear(client, "we were 3nt minus two not vul", game="bridge")["topics"][0]
    assert (found["topic"], found["guesses"]) == ("score", {"vulnerable": "no"})
    page = client.get(urlsplit(found["url"])._replace(scheme="", netloc="").geturl()).text
    offered = re.search(r'<p class="as-heard">It sounded like: <a rel="nofollow" href="([^"]+)">', page)
    assert offered
    assert "work it out" in page.casefold()
    filled = client.get(unescape(offered[1])).text
    assert '<p class="as-heard">' not in filled
    assert re.search(r'name="vulnerable" value="no" checked', filled)


def test_facts_stand_on_chips_and_can_be_dropped(client: FlaskClient) -> None:
    page = ask(client, INSUFFICIENT, at="bridge")
    assert re.search(r'href="/en/desk/bridge/insufficient-bid\?last=1S&amp;bid=1H', page)
    dropped = re.search(r'class="x" href="([^"]+without=last)"', page)
    assert dropped, page
    after = client.get(dropped[1].replace("&amp;", "&")).text
    assert not re.search(r"insufficient-bid\?[^\"]*last=", after)
    assert "bid=1H" in after


def test_what_is_guessed_is_asked_and_marked(client: FlaskClient) -> None:
    heard = hear(client, REVOKED, game="bridge")["topics"][0]
    assert heard["facts"] == {"trick": "5"}
    assert heard["guesses"]["revoker"] == "declarer"
    assert "revoker-guess=declarer" in heard["url"]
    page = client.get("/en/desk/bridge/revoke?able=yes&revoker-guess=declarer").text
    assert re.search(r'value="declarer"><kbd[^>]*>1</kbd><span>declarer <i>so it sounded</i>', page)


def test_a_guess_goes_along_until_it_is_asked(client: FlaskClient) -> None:
    page = client.get("/en/desk/bridge/revoke?revoker-guess=declarer").text
    assert '<input type="hidden" name="revoker-guess" value="declarer">' in page
    page = client.get("/en/desk/bridge/revoke?able=yes&revoker=dummy&revoker-guess=declarer").text
    assert 'name="revoker-guess"' not in page


@pytest.mark.parametrize("guess", ["nobody", "", "x" * 5000, "<b>", "declarer,dummy"])
def test_a_guess_that_cannot_be_is_not_there(client: FlaskClient, guess: str) -> None:
    response = client.get("/en/desk/bridge/revoke?" + urlencode({"able": "yes", "revoker-guess": guess}))
    assert response.status_code == 200
    assert "so it sounded" not in response.text


def test_nothing_is_ruled_on_a_guess(client: FlaskClient) -> None:
    response = client.get("/en/desk/bridge/revoke.json?able=yes&revoker-guess=declarer")
    assert response.status_code == 422
    assert response.json["missing"][0]["name"] == "revoker"


def test_data_name_topics_facts_guesses_and_paragraphs(client: FlaskClient, site: Site) -> None:
    data = hear(client, REVOKED)
    assert set(data) == {"none", "sure", "language", "topics", "rules"}
    assert data["none"] is False
    assert data["language"] == "en"
    for topic in data["topics"]:
        assert set(topic) == {"game", "topic", "score", "because", "facts", "guesses", "paragraphs", "url"}
        for reference in topic["paragraphs"]:
            game, _, label = reference.partition(":")
            assert label in site.library.books[game].paragraphs
    scores = [topic["score"] for topic in data["topics"]]
    assert scores == sorted(scores, reverse=True)
    assert "bridge:64A1" in data["topics"][0]["paragraphs"]


def test_data_of_one_game_keep_to_it(client: FlaskClient) -> None:
    for game in ("bridge", "ulti"):
        topics = hear(client, "he did not follow suit although he had one", game=game)["topics"]
        assert {topic["game"] for topic in topics} == {game}
    assert hear(client, REVOKED, game="chess")["topics"]


def test_the_reader_s_own_game_leads_and_others_may_be_meant(client: FlaskClient) -> None:
    for game, topic in (("bridge", "revoke"), ("ulti", "play-fault")):
        page = ask(client, "he did not follow suit although he had one", at=game)
        assert f"/en/desk/{game}/{topic}" in page.partition('class="heard-card"')[2].partition("</a>")[0]
    assert "/en/desk/ulti/" in ask(client, "he bid ulti over betli, was that too low", at="vira")


def test_the_addresses_that_are_proposed_lead_to_the_desk(client: FlaskClient) -> None:
    for words in (REVOKED, INSUFFICIENT, "what is the score for 4 spades doubled making five vulnerable"):
        for topic in hear(client, words)["topics"]:
            assert client.get(topic["url"].removeprefix("http://127.0.0.1:8000")).status_code in (200, 422)


def test_where_no_topic_decides_the_rule_is_proposed(client: FlaskClient) -> None:
    data = hear(client, "motspelaren bekände inte färg fast han hade kort i färgen", ui="sv", game="vira")
    assert data["none"] is True
    assert [rule["ref"] for rule in data["rules"]][:1] == ["vira:7.2"]
    assert "/sv/vira/7#p-7-2" in ask(
        client, "motspelaren bekände inte färg fast han hade kort i färgen", ui="sv", at="vira"
    )


@pytest.mark.parametrize("ui", LANGUAGES)
def test_hostile_sentences_are_answered(client: FlaskClient, ui: str) -> None:
    for words in (
        "<script>alert(1)</script> revoked twice",
        "{{7*7}} he revoked",
        "a" * 5000,
        "\0 \x1f he bid",
        "%00 %s %d",
    ):
        page = client.get(f"/{ui}/search?{urlencode({'q': words})}")
        assert page.status_code == 200
        assert "<script>alert" not in page.text
        assert client.get(f"/{ui}/heard.json?{urlencode({'q': words})}").status_code == 200


def test_while_it_is_prepared_sentences_wait_and_words_are_looked_up(app: Flask) -> None:
    site: Site = app.extensions["renons"]
    site.hearing_is_missing.set()
    try:
        response = app.test_client().get(f"/en/heard.json?{urlencode({'q': REVOKED, 'game': 'none'})}")
        assert response.status_code == 503
        assert response.headers["Retry-After"]
        assert app.test_client().get(f"/en/search?{urlencode({'q': REVOKED + ' so'})}").status_code == 503
        assert app.test_client().get("/en/search?q=revoked+cards").status_code == 200
    finally:
        site.hearing_is_missing.clear()
