"""Something that somebody did at a table: the sentence, the facts it states, and how often it comes."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.bridge.table.seat import SEATS
from engine.text import N_, Text
from quizzes.bridge.telling import tell

FIRST, LAST = 2, 11  # tricks in the middle of the play
TABLES, BOARDS = 12, 28


class Deed(NamedTuple):
    """One sentence of a story and what it tells the engine."""

    words: str
    facts: Mapping[str, Any]
    often: int = 2


def pick(rng: Random, deeds: Sequence[Deed]) -> Deed:
    return rng.choices(deeds, [one.often for one in deeds])[0]


BEGINNINGS = (
    N_("It is about board {board} at table {table}."),
    N_("Table {table}, board {board}."),
    N_("This was on board {board}, at table {table}."),
)


def seat_players(rng: Random) -> dict[str, Any]:
    """Who is at the table, and the numbers that a story may name."""
    player = rng.choice(SEATS)
    return {
        "player": player,
        "partner": player.partner,
        "lho": player.lho,
        "rho": player.rho,
        "side": player.side,
        "others": player.side.other,
        "trick": rng.randint(FIRST, LAST),
        "board": rng.randint(1, BOARDS),
        "table": rng.randint(1, TABLES),
    }


def begin(rng: Random, values: Mapping[str, Any]) -> Text:
    return tell(rng.choice(BEGINNINGS), values)
