"""A rule book in memory: frozen sections and paragraphs in two languages, linked both ways."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property

from rulebook.glossary.finder import TermFinder
from rulebook.glossary.term import Term
from rulebook.refs import STYLES, Reference, find_label, format_number, nearest_labels, spelling_key


@dataclass(frozen=True)
class Paragraph:
    """The smallest thing one can cite. Headings and texts are Markdown, by language."""

    reference: Reference
    level: int
    parent: str | None
    heading: Mapping[str, str]
    text: Mapping[str, str]
    notes: Mapping[str, tuple[str, ...]]
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
    def title(self) -> Mapping[str, str]:
        return self.head.heading


@dataclass(frozen=True)
class Background:
    """A page beside the rules, such as how the game goes: ours, not the document's."""

    slug: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    cites: tuple[Reference, ...]


@dataclass(frozen=True)
class Edition:
    """Which document a book restates."""

    issuer: str
    document: Mapping[str, str]
    date: str  # ISO, as precise as the document is: 2010-05-06 or 2017


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
    language: str
    sign: str
    title: str
    about: Mapping[str, str]
    edition: Edition
    reference_style: str
    money: Money | None
    sections: tuple[Section, ...]
    background: tuple[Background, ...]
    groups: tuple[Group, ...]
    quick: tuple[str, ...]  # the sections that are looked up most often
    terms: tuple[Term, ...] = ()

    @property
    def languages(self) -> tuple[str, str]:
        """The book's own language and English."""
        return self.language, "en"

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
        for language in self.languages:
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
        """For every term, the paragraphs whose text in the book's own language has it."""
        found: dict[str, list[str]] = {term.id: [] for term in self.terms}
        finder = self.finders[self.language]
        for label, paragraph in self.paragraphs.items():
            for term in finder.all_in(paragraph.text[self.language], label):
                found[term.id].append(label)
        return {name: tuple(labels) for name, labels in found.items()}

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

    def __getitem__(self, reference: Reference) -> Paragraph:
        return self.books[reference.book].paragraphs[reference.label]
