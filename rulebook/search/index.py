"""The index of all entries: the words that Whoosh counts, weighed, and read from one block."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

from rulebook.search.block import Block, Postings, write_block
from rulebook.search.entry import Entry
from rulebook.search.word import forms, split_words

if TYPE_CHECKING:
    from rulebook.search.counting import Word

# How much a word counts by where it stands, and how quickly more of it or a longer text counts for less.
PLACES = {"heading": 3.0, "path": 0.6, "text": 1.0, "pointers": 1.2, "notes": 0.5}
USUAL = 1.3
SATURATION, LENGTH = 1.2, 0.6
FORM_WORTH = (1.0, 0.85, 0.6)  # as it stands, by its stem, by its rough stem
CHAMPIONS = 120  # of a term that more entries have, the best are read: of all, and of each of the reader's books
BLOCK, SHOWN = "postings", "words"  # files beside those of Whoosh

Weighed = dict[str, dict[int, float]]  # what each term is worth in each entry that has it
Counted = Mapping["Word", Mapping[int, float]]


def count_words(entry: Entry) -> dict["Word", float]:
    """The words of an entry, and how much each counts."""
    counts: dict[Word, float] = {}
    own = entry.voice.language
    for place, factor in PLACES.items():
        for word in split_words(getattr(entry, place)):
            counts[own, word] = counts.get((own, word), 0.0) + factor
    for language, phrases in entry.usual.items():
        for word in dict.fromkeys(split_words(" ".join(phrases))):
            counts[language, word] = counts.get((language, word), 0.0) + USUAL
    return counts


def write_index(entries: Iterable[Entry], folder: Path) -> None:
    """Write the index of the entries into an empty folder: Whoosh's own, and the block that is made of it."""
    from rulebook.search.counting import read_counts, write_words  # noqa: PLC0415  # takes long; readers need none of it

    entries = list(entries)
    write_words(map(count_words, entries), folder)
    weighed = weigh(dict(read_counts(folder)), entries)
    write_block(folder / BLOCK, best_first(weighed.items(), [entry.reference.book for entry in entries]))
    lines = (f"{term} {' '.join(sorted(words))}" for term, words in find_shown(entries).items())
    (folder / SHOWN).write_text("\n".join(lines), encoding="utf-8")


def find_shown(entries: Iterable[Entry]) -> dict[str, set[str]]:
    """The words that readers are shown, by the terms they are found under."""
    shown: dict[str, set[str]] = {}
    for language, word in {
        (one.voice.language, word) for one in entries for word in split_words(f"{one.title} {one.rule}")
    }:
        for term in forms(word, language):
            shown.setdefault(term, set()).add(word)
    return shown


def weigh(counted: Counted, entries: Sequence[Entry]) -> Weighed:
    """Rare terms are worth more, repeated ones a little more, those in short texts more; a form at least its stem."""
    lengths = [len(split_words(entry.text)) + len(split_words(entry.heading)) for entry in entries]
    mean = sum(lengths) / max(1, len(lengths))
    damping = [SATURATION * (1 - LENGTH + LENGTH * length / mean) for length in lengths]
    weighed: Weighed = {}
    for term, counts in count_terms(counted).items():
        rarity = (SATURATION + 1) * log(1 + (len(entries) - len(counts) + 0.5) / (len(counts) + 0.5)) * form_worth(term)
        weighed[term] = {n: entries[n].worth * rarity * count / (count + damping[n]) for n, count in counts.items()}
    raise_forms(weighed, counted)
    return weighed


def count_terms(counted: Counted) -> Weighed:
    """How much of each term there is in each entry, by the words that are forms of it."""
    counts: Weighed = {}
    for (language, word), some in counted.items():
        for term in forms(word, language):
            of_term = counts.setdefault(term, {})
            for number, count in some.items():
                of_term[number] = of_term.get(number, 0.0) + count
    return counts


def raise_forms(weighed: Weighed, counted: Counted) -> None:
    """A stem is worth at least its rough stem, a word as it stands at least its stem."""
    for wide, narrow in ((2, 1), (1, 0)):
        for (language, word), some in counted.items():
            some_forms = forms(word, language)
            least, worths = weighed[some_forms[wide]], weighed[some_forms[narrow]]
            for number in some:
                worths[number] = max(worths[number], least[number])


def form_worth(term: str) -> float:
    return FORM_WORTH["=~-".index(term[2])]


def best_first(
    weighed: Iterable[tuple[str, Mapping[int, float]]], books: Sequence[str]
) -> Iterator[tuple[str, Sequence[tuple[int, float]]]]:
    """The postings of each term, best first; of a frequent one those of all, those of each book, and all by entry."""
    for term, worths in weighed:
        ranked = sorted(worths.items(), key=itemgetter(1, 0), reverse=True)
        yield term, ranked[:CHAMPIONS]
        if len(ranked) > CHAMPIONS:
            yield f"{term}@", sorted(ranked)
            for book in dict.fromkeys(books[entry] for entry, _ in ranked):
                yield f"{term}@{book}", [one for one in ranked if books[one[0]] == book][:CHAMPIONS]


class Index:
    """Reads the postings of a term, each entry with what the term is worth there."""

    def __init__(self, folder: Path) -> None:
        self.block = Block(folder / BLOCK)
        self.sizes = {key: self.block.size(key) for key in self.block.numbers if "@" not in key}
        self.sizes |= {key[:-1]: self.block.size(key) for key in self.block.numbers if key.endswith("@")}

        lines = (folder / SHOWN).read_text(encoding="utf-8").split("\n")
        self.shown = {term: words for term, _, words in (line.partition(" ") for line in lines)}

    def words(self, term: str) -> list[str]:
        """The words that readers are shown which are found under a term."""
        return self.shown.get(term, "").split()

    def is_cut(self, term: str) -> bool:
        """Whether more entries have a term than are read."""
        return self.sizes.get(term, 0) > CHAMPIONS

    def best(self, term: str, shelf: Iterable[str]) -> Iterator[Postings]:
        """The best entries that have a term: of all books, and of those on the reader's shelf."""
        yield self.block[term]
        if self.is_cut(term):
            for book in shelf:
                yield self.block[f"{term}@{book}"]

    def least(self, term: str) -> float:
        """What the last of the best entries has of a term; no other has more."""
        return self.block[term][1][-1]

    def all(self, term: str) -> Postings:
        """Every entry that has a term, if need be in order."""
        return self.block[f"{term}@"] if self.is_cut(term) else self.block[term]

    def vocabulary(self) -> dict[str, set[str]]:
        """Every word as it stands in the texts, by language."""
        words: dict[str, set[str]] = {}
        for term in self.sizes:
            language, is_word, word = term.partition("=")
            if is_word:
                words.setdefault(language, set()).add(word)
        return words
