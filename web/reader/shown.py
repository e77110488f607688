"""What a template needs to show a paragraph: rendered texts, links and words, nothing left to look up."""

from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import NamedTuple, cast

from markupsafe import Markup

from rulebook import Background, Book, Paragraph, Reference, Voice
from rulebook.refs import anchor, parse_reference
from rulebook.render import Rendered, Wording, first_words, strip_tags
from web.place import Place
from web.reader.filling import Filling
from web.site import BOTH, Site, default_text, reading_order


class Link(NamedTuple):
    """Where a reference leads, what shows it in place, and how it is written."""

    href: str
    peek: str
    words: str


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

    def link(self, reference: Reference, short: bool = False) -> Link:
        """A reference in the words of the interface; where there is little room, one to a law by its number alone."""
        words = self.site.library.cite(reference, self.ui, self.book.id)
        if short and reference.book == self.book.id and reference.label[0].isdigit():
            words = self.book.format_title_number(reference.label, self.ui)
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

    @cached_property
    def reference(self) -> str:
        return self.show.book.format_reference(self.label, self.show.ui)

    @cached_property
    def ref(self) -> Markup:
        """A link to it, which can also be looked at in place."""
        return Markup('<a class="ref" href="{0}" data-peek="{0}">{1}</a>').format(self.address, self.reference)

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
        return [self.show.link(reference, short=True) for reference in self.paragraph.cited_by]

    @cached_property
    def title(self) -> str:
        """Its heading, or the first words of its text."""
        return self.texts[0].title

    @property
    def titles(self) -> "list[ShownText]":
        """The texts whose titles differ: what two languages call alike stands once."""
        return list({text.title: text for text in reversed(self.texts)}.values())[::-1]

    @cached_property
    def family(self) -> "list[ShownParagraph]":
        """What it is a part of below its section, outermost first."""
        return [self.show.paragraph(paragraph) for paragraph in self.show.book.ancestors(self.label)[1:]]

    @cached_property
    def costs(self) -> "list[ShownParagraph]":
        """What follows from it, where the book says so elsewhere."""
        return [self.show.paragraph(paragraph) for paragraph in self.show.book.consequences(self.label)]

    @property
    def link(self) -> Link:
        return self.show.link(self.paragraph.reference)


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
    def title(self) -> str:
        """Its heading, or its first words."""
        return self.title_within(72)

    def title_within(self, room: int) -> str:
        return strip_tags(self.heading) or first_words(self.words(more_than=room), room)

    def words(self, more_than: int) -> str:
        """What it says, or so much of it; a page that shows the whole text has rendered it already."""
        if self.wording.is_rendered:
            return self.all_words
        words = strip_tags(self.fill(self.wording.opening))
        is_enough = len(words) > more_than or self.wording.beginning == self.wording.text
        return words if is_enough else self.all_words

    @cached_property
    def all_words(self) -> str:
        return strip_tags(self.body)

    @cached_property
    def opening(self) -> Markup:
        """Its first paragraph alone."""
        return self.body.partition("</p>")[0] + Markup("</p>")

    @cached_property
    def notes(self) -> tuple[Markup, ...]:
        return tuple(map(self.fill, self.wording.notes))

    @cached_property
    def folded_notes(self) -> list[tuple[str, Markup]]:
        """Every note with the words that it is folded behind."""
        return [(first_words(strip_tags(note)), note) for note in self.notes]

    def fill(self, text: Rendered) -> Markup:
        return Markup(text.fill(self.filling))  # noqa: S704 (made from our own content)


def show_paragraph(site: Site, ui: str, reference: str) -> ShownParagraph:
    """A paragraph as a verdict quotes it, in the voice that this reader gets; made once."""
    key = show_paragraph, ui, reference
    if key not in site.kept:
        book_id, label = parse_reference(reference, "")
        book = site.library.books[book_id]
        site.kept[key] = Show(site, ui, book, default_text(book, ui)).paragraph(book.paragraphs[label])
    return cast("ShownParagraph", site.kept[key])
