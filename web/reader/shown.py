"""What a template needs to show a paragraph: rendered texts, links and words, nothing left to look up."""

from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import NamedTuple

from markupsafe import Markup

from rulebook import Background, Book, Paragraph, Reference, Voice
from rulebook.refs import anchor, parse_reference
from rulebook.render import Rendered, Wording
from web.place import Place
from web.reader.filling import Filling
from web.site import BOTH, Site, default_text, reading_order
from web.text.language import catalogue


class Link(NamedTuple):
    """Where a reference leads, what shows it in place, and how it is written."""

    href: str
    peek: str
    words: str


class Decided(NamedTuple):
    """A topic of the desk that decides a paragraph."""

    title: str
    address: str


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

    def paragraph(self, paragraph: Paragraph) -> "ShownParagraph":
        return ShownParagraph(self, paragraph)

    def paragraph_text(self, paragraph: Paragraph, voice: Voice) -> "ShownText":
        return ShownText(self.site.press.paragraph(paragraph, voice), voice, self.fillings[voice.language])

    def background_text(self, page: Background, voice: Voice) -> "ShownText":
        wording = self.site.press.background(self.book.id, page, voice)
        return ShownText(wording, voice, self.fillings[voice.language])


@dataclass(frozen=True)
class ShownParagraph:
    """A paragraph as a page shows it; what the page leaves out is never made."""

    show: Show
    paragraph: Paragraph

    @property
    def label(self) -> str:
        return self.paragraph.label

    @property
    def level(self) -> int:
        return self.paragraph.level

    @property
    def is_our_number(self) -> bool:
        return self.paragraph.is_our_number

    @property
    def anchor(self) -> str:
        return anchor(self.label)

    @property
    def number(self) -> str:
        return self.show.book.format_number(self.label)

    @property
    def title_number(self) -> str:
        return self.show.book.format_title_number(self.label, self.show.ui)

    @property
    def reference(self) -> str:
        return self.show.book.format_reference(self.label, self.show.ui)

    @property
    def place(self) -> Place:
        return Place.paragraph(self.show.ui, self.show.book.id, self.label)

    @cached_property
    def address(self) -> str:
        return self.show.site.page(self.place)

    @property
    def short(self) -> str:
        """The permanent link, to be sent."""
        addresses = self.show.site.addresses
        return addresses.absolute(addresses.short(self.place))

    @cached_property
    def texts(self) -> "tuple[ShownText, ...]":
        return tuple(self.show.paragraph_text(self.paragraph, voice) for voice in self.show.voices)

    @property
    def cited_by(self) -> list[Link]:
        return [self.show.link(reference) for reference in self.paragraph.cited_by]

    @property
    def decided(self) -> list[Decided]:
        """The topics of the desk that decide the paragraph; none in a static copy."""
        site = self.show.site
        presentation = site.games.get(self.show.book.id)
        if presentation is None or site.addresses.static:
            return []
        game = presentation.game
        texts = catalogue(self.show.ui, game.name)
        return [
            Decided(texts.gettext(topic.title), site.page(Place.desk(self.show.ui, game.name, topic.name)))
            for topic in game.deciding.get(str(self.paragraph.reference), ())
        ]

    @cached_property
    def practice(self) -> str:
        """Where the paragraph can be practised: the easiest family that turns on it; nowhere in a static copy."""
        site = self.show.site
        families = () if site.addresses.static else site.families_training(self.paragraph.reference)
        if not families:
            return ""
        easiest = min(families, key=lambda family: family.difficulty)
        return site.page(Place.quiz(self.show.ui, easiest.game, easiest.name))


@dataclass(frozen=True)
class ShownText:
    """A paragraph or a background page in one voice, as HTML."""

    wording: Wording
    voice: Voice
    filling: Filling

    @property
    def language(self) -> str:
        return self.voice.language

    @cached_property
    def heading(self) -> Markup:
        return self.fill(self.wording.heading)

    @cached_property
    def body(self) -> Markup:
        return self.fill(self.wording.body)

    @cached_property
    def notes(self) -> tuple[Markup, ...]:
        return tuple(map(self.fill, self.wording.notes))

    def fill(self, text: Rendered) -> Markup:
        return Markup(text.fill(self.filling))  # noqa: S704 (made from our own content)


def show_paragraph(site: Site, ui: str, reference: str) -> ShownParagraph:
    """A paragraph as a verdict quotes it, in the voice that this reader gets."""
    book_id, label = parse_reference(reference, "")
    book = site.library.books[book_id]
    return Show(site, ui, book, default_text(book, ui)).paragraph(book.paragraphs[label])
