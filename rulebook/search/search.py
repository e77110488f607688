"""Finds the rule: numbers in any spelling first, then the entries that say what was asked, best first."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from typing import NamedTuple

from rulebook.book import Book, Library, Paragraph, Voice
from rulebook.refs import Reference, is_below
from rulebook.search.asked import Asked
from rulebook.search.entry import GLOSSARY, Entry
from rulebook.search.highlight import Extract, MarkedWord, extract, find_words, mark
from rulebook.search.number import find_meant, find_numbered
from rulebook.search.scoring import Scores, Scoring
from rulebook.search.signpost import Signpost
from rulebook.search.word import fold, forms, is_stop_word, split_words

QUERY_LENGTH, QUERY_WORDS = 100, 12
HITS = 10
CANDIDATES = 40
LEADING, REGULATING = 1.8, 1.3  # paragraphs that an idea lives in
DEFINITION, BACKGROUND = 0.3, 0.85  # a term and a page beside the rules
NAMED, TITLED = 3.0, 1.4  # what has the query for its title, or in it
QUOTED = re.compile(r'["“”„»«]([^"“”„»«]+)["“”„»«]')


class Hit(NamedTuple):
    """Something found: where, in which voice, and an extract that shows why."""

    number: int
    reference: Reference
    voice: Voice
    title: Extract
    path: str
    anchor: str
    extract: Extract


@dataclass(frozen=True)
class Answer:
    """What a search found: pages that answer, hits, and what was probably meant if that differs from what was asked."""

    hits: tuple[Hit, ...]
    signposts: tuple[Signpost, ...] = ()
    meant: str = ""


class Search:
    """All books, ready to be searched; one for all threads."""

    def __init__(
        self,
        library: Library,
        entries: Sequence[Entry],
        scoring: Scoring,
        regulating: Mapping[str, Sequence[Reference]],
    ) -> None:
        self.library = library
        self.entries = entries
        self.scoring = scoring
        self.signposts = scoring.signposts
        self.keys = [(entry.reference.book, entry.voice) for entry in self.entries]
        self.worth_of = [worth(library, entry) for entry in self.entries]
        self.regulating = regulating
        self.titled = find_titled(entries)
        self.in_voice = dict(find_twins(self.entries))
        self.in_voices = find_voices(entries)
        self.number_of = {entry.reference: n for n, entry in reversed(list(enumerate(self.entries)))}
        self.find = lru_cache(maxsize=2000)(self.find_anew)
        self.words = lru_cache(maxsize=4000)(self.words_anew)
        self.title_words = lru_cache(maxsize=4000)(lambda n: find_words(entries[n].title, entries[n].voice.language))
        self.heading_terms = lru_cache(maxsize=4000)(self.heading_terms_anew)

    def warm_up(self) -> None:
        """Read ahead what the first queries will need."""
        self.scoring.index.warm_up()

    def find_anew(self, asked: Asked) -> Answer:
        """The best hits for a query; never an error, whatever it is."""
        asked = asked._replace(query=asked.query[:QUERY_LENGTH])
        numbers = find_numbered(self.library, asked)
        ranked = [self.paragraph_number(paragraph, asked) for paragraph in numbers]
        if numbers and not any(len(word) > 2 and word.isalpha() for word in split_words(asked.query)):
            cited_by = (reference for paragraph in numbers for reference in paragraph.cited_by)
            citing = [self.library[reference] for reference in cited_by if asked.only_book in ("", reference.book)]
            ranked += [self.paragraph_number(paragraph, asked) for paragraph in citing]
            return Answer(self.hits(ranked, frozenset()))
        return self.find_words(asked, ranked)

    def find_words(self, asked: Asked, numbered: list[int]) -> Answer:
        """What a query finds by its words, behind what it finds as a number."""
        written_for = self.signposts.by_pattern(asked.query)
        said = written_for.usual[asked.ui][0] if written_for else asked.query
        words = list(dict.fromkeys(split_words(said)))[:QUERY_WORDS]
        corrected = words if numbered else [self.scoring.correct(word, asked.ui) for word in words]
        is_unfinished = asked.query[-1:].isalnum()
        terms = [self.scoring.terms(word, is_unfinished and n == len(words) - 1) for n, word in enumerate(corrected)]
        scores = self.scoring.score(corrected, terms, asked.ui)
        for phrase in QUOTED.findall(asked.query):
            holders = self.scoring.holders(phrase)
            scores = {n: score for n, score in scores.items() if n in holders}
        for name in self.scoring.named(corrected, terms, asked.ui):
            self.raise_regulating(scores, self.regulating.get(name, ()), asked)
        marked = [some for word, some in zip(corrected, terms, strict=True) if not is_stop_word(word)] or terms
        ranked = numbered + self.rank(scores, marked, asked)
        hits = self.hits(ranked, frozenset(term for some in marked for term in some))
        signposts = self.signposts.find(corrected, asked)
        return Answer(hits, signposts, " ".join(corrected) if corrected != words and hits else "")

    def raise_regulating(self, scores: Scores, references: Iterable[Reference], asked: Asked) -> None:
        """The paragraphs that an idea lives in, above all the first of a book, are worth more than mere mentions."""
        books: set[str] = set()
        for reference in references:
            if asked.book in ("", reference.book):
                for number in self.in_voices[reference]:
                    scores[number] = (REGULATING if reference.book in books else LEADING) * scores.get(number, 0.0)
            books.add(reference.book)

    def find_meant(self, asked: Asked) -> Paragraph | None:
        """The paragraph to go to at once, if the query is its number and no other's."""
        return find_meant(self.library, asked._replace(query=asked.query[:QUERY_LENGTH]))

    def hits(self, ranked: list[int], wanted: frozenset[str]) -> tuple[Hit, ...]:
        once = list(dict.fromkeys(ranked))
        return tuple(self.hit(number, wanted) for number in spread(once, self.entries)[:HITS])

    def paragraph_number(self, paragraph: Paragraph, asked: Asked) -> int:
        number = self.number_of[paragraph.reference]
        return self.in_voice[number, asked.voice_of(self.book_of(number))]

    def rank(self, scores: Scores, terms: Sequence[Mapping[str, float]], asked: Asked) -> list[int]:
        """Entries by worth, each paragraph once, in the voice that the reader reads it in."""
        factors = {(book.id, voice): asked.factor(book, voice) for book in self.library for voice in book.voices}
        keys, worth_of = self.keys, self.worth_of
        named = self.titled.get(" ".join(split_words(fold(asked.query))), set())
        weighed = [
            (score * factors[keys[number]] * worth_of[number] * (NAMED if number in named else 1.0), number)
            for number, score in scores.items()
        ]
        best = [(worth * self.fit(number, terms), number) for worth, number in nlargest(CANDIDATES, weighed) if worth]
        return [self.in_voice[n, asked.voice_of(self.book_of(n))] for _, n in sorted(best, reverse=True)]

    def fit(self, number: int, terms: Sequence[Mapping[str, float]]) -> float:
        """A heading that has every telling word of the query is worth more than words here and there."""
        have = self.heading_terms(number)
        return TITLED if have and terms and all(not have.isdisjoint(some) for some in terms) else 1.0

    def book_of(self, number: int) -> Book:
        return self.library.books[self.entries[number].reference.book]

    def hit(self, number: int, wanted: frozenset[str]) -> Hit:
        entry, title = self.entries[number], self.entries[number].title
        told = 0 if entry.heading else len(title.removesuffix(" …"))
        return Hit(
            number,
            entry.reference,
            entry.voice,
            mark(title, self.title_words(number), wanted),
            entry.path,
            entry.anchor,
            extract(*self.words(number), wanted, told),
        )

    def nearest_words(self, query: str, ui: str) -> list[str]:
        """Words of the books that begin like the query's, for when nothing was found."""
        folded = [fold(word)[:4] for word in split_words(query[:QUERY_LENGTH])[:QUERY_WORDS] if len(word) > 2]
        found = (
            word
            for start in folded
            for word, language in self.scoring.vocabulary.beginning_with(start)
            if language == ui
        )
        return list(dict.fromkeys(found))[:8]

    def heading_terms_anew(self, number: int) -> frozenset[str]:
        """The terms that the heading of an entry is found under."""
        entry = self.entries[number]
        return frozenset(term for word in split_words(entry.heading) for term in forms(word, entry.voice.language))

    def words_anew(self, number: int) -> tuple[str, list[MarkedWord]]:
        """The text of an entry, and where its words stand under which terms."""
        entry = self.entries[number]
        return entry.rule, find_words(entry.rule, entry.voice.language)


def worth(library: Library, entry: Entry) -> float:
    """Rules come before what is said about them."""
    if entry.reference.label == GLOSSARY:
        return DEFINITION
    return 1.0 if entry.reference.label in library.books[entry.reference.book].paragraphs else BACKGROUND


def find_titled(entries: Sequence[Entry]) -> dict[str, set[int]]:
    """The rules that have a heading, by its words."""
    titled: dict[str, set[int]] = {}
    for number, entry in enumerate(entries):
        if entry.heading and entry.reference.label != GLOSSARY:
            titled.setdefault(" ".join(split_words(fold(entry.heading))), set()).add(number)
    return titled


def find_voices(entries: Sequence[Entry]) -> dict[Reference, list[int]]:
    """The numbers of each thing in all its voices."""
    voices: dict[Reference, list[int]] = {}
    for number, entry in enumerate(entries):
        voices.setdefault(entry.reference, []).append(number)
    return voices


def find_twins(entries: Sequence[Entry]) -> Iterator[tuple[tuple[int, Voice], int]]:
    """For every entry, the number of the same thing in each voice of its book; they come in the same order."""
    groups: dict[Reference, dict[Voice, list[int]]] = {}
    for number, entry in enumerate(entries):
        groups.setdefault(entry.reference, {}).setdefault(entry.voice, []).append(number)
    for voices in groups.values():
        for same in zip(*voices.values(), strict=False):
            for number in same:
                for voice, twin in zip(voices, same, strict=True):
                    yield (number, voice), twin


def spread(ranked: list[int], entries: Sequence[Entry]) -> list[int]:
    """A paragraph and what is above or below it do not crowd out others: the lesser of them comes later."""
    first: list[int] = []
    later: list[int] = []
    for number in ranked:
        here = entries[number].reference
        kin = any(entries[other].text and are_kin(here, entries[other].reference) for other in first)
        (later if kin else first).append(number)
        if len(first) == HITS:
            break
    return first[:5] + later[:2] + first[5:] + later[2:]


def are_kin(one: Reference, other: Reference) -> bool:
    return one.book == other.book and (is_below(one.label, other.label) or is_below(other.label, one.label))
