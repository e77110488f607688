"""What showing a page costs: CPU milliseconds by kind of page, Flask's request included, the kept pages passed by.

python bench/showing.py [--kinds ruling,quiz] [--languages en,hu] [--most 60] [--fresh]

Each address is asked for the first time in this process and then again. With --fresh, some of each kind are the first
request ever of a worker that was just made, and then of one that has warmed up.
"""

import argparse
import os
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from flask import Flask
from werkzeug.test import EnvironBuilder

from app import create_app
from engine.law import Topic
from quizzes.family import Scenario
from quizzes.shelf import Shelf
from tests.ruling_cases import load_cases
from web.desk.pages import prepare_desk
from web.place import Place
from web.site import Site
from web.template import load_templates
from web.text.language import LANGUAGES

HTMX = {"HX-Request": "true", "HX-Target": "desk"}
QUERIES = ("revoke", "insufficient bid", "renonsz", "talon", "who pays", "rnonsz", "64")
SEEDS, REPEATS, MOST, FRESH = 3, 3, 100, 4
TARGETS = {"ruling": 2.0, "quiz": 2.5} | dict.fromkeys(
    ("section", "paragraph", "term", "glossary", "contents", "background"), 7.0
)
LONGEST = 100.0  # milliseconds of any request, also the first of a worker


class Asked(NamedTuple):
    """A request, and the kind of page that answers it."""

    kind: str
    path: str
    headers: dict[str, str]


class Cost(NamedTuple):
    """Milliseconds of CPU: of the whole request, and of what was clocked within it."""

    whole: float
    shares: dict[str, float]


class Clock:
    """Adds up the CPU time spent in the functions that it is put around."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)

    def around(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any, **named: Any) -> Any:
            start = time.thread_time()
            try:
                return work(*args, **named)
            finally:
                self.spent[name] += (time.thread_time() - start) * 1000

        return timed


def every_request(site: Site, languages: list[str]) -> Iterator[Asked]:
    """All kinds of pages: the games', the books', what is found, and the rest."""
    for ui in languages:
        yield from desk_requests(ui)
        for game, shown in site.games.items():
            yield from quiz_requests(ui, game, shown.shelf)
        yield from reading_requests(site, ui)
        for query in QUERIES:
            path = f"/{ui}/search?{urlencode({'q': query})}"
            yield from (Asked("search", path, {}), Asked("search block", path, HTMX))
            yield Asked("search data", f"/{ui}/search.json?{urlencode({'q': query})}", {})
        yield Asked("desk data", f"/{ui}/desk.json", {})
    yield Asked("site map", "/sitemap.xml", {})
    for place in site.live_places():
        if place.ui in languages:
            name = place.path.strip("/").rpartition("/")[2]
            kind = (
                name if name in ("chart", "coverage", "readings") else "question" if place.path[-1] != "/" else "list"
            )
            yield Asked(kind, site.page(place), {})


def desk_requests(ui: str) -> Iterator[Asked]:
    """Every case as a ruling, and as the question that comes when half of it is told."""
    for case in load_cases():
        facts = list(case.written().items())
        path = f"/{ui}/desk/{case.topic.game}/{case.topic.name}"
        half = f"{path}?{urlencode(facts[: len(facts) // 2])}"
        yield Asked("question", half, {})
        yield Asked("question block", half, HTMX)
        if not case.refused:
            yield Asked("ruling", f"{path}?{urlencode(facts)}", {})
            yield Asked("ruling block", f"{path}?{urlencode(facts)}", HTMX)
            yield Asked("ruling data", f"{path}.json?{urlencode(facts)}", {})


def quiz_requests(ui: str, game: str, shelf: Shelf) -> Iterator[Asked]:
    """Every family: new, and answered."""
    for family in shelf.families:
        for seed in range(SEEDS):
            path = f"/{ui}/quiz/{game}/{family.name}/{seed}"
            answered = f"{path}?{urlencode(answers(shelf.draw(family.name, seed)[1]))}"
            yield from (
                Asked("quiz", path, {}),
                Asked("quiz block", path, HTMX),
                Asked("quiz data", f"{path}.json", {}),
            )
            yield from (Asked("answered", answered, {}), Asked("answered block", answered, HTMX))


def answers(scenario: Scenario) -> list[tuple[str, str]]:
    """The first option of every part, a number where there are none, and that every moment was ruled on."""
    given = [("ruled", "yes")] * len(scenario.moments)
    for part in scenario.every_part:
        options = getattr(part, "options", ())
        given += [(part.name, options[0].value)] if options else [(part.name, "1")] * len(getattr(part, "players", "1"))
    return given


def reading_requests(site: Site, ui: str) -> Iterator[Asked]:
    yield Asked("home", site.page(Place.home(ui)), {})
    for place in site.places():
        if place.ui == ui and place.path:
            yield Asked(kind_of(site, place), site.page(place), {})
            if place.has_twin and not place.text:
                yield Asked("data", site.addresses.twin(place), {})
    for book in site.library:
        for section in book.sections:
            yield Asked("notice", site.page(Place.notice(ui, book.id, section.label)), {})


def kind_of(site: Site, place: Place) -> str:
    first, _, name = place.path.partition("/")
    if first == "concepts":
        return "concept"
    if first == "glossary":
        return "term" if name.partition("/")[2] else "glossary"
    if not name:
        return "contents"
    paragraph = site.library.books[first].paragraphs.get(name)
    return "background" if paragraph is None else "paragraph" if paragraph.parent else "section"


def choose(asked: Iterator[Asked], kinds: list[str], most: int) -> list[Asked]:
    """As many of each kind as are wanted, drawn by chance but always the same."""
    by_kind: dict[str, list[Asked]] = defaultdict(list)
    for one in asked:
        if not kinds or one.kind in kinds:
            by_kind[one.kind].append(one)
    rng = Random("showing")  # noqa: S311 (nothing here is secret)
    return [one for some in by_kind.values() for one in rng.sample(some, min(most, len(some)))]


def put_clock(app: Flask) -> Clock:
    """Clock the law, the drawing of scenarios and the templates; what one does within another counts for both."""
    clock = Clock()
    Topic.decide = clock.around("law", Topic.decide)  # type: ignore[method-assign]
    Shelf.draw = clock.around("draw", Shelf.draw)  # type: ignore[method-assign]
    app.jinja_env.concat = clock.around("Jinja", app.jinja_env.concat)  # type: ignore[assignment]
    return clock


def ask(app: Flask, clock: Clock, asked: Asked) -> Cost:
    """One request, past the kept pages."""
    environ = EnvironBuilder(asked.path, headers=asked.headers).get_environ()
    clock.spent.clear()
    statuses: list[str] = []
    start = time.thread_time()
    b"".join(app.wsgi_app.app(environ, lambda status, _headers, _info=None: statuses.append(status)))  # type: ignore[attr-defined]
    whole = (time.thread_time() - start) * 1000
    if statuses[0][:3] not in ("200", "302", "422"):
        raise SystemExit(f"{asked.path} answered {statuses[0]}")
    return Cost(whole, dict(clock.spent))


def ask_in_fork(app: Flask, clock: Clock, asked: Asked) -> float:
    """The same in a process of its own, so that nothing of it stays."""
    reading, writing = os.pipe()
    if not os.fork():
        os.write(writing, str(ask(app, clock, asked).whole).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        whole = float(answer.read())
    os.wait()
    return whole


def table_row(kind: str, first: list[Cost], again: list[Cost]) -> str:
    mean = statistics.mean(cost.whole for cost in again)
    shares = (
        100 * statistics.mean(cost.shares.get(name, 0) for cost in again) / mean for name in ("law", "draw", "Jinja")
    )
    told = " ".join(f"{share:5.0f}" for share in shares)
    target = TARGETS.get(kind, 0)
    verdict = "" if not target else "  met" if mean <= target else f"  over {target}"
    return f"{kind:15} {len(first):5} {spread(first)}   {spread(again)} {mean:7.2f}   {told}{verdict}"


def spread(costs: list[Cost]) -> str:
    """Median, 99th percentile and maximum."""
    ordered = sorted(cost.whole for cost in costs)
    return f"{statistics.median(ordered):7.2f} {ordered[int(len(ordered) * 0.99)]:7.2f} {ordered[-1]:7.2f}"


def measure(app: Flask, clock: Clock, chosen: list[Asked]) -> None:
    first, again = defaultdict[str, list[Cost]](list), defaultdict[str, list[Cost]](list)
    dear = list[tuple[float, str]]()
    for one in chosen:
        first[one.kind].append(ask(app, clock, one))
        again[one.kind] += [ask(app, clock, one) for _ in range(REPEATS)]
        dear.append((first[one.kind][-1].whole, one.path))
    print(
        "CPU ms          pages   first     p99     max     again     p99     max    mean     law  draw Jinja, %",
    )
    for kind in first:
        print(table_row(kind, first[kind], again[kind]))
    print("dearest:", *(f"{whole:.0f} ms {path[:90]}" for whole, path in sorted(dear, reverse=True)[:8]), sep="\n  ")


def measure_fresh(app: Flask, clock: Clock, chosen: list[Asked]) -> None:
    """The first request of a worker that was just made, and of one that has warmed up."""
    fresh = [ask_in_fork(app, clock, one) for one in chosen]
    start = time.process_time()
    site = app.extensions["renons"]
    site.warm_up(lambda: load_templates(app, site.games), lambda: prepare_desk(site))
    print(f"\nfirst request of a worker, CPU ms; warming up takes {time.process_time() - start:.2f} s")
    warm = [ask_in_fork(app, clock, one) for one in chosen]
    rows: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for one, times in zip(chosen, zip(fresh, warm, strict=True), strict=True):
        rows[one.kind].append(times)
    print(f"{'':15} {'just made':>10} {'warmed up':>10}   (the dearest of each kind)")
    for kind, times_of_kind in rows.items():
        dearest = [max(column) for column in zip(*times_of_kind, strict=True)]
        print(f"{kind:15} {dearest[0]:10.1f} {dearest[1]:10.1f}{'' if dearest[1] <= LONGEST else '  over'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", default="", help="of page, separated by commas")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--most", type=int, default=MOST, help="pages of each kind")
    parser.add_argument("--fresh", action="store_true", help="also the first requests of a worker")
    chosen = parser.parse_args()
    app = create_app()
    clock, kinds = put_clock(app), [kind for kind in chosen.kinds.split(",") if kind]

    def requests(most: int) -> list[Asked]:
        return choose(every_request(app.extensions["renons"], chosen.languages.split(",")), kinds, most)

    if chosen.fresh:
        measure_fresh(app, clock, requests(FRESH))
    measure(app, clock, requests(chosen.most))


if __name__ == "__main__":
    main()
