"""The score of a contract by Law 77, of a field by 78A, of two tables by 78B, and the mean of several of them."""

import re
from fractions import Fraction

TRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}
FACTOR = {"no": 1, "X": 2, "XX": 4}


def contract_score(contract: str, doubled: str, vulnerable: bool, tricks: int) -> int:
    """What declarer's side scores: 3NT, doubled or not, vulnerable or not, so many tricks."""
    level, strain = int(contract[0]), contract[1]
    over = tricks - 6 - level
    if over < 0:
        return -down(-over, FACTOR[doubled], vulnerable)
    below = (TRICK[strain] * level + (10 if strain == "N" else 0)) * FACTOR[doubled]
    bonus = (500 if vulnerable else 300) if below >= 100 else 50
    slam = {6: (500, 750), 7: (1000, 1500)}.get(level, (0, 0))[vulnerable]
    insult = {1: 0, 2: 50, 4: 100}[FACTOR[doubled]]
    each = TRICK[strain] if doubled == "no" else (100 if vulnerable else 50) * FACTOR[doubled]
    return below + bonus + slam + insult + over * each


def down(tricks: int, factor: int, vulnerable: bool) -> int:
    if factor == 1:
        return tricks * (100 if vulnerable else 50)
    doubled = 300 * tricks - 100 if vulnerable else 100 + 200 * min(tricks - 1, 2) + 300 * max(tricks - 3, 0)
    return doubled * factor // 2


def is_vulnerable(board: int, seat: str) -> bool:
    """The sixteen boards: nobody, north–south, east–west, both, moved on by one after every four."""
    place = (board - 1 + (board - 1) // 4) % 4
    return place in (3, 1 if seat in "NS" else 2)


LIMITS = "0 20 50 90 130 170 220 270 320 370 430 500 600 750 900 1100 1300 1500 1750 2000 2250 2500 3000 3500 4000"
SIDES = {"none": "", "NS": "NS", "EW": "EW", "both": "NSEW"}


def north_south(result: str, vulnerable: str) -> int:
    """The score of North–South for a result as an address has it: 4SX-1N, a number, or pass."""
    found = re.fullmatch(r"(\d(?:NT|[CDHS]))(X*)(=|[+-]\d+)([NESW]+)", result)
    if not found:
        return 0 if result == "pass" else int(result)
    contract, doubled, over, by = found.groups()
    tricks = 6 + int(contract[0]) + (0 if over == "=" else int(over))
    points = contract_score(contract, doubled or "no", by[0] in SIDES[vulnerable], tricks)
    return points if by[0] in "NS" else -points


def units(score: int, others: list[int]) -> int:
    return sum((score > other) + (score >= other) for other in others)


def field(results: str, vulnerable: str) -> list[tuple[int, int]]:
    """North–South's and East–West's units at each table."""
    scores = [north_south(one, vulnerable) for one in results.split(",")]
    rest = [scores[:place] + scores[place + 1 :] for place in range(len(scores))]
    return [
        (units(own, others), units(-own, [-one for one in others])) for own, others in zip(scores, rest, strict=True)
    ]


def imps(difference: int) -> int:
    """The row of the table that the difference stands in."""
    row = sum(abs(difference) >= int(limit) for limit in LIMITS.split()) - 1
    return row if difference > 0 else -row


def weighted(facts: dict[str, str]) -> dict[str, Fraction]:
    """What each side gets for the weighted results, and what the table's result is worth to the side not at fault."""
    innocent = "EW" if facts["offenders"] == "NS" else "NS"
    others = [north_south(one, facts["vulnerable"]) for one in facts["others"].split(",")]
    left_out = facts.get("illegal", "").split(",")

    def worth(result: str) -> Fraction:
        own = north_south(result, facts["vulnerable"]) * (1 if innocent == "NS" else -1)
        theirs = [one if innocent == "NS" else -one for one in others]
        return Fraction(units(own, theirs) if facts["scoring"] == "matchpoints" else imps(own - theirs[0]))

    each = [one.split(":") for place, one in enumerate(facts["outcomes"].split(","), 1) if str(place) not in left_out]
    mean = sum(int(weight) * worth(result) for weight, result in each) / sum(int(weight) for weight, _ in each)
    top = 2 * len(others) if facts["scoring"] == "matchpoints" else 0
    own_loss = worth(facts["without"]) - worth(facts["actual"]) if facts.get("own_part") == "yes" else Fraction(0)
    amounts = {"innocent": mean - own_loss, "offenders": top - mean}
    if facts.get("knock_out") == "yes":
        amounts["innocent"] = (amounts["innocent"] - amounts["offenders"]) / 2
        amounts["offenders"] = -amounts["innocent"]
    return amounts | {"actual": worth(facts["actual"]), "mean": mean}
