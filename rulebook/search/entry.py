"""What can be found: every paragraph, section and part of a background page, once per voice, in plain words."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rulebook.book import Book, Library, Paragraph, Voice
from rulebook.markup.dialect import slugify
from rulebook.refs import LINK, Reference, find_references, parse_reference
from rulebook.render import first_words
from rulebook.search.usual import Usual, Words

MARKUP = re.compile(
    r"\*+|\{\{|\}\}|\{(?:sort|filter)[^{}]*\}|^[-|: ]+$|^(?:follows|why): |:[a-z-]+(?:=([^:\n]+))?:", re.MULTILINE
)
POINTER = re.compile(r"(?<![^\s(])([^.:;!?|()\n]{4,90}): *((?:\[\[[^\]]+\]\][\s,–]*(?:and |és |och |a )?)+)[.;)]")
GLOSSARY = "glossary"  # stands for the label of what is a term and no paragraph
TABLE_ROW = re.compile(r"^\|.*$", re.MULTILINE)
ITEM = re.compile(r"^\s*[-*] ", re.MULTILINE)
TITLE_LENGTH = 64
DEFINITION, BACKGROUND = 0.3, 0.85  # what a term and a page beside the rules are worth
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
    notes: str = ""  # the editor's
    rule: str = ""  # what readers are shown of it: the text with its references in words
    usual: Words = field(default_factory=dict)  # what players say, by language
    worth: float = 1.0  # rules come before what is said about them

    @cached_property
    def title(self) -> str:
        """What readers see it under: its heading, or its first words."""
        return self.heading or first_words(self.rule, TITLE_LENGTH)

    @cached_property
    def told(self) -> int:
        """How much of the rule the title tells, in letters."""
        return 0 if self.heading else len(self.title.removesuffix(" …"))


def find_entries(library: Library, usual: Mapping[str, Usual]) -> Iterator[Entry]:
    """Everything that the books hold, in the order of the shelf; with the usual words of each book."""
    for book in library:
        said = usual[book.id].paragraph
        for voice in book.voices:
            pointers = find_pointers(book, voice)
            for label, paragraph in book.paragraphs.items():
                sent = pointers.get(paragraph.reference, ())
                yield paragraph_entry(library, paragraph, voice, sent, said.get(label, {}))
            yield from background_entries(book, voice)
            yield from term_entries(book, voice)


def term_entries(book: Book, voice: Voice) -> Iterator[Entry]:
    """The terms of a book's glossary, by their definitions."""
    for term in book.terms:
        names, definition = ", ".join(term.names[voice.language]), term.definition[voice.language]
        yield Entry(
            Reference(book.id, GLOSSARY), voice, names, "", definition, term.id, rule=definition, worth=DEFINITION
        )


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


def paragraph_entry(
    library: Library, paragraph: Paragraph, voice: Voice, pointers: Iterable[str], usual: Words
) -> Entry:
    book = library.books[paragraph.reference.book]
    return Entry(
        paragraph.reference,
        voice,
        plain(paragraph.heading[voice]),
        " · ".join(plain(above.heading[voice]) for above in ancestors(book, paragraph) if above.heading[voice]),
        plain(POINTER.sub("", joined(paragraph.text[voice]))),
        pointers=" ".join(dict.fromkeys(pointers)),
        notes=plain("\n".join(paragraph.notes[voice])),
        rule=shown_rule(library, book, paragraph, voice),
        usual=usual,
    )


def shown_rule(library: Library, book: Book, paragraph: Paragraph, voice: Voice) -> str:
    """The rule in running words; a head without any has the headings below it, or what stands there first."""
    if not paragraph.text[voice]:
        below = [one for one in book.paragraphs.values() if one.parent == paragraph.label]
        headings = " · ".join(plain(one.heading[voice]) for one in below if one.heading[voice])
        return headings or (shown_rule(library, book, below[0], voice) if below else "")

    def words(link: re.Match[str]) -> str:
        target = parse_reference(link.group(1), book.id)
        return link.group(2) or library.cite(target, voice.language, book.id)

    return prose(LINK.sub(words, paragraph.text[voice]))


def background_entries(book: Book, voice: Voice) -> Iterator[Entry]:
    """A background page, part by part."""
    for page in book.background:
        title = page.title[voice]
        introduction, *parts = HEADING.split(page.text[voice])
        here = Reference(book.id, page.slug)
        yield Entry(here, voice, title, "", plain(introduction), rule=prose(introduction), worth=BACKGROUND)
        for heading, text in zip(parts[::2], parts[1::2], strict=True):
            anchor = slugify(heading, voice.language)
            yield Entry(here, voice, plain(heading), title, plain(text), anchor, rule=prose(text), worth=BACKGROUND)


def prose(text: str) -> str:
    """A text without its tables and the signs of its lists, if there is more to it."""
    return plain(ITEM.sub("", TABLE_ROW.sub("", text))).replace("..", ".") or plain(text)


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
