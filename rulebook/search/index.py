"""The index of all entries, made with Whoosh and read term by term; the only user of Whoosh."""

import hashlib
import shutil
import tempfile
from collections.abc import Iterable
from math import log
from pathlib import Path
from threading import Lock
from typing import Any

from whoosh import fields
from whoosh.analysis import DelimitedAttributeFilter, SpaceSeparatedTokenizer
from whoosh.filedb.filestore import FileStorage

from rulebook.search.entry import Entry
from rulebook.search.word import forms, split_words

# How much a word counts by where it stands, and how quickly more of it or a longer text counts for less.
PLACES = {"heading": 3.0, "path": 0.6, "text": 1.0, "pointers": 1.2, "notes": 0.5}
USUAL = 1.3
SATURATION, LENGTH = 1.2, 0.6
COMMON = 0.3  # a term in a larger part of all entries says nothing, unless there is no other
FREQUENT = 40
DRAFT = "draft-"  # how the name of an unfinished index begins

Postings = list[tuple[int, float]]


def schema() -> fields.Schema:
    """One field: every term of an entry, written term^weight."""
    weighted = SpaceSeparatedTokenizer() | DelimitedAttributeFilter("^", "boost", 1.0, float)
    return fields.Schema(terms=fields.TEXT(analyzer=weighted, phrase=False), length=fields.STORED)


def weighted_terms(entry: Entry) -> str:
    own = entry.voice.language
    words = [(word, own, factor) for place, factor in PLACES.items() for word in split_words(getattr(entry, place))]
    for language, phrases in entry.usual.items():
        words += [(word, language, USUAL) for word in dict.fromkeys(split_words(" ".join(phrases)))]
    return " ".join(f"{term}^{factor}" for word, language, factor in words for term in forms(word, language))


def build_index(entries: Iterable[Entry], folder: Path) -> None:
    """Write the index of the entries to a folder; whoever comes second finds it there."""
    if folder.exists():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(prefix=DRAFT, dir=folder.parent))
    storage = FileStorage(str(draft))
    writer = storage.create_index(schema()).writer()
    for entry in entries:
        length = len(split_words(entry.text)) + len(split_words(entry.heading))
        writer.add_document(terms=weighted_terms(entry), length=length)
    writer.commit()
    storage.close()
    try:
        draft.rename(folder)
    except OSError:  # somebody else was faster
        shutil.rmtree(draft)


def index_name(digest: str) -> str:
    """A name for the index that changes with the content and with the way words are indexed."""
    code = b"".join(Path(__file__).with_name(name).read_bytes() for name in ("word.py", "entry.py", "index.py"))
    return f"{digest}-{hashlib.sha256(code).hexdigest()[:8]}"


class Index:
    """Reads the postings of a term, each entry with what the term is worth there; keeps those asked for."""

    def __init__(self, folder: Path) -> None:
        self.reader: Any = FileStorage(str(folder), readonly=True).open_index().reader()
        self.lengths = [stored["length"] for stored in self.reader.all_stored_fields()]
        self.mean_length = sum(self.lengths) / max(1, len(self.lengths))
        self.sizes = {term.decode(): info.doc_frequency() for term, info in self.reader.iter_field("terms")}
        self.kept: dict[str, Postings] = {}
        self.lock = Lock()

    def close(self) -> None:
        self.reader.close()

    def postings(self, term: str) -> Postings:
        """The entries that have a term, with its worth in each."""
        if term not in self.sizes:
            return []
        found = self.kept.get(term)
        if found is None:
            with self.lock:  # the reader is one thread's at a time
                found = self.kept[term] = self.weigh(self.read(term))
        return found

    def warm_up(self) -> None:
        """Read the postings of frequent terms ahead of the first reader; they take longest."""
        for term, size in self.sizes.items():
            if FREQUENT <= size <= COMMON * len(self.lengths):
                self.postings(term)

    def read(self, term: str) -> list[tuple[int, float]]:
        matcher = self.reader.postings("terms", term.encode())
        counts = []
        while matcher.is_active():
            counts.append((matcher.id(), matcher.weight()))
            matcher.next()
        return counts

    def weigh(self, counts: list[tuple[int, float]]) -> Postings:
        """Rare terms are worth more, repeated ones a little more, those in short texts more."""
        rarity = log(1 + (len(self.lengths) - len(counts) + 0.5) / (len(counts) + 0.5))
        weighed = []
        for entry, count in counts:
            length = 1 - LENGTH + LENGTH * self.lengths[entry] / self.mean_length
            weighed.append((entry, rarity * count * (SATURATION + 1) / (count + SATURATION * length)))
        return weighed

    def vocabulary(self) -> dict[str, set[str]]:
        """Every word as it stands in the texts, by language."""
        words: dict[str, set[str]] = {}
        for term in self.sizes:
            language, is_word, word = term.partition("=")
            if is_word:
                words.setdefault(language, set()).add(word)
        return words
