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
        names = self.by_first.get(whole_stem(words[place], self.language))
        fitting = [name for name in names if self.fits(name, words, place, label)] if names else None
        if not fitting:
            return None
        best = max(fitting, key=lambda name: self.rank(name, words, place)) if len(fitting) > 1 else fitting[0]
        return best.term, len(best.words)

    def rank(self, name: Name, words: Sequence[str], place: int) -> tuple[int, float]:
        return len(name.words), closeness(name.words, words[place : place + len(name.words)])

    def fits(self, name: Name, words: Sequence[str], place: int, label: str) -> bool:
        """Whether a name whose first word stands at a place goes on as the words do, and is meant there."""
        if len(name.stems) > 1:
            here = words[place : place + len(name.stems)]
            if name.stems != tuple(whole_stem(word, self.language) for word in here):
                return False
        return name.term.is_meant_in(label)

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
