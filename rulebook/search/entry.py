"""What can be found: every paragraph, section and part of a background page, once per voice, in plain words."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulebook.book import Book, Library, Paragraph, Voice
from rulebook.markup import slugify
from rulebook.refs import LINK, Reference, find_references

MARKUP = re.compile(
    r"\*+|\{\{|\}\}|\{(?:sort|filter)[^{}]*\}|^[-|: ]+$|^(?:follows|why): |:[a-z-]+(?:=([^:\n]+))?:", re.MULTILINE
)
POINTER = re.compile(r"(?<![^\s(])([^.:;!?|()\n]{4,90}): *((?:\[\[[^\]]+\]\][\s,–]*(?:and |és |och |a )?)+)[.;)]")
GLOSSARY = "glossary"  # stands for the label of what is a term and no paragraph
HEADING = re.compile(r"^## +(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Entry:
    """One thing to find, in one voice."""

    reference: Reference
    voice: Voice
    heading: str  # its own title
    path: str  # the titles above it
    text: str
    anchor: str = ""  # of a part of a background page, or the id of a term
    pointers: str = ""  # what other paragraphs say to send readers here


def find_entries(library: Library) -> Iterator[Entry]:
    """Everything that the books hold, in the order of the shelf."""
    for book in library:
        for voice in book.voices:
            pointers = find_pointers(book, voice)
            for paragraph in book.paragraphs.values():
                yield paragraph_entry(book, paragraph, voice, pointers.get(paragraph.reference, ()))
            yield from background_entries(book, voice)
            yield from term_entries(book, voice)


def term_entries(book: Book, voice: Voice) -> Iterator[Entry]:
    """The terms of a book's glossary, by their definitions."""
    for term in book.terms:
        names, definition = ", ".join(term.names[voice.language]), term.definition[voice.language]
        yield Entry(Reference(book.id, GLOSSARY), voice, names, "", definition, term.id)


def find_pointers(book: Book, voice: Voice) -> dict[Reference, list[str]]:
    """“How long it can be claimed: [[2.7]].” tells what 2.7 is about, not the paragraph that says so."""
    pointers: dict[Reference, list[str]] = {}
    for paragraph in book.paragraphs.values():
        for words, links in POINTER.findall(joined(paragraph.text[voice])):
            for target in find_references(links, book.id):
                pointers.setdefault(target, []).append(words)
    return pointers


def joined(text: str) -> str:
    """Wrapped lines as one; tables and lists keep theirs."""
    return re.sub(r"(?<!\n)\n(?![\n|*-])", " ", text)


def paragraph_entry(book: Book, paragraph: Paragraph, voice: Voice, pointers: Iterable[str]) -> Entry:
    text = "\n".join([POINTER.sub("", joined(paragraph.text[voice])), *paragraph.notes[voice]])
    return Entry(
        paragraph.reference,
        voice,
        plain(paragraph.heading[voice]),
        " · ".join(plain(above.heading[voice]) for above in ancestors(book, paragraph) if above.heading[voice]),
        plain(text),
        pointers=" ".join(dict.fromkeys(pointers)),
    )


def background_entries(book: Book, voice: Voice) -> Iterator[Entry]:
    """A background page, part by part."""
    for page in book.background:
        title = page.title[voice]
        introduction, *parts = HEADING.split(page.text[voice])
        yield Entry(Reference(book.id, page.slug), voice, title, "", plain(introduction))
        for heading, text in zip(parts[::2], parts[1::2], strict=True):
            anchor = slugify(heading, voice.language)
            yield Entry(Reference(book.id, page.slug), voice, plain(heading), title, plain(text), anchor)


def ancestors(book: Book, paragraph: Paragraph) -> list[Paragraph]:
    """The paragraphs above one, from the section down."""
    above: list[Paragraph] = []
    while paragraph.parent:
        paragraph = book.paragraphs[paragraph.parent]
        above.insert(0, paragraph)
    return above


def plain(text: str) -> str:
    """Markdown as running words."""
    text = LINK.sub(lambda link: link.group(2) or link.group(1).rpartition(":")[2], text)
    text = MARKUP.sub(lambda mark: mark.group(1) or "", text)
    return " ".join(text.replace("|", " ").split())
