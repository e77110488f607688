"""Extracts that show why something was found: a sentence of the rule with the words that were asked for marked."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rulebook.search.word import WORD, forms

STRETCH = 200  # letters shown
CAPITAL = "A-ZÁÉÍÓÖŐÚÜŰÅÄČĎĚŇŘŠŤŮÝŽ„“(-"
SENTENCE_END = re.compile(rf"(?<=[^\W\d_]{{2}}[.!?;])\s+(?=[{CAPITAL}])|(?<=[)”“\"][.!?])\s+(?=[{CAPITAL}])")
SHORTEST = 25  # letters that are worth showing


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


def mark(text: str, words: Sequence[MarkedWord], wanted: frozenset[str]) -> Extract:
    """A whole text with the wanted words marked."""
    return cut(text, find_marks(words, wanted), 0, len(text))


def extract(text: str, words: Sequence[MarkedWord], wanted: frozenset[str], told: int = 0) -> Extract:
    """The sentence that holds the most of the wanted terms; of a long one, the part that does.

    The beginning that a title has told already is not told again, unless there is nothing else.
    """
    marks = find_marks(words, wanted)
    told += len(text[told:]) - len(text[told:].lstrip(" ,:;–")) if told else 0
    spans = [(max(start, told), end) for start, end in sentences(text) if end - told >= SHORTEST]
    start, end = best_sentence(spans or sentences(text), marks)
    first, last = best_stretch(text, marks, start, end)
    before = (Piece("… ", False),) if first > start or (start == told and told) else ()
    return before + cut(text, marks, first, last) + ((Piece(" …", False),) if last < end else ())


def find_marks(words: Sequence[MarkedWord], wanted: frozenset[str]) -> list[MarkedWord]:
    return [word for word in words if not wanted.isdisjoint(word.terms)] if wanted else []


def cut(text: str, marks: Sequence[MarkedWord], first: int, last: int) -> Extract:
    """A stretch of a text in pieces."""
    pieces, place = [], first
    for word in marks:
        if word.start >= first and word.end <= last:
            pieces += [Piece(text[place : word.start], False), Piece(text[word.start : word.end], True)]
            place = word.end
    pieces.append(Piece(text[place:last], False))
    return tuple(piece for piece in pieces if piece.text)


@lru_cache(maxsize=4000)
def sentences(text: str) -> list[tuple[int, int]]:
    """Where each sentence begins and ends; the points of a list stay together."""
    gaps = [gap.span() for gap in SENTENCE_END.finditer(text)]
    starts = [0, *(end for _, end in gaps)]
    return list(zip(starts, [*(start for start, _ in gaps), len(text)], strict=True))


def best_sentence(spans: Sequence[tuple[int, int]], marks: Sequence[MarkedWord]) -> tuple[int, int]:
    """The first of those with the most different marks."""

    def worth(span: tuple[int, int]) -> int:
        return len({mark.terms[2] for mark in marks if span[0] <= mark.start < span[1]})

    return max(spans, key=worth)


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
