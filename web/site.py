"""What every page of the site is made from: the books, the assets and the addresses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import cast

from flask import current_app

from engine.diagram import has_chart
from engine.law import AnyTopic
from quizzes.family import Family
from rulebook import Book, Library, Reference, Voice
from rulebook.glossary.comparison import Comparison, load_comparisons
from rulebook.render import Press
from rulebook.search.opening import open_search
from rulebook.search.search import Search
from web.answer.asset import Asset
from web.place import Addresses, Place
from web.presentation import Games
from web.signpost import find_signposts
from web.text.language import LANGUAGES

BOTH = "both"


@dataclass(frozen=True)
class Site:
    """Loaded once when the site starts; never changes after."""

    library: Library
    assets: dict[str, Asset]
    addresses: Addresses
    content: Path
    index_folder: Path
    games: Games

    @cached_property
    def comparisons(self) -> Mapping[str, Comparison]:
        """The ideas that cross the games."""
        return load_comparisons(self.content / "comparison.toml", self.library)

    @cached_property
    def press(self) -> Press:
        """Renders every text once a voice."""
        return Press(self.library)

    @cached_property
    def search(self) -> Search:
        """Opened on first use; a server asks for it before its first reader does."""
        signposts = find_signposts(self.library, self.content, self.games, self.comparisons)
        return open_search(self.library, self.content, self.index_folder, signposts)

    def families_training(self, reference: Reference) -> tuple[Family, ...]:
        """The families whose scenarios turn on a paragraph."""
        presentation = self.games.get(reference.book)
        return presentation.shelf.training.get(str(reference), ()) if presentation else ()

    def chart(self, ui: str, topic: AnyTopic) -> str:
        """The address of a topic's flow chart, where it has one."""
        return self.page(Place.chart(ui, topic.game, topic.name)) if has_chart(topic) else ""

    def warm_up(self) -> None:
        """Make ready what the first readers would otherwise wait for."""
        self.search.warm_up()

    def asset(self, name: str) -> str:
        """The address of a file of static/."""
        return self.addresses.asset(self.assets[name].hashed_name)

    def card(self, book: Book | None) -> str:
        """The picture of a pasted link: the book's own, if it has one."""
        own = f"card-{book.id}.png" if book else ""
        return self.asset(own if own in self.assets else "card-renons.png")

    def page(self, place: Place) -> str:
        """The address of a page; the view that a reader gets anyway is left out of it."""
        book = self.library.books.get(place.book)
        goes_unsaid = book and place.text == default_text(book, place.ui)
        return self.addresses.page(place.in_view("") if goes_unsaid else place)

    def places(self) -> Iterator[Place]:
        """Every page there is, in every language and view, each once."""
        for ui in LANGUAGES:
            yield Place.home(ui)
            for book in self.library:
                for text in ("", *other_texts(book, ui)):
                    yield Place.contents(ui, book.id, text)
                    yield from (Place.paragraph(ui, book.id, section.label, text) for section in book.sections)
                    yield from (Place.background(ui, book.id, page.slug, text) for page in book.background)
                yield from (Place.paragraph(ui, book.id, label) for label in paragraph_pages(book))
                yield from glossary_places(ui, book)
            if self.comparisons:
                yield Place.concepts(ui)
                yield from (Place.concept(ui, name) for name in self.comparisons)

    def live_places(self) -> Iterator[Place]:
        """The pages that only a server can give: the desk and the quiz, each topic before its first answer."""
        for ui in LANGUAGES:
            yield Place.quizzes(ui)
            yield Place.desks(ui)
            for name, shown in self.games.items():
                yield Place.desks(ui, name)
                yield Place.quizzes(ui, name)
                yield Place.coverage(ui, name)
                yield Place.readings(ui, name)
                yield from (Place.desk(ui, name, topic.name) for topic in shown.game.topics)
                yield from (Place.chart(ui, name, topic.name) for topic in shown.game.topics if has_chart(topic))


def glossary_places(ui: str, book: Book) -> Iterator[Place]:
    """A book's glossary in the order of each language, and a page for every term."""
    if book.terms:
        yield Place.glossary(ui, book.id)
        yield from (Place.glossary(ui, book.id, language) for language in book.languages[1:])
        yield from (Place.term(ui, book.id, term.id) for term in book.terms)


def current_site() -> Site:
    """The site that the running application serves."""
    return cast("Site", current_app.extensions["renons"])


def default_text(book: Book, ui: str) -> str:
    """The view of the text for a reader who did not ask for one."""
    return book.voice_for(ui).name


def texts(book: Book) -> tuple[str, ...]:
    """The views of a book's text: each voice, or two side by side."""
    return tuple(voice.name for voice in book.voices) + ((BOTH,) if len(book.voices) > 1 else ())


def reading_order(book: Book, ui: str) -> tuple[Voice, ...]:
    """Every voice, first the one that this reader would get alone."""
    first = book.voice_for(ui)
    return first, *(voice for voice in book.voices if voice != first)


def other_texts(book: Book, ui: str) -> tuple[str, ...]:
    return tuple(text for text in texts(book) if text != default_text(book, ui))


def paragraph_pages(book: Book) -> Iterator[str]:
    """The labels that have a page of their own beside their section's."""
    return (label for label, paragraph in book.paragraphs.items() if paragraph.parent)
