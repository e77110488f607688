"""The Markdown of the books and what it becomes in HTML; the only user of the Markdown library.

What only the site knows (addresses, drawings, its own words, the reader's base rate) is left as a mark to be filled in.
"""

import html
import re
from abc import abstractmethod
from collections.abc import Callable
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions.tables import TableExtension
from markdown.extensions.toc import TocExtension, slugify_unicode
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

from rulebook.glossary.finder import TermFinder
from rulebook.refs import LINK, Reference, parse_reference
from rulebook.search.word import WORD

SUITS = ("spades", "hearts", "diamonds", "clubs", "acorns", "leaves", "hearts-german", "bells")
BAR = "\x1f"  # stands for the bar of [[label|words]] while tables are split at theirs
OPEN, CLOSE = "\ue000", "\ue001"  # around a mark; no text has them
MARK = re.compile(f"{OPEN}([a-z]+) ([^{CLOSE}]*){CLOSE}")
CASE = re.compile(r"(follows|why): ")
COLUMN = re.compile(r"\s*\{(sort|filter)(?: not ([^{}]+))?\}$")


class Heading(NamedTuple):
    """A heading inside a text, for a list of what is on the page."""

    anchor: str
    words: str


def mark(kind: str, value: str) -> str:
    return f"{OPEN}{kind} {value}{CLOSE}"


class Dialect:
    """Converts the texts of one book in one language; one thread's at a time."""

    def __init__(self, book: str, language: str, finder: TermFinder, cite: Callable[[Reference], str]) -> None:
        toc = TocExtension(slugify=lambda words, _: slugify(words, language), toc_depth="2-3")
        self._markdown = Markdown(extensions=[TableExtension(), toc], output_format="html")
        self._markdown.preprocessors.deregister("html_block")  # angle brackets are text, never markup
        self._markdown.inlinePatterns.deregister("html")
        patterns = self._markdown.inlinePatterns
        patterns.register(ReferenceProcessor(book, cite), "reference", 175)
        patterns.register(SuitProcessor(), "suit", 174)
        patterns.register(AmountProcessor(), "amount", 173)
        self._markdown.treeprocessors.register(CaseParts(), "case", 6)
        self.tables = Tables()
        self._markdown.treeprocessors.register(self.tables, "tables", 5)
        self._terms = TermMarker(finder)
        self._markdown.treeprocessors.register(self._terms, "terms", 4)

    def convert(self, text: str, label: str = "") -> str:
        """A block of text as HTML; with the label of its paragraph, its terms are marked too."""
        self._markdown.reset()
        self._terms.label = label
        return self._markdown.convert(LINK.sub(lambda link: link.group().replace("|", BAR), text))

    def headings(self) -> tuple[Heading, ...]:
        """The second-level headings of the text converted last."""
        tokens = self._markdown.toc_tokens  # type: ignore[attr-defined]
        return tuple(Heading(token["id"], html.unescape(token["name"])) for token in tokens)


class Inline(InlineProcessor):
    """An inline pattern of ours; each says how a match becomes an element."""

    pattern_text: str

    def __init__(self) -> None:
        super().__init__(self.pattern_text)

    @abstractmethod
    def element(self, match: re.Match[str]) -> Element: ...

    # The library types this after its older base class; processors also return where they matched.
    def handleMatch(self, m: re.Match[str], data: str) -> tuple[Element, int, int]:  # type: ignore[override]  # noqa: N802
        element = self.element(m)
        two_stops = (element.text or "").endswith(".") and data[m.end(0) :].startswith(".")
        return element, m.start(0), m.end(0) + two_stops  # “13. § (3) 4.” brings the full stop of its sentence along


class ReferenceProcessor(Inline):
    """[[7.2]] and [[7.2|words]] become links that can also be shown in place."""

    pattern_text = rf"\[\[([^\[\]{BAR}]*)(?:{BAR}([^\[\]]*))?\]\]"

    def __init__(self, book: str, cite: Callable[[Reference], str]) -> None:
        super().__init__()
        self.book = book
        self.cite = cite

    def element(self, match: re.Match[str]) -> Element:
        target = parse_reference(match.group(1), self.book)
        href, peek = mark("link", str(target)), mark("peek", str(target))
        element = Element("a", {"class": "ref", "href": href, "data-peek": peek})
        element.text = match.group(2) or self.cite(target)
        return element


class SuitProcessor(Inline):
    """:acorns: becomes the drawn suit, :acorns=ász: a drawn card, both with a name for those who do not see it."""

    pattern_text = rf":({'|'.join(SUITS)})(?:=([^:\n]+))?:"

    def element(self, match: re.Match[str]) -> Element:
        suit, rank = match.groups()
        name = mark("word", suit)
        drawing = Element("svg", {"class": f"suit {suit}", "viewBox": "0 0 24 24"})
        SubElement(drawing, "use", {"href": mark("drawing", suit)})
        if not rank:
            drawing.attrib |= {"role": "img", "aria-label": name}
            return drawing
        drawing.set("aria-hidden", "true")
        card = Element("span", {"class": "card", "role": "img", "aria-label": f"{name} {rank}"})
        SubElement(card, "span", {"class": "rank"}).text = rank
        card.append(drawing)
        return card


class AmountProcessor(Inline):
    """{{0.40}} becomes an amount of money at the reader's base rate."""

    pattern_text = r"\{\{(\d+\.\d\d)\}\}"

    def element(self, match: re.Match[str]) -> Element:
        element = Element("span", {"class": "amount"})
        element.text = mark("amount", match.group(1))
        return element


class CaseParts(Treeprocessor):
    """Paragraphs that begin “follows: ” or “why: ” are parts of a case: what it leads to, and the reason."""

    def run(self, root: Element) -> None:
        for paragraph in root.iter("p"):
            found = CASE.match(paragraph.text or "")
            if found:
                paragraph.set("class", found.group(1))
                label = Element("b")
                label.text = mark("word", found.group(1))
                label.tail = " " + (paragraph.text or "")[found.end() :]
                paragraph.text = None
                paragraph.insert(0, label)


class Tables(Treeprocessor):
    """Wraps every table so that a wide one scrolls by itself; marks the columns to sort and to filter by."""

    def __init__(self) -> None:
        super().__init__()
        self.are_there = self.are_sortable = False

    def run(self, root: Element) -> None:
        self.are_there = self.are_sortable = False
        name = ""
        for index, element in enumerate(list(root)):
            if element.tag in {"h2", "h3"}:
                name = "".join(element.itertext())
            if element.tag == "table":
                self.are_there = True
                root[index] = self.wrap(element, name)

    def wrap(self, table: Element, name: str) -> Element:
        for heading in table.iter("th"):
            found = COLUMN.search(heading.text or "")
            if found:
                self.are_sortable |= found.group(1) == "sort"
                heading.text = (heading.text or "")[: found.start()]
                heading.set(f"data-{found.group(1)}", found.group(2) or "")
        frame = Element("div", {"class": "table", "tabindex": "0", "role": "group"})
        if name:
            frame.set("aria-label", name)
        frame.append(table)
        return frame


class TermMarker(Treeprocessor):
    """Links the first use of every term in a paragraph to its definition; never within a link or a heading."""

    UNTOUCHED = frozenset({"a", "svg", "h2", "h3", "th", "b"})
    DRAWN = frozenset({"card", "amount"})

    def __init__(self, finder: TermFinder) -> None:
        super().__init__()
        self.finder = finder
        self.label = ""
        self.seen: set[str] = set()

    def run(self, root: Element) -> None:
        if self.label:
            self.seen = set()
            self.mark(root)

    def mark(self, element: Element) -> None:
        children = list(element)
        element.text, before = self.split(element.text or "")
        for child in children:
            if child.tag not in self.UNTOUCHED and child.get("class") not in self.DRAWN:
                self.mark(child)
            child.tail, after = self.split(child.tail or "")
            place = list(element).index(child) + 1
            element[place:place] = after
        element[0:0] = before

    def split(self, text: str) -> tuple[str, list[Element]]:
        """A stretch of text up to its first new term, then the links of its terms with the text behind each."""
        spans = list(WORD.finditer(text))
        words = [span.group() for span in spans]
        links: list[Element] = []
        start, place, lead = 0, 0, text
        while place < len(words):
            found = self.finder.at(words, place, self.label)
            if found and found[0].id not in self.seen:
                term, (first, last) = found[0].id, (spans[place], spans[place + found[1] - 1])
                self.seen.add(term)
                element = Element("a", {"class": "term", "href": mark("term", term), "data-peek": mark("term", term)})
                element.text, element.tail = text[first.start() : last.end()], text[last.end() :]
                if links:
                    links[-1].tail = text[start : first.start()]
                else:
                    lead = text[: first.start()]
                links.append(element)
                start = last.end()
            place += found[1] if found else 1
        return lead, links


def slugify(words: str, language: str) -> str:
    """The id of a heading; begins with its language, because two languages may share a page."""
    return f"{language}-{slugify_unicode(words, '-')}"
