"""Results of a board at its tables as values: contracts with their tricks, or scores, as they stand on a sheet."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from engine.bridge.score.score import PlayedBoard, points_of
from engine.bridge.score.spoken import entries, read_result
from engine.bridge.table.call import PASS, Bid, Doubled
from engine.bridge.table.seat import Seat, Side, Vulnerable
from engine.text import Text, say

CODE = re.compile(r"(?P<bid>[1-7](?:NT|[CDHS]))(?P<doubled>X{0,2})(?P<over>=|[+-]\d+)(?P<by>NS|EW|[NESW])")
LONGEST = 20  # letters that are told again of what nobody can read
MOST = 201  # results on one board
ONE, TWO = range(1, 2), range(2, 3)  # tables


@dataclass(frozen=True)
class PlayedContract:
    """A contract as it was played at one table, and by whom."""

    bid: Bid
    doubled: Doubled
    over: int  # tricks beyond the contract; below nothing, tricks short of it
    by: Seat | Side

    @property
    def side(self) -> Side:
        return self.by.side if isinstance(self.by, Seat) else self.by

    def score(self, vulnerable: Vulnerable) -> int:
        """From North–South's side."""
        board = PlayedBoard.suppose(
            passed_out=False,
            contract=self.bid,
            doubled=self.doubled,
            vulnerable=self.side in vulnerable.sides,
            tricks=6 + self.bid.level + self.over,
        )
        return points_of(board) if self.side is Side.NORTH_SOUTH else -points_of(board)

    def __str__(self) -> str:
        doubled = "" if self.doubled is Doubled.NO else str(self.doubled)
        return f"{self.bid}{doubled}{f'{self.over:+d}' if self.over else '='}{self.by}"


@dataclass(frozen=True)
class TableResult:
    """What came of the board at one table: a contract played, a score of North–South, or nothing where all passed.

    >>> str(TableResult.parse("3 SA x kelet -2")), str(TableResult.parse("EW 50"))
    ('3NTX-2E', '-50')
    >>> TableResult.parse("4S= N").score(Vulnerable.BOTH)
    620
    """

    played: PlayedContract | None = None
    points: int = 0

    @classmethod
    def parse(cls, text: str) -> Self:
        """ValueError if nobody can read it."""
        code = read_result(text)
        if not code:
            raise ValueError(text)
        return cls.of(code)

    @classmethod
    def of(cls, code: str) -> Self:
        found = CODE.fullmatch(code)
        if not found:
            return cls(points=0 if code == str(PASS) else int(code))
        doubled = Doubled.parse(found["doubled"] or "no")
        over = 0 if found["over"] == "=" else int(found["over"])
        by = Side.parse(found["by"]) if len(found["by"]) > 1 else Seat.parse(found["by"])
        return cls(PlayedContract(Bid.parse(found["bid"]), doubled, over, by))

    def score(self, vulnerable: Vulnerable) -> int:
        """From North–South's side."""
        return self.played.score(vulnerable) if self.played else self.points

    def __str__(self) -> str:
        return str(self.played or self.points or PASS)


@dataclass(frozen=True)
class Results:
    """What came of a board at several tables, in the order written.

    >>> str(Results.parse("4S= N; 3NT-1 E, pass")), Results.parse("420, 4Z= N, 50").unread
    ('4S=N,3NT-1E,pass', ('4Z= N', '50'))
    >>> Results.parse("")
    Traceback (most recent call last):
    ValueError
    """

    each: tuple[TableResult, ...] = ()
    unread: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """What cannot be read is kept, so that a page can say which result it is; ValueError if nothing is written."""
        found, written = list[TableResult](), entries(text)
        if not written:
            raise ValueError(text)
        for place, entry in enumerate(written):
            code = read_result(entry)
            if not code:
                return cls(tuple(found), tuple(written[place:]))
            found.append(TableResult.of(code))
        return cls(tuple(found))

    def __str__(self) -> str:
        return ",".join([*map(str, self.each), *self.unread])

    def __len__(self) -> int:
        return len(self.each)

    @property
    def has_contracts(self) -> bool:
        """Does the vulnerability matter?"""
        return any(result.played for result in self.each)

    def problem(self, few: range = range(1, MOST + 1)) -> Text | None:
        """The first result that nobody can read, or that there are too few or too many."""
        if self.unread:
            return tell_unread(len(self) + 1, self.unread[0])
        if len(self) in few:
            return None
        if few == TWO:
            return say("The results of two tables belong here, and not {stated}.", stated=len(self))
        if few == ONE:
            return say("The result of one table belongs here, and not {stated}.", stated=len(self))
        return say("From one to {most} results can be compared here.", most=few[-1])


def tell_unread(number: int, entry: str) -> Text:
    """V, for one, is nobody: in Swedish it would be West, in Czech East."""
    return say(
        "Result no. {number} cannot be read: “{entry}”. Write the contract, what it was made or went down with, and "
        "declarer as N, E, S or W, or else the score of North–South.",
        number=number,
        entry=entry[:LONGEST],
    )


def scores_of(results: Iterable[TableResult], vulnerable: Vulnerable) -> tuple[int, ...]:
    """From North–South's side."""
    return tuple(result.score(vulnerable) for result in results)
