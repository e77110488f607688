"""What a template needs to show a paragraph: rendered texts, links and words, nothing left to look up."""

from dataclasses import dataclass

from rulebook import Book, Paragraph, Reference
from rulebook.refs import anchor
from rulebook.render import Link, Renderer, Symbol
from web.language import N_, catalogue
from web.site import BOTH, Place, Site, default_text

SUIT_NAMES = {
    "spades": N_("spades"),
    "hearts": N_("hearts"),
    "diamonds": N_("diamonds"),
    "clubs": N_("clubs"),
    "acorns": N_("acorns"),
    "leaves": N_("leaves"),
    "hearts-german": N_("hearts (German suit)"),
    "bells": N_("bells"),
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
    reference: str
    address: str
    short: str
    texts: tuple[ShownText, ...]
    cited_by: tuple[Link, ...]


class Show:
    """Turns paragraphs into what a reader sees: in an interface language and a view of the text."""

    def __init__(self, site: Site, ui: str, book: Book, text: str) -> None:
        self.site = site
        self.ui = ui
        self.book = book
        self.text = text
        self.languages = reading_order(book, ui) if text == BOTH else (text,)
        self.renderers = {language: self.renderer(language) for language in self.languages}

    def place(self, name: str = "") -> Place:
        """A page of this book in this view; a view that nobody had to ask for goes unsaid."""
        text = "" if self.text == default_text(self.book, self.ui) else self.text
        return Place(self.ui, self.book.id, name, text)

    def renderer(self, language: str) -> Renderer:
        def symbol(name: str) -> Symbol:
            return Symbol(f"{self.site.asset('signs.svg')}#{name}", catalogue(language).gettext(SUIT_NAMES[name]))

        return Renderer(self.book.id, language, lambda reference: self.link(reference, language), symbol)

    def link(self, reference: Reference, language: str) -> Link:
        """A reference as written in this book's pages: in its section, and on its own page to peek at."""
        book = self.site.library.books[reference.book]
        section = book.section_of[reference.label].label
        text = self.text if book is self.book else ""
        href = self.site.page(Place(self.ui, book.id, section, text)) + f"#{anchor(reference.label)}"
        words = book.format_reference(reference.label, language)
        return Link(
            href,
            self.site.page(Place(self.ui, book.id, reference.label)),
            words if book is self.book else f"{book.title} {words}",
        )

    def paragraph(self, paragraph: Paragraph) -> ShownParagraph:
        label = paragraph.label
        return ShownParagraph(
            label=label,
            anchor=anchor(label),
            level=paragraph.level,
            reference=self.book.format_reference(label, self.ui),
            address=self.site.page(Place(self.ui, self.book.id, label)),
            short=self.site.addresses.absolute(self.site.addresses.short(self.book.id, label)),
            texts=tuple(self.shown_text(paragraph, language) for language in self.languages),
            cited_by=tuple(self.link(reference, self.ui) for reference in paragraph.cited_by),
        )

    def shown_text(self, paragraph: Paragraph, language: str) -> ShownText:
        renderer = self.renderers[language]
        return ShownText(
            language,
            renderer.render_inline(paragraph.heading[language]),
            renderer.render(paragraph.text[language]),
            tuple(renderer.render(note) for note in paragraph.notes[language]),
        )


def reading_order(book: Book, ui: str) -> tuple[str, ...]:
    """Both languages, first the one that this reader would get alone."""
    return tuple(sorted(book.languages, key=lambda language: language != default_text(book, ui)))
