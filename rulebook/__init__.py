"""The rule books: reads content/, checks it, links it and renders it."""

from rulebook.book import Background, Book, Library, Paragraph, Section, Voice
from rulebook.reading.load import load_book, load_library
from rulebook.reading.problem import ContentError
from rulebook.refs import Reference

__all__ = [
    "Background",
    "Book",
    "ContentError",
    "Library",
    "Paragraph",
    "Reference",
    "Section",
    "Voice",
    "load_book",
    "load_library",
]
