"""The texts of the books as HTML: made once a voice, when first asked for, and filled in by the site on every page."""

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, NamedTuple

from rulebook.book import Background, Library, Paragraph, Voice
from rulebook.markup.dialect import Converted, Dialect, Heading
from rulebook.markup.inline import MARK
from rulebook.refs import Reference

SENTENCE_END = re.compile(r"(?<=[.:;!?])\s+(?=[^\W\d_a-z])")  # a capital comes after it, as it does not after “13. §”
BEGINNING = 150  # letters, in which most texts have said what stands for a title
BLOCK_END, TAG = re.compile(r"</(p|li|td|th|tr|h\d|b)>"), re.compile(r"<[^>]*>")


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
    """A paragraph or a background page in one voice; each part of it is rendered when first asked for."""

    dialect: Dialect
    heading_text: str
    text: str
    note_texts: tuple[str, ...] = ()
    label: str = ""  # of a paragraph, whose terms are marked

    @cached_property
    def heading(self) -> Rendered:
        return render_line(self.dialect, self.heading_text)

    @cached_property
    def body(self) -> Rendered:
        return render(self.dialect, self.text, self.label)

    @property
    def is_rendered(self) -> bool:
        return "body" in vars(self)

    @property
    def beginning(self) -> str:
        """Its first blocks, of a short text all."""
        return self.text[: end if (end := self.text.find("\n\n", BEGINNING)) > 0 else None]

    @cached_property
    def opening(self) -> Rendered:
        """The words of its beginning, for those who need no more than a few: what is no word needs no filling."""
        return split(Converted(drop_tags(self.dialect.convert(self.beginning).markup)))

    @cached_property
    def notes(self) -> tuple[Rendered, ...]:
        return tuple(render(self.dialect, note) for note in self.note_texts)


class Press:
    """Renders every text of a library once a voice; one for all threads."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.dialects: dict[tuple[str, str], Dialect] = {}
        self.wordings: dict[tuple[Reference, Voice], Wording] = {}

    def paragraph(self, paragraph: Paragraph, voice: Voice) -> Wording:
        texts = paragraph.heading[voice], paragraph.text[voice], paragraph.notes[voice]
        return self.kept(paragraph.reference, voice, *texts, paragraph.label)

    def background(self, book: str, page: Background, voice: Voice) -> Wording:
        """A background page; its title is plain words and stays with the page."""
        return self.kept(Reference(book, page.slug), voice, "", page.text[voice])

    def kept(self, place: Reference, voice: Voice, *texts: Any) -> Wording:
        key = (place, voice)
        if key not in self.wordings:
            self.wordings[key] = Wording(self.dialect(place.book, voice.language), *texts)
        return self.wordings[key]

    def dialect(self, book: str, language: str) -> Dialect:
        if (book, language) not in self.dialects:
            finder = self.library.books[book].finders[language]
            cite = partial(self.library.cite, language=language, within=book)
            self.dialects[book, language] = Dialect(book, language, finder, cite)
        return self.dialects[book, language]


def render(dialect: Dialect, text: str, label: str = "") -> Rendered:
    """A block of text; with the label of its paragraph, its terms are marked too."""
    return split(dialect.convert(text, label)) if text else EMPTY


def render_line(dialect: Dialect, text: str) -> Rendered:
    """A heading or other single line, without the paragraph around it."""
    if not text:
        return EMPTY
    converted = dialect.convert(text)
    return split(converted._replace(markup=converted.markup.removeprefix("<p>").removesuffix("</p>")))


def split(converted: Converted) -> Rendered:
    """A text in pieces between its marks."""
    pieces = MARK.split(converted.markup)
    return Rendered(tuple(pieces[::3]), tuple(map(Mark, pieces[1::3], pieces[2::3])), *converted[1:])


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
    return " ".join(html.unescape(drop_tags(markup)).split())


def drop_tags(markup: str) -> str:
    return TAG.sub("", BLOCK_END.sub(" ", markup))
