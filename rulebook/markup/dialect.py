"""The Markdown of the books and what it becomes in HTML."""

import html
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

from markdown import Markdown
from markdown.extensions.tables import TableExtension
from markdown.extensions.toc import TocExtension, slugify_unicode

from rulebook.glossary.finder import TermFinder
from rulebook.markup.inline import AmountProcessor, ReferenceProcessor, SuitProcessor, hide_bars
from rulebook.markup.plain import PlainText
from rulebook.markup.tree import CaseParts, Tables, TermMarker
from rulebook.refs import Reference


class Heading(NamedTuple):
    """A heading inside a text, for a list of what is on the page."""

    anchor: str
    words: str


class Converted(NamedTuple):
    """A text as HTML with marks, its second-level headings, and what tables it has."""

    markup: str
    headings: tuple[Heading, ...] = ()
    has_table: bool = False
    is_sortable: bool = False


class Dialect:
    """Converts the texts of one book in one language."""

    def __init__(self, book: str, language: str, finder: TermFinder, cite: Callable[[Reference], str]) -> None:
        toc = TocExtension(slugify=lambda words, _: slugify(words, language), toc_depth="2-3")
        self._markdown = Markdown(extensions=[TableExtension(), toc], output_format="html")
        self._markdown.preprocessors.deregister("html_block")  # angle brackets are text, never markup
        self._markdown.inlinePatterns.deregister("html")
        patterns = ReferenceProcessor(book, cite), SuitProcessor(), AmountProcessor()
        for place, pattern in enumerate(patterns):
            self._markdown.inlinePatterns.register(pattern, type(pattern).__name__, 175 - place)
        cases, self._tables, self._terms = CaseParts(), Tables(), TermMarker(finder)
        for place, part in enumerate((cases, self._tables, self._terms)):
            self._markdown.treeprocessors.register(part, type(part).__name__, 6 - place)
        self._plain = PlainText(patterns, cases, self._terms)
        self._lock = Lock()  # the library converts one text at a time

    def convert(self, text: str, label: str = "") -> Converted:
        """A block of text; with the label of its paragraph, its terms are marked too."""
        if not self.is_plain(text):
            return self.convert_markdown(text, label)
        with self._lock:
            self._terms.begin(label)
            return Converted(self._plain.convert(hide_bars(text)))

    def is_plain(self, text: str) -> bool:
        """Whether a text comes out the same without the Markdown library."""
        return self._plain.is_plain(hide_bars(text))

    def convert_markdown(self, text: str, label: str = "") -> Converted:
        with self._lock:
            self._terms.begin(label)
            markup = self._markdown.reset().convert(hide_bars(text))
            tokens = self._markdown.toc_tokens  # type: ignore[attr-defined]
            headings = tuple(Heading(token["id"], html.unescape(token["name"])) for token in tokens)
            return Converted(markup, headings, self._tables.are_there, self._tables.are_sortable)


def slugify(words: str, language: str) -> str:
    """The id of a heading; begins with its language, because two languages may share a page."""
    return f"{language}-{slugify_unicode(words, '-')}"
