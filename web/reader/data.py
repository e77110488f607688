"""The JSON twins: the same books, sections and paragraphs as data."""

from typing import Any

from rulebook import Book, Paragraph
from rulebook.refs import anchor
from rulebook.render import strip_tags
from web.place import Place
from web.reader.shown import Show
from web.site import BOTH, Site, reading_order


def book_data(site: Site, ui: str, book: Book) -> dict[str, Any]:
    """A book and its contents."""
    return {
        "id": book.id,
        "title": book.title,
        "languages": book.languages,
        "edition": edition_data(book),
        "url": absolute(site, Place.contents(ui, book.id)),
        "sections": [
            {
                "ref": str(section.head.reference),
                "title": {voice.name: title for voice, title in section.title.items()},
                "labels": [paragraph.label for paragraph in section.paragraphs],
                "json": site.addresses.absolute(site.addresses.twin(Place.paragraph(ui, book.id, section.label))),
            }
            for section in book.sections
        ],
    }


def section_data(site: Site, ui: str, book: Book, head: Paragraph) -> dict[str, Any]:
    """A section with all its paragraphs."""
    show = Show(site, ui, book, BOTH)
    paragraphs = book.section_of[head.label].paragraphs
    return {
        **common_data(site, show, head),
        "title": {voice.name: title for voice, title in head.heading.items()},
        "paragraphs": [common_data(site, show, paragraph) for paragraph in paragraphs[1:]],
        "edition": edition_data(book),
    }


def paragraph_data(site: Site, ui: str, book: Book, paragraph: Paragraph) -> dict[str, Any]:
    """One paragraph."""
    section = Place.paragraph(ui, book.id, book.section_of[paragraph.label].label)
    return {
        **common_data(site, Show(site, ui, book, BOTH), paragraph),
        "section": site.addresses.absolute(site.addresses.twin(section)),
        "edition": edition_data(book),
    }


def common_data(site: Site, show: Show, paragraph: Paragraph) -> dict[str, Any]:
    place = Place.paragraph(show.ui, show.book.id, paragraph.label)
    texts = [show.paragraph_text(paragraph, voice) for voice in reading_order(show.book, show.ui)]
    return {
        "ref": str(paragraph.reference),
        "label": paragraph.label,
        "anchor": anchor(paragraph.label),
        "level": paragraph.level,
        "parent": paragraph.parent,
        "url": absolute(site, place),
        "short": site.addresses.absolute(site.addresses.short(place)),
        "heading": {text.voice.name: strip_tags(text.heading) for text in texts if text.heading},
        "text": {text.voice.name: strip_tags(text.body) for text in texts if text.body},
        "html": {text.voice.name: text.body for text in texts if text.body},
        "notes": {text.voice.name: [strip_tags(note) for note in text.notes] for text in texts},
        "cites": [str(reference) for reference in paragraph.cites],
        "consequences": [str(other.reference) for other in show.book.consequences(paragraph.label)],
        "cited_by": [str(reference) for reference in paragraph.cited_by],
    }


def edition_data(book: Book) -> dict[str, Any]:
    edition = book.edition
    return {"issuer": edition.issuer, "document": dict(edition.document), "date": edition.date, "restated": True}


def absolute(site: Site, place: Place) -> str:
    return site.addresses.absolute(site.page(place))
