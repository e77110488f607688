"""Finds the rule: numbers in any spelling first, then the entries that say what was asked, best first."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from pathlib import Path
from shutil import rmtree
from typing import NamedTuple

from rulebook.book import Book, Library, Paragraph, Voice
from rulebook.glossary.comparison import load_comparisons
from rulebook.glossary.concept import Concepts, load_concepts
from rulebook.reading.load import hash_content, load_library
from rulebook.refs import Reference, is_below
from rulebook.search.entry import GLOSSARY, Entry, find_entries
from rulebook.search.highlight import Extract, MarkedWord, extract, find_words
from rulebook.search.index import Index, build_index, index_name
from rulebook.search.scoring import Scores, Scoring
from rulebook.search.word import STOP_WORDS, fold, split_words

QUERY_LENGTH, QUERY_WORDS = 100, 8
HITS = 10
CANDIDATES = 40
OWN_LANGUAGE, OWN_BOOK, DEFINITION = 1.25, 4.0, 0.3
QUOTED = re.compile(r'["“”„»«]([^"“”„»«]+)["“”„»«]')


class Asked(NamedTuple):
    """A query and where it was asked: interface language, the book at hand, and what to keep to."""

    query: str
    ui: str = "en"
    book: str = ""
    only_book: str = ""
    only_language: str = ""


class Hit(NamedTuple):
    """Something found: where, in which voice, and an extract that shows why."""

    number: int
    reference: Reference
    voice: Voice
    heading: str
    path: str
    anchor: str
    extract: Extract


@dataclass(frozen=True)
class Answer:
    """What a search found, and the query that was probably meant if that differs from the one asked."""

    hits: tuple[Hit, ...]
    wanted: frozenset[str] = frozenset()
    meant: str = ""


class Search:
    """All books, ready to be searched; one for all threads."""

    def __init__(self, library: Library, concepts: Concepts, folder: Path, copies: int = 1) -> None:
        self.library = library
        self.entries = list(find_entries(library)) * copies  # more than one only to see how cost grows
        build_index(self.entries, folder)
        self.scoring = Scoring(Index(folder), concepts, [entry.text for entry in self.entries])
        self.keys = [(entry.reference.book, entry.voice) for entry in self.entries]
        self.worth_of = [DEFINITION if entry.reference.label == GLOSSARY else 1.0 for entry in self.entries]
        self.in_voice = dict(find_twins(self.entries))
        self.number_of = {entry.reference: n for n, entry in reversed(list(enumerate(self.entries)))}
        self.find = lru_cache(maxsize=2000)(self.find_anew)
        self.words = lru_cache(maxsize=2000)(self.words_anew)

    def warm_up(self) -> None:
        """Read ahead what the first queries will need."""
        self.scoring.index.warm_up()

    def find_anew(self, asked: Asked) -> Answer:
        """The best hits for a query; never an error, whatever it is."""
        query = asked.query[:QUERY_LENGTH]
        numbers = list(self.numbered(query, asked))
        ranked = [self.paragraph_number(paragraph, asked) for paragraph in numbers]
        if numbers and not any(len(word) > 2 and word.isalpha() for word in split_words(query)):
            cited_by = (reference for paragraph in numbers for reference in paragraph.cited_by)
            citing = [self.library[reference] for reference in cited_by if asked.only_book in ("", reference.book)]
            ranked += [self.paragraph_number(paragraph, asked) for paragraph in citing]
            return self.answer(ranked, frozenset(), "")
        words = list(dict.fromkeys(split_words(query)))[:QUERY_WORDS]
        corrected = words if numbers else [self.scoring.correct(word, asked.ui) for word in words]
        is_unfinished = query[-1:].isalnum()
        terms = [self.scoring.terms(word, is_unfinished and n == len(words) - 1) for n, word in enumerate(corrected)]
        scores = self.scoring.score(corrected, terms, asked.ui)
        for phrase in QUOTED.findall(query):
            holders = self.scoring.holders(phrase)
            scores = {n: score for n, score in scores.items() if n in holders}
        ranked += self.rank(scores, asked)
        marked = [some for word, some in zip(corrected, terms, strict=True) if word not in STOP_WORDS] or terms
        wanted = frozenset(term for some in marked for term in some)
        return self.answer(ranked, wanted, " ".join(corrected) if corrected != words else "")

    def answer(self, ranked: list[int], wanted: frozenset[str], meant: str) -> Answer:
        once = list(dict.fromkeys(ranked))
        hits = tuple(self.hit(number, wanted) for number in spread(once, self.entries)[:HITS])
        return Answer(hits, wanted, meant if hits else "")

    def numbered(self, query: str, asked: Asked) -> Iterator[Paragraph]:
        """Paragraphs whose number the query is: of the book at hand first, then of books that write it just so."""
        if not any(sign.isdigit() for sign in query):
            return
        titles = {fold(title): book.id for book in self.library for title in (book.title, *book.titles.values())}
        named = {titles[word] for word in split_words(fold(query)) if word in titles}
        rest = " ".join(word for word in query.split() if fold(word) not in titles)
        books = [book for book in self.library if not named or book.id in named]
        found = [(book, paragraph) for book in books if (paragraph := book.find(rest))]

        def order(pair: tuple[Book, Paragraph]) -> tuple[bool, bool]:
            book, paragraph = pair
            return book.id != asked.book, not is_written_so(query, book, paragraph)

        for book, paragraph in sorted(found, key=order):
            if asked.only_book in ("", book.id):
                yield paragraph

    def paragraph_number(self, paragraph: Paragraph, asked: Asked) -> int:
        number = self.number_of[paragraph.reference]
        return self.in_voice[number, reading_voice(self.book_of(number), asked)]

    def rank(self, scores: Scores, asked: Asked) -> list[int]:
        """Entries by worth, each paragraph once, in the voice that the reader reads it in."""
        factors = {(book.id, voice): factor(book, voice, asked) for book in self.library for voice in book.voices}
        keys, worth_of = self.keys, self.worth_of
        weighed = [(score * factors[keys[number]] * worth_of[number], number) for number, score in scores.items()]
        best = nlargest(CANDIDATES, weighed)
        return [self.in_voice[n, reading_voice(self.book_of(n), asked)] for worth, n in best if worth]

    def book_of(self, number: int) -> Book:
        return self.library.books[self.entries[number].reference.book]

    def hit(self, number: int, wanted: frozenset[str]) -> Hit:
        entry = self.entries[number]
        return Hit(
            number,
            entry.reference,
            entry.voice,
            entry.heading,
            entry.path,
            entry.anchor,
            extract(*self.words(number), wanted),
        )

    def in_other_voices(self, hit: Hit, wanted: frozenset[str]) -> list[tuple[Voice, Extract]]:
        """The same hit in the other voices of its book."""
        others = (voice for voice in self.book_of(hit.number).voices if voice != hit.voice)
        return [(voice, extract(*self.words(self.in_voice[hit.number, voice]), wanted)) for voice in others]

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

    def words_anew(self, number: int) -> tuple[str, list[MarkedWord]]:
        """The text of an entry, and where its words stand under which terms."""
        entry = self.entries[number]
        return entry.text, find_words(entry.text, entry.voice.language)


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


def is_written_so(query: str, book: Book, paragraph: Paragraph) -> bool:
    """Whether the book writes the number as the query does, but for spaces and capitals."""
    written = {book.format_reference(paragraph.label, language) for language in book.languages}
    written |= {book.format_number(paragraph.label)}
    return "".join(query.casefold().split()) in {"".join(text.casefold().split()) for text in written}


def reading_voice(book: Book, asked: Asked) -> Voice:
    return book.voice_for(asked.only_language if asked.only_language in book.languages else asked.ui)


def factor(book: Book, voice: Voice, asked: Asked) -> float:
    """What a hit is worth by its book and voice; nothing if it is not asked for."""
    if asked.only_book not in ("", book.id) or asked.only_language not in ("", voice.language):
        return 0.0
    own_language = OWN_LANGUAGE if voice == reading_voice(book, asked) else 1.0
    return own_language * (OWN_BOOK if book.id == asked.book else 1.0)


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


def prepare_search(content: Path, folder: Path) -> None:
    """Check the content and build its index; content that has an index has been checked."""
    place = folder / index_name(hash_content(content))
    if place.exists():
        return
    library = load_library(content)
    load_concepts(content / "concepts.toml")
    load_comparisons(content / "comparison.toml", library)
    build_index(find_entries(library), place)
    for older in folder.glob("*-*"):
        if older != place:
            rmtree(older, ignore_errors=True)


def open_search(library: Library, content: Path, folder: Path, copies: int = 1) -> Search:
    """The search of a library, its index built on first use and kept below the folder by the content's name."""
    concepts = load_concepts(content / "concepts.toml")
    for book in library:
        concepts.add({f"{book.id}:{term.id}": term.names for term in book.terms})
    return Search(library, concepts, folder / index_name(library.digest), copies)
