"""What a word of a query may mean: its forms in all languages, what it begins, is part of or was meant to be."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rulebook.glossary.concept import Concepts
from rulebook.search.index import Index
from rulebook.search.signpost import Signposts
from rulebook.search.vocabulary import Vocabulary
from rulebook.search.word import LANGUAGES, fold, forms, is_stop_word

BEGUN, COMPOUND, DENIED = 0.55, 0.5, 0.6


class Sense(NamedTuple):
    """Terms that a word may stand under, the widest first: entries that have the next have it too; and their worth."""

    worth: float
    terms: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Asking:
    """A word of a query with all it may mean."""

    word: str
    senses: tuple[Sense, ...]
    terms: frozenset[str]
    size: int  # how many entries have its most frequent term
    shown: Mapping[str, Mapping[str, str]]  # the words it is found in, by language, each with its rough stem


class Meanings:
    """Understands words by what the books, the glossaries and the signposts say."""

    def __init__(self, index: Index, concepts: Concepts, signposts: Signposts) -> None:
        self.index = index
        self.sizes = index.sizes
        self.concepts = concepts
        self.signposts = signposts
        self.vocabulary = Vocabulary(index.vocabulary())
        self.of = lru_cache(maxsize=1000)(self.of_anew)
        self.correct = lru_cache(maxsize=4000)(self.correct_anew)

    def correct_anew(self, word: str, ui: str) -> str:
        """The word itself if it is known, or a form, a beginning or a part of one that is; else the nearest known."""
        folded = fold(word)
        if len(folded) < 4 or word.isdecimal() or is_stop_word(word) or self.is_known(word):
            return word
        if self.vocabulary.beginning_with(folded) or self.vocabulary.containing(folded) or self.inflected(word, ui):
            return word
        return self.vocabulary.near(folded, ui) or word

    def is_known(self, word: str) -> bool:
        known = any(term in self.sizes for language in LANGUAGES for term in forms(word, language))
        return known or self.concepts.knows(word) or self.signposts.knows(word)

    def inflected(self, word: str, ui: str) -> list[tuple[str, str]]:
        """Words of the reader's language that begin like the stem of a word which is an inflected form."""
        stem = forms(word, ui)[1].partition("~")[2]
        if len(stem) < 3 or stem == fold(word):
            return []
        return [(other, language) for other, language in self.vocabulary.beginning_with(stem) if language == ui]

    def of_anew(self, word: str, is_unfinished: bool) -> Asking:
        """All that a word may mean; what no book has is left out."""
        folded = fold(word)
        senses = [self.sense(1.0, forms(word, language)) for language in LANGUAGES]
        if word.startswith("ne") and len(word) > 6:  # Czech denies a verb by its beginning
            senses.append(self.sense(DENIED, forms(word[2:], "cs")))
        is_known = any(sense.terms for sense in senses)
        have = {term for sense in senses for term in sense.terms}
        begun = self.vocabulary.beginning_with(folded) if is_unfinished and len(folded) > 1 else []
        senses += [Sense(BEGUN, (f"{language}={other}",)) for other, language in begun]
        if not is_known and not self.concepts.knows(word):
            longer = self.vocabulary.containing(folded) or self.vocabulary.related_to(folded)
            senses += [Sense(COMPOUND, (f"{language}={other}",)) for other, language in longer]
        told = tuple(sense for sense in senses if sense.worth in (1.0, DENIED) or have.isdisjoint(sense.terms))
        terms = frozenset(term for sense in told for term in sense.terms)
        return Asking(word, told, terms, max((self.sizes[term] for term in terms), default=0), self.shown(terms))

    def shown(self, terms: Iterable[str]) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for term in terms:
            language = term[:2]
            found[language] |= {word: forms(word, language)[2] for word in self.index.words(term)}
        return found

    def sense(self, worth: float, some: tuple[str, str, str]) -> Sense:
        return Sense(worth, tuple(term for term in dict.fromkeys(reversed(some)) if term in self.sizes))
