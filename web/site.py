"""What every page of the site is made from: the books, the assets and the addresses."""

import gc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from threading import Event, Lock, Thread
from time import sleep
from typing import Any, cast

from flask import current_app

from engine.diagram import has_chart
from engine.law import AnyTopic
from hearing.hearing import Hearing
from hearing.keeping import is_kept
from quizzes.family import Family
from rulebook import Book, Library, Reference, Voice
from rulebook.glossary.comparison import Comparison, load_comparisons
from rulebook.render import Press
from rulebook.search.beside import build_beside
from rulebook.search.opening import has_index, open_search
from rulebook.search.search import Search
from web.answer.asset import Asset
from web.happened.preparing import hear_with, prepare_beside
from web.place import Addresses, Place
from web.presentation import Games
from web.signpost import find_signposts
from web.text.language import LANGUAGES

BOTH = "both"
Job = Callable[[], None]
AGAIN = 60  # seconds until what could not be prepared is tried again
MOMENT = 1.0  # seconds that are left to the first reader before everything else is made ready


class NotReadyError(Exception):
    """The index of the search, or what players say, is still being prepared."""


@dataclass(frozen=True)
class Site:
    """Loaded once when the site starts; never changes after."""

    library: Library
    assets: dict[str, Asset]
    addresses: Addresses
    content: Path
    index_folder: Path
    games: Games
    index_is_missing: Event = field(default_factory=Event)
    hearing_is_missing: Event = field(default_factory=Event)
    opening: Lock = field(default_factory=Lock)
    has_answered: Event = field(default_factory=Event)

    @cached_property
    def comparisons(self) -> Mapping[str, Comparison]:
        """The ideas that cross the games."""
        return load_comparisons(self.content / "comparison.toml", self.library)

    @cached_property
    def press(self) -> Press:
        """Renders every text once a voice."""
        return Press(self.library)

    @property
    def search(self) -> Search:
        """Opened on first use, which a server makes before its first reader does; nobody waits for an index."""
        if self.index_is_missing.is_set():
            raise NotReadyError
        with self.opening:
            return self.opened_search

    @property
    def search_is_ready(self) -> bool:
        """Whether the search has been opened, so that nobody waits for it."""
        return "opened_search" in vars(self)

    @cached_property
    def opened_search(self) -> Search:
        signposts = find_signposts(self.library, self.content, self.games, self.comparisons)
        return open_search(self.library, self.content, self.index_folder, signposts)

    @property
    def hearing(self) -> Hearing:
        """What players say, likewise."""
        if self.hearing_is_missing.is_set():
            raise NotReadyError
        with self.opening:
            return self.opened_hearing

    @cached_property
    def opened_hearing(self) -> Hearing:
        return hear_with(self.content, self.games, self.index_folder)

    @cached_property
    def kept(self) -> dict[tuple[Any, ...], Any]:
        """Small things that many pages show alike, made once; each under all that it depends on."""
        return {}

    def families_training(self, reference: Reference) -> tuple[Family, ...]:
        """The families whose scenarios turn on a paragraph."""
        presentation = self.games.get(reference.book)
        return presentation.shelf.training.get(str(reference), ()) if presentation else ()

    def chart(self, ui: str, topic: AnyTopic) -> str:
        """The address of a topic's flow chart, where it has one."""
        return self.page(Place.chart(ui, topic.game, topic.name)) if has_chart(topic) else ""

    def prepare(self, first: Job, last: Job) -> None:
        """Make ready, behind the first page, what readers would otherwise wait for."""
        gc.freeze()  # the books stay for ever: nobody need wait while they are looked through for what can go
        if not has_index(self.library.digest, self.index_folder):
            self.index_is_missing.set()
        if not is_kept(self.content, self.index_folder):
            self.hearing_is_missing.set()
        Thread(target=self.warm_up, args=(first, last), daemon=True).start()

    def warm_up(self, first: Job, last: Job) -> None:
        """First what every page needs, then the search, at last what takes longest and is asked for least."""
        self.has_answered.wait(MOMENT)  # whoever waits for the start waits for no game but the one of the page
        for shown in self.games.values():
            shown.load()
        first()
        while self.index_is_missing.is_set():
            if build_beside(self.content, self.index_folder):
                self.index_is_missing.clear()
            else:
                sleep(AGAIN)
        self.search.warm_up()
        while self.hearing_is_missing.is_set():
            if prepare_beside(self.content, self.index_folder):
                self.hearing_is_missing.clear()
            else:
                sleep(AGAIN)
        self.hearing.hear("", "en")
        gc.collect()
        gc.freeze()  # the search stays too
        last()

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
        """The pages that only a server can give: the quiz, the data, the desk, each topic before its first answer."""
        for ui in LANGUAGES:
            yield Place.quizzes(ui)
            yield Place.desks(ui)
            yield Place.api(ui)
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
