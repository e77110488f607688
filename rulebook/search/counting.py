"""Which words each entry has and how much of them, written and read with Whoosh; the only user of Whoosh."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from whoosh import fields
from whoosh.filedb.filestore import FileStorage
from whoosh.formats import Existence

Word = tuple[str, str]  # its language, and it in small letters
Counts = dict[int, float]  # entries, and how much of a word each has


class Counted(Existence):  # type: ignore[misc]  # Whoosh has no types
    """Takes words that are counted already."""

    def word_values(self, value: Iterable[tuple[Word, float]], *_: Any, **__: Any) -> Iterator[Any]:
        return ((f"{language}={word}", 1, weight, b"") for (language, word), weight in value)


def write_words(entries: Iterable[Mapping[Word, float]], folder: Path) -> None:
    """Write the words of each entry into an empty folder, each with how much of it there is."""
    storage = FileStorage(str(folder))
    words = fields.FieldType(Counted(), analyzer=None, scorable=True)
    writer = storage.create_index(fields.Schema(words=words)).writer()
    for counts in entries:
        writer.add_document(words=list(counts.items()))
    writer.commit()
    storage.close()


def read_counts(folder: Path) -> Iterator[tuple[Word, Counts]]:
    """Every word with the entries that have it."""
    reader = FileStorage(str(folder), readonly=True).open_index().reader()
    for key, _ in reader.iter_field("words"):
        matcher = reader.postings("words", key)
        counts = {}
        while matcher.is_active():
            counts[matcher.id()] = matcher.weight()
            matcher.next()
        language, _, word = key.decode().partition("=")
        yield (language, word), counts
    reader.close()
