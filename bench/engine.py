"""How fast scenarios are drawn and verdicts found, family by family, beside another checkout if one is named.

    python bench/engine.py [draws] [folder of the other checkout]

Times are CPU, of each scenario and verdict the best of three processes; two checkouts are measured by turns.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from functools import reduce
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from verdict import say

if TYPE_CHECKING:
    from quizzes.family import Family
    from quizzes.question import Case
    from quizzes.shelf import Shelf

HOME = Path(__file__).resolve().parent.parent
DRAWS, ROUNDS = 200, 3
KINDS = ("scenario p50", "verdict p50")
BUDGET = {"scenario p50": 5.0, "scenario p99": 50.0, "verdict p50": 0.2}  # milliseconds


class Times(NamedTuple):
    """Of a family: milliseconds of CPU for each of its scenarios, and for each verdict on them."""

    scenarios: Sequence[float]
    verdicts: Sequence[float]

    def best(self, other: "Times") -> "Times":
        return Times(*(list(map(min, *pair)) for pair in zip(self, other, strict=True)))

    @property
    def spread(self) -> dict[str, float]:
        """The medians and the 99th percentiles."""
        named = {"scenario": sorted(self.scenarios), "verdict": sorted(self.verdicts)}
        middle = {f"{name} p50": median(times) for name, times in named.items()}
        return middle | {f"{name} p99": times[int(len(times) * 0.99)] for name, times in named.items()}


def measure(shelf: "Shelf", family: "Family", draws: int) -> Times:
    scenarios, verdicts = list[float](), list[float]()
    for seed in range(draws):
        start = time.process_time()
        _, scenario = shelf.draw(family.name, seed)
        scenarios.append((time.process_time() - start) * 1000)
        verdicts += map(time_verdict, scenario.cases)
    return Times(scenarios, verdicts)


def time_verdict(case: "Case") -> float:
    start = time.process_time()
    case.decide()
    return (time.process_time() - start) * 1000


def measure_alone(home: Path, draws: int) -> dict[str, Times]:
    """Every family of a checkout, by its name and by the one it had formerly."""
    sys.path.insert(0, str(home))
    from web.games import GAMES  # noqa: PLC0415 (of that checkout)

    each = [(shown.shelf, family) for shown in GAMES.values() for family in shown.shelf.families]
    return {names(family): measure(shelf, family, draws) for shelf, family in each}


def names(family: "Family") -> str:
    return " ".join(f"{family.game}/{name}" for name in (family.name, family.formerly) if name)


def measure_there(home: Path, draws: int) -> dict[str, Times]:
    """In a process of its own."""
    command = [sys.executable, __file__, str(draws), "--alone", str(home)]
    printed = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    return {name: Times(*times) for name, times in json.loads(printed).items()}


def measure_by_turns(homes: Sequence[Path], draws: int) -> list[dict[str, Times]]:
    rounds = [[measure_there(home, draws) for home in homes] for _ in range(ROUNDS)]
    return [reduce(best_of_each, of_one) for of_one in zip(*rounds, strict=True)]


def best_of_each(one: Mapping[str, Times], other: Mapping[str, Times]) -> dict[str, Times]:
    return {name: times.best(other[name]) for name, times in one.items()}


def show(families: Mapping[str, Times], draws: int) -> None:
    print(f"{draws} scenarios of each family; milliseconds of CPU, the best of {ROUNDS}")
    print(f"{'family':34} {'p50':>7} {'p99':>7} {'per s':>7}   {'verdict p50':>11} {'p99':>7} {'per s':>9}")
    for name, times in families.items():
        middle, verdict, slow, slow_verdict = times.spread.values()
        rates = f"{1000 / middle:7.0f}   {verdict:11.3f} {slow_verdict:7.3f} {1000 / verdict:9.0f}"
        print(f"{name.split()[0]:34} {middle:7.2f} {slow:7.2f} {rates}")
    for name, most in BUDGET.items():
        worst = max(families, key=lambda one: families[one].spread[name])
        found = families[worst].spread[name]
        say(found <= most, f"{name} at most {most} ms in every family", f"{found:.2f} ({worst.split()[0]})")


def compare(here: Mapping[str, Times], there: Mapping[str, Times]) -> str:
    """The ratios of the median families that both have, under this or a former name."""
    known = {name: times.spread for some, times in there.items() for name in some.split()}
    pairs = [(times.spread, known[name]) for some, times in here.items() for name in some.split() if name in known]
    scenario, verdict = (median(one[kind] / other[kind] for one, other in pairs) for kind in KINDS)
    return f"scenarios take {scenario:.2f}, verdicts {verdict:.2f} of the time there (median families)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("draws", type=int, nargs="?", default=DRAWS)
    parser.add_argument("other", type=Path, nargs="?", help="another checkout")
    parser.add_argument("--alone", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.alone:
        print(json.dumps(measure_alone(arguments.alone, arguments.draws)))
        return
    here, *there = measure_by_turns([HOME, *([arguments.other] if arguments.other else [])], arguments.draws)
    show(here, arguments.draws)
    if there:
        print(f"beside {arguments.other}: {compare(here, there[0])}")


if __name__ == "__main__":
    main()
