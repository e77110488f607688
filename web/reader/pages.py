"""The reading site: home, contents, sections, paragraphs, background pages and the permanent short links."""

import re
from collections.abc import Iterable
from decimal import Decimal

from flask import Blueprint, Response, g, jsonify, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from rulebook import Background, Book, Paragraph, Section
from rulebook.refs import is_below
from web.answer.error import UnknownLabel, UnknownRate, UnknownText
from web.page import page, public, redirect_to_language, take_common_values
from web.place import Place
from web.reader.data import book_data, paragraph_data, section_data
from web.reader.notice import type_size
from web.reader.outline import heading_levels, outline
from web.reader.shown import Show, ShownParagraph, ShownText
from web.reader.ways import Ways
from web.site import BOTH, current_site, default_text, texts

RATE = re.compile(r"\d{1,5}(\.\d{1,4})?", re.ASCII)
DESCRIPTION = 220  # characters of a rule that a pasted link shows

reader = Blueprint("reader", __name__)


reader.url_value_preprocessor(take_common_values)


@reader.get("/")
def front() -> BaseResponse:
    return redirect_to_language(Place.home(""))


@reader.get("/r/<book>/")
@reader.get("/r/<book>/<path:name>")
def short(name: str = "") -> BaseResponse:
    if not name:
        return redirect_to_language(Place.contents("", g.book.id))
    if find_background(g.book, name):
        return redirect_to_language(Place.background("", g.book.id, name))
    return redirect_to_language(Place.paragraph("", g.book.id, find_paragraph(g.book, name).label))


@reader.get("/<ui>/<book>.json")
def contents_twin() -> Response:
    return public(jsonify(book_data(current_site(), g.ui, g.book)))


@reader.get("/<ui>/<book>/")
def contents() -> Response:
    """The sections of a book in their chapters; a book without chapters also shows every paragraph of each."""
    view = Show(current_site(), g.ui, g.book, chosen_text(g.book))
    heads = {section.label: view.paragraph(section.head) for section in g.book.sections}
    return page(
        "reader/contents.html",
        Place.contents(g.ui, g.book.id, view.view),
        view=view,
        heads=heads,
        chapters=[(group.title.get(g.ui), [heads[label] for label in group.sections]) for group in g.book.groups],
        rows={} if len(g.book.groups) > 1 else {label: rows_below(view, label) for label in heads},
        quick=[heads[label] for label in g.book.quick],
    )


def rows_below(view: Show, label: str) -> list[ShownParagraph]:
    """Every paragraph of a section but its head."""
    return [view.paragraph(paragraph) for paragraph in view.book.section_of[label].paragraphs[1:]]


@reader.get("/<ui>/<book>/<path:label>/notice")
def notice(label: str) -> BaseResponse:
    """A paragraph with what is below it, or a whole section, as a sheet for the wall."""
    paragraph = find_paragraph(g.book, label)
    view = Show(current_site(), g.ui, g.book, chosen_text(g.book), chosen_rate(g.book))
    if paragraph.label != label:
        return redirect(current_site().page(Place.notice(g.ui, g.book.id, paragraph.label)), 301)
    section = g.book.section_of[label]
    rules = [view.paragraph(other) for other in section.paragraphs if is_part(other, paragraph)]
    return page(
        "reader/notice.html",
        Place.notice(g.ui, g.book.id, label, view.view),
        view=view,
        head=view.paragraph(section.head),
        paragraphs=rules,
        size=type_size(rules),
        description=describe(rules),
    )


@reader.get("/<ui>/<book>/<path:name>")
def rule(name: str) -> BaseResponse:
    """Whatever a book has under a name: a background page, a section, a paragraph, or the JSON twin of one."""
    if background := find_background(g.book, name):
        return background_page(g.book, background)
    stem = name.removesuffix(".json")
    paragraph = find_paragraph(g.book, stem)
    if paragraph.label != stem:
        return redirect(address(paragraph.label, is_data=stem != name), 301)
    if stem != name:
        return twin(g.book, paragraph)
    if paragraph.parent:
        return paragraph_page(g.book, paragraph)
    return section_page(g.book, g.book.section_of[paragraph.label])


def section_page(book: Book, section: Section) -> Response:
    show = Show(current_site(), g.ui, book, chosen_text(book), chosen_rate(book))
    head, *paragraphs = [show.paragraph(paragraph) for paragraph in section.paragraphs]
    return page(
        "reader/section.html",
        Place.paragraph(g.ui, book.id, section.label, show.view),
        show=show,
        head=head,
        paragraphs=paragraphs,
        tags=heading_levels(paragraphs, top=0),
        outline=outline(paragraphs),
        ways=Ways(show, section.paragraphs),
        chapter=chapter_of(book, section.label),
        neighbours=neighbours(show, section.label, [section.label for section in book.sections]),
        description=describe([head, *paragraphs]),
        **features(text for shown in [head, *paragraphs] for text in shown.texts),
    )


def paragraph_page(book: Book, paragraph: Paragraph) -> Response:
    """One paragraph with what is below it, in both languages, and every paragraph that cites it."""
    show = Show(current_site(), g.ui, book, BOTH)
    section = book.section_of[paragraph.label]
    below = [other for other in section.paragraphs if is_part(other, paragraph)]
    rules = [show.paragraph(other) for other in below]
    labels = [label for label in book.paragraphs if book.paragraphs[label].parent]
    return page(
        "reader/paragraph.html",
        Place.paragraph(g.ui, book.id, paragraph.label),
        show=show,
        head=show.paragraph(section.head),
        paragraphs=rules,
        tags=heading_levels(rules, top=paragraph.level - 1),
        ways=Ways(show, below),
        chapter=chapter_of(book, section.label),
        neighbours=neighbours(show, paragraph.label, labels),
        description=describe(rules),
        **features(text for shown in rules for text in shown.texts),
    )


def chapter_of(book: Book, label: str) -> tuple[int, str] | None:
    """The number and the title of the chapter that a section stands in, in books that have chapters."""
    for number, group in enumerate(book.groups, start=1):
        if label in group.sections and (title := group.title.get(g.ui)):
            return number, title
    return None


def background_page(book: Book, background: Background) -> Response:
    show = Show(current_site(), g.ui, book, chosen_text(book), chosen_rate(book))
    rendered = [(background.title[voice], show.background_text(background, voice)) for voice in show.voices]
    return page(
        "reader/background.html",
        Place.background(g.ui, book.id, background.slug, show.view),
        show=show,
        rendered=rendered,
        **features(text for _, text in rendered),
    )


def features(texts: Iterable[ShownText]) -> dict[str, bool]:
    """What the texts of a page ask of the page around them."""
    bodies = [text.wording.body for text in texts]
    return {"tables": any(body.is_sortable for body in bodies), "amounts": any(body.has_amounts for body in bodies)}


def twin(book: Book, paragraph: Paragraph) -> Response:
    make = paragraph_data if paragraph.parent else section_data
    return public(jsonify(make(current_site(), g.ui, book, paragraph)))


def address(label: str, is_data: bool) -> str:
    site, place = current_site(), Place.paragraph(g.ui, g.book.id, label)
    return site.addresses.twin(place) if is_data else site.page(place)


def find_background(book: Book, name: str) -> Background | None:
    return next((background for background in book.background if background.slug == name), None)


def find_paragraph(book: Book, name: str) -> Paragraph:
    if paragraph := book.find(name):
        return paragraph
    raise UnknownLabel(book, name)


def chosen_text(book: Book) -> str:
    """The view of the text that the reader asks for."""
    text = request.args.get("text", default_text(book, g.ui))
    if text not in texts(book):
        raise UnknownText(book)
    return text


def chosen_rate(book: Book) -> Decimal | None:
    """The base rate that the reader plays for, in books with rates; a comma is as good as a point."""
    written = request.args.get("rate", "").strip().replace(",", ".")
    if not book.money or not written:
        return None
    if not RATE.fullmatch(written) or not Decimal(written):
        raise UnknownRate(book)
    return Decimal(written)


def is_part(other: Paragraph, paragraph: Paragraph) -> bool:
    return other is paragraph or is_below(other.label, paragraph.label)


def neighbours(show: Show, label: str, labels: list[str]) -> list[ShownParagraph | None]:
    """What stands before and after a section or a paragraph."""
    here = labels.index(label)
    around = (labels[here - 1] if here else "", labels[here + 1] if here + 1 < len(labels) else "")
    return [show.paragraph(show.book.paragraphs[other]) if other else None for other in around]


def describe(paragraphs: list[ShownParagraph]) -> str:
    """The beginning of the first text there is, for a pasted link."""
    words = next((shown.texts[0].all_words for shown in paragraphs if shown.texts[0].body), "")
    return words if len(words) <= DESCRIPTION else words[:DESCRIPTION].rpartition(" ")[0] + " …"
