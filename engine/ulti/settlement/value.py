"""What a hand is worth between the declarer and one defender: the values of 4 § at the levels of 7 §."""

from collections.abc import Mapping

from engine.bill import Bill, Line
from engine.text import Text, say
from engine.ulti.table.bid import VALUE, Bid, Task
from engine.ulti.table.raised import Level

Levels = Mapping[Task, Level]
NO_LEVELS: Levels = {}
VALUED_BY = {
    Task.PARTI: "ulti:4.A.4",
    Task.HUNDRED40: "ulti:4.B.1",
    Task.HUNDRED20: "ulti:3.5",  # it has no paragraph of its own, only its line in the table
    Task.FOUR_ACES: "ulti:4.C.1",
    Task.ULTI: "ulti:4.D.1",
    Task.BETLI: "ulti:4.E.2.a",
    Task.REBETLI: "ulti:4.E.2.b",
    Task.OPEN_BETLI: "ulti:4.E.2.c",
    Task.DURCHMARS: "ulti:4.F.2.a.a",
    Task.OPEN_DURCHMARS: "ulti:4.F.2.a.c",
    Task.PLAIN_DURCHMARS: "ulti:4.F.2.b.a",
    Task.REDURCHMARS: "ulti:4.F.2.b.b",
    Task.OPEN_PLAIN_DURCHMARS: "ulti:4.F.2.b.c",
}
RED_VALUED_BY = VALUED_BY | {Task.DURCHMARS: "ulti:4.F.2.a.b", Task.OPEN_DURCHMARS: "ulti:4.F.2.a.d"}


def value(bid: Bid, levels: Levels = NO_LEVELS) -> Bill:
    """What the bid is worth between the declarer and one defender, each part at its level.

    >>> value(Bid.parse("red-ulti"), {Task.ULTI: Level.KONTRA}).total
    18
    """
    return Bill(tuple(line for part, _ in bid.values for line in part_lines(bid, part, levels.get(part, Level.NONE))))


def doubled(bid: Bid) -> Bill:
    """What the bid is worth between the declarer and one defender where it is paid with kontra.

    >>> doubled(Bid.parse("ulti+4a")).total
    18
    """
    return value(bid, dict.fromkeys(bid.parts, Level.KONTRA))


def part_lines(bid: Bid, part: Task, level: Level, *, lost: bool = False) -> tuple[Line, ...]:
    """A part and what each grade of kontra adds to it; if lost, at the declarer's cost.

    >>> [line.amount for line in part_lines(Bid.parse("ulti"), Task.ULTI, Level.REKONTRA)]
    [4, 4, 8]
    """
    plain = part_line(bid, part, Level.NONE, lost=lost)
    kontra = Line(say("Kontra to {part|def}", part=part), plain.amount, "ulti:7.3")
    rekontra = Line(say("Rekontra to {part|def}", part=part), 2 * plain.amount, "ulti:7.6")
    return (plain, kontra, rekontra)[: level.order + 1]


def part_line(bid: Bid, part: Task, level: Level, *, lost: bool = False) -> Line:
    """A part at its level, to the declarer's credit or, if lost, at the declarer's cost."""
    amount = dict(bid.values)[part] * level.factor
    reference = (RED_VALUED_BY if bid.red else VALUED_BY)[part]
    return Line(part_words(part, level, lost=lost), -amount if lost else amount, reference)


def part_words(part: Task, level: Level, *, lost: bool) -> Text:
    if level is Level.NONE:
        return say("{part}: lost", part=part) if lost else Text(part.words)
    if lost:
        return say("{part}, {level}: lost", part=part, level=level)
    return say("{part}, {level}", part=part, level=level)


def ulti_penalty(bid: Bid) -> Line:
    """What a lost ulti that was bid costs besides its value; no level raises it."""
    return Line(say("Penalty for a lost ulti"), -VALUE[Task.ULTI] * (1 + bid.red), "ulti:4.D.3")
