"""The addresses that a load asks for: a page, searches never asked before, letters as they are typed, rulings …"""

import sys
import tomllib
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from urllib.parse import quote_plus, urlencode

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from app import create_app  # noqa: E402
from engine.case import load_cases  # noqa: E402
from quizzes.family import Scenario  # noqa: E402
from web.games import GAMES  # noqa: E402

PAGE = "/en/vira/2"
LETTERS = 12  # two to the power of these spellings


def queries(language: str = "en") -> list[str]:
    path = HOME / "tests" / "rulebook" / "search" / f"{language}.toml"
    return [case["q"] for case in tomllib.loads(path.read_text(encoding="utf-8"))["query"]]


def new_searches(path: str) -> Iterator[str]:
    """Real queries, each time with other capitals: words that people ask for, in an address that nobody has used."""
    asked = {query.casefold(): query for query in queries() if sum(map(str.isalpha, query)) >= LETTERS}.values()
    for times in range(1, 2**LETTERS):  # as it is written, a query is among the keystrokes
        yield from (f"{path}?q={quote_plus(''.join(capitalise(query, times)))}" for query in asked)


def capitalise(query: str, times: int) -> Iterator[str]:
    """The letters of a query, small ones as capitals and capitals as small where a number's binary digits are ones."""
    for sign in query:
        yield sign.swapcase() if times & 1 else sign
        times >>= sign.isalpha()


def keystrokes(path: str) -> Iterator[str]:
    """Queries typed letter by letter, popular ones more often: the n-th a share of 1/n."""
    asked, rng = queries(), Random("keystrokes")  # noqa: S311
    weights = [1 / place for place in range(1, len(asked) + 1)]
    while True:
        query = rng.choices(asked, weights)[0]
        yield from (f"{path}?q={quote_plus(query[:length])}" for length in range(2, len(query) + 1))


def rulings() -> Iterator[str]:
    """Cases as the desk rules on them, none of them twice."""
    cases = [case for shown in GAMES.values() for case in load_cases(HOME / "tests" / "rulings", shown.game)]
    ruled = [case for case in cases if not case.refused]
    for number in count():
        case = ruled[number % len(ruled)]
        yield f"/en/desk/{case.topic.game}/{case.topic.name}?{urlencode(case.written())}&again={number}"


def scenarios() -> Iterator[str]:
    for _, _, address in every_scenario():
        yield address


def answered() -> Iterator[str]:
    """Scenarios with the right answer to every part."""
    for game, (name, seed), address in every_scenario():
        yield f"{address}?{urlencode(right_answers(GAMES[game].shelf.draw(name, seed)[1]), doseq=True)}"


def every_scenario() -> Iterator[tuple[str, tuple[str, int], str]]:
    for seed in count():
        for game, shown in GAMES.items():
            for family in shown.shelf.families:
                yield game, (family.name, seed), f"/en/quiz/{game}/{family.name}/{seed}"


def right_answers(scenario: Scenario) -> dict[str, tuple[str, ...]]:
    parts = {part: part.format(part.read(scenario.verdicts[part.case])) for part in scenario.every_part}
    return {part.name: answer or ("none",) for part, answer in parts.items()} | {
        "ruled": ("1",) * len(scenario.moments)
    }


def cold_pages() -> Iterator[str]:
    """Every page of the books but the one that is asked for anyway, in no order."""
    site = create_app().extensions["renons"]
    places = list(site.places())
    Random("pages").shuffle(places)  # noqa: S311
    return (address for address in map(site.page, places) if address != PAGE)


def take(addresses: Iterator[str], most: int) -> list[str]:
    """The next few; none of them comes again."""
    return list(islice(addresses, most))
