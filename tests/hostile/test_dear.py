"""No request is dear: the worst that is known of every route costs less than a tenth of a second of one processor."""

from collections.abc import Iterator
from random import Random
from urllib.parse import quote, urlencode

import pytest

from tests.games import FAMILIES
from tests.hostile.attack import Attack, draw_attack, route
from tests.hostile.ground import Ground
from tests.hostile.meter import Meter
from web.place import Place
from web.site import Site
from web.text.language import LANGUAGES

HTMX = ((b"HX-Request", b"true"),)
LONG = 61_000
PARTS = "abcdefghijklmnopqrstuvwxyzáéíóöőúüű"


@pytest.fixture(scope="module")
def meter() -> Iterator[Meter]:
    meter = Meter()
    yield meter
    meter.process.shutdown()


def get(address: str, headers: tuple[tuple[bytes, bytes], ...] = ()) -> Attack:
    return Attack("dear", "GET", address.encode(), headers)


def searches() -> Iterator[str]:
    """Queries that make most work for their length: phrases, beginnings, slips, words that everything has."""
    yield '"a"' * 33
    yield " ".join(f'"{one}"' for one in PARTS)
    yield '"the" "of" "a" "and" "to" "in" "is"' * 5
    yield '"' * 33
    yield " ".join(PARTS)
    yield "the of a and to in is or may not card cards player bid tricks trick suit hand dealer play"
    yield "revokd insuficient declaror dumny talom renonz licitatcion kontraa penltay establised trik sutt"
    yield " ".join(f"{one}{two}" for one in PARTS[:10] for two in PARTS[:7])
    yield "a" * 200
    yield "1.2.3.4.5.6.7.8.9." * 11
    yield "13. § (3) 4. " * 15
    yield "\U0001f0a1" * 200
    yield "ő" * LONG


@pytest.mark.parametrize("ui", LANGUAGES)
def test_no_search_is_dear(meter: Meter, ui: str) -> None:
    queries = [quote(query) for query in searches()]
    asked = [
        get(f"/{ui}/search{twin}?q={query}", headers)
        for query in queries
        for twin, headers in ((".json", ()), ("", HTMX), ("", ()))
    ]
    assert meter.find_dear(asked) == {}


def test_no_long_query_is_dear(meter: Meter, ground: Ground) -> None:
    rng = Random("long")  # noqa: S311 (nothing here is secret)
    long = [
        b"x=" + b"a" * LONG,
        b"q=" + b"%20a" * (LONG // 4),
        b"&a.b" * (LONG // 4),
        b"&text=" * (LONG // 6),
        b"+" * LONG,
    ]
    asked = [Attack("dear", "GET", route(rng, ground, rule=rule) + b"?" + rng.choice(long)) for rule in ground.routes]
    desk = [f"/en/{topic}?".encode() for topic in {topic for topic, _ in ground.incidents}]
    asked += [Attack("dear", "GET", path + query) for path in desk[::7] for query in long]
    asked += [get("/sitemap.xml"), get("/sitemap.xml?x"), get("/sitemap.xml?y"), get("/robots.txt?" + "x" * LONG)]
    assert meter.find_dear(asked) == {}


@pytest.mark.parametrize(
    "header", [b"Accept-Language", b"Accept-Encoding", b"Cookie", b"If-None-Match", b"HX-Target", b"Referer"]
)
def test_no_long_header_is_dear(meter: Meter, header: bytes) -> None:
    values = [b"en;q=0.5," * 38_000, b"a=b;" * 85_000, b'W/"x", ' * 49_000, b"x" * 343_000]
    asked = [
        get(address, ((header, value),))
        for address in ("/", "/r/vira/7", "/en/vira/7", "/nowhere", "/en/search?q=a")
        for value in values
    ]
    assert meter.find_dear(asked) == {}


def test_no_page_is_dear(meter: Meter, site: Site, hard: bool) -> None:
    """The English pages of the desk and the quiz, contents, glossaries and the longest sections; with --hard all."""
    places = [*site.places(), *site.live_places()]
    some = [place for place in places if hard or (place.ui == "en" and is_large(site, place))]
    assert meter.find_dear(get(site.page(place)) for place in some) == {}


def is_large(site: Site, place: Place) -> bool:
    book, label = site.library.books.get(place.book), place.path.rpartition("/")[2]
    if not book:
        return place.path.endswith("/") or place.part != "glossary"
    longest = sorted(book.sections, key=lambda section: len(section.paragraphs))[-5:]
    return label not in book.paragraphs or (place.text == "both" and label in {one.label for one in longest})


def test_no_ruling_is_dear(meter: Meter, ground: Ground, hard: bool) -> None:
    """The case of each topic that says most; with --hard every case."""
    longest = dict(sorted(ground.incidents, key=lambda one: len(str(one[1]))))
    cases = ground.incidents if hard else tuple(longest.items())
    asked = [
        get(f"/en/{topic}{twin}?{urlencode(facts)}", headers)
        for topic, facts in cases
        for twin, headers in (("", ()), (".json", ()), ("", HTMX))
    ]
    assert meter.find_dear(asked) == {}


def test_no_scenario_is_dear(meter: Meter, hard: bool) -> None:
    seeds = range(40 if hard else 3)
    addresses = [f"/en/quiz/{family.game}/{family.name}/{seed}" for family in FAMILIES for seed in seeds]
    assert (
        meter.find_dear(get(address + end) for address in addresses for end in ("", "?ruled=1&ruled=1", ".json")) == {}
    )


def test_no_hostile_request_is_dear(meter: Meter, ground: Ground, hard: bool, seed: int) -> None:
    print(f"hostile requests that cost little, --seed {seed}")
    rng = Random(seed)  # noqa: S311
    assert meter.find_dear(draw_attack(rng, ground) for _ in range(20_000 if hard else 500)) == {}
