"""How well and how fast the search finds, beside SQLite FTS5 and tantivy on the same entries, query by query in turn.

    python bench/search.py

Queries and answers are those of tests/rulebook/search. Times are CPU; cold is a worker, prepared as the site's are,
that has answered nobody before: each query of a sample gets one of its own.
tantivy is optional (pip install tantivy). bench/growth.py measures the same with more to find.
"""

import gc
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from fresh import ask_fresh  # noqa: E402
from peer import Found, open_fts5, open_tantivy  # noqa: E402
from verdict import say  # noqa: E402

from rulebook import load_library  # noqa: E402
from rulebook.glossary.comparison import load_comparisons  # noqa: E402
from rulebook.search.asked import Asked  # noqa: E402
from rulebook.search.opening import open_search  # noqa: E402
from rulebook.search.search import Search  # noqa: E402
from web.games import GAMES  # noqa: E402
from web.signpost import find_signposts  # noqa: E402

LANGUAGES = ("en", "hu", "cs", "sv")
GROUPS = {"number": "numbers", "slip": "slips", "unaccented": "slips", "sentence": "sentences"}  # the rest are words
ROUNDS = 5
SAMPLE = 40  # queries that are asked of fresh workers
MOST_COLD = 3  # times the warm query
Find = Callable[[Asked], tuple[list[str], list[str]]]  # the pages that answer, and the hits


def load_cases() -> Iterator[tuple[Asked, dict[str, Any]]]:
    for language in LANGUAGES:
        path = HOME / "tests" / "rulebook" / "search" / f"{language}.toml"
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["query"]:
            yield Asked(case["q"], language, case.get("book", "")), case


def open_ours(folder: Path) -> Search:
    library, content = load_library(HOME / "content"), HOME / "content"
    comparisons = load_comparisons(content / "comparison.toml", library)
    search = open_search(library, content, folder, find_signposts(library, content, GAMES, comparisons))
    search.warm_up()
    return search


def ours(search: Search) -> Find:
    """Highlights included, the memory of recent queries left out."""

    def find(asked: Asked) -> tuple[list[str], list[str]]:
        answer = search.find_anew(asked)
        return [str(one) for one in answer.signposts], [str(hit.reference) for hit in answer.hits]

    return find


def theirs(find: Callable[[str], list[Found]]) -> Find:
    return lambda asked: ([], [found.ref for found in find(asked.query)])


def rank(found: tuple[list[str], list[str]], case: Mapping[str, Any]) -> int:
    """The place of the first good answer; the cards above the hits count where they may be what is asked for."""
    cards, hits = found
    counted = any(expected.startswith(("desk:", "quiz:")) for expected in case["expect"])
    once = dict.fromkeys(cards + hits if counted or case["kind"] == "sentence" else hits)
    return next((place for place, reference in enumerate(once, start=1) if reference in case["expect"]), 0)


def spend(find: Find, asked: Asked) -> float:
    """Milliseconds of CPU."""
    start = time.process_time()
    find(asked)
    return (time.process_time() - start) * 1000


def spend_often(find: Find, asked: Asked, times: int) -> list[float]:
    return [spend(find, asked) for _ in range(times)]


def measure_quality(finders: Mapping[str, Find]) -> None:
    for name, find in finders.items():
        ranks: dict[str, list[int]] = defaultdict(list)
        for asked, case in load_cases():
            place = rank(find(asked), case)
            for group in (f"{asked.ui} {GROUPS.get(case['kind'], 'words')}", case["kind"], "all"):
                ranks[group].append(place)
        for group, places in ranks.items():
            print(f"{name:<10}{group:<15}{quality(places)}")
        print()


def quality(ranks: Sequence[int]) -> str:
    first = sum(place == 1 for place in ranks) / len(ranks)
    five = sum(0 < place <= 5 for place in ranks) / len(ranks)
    reciprocal = sum(1 / place for place in ranks if place) / len(ranks)
    return f"{len(ranks):>4} queries   recall@1 {first:.3f}   recall@5 {five:.3f}   MRR {reciprocal:.3f}"


def measure_speed(finders: Mapping[str, Find]) -> None:
    """The CPU of each query, asked of all in turn, so that a busy minute strikes all of them."""
    times: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in finders}
    for asked, case in load_cases():
        rounds = [{name: spend(find, asked) for name, find in finders.items()} for _ in range(ROUNDS)]
        for name in finders:
            times[name][case["kind"]].append(min(one[name] for one in rounds))
    for kind in times["Renons"]:
        print(f"{kind:<15}" + "".join(f"{name} {median(times[name][kind]):.2f} ms   " for name in finders))
    for name, kinds in times.items():
        print_times(name, [cost for some in kinds.values() for cost in some])


def print_times(name: str, times: Sequence[float]) -> None:
    mean, cuts = sum(times) / len(times), "   ".join(f"p{n} {percentile(times, n):.2f}" for n in (50, 95, 99))
    print(f"{name:<16}mean {mean:.2f}   {cuts} ms", flush=True)


def percentile(times: Sequence[float], percent: int) -> float:
    return quantiles(times, n=100, method="inclusive")[percent - 1]


def measure_cold(find: Find) -> None:
    """Each query of a sample in a fresh worker, again there, and in one that has answered all the others first."""
    asked = [one for one, _ in load_cases()]
    sample = asked[:: len(asked) // SAMPLE][:SAMPLE]
    times = [ask_fresh(partial(spend_often, find, one, 1 + ROUNDS)) for one in sample]
    cold, warm = [first for first, *_ in times], [min(later) for _, *later in times]
    print_times("Renons, cold", cold)
    print_times("the same again", warm)
    for one in asked:
        if one not in sample:
            find(one)
    busy = [ask_fresh(partial(spend_often, find, one, 1))[0] for one in sample]
    print_times("in a warm one", busy)
    (middle, worst), (again, _) = ratios(cold, busy), ratios(cold, warm)
    found = f"p50 {middle:.1f} ×, p99 {worst:.1f} × (p50 {again:.1f} × the same query remembered)"
    say(max(middle, worst) <= MOST_COLD, f"a cold worker's query at most {MOST_COLD} × a warm one's", found)


def ratios(some: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    middle, worst = (percentile(some, n) / percentile(others, n) for n in (50, 99))
    return middle, worst


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="renons-bench-") as name:
        search = open_ours(Path(name, "index"))
        gc.collect()
        gc.freeze()  # as a worker does
        measure_cold(ours(search))
        finders = {"Renons": ours(search), "FTS5": theirs(open_fts5(search.entries, Path(name, "entries.db")))}
        if tantivy := open_tantivy(search.entries):
            finders["tantivy"] = theirs(tantivy)
        measure_quality(finders)
        measure_speed(finders)


if __name__ == "__main__":
    main()
