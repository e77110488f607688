"""A sentence as it is heard: its words, cut down to what their inflected forms have in common."""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice
from typing import NamedTuple

from rulebook.search.word import fold, is_stop_word, light_stem

LENGTH, WORDS = 300, 60  # at most are read
WORD = re.compile(r"(?<![^\W_])[+\-\N{MINUS SIGN}]\d+|\d+|[^\W\d_]+|[♠♥♦♣]|[+=](?=\s|$)")
GRAMS = (3, 4)  # lengths of the groups of letters
LETTERS = 12  # of a word are cut into groups


class Word(NamedTuple):
    """A word as it was said, without accents, and its rough stem."""

    said: str
    bare: str
    stem: str

    @property
    def number(self) -> int | None:
        """What figures say; none if it is a word."""
        digits = self.bare.lstrip("+-")
        return int(self.bare) if digits.isdecimal() and digits.isascii() and len(digits) < 6 else None


@dataclass(frozen=True)
class Sentence:
    """What somebody said, in a language."""

    text: str
    language: str

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Where each word stands."""
        return tuple(match.span() for match in islice(WORD.finditer(self.text[:LENGTH]), WORDS))

    @cached_property
    def words(self) -> tuple[Word, ...]:
        return tuple(hear_word(self.text[start:end], self.language) for start, end in self.places)

    def said(self, start: int, end: int) -> str:
        """The words from … to …, as they were written."""
        return self.text[self.places[start][0] : self.places[end - 1][1]]


@lru_cache(maxsize=20_000)
def hear_word(said: str, language: str) -> Word:
    bare = fold(said).replace("\N{MINUS SIGN}", "-")
    return Word(said, bare, light_stem(bare, language))


@lru_cache(maxsize=20_000)
def is_empty(said: str) -> bool:
    """Whether a word holds sentences together and says nothing."""
    return is_stop_word(said.casefold())


@lru_cache(maxsize=20_000)
def grams(bare: str) -> tuple[str, ...]:
    """The groups of letters of a word, its edges marked; short words have none.

    >>> grams("talon")
    ('^ta', 'tal', 'alo', 'lon', 'on$', '^tal', 'talo', 'alon', 'lon$')
    """
    if len(bare) < GRAMS[0] + 1 or not bare.isalpha():
        return ()
    padded = f"^{bare[:LETTERS]}$"
    return tuple(
        dict.fromkeys(padded[start : start + size] for size in GRAMS for start in range(len(padded) - size + 1))
    )
