"""Paragraphs by their numbers, in any spelling."""

import re
from collections.abc import Iterator

from rulebook.book import Book, Library, Paragraph
from rulebook.refs import NUMBER_WORDS
from rulebook.search.asked import Asked
from rulebook.search.word import fold, split_words

NUMBER = re.compile(r"[\w\s.,:§()-]+")


def find_numbered(library: Library, asked: Asked) -> list[Paragraph]:
    """Paragraphs whose number the query is: of the book at hand first, then of books that write it just so."""
    query = asked.query
    if not any(sign.isdigit() for sign in query):
        return []
    titles = library.by_title
    named = {titles[word] for word in split_words(fold(query)) if word in titles}
    rest = " ".join(word for word in query.split() if fold(word) not in titles)
    books = [book for book in library if (not named or book.id in named) and asked.only_book in ("", book.id)]
    found = [(book, paragraph) for book in books if (paragraph := book.find(rest))]

    def order(pair: tuple[Book, Paragraph]) -> tuple[bool, bool]:
        book, paragraph = pair
        return book.id != asked.book, not is_written_so(query, book, paragraph)

    return [paragraph for _, paragraph in sorted(found, key=order)]


def is_number_alone(query: str, library: Library) -> bool:
    """Whether nothing but a number is asked for: no words beside it but a book's title and the likes of “law”."""
    if not NUMBER.fullmatch(query.strip()):
        return False
    titles = library.by_title
    words = (word for word in split_words(query) if word.isalpha() and len(word) > 2)
    return all(word in NUMBER_WORDS or fold(word) in titles for word in words)


def find_meant(library: Library, asked: Asked) -> Paragraph | None:
    """The one paragraph that a number stands for: in the book at hand, else in the reader's own, else anywhere."""
    if not is_number_alone(asked.query, library):
        return None
    found = find_numbered(library, asked)
    for some in narrowings(found, asked, library):
        if len(some) == 1:
            return some[0]
    return None


def narrowings(found: list[Paragraph], asked: Asked, library: Library) -> Iterator[list[Paragraph]]:
    yield [paragraph for paragraph in found if paragraph.reference.book == asked.book]
    yield found
    yield [paragraph for paragraph in found if asked.is_at_home(library.books[paragraph.reference.book])]


def is_written_so(query: str, book: Book, paragraph: Paragraph) -> bool:
    """Whether the book writes the number as the query does, but for spaces and capitals."""
    written = {book.format_reference(paragraph.label, language) for language in book.languages}
    written |= {book.format_number(paragraph.label)}
    return "".join(query.casefold().split()) in {"".join(text.casefold().split()) for text in written}
