"""Extracts that show why something was found: a sentence of the rule with the words that were asked for marked."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from rulebook.search.word import WORD, forms

STRETCH = 200  # letters shown
SENTENCE_END = re.compile(r"(?<=\w\w\w[.!?])\s+(?=[^\W\d_])|(?<=[)”“\"][.!?])\s+|\s+(?=- )")


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


def extract(text: str, words: Sequence[MarkedWord], wanted: frozenset[str]) -> Extract:
    """The sentence of a text that holds the most of the wanted terms; of a long one, the part that does."""
    marks = [word for word in words if not wanted.isdisjoint(word.terms)] if wanted else []
    start, end = best_sentence(text, marks)
    first, last = best_stretch(text, marks, start, end)
    pieces = [Piece("… ", False)] if first > start else []
    place = first
    for mark in marks:
        if mark.start >= first and mark.end <= last:
            pieces += [Piece(text[place : mark.start], False), Piece(text[mark.start : mark.end], True)]
            place = mark.end
    pieces.append(Piece(text[place:last] + (" …" if last < end else ""), False))
    return tuple(piece for piece in pieces if piece.text)


def sentences(text: str) -> list[tuple[int, int]]:
    """Where each sentence begins and ends."""
    gaps = [gap.span() for gap in SENTENCE_END.finditer(text)]
    starts = [0, *(end for _, end in gaps)]
    return list(zip(starts, [*(start for start, _ in gaps), len(text)], strict=True))


def best_sentence(text: str, marks: Sequence[MarkedWord]) -> tuple[int, int]:
    """The first of those with the most different marks."""

    def worth(span: tuple[int, int]) -> int:
        return len({mark.terms[2] for mark in marks if span[0] <= mark.start < span[1]})

    return max(sentences(text), key=worth)


def best_stretch(text: str, marks: Sequence[MarkedWord], start: int, end: int) -> tuple[int, int]:
    """Where the marks of a sentence are thickest, cut at words."""
    if end - start <= STRETCH:
        return start, end
    starts = [mark.start for mark in marks if start <= mark.start < end]
    if not starts or starts[-1] < start + STRETCH - 20:
        return start, cut_at_word(text, start + STRETCH)
    thickest = max(starts, key=lambda first: sum(first <= other < first + STRETCH - 40 for other in starts))
    first = start if thickest - start <= 60 else text.find(" ", thickest - 40) + 1
    return first, end if first + STRETCH >= end else cut_at_word(text, first + STRETCH)


def cut_at_word(text: str, end: int) -> int:
    return text.rfind(" ", 0, end)
