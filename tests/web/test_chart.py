"""Flow charts: questions that lead to the desk, outcomes with their paragraphs, every language, none for sums."""

import re
from html import unescape

import html5lib
import pytest
from flask import Flask
from flask.testing import FlaskClient

from engine.diagram import diagram_of, has_chart
from engine.law import AnyTopic
from tests.games import TOPICS
from web.place import Place
from web.site import Site
from web.text.language import LANGUAGES

CHARTED = [topic for topic in TOPICS if has_chart(topic)]
each_chart = pytest.mark.parametrize("topic", CHARTED, ids=lambda topic: f"{topic.game}/{topic.name}")


def address(topic: AnyTopic, ui: str = "en") -> str:
    return f"/{ui}/desk/{topic.game}/{topic.name}/chart"


@each_chart
@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_chart_is_a_well_formed_page_in_every_language(client: FlaskClient, topic: AnyTopic, ui: str) -> None:
    answer = client.get(address(topic, ui))
    assert answer.status_code == 200
    html5lib.HTMLParser(strict=True).parse(answer.text)
    assert not re.search(r"\sstyle=|\son[a-z]+=|\{\w+", answer.text)
    assert "public" in answer.headers["Cache-Control"]


@each_chart
def test_every_outcome_cites_paragraphs_that_exist(client: FlaskClient, site: Site, topic: AnyTopic) -> None:
    page = client.get(address(topic)).text
    for outcome in diagram_of(topic).outcomes:
        for reference in outcome.law.references:
            book, _, label = reference.partition(":")
            assert label in site.library.books[book].paragraphs
    cited = set(re.findall(r'<a class="ref" href="([^"#]+)', page))
    assert cited
    assert {client.get(one).status_code for one in cited} == {200}


@each_chart
def test_every_question_leads_to_the_desk_with_answers_that_it_understands(
    client: FlaskClient, topic: AnyTopic
) -> None:
    page = client.get(address(topic)).text
    boxes = re.findall(r'class="box" id="box-\d+">.*?<a href="([^"]+)">([^<]+)</a>', page)
    assert boxes
    for link, question in boxes:
        desk = client.get(unescape(link))
        assert desk.status_code == 200, (question, link)


def test_the_desk_then_asks_the_question_of_the_box(client: FlaskClient) -> None:
    page = client.get("/en/desk/ulti/talon/chart").text
    question = "Does the player who took it up make a bid?"
    link = re.search(r'<a href="([^"]+)">' + re.escape(question), page)
    assert link
    assert "bidder=over" in link[1] or "waited=yes" in link[1]
    assert question in client.get(unescape(link[1])).text


@each_chart
def test_what_goes_on_elsewhere_is_on_the_page(client: FlaskClient, topic: AnyTopic) -> None:
    page = client.get(address(topic)).text
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len({*ids})
    assert {*re.findall(r'href="#((?:box|part)-\d+)"', page)} <= {*ids}


def test_numbers_are_told_as_a_run(client: FlaskClient) -> None:
    assert "0–1 · 3–12" in client.get("/en/desk/ulti/talon/chart").text


def test_a_calculator_has_no_chart_and_an_unknown_topic_neither(client: FlaskClient) -> None:
    for path in ("bridge/score", "bridge/imps", "ulti/settlement", "ulti/nothing", "vira/revoke"):
        assert client.get(f"/en/desk/{path}/chart").status_code == 404


def test_charts_are_on_the_map_of_the_site(app: Flask, site: Site) -> None:
    map_of_site = app.test_client().get("/sitemap.xml").text
    places = {*site.live_places()}
    for topic in TOPICS:
        place = Place.chart("sv", topic.game, topic.name)
        assert (place in places) == has_chart(topic)
        assert (f"{site.page(place)}</loc>" in map_of_site) == has_chart(topic)


def test_a_printed_chart_names_the_game_and_the_edition(client: FlaskClient, site: Site) -> None:
    page = client.get("/en/desk/bridge/revoke-damage/chart").text
    assert re.search(r'<p class="on-paper">.*?<b>Bridge</b>', page, re.DOTALL)
    assert site.library.books["bridge"].edition.issuer in page
