"""The texts of the books as HTML: made once a voice, when first asked for, and filled in by the site on every page."""

import html
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import NamedTuple

from rulebook.book import Background, Library, Paragraph, Voice
from rulebook.markup import MARK, Dialect, Heading
from rulebook.refs import Reference

SENTENCE_END = re.compile(r"(?<=[.:;!?])\s+(?=[^\W\d_a-z])")  # a capital comes after it, as it does not after “13. §”


class Mark(NamedTuple):
    """A place in a text for what only the site knows: where a link or a term leads, a drawing, a word, an amount."""

    kind: str
    value: str


@dataclass(frozen=True)
class Rendered:
    """A text as HTML in pieces with a mark between each two, and what it asks of the page around it."""

    pieces: tuple[str, ...]
    marks: tuple[Mark, ...] = ()
    headings: tuple[Heading, ...] = ()
    has_table: bool = False
    is_sortable: bool = False

    @property
    def has_amounts(self) -> bool:
        return any(mark.kind == "amount" for mark in self.marks)

    def fill(self, filling: Mapping[Mark, str]) -> str:
        """The whole text, with what the site has for each mark."""
        filled = [filling[mark] + piece for mark, piece in zip(self.marks, self.pieces[1:], strict=True)]
        return self.pieces[0] + "".join(filled)


EMPTY = Rendered(("",))


@dataclass(frozen=True)
class Wording:
    """A paragraph or a background page in one voice."""

    heading: Rendered
    body: Rendered
    notes: tuple[Rendered, ...]


class Press:
    """Renders every text of a library once a voice; one for all threads."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.lock = Lock()
        self.dialects: dict[tuple[str, str], Dialect] = {}
        self.wordings: dict[tuple[Reference, Voice], Wording] = {}

    def paragraph(self, paragraph: Paragraph, voice: Voice) -> Wording:
        return self.kept(paragraph.reference, voice, lambda dialect: render_paragraph(dialect, paragraph, voice))

    def background(self, book: str, page: Background, voice: Voice) -> Wording:
        """A background page; its title is plain words and stays with the page."""
        place = Reference(book, page.slug)
        return self.kept(place, voice, lambda dialect: Wording(EMPTY, render(dialect, page.text[voice]), ()))

    def kept(self, place: Reference, voice: Voice, make: Callable[[Dialect], Wording]) -> Wording:
        key = (place, voice)
        if key not in self.wordings:
            with self.lock:
                if key not in self.wordings:
                    self.wordings[key] = make(self.dialect(place.book, voice.language))
        return self.wordings[key]

    def dialect(self, book: str, language: str) -> Dialect:
        if (book, language) not in self.dialects:
            finder = self.library.books[book].finders[language]
            cite = partial(self.library.cite, language=language, within=book)
            self.dialects[book, language] = Dialect(book, language, finder, cite)
        return self.dialects[book, language]


def render_paragraph(dialect: Dialect, paragraph: Paragraph, voice: Voice) -> Wording:
    return Wording(
        render_line(dialect, paragraph.heading[voice]),
        render(dialect, paragraph.text[voice], paragraph.label),
        tuple(render(dialect, note) for note in paragraph.notes[voice]),
    )


def render(dialect: Dialect, text: str, label: str = "") -> Rendered:
    """A block of text; with the label of its paragraph, its terms are marked too."""
    return split(dialect, dialect.convert(text, label)) if text else EMPTY


def render_line(dialect: Dialect, text: str) -> Rendered:
    """A heading or other single line, without the paragraph around it."""
    return split(dialect, dialect.convert(text).removeprefix("<p>").removesuffix("</p>")) if text else EMPTY


def split(dialect: Dialect, markup: str) -> Rendered:
    """What a dialect has just converted, in pieces between its marks."""
    pieces = MARK.split(markup)
    return Rendered(
        tuple(pieces[::3]),
        tuple(map(Mark, pieces[1::3], pieces[2::3])),
        dialect.headings(),
        dialect.tables.are_there,
        dialect.tables.are_sortable,
    )


def first_words(words: str, limit: int = 72) -> str:
    """The beginning of a text, as the title of what has none: its first sentence if that is short, else some words.

    >>> first_words("A player does not follow suit. Who pays: E.6.c).")
    'A player does not follow suit'
    >>> first_words("The dealer gave the talon to the right-hand neighbour not the first time round.", 40)
    'The dealer gave the talon to the …'
    """
    sentence = SENTENCE_END.split(words, maxsplit=1)[0]
    if len(sentence) <= limit:
        return sentence.rstrip(" .:;,")
    return sentence[:limit].rpartition(" ")[0].rstrip(" .:;,(–") + " …"


def strip_tags(markup: str) -> str:
    """The words of rendered text on one line, for descriptions and data."""
    words = re.sub(r"<[^>]*>", "", re.sub(r"</(p|li|td|th|tr|h\d|b)>", " ", markup))
    return " ".join(html.unescape(words).split())
