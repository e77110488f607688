"""What a search costs when there is ten or a hundred times as much to find, in time and memory.

    python bench/growth.py [--books] 10 [100]

Every entry is there that many times, texts and all; with --books in books of their own, each with its glossary.
Whoosh is asked once: the postings are multiplied, not counted again. Each growth is measured in a process of its own,
and judged beside the content as it is. Memory is sub-linear if what is there n times takes less than n times what it
takes once, the program itself not counted. Ten times takes half a minute, a hundred times minutes and gigabytes.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from shutil import copy
from typing import NamedTuple

from search import HOME, load_cases, ours, percentile, spend
from verdict import say

from rulebook import Library, load_library
from rulebook.glossary.concept import Concepts, load_concepts
from rulebook.refs import Reference
from rulebook.search.block import write_block
from rulebook.search.entry import Entry, find_entries
from rulebook.search.index import BLOCK, SHOWN, Index, best_first, write_index
from rulebook.search.opening import find_regulating, load_usual_words
from rulebook.search.scoring import Scoring
from rulebook.search.search import Search
from rulebook.search.signpost import Signposts

CONTENT = HOME / "content"
TEXTS = ("heading", "path", "text", "pointers", "notes", "rule")
PASSES = 3  # in which all queries are asked again
MOST_COST = {10: 2, 100: 10}  # times the p50 of a search, with so many times the content


def multiply(one: Path, many: Path, books: Sequence[str], copies: int) -> None:
    """The index of entries that are there many times."""
    index, size = Index(one), len(books)
    write_block(many / BLOCK, best_first(postings(index, size // copies, copies), books))
    copy(one / SHOWN, many / SHOWN)


def postings(index: Index, size: int, copies: int) -> Iterator[tuple[str, dict[int, float]]]:
    for term in index.sizes:
        entries, worths = index.all(term)
        yield term, {n * size + e: w for n in range(copies) for e, w in zip(entries, worths, strict=True)}


def rewritten(entry: Entry) -> Entry:
    """A copy that shares no text, as another book would not."""
    return replace(entry, **{name: getattr(entry, name).encode().decode() for name in TEXTS})


def copy_books(library: Library, entries: Sequence[Entry], copies: int) -> tuple[Library, list[Entry]]:
    """A shelf with copies of every book, and their entries: first all of one copy, then of the next."""
    books = [replace(book, id=rename(book.id, n)) for n in range(copies) for book in library]
    size = len(entries) // copies
    copied = [
        replace(entry, reference=Reference(rename(entry.reference.book, n // size), entry.reference.label))
        for n, entry in enumerate(entries)
    ]
    return Library({book.id: book for book in books}, library.digest), copied


def rename(book: str, number: int) -> str:
    return f"{book}{number}" if number else book


def add_terms(concepts: Concepts, library: Library) -> Concepts:
    for book in library:
        concepts.add({f"{book.id}:{term.id}": term.names for term in book.terms})
    return concepts


def open_grown(copies: int, with_books: bool) -> Search:
    library = load_library(CONTENT)
    entries = list(find_entries(library, load_usual_words(library, CONTENT)))
    regulating = find_regulating(library, CONTENT)
    with tempfile.TemporaryDirectory(prefix="renons-bench-") as name:
        one, many = Path(name, "one"), Path(name, "many")
        one.mkdir()
        many.mkdir()
        write_index(entries, one)
        many_times = [rewritten(entry) for _ in range(copies) for entry in entries]
        shelf, grown = copy_books(library, many_times, copies) if with_books else (library, many_times)
        multiply(one, many, [entry.reference.book for entry in grown], copies)
        index = Index(many)
    concepts = add_terms(load_concepts(CONTENT / "concepts.toml"), shelf)
    return Search(shelf, grown, Scoring(index, concepts, Signposts(()), [entry.text for entry in grown]), regulating)


class Growth(NamedTuple):
    """What came of so many copies: milliseconds of CPU a query, and megabytes."""

    copies: int
    entries: int
    first: tuple[float, float]  # p50 and p99 of queries that nobody has asked before
    again: tuple[float, float]
    program: int  # before anything is loaded
    memory: int
    peak: int  # while it was built


def measure(copies: int, with_books: bool) -> Growth:
    """The CPU of every query of the tests, asked for the first time and again, and the memory it all takes."""
    program = resident()
    search = open_grown(copies, with_books)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    search.warm_up()
    return Growth(copies, len(search.entries), ask_all(search, 1), ask_all(search, PASSES), program, resident(), peak)


def ask_all(search: Search, passes: int) -> tuple[float, float]:
    """All queries in turn, so many times; the best of each."""
    find, every = ours(search), [asked for asked, _ in load_cases()]
    times = [min(some) for some in zip(*([spend(find, asked) for asked in every] for _ in range(passes)), strict=True)]
    return percentile(times, 50), percentile(times, 99)


def show(one: Growth) -> None:
    times = "   ".join(f"{when} p50 {p50:.2f} p99 {p99:.2f} ms" for when, (p50, p99) in asked(one))
    memory = f"now {one.memory} MB (the program {one.program}; most, while built: {one.peak})"
    print(f"× {one.copies:<4}{one.entries:>9,} entries   {times}   {memory}", flush=True)


def asked(one: Growth) -> list[tuple[str, tuple[float, float]]]:
    return [("first", one.first), ("again", one.again)]


def judge(one: Growth, many: Growth) -> None:
    """Beside the content as it is."""
    most = next((most for copies, most in MOST_COST.items() if many.copies <= copies), None)
    for (when, (before, _)), (_, (after, _)) in zip(asked(one), asked(many), strict=True):
        if most:
            say(after <= most * before, f"× {many.copies}, {when}, costs at most {most} ×", f"{after / before:.2f} ×")
    ratio = (many.memory - many.program) / (one.memory - one.program)
    say(ratio < many.copies, f"× {many.copies}, memory sub-linear", f"{ratio:.2f} ×")


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() // 2**20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("copies", type=int, nargs="+")
    parser.add_argument("--books", action="store_true")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.alone:
        print(json.dumps(measure(arguments.copies[0], arguments.books)))
        return
    one, *grown = (measure_alone(copies, arguments.books) for copies in (1, *arguments.copies))
    for many in grown:
        judge(one, many)


def measure_alone(copies: int, with_books: bool) -> Growth:
    """In a process of its own."""
    command = [sys.executable, __file__, str(copies), "--alone", *(["--books"] if with_books else [])]
    grown = Growth(*json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout))
    show(grown)
    return grown


if __name__ == "__main__":
    main()
