"""The search page, its live results, and its data."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, NamedTuple

from flask import Blueprint, Response, g, jsonify, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from engine.text import N_
from hearing.sentence import LENGTH
from rulebook import Book
from rulebook.refs import anchor
from rulebook.search.asked import Asked
from rulebook.search.entry import GLOSSARY
from rulebook.search.highlight import Extract, Piece
from rulebook.search.search import Answer, Hit
from rulebook.search.signpost import Signpost
from web.answer.htmx import VARIES, is_from_htmx, render_page_or_block
from web.desk.query import with_query
from web.happened.proposing import WITHOUT, Heard, is_sentence, show_heard
from web.page import passing, take_common_values
from web.place import Place
from web.signpost import place_of
from web.site import NotReadyError, Site, current_site
from web.text.language import catalogue

EXAMPLES = ("64A1", "13. § (3) 4.", "E.6.b", "7.2", N_("revoke"), N_("insufficient bid"), N_("wrong number of cards"))

NOT_READY = N_("The search is being prepared. It will be ready in a few seconds.")
SOON = 2  # seconds
MOST_DROPPED = 9  # facts that were not meant

search = Blueprint("search", __name__)
search.url_value_preprocessor(take_common_values)


class ShownHit(NamedTuple):
    """A hit as readers see it."""

    book: Book
    number: str
    title: Extract
    extract: Extract
    language: str
    href: str


class Elsewhere(NamedTuple):
    """Another game's word for what was asked for, and where it is regulated there."""

    book: Book
    word: str
    href: str


@search.get("/<ui>/search")
def page() -> BaseResponse:
    site = current_site()
    asked = read_asked(site)
    if not is_from_htmx() and (meant := site.search.find_meant(asked)):
        response = redirect(paragraph_address(site, *meant.reference))
        response.headers["Vary"] = VARIES
        return response
    answer = site.search.find(asked)
    heard = hear(site, asked)
    response = render(
        site,
        asked,
        answer=answer,
        heard=heard,
        signposts=[(one, site.page(place_of(one, g.ui))) for one in answer.signposts if not is_heard(one, heard)],
        hits=[shown(site, hit) for hit in answer.hits],
        is_own=lambda book: asked.is_at_home(book) or not (asked.book or home_books(site)),
        elsewhere=list(find_elsewhere(site, answer, asked)),
        nearest=[] if answer.hits else site.search.nearest_words(asked.query, g.ui),
        examples=EXAMPLES,
    )
    return passing(response)


def hear(site: Site, asked: Asked) -> Heard:
    """What happened, if that is what was typed."""
    if not is_sentence(asked.query):
        return Heard()
    hearing, game = site.hearing, asked.only_book or asked.book
    answer = hearing.hear(asked.query, g.ui, game)
    if not (answer.proposals or asked.only_book):  # the reader's own game leads, and others may be meant
        answer = hearing.hear(asked.query, g.ui)
    filters = {"q": asked.query} | {
        name: text for name, text in (("at", asked.book), ("book", asked.only_book)) if text
    }
    here = with_query(site.page(Place.search(g.ui)), filters)
    return show_heard(site, g.ui, answer, here, request.args.getlist(WITHOUT)[:MOST_DROPPED])


def is_heard(signpost: Signpost, heard: Heard) -> bool:
    """Whether the cards say better what a signpost says."""
    return signpost.kind == "desk" and bool(heard.cards)


def render(site: Site, asked: Asked, **found: Any) -> Response:
    """The page with what was found, or only that."""
    query = request.query_string.decode("ascii", "replace")
    place = Place.search(g.ui)
    return render_page_or_block(
        "search/search.html", "results", site=site, place=place, query=query, asked=asked, **found
    )


@search.errorhandler(NotReadyError)
def not_ready(_: NotReadyError) -> Response:
    """Say when to ask again, as a page or as data."""
    site = current_site()
    if request.path.endswith(".json"):
        response = jsonify(error=catalogue(g.ui).gettext(NOT_READY))
    else:
        response = render(site, read_asked(site), waiting=NOT_READY)
    response.status_code = HTTPStatus.SERVICE_UNAVAILABLE
    response.headers["Retry-After"] = str(SOON)
    return response


@search.get("/<ui>/search.json")
def twin() -> Response:
    site = current_site()
    asked = read_asked(site)
    answer = site.search.find(asked)
    signposts = [signpost_data(site, one) for one in answer.signposts]
    hits = [hit_data(site, hit) for hit in answer.hits]
    return passing(jsonify(query=asked.query, meant=answer.meant, answers=signposts, hits=hits))


def read_asked(site: Site) -> Asked:
    """The query as it was sent; filters that name nothing known are not there."""
    books = site.library.books
    said = request.args
    query = "".join(filter(str.isprintable, said.get("q", "")[:LENGTH]))
    at, only, language = (said.get(name, "") for name in ("at", "book", "lang"))
    is_spoken = language and any(language in book.languages for book in site.library)
    return Asked(query, g.ui, at if at in books else "", only if only in books else "", language if is_spoken else "")


def signpost_data(site: Site, signpost: Signpost) -> dict[str, str]:
    return {
        "kind": signpost.kind,
        "game": signpost.game,
        "name": signpost.name,
        "title": title_of(signpost),
        "url": site.addresses.absolute(site.page(place_of(signpost, g.ui))),
    }


def title_of(signpost: Signpost) -> str:
    """In the reader's language if it has one there; terms have those of their book."""
    return signpost.title.get(g.ui) or next(iter(signpost.title.values()))


def hit_data(site: Site, hit: Hit) -> dict[str, str]:
    key = "hit", g.ui, hit.number
    told = site.kept.get(key)
    if told is None:
        told = site.kept[key] = entry_data(site, hit)
    return {**told, "extract": hit.plain_extract}


def entry_data(site: Site, hit: Hit) -> dict[str, str]:
    """What is said of an entry whatever it was found by."""
    book, label = site.library.books[hit.reference.book], hit.reference.label
    return {
        "ref": str(hit.reference),
        "lang": hit.voice.language,
        "reference": book.format_reference(label, g.ui) if label in book.paragraphs else "",
        "heading": hit.entry.title,
        "path": hit.entry.path,
        "url": site.addresses.absolute(address(site, hit)),
    }


def home_books(site: Site) -> list[Book]:
    """The books in the reader's own language."""
    return [book for book in site.library if book.language == g.ui]


def shown(site: Site, hit: Hit) -> ShownHit:
    """Number, title and a sentence; where the title tells the whole rule, what it stands under."""
    book, label = site.library.books[hit.reference.book], hit.reference.label
    number = book.format_title_number(label, g.ui) if label in book.paragraphs else ""
    told = hit.plain_extract.startswith(hit.entry.title.removesuffix(" …"))
    below_it = (Piece(hit.entry.path, False),) if told and hit.entry.path else hit.extract
    return ShownHit(book, number, hit.title, below_it, hit.voice.language, address(site, hit))


def find_elsewhere(site: Site, answer: Answer, asked: Asked) -> Iterator[Elsewhere]:
    """The idea that the query names, in the words of the games that are not the reader's."""
    ideas = (site.comparisons[one.name] for one in answer.signposts if one.kind == "concept" and one.name)
    for idea in ideas:
        for name, usage in idea.games.items():
            if name != asked.book:
                yield Elsewhere(site.library.books[name], usage.word, paragraph_address(site, *usage.references[0]))


def address(site: Site, hit: Hit) -> str:
    """Where a hit opens: its section at the paragraph, or its part of a background page."""
    book = site.library.books[hit.reference.book]
    label = hit.reference.label
    if label == GLOSSARY:
        return site.page(Place.term(g.ui, book.id, hit.anchor))
    if label not in book.paragraphs:
        return site.page(Place.background(g.ui, book.id, label, hit.voice.name)) + (
            f"#{hit.anchor}" if hit.anchor else ""
        )
    return paragraph_address(site, book.id, label, hit.voice.name)


def paragraph_address(site: Site, book: str, label: str, text: str = "") -> str:
    section = site.library.books[book].section_of[label].label
    return site.page(Place.paragraph(g.ui, book, section, text)) + f"#{anchor(label)}"
