"""Extracts that show why something was found: a sentence of the rule with the words that were asked for marked."""

import re
import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress, count
from typing import NamedTuple

from rulebook.search.word import WORD

STRETCH = 200  # letters shown
CAPITAL = "A-ZÁÉÍÓÖŐÚÜŰÅÄČĎĚŇŘŠŤŮÝŽ„“(-"
SENTENCE_END = re.compile(rf"(?<=[^\W\d_]{{2}}[.!?;])\s+(?=[{CAPITAL}])|(?<=[)”“\"][.!?])\s+(?=[{CAPITAL}])")
SHORTEST = 25  # letters that are worth showing


class Piece(NamedTuple):
    """Some letters of an extract, marked or not."""

    text: str
    is_marked: bool


class Words(NamedTuple):
    """The words of a text in small letters, and where each begins and ends."""

    words: tuple[str, ...]
    starts: Sequence[int]
    ends: Sequence[int]


class Stretch(NamedTuple):
    """What is shown of a text: from where to where, and what stands before and after it."""

    first: int
    last: int
    before: str
    after: str


Extract = tuple[Piece, ...]
Marked = Mapping[str, str]  # the words to be marked, each with what other forms of it share
Mark = tuple[int, int, str]  # where a marked word begins and ends, and what other forms of it share


def find_words(text: str) -> Words:
    found = list(WORD.finditer(text))
    words = tuple(sys.intern(word.group().casefold()) for word in found)  # of which thousands of texts have the same
    return Words(words, array("I", (word.start() for word in found)), array("I", (word.end() for word in found)))


def mark(text: str, words: Words, marked: Marked) -> Extract:
    """A whole text with the wanted words marked."""
    return cut(text, find_marks(words, marked), 0, len(text))


def extract(text: str, words: Words, marked: Marked, told: int = 0) -> Extract:
    """The part of a text that shows best why it was found, with the wanted words marked."""
    marks = find_marks(words, marked)
    first, last, before, after = find_stretch(text, marks, told)
    pieces = (Piece(before, False), *cut(text, marks, first, last), Piece(after, False))
    return tuple(piece for piece in pieces if piece.text)


def extract_plain(text: str, words: Words, marked: Marked, told: int = 0) -> str:
    """The same without marks."""
    first, last, before, after = find_stretch(text, find_marks(words, marked), told)
    return f"{before}{text[first:last]}{after}"


def find_stretch(text: str, marks: Sequence[Mark], told: int) -> Stretch:
    """The sentence that holds the most of the wanted terms; of a long one, the part that does.

    The beginning that a title has told already is not told again, unless there is nothing else.
    """
    told += len(text[told:]) - len(text[told:].lstrip(" ,:;–")) if told else 0
    spans = sentences(text)
    if told or spans[0][1] < SHORTEST:
        spans = [(max(start, told), end) for start, end in spans if end - told >= SHORTEST] or spans
    start, end = best_sentence(spans, marks)
    first, last = best_stretch(text, marks, start, end)
    is_cut = first > start or (start == told and told)
    return Stretch(first, last, "… " if is_cut else "", " …" if last < end else "")


def find_marks(words: Words, marked: Marked) -> list[Mark]:
    every, starts, ends = words
    found = compress(count(), map(marked.__contains__, every))
    return [(starts[n], ends[n], marked[every[n]]) for n in found]


def cut(text: str, marks: Sequence[Mark], first: int, last: int) -> Extract:
    """A stretch of a text in pieces."""
    pieces, place = [], first
    for start, end, _ in marks:
        if start >= first and end <= last:
            pieces += [Piece(text[place:start], False), Piece(text[start:end], True)]
            place = end
    pieces.append(Piece(text[place:last], False))
    return tuple(piece for piece in pieces if piece.text)


@lru_cache(maxsize=4000)
def sentences(text: str) -> list[tuple[int, int]]:
    """Where each sentence begins and ends; the points of a list stay together."""
    gaps = [gap.span() for gap in SENTENCE_END.finditer(text)]
    starts = [0, *(end for _, end in gaps)]
    return list(zip(starts, [*(start for start, _ in gaps), len(text)], strict=True))


def best_sentence(spans: Sequence[tuple[int, int]], marks: Sequence[Mark]) -> tuple[int, int]:
    """The first of those with the most different marks."""
    if not marks or len(spans) == 1:
        return spans[0]

    def worth(span: tuple[int, int]) -> int:
        return len({term for start, _, term in marks if span[0] <= start < span[1]})

    return max(spans, key=worth)


def best_stretch(text: str, marks: Sequence[Mark], start: int, end: int) -> tuple[int, int]:
    """Where the marks of a sentence are thickest, cut at words."""
    if end - start <= STRETCH:
        return start, end
    starts = [first for first, _, _ in marks if start <= first < end]
    if not starts or starts[-1] < start + STRETCH - 20:
        return start, cut_at_word(text, start + STRETCH)
    thickest = max(starts, key=lambda first: sum(first <= other < first + STRETCH - 40 for other in starts))
    first = start if thickest - start <= 60 else text.find(" ", thickest - 40) + 1
    return first, end if first + STRETCH >= end else cut_at_word(text, first + STRETCH)


def cut_at_word(text: str, end: int) -> int:
    return text.rfind(" ", 0, end)
