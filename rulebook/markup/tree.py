"""What is done to a text once the Markdown library has made a tree of it: parts of cases, tables, links of terms."""

import re
from xml.etree.ElementTree import Element

from markdown.treeprocessors import Treeprocessor

from rulebook.glossary.finder import TermFinder
from rulebook.markup.inline import mark
from rulebook.search.word import WORD

CASE = re.compile(r"(follows|why): ")
COLUMN = re.compile(r"\s*\{(sort|filter)(?: not ([^{}]+))?\}$")


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

    def open(self, text: str) -> tuple[str, str]:
        """The same for a paragraph that is not in a tree: its beginning, and the words that come next."""
        if found := CASE.match(text):
            part = found.group(1)
            return f'<p class="{part}"><b>{mark("word", part)}</b>', " " + text[found.end() :]
        return "<p>", text


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

    def begin(self, label: str) -> None:
        """A new text; none of its terms has been seen, and without the label of a paragraph none is marked."""
        self.label = label
        self.seen = set()

    def run(self, root: Element) -> None:
        if self.label:
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
        if not self.label:
            return text, []
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
