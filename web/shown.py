"""What a template needs to show a paragraph: rendered texts, links and words, nothing left to look up."""

from dataclasses import dataclass
from decimal import Decimal
from typing import cast

from babel.numbers import format_decimal

from quizzes.shelf import families_training
from rulebook import Book, Paragraph, Reference
from rulebook.refs import anchor, parse_reference
from rulebook.render import Link, Renderer, Symbol
from web.language import N_, catalogue
from web.place import Place
from web.site import BOTH, Site, default_text

WORDS = {
    "spades": N_("spades"),
    "hearts": N_("hearts"),
    "diamonds": N_("diamonds"),
    "clubs": N_("clubs"),
    "acorns": N_("acorns"),
    "leaves": N_("leaves"),
    "hearts-german": N_("hearts (German suit)"),
    "bells": N_("bells"),
    "follows": N_("What follows"),
    "why": N_("Why"),
}


@dataclass(frozen=True)
class ShownText:
    """A paragraph in one language, as HTML."""

    language: str
    heading: str
    body: str
    notes: tuple[str, ...]


@dataclass(frozen=True)
class ShownParagraph:
    """A paragraph as a page shows it."""

    label: str
    anchor: str
    level: int
    number: str
    title_number: str
    reference: str
    address: str
    short: str
    is_our_number: bool
    texts: tuple[ShownText, ...]
    cited_by: tuple[Link, ...]
    practice: str


class Show:
    """Turns paragraphs into what a reader sees: in an interface language, a view of the text, and at a base rate."""

    def __init__(self, site: Site, ui: str, book: Book, text: str, rate: Decimal | None = None) -> None:
        self.site = site
        self.ui = ui
        self.book = book
        self.text = text
        self.rate = rate or (book.money.base if book.money else None)
        self.languages = reading_order(book, ui) if text == BOTH else (text,)
        self.renderers = {language: Renderer(book.id, language, Page(self, language)) for language in self.languages}

    @property
    def view(self) -> str:
        """The view as addresses name it: one that nobody had to ask for goes unsaid."""
        return "" if self.text == default_text(self.book, self.ui) else self.text

    def link(self, reference: Reference, language: str) -> Link:
        """A reference as written in this book's pages: in its section, and on its own page to peek at."""
        book = self.site.library.books[reference.book]
        section = book.section_of[reference.label].label
        text = self.text if book is self.book else ""
        href = self.site.page(Place.paragraph(self.ui, book.id, section, text)) + f"#{anchor(reference.label)}"
        words = book.format_reference(reference.label, language)
        return Link(
            href,
            self.site.page(Place.paragraph(self.ui, book.id, reference.label)),
            words if book is self.book else f"{book.title} {words}",
        )

    def paragraph(self, paragraph: Paragraph) -> ShownParagraph:
        label = paragraph.label
        place = Place.paragraph(self.ui, self.book.id, label)
        return ShownParagraph(
            label=label,
            anchor=anchor(label),
            level=paragraph.level,
            number=self.book.format_number(label),
            title_number=self.book.format_title_number(label, self.ui),
            reference=self.book.format_reference(label, self.ui),
            address=self.site.page(place),
            short=self.site.addresses.absolute(self.site.addresses.short(place)),
            is_our_number=paragraph.is_our_number,
            texts=tuple(self.shown_text(paragraph, language) for language in self.languages),
            cited_by=tuple(self.link(reference, self.ui) for reference in paragraph.cited_by),
            practice=self.practice(paragraph),
        )

    def practice(self, paragraph: Paragraph) -> str:
        """Where the paragraph can be practised: the easiest family that turns on it; nowhere in a static copy."""
        families = () if self.site.addresses.static else families_training(str(paragraph.reference))
        if not families:
            return ""
        easiest = min(families, key=lambda family: family.difficulty)
        return self.site.page(Place.quiz(self.ui, easiest.game, easiest.name))

    def shown_text(self, paragraph: Paragraph, language: str) -> ShownText:
        renderer = self.renderers[language]
        return ShownText(
            language,
            renderer.render_inline(paragraph.heading[language]),
            renderer.render(paragraph.text[language], paragraph.label),
            tuple(renderer.render(note) for note in paragraph.notes[language]),
        )


def show_paragraph(site: Site, ui: str, reference: str) -> ShownParagraph:
    """A paragraph as a verdict quotes it, in the language that this reader gets; rendered once."""
    found = site.shown.get((ui, reference))
    if found is None:
        book_id, label = parse_reference(reference, "")
        book = site.library.books[book_id]
        found = Show(site, ui, book, default_text(book, ui)).paragraph(book.paragraphs[label])
        site.shown[ui, reference] = found
    return cast("ShownParagraph", found)


@dataclass(frozen=True)
class Page:
    """What the texts of one language are told about the page around them."""

    show: Show
    language: str

    def link(self, reference: Reference) -> Link:
        return self.show.link(reference, self.language)

    def symbol(self, suit: str) -> Symbol:
        return Symbol(f"{self.show.site.asset('signs.svg')}#{suit}", self.word(suit))

    def word(self, name: str) -> str:
        return catalogue(self.language).gettext(WORDS[name])

    def term(self, words: list[str], place: int, label: str) -> tuple[Link, int] | None:
        found = self.show.book.finders[self.language].at(words, place, label)
        if not found:
            return None
        address = self.show.site.page(Place.term(self.show.ui, self.show.book.id, found[0].id))
        return Link(address, address, ""), found[1]

    def amount(self, amount: str) -> str:
        """An amount printed for the book's base rate, at the reader's."""
        money = self.show.book.money
        if money is None or self.show.rate is None:
            raise ValueError(f"{self.show.book.id} has amounts of money but no [money] in its book.toml")
        return format_money(Decimal(amount) * self.show.rate / money.base, money.currency, self.language)


def format_money(amount: Decimal, currency: str, language: str) -> str:
    """0,40 Kč, as the language writes it."""
    return f"{format_decimal(amount, '#,##0.00##', locale=language)}\N{NO-BREAK SPACE}{currency}"


def reading_order(book: Book, ui: str) -> tuple[str, ...]:
    """Both languages, first the one that this reader would get alone."""
    return tuple(sorted(book.languages, key=lambda language: language != default_text(book, ui)))
