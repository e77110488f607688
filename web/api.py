"""What the site hands out as data: every address that answers in JSON, what it takes, and an example."""

from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import urlencode

from flask import Blueprint, Response, g

from engine.inquiry import inquire
from engine.text import N_
from web.desk.query import with_query, written
from web.page import page, take_common_values
from web.place import Place
from web.presentation import Presentation
from web.site import Site, current_site

api = Blueprint("api", __name__)
api.url_value_preprocessor(take_common_values)

EXAMPLE = "somebody did not follow suit, what now"


class Twin(NamedTuple):
    """A kind of data: how its addresses look, what they answer, what may stand in their queries, and one of them."""

    path: str
    words: str
    takes: dict[str, str]
    example: str


SAID = N_("the words, up to 300 letters")
SEARCH = {
    "q": SAID,
    "at": N_("the book that the reader is in: its rules come first"),
    "book": N_("only rules of this book"),
    "lang": N_("only texts in this language"),
}
HEARD = {"q": SAID, "game": N_("the game, if it is known")}
FACTS = {"…": N_("the facts, by their names; if one is missing, status 422 and what is to be asked")}
ANSWERS = {"…": N_("the answers, by the names of the parts; then also the marks and the rulings")}


@api.get("/<ui>/api")
def index() -> Response:
    site = current_site()
    return page("api.html", Place.api(g.ui), twins=list(twins(site, g.ui)))


def twins(site: Site, ui: str) -> Iterator[Twin]:
    """Of the first book and the first game, as examples of all."""
    yield from of_rules(site, ui)
    for shown in list(site.games.values())[:1]:
        yield from of_game(site, ui, shown)


def of_rules(site: Site, ui: str) -> Iterator[Twin]:
    book, root, query = next(iter(site.library)), f"{site.addresses.root}/{ui}", urlencode({"q": EXAMPLE})
    contents, section = Place.contents(ui, book.id), Place.paragraph(ui, book.id, book.sections[0].label)
    words = N_("A book: its edition, its sections and the labels of their paragraphs.")
    yield Twin("/{book}.json", words, {}, site.addresses.twin(contents))
    words = N_("A section or a paragraph: its texts, its links, and what refers to it.")
    yield Twin("/{book}/{label}.json", words, {}, site.addresses.twin(section))
    words = N_("The rules that fit, and the pages that answer at once.")
    yield Twin("/search.json", words, SEARCH, f"{root}/search.json?{query}")
    words = N_("What may have happened, best first, with the facts that the words state.")
    yield Twin("/heard.json", words, HEARD, f"{root}/heard.json?{query}")


def of_game(site: Site, ui: str, shown: Presentation) -> Iterator[Twin]:
    game, twin = shown.game.name, site.addresses.twin
    family = shown.shelf.families[0].name
    case = shown.shelf.recall(family, 1)[1].cases[0]
    yield Twin("/desk.json", N_("Every topic of the desk, and all that it may ask."), {}, twin(Place.desks(ui)))
    stated = inquire(shown.game, case.topic, written(case.facts.known)).written  # without what is read as we read it
    ruling = with_query(twin(Place.desk(ui, game, case.topic.name)), stated)
    words = N_("A ruling: what to do, why, what it leaves and where it goes on.")
    yield Twin("/desk/{game}/{topic}.json", words, FACTS, ruling)
    words = N_("What the rules leave open, and how it is read.")
    yield Twin("/desk/{game}/readings.json", words, {}, twin(Place.readings(ui, game)))
    words = N_("A scenario and its questions, always the same at the same address.")
    yield Twin("/quiz/{game}/{family}/{number}.json", words, ANSWERS, twin(Place.quiz(ui, game, family, "1")))
