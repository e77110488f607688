"""The search page, its live results, its data, and its description for browsers."""

from itertools import groupby
from typing import Any

from flask import Blueprint, Response, g, jsonify, make_response, render_template, request

from engine.text import N_
from rulebook.refs import anchor
from rulebook.search.asked import Asked
from rulebook.search.entry import GLOSSARY
from rulebook.search.search import Answer, Hit
from web.answer.htmx import render_page_or_block
from web.page import take_common_values
from web.place import Place
from web.site import Site, current_site

EXAMPLES = ("64A1", "13. § (3) 4.", "E.6.b", "7.2", N_("revoke"), N_("insufficient bid"), N_("wrong number of cards"))

search = Blueprint("search", __name__)
search.url_value_preprocessor(take_common_values)


@search.get("/<ui>/search")
def page() -> Response:
    site = current_site()
    asked = read_asked(site)
    answer = site.search.find(asked)
    return render_page_or_block(
        "search/search.html",
        "results",
        site=site,
        asked=asked,
        answer=answer,
        groups=group_by_book(site, answer),
        nearest=[] if answer.hits else site.search.nearest_words(asked.query, g.ui),
        examples=EXAMPLES,
    )


@search.get("/<ui>/search.json")
def twin() -> Response:
    site = current_site()
    asked = read_asked(site)
    answer = site.search.find(asked)
    hits = [
        {
            "ref": str(hit.reference),
            "lang": hit.voice.language,
            "reference": written(site, hit),
            "title": hit.title,
            "path": hit.path,
            "url": site.addresses.absolute(address(site, hit)),
            "extract": "".join(piece.text for piece in hit.extract),
        }
        for hit in answer.hits
    ]
    return jsonify(query=asked.query, meant=answer.meant, hits=hits)


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


def group_by_book(site: Site, answer: Answer) -> list[tuple[Any, list[dict[str, Any]]]]:
    """The hits under their books, the book of the best hit first."""
    order = list(dict.fromkeys(hit.reference.book for hit in answer.hits))
    hits = sorted(answer.hits, key=lambda hit: order.index(hit.reference.book))
    return [
        (site.library.books[book], [shown(site, hit, answer) for hit in some])
        for book, some in groupby(hits, key=lambda hit: hit.reference.book)
    ]


def shown(site: Site, hit: Hit, answer: Answer) -> dict[str, Any]:
    return {
        "hit": hit,
        "number": written(site, hit),
        "href": address(site, hit),
        "others": site.search.in_other_voices(hit, answer.wanted),
    }


def written(site: Site, hit: Hit) -> str:
    book = site.library.books[hit.reference.book]
    label = hit.reference.label
    return book.format_reference(label, g.ui) if label in book.paragraphs else ""


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
    return site.page(Place.paragraph(g.ui, book.id, book.section_of[label].label, hit.voice.name)) + f"#{anchor(label)}"
