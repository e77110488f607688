"""What entries are worth for a query: its words in all their forms, near them, and other words for the same ideas."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import log

from rulebook.glossary.concept import Concepts, Phrase
from rulebook.search.index import COMMON, Index
from rulebook.search.signpost import Signposts
from rulebook.search.vocabulary import Vocabulary
from rulebook.search.word import LANGUAGES, fold, forms, is_stop_word, order, split_words

COMMON_IDEA = 0.2
FORM_WORTH = (1.0, 0.85, 0.6)  # as it stands, by its stem, by its rough stem
BEGUN, COMPOUND, OTHER_WORD, OWN_WORD, DENIED = 0.55, 0.5, 0.5, 0.6, 0.6

Scores = dict[int, float]


class Scoring:
    """Scores entries, which it knows by number, by the words and ideas of a query."""

    def __init__(self, index: Index, concepts: Concepts, signposts: Signposts, texts: Sequence[str]) -> None:
        self.index = index
        self.concepts = concepts
        self.signposts = signposts
        self.texts = texts
        self.vocabulary = Vocabulary(index.vocabulary())
        self.idea = lru_cache(maxsize=1000)(self.idea_anew)

    def correct(self, word: str, ui: str) -> str:
        """The word itself if it is known, or a form, a beginning or a part of one that is; else the nearest known."""
        folded = fold(word)
        if len(folded) < 4 or word.isdecimal() or is_stop_word(word) or self.is_known(word):
            return word
        if self.vocabulary.beginning_with(folded) or self.vocabulary.containing(folded) or self.inflected(word, ui):
            return word
        return self.vocabulary.near(folded, ui) or word

    def is_known(self, word: str) -> bool:
        terms = (term for language in LANGUAGES for term in forms(word, language))
        known = any(term in self.index.sizes for term in terms)
        return known or self.concepts.knows(word) or self.signposts.knows(word)

    def inflected(self, word: str, ui: str) -> list[tuple[str, str]]:
        """Words of the reader's language that begin like the stem of a word which is an inflected form."""
        stem = forms(word, ui)[1].partition("~")[2]
        if len(stem) < 3 or stem == fold(word):
            return []
        return [(other, language) for other, language in self.vocabulary.beginning_with(stem) if language == ui]

    def terms(self, word: str, is_unfinished: bool) -> dict[str, float]:
        """The terms that a word of the query may stand under, each with its worth."""
        folded = fold(word)
        terms = {term: worth for lang in LANGUAGES for term, worth in zip(forms(word, lang), FORM_WORTH, strict=True)}
        if word.startswith("ne") and len(word) > 6:  # Czech denies a verb by its beginning
            terms |= {term: DENIED * worth for term, worth in zip(forms(word[2:], "cs"), FORM_WORTH, strict=True)}
        known = any(term in self.index.sizes for term in terms)
        if is_unfinished and len(folded) > 1:
            for begun, language in self.vocabulary.beginning_with(folded):
                terms.setdefault(f"{language}={begun}", BEGUN)
        if not known and not self.concepts.knows(word):
            for longer, language in self.vocabulary.containing(folded) or self.vocabulary.related_to(folded):
                terms.setdefault(f"{language}={longer}", COMPOUND)
        return terms

    def score(self, words: Sequence[str], terms: Sequence[dict[str, float]], ui: str) -> Scores:
        """The worth of every entry that has any of the words; having all of them is worth most, rare ones above all."""
        columns = {place: self.best_of(terms[place]) for place in self.telling(words, terms)}
        for places, column in self.other_words(words, ui):
            for place in places & columns.keys():
                add_best(columns[place], column, 1 / len(places))
        weights = {place: log(1 + len(self.texts) / (1 + len(column))) for place, column in columns.items()}
        if len(columns) == 1:
            return next(iter(columns.values()))
        scores: Scores = {}
        covered: Scores = {}
        for place, column in columns.items():
            weight = weights[place]
            for entry, score in column.items():
                scores[entry] = scores.get(entry, 0.0) + score
                covered[entry] = covered.get(entry, 0.0) + weight
        everything = sum(weights.values())
        return {entry: score * (covered[entry] / everything) ** 1.5 for entry, score in scores.items()}

    def named(self, words: Sequence[str], terms: Sequence[dict[str, float]], ui: str) -> list[str]:
        """The ideas that a query is about and nothing else: those that take all of its telling words."""
        telling = set(self.telling(words, terms))
        return [name for name, places in self.concepts.spoken_of(words, order(ui)).items() if telling <= places]

    def telling(self, words: Sequence[str], terms: Sequence[dict[str, float]]) -> list[int]:
        """The places of the words that tell entries apart; all of them if none does."""
        common = COMMON * len(self.texts)
        sizes = [max((self.index.sizes.get(term, 0) for term in some), default=0) for some in terms]
        places = [n for n, word in enumerate(words) if not is_stop_word(word) and sizes[n] <= common]
        return places or [n for n, word in enumerate(words) if not is_stop_word(word)] or list(range(len(words)))[:3]

    def best_of(self, terms: Mapping[str, float]) -> Scores:
        best: Scores = {}
        for term, worth in terms.items():
            for entry, score in self.index.postings(term):
                if worth * score > best.get(entry, 0.0):
                    best[entry] = worth * score
        return best

    def other_words(self, words: Sequence[str], ui: str) -> Iterator[tuple[frozenset[int], Scores]]:
        """For each idea that the query names: the entries that have another language's or game's word for it."""
        for concept, places in self.concepts.spoken_of(words, order(ui)).items():
            entries = self.idea(concept, ui)
            if len(entries) <= COMMON_IDEA * len(self.texts):
                yield places, entries

    def idea_anew(self, concept: str, ui: str) -> Scores:
        """The entries that name an idea, in whatever words."""
        best: Scores = {}
        for phrase in self.concepts.phrases[concept]:
            add_best(best, self.phrase(phrase), OWN_WORD if phrase.language == ui else OTHER_WORD)
        return best

    def phrase(self, phrase: Phrase) -> Scores:
        """The entries that have all words of a phrase."""
        columns = [self.best_of(dict(zip(forms(w, phrase.language), FORM_WORTH, strict=True))) for w in phrase.words]
        found = {n: [column[n] for column in columns] for n in set(columns[0]).intersection(*columns[1:])}
        return {n: 0.8 * max(worths) + 0.2 * sum(worths) for n, worths in found.items()}  # little more than a word's

    def holders(self, phrase: str) -> set[int]:
        """The entries that have just these words one after another."""
        words = split_words(fold(phrase))
        have_all: set[int] = set()
        for language in LANGUAGES:
            each = [{n for n, _ in self.index.postings(f"{language}={word}")} for word in words]
            have_all |= set.intersection(*each) if each else set()
        together = " ".join(words)
        return {n for n in have_all if together in " ".join(split_words(fold(self.texts[n])))}


def add_best(best: Scores, others: Mapping[int, float], worth: float) -> None:
    for entry, score in others.items():
        if worth * score > best.get(entry, 0.0):
            best[entry] = worth * score
