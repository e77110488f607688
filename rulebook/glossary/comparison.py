"""One idea side by side in all the games that have it: their words for it, their paragraphs, and how they differ."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebook.book import Library
from rulebook.reading.problem import ContentError, Problem, read_toml
from rulebook.refs import Reference
from rulebook.search.word import LANGUAGES


@dataclass(frozen=True)
class Usage:
    """An idea in one game: its own word, the English one, and where it is regulated."""

    word: str
    english: str
    references: tuple[Reference, ...]


@dataclass(frozen=True)
class Comparison:
    """An idea across the games."""

    id: str
    title: Mapping[str, str]
    differ: Mapping[str, str]
    games: Mapping[str, Usage]


def load_comparisons(path: Path, library: Library) -> Mapping[str, Comparison]:
    """Read comparison.toml; every paragraph it names must exist in the books that are there."""
    if not path.exists():
        return {}
    rows = read_toml(path)
    problems = [
        Problem(path, 0, *problem) for name, row in rows.items() for problem in find_problems(name, row, library)
    ]
    if problems:
        raise ContentError(problems)
    return {name: build_comparison(name, row, library) for name, row in rows.items()}


def build_comparison(name: str, row: Mapping[str, Any], library: Library) -> Comparison:
    games = {
        book.id: Usage(
            row["games"][book.id]["word"],
            row["games"][book.id]["english"],
            tuple(Reference(book.id, label) for label in row["games"][book.id]["refs"]),
        )
        for book in library
        if book.id in row["games"]
    }
    return Comparison(name, row["title"], row["differ"], games)


def find_problems(name: str, row: Mapping[str, Any], library: Library) -> Iterator[tuple[str, str]]:
    for part in ("title", "differ"):
        if absent := [language for language in LANGUAGES if not row.get(part, {}).get(language)]:
            yield f"[{name}] has no {part} in {absent}", "Write it"
    for book, usage in row.get("games", {}).items():
        if book in library.books and (dead := set(usage["refs"]) - library.books[book].paragraphs.keys()):
            yield f"[{name}] names paragraphs of {book} that do not exist: {sorted(dead)}", "Correct the labels"
