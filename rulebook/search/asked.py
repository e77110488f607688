"""What a reader asked, and from where."""

from typing import NamedTuple

from rulebook.book import Book, Voice

OWN_LANGUAGE, OWN_BOOK, HOME_BOOK = 1.25, 4.0, 2.0


class Asked(NamedTuple):
    """A query and where it was asked: interface language, the book at hand, and what to keep to."""

    query: str
    ui: str = "en"
    book: str = ""
    only_book: str = ""
    only_language: str = ""

    def is_at_home(self, book: Book) -> bool:
        """Whether a book is the reader's: the one at hand; where none is, those written in the reader's language."""
        return book.id == self.book if self.book else book.language == self.ui

    def voice_of(self, book: Book) -> Voice:
        """The voice that the reader gets a book in."""
        return book.voice_for(self.only_language if self.only_language in book.languages else self.ui)

    def factor(self, book: Book, voice: Voice) -> float:
        """What a hit is worth by its book and voice; nothing if it is not asked for."""
        if self.only_book not in ("", book.id) or self.only_language not in ("", voice.language):
            return 0.0
        own_language = OWN_LANGUAGE if voice == self.voice_of(book) else 1.0
        own_book = (OWN_BOOK if self.book else HOME_BOOK) if self.is_at_home(book) else 1.0
        return own_language * own_book
