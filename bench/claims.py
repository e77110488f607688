"""How long the search of an ending takes: endings drawn at random, four to six cards a hand, all lines.

python bench/claims.py [endings of each size]
"""

import sys
import time
from pathlib import Path
from random import Random
from statistics import median

HOME = Path(__file__).resolve().parent.parent
SIZES = (4, 5, 6)
TRUMPS = 0.7  # the share of endings with a trump suit


def main(draws: int) -> None:
    sys.path.insert(0, str(HOME))
    from engine.bridge.table.seat import SEATS, Seat  # noqa: PLC0415 (of this checkout)
    from engine.cards.legal import FOLLOW, Terms  # noqa: PLC0415
    from engine.cards.lines import CEILING, FLOOR, PERFECT, find_outcome  # noqa: PLC0415
    from engine.cards.pack import FRENCH, FRENCH_PACK, FRENCH_SUITS, deal_cards  # noqa: PLC0415
    from engine.cards.position import Position  # noqa: PLC0415

    camp = frozenset({Seat.NORTH, Seat.SOUTH})
    for size in SIZES:
        rng = Random(size)  # noqa: S311 (an ending, no secret)
        for name, trying in (("floor", FLOOR), ("perfect", PERFECT), ("ceiling", CEILING)):
            times, given_up = list[float](), 0
            for _ in range(draws):
                hands = dict(zip(SEATS, deal_cards(FRENCH_PACK, (size,) * 4, rng), strict=True))
                trump = rng.choice(FRENCH_SUITS) if rng.random() < TRUMPS else None
                position = Position(Terms(SEATS, trump, FRENCH, FOLLOW), hands, rng.choice(SEATS))
                start = time.process_time()
                given_up += find_outcome(position, camp, trying) is None
                times.append((time.process_time() - start) * 1000)
            times.sort()
            worst = times[int(len(times) * 0.95)]
            print(
                f"{size} cards, {name}: median {median(times):.1f} ms, p95 {worst:.1f} ms, "
                f"most {times[-1]:.1f} ms, given up {given_up} of {draws}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
