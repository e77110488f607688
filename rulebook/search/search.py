"""Finds the rule: numbers in any spelling first, then the entries that say what was asked, best first."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from rulebook.book import Library, Paragraph, Voice
from rulebook.refs import Reference, is_below
from rulebook.search.asked import Asked
from rulebook.search.entry import Entry
from rulebook.search.highlight import Extract, Marked, Words, extract, extract_plain, find_words, mark
from rulebook.search.meaning import Asking
from rulebook.search.number import find_meant, find_numbered
from rulebook.search.ranking import Ranking
from rulebook.search.scoring import Scoring
from rulebook.search.signpost import Signpost
from rulebook.search.twin import Twins
from rulebook.search.word import fold, is_stop_word, split_words

QUERY_LENGTH, QUERY_WORDS = 100, 12
HITS = 10


class Hit(NamedTuple):
    """Something found: where, in which voice, and an extract that shows why."""

    number: int
    entry: Entry
    words: Words  # of the rule
    marked: Marked

    @property
    def reference(self) -> Reference:
        return self.entry.reference

    @property
    def voice(self) -> Voice:
        return self.entry.voice

    @property
    def anchor(self) -> str:
        return self.entry.anchor

    @property
    def title(self) -> Extract:
        return mark(self.entry.title, find_words(self.entry.title), self.marked)

    @property
    def extract(self) -> Extract:
        return extract(self.entry.rule, self.words, self.marked, self.entry.told)

    @property
    def plain_extract(self) -> str:
        return extract_plain(self.entry.rule, self.words, self.marked, self.entry.told)


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
        self.twins = Twins(entries)
        self.ranking = Ranking(library, entries, scoring, self.twins, regulating)
        self.find = lru_cache(maxsize=2000)(self.find_anew)
        self.words = lru_cache(maxsize=4000)(lambda number: find_words(entries[number].rule))

    def warm_up(self) -> None:
        """Make ready what the first queries will need: the ideas, numbers, and whatever finds the desk's topics."""
        self.scoring.warm_up()
        self.find_anew(Asked("1", "en"))
        for signpost in self.signposts.all:
            for ui, title in signpost.title.items() if signpost.kind == "desk" else ():
                self.find_anew(Asked(title, ui))

    def find_anew(self, asked: Asked) -> Answer:
        """The best hits for a query; never an error, whatever it is."""
        asked = asked._replace(query=asked.query[:QUERY_LENGTH])
        numbers = find_numbered(self.library, asked)
        ranked = [self.paragraph_number(paragraph, asked) for paragraph in numbers]
        if numbers and not any(len(word) > 2 and word.isalpha() for word in split_words(asked.query)):
            cited_by = (reference for paragraph in numbers for reference in paragraph.cited_by)
            citing = [self.library[reference] for reference in cited_by if asked.only_book in ("", reference.book)]
            ranked += [self.paragraph_number(paragraph, asked) for paragraph in citing]
            return Answer(self.hits(ranked, ()))
        return self.find_words(asked, ranked)

    def find_words(self, asked: Asked, numbered: list[int]) -> Answer:
        """What a query finds by its words, behind what it finds as a number."""
        written_for = self.signposts.written_for(asked.query)
        said = self.signposts.all[written_for[0]].usual[asked.ui][0] if written_for else asked.query
        words = list(dict.fromkeys(split_words(said)))[:QUERY_WORDS]
        meanings = self.scoring.meanings
        corrected = words if numbered else [meanings.correct(word, asked.ui) for word in words]
        is_unfinished = asked.query[-1:].isalnum()
        asking = [meanings.of(word, is_unfinished and n == len(words) - 1) for n, word in enumerate(corrected)]
        marked = [one for one in asking if not is_stop_word(one.word)] or asking
        ranked = chain(numbered, self.ranking.rank(asking, [one.terms for one in marked], asked))
        hits = self.hits(ranked, marked)
        signposts = self.signposts.find(corrected, asked, written_for)
        return Answer(hits, signposts, " ".join(corrected) if corrected != words and hits else "")

    def find_meant(self, asked: Asked) -> Paragraph | None:
        """The paragraph to go to at once, if the query is its number and no other's."""
        return find_meant(self.library, asked._replace(query=asked.query[:QUERY_LENGTH]))

    def hits(self, ranked: Iterable[int], marked: Sequence[Asking]) -> tuple[Hit, ...]:
        shown = spread(ranked, self.entries)[:HITS]
        languages = {self.entries[number].voice.language for number in shown}
        words = {language: dict(chain(*(one.shown[language].items() for one in marked))) for language in languages}
        return tuple(self.hit(number, words) for number in shown)

    def hit(self, number: int, words: Mapping[str, Marked]) -> Hit:
        entry = self.entries[number]
        return Hit(number, entry, self.words(number), words[entry.voice.language])

    def paragraph_number(self, paragraph: Paragraph, asked: Asked) -> int:
        voice = asked.voice_of(self.library.books[paragraph.reference.book])
        return self.twins.in_voice(self.twins.all_of(paragraph.reference)[0], voice)

    def nearest_words(self, query: str, ui: str) -> list[str]:
        """Words of the books that begin like the query's, for when nothing was found."""
        folded = [fold(word)[:4] for word in split_words(query[:QUERY_LENGTH])[:QUERY_WORDS] if len(word) > 2]
        found = (
            word
            for start in folded
            for word, language in self.scoring.meanings.vocabulary.beginning_with(start)
            if language == ui
        )
        return list(dict.fromkeys(found))[:8]


def spread(ranked: Iterable[int], entries: Sequence[Entry]) -> list[int]:
    """Each once; a paragraph and what is above or below it do not crowd out others: the lesser of them comes later."""
    first: list[int] = []
    later: list[int] = []
    rules: set[Reference] = set()  # of the first, what is not only a heading
    above: set[Reference] = set()
    for number in ranked:
        if number not in first and number not in later:
            here = entries[number].reference
            is_kin = here in above or not rules.isdisjoint(all_above(here))
            (later if is_kin else first).append(number)
            if not is_kin and entries[number].text:
                rules.add(here)
                above |= all_above(here)
        if len(first) == HITS:
            break
    return first[:5] + later[:2] + first[5:] + later[2:]


@lru_cache(maxsize=4000)
def all_above(reference: Reference) -> frozenset[Reference]:
    """Every paragraph that one may be a part of, by its number."""
    book, label = reference
    starts = (label[:length] for length in range(1, len(label)))
    return frozenset(Reference(book, start) for start in starts if is_below(label, start))
