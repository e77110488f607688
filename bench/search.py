"""How well and how fast the search finds, beside SQLite FTS5 and tantivy on the same entries in the same run.

    python bench/search.py [--growth 10 100]

tantivy is optional (pip install tantivy). Queries and answers are those of tests/rulebook/search. --growth repeats the
content that many times and measures again; a hundred times takes many minutes to build.
"""

import argparse
import shutil
import sqlite3
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import quantiles
from typing import Any

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from rulebook import load_library  # noqa: E402
from rulebook.glossary.comparison import load_comparisons  # noqa: E402
from rulebook.search.asked import Asked  # noqa: E402
from rulebook.search.entry import Entry  # noqa: E402
from rulebook.search.opening import open_search  # noqa: E402
from rulebook.search.search import Search  # noqa: E402
from rulebook.search.word import split_words  # noqa: E402
from web.games import GAMES  # noqa: E402
from web.signpost import find_signposts  # noqa: E402

LANGUAGES = ("en", "hu", "cs", "sv")
GROUPS = {"number": "numbers", "slip": "slips", "unaccented": "slips", "sentence": "sentences"}  # the rest are words
Find = Callable[[Asked], tuple[list[str], list[str]]]  # the pages that answer, and the hits


def load_queries(language: str) -> list[dict[str, Any]]:
    path = HOME / "tests" / "rulebook" / "search" / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["query"]


def ours(search: Search) -> Find:
    """Highlights included, the memory of recent queries left out."""

    def find(asked: Asked) -> tuple[list[str], list[str]]:
        answer = search.find_anew(asked)
        return [str(one) for one in answer.signposts], [str(hit.reference) for hit in answer.hits]

    return find


def fts5(entries: Sequence[Entry]) -> Find:
    base = sqlite3.connect(":memory:")
    base.execute(
        "CREATE VIRTUAL TABLE entries USING fts5(ref UNINDEXED, heading, text, "
        'tokenize = "unicode61 remove_diacritics 2")'
    )
    rows = ((str(entry.reference), entry.heading, entry.text) for entry in entries)
    base.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    select = (
        "SELECT ref, snippet(entries, 2, '<b>', '</b>', '…', 30) FROM entries WHERE entries MATCH ? "
        "ORDER BY bm25(entries, 0, 3, 1) LIMIT 10"
    )

    def find(asked: Asked) -> tuple[list[str], list[str]]:
        words = " OR ".join(f'"{word}"' for word in split_words(asked.query)[:8])
        return [], [ref for ref, _ in base.execute(select, [words])] if words else []

    return find


def tantivy_find(entries: Sequence[Entry]) -> Find | None:
    try:
        import tantivy  # noqa: PLC0415
    except ImportError:
        return None
    builder = tantivy.SchemaBuilder()
    for name in ("ref", "heading", "text"):
        builder.add_text_field(name, stored=True)
    schema = builder.build()
    index = tantivy.Index(schema)
    writer = index.writer(heap_size=100_000_000, num_threads=1)
    for entry in entries:
        writer.add_document(tantivy.Document(ref=str(entry.reference), heading=entry.heading, text=entry.text))
    writer.commit()
    index.reload()
    searcher = index.searcher()

    def find(asked: Asked) -> tuple[list[str], list[str]]:
        words = " ".join(split_words(asked.query)[:8])
        query = index.parse_query(words, ["heading", "text"], field_boosts={"heading": 3.0})
        snippets = tantivy.SnippetGenerator.create(searcher, query, schema, "text")
        found = []
        for _, address in searcher.search(query, 10).hits:
            document = searcher.doc(address)
            snippets.snippet_from_doc(document).to_html()
            found.append(document["ref"][0])
        return [], found

    return find


def rank(found: tuple[list[str], list[str]], case: Mapping[str, Any]) -> int:
    """The place of the first good answer; the cards above the hits count where they may be what is asked for."""
    cards, hits = found
    counted = any(expected.startswith(("desk:", "quiz:")) for expected in case["expect"])
    once = dict.fromkeys(cards + hits if counted or case["kind"] == "sentence" else hits)
    return next((place for place, reference in enumerate(once, start=1) if reference in case["expect"]), 0)


def measure(name: str, find: Find, by_kind: bool) -> None:
    """Quality by language over words, slips, numbers and sentences, and by kind; then the latency of all."""
    kinds: dict[str, list[int]] = defaultdict(list)
    times = []
    for language in LANGUAGES:
        groups: dict[str, list[int]] = defaultdict(list)
        for case in load_queries(language):
            asked = Asked(case["q"], language, case.get("book", ""))
            find(asked)
            start = time.perf_counter()
            found = find(asked)
            times.append((time.perf_counter() - start) * 1000)
            place = rank(found, case)
            groups[GROUPS.get(case["kind"], "words")].append(place)
            kinds[case["kind"]].append(place)
        for group, ranks in groups.items():
            print(f"{name:<10}{language} {group:<12}{quality(ranks)}")
    for kind, ranks in kinds.items() if by_kind else ():
        print(f"{name:<10}{kind:<15}{quality(ranks)}")
    cuts = quantiles(times, n=100)
    print(f"{name:<10}p50 {cuts[49]:.2f} ms   p95 {cuts[94]:.2f} ms   p99 {cuts[98]:.2f} ms\n")


def quality(ranks: list[int]) -> str:
    first = sum(place == 1 for place in ranks) / len(ranks)
    five = sum(0 < place <= 5 for place in ranks) / len(ranks)
    reciprocal = sum(1 / place for place in ranks if place) / len(ranks)
    return f"{len(ranks):>4} queries   recall@1 {first:.3f}   recall@5 {five:.3f}   MRR {reciprocal:.3f}"


def measure_all(copies: int, by_kind: bool) -> None:
    folder = Path(tempfile.mkdtemp(prefix="renons-bench-"))
    library = load_library(HOME / "content")
    content = HOME / "content"
    comparisons = load_comparisons(content / "comparison.toml", library)
    signposts = list(find_signposts(library, content, GAMES, comparisons))
    start = time.perf_counter()
    open_search(library, content, folder, signposts, copies)
    built = time.perf_counter() - start
    start = time.perf_counter()
    search = open_search(library, content, folder, signposts, copies)
    opened = time.perf_counter() - start
    print(f"{len(search.entries):,} entries (content × {copies}): built in {built:.1f} s, opened in {opened:.2f} s\n")
    measure("Renons", ours(search), by_kind)
    measure("FTS5", fts5(search.entries), by_kind)
    other = tantivy_find(search.entries)
    if other:
        measure("tantivy", other, by_kind)
    else:
        print("tantivy is not installed (pip install tantivy)\n")
    shutil.rmtree(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--growth", type=int, nargs="*", default=[], metavar="TIMES")
    arguments = parser.parse_args()
    measure_all(1, by_kind=True)
    for copies in arguments.growth:
        measure_all(copies, by_kind=False)


if __name__ == "__main__":
    main()
