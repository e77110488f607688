"""The search page, its live results, its data, and its description for browsers."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from flask import Blueprint, Response, g, jsonify, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as BaseResponse

from engine.text import N_
from rulebook import Book
from rulebook.refs import anchor
from rulebook.search.asked import Asked
from rulebook.search.entry import GLOSSARY
from rulebook.search.highlight import Extract, Piece
from rulebook.search.search import Answer, Hit
from rulebook.search.signpost import Signpost
from web.answer.htmx import is_from_htmx, render_page_or_block
from web.page import take_common_values
from web.place import Place
from web.signpost import place_of
from web.site import Site, current_site

EXAMPLES = ("64A1", "13. § (3) 4.", "E.6.b", "7.2", N_("revoke"), N_("insufficient bid"), N_("wrong number of cards"))

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
        response.headers["Vary"] = "HX-Request"
        return response
    answer = site.search.find(asked)
    return render_page_or_block(
        "search/search.html",
        "results",
        site=site,
        place=Place.search(g.ui),
        query=request.query_string.decode("ascii", "replace"),
        asked=asked,
        answer=answer,
        signposts=[(one, site.page(place_of(one, g.ui))) for one in answer.signposts],
        hits=[shown(site, hit) for hit in answer.hits],
        is_own=lambda book: asked.is_at_home(book) or not (asked.book or home_books(site)),
        elsewhere=list(find_elsewhere(site, answer, asked)),
        nearest=[] if answer.hits else site.search.nearest_words(asked.query, g.ui),
        examples=EXAMPLES,
    )


@search.get("/<ui>/search.json")
def twin() -> Response:
    site = current_site()
    asked = read_asked(site)
    answer = site.search.find(asked)
    signposts = [signpost_data(site, one) for one in answer.signposts]
    hits = [hit_data(site, hit) for hit in answer.hits]
    return jsonify(query=asked.query, meant=answer.meant, answers=signposts, hits=hits)


@search.get("/<ui>/opensearch.xml")
def description() -> Response:
    response = make_response(render_template("search/opensearch.xml", site=current_site()))
    response.content_type = "application/opensearchdescription+xml"
    return response


def read_asked(site: Site) -> Asked:
    """The query as it was sent; filters that name nothing known are not there."""
    books = site.library.books
    languages = {language for book in site.library for language in book.languages}

    def known(name: str, values: Any) -> str:
        value = request.args.get(name, "")
        return value if value in values else ""

    query = "".join(sign for sign in request.args.get("q", "")[:200] if sign.isprintable())
    return Asked(query, g.ui, known("at", books), known("book", books), known("lang", languages))


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
    book, label = site.library.books[hit.reference.book], hit.reference.label
    return {
        "ref": str(hit.reference),
        "lang": hit.voice.language,
        "reference": book.format_reference(label, g.ui) if label in book.paragraphs else "",
        "heading": words_of(hit.title),
        "path": hit.path,
        "url": site.addresses.absolute(address(site, hit)),
        "extract": words_of(hit.extract),
    }


def home_books(site: Site) -> list[Book]:
    """The books in the reader's own language."""
    return [book for book in site.library if book.language == g.ui]


def words_of(extract: Extract) -> str:
    return "".join(piece.text for piece in extract)


def shown(site: Site, hit: Hit) -> ShownHit:
    """Number, title and a sentence; where the title tells the whole rule, what it stands under."""
    book, label = site.library.books[hit.reference.book], hit.reference.label
    number = book.format_title_number(label, g.ui) if label in book.paragraphs else ""
    told = words_of(hit.extract).startswith(words_of(hit.title).removesuffix(" …"))
    below_it = (Piece(hit.path, False),) if told and hit.path else hit.extract
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
