"""The glossaries: a book's terms both ways, a page for every term, and ideas side by side across the games."""

from itertools import groupby

from flask import Blueprint, Response, abort, g, request

from rulebook import Book
from rulebook.glossary.collation import initial, sort_key
from rulebook.glossary.term import Term
from web.answer.error import UnknownText
from web.page import page, take_common_values
from web.place import Place
from web.reader.shown import Show
from web.reader.ways import Ways
from web.site import current_site, default_text, reading_order

glossary = Blueprint("glossary", __name__)
glossary.url_value_preprocessor(take_common_values)


@glossary.get("/<ui>/glossary/<book>/")
def terms() -> Response:
    """The whole glossary, in the order of one of the book's languages."""
    order = request.args.get("text", g.book.language)
    if order not in g.book.languages:
        raise UnknownText(g.book)
    place = Place.glossary(g.ui, g.book.id, "" if order == g.book.language else order)
    groups = group_by_letter(g.book, order) or abort(404)
    return page("glossary/glossary.html", place, order=order, groups=groups)


@glossary.get("/<ui>/glossary/<book>/<name>")
def term(name: str) -> Response:
    found: Term = g.book.term.get(name) or abort(404)
    show = Show(current_site(), g.ui, g.book, default_text(g.book, g.ui))
    languages = tuple(dict.fromkeys(voice.language for voice in reading_order(g.book, g.ui)))
    return page(
        "glossary/term.html",
        Place.term(g.ui, g.book.id, name),
        term=found,
        show=show,
        languages=languages,
        distinct=distinct_names(found, languages),
        defined=[show.link(g.book.paragraphs[label].reference) for label in found.defined],
        uses=[show.link(g.book.paragraphs[label].reference) for label in g.book.uses[name]],
        description=found.definition[g.book.voice_for(g.ui).language],
    )


@glossary.get("/<ui>/concepts/")
def concepts() -> Response:
    comparisons = current_site().comparisons or abort(404)
    ordered = sorted(comparisons.values(), key=lambda comparison: sort_key(comparison.title[g.ui], g.ui))
    return page("glossary/concepts.html", Place.concepts(g.ui), comparisons=ordered)


@glossary.get("/<ui>/concepts/<name>")
def concept(name: str) -> Response:
    site = current_site()
    comparison = site.comparisons.get(name) or abort(404)
    games = []
    for book_id, usage in comparison.games.items():
        book = site.library.books[book_id]
        show = Show(site, g.ui, book, default_text(book, g.ui))
        paragraphs = [book.paragraphs[reference.label] for reference in usage.references]
        games.append((book, usage, [show.paragraph(one) for one in paragraphs], Ways(show, paragraphs)))
    return page(
        "glossary/concept.html",
        Place.concept(g.ui, name),
        comparison=comparison,
        games=games,
        description=comparison.differ[g.ui],
    )


def distinct_names(term: Term, languages: tuple[str, ...]) -> list[tuple[str, str]]:
    """What a term is called in each language; a name that two languages share stands once."""
    names = {", ".join(term.names[language]): language for language in reversed(languages)}
    return [(language, name) for name, language in reversed(names.items())]


def group_by_letter(book: Book, order: str) -> list[tuple[str, list[tuple[str, Term]]]]:
    """Every name of every term under its letter, as the language's alphabet has it."""
    names = [(name, term) for term in book.terms for name in term.names[order]]
    names.sort(key=lambda pair: (initial(pair[0], order) != "#", sort_key(pair[0], order)))
    return [(letter, list(some)) for letter, some in groupby(names, key=lambda pair: initial(pair[0], order))]
