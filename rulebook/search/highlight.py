"""Extracts that show why something was found: a stretch of the text with the words that were asked for marked."""

from typing import NamedTuple

from rulebook.search.word import WORD, forms

STRETCH = 220  # letters shown


class Piece(NamedTuple):
    """Some letters of an extract, marked or not."""

    text: str
    is_marked: bool


class MarkedWord(NamedTuple):
    """A word of a text: where it stands, and the terms it is found under."""

    start: int
    end: int
    terms: tuple[str, str, str]


Extract = tuple[Piece, ...]


def find_words(text: str, language: str) -> list[MarkedWord]:
    return [
        MarkedWord(word.start(), word.end(), forms(word.group().casefold(), language)) for word in WORD.finditer(text)
    ]


def extract(text: str, words: list[MarkedWord], wanted: frozenset[str]) -> Extract:
    """The stretch of a text that holds the most of the wanted terms, cut at words."""
    marks = [(start, end) for start, end, terms in words if not wanted.isdisjoint(terms)] if wanted else []
    start, end = best_stretch(text, marks)
    pieces = [Piece("… ", False)] if start else []
    place = start
    for first, last in marks:
        if first >= start and last <= end:
            pieces += [Piece(text[place:first], False), Piece(text[first:last], True)]
            place = last
    pieces.append(Piece(text[place:end] + (" …" if end < len(text) else ""), False))
    return tuple(piece for piece in pieces if piece.text)


def best_stretch(text: str, marks: list[tuple[int, int]]) -> tuple[int, int]:
    """Where the marks are thickest."""
    if len(text) <= STRETCH or not marks:
        return 0, cut_at_word(text, STRETCH)
    starts = [first for first, _ in marks]
    thickest = max(starts, key=lambda start: sum(start <= other < start + STRETCH - 40 for other in starts))
    start = max(0, thickest - 40)
    start = text.find(" ", start) + 1 if start else 0
    return start, cut_at_word(text, start + STRETCH)


def cut_at_word(text: str, end: int) -> int:
    return len(text) if end >= len(text) else text.rfind(" ", 0, end)
