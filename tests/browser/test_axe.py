"""Every kind of page is for everyone: axe and our own measures, in every language, both schemes, narrow and wide."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.kinds import LOOKS, SCENARIOS, Kind, Look, every_kind
from tests.games import FAMILIES, draw
from web.place import Place
from web.site import Site

pytestmark = pytest.mark.browser

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
MEASURES = Path(__file__).with_name("measures.js").read_text()
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"color-contrast-enhanced": {"enabled": True}, "color-contrast": {"enabled": False}},  # seven to one
    "resultTypes": ["violations"],
}
RUN = """rules => axe.run(rules).then(({violations}) => violations.flatMap(({id, help, nodes}) =>
    nodes.map(node => `${id} (${help}): ${node.html.slice(0, 200)}`)))"""
MEETING = """([over, under]) => {
    const boxes = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
        .map(one => [one, one.getBoundingClientRect()]);
    return boxes(over).flatMap(([one, a]) => boxes(under)
        .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${one.className} over ${other.className || other.textContent}`));
}"""
EXPECTED = ("status of 400", "status of 404", "status of 422")  # a refusal is a page too
KINDS = list(every_kind())


@pytest.fixture(scope="module")
def window(browser: Browser, server: str) -> Iterator[Page]:
    """One page for all that is looked at; what the console says of it is kept."""
    page = browser.new_page(base_url=server)
    page.complaints = []  # type: ignore[attr-defined]
    page.on("console", lambda said: complain(page, said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complain(page, str(error)))
    yield page
    page.close()


def complain(page: Page, text: str) -> None:
    if not any(one in text for one in EXPECTED):
        page.complaints.append(f"console: {text}")  # type: ignore[attr-defined]


def look_at(page: Page, address: str, look: Look) -> None:
    page.complaints.clear()  # type: ignore[attr-defined]
    page.set_viewport_size({"width": look.width, "height": 900})
    page.emulate_media(color_scheme=look.scheme)  # type: ignore[arg-type]
    page.goto(address)


def run_axe(page: Page) -> list[str]:
    page.evaluate(AXE)
    return list(page.evaluate(RUN, RULES))


def measure(page: Page) -> list[str]:
    """Our own rules, always on the narrowest screen: where there is room, all is larger."""
    page.set_viewport_size({"width": min(one.width for one in LOOKS), "height": 900})
    return list(page.evaluate(MEASURES))


def looks(number: int, hard: bool) -> list[Look]:
    """All of them, or one in turn, so that neighbours differ in all that can differ."""
    return LOOKS if hard else [LOOKS[number * 5 % len(LOOKS)]]


@pytest.mark.parametrize("number", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_a_kind_of_page_is_for_everyone(
    window: Page, number: int, hard: bool, tally: Callable[[str, int], None]
) -> None:
    kind, wrong = KINDS[number], []
    for look in looks(number, hard):
        look_at(window, kind.address(look.ui), look)
        found: list[Any] = [*run_axe(window), *measure(window), *window.complaints]  # type: ignore[attr-defined]
        wrong += [f"{kind.address(look.ui)} at {look.width} px, {look.scheme}: {one}" for one in found]
    tally("axe runs on kinds of page, without a violation", len(looks(number, hard)))
    assert wrong == [], "\n".join(wrong)
    tally("kinds of page", 1)


def show_reference(page: Page) -> None:
    page.locator("main .text a.ref").first.click()
    page.locator("#peek").wait_for()


def show_term(page: Page) -> None:
    page.locator("main a.term").first.click()
    page.locator("#peek").wait_for()


def search(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("talon")
    page.locator("#sheet a.hit").first.wait_for()


OPENED = {
    "reference": ("vira/7", show_reference),
    "term": ("vira/2", show_term),
    "results while one types": ("ulti/3", search),
    "results while one types at home": ("", search),
}


@pytest.mark.parametrize("number", range(len(OPENED)), ids=list(OPENED))
def test_what_opens_on_a_page_is_for_everyone(window: Page, number: int, hard: bool) -> None:
    path, open_it = list(OPENED.values())[number]
    wrong = []
    for look in looks(number, hard):
        look_at(window, f"/{look.ui}/{path}", look)
        open_it(window)
        wrong += [f"/{look.ui}/{path} at {look.width} px, {look.scheme}: {one}" for one in run_axe(window)]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize(
    ("address", "over", "under"),
    [
        ("/en/", ".fan .card", ".tile :is(h2 a, .about)"),
        ("/cs/", ".fan .card", ".tile :is(h2 a, .about)"),
        ("/en/quiz/bridge/revoke-tricks/17", ".trick .card", ".hand"),
    ],
)
def test_cards_lie_over_nothing_at_any_width(window: Page, address: str, over: str, under: str) -> None:
    window.goto(address)
    for width in range(320, 1441, 40):
        window.set_viewport_size({"width": width, "height": 900})
        assert window.evaluate(MEETING, [over, under]) == [], f"at {width} px"


def test_every_language_scheme_and_width_is_looked_at() -> None:
    assert {looks(number, hard=False)[0] for number in range(len(KINDS))} == set(LOOKS)


def test_every_kind_of_part_of_a_scenario_is_among_the_kinds() -> None:
    drawn = {(one.game, part.kind) for one in FAMILIES for part in draw(one.game, one.name, 1)[1].every_part}
    assert drawn == set(SCENARIOS)


def pages(places: list[Place], hard: bool) -> Iterator[Place]:
    """Every page in turning languages and views; or some of the sections and a few of the other pages."""
    variants: dict[str, list[Place]] = defaultdict(list)
    for place in places:
        variants[place.path].append(place)
    sections = [group for group in variants.values() if any(place.text for place in group)]
    others = [group for group in variants.values() if not any(place.text for place in group)]
    for number, group in enumerate([*sections, *others] if hard else [*sections[::9], *others[::100]]):
        yield group[number % len(group)]


def test_axe_finds_nothing_on_other_pages(window: Page, site: Site, places: list[Place], hard: bool) -> None:
    wrong, count = [], 0
    for number, place in enumerate(pages(places, hard)):
        look = looks(number, hard=False)[0]
        look_at(window, site.page(place), look)
        wrong += [f"{site.page(place)} at {look.width} px, {look.scheme}: {one}" for one in run_axe(window)]
        count += 1
    assert wrong == [], "\n".join(wrong)
    print(f"axe: {count} other pages, no violation")


def test_axe_finds_nothing_in_any_family_of_scenarios(window: Page, hard: bool) -> None:
    wrong, families = [], FAMILIES if hard else FAMILIES[::6]
    for number, family in enumerate(families):
        look = looks(number, hard=False)[0]
        address = Kind(family.title, f"quiz/{family.game}/{family.name}/{number}").address(look.ui)
        look_at(window, address, look)
        wrong += [f"{address} at {look.width} px, {look.scheme}: {one}" for one in run_axe(window)]
    assert wrong == [], "\n".join(wrong)
    print(f"axe: {len(families)} families of scenarios, no violation")
