"""A rule book in memory: frozen sections and paragraphs in one or more voices, linked both ways."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import NamedTuple

from rulebook.glossary.finder import TermFinder
from rulebook.glossary.term import Term
from rulebook.refs import LAW_WORDS, STYLES, Reference, find_label, format_number, nearest_labels, spelling_key
from rulebook.search.word import fold

COMMON_LANGUAGE = "en"  # for readers who have none of a book's other languages


@dataclass(frozen=True, eq=False)
class Edition:
    """Which document a book restates; one is like no other."""

    issuer: str
    document: Mapping[str, str]
    date: str  # ISO, as precise as the document is: 2010-05-06 or 2017


class Voice(NamedTuple):
    """One way in which a book speaks: a language, whose words they are, and the document behind them."""

    language: str
    kind: str
    edition: Edition

    @property
    def name(self) -> str:
        """How folders and addresses call it: hu where the words are ours, hu-official and the like where not."""
        return self.language if self.kind == "restated" else f"{self.language}-{self.kind}"


@dataclass(frozen=True)
class Paragraph:
    """The smallest thing one can cite. Headings and texts are Markdown, by voice."""

    reference: Reference
    level: int
    parent: str | None
    heading: Mapping[Voice, str]
    text: Mapping[Voice, str]
    notes: Mapping[Voice, tuple[str, ...]]
    cites: tuple[Reference, ...]
    cited_by: tuple[Reference, ...] = ()
    is_our_number: bool = False  # the document has the text, but no number for it

    @property
    def label(self) -> str:
        return self.reference.label


@dataclass(frozen=True)
class Section:
    """A chapter of the book; its first paragraph carries the section's own label and title."""

    paragraphs: tuple[Paragraph, ...]

    @property
    def head(self) -> Paragraph:
        return self.paragraphs[0]

    @property
    def label(self) -> str:
        return self.head.label

    @property
    def title(self) -> Mapping[Voice, str]:
        return self.head.heading


@dataclass(frozen=True)
class Background:
    """A page beside the rules, such as how the game goes: ours, not the document's."""

    slug: str
    title: Mapping[Voice, str]
    name: Mapping[str, str]  # its title for readers of languages that the book has no voice for
    text: Mapping[Voice, str]
    cites: tuple[Reference, ...]


@dataclass(frozen=True)
class Money:
    """The currency of a book's rates, and the base rate that they are printed for."""

    currency: str
    base: Decimal


@dataclass(frozen=True)
class Group:
    """Sections that belong together in the contents; without a title when the book has no groups."""

    title: Mapping[str, str]
    sections: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """One rule book: what content/<id>/ holds."""

    id: str
    voices: tuple[Voice, ...]  # the book's own first
    cards: tuple[tuple[str, str, str], ...]  # those the game is known by: suit, drawing, rank
    title: str
    titles: Mapping[str, str]  # where a language writes it otherwise
    brief: Mapping[str, str]  # the game in a few words
    about: Mapping[str, str]
    reference_style: str
    money: Money | None
    sections: tuple[Section, ...]
    background: tuple[Background, ...]
    groups: tuple[Group, ...]
    quick: tuple[str, ...]  # the sections that are looked up most often
    costs: Mapping[str, tuple[str, ...]]  # where the book keeps a fact and its consequence apart
    terms: tuple[Term, ...] = ()

    @property
    def language(self) -> str:
        """The book's own."""
        return self.voices[0].language

    def title_in(self, language: str) -> str:
        """What readers of a language call the game."""
        return self.titles.get(language, self.title)

    @property
    def edition(self) -> Edition:
        return self.voices[0].edition

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages of its voices, the book's own first."""
        return tuple(dict.fromkeys(voice.language for voice in self.voices))

    @cached_property
    def _voice_by_language(self) -> Mapping[str, Voice]:
        return {voice.language: voice for voice in reversed(self.voices)}

    def voice_for(self, language: str) -> Voice:
        """The voice for a reader of a language: in that language if the book has it, else in the common one."""
        voices = self._voice_by_language
        return voices.get(language) or voices.get(COMMON_LANGUAGE) or self.voices[0]

    @cached_property
    def paragraphs(self) -> Mapping[str, Paragraph]:
        return {paragraph.label: paragraph for section in self.sections for paragraph in section.paragraphs}

    @cached_property
    def section_of(self) -> Mapping[str, Section]:
        return {paragraph.label: section for section in self.sections for paragraph in section.paragraphs}

    @cached_property
    def _labels_by_spelling(self) -> Mapping[tuple[str, ...], str]:
        return {key: label for label in self.paragraphs if (key := spelling_key(label))}

    @cached_property
    def _labels_as_written(self) -> Mapping[str, str]:
        written = {label.casefold(): label for label in self.paragraphs}
        for language in (*LAW_WORDS, *self.languages):
            written |= {self.format_reference(label, language).casefold(): label for label in self.paragraphs}
        return written

    @cached_property
    def finders(self) -> Mapping[str, TermFinder]:
        """What finds the book's terms in its texts, by language."""
        return {language: TermFinder(self.terms, language) for language in self.languages}

    @cached_property
    def term(self) -> Mapping[str, Term]:
        return {term.id: term for term in self.terms}

    @cached_property
    def uses(self) -> Mapping[str, tuple[str, ...]]:
        """For every term, the paragraphs whose text in the book's own voice has it."""
        found: dict[str, list[str]] = {term.id: [] for term in self.terms}
        finder = self.finders[self.language]
        for label, paragraph in self.paragraphs.items():
            for term in finder.all_in(paragraph.text[self.voices[0]], label):
                found[term.id].append(label)
        return {name: tuple(labels) for name, labels in found.items()}

    def ancestors(self, label: str) -> list[Paragraph]:
        """The paragraphs that one is a part of, its section first."""
        parent = self.paragraphs[label].parent
        return [*self.ancestors(parent), self.paragraphs[parent]] if parent else []

    def consequences(self, label: str) -> tuple[Paragraph, ...]:
        """What a fact costs, where that is said elsewhere: its own, else those of what it is a part of."""
        family = [label, *(paragraph.label for paragraph in reversed(self.ancestors(label)))]
        costs = next((self.costs[one] for one in family if one in self.costs), ())
        return tuple(self.paragraphs[cost] for cost in costs if cost != label)

    def find(self, text: str) -> Paragraph | None:
        """The paragraph meant by a number in any usual spelling."""
        label = self._labels_as_written.get(text.casefold()) or find_label(text, self._labels_by_spelling)
        return self.paragraphs[label] if label else None

    def nearest(self, text: str) -> list[Paragraph]:
        """What a reader may have meant by a number that does not exist."""
        return [self.paragraphs[label] for label in nearest_labels(text, self.paragraphs)]

    def format_reference(self, label: str, language: str) -> str:
        """A paragraph's number as players write it: § 7.2, 13. § (3) 4., E.6.b)."""
        return STYLES[self.reference_style](label, language)

    def format_title_number(self, label: str, language: str) -> str:
        """The number before a section's title, where a word such as “Law” would only be in the way."""
        return self.format_number(label) if self.reference_style == "law" else self.format_reference(label, language)

    def format_number(self, label: str) -> str:
        """The same where the section is known anyway."""
        return format_number(label, self.reference_style)


@dataclass(frozen=True)
class Library:
    """Every book there is, in the order of the shelf."""

    books: Mapping[str, Book]
    digest: str

    def __iter__(self) -> Iterator[Book]:
        return iter(self.books.values())

    @cached_property
    def by_title(self) -> Mapping[str, str]:
        """The books by what any language calls them, in small letters without accents."""
        return {fold(title): book.id for book in self for title in (book.title, *book.titles.values())}

    def __getitem__(self, reference: Reference) -> Paragraph:
        return self.books[reference.book].paragraphs[reference.label]

    def cite(self, reference: Reference, language: str, within: str) -> str:
        """A reference as a book writes it: its own by number alone, another's with that book's title."""
        book = self.books[reference.book]
        number = book.format_reference(reference.label, language)
        return number if book.id == within else f"{book.title_in(language)} {number}"
