"""The score of a board: Law 77."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bill import Bill, Line
from engine.bridge.effect.score import Score
from engine.bridge.table.call import Bid, Doubled, Strain
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, say

LAW = "bridge:77"
MOST = 7600  # the largest score a board can have: 7NT redoubled, vulnerable, thirteen down
SCORES = range(-MOST, MOST + 1, 10)
GAME = 100  # trick points
FACTOR = {Doubled.NO: 1, Doubled.DOUBLED: 2, Doubled.REDOUBLED: 4}
INSULT = {Doubled.DOUBLED: 50, Doubled.REDOUBLED: 100}
SLAM = {6: (500, 750), 7: (1000, 1500)}  # not vulnerable, vulnerable


@dataclass(frozen=True, kw_only=True)
class PlayedBoard(Facts):
    """What is needed to score a board."""

    passed_out: bool = ask(N_("Did all four players pass?"))
    contract: Bid = ask(N_("What was the contract?"), heard="contract")
    doubled: Doubled = ask(
        N_("Was it doubled?"),
        had={
            Doubled.NO: N_("Right, had nobody doubled."),
            Doubled.DOUBLED: N_("Right, had it been doubled, but not redoubled."),
            Doubled.REDOUBLED: N_("Right, had it been redoubled."),
        },
    )
    vulnerable: bool = ask(
        N_("Was declarer's side vulnerable?"),
        had={
            True: N_("Right, had declarer's side been vulnerable."),
            False: N_("Right, had declarer's side not been vulnerable."),
        },
    )
    tricks: int = ask(N_("How many tricks did declarer's side win?"), range(14), heard="result")

    @property
    def over(self) -> int:
        """Tricks beyond the contract; below nothing, tricks short of it."""
        return self.tricks - 6 - self.contract.level


def trick_points(contract: Bid, doubled: Doubled) -> int:
    """The points for the tricks bid and made.

    >>> trick_points(Bid.parse("3NT"), Doubled.NO), trick_points(Bid.parse("2H"), Doubled.DOUBLED)
    (100, 120)
    """
    first = 10 if contract.strain is Strain.NO_TRUMPS else 0
    return (trick_value(contract.strain) * contract.level + first) * FACTOR[doubled]


def trick_value(strain: Strain) -> int:
    return 20 if strain in (Strain.CLUBS, Strain.DIAMONDS) else 30


def overtrick_value(board: PlayedBoard) -> int:
    if board.doubled is Doubled.NO:
        return trick_value(board.contract.strain)
    return 50 * FACTOR[board.doubled] * (1 + board.vulnerable)


def undertrick_value(number: int, doubled: Doubled, vulnerable: bool) -> int:
    """What the first, second … undertrick costs.

    >>> [undertrick_value(number, Doubled.DOUBLED, False) for number in (1, 2, 3, 4)]
    [100, 200, 200, 300]
    """
    if doubled is Doubled.NO:
        return 100 if vulnerable else 50
    first, middle, last = (200, 300, 300) if vulnerable else (100, 200, 300)
    simple = first if number == 1 else middle if number <= 3 else last
    return simple * FACTOR[doubled] // 2


def made_lines(board: PlayedBoard) -> Iterator[Line]:
    contract, doubled, vulnerable = board.contract, board.doubled, board.vulnerable
    points = trick_points(contract, doubled)
    yield Line(say("Tricks bid and made"), points, LAW)
    if points >= GAME:
        yield Line(say("Game"), 500 if vulnerable else 300, LAW)
    else:
        yield Line(say("Partscore"), 50, LAW)
    if contract.level in SLAM:
        words = say("Small slam") if contract.level == 6 else say("Grand slam")
        yield Line(words, SLAM[contract.level][vulnerable], LAW)
    if doubled in INSULT:
        yield Line(say("Contract made although doubled or redoubled"), INSULT[doubled], LAW)
    if board.over:
        yield Line(say("{over|overtrick}", over=board.over), board.over * overtrick_value(board), LAW)


def failed_lines(board: PlayedBoard) -> Iterator[Line]:
    for number in range(1, 1 - board.over):
        amount = undertrick_value(number, board.doubled, board.vulnerable)
        yield Line(say("{number|ordinal start} undertrick", number=number), -amount, LAW)


def points_of(board: PlayedBoard) -> int:
    """What declarer's side scores; below nothing, the opponents score it.

    >>> points_of(PlayedBoard.suppose(contract=Bid.parse("3NT"), doubled=Doubled.NO, vulnerable=True, tricks=10))
    630
    """
    return sum(line.amount for line in (made_lines(board) if board.over >= 0 else failed_lines(board)))


def score(*lines: Line) -> Ruling:
    return rule(Score(Bill(lines)))


@law("bridge:77", "bridge:22B")
def all_passed(board: PlayedBoard) -> Ruling | None:
    """All four players passed."""
    return score() if board.passed_out else None


@law("bridge:77")
def made(board: PlayedBoard) -> Ruling | None:
    """Declarer won at least as many tricks as the contract asked for."""
    return score(*made_lines(board)) if board.over >= 0 else None


@law("bridge:77")
def failed(board: PlayedBoard) -> Ruling | None:
    """Declarer fell short of the contract."""
    return score(*failed_lines(board))


SCORE = Topic(
    "bridge",
    "score",
    N_("Score of a board"),
    N_("A board has been played and is to be scored."),
    PlayedBoard,
    (Issue(N_("What is the score?"), (all_passed, made, failed)),),
    ("passed_out", "contract", "doubled", "vulnerable", "tricks"),
    usual=("passed_out", "doubled"),
)
