"""How fast scenarios are drawn and verdicts found, family by family: python bench/engine.py [draws]."""

import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from quizzes.family import Family
from quizzes.question import Case
from quizzes.shelf import Shelf
from web.games import GAMES

DRAWS = 500
BUDGET = {"scenario p50": 5.0, "scenario p99": 50.0, "verdict p50": 0.2}  # milliseconds


def spread(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile, in milliseconds."""
    ordered = sorted(times)
    return statistics.median(ordered) * 1000, ordered[int(len(ordered) * 0.99)] * 1000


def time_verdict(case: Case) -> float:
    start = time.perf_counter()
    case.decide()
    return time.perf_counter() - start


def measure(shelf: Shelf, family: Family, draws: int) -> tuple[tuple[float, float], tuple[float, float]]:
    scenarios, verdicts = list[float](), list[float]()
    for seed in range(draws):
        start = time.perf_counter()
        _, scenario = shelf.draw(family.name, seed)
        scenarios.append(time.perf_counter() - start)
        verdicts += [time_verdict(case) for case in scenario.cases]
    return spread(scenarios), spread(verdicts)


def main(draws: int) -> None:
    print(f"{draws} scenarios of each family; times in milliseconds, budgets {BUDGET}")
    print(f"{'family':34} {'p50':>7} {'p99':>7} {'per s':>7}   {'verdict p50':>11} {'p99':>7} {'per s':>9}")
    for shelf in (shown.shelf for shown in GAMES.values()):
        for family in shelf.families:
            (middle, slow), (verdict, slow_verdict) = measure(shelf, family, draws)
            rates = f"{1000 / middle:7.0f}   {verdict:11.3f} {slow_verdict:7.3f} {1000 / verdict:9.0f}"
            print(f"{family.game + '/' + family.name:34} {middle:7.2f} {slow:7.2f} {rates}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DRAWS)
