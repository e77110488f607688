"""Turns the Markdown of the books into HTML; the only user of the Markdown library."""

import html
import re
from collections.abc import Callable
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions.tables import TableExtension
from markdown.extensions.toc import TocExtension, slugify_unicode
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

from rulebook.refs import LINK, Reference, parse_reference

SUITS = ("spades", "hearts", "diamonds", "clubs", "acorns", "leaves", "hearts-german", "bells")
SUIT = rf":({'|'.join(SUITS)}):"
BAR = "\x1f"  # stands for the bar of [[label|words]] while tables are split at theirs


class Link(NamedTuple):
    """Where a reference leads, what shows it in place, and how it is written."""

    href: str
    peek: str
    words: str


class Symbol(NamedTuple):
    """A drawn suit: its place in the symbol file and its name."""

    href: str
    name: str


class Heading(NamedTuple):
    """A heading inside a text, for a list of what is on the page."""

    anchor: str
    words: str


class Renderer:
    """Renders texts of one book and language; made for one page and used by one thread."""

    def __init__(
        self, book: str, language: str, link: Callable[[Reference], Link], symbol: Callable[[str], Symbol]
    ) -> None:
        def slugify(words: str, separator: str) -> str:
            return f"{language}-{slugify_unicode(words, separator)}"  # two languages may share a page

        toc = TocExtension(slugify=slugify, toc_depth="2-3")
        self._markdown = Markdown(extensions=[TableExtension(), toc], output_format="html")
        self._markdown.preprocessors.deregister("html_block")  # angle brackets are text, never markup
        self._markdown.inlinePatterns.deregister("html")
        patterns = self._markdown.inlinePatterns
        patterns.register(ReferenceProcessor(book, link), "reference", 175)
        patterns.register(SuitProcessor(symbol), "suit", 174)
        self._markdown.treeprocessors.register(ScrollingTables(), "tables", 5)

    def render(self, text: str) -> str:
        """A block of text as HTML."""
        self._markdown.reset()
        return self._markdown.convert(LINK.sub(lambda link: link.group().replace("|", BAR), text))

    def render_inline(self, text: str) -> str:
        """A heading or other single line as HTML, without the paragraph around it."""
        return self.render(text).removeprefix("<p>").removesuffix("</p>")

    def headings(self) -> list[Heading]:
        """The second-level headings of the text rendered last."""
        tokens = self._markdown.toc_tokens  # type: ignore[attr-defined]
        return [Heading(token["id"], html.unescape(token["name"])) for token in tokens]


class ReferenceProcessor(InlineProcessor):
    """[[7.2]] and [[7.2|words]] become links that can also be shown in place."""

    def __init__(self, book: str, link: Callable[[Reference], Link]) -> None:
        super().__init__(rf"\[\[([^\[\]{BAR}]*)(?:{BAR}([^\[\]]*))?\]\]")
        self.book = book
        self.link = link

    # The library's signature says Pattern's; processors return where they matched as well.
    def handleMatch(self, m: re.Match[str], data: str) -> tuple[Element, int, int]:  # type: ignore[override]  # noqa: ARG002, N802
        target = self.link(parse_reference(m.group(1), self.book))
        element = Element("a", {"class": "ref", "href": target.href, "data-peek": target.peek})
        element.text = m.group(2) or target.words
        return element, m.start(0), m.end(0)


class SuitProcessor(InlineProcessor):
    """:spades: becomes the drawn suit with its name for those who do not see it."""

    def __init__(self, symbol: Callable[[str], Symbol]) -> None:
        super().__init__(SUIT)
        self.symbol = symbol

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[Element, int, int]:  # type: ignore[override]  # noqa: ARG002, N802
        symbol = self.symbol(m.group(1))
        attributes = {"class": f"suit {m.group(1)}", "role": "img", "aria-label": symbol.name, "viewBox": "0 0 24 24"}
        element = Element("svg", attributes)
        SubElement(element, "use", {"href": symbol.href})
        return element, m.start(0), m.end(0)


class ScrollingTables(Treeprocessor):
    """Wraps every table so that a wide one scrolls by itself and not with the page."""

    def run(self, root: Element) -> None:
        name = ""
        for index, element in enumerate(list(root)):
            if element.tag in {"h2", "h3"}:
                name = "".join(element.itertext())
            if element.tag == "table":
                frame = Element("div", {"class": "table", "tabindex": "0", "role": "group"})
                if name:
                    frame.set("aria-label", name)
                frame.append(element)
                root[index] = frame


def strip_tags(markup: str) -> str:
    """The words of rendered text on one line, for descriptions and data."""
    words = re.sub(r"<[^>]*>", "", re.sub(r"</(p|li|td|th|tr|h\d)>", " ", markup))
    return " ".join(html.unescape(words).split())
