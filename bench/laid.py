"""How fast it is known whether a hand is laid down, step by step, and how many hands are decided.

    python bench/laid.py [hands of each step]

Hands as players bid them; times are CPU, in milliseconds, counter-example included.
"""

import sys
import time
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from verdict import say

from engine.marias.laid_down.solve import Finding, Stand, solve
from engine.marias.table.player import Player
from engine.marias.table.step import Rung, Stake
from players.marias.board import draw_game

HANDS, MOST, SHARE = 200, 200.0, 0.95


def draw_stand(step: Rung, seed: int) -> Stand | None:
    """A hand for the game; none where it was announced without the helper seven."""
    bidding = draw_game(Random(f"{step} {seed}"), [step])  # noqa: S311 (nothing here is secret)
    second = bidding.plan.second
    if Stake.SEDMY in step.parts and not second:
        return None
    return Stand(step, bidding.held[Player.AKTER], bidding.talon, bidding.leader, bidding.trump, second)


def measure(stand: Stand) -> tuple[float, Finding]:
    start = time.process_time()
    found = solve(stand)
    return (time.process_time() - start) * 1000, found


def show(name: str, measured: list[tuple[float, Finding]]) -> tuple[float, float]:
    times = sorted(spent for spent, _ in measured)
    decided = [found.stands for _, found in measured if found.stands is not None]
    slow, share = times[int(len(times) * 0.95)], len(decided) / len(times)
    quick = sum(spent < MOST and found.stands is not None for spent, found in measured) / len(times)
    print(f"{name:20} {median(times):8.2f} {slow:8.2f} {times[-1]:8.1f} {share:8.1%} {sum(decided):8}")
    return slow, quick


def main() -> None:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    print(f"{'step':20} {'p50':>8} {'p95':>8} {'max':>8} {'decided':>8} {'laid':>8}")
    everything = list[tuple[float, Finding]]()
    for step in Rung:
        measured = [measure(stand) for seed in range(hands) if (stand := draw_stand(step, seed))]
        show(str(step), measured)
        everything += measured
    _, quick = show("all", everything)
    say(quick >= SHARE, f"{SHARE:.0%} of the hands are decided under {MOST:.0f} ms", f"{quick:.1%}")


if __name__ == "__main__":
    main()
