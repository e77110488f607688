"""One idea across languages and games: which words stand for which others."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from rulebook.reading.problem import ContentError, Problem, read_toml
from rulebook.search.word import LANGUAGES, forms, split_words

MOST_IDEAS = 24  # of a query


class Phrase(NamedTuple):
    """A word or a few for an idea, in one language."""

    language: str
    words: tuple[str, ...]
    stems: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Idea:
    """What some words stand for, in every language; glossaries that have just these words mean the same by them."""

    phrases: tuple[Phrase, ...]
    names: list[str] = field(default_factory=list)  # what the glossaries call it


class Concepts:
    """Finds the ideas that a query speaks of, and the other words for them."""

    def __init__(self, words: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        self.ideas: dict[frozenset[tuple[str, ...]], Idea] = {}
        self.by_stem: dict[str, list[tuple[Idea, Phrase]]] = defaultdict(list)
        self.stems: set[str] = set()
        self.add(words)

    def add(self, words: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        """More ideas, with their words by language."""
        for name, languages in words.items():
            phrases = [read_phrase(text, language) for language, some in languages.items() for text in some]
            key = frozenset(phrase.stems for phrase in phrases)
            if key not in self.ideas:
                self.ideas[key] = idea = Idea(tuple(phrases))
                for phrase in phrases:
                    self.by_stem[phrase.stems[0]].append((idea, phrase))
                    self.stems |= set(phrase.stems)
            self.ideas[key].names.append(name)

    def knows(self, word: str) -> bool:
        """Whether a word is part of any phrase, in any language."""
        return any(forms(word, language)[1] in self.stems for language in LANGUAGES)

    def spoken_of(self, words: Sequence[str], languages: Sequence[str]) -> dict[Idea, frozenset[int]]:
        """The ideas named by a query, each with the places of the words that name it; the longest naming counts."""
        found: dict[Idea, frozenset[int]] = {}
        for language in languages:
            stems = [forms(word, language)[1] for word in words]
            for place, stem in enumerate(stems):
                for idea, phrase in self.by_stem.get(stem, ()):
                    places = find_places(phrase.stems, stems, place)
                    if len(places) > len(found.get(idea, ())):
                        found[idea] = places
        longest = sorted(found, key=lambda idea: -len(found[idea]))[:MOST_IDEAS]
        return {idea: found[idea] for idea in longest}


def find_places(phrase: Sequence[str], stems: Sequence[str], first: int) -> frozenset[int]:
    """Where a query has the words of a phrase, of which it has the first; nowhere if not all of them."""
    if len(phrase) == 1:
        return frozenset((stems.index(stems[first]),))
    return frozenset(map(stems.index, phrase)) if all(stem in stems for stem in phrase) else frozenset()


def read_phrase(text: str, language: str) -> Phrase:
    words = tuple(split_words(text))
    return Phrase(language, words, tuple(forms(word, language)[1] for word in words))


def load_concepts(path: Path) -> Concepts:
    """Read concepts.toml; an idea without words in one of the languages is not ready."""
    if not path.exists():
        return Concepts({})
    words = read_toml(path)
    wrong = [
        Problem(path, 0, f"[{concept}] has no words in {language}", "List at least one")
        for concept, languages in words.items()
        for language in LANGUAGES
        if not languages.get(language)
    ]
    if wrong:
        raise ContentError(wrong)
    return Concepts(words)
