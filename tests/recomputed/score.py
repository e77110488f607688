"""The score of a contract by Law 77."""

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
