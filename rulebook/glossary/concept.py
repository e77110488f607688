"""One idea across languages and games: which words stand for which others."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulebook.reading.problem import ContentError, Problem, read_toml
from rulebook.search.word import LANGUAGES, forms, split_words


class Phrase(NamedTuple):
    """A word or a few for an idea, in one language."""

    concept: str
    language: str
    words: tuple[str, ...]
    stems: tuple[str, ...]


class Concepts:
    """Finds the ideas that a query speaks of, and the other words for them."""

    def __init__(self, words: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        self.phrases: dict[str, list[Phrase]] = defaultdict(list)
        self.by_stem: dict[str, list[Phrase]] = defaultdict(list)
        self.stems: set[str] = set()
        self.add(words)

    def add(self, words: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        """More ideas, with their words by language."""
        for concept, languages in words.items():
            for language, some in languages.items():
                for text in some:
                    parts = tuple(split_words(text))
                    phrase = Phrase(concept, language, parts, tuple(forms(part, language)[1] for part in parts))
                    self.phrases[concept].append(phrase)
                    self.by_stem[phrase.stems[0]].append(phrase)
                    self.stems |= set(phrase.stems)

    def knows(self, word: str) -> bool:
        """Whether a word is part of any phrase, in any language."""
        return any(forms(word, language)[1] in self.stems for language in LANGUAGES)

    def spoken_of(self, words: Sequence[str], languages: Sequence[str]) -> dict[str, frozenset[int]]:
        """The ideas named by a query, each with the places of the words that name it; the longest naming counts."""
        found: dict[str, frozenset[int]] = {}
        for language in languages:
            stems = [forms(word, language)[1] for word in words]
            for stem in stems:
                for phrase in self.by_stem.get(stem, ()):
                    if all(part in stems for part in phrase.stems):
                        places = frozenset(stems.index(part) for part in phrase.stems)
                        if len(places) > len(found.get(phrase.concept, ())):
                            found[phrase.concept] = places
        return found


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
