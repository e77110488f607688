"""What the texts of the books have that Markdown has not: references, drawn suits, amounts.

What only the site knows (addresses, drawings, its own words, the reader's base rate) is left as a mark to be filled in.
"""

import re
from abc import abstractmethod
from collections.abc import Callable
from xml.etree.ElementTree import Element, SubElement

from markdown.inlinepatterns import InlineProcessor

from rulebook.refs import LINK, Reference, parse_reference

SUITS = ("spades", "hearts", "diamonds", "clubs", "acorns", "leaves", "hearts-german", "bells")
BAR = "\x1f"  # stands for the bar of [[label|words]] while tables are split at theirs
OPEN, CLOSE = "\ue000", "\ue001"  # around a mark; no text has them
MARK = re.compile(f"{OPEN}([a-z]+) ([^{CLOSE}]*){CLOSE}")


def mark(kind: str, value: str) -> str:
    return f"{OPEN}{kind} {value}{CLOSE}"


def hide_bars(text: str) -> str:
    """The text with its links written so that no table is split at their bars."""
    return LINK.sub(lambda link: link.group().replace("|", BAR), text)


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
