"""Signposts: pages that answer beside the paragraphs, such as a topic of the desk, found by title and usual words."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import log, sqrt
from typing import NamedTuple

from rulebook.search.asked import Asked
from rulebook.search.usual import PATTERN, Words
from rulebook.search.word import LANGUAGES, forms, is_stop_word, order, split_words

MOST = 3
BEGINNING = 5  # letters
FLOOR, FLOOR_OF_ONE = 0.7, 0.9  # of a match, and of a match of one word; below it nothing is promised
WORTH = (1.0, 1.0, 0.95, 0.7)  # of a word as it stands, by its stem, by its rough stem, by its beginning
OTHER_LANGUAGE, OTHER_BOOK, OWN_BOOK = 0.9, 0.8, 1.1
NARROW = frozenset({"term", "concept"})  # these must be asked for by name


Keys = tuple[str, str, str, str]  # what a word is known by, best first


class Signpost(NamedTuple):
    """A page that answers: what it is, of which game, its name there, its title and what players say, by language."""

    kind: str
    game: str
    name: str
    title: Mapping[str, str]
    usual: Words

    def __str__(self) -> str:
        return f"{self.kind}:{self.game}/{self.name}" if self.game else f"{self.kind}:{self.name}"


class Met(NamedTuple):
    """What a word of a query meets in a language: its keys, what it weighs, and how well each line has it."""

    keys: Keys
    weight: float
    lines: Mapping[int, float]


class Line(NamedTuple):
    """One phrase that leads to a signpost: its telling words, each by its keys."""

    number: int
    language: str
    words: tuple[Keys, ...]


class Signposts:
    """All signposts, by what leads to them."""

    def __init__(self, signposts: Iterable[Signpost]) -> None:
        self.all = tuple(signposts)
        self.lines = tuple(
            line for n, one in enumerate(self.all) if one.kind not in NARROW for line in lines_of(n, one)
        )
        self.rarity = weigh(self.lines)
        self.sizes = [sum(self.rarity[line.language](word) for word in line.words) for line in self.lines]
        self.by_key: dict[str, set[int]] = defaultdict(set)
        for number, line in enumerate(self.lines):
            for key in {key for word in line.words for key in word}:
                self.by_key[key].add(number)
        self.met = lru_cache(maxsize=4000)(self.met_anew)
        self.by_name: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for number, signpost in enumerate(self.all):
            for name in names_of(signpost) if signpost.kind in NARROW else ():
                self.by_name[name].append(number)
        self.patterns = [(re.compile(p, re.I), n) for n, one in enumerate(self.all) for p in one.usual.get(PATTERN, ())]

    def knows(self, word: str) -> bool:
        """Whether a word leads anywhere, in any language."""
        return any(term in self.by_key for language in LANGUAGES for term in forms(word, language))

    def written_for(self, query: str) -> list[int]:
        """The numbers of those that a query such as 3NT+1 is written for, whatever its words."""
        return [number for pattern, number in self.patterns if pattern.search(query)]

    def find(self, words: Sequence[str], asked: Asked, written_for: Sequence[int]) -> tuple[Signpost, ...]:
        """What a query clearly asks for, best first; one of a kind and game."""
        scores = dict.fromkeys(written_for, 1.0)
        telling_words = [word for word in words if is_telling(word)]
        floor = FLOOR if len(telling_words) > 1 else FLOOR_OF_ONE
        for language in LANGUAGES:
            for number, score in self.match(telling_words, language, asked, floor).items():
                if score >= floor and score > scores.get(number, 0.0):
                    scores[number] = score
        weighed = {n: score * self.factor(self.all[n], asked) for n, score in scores.items()}
        ranked = [self.all[n] for n in sorted(weighed, key=lambda n: (-weighed[n], n)) if weighed[n]]
        once = {(one.kind, one.game): one for one in reversed(ranked + self.named(words, asked))}
        return tuple(reversed(once.values()))[:MOST]

    def named(self, words: Sequence[str], asked: Asked) -> list[Signpost]:
        """The idea that a query is the name of, and the term of the reader's book."""
        keys = (tuple(forms(word, language)[1] for word in words) for language in order(asked.ui))
        found = [self.all[number] for key in keys for number in self.by_name.get(key, ())]
        own = asked.only_book or asked.book
        return [one for one in found if one.game == own or not one.game]

    def factor(self, signpost: Signpost, asked: Asked) -> float:
        """The reader's own game leads."""
        if asked.only_book not in ("", signpost.game):
            return 0.0
        if not asked.book or not signpost.game:
            return 1.0
        return OWN_BOOK if signpost.game == asked.book else OTHER_BOOK

    def match(self, words: Sequence[str], language: str, asked: Asked, floor: float) -> dict[int, float]:
        """How well the phrases of a language meet the query: how much of it they have, and it of them."""
        met = [self.met(word, language) for word in words]
        everything = sum(one.weight for one in met)
        least = floor * floor * everything  # however much of the phrase is met
        best: dict[int, float] = {}
        for number, share in shares(met, least).items():
            if share < least:
                continue
            line, wanted, weigh_word = self.lines[number], [one.keys for one in met], self.rarity[language]
            had = sum(weigh_word(word) * likeness(word, wanted) for word in line.words)
            score = sqrt(share / everything * had / self.sizes[number])
            score *= 1.0 if language == asked.ui else OTHER_LANGUAGE
            best[line.number] = max(score, best.get(line.number, 0.0))
        return best

    def met_anew(self, word: str, language: str) -> Met:
        known, weigh_word = keys(word, language), self.rarity[language]
        worst_first = zip(reversed(known), reversed(WORTH), strict=True)
        lines = {number: worth for key, worth in worst_first for number in self.by_key.get(key, ())}
        return Met(known, weigh_word(known), lines)


class Rarity:
    """What a word weighs among the phrases of a language: rare ones more; one that no phrase has, like a usual one."""

    def __init__(self, counts: Mapping[str, int], lines: int) -> None:
        self.weights = {word: log(1 + lines / (1 + count)) for word, count in counts.items()}
        self.unknown = 0.6 * log(1 + lines / 2)

    def __call__(self, word: Keys) -> float:
        return self.weights.get(word[2], self.unknown)


def shares(met: Sequence[Met], least: float) -> dict[int, float]:
    """How much of the query each line has; nothing if none can have enough."""
    found: dict[int, float] = {}
    if sum(weight for _, weight, lines in met if lines) < least:
        return found
    for _, weight, lines in met:
        for number, worth in lines.items():
            found[number] = found.get(number, 0.0) + weight * worth
    return found


def likeness(word: Keys, wanted: Iterable[Keys]) -> float:
    """How much a word is like the one of some that is most like it."""
    alike = (worth for other in wanted for key, worth in zip(other, WORTH, strict=True) if key in word)
    return max(alike, default=0.0)


def weigh(lines: Sequence[Line]) -> dict[str, Rarity]:
    holders: dict[str, dict[str, set[int]]] = {language: defaultdict(set) for language in LANGUAGES}
    for line in lines:
        for word in line.words:
            holders[line.language][word[2]].add(line.number)
    signposts = len({line.number for line in lines})
    counts = {language: {word: len(some) for word, some in words.items()} for language, words in holders.items()}
    return {language: Rarity(counts[language], signposts) for language in LANGUAGES}


def lines_of(number: int, signpost: Signpost) -> Iterator[Line]:
    for language in LANGUAGES:
        phrases = [signpost.title.get(language, ""), *signpost.usual.get(language, ())]
        for words in dict.fromkeys(telling(phrase, language) for phrase in phrases):
            if words:
                yield Line(number, language, words)


def names_of(signpost: Signpost) -> Iterator[tuple[str, ...]]:
    for language in LANGUAGES:
        for name in (signpost.title.get(language, ""), *signpost.usual.get(language, ())):
            if words := split_words(name):
                yield tuple(forms(word, language)[1] for word in words)


def is_telling(word: str) -> bool:
    return not is_stop_word(word) and not word.isdecimal()


def telling(phrase: str, language: str) -> tuple[Keys, ...]:
    """The words of a phrase that say something, or all of them if none does."""
    words = split_words(phrase)
    return tuple(keys(word, language) for word in [w for w in words if not is_stop_word(w)] or words)


@lru_cache(maxsize=20_000)
def keys(word: str, language: str) -> Keys:
    """The forms of a word, and what other forms share with it that no stemmer brings together: its beginning."""
    whole, stem, rough = forms(word, language)
    start = whole.partition("=")[2][:BEGINNING]
    return whole, stem, rough, f"{language}^{start}" if len(start) == BEGINNING else whole
