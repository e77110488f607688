"""How fast scenarios are drawn and verdicts found, family by family, beside another checkout if one is named.

python bench/engine.py [draws] [folder of the other checkout]
"""

import statistics
import subprocess
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


def measure_there(folder: Path, draws: int) -> dict[str, tuple[float, float]]:
    """What the other checkout's own bench prints: the medians of scenario and verdict by family."""
    command = [sys.executable, str(folder / "bench" / "engine.py"), str(draws)]
    printed = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in printed.splitlines() if "/" in line.partition(" ")[0]]
    return {row[0]: (float(row[1]), float(row[4])) for row in rows}


def main(draws: int, other: Path | None) -> None:
    there = measure_there(other, draws) if other else {}
    print(f"{draws} scenarios of each family; times in milliseconds, budgets {BUDGET}")
    print(f"{'family':34} {'p50':>7} {'p99':>7} {'per s':>7}   {'verdict p50':>11} {'p99':>7} {'per s':>9}")
    ratios = []
    for shelf in (shown.shelf for shown in GAMES.values()):
        for family in shelf.families:
            (middle, slow), (verdict, slow_verdict) = measure(shelf, family, draws)
            rates = f"{1000 / middle:7.0f}   {verdict:11.3f} {slow_verdict:7.3f} {1000 / verdict:9.0f}"
            print(f"{family.game + '/' + family.name:34} {middle:7.2f} {slow:7.2f} {rates}")
            names = (f"{family.game}/{name}" for name in (family.name, family.formerly))
            ratios += [(middle / there[name][0], verdict / there[name][1]) for name in names if name in there]
    if ratios:
        scenario, verdict = (statistics.median(column) for column in zip(*ratios, strict=True))
        print(
            f"beside {other}: scenarios take {scenario:.2f}, verdicts {verdict:.2f} of the time there (median families)"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DRAWS, Path(sys.argv[2]) if len(sys.argv) > 2 else None)
