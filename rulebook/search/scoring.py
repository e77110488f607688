"""What entries are worth for a query: its words in all their forms, near them, and other words for the same ideas."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import log
from operator import attrgetter
from typing import NamedTuple

from rulebook.book import Voice
from rulebook.glossary.concept import Concepts, Idea, Phrase
from rulebook.search.block import ENTRY, WORTH, Postings
from rulebook.search.index import Index
from rulebook.search.meaning import Asking, Meanings
from rulebook.search.signpost import Signposts
from rulebook.search.word import LANGUAGES, fold, forms, is_stop_word, split_words

COMMON = 0.3  # a term in a larger part of all entries says nothing, unless there is no other
COMMON_IDEA = 0.2
OTHER_WORD, OWN_WORD = 0.5, 0.6
MOST_HOLDERS = 1000
MOST_NAMING = 500  # entries that are read for an idea
LIKELY = 80  # entries that may be among the best
COLUMNS = 500  # words that are remembered with all the entries that have them

Scores = dict[int, float]
Naming = tuple[Idea, int]  # an idea, and how many words name it
Shelf = tuple[str, ...]  # the reader's books, of which more is read


class Named(NamedTuple):
    """The best of the entries that name an idea, and how many do."""

    postings: Postings
    size: int


@dataclass(frozen=True, eq=False)
class Reader:
    """Who asks: in which language, the books of which more is read, and what an entry is worth by its group."""

    ui: str
    shelf: Shelf
    factors: Sequence[float]
    group_of: Sequence[int]  # of each entry: its book and voice
    voices: Sequence[Voice]  # by group: the one that the reader gets its book in

    def factor(self, entry: int) -> float:
        return self.factors[self.group_of[entry]]


class Unread(NamedTuple):
    """A frequent term of which only the best entries were read: all of them, and what the others have at most."""

    factor: float
    postings: Postings
    most: float


class Column(NamedTuple):
    """A word of a query, for one reader: what it is worth in the entries that have it, and what it weighs."""

    scores: Scores
    best: Sequence[tuple[float, int]]  # their worth to the reader; no others can be among the best by this word alone
    weight: float
    unread: Sequence[Unread]

    def exactly(self, entries: Iterable[int]) -> list[float]:
        """What the word is worth in some entries, by what was not read of frequent terms too."""
        known = [self.scores.get(entry, 0.0) for entry in entries]
        return list(map(self.read_on, entries, known)) if self.unread else known

    def read_on(self, entry: int, worth: float) -> float:
        for factor, (entries, worths), most in self.unread:
            if worth < most:
                found = bisect_left(entries, entry)
                if found < len(entries) and entries[found] == entry:
                    worth = max(worth, factor * worths[found])
        return worth


class Scored:
    """The entries that have any words of a query; having all is worth most, rare ones above all."""

    def __init__(self, columns: Sequence[Column], reader: Reader) -> None:
        self.columns = columns
        self.reader = reader
        self.everything = sum(column.weight for column in columns)
        self.is_cut = any(column.unread for column in columns)

    def best(self, most: int) -> Scores:
        """The worth of all entries that may be among the best."""
        shared = self.shared()
        worths = self.join(shared, [[column.scores.get(entry, 0.0) for entry in shared] for column in self.columns])
        for _, best, weight, _ in sorted(self.columns, key=attrgetter("weight"), reverse=True):
            share = (weight / self.everything) ** 1.5
            least = sorted(worths.values())[-most] / share if len(worths) >= most else 0.0
            likely = bisect_right(best, -least, hi=min(most, len(best)), key=negative_worth)
            worths |= {entry: worth * share for worth, entry in best[:likely] if entry not in shared}
        return worths

    def shared(self) -> set[int]:
        """The entries that have more than one word."""
        pairs = combinations((column.scores.keys() for column in self.columns), 2)
        return set().union(*(one & other for one, other in pairs))

    def exactly(self, entries: Collection[int]) -> Scores:
        """What some entries are worth, by what was not read of frequent terms too."""
        return self.join(entries, [column.exactly(entries) for column in self.columns])

    def join(self, entries: Iterable[int], worths: Iterable[Iterable[float]]) -> Scores:
        """The worth of entries, from what each word is worth in each of them."""
        joined, weights, everything = {}, [column.weight for column in self.columns], self.everything
        factors, group_of = self.reader.factors, self.reader.group_of
        for entry, *row in zip(entries, *worths, strict=True):
            covered = total = 0.0
            for weight, worth in zip(weights, row, strict=True):
                if worth:
                    covered += weight
                    total += worth
            joined[entry] = total * float((covered / everything) ** 1.5) * factors[group_of[entry]]
        return joined


class Scoring:
    """Scores entries, which it knows by number, by the words and ideas of a query."""

    def __init__(self, index: Index, concepts: Concepts, signposts: Signposts, texts: Sequence[str]) -> None:
        self.index = index
        self.concepts = concepts
        self.signposts = signposts
        self.meanings = Meanings(index, concepts, signposts)
        self.texts = texts
        self.named = lru_cache(maxsize=4000)(self.named_anew)
        self.column = lru_cache(maxsize=COLUMNS)(self.column_anew)
        self.nowhere = Column({}, (), log(1 + len(texts)), ())
        self.running_words = lru_cache(maxsize=2000)(lambda entry: " ".join(split_words(fold(texts[entry]))))

    def warm_up(self) -> None:
        """Find the entries that name each idea ahead of the first reader."""
        for idea in self.concepts.ideas.values():
            for ui in LANGUAGES:
                self.named(idea, ui, ())

    def score(self, words: Sequence[Asking], ideas: Mapping[Idea, frozenset[int]], reader: Reader) -> Scored:
        """The worth of every entry that has any of the words, or other words for what they name."""
        naming: dict[int, list[Naming]] = {place: [] for place in self.telling(words)}
        for idea, places in ideas.items():
            for place in places & naming.keys():
                naming[place].append((idea, len(places)))
        return Scored([self.find_column(words[n], tuple(some), reader) for n, some in naming.items()], reader)

    def telling(self, words: Sequence[Asking]) -> list[int]:
        """The places of the words that tell entries apart; all of them if none does."""
        common = COMMON * len(self.texts)
        said = [place for place, asking in enumerate(words) if not is_stop_word(asking.word)]
        return [place for place in said if words[place].size <= common] or said or list(range(len(words)))[:3]

    def find_column(self, asking: Asking, naming: tuple[Naming, ...], reader: Reader) -> Column:
        """The column of a word, remembered; of one that is nowhere there is nothing to remember."""
        return self.column(asking, naming, reader) if asking.terms or naming else self.nowhere

    def column_anew(self, asking: Asking, naming: Iterable[Naming], reader: Reader) -> Column:
        """What a word is worth; also by another language's or game's word for the ideas that it names."""
        scores = self.score_word(asking, reader.shelf)
        for idea, words in naming:
            (entries, worths), size = self.named(idea, reader.ui, reader.shelf)
            if size <= COMMON_IDEA * len(self.texts):
                add_best(scores, zip(entries, worths, strict=True), 1 / words)
        best = top({entry: score * reader.factor(entry) for entry, score in scores.items()}, LIKELY)
        weight = log(1 + len(self.texts) / (1 + max(len(scores), self.width(asking))))
        return Column(scores, best, weight, self.unread(asking))

    def score_word(self, asking: Asking, shelf: Shelf) -> Scores:
        best: Scores = {}
        for worth, terms in asking.senses:
            some = self.best_of(terms, shelf)
            if best or worth != 1.0:
                add_best(best, some.items(), worth)
            else:
                best = some
        return best

    def best_of(self, terms: Iterable[str], shelf: Shelf) -> Scores:
        """The best entries that have any of some terms, of which the next is always worth more than the one before."""
        best: Scores = {}
        for term in terms:
            for entries, worths in self.index.best(term, shelf):
                best.update(zip(entries, worths, strict=True))
        return best

    def unread(self, asking: Asking) -> list[Unread]:
        cut = [(worth, term) for worth, terms in asking.senses for term in terms if self.index.is_cut(term)]
        return [Unread(worth, self.index.all(term), worth * self.index.least(term)) for worth, term in cut]

    def width(self, asking: Asking) -> int:
        """How many entries have a word that not all were read of, nearly."""
        return sum(self.index.sizes[terms[0]] for _, terms in asking.senses if terms and self.index.is_cut(terms[0]))

    def named_anew(self, idea: Idea, ui: str, shelf: Shelf) -> Named:
        """The entries that name an idea, in whatever words."""
        best: Scores = {}
        for phrase in idea.phrases:
            add_best(best, self.phrase(phrase, shelf).items(), OWN_WORD if phrase.language == ui else OTHER_WORD)
        words = [(phrase.words[0], phrase.language) for phrase in idea.phrases if len(phrase.words) == 1]
        size = max(len(best), *(self.index.sizes.get(forms(*word)[2], 0) for word in words), 0)
        chosen = sorted(best, key=best.__getitem__, reverse=True)[:MOST_NAMING]
        return Named((array(ENTRY, chosen), array(WORTH, (best[entry] for entry in chosen))), size)

    def phrase(self, phrase: Phrase, shelf: Shelf) -> Scores:
        """The entries that have all words of a phrase."""
        columns = [self.best_of(self.known(word, phrase.language), shelf) for word in phrase.words]
        if len(columns) == 1:
            return columns[0]
        found = {n: [column[n] for column in columns] for n in set(columns[0]).intersection(*columns[1:])}
        return {n: 0.8 * max(worths) + 0.2 * sum(worths) for n, worths in found.items()}  # little more than a word's

    def having_all(self, words: Sequence[str], scores: Iterable[int]) -> set[int]:
        """The entries that have all of some words as they stand; where too many do, those of them that are scored."""
        found: set[int] = set()
        for language in LANGUAGES:
            each = sorted((self.index.all(f"{language}={word}")[0] for word in words), key=len)
            have = set(each[0] if len(each[0]) <= MOST_HOLDERS else scores)
            found |= have.intersection(*each)
        return found

    def known(self, word: str, language: str) -> list[str]:
        return [term for term in reversed(forms(word, language)) if term in self.index.sizes]


def add_best(best: Scores, others: Iterable[tuple[int, float]], factor: float) -> None:
    have = best.get
    for entry, score in others:
        worth = factor * score
        if worth > have(entry, 0.0):
            best[entry] = worth


def negative_worth(ranked: tuple[float, int]) -> float:
    return -ranked[0]


def top(worths: Scores, most: int) -> list[tuple[float, int]]:
    """The worth and number of the best entries, best first; of the same worth the later; none that is worth nothing."""
    ranked = sorted(zip(worths.values(), worths, strict=True), reverse=True)[:most]
    return ranked if not ranked or ranked[-1][0] else [one for one in ranked if one[0]]
