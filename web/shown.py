"""What a template needs to show a paragraph: rendered texts, links and words, nothing left to look up."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from babel.numbers import format_decimal
from markupsafe import Markup, escape

from engine.games import GAMES
from quizzes.shelf import families_training
from rulebook import Background, Book, Paragraph, Reference, Voice
from rulebook.markup import Heading
from rulebook.refs import anchor, parse_reference
from rulebook.render import Mark, Rendered, Wording
from web.language import N_, catalogue
from web.place import Place
from web.site import BOTH, Site, default_text, reading_order

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


class Link(NamedTuple):
    """Where a reference leads, what shows it in place, and how it is written."""

    href: str
    peek: str
    words: str


@dataclass(frozen=True)
class ShownText:
    """A paragraph in one voice, as HTML, and what it asks of the page around it."""

    voice: Voice
    heading: Markup
    body: Markup
    notes: tuple[Markup, ...]
    headings: tuple[Heading, ...]
    has_table: bool
    is_sortable: bool
    has_amounts: bool

    @property
    def language(self) -> str:
        return self.voice.language


class Decided(NamedTuple):
    """A topic of the desk that decides a paragraph."""

    title: str
    address: str


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
    decided: tuple[Decided, ...]
    practice: str


class Show:
    """Turns paragraphs into what a reader sees: in an interface language, a view of the text, and at a base rate."""

    def __init__(self, site: Site, ui: str, book: Book, text: str, rate: Decimal | None = None) -> None:
        self.site = site
        self.ui = ui
        self.book = book
        self.text = text
        self.rate = rate or (book.money.base if book.money else None)
        order = reading_order(book, ui)
        self.voices = order[:2] if text == BOTH else tuple(voice for voice in order if voice.name == text)
        self.fillings = {language: Filling(self, language) for language in book.languages}

    @property
    def view(self) -> str:
        """The view as addresses name it: one that nobody had to ask for goes unsaid."""
        return "" if self.text == default_text(self.book, self.ui) else self.text

    def link(self, reference: Reference) -> Link:
        """A reference in the words of the interface."""
        words = self.site.library.cite(reference, self.ui, self.book.id)
        return Link(self.address(reference), self.peek(reference), words)

    def address(self, reference: Reference) -> str:
        """Where a paragraph stands in its section; in this book in the same view."""
        book = self.site.library.books[reference.book]
        section = book.section_of[reference.label].label
        text = self.text if book is self.book else ""
        return self.site.page(Place.paragraph(self.ui, book.id, section, text)) + f"#{anchor(reference.label)}"

    def peek(self, reference: Reference) -> str:
        """The page of a paragraph alone, to be shown in place."""
        return self.site.page(Place.paragraph(self.ui, *reference))

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
            texts=tuple(self.paragraph_text(paragraph, voice) for voice in self.voices),
            cited_by=tuple(self.link(reference) for reference in paragraph.cited_by),
            decided=tuple(self.decided(paragraph)),
            practice=self.practice(paragraph),
        )

    def decided(self, paragraph: Paragraph) -> Iterator[Decided]:
        """The topics of the desk that decide the paragraph; none in a static copy."""
        game = GAMES.get(self.book.id)
        if game is None or self.site.addresses.static:
            return
        texts = catalogue(self.ui, game.name)
        for topic in game.deciding.get(str(paragraph.reference), ()):
            place = Place.desk(self.ui, game.name, topic.name)
            yield Decided(texts.gettext(topic.title), self.site.page(place))

    def practice(self, paragraph: Paragraph) -> str:
        """Where the paragraph can be practised: the easiest family that turns on it; nowhere in a static copy."""
        families = () if self.site.addresses.static else families_training(str(paragraph.reference))
        if not families:
            return ""
        easiest = min(families, key=lambda family: family.difficulty)
        return self.site.page(Place.quiz(self.ui, easiest.game, easiest.name))

    def paragraph_text(self, paragraph: Paragraph, voice: Voice) -> ShownText:
        return self.shown_text(self.site.press.paragraph(paragraph, voice), voice)

    def background_text(self, page: Background, voice: Voice) -> ShownText:
        return self.shown_text(self.site.press.background(self.book.id, page, voice), voice)

    def shown_text(self, wording: Wording, voice: Voice) -> ShownText:
        def fill(text: Rendered) -> Markup:
            return Markup(text.fill(self.fillings[voice.language]))  # noqa: S704 (made from our own content)

        return ShownText(
            voice,
            fill(wording.heading),
            fill(wording.body),
            tuple(map(fill, wording.notes)),
            wording.body.headings,
            wording.body.has_table,
            wording.body.is_sortable,
            wording.body.has_amounts,
        )


class Filling(dict[Mark, str]):
    """What stands at the marks of texts in one language on one page, worked out on first use."""

    def __init__(self, show: Show, language: str) -> None:
        super().__init__()
        self.show = show
        self.language = language

    def __missing__(self, mark: Mark) -> str:
        self[mark] = filled = str(escape(getattr(self, mark.kind)(mark.value)))
        return filled

    def link(self, reference: str) -> str:
        return self.show.address(parse_reference(reference, ""))

    def peek(self, reference: str) -> str:
        return self.show.peek(parse_reference(reference, ""))

    def term(self, name: str) -> str:
        return self.show.site.page(Place.term(self.show.ui, self.show.book.id, name))

    def drawing(self, suit: str) -> str:
        return f"{self.show.site.asset('signs.svg')}#{suit}"

    def word(self, name: str) -> str:
        return catalogue(self.language).gettext(WORDS[name])

    def amount(self, amount: str) -> str:
        """An amount printed for the book's base rate, at the reader's."""
        money = self.show.book.money
        if money is None or self.show.rate is None:
            raise ValueError(f"{self.show.book.id} has amounts of money but no [money] in its book.toml")
        return format_money(Decimal(amount) * self.show.rate / money.base, money.currency, self.language)


def show_paragraph(site: Site, ui: str, reference: str) -> ShownParagraph:
    """A paragraph as a verdict quotes it, in the voice that this reader gets."""
    book_id, label = parse_reference(reference, "")
    book = site.library.books[book_id]
    return Show(site, ui, book, default_text(book, ui)).paragraph(book.paragraphs[label])


def format_money(amount: Decimal, currency: str, language: str) -> str:
    """0,40 Kč, as the language writes it."""
    return f"{format_decimal(amount, '#,##0.00##', locale=language)}\N{NO-BREAK SPACE}{currency}"
