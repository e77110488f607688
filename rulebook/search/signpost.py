"""Signposts: pages that answer beside the paragraphs, such as a topic of the desk, found by title and usual words."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log, sqrt
from typing import NamedTuple

from rulebook.search.asked import Asked
from rulebook.search.usual import PATTERN, Words
from rulebook.search.word import LANGUAGES, forms, is_stop_word, order, split_words

MOST = 3
FLOOR, FLOOR_OF_ONE = 0.7, 0.9  # of a match, and of a match of one word; below it nothing is promised
WORTH = (1.0, 1.0, 0.95)  # of a word by its form: as it stands, by its stem, by its rough stem
RELATED = 0.7
OTHER_LANGUAGE, OTHER_BOOK, OWN_BOOK = 0.9, 0.8, 1.1
NARROW = frozenset({"term", "concept"})  # these must be asked for by name


class Signpost(NamedTuple):
    """A page that answers: what it is, of which game, its name there, its title and what players say, by language."""

    kind: str
    game: str
    name: str
    title: Mapping[str, str]
    usual: Words

    def __str__(self) -> str:
        return f"{self.kind}:{self.game}/{self.name}" if self.game else f"{self.kind}:{self.name}"


class Line(NamedTuple):
    """One phrase that leads to a signpost: its telling words, each by its three forms."""

    number: int
    language: str
    words: tuple[tuple[str, str, str], ...]


class Signposts:
    """All signposts, by what leads to them."""

    def __init__(self, signposts: Iterable[Signpost]) -> None:
        self.all = tuple(signposts)
        self.lines = tuple(
            line for n, one in enumerate(self.all) if one.kind not in NARROW for line in lines_of(n, one)
        )
        self.rarity = weigh(self.lines)
        self.by_term: dict[str, set[int]] = defaultdict(set)
        for number, line in enumerate(self.lines):
            for word in line.words:
                for key in (*word, beginning(word[0])):
                    self.by_term[key].add(number)
        self.by_name: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for number, signpost in enumerate(self.all):
            for name in names_of(signpost) if signpost.kind in NARROW else ():
                self.by_name[name].append(number)
        self.patterns = [(re.compile(p, re.I), n) for n, one in enumerate(self.all) for p in one.usual.get(PATTERN, ())]

    def knows(self, word: str) -> bool:
        """Whether a word leads anywhere, in any language."""
        return any(term in self.by_term for language in LANGUAGES for term in forms(word, language))

    def by_pattern(self, query: str) -> Signpost | None:
        """What a query such as 3NT+1 is written for, whatever its words."""
        return next((self.all[number] for pattern, number in self.patterns if pattern.search(query)), None)

    def find(self, words: Sequence[str], asked: Asked) -> tuple[Signpost, ...]:
        """What a query clearly asks for, best first; one of a kind and game."""
        scores = {number: 1.0 for pattern, number in self.patterns if pattern.search(asked.query)}
        floor = FLOOR if len([word for word in words if not is_stop_word(word)]) > 1 else FLOOR_OF_ONE
        for language in LANGUAGES:
            for number, score in self.match(words, language, asked).items():
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

    def match(self, words: Sequence[str], language: str, asked: Asked) -> dict[int, float]:
        """How well the phrases of a language meet the query: how much of it they have, and it of them."""
        asked_words = [forms(word, language) for word in words if not is_stop_word(word) and not word.isdecimal()]
        if not asked_words:
            return {}
        worth = 1.0 if language == asked.ui else OTHER_LANGUAGE
        weights = [self.rarity[language](word[2]) for word in asked_words]
        near = {n for word in asked_words for key in (*word, beginning(word[0])) for n in self.by_term.get(key, ())}
        best: dict[int, float] = {}
        for line in (self.lines[n] for n in near):
            if line.language == language:
                score = worth * self.agreement(asked_words, weights, line)
                best[line.number] = max(score, best.get(line.number, 0.0))
        return best

    def agreement(self, asked: Sequence[tuple[str, str, str]], weights: Sequence[float], line: Line) -> float:
        rarity = self.rarity[line.language]
        common = met = 0.0
        for word, weight in zip(asked, weights, strict=True):
            common += weight * max(likeness(word, other) for other in line.words)
        for other in line.words:
            met += rarity(other[2]) * max(likeness(word, other) for word in asked)
        return sqrt(common / sum(weights) * met / sum(rarity(word[2]) for word in line.words))


class Rarity:
    """What a word weighs among the phrases of a language: rare ones more; one that no phrase has, like a usual one."""

    def __init__(self, counts: Mapping[str, int], lines: int) -> None:
        self.weights = {word: log(1 + lines / (1 + count)) for word, count in counts.items()}
        self.unknown = 0.6 * log(1 + lines / 2)

    def __call__(self, word: str) -> float:
        return self.weights.get(word, self.unknown)


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


def telling(phrase: str, language: str) -> tuple[tuple[str, str, str], ...]:
    """The words of a phrase that say something, or all of them if none does."""
    words = split_words(phrase)
    return tuple(forms(word, language) for word in [w for w in words if not is_stop_word(w)] or words)


def beginning(term: str) -> str:
    """What forms of a word share that no stemmer brings together: its first five letters."""
    return f"{term.partition('=')[0]}^{term.partition('=')[2][:5]}"


def likeness(one: tuple[str, str, str], other: tuple[str, str, str]) -> float:
    for worth, form, same in zip(WORTH, one, other, strict=True):
        if form == same:
            return worth
    return RELATED if beginning(one[0]) == beginning(other[0]) and len(beginning(one[0])) >= 8 else 0.0
