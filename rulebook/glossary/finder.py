"""Finds the terms of a glossary in running text, in whatever form they stand there."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import takewhile
from operator import eq
from typing import NamedTuple

from rulebook.glossary.term import Term
from rulebook.search.word import split_words, whole_stem


class Name(NamedTuple):
    """One way to write a term: its words, and their stems."""

    words: tuple[str, ...]
    stems: tuple[str, ...]
    term: Term


class TermFinder:
    """Finds the terms of a glossary in the words of a text in one language, the longest first."""

    def __init__(self, terms: Iterable[Term], language: str) -> None:
        self.language = language
        self.by_first: dict[str, list[Name]] = defaultdict(list)
        for term in terms:
            for text in term.words[language]:
                words = tuple(split_words(text))
                stems = tuple(whole_stem(word, language) for word in words)
                if stems:
                    self.by_first[stems[0]].append(Name(words, stems, term))

    def at(self, words: Sequence[str], place: int, label: str) -> tuple[Term, int] | None:
        """The term that begins at a place among the words, and how many words it takes."""
        best = max(
            (
                name
                for name in self.by_first.get(whole_stem(words[place], self.language), ())
                if self.fits(name, words, place, label)
            ),
            key=lambda name: (len(name.words), closeness(name.words, words[place : place + len(name.words)])),
            default=None,
        )
        return (best.term, len(best.words)) if best else None

    def fits(self, name: Name, words: Sequence[str], place: int, label: str) -> bool:
        here = words[place : place + len(name.stems)]
        if len(here) < len(name.stems) or not name.term.is_meant_in(label):
            return False
        return all(whole_stem(word, self.language) == stem for word, stem in zip(here, name.stems, strict=True))

    def all_in(self, text: str, label: str) -> list[Term]:
        """The terms of a text, each once, in the order of their first use."""
        words, place = split_words(text), 0
        found: dict[str, Term] = {}
        while place < len(words):
            hit = self.at(words, place, label)
            if hit:
                found.setdefault(hit[0].id, hit[0])
            place += hit[1] if hit else 1
        return list(found.values())


def closeness(name: Sequence[str], words: Sequence[str]) -> float:
    """How much of a name stands in the words as written: tells a dealer from a deal where stems do not."""
    shared = sum(common_beginning(one, other.casefold()) for one, other in zip(name, words, strict=True))
    return shared / max(len("".join(name)), len("".join(words)))


def common_beginning(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(bool, map(eq, one, other)))
