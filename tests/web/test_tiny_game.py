"""A new game comes with folders of its own and one line in a list: the desk, the quiz and the pages know it at once."""

import logging
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from jinja2 import ChoiceLoader, DictLoader

from app import create_app
from engine.effect import Order
from engine.fact import Facts, ask
from engine.game import Chapter
from engine.law import Issue, Ruling, Topic, law, rule
from tests.tiny.engine import GAME
from tests.tiny.presentation import TEMPLATES, TINY
from web.games import GAMES
from web.place import Place
from web.presentation import Presentation

CONTENT = Path(__file__).resolve().parent.parent / "tiny" / "content"
KING = "/en/desk/tiny/swap?shown=HK"


def build(presentation: Presentation) -> Flask:
    app = create_app(content=CONTENT, games={"tiny": presentation})
    app.jinja_loader = ChoiceLoader([app.jinja_loader, DictLoader(TEMPLATES)])  # type: ignore[list-item]
    return app


@pytest.fixture(scope="module")
def tiny() -> FlaskClient:
    return build(TINY).test_client()


def test_the_desk_asks_for_a_card_with_the_game_s_own_pack(tiny: FlaskClient) -> None:
    page = tiny.get("/en/desk/tiny/swap").text
    assert page.count('<button name="shown"') == 4
    assert 'value="HK"' in page
    assert 'value="RA"' not in page


def test_the_desk_asks_for_a_choice_and_a_number_and_rules(tiny: FlaskClient) -> None:
    assert 'name="asked" value="dealer"' in tiny.get("/en/desk/tiny/swap?shown=HJ").text
    assert 'name="stake" value="5"' in tiny.get("/en/desk/tiny/swap?shown=HJ&asked=other").text
    ruling = tiny.get("/en/desk/tiny/swap?shown=HJ&asked=other&stake=3").text
    assert "The player pays 3." in ruling
    assert "Whoever else refuses to swap pays the stake." in ruling


def test_the_desk_refuses_a_card_of_another_pack(tiny: FlaskClient) -> None:
    page = tiny.get("/en/desk/tiny/swap?shown=RA")
    assert page.status_code == 422
    assert "is not in this pack." in page.text


def test_its_open_point_is_set_in_one_place_and_travels(tiny: FlaskClient) -> None:
    readings = tiny.get("/en/desk/tiny/readings?reading.queen_stops=yes").text
    assert "Does the queen stop a swap as the king does?" in readings
    assert "/en/desk/tiny/swap?reading.queen_stops=yes" in readings
    ruling = tiny.get("/en/desk/tiny/swap?shown=HQ&reading.queen_stops=yes").text
    assert "There is no swap." in ruling
    assert "There is no swap." not in tiny.get("/en/desk/tiny/swap?shown=HQ").text


def test_the_quiz_draws_shows_and_marks(tiny: FlaskClient) -> None:
    page = tiny.get("/en/quiz/tiny/swap/1").text
    assert "On the table:" in page
    assert page == tiny.get("/en/quiz/tiny/swap/1").text
    marks = [tiny.get(f"/en/quiz/tiny/swaps/1?pays={amount}").text for amount in range(6)]
    assert sum('class="part of-number right"' in marked for marked in marks) == 1
    assert 'href="/en/quiz/tiny/"' in tiny.get("/en/quiz/").text
    assert 'href="/en/quiz/tiny/swap/"' in tiny.get("/en/quiz/tiny/").text
    assert "/en/quiz/tiny/swap/" in tiny.get("/en/tiny/1").text


def test_coverage_names_every_paragraph(tiny: FlaskClient) -> None:
    page = tiny.get("/en/desk/tiny/coverage").text
    for label in ("1.1", "1.2", "1.3"):
        assert f'href="/en/tiny/{label}"' in page
    assert 'href="/en/desk/tiny/swap"' in page


def test_the_data_have_it_all(tiny: FlaskClient) -> None:
    facts = tiny.get("/en/desk.json").json["games"]["tiny"][0]["facts"]
    assert [fact["type"] for fact in facts] == ["card", "one", "number", "yes-no"]
    ruling = tiny.get(KING.replace("swap?", "swap.json?")).json
    assert ruling["ruling"][0]["effect"] == "no-swap"
    assert ruling["citations"] == ["tiny:1.1"]
    quiz = tiny.get("/en/quiz/tiny/swap/1.json?pays=0").json
    assert quiz["table"]["card"] in ("HA", "HK", "HQ", "HJ")
    assert quiz["marks"][0]["law"].startswith("tiny:1.")


@pytest.mark.parametrize("ui", ["hu", "cs", "sv"])
def test_texts_that_nobody_has_translated_are_english(tiny: FlaskClient, ui: str) -> None:
    page = tiny.get(f"/{ui}/desk/tiny/swap?shown=HJ").text
    assert "Who was asked?" in page
    assert "What happened" not in page
    assert tiny.get(f"/{ui}/quiz/tiny/swap/1").status_code == 200


@dataclass(frozen=True, kw_only=True)
class Holed(Facts):
    """Facts for which there is a law only in one case."""

    lucky: bool = ask("Was it lucky?")


@law("tiny:1.1")
def lucky(facts: Holed) -> Ruling | None:
    """It was lucky."""
    return rule(Order("fine", "All is well.")) if facts.lucky else None


HOLE = Topic("tiny", "hole", "A hole", "Nobody has thought of it.", Holed, (Issue("Was it luck?", (lucky,)),))


@pytest.mark.parametrize("suffix", ["", ".json"])
def test_a_hole_in_the_laws_is_our_fault_and_no_question(suffix: str, caplog: pytest.LogCaptureFixture) -> None:
    game = replace(GAME, chapters=(Chapter("hole", "A hole", (HOLE,)),))
    client = build(replace(TINY, find_game=lambda: game)).test_client()
    assert client.get(f"/en/desk/tiny/hole{suffix}?lucky=yes").status_code == 200
    with caplog.at_level(logging.ERROR):
        page = client.get(f"/en/desk/tiny/hole{suffix}?lucky=no")
    assert page.status_code == 500
    assert "Something went wrong on our side." in page.text
    assert "Was it lucky?" not in page.text
    assert "no law of “Was it luck?” speaks for Holed(lucky=False)" in caplog.text


def test_a_game_whose_book_is_not_there_is_nowhere_on_the_site() -> None:
    """Somebody may take a book out of content/ and leave the code as it is."""
    app = create_app(content=CONTENT, games={"tiny": TINY, "bridge": GAMES["bridge"]})
    client, site = app.test_client(), app.extensions["renons"]
    pages = {place.path: client.get(site.page(place)) for place in (Place.home("en"), *site.live_places())}
    assert {page.status_code for page in pages.values()} == {200}
    assert not [path for path, page in pages.items() if "/bridge/" in path + page.text]
    assert list(client.get("/en/desk.json").json["games"]) == ["tiny"]
