"""Puts what was found in order: by its worth, whose book it is in, what it is called and what is regulated there."""

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice

from rulebook.book import Book, Library, Voice
from rulebook.glossary.concept import Idea
from rulebook.refs import Reference
from rulebook.search.asked import Asked
from rulebook.search.entry import GLOSSARY, Entry
from rulebook.search.meaning import Asking
from rulebook.search.scoring import LIKELY, Reader, Scored, Scores, Scoring, top
from rulebook.search.twin import Twins
from rulebook.search.word import fold, forms, order, split_words

CANDIDATES = 40
LEADING, REGULATING = 1.8, 1.3  # paragraphs that an idea lives in
NAMED, TITLED = 3.0, 1.4  # what has the query for its title, or in it
QUOTED = re.compile(r'["“”„»«]([^"“”„»«]+)["“”„»«]')
MOST_PHRASES = 3
MOST_READ = 400  # texts that are looked through for a phrase
MOST_BOOKS = 4  # on a shelf


class Ranking:
    """Ranks entries, which it knows by number."""

    def __init__(
        self,
        library: Library,
        entries: Sequence[Entry],
        scoring: Scoring,
        twins: Twins,
        regulating: Mapping[str, Sequence[Reference]],
    ) -> None:
        self.library = library
        self.entries = entries
        self.scoring = scoring
        self.twins = twins
        self.regulating = regulating
        self.titled = find_titled(entries)
        groups = {(book.id, voice.name): n for n, (book, voice) in enumerate(all_voices(library))}
        self.group_of = array("H", (groups[entry.reference.book, entry.voice.name] for entry in entries))
        self.reader = lru_cache(maxsize=200)(self.reader_anew)
        self.heading_terms = lru_cache(maxsize=4000)(self.heading_terms_anew)

    def rank(self, words: Sequence[Asking], marked: Sequence[frozenset[str]], asked: Asked) -> Iterator[int]:
        """Entries by worth, each paragraph once, in the voice that the reader reads it in."""
        if not words:
            return iter(())
        ideas = self.scoring.concepts.spoken_of([one.word for one in words], order(asked.ui))
        reader = self.reader(*asked[1:])
        scored = self.scoring.score(words, ideas, reader)
        raised = self.raised(words, ideas, asked)
        quoted = map(split_words, dict.fromkeys(QUOTED.findall(fold(asked.query))))
        phrases = list(islice(filter(None, quoted), MOST_PHRASES))
        likely = LIKELY if scored.is_cut else CANDIDATES
        worths = self.having(phrases, scored) if phrases else scored.best(likely)
        for number, worth in scored.exactly(raised).items() if raised else ():
            if number in worths or not phrases:
                worths[number] = raised[number] * worth
        best = top(worths, likely)
        if scored.is_cut:
            exact = scored.exactly([number for _, number in best])
            best = top({n: worth * raised.get(n, 1.0) for n, worth in exact.items()}, CANDIDATES)
        fitting = self.fitting([number for _, number in best], marked)
        ranked = sorted(((worth * TITLED if n in fitting else worth, n) for worth, n in best), reverse=True)
        return (self.in_voice(number, reader) for _, number in ranked)

    def having(self, phrases: Sequence[Sequence[str]], scored: Scored) -> Scores:
        """The worth of the entries that have all of the phrases, word by word; of very many, of the likely ones."""
        likely = scored.best(LIKELY)
        have = set.intersection(*(self.scoring.having_all(words, likely) for words in phrases))
        read = top(scored.exactly(have), MOST_READ)
        together = [" ".join(words) for words in phrases]
        return {n: worth for worth, n in read if all(one in self.scoring.running_words(n) for one in together)}

    def raised(self, words: Sequence[Asking], ideas: Mapping[Idea, frozenset[int]], asked: Asked) -> dict[int, float]:
        """What the query is the title of; and the paragraphs that an idea lives in which it names and nothing else."""
        raised = dict.fromkeys(self.titled.get(" ".join(split_words(fold(asked.query))), ()), NAMED)
        telling = set(self.scoring.telling(words))
        for name in [name for idea, places in ideas.items() if telling <= places for name in idea.names]:
            for number, factor in self.raise_regulating(self.regulating.get(name, ()), asked):
                raised[number] = raised.get(number, 1.0) * factor
        return raised

    def raise_regulating(self, references: Iterable[Reference], asked: Asked) -> Iterator[tuple[int, float]]:
        """The paragraphs that an idea lives in, above all the first of a book, are worth more than mere mentions."""
        books: set[str] = set()
        for reference in references:
            if asked.book in ("", reference.book):
                for number in self.twins.all_of(reference):
                    yield number, REGULATING if reference.book in books else LEADING
            books.add(reference.book)

    def reader_anew(self, ui: str, book: str, only_book: str, only_language: str) -> Reader:
        asked = Asked("", ui, book, only_book, only_language)
        own = [book.id for book in self.library if book.id == asked.only_book or asked.is_at_home(book)]
        factors = [asked.factor(book, voice) for book, voice in all_voices(self.library)]
        voices = [asked.voice_of(book) for book, _ in all_voices(self.library)]
        return Reader(ui, tuple(own) if len(own) <= MOST_BOOKS else (), factors, self.group_of, voices)

    def fitting(self, numbers: list[int], marked: Sequence[frozenset[str]]) -> list[int]:
        """Those whose heading has every telling word of the query: worth more than words here and there."""
        for terms in marked:
            numbers = [number for number in numbers if not terms.isdisjoint(self.heading_terms(number))]
        return numbers

    def in_voice(self, number: int, reader: Reader) -> int:
        voice = reader.voices[self.group_of[number]]
        return number if self.entries[number].voice is voice else self.twins.in_voice(number, voice)

    def heading_terms_anew(self, number: int) -> frozenset[str]:
        """The terms that the heading of an entry is found under."""
        entry = self.entries[number]
        return frozenset(term for word in split_words(entry.heading) for term in forms(word, entry.voice.language))


def all_voices(library: Library) -> Iterator[tuple[Book, Voice]]:
    return ((book, voice) for book in library for voice in book.voices)


def find_titled(entries: Sequence[Entry]) -> dict[str, list[int]]:
    """The rules that have a heading, by its words."""
    titled: dict[str, list[int]] = {}
    for number, entry in enumerate(entries):
        if entry.heading and entry.reference.label != GLOSSARY:
            titled.setdefault(" ".join(split_words(fold(entry.heading))), []).append(number)
    return titled
