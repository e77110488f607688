"""The settlement of an Ulti hand on one sheet: a row for each part of the bid, and one for each silent result."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.inquiry import Inquiry
from engine.text import N_
from engine.ulti.settlement.silent import ACES, HUNDREDS, ULTIS, Silent
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.raised import Level
from web.presentation import Fields, Sheet

MADE, LEVEL, SILENT, CLAIMED = "made", "level", "silent", "claimed"  # fields are called so, and by what they are about
KINDS = {
    "100": (N_("100 points"), HUNDREDS),
    "ulti": (N_("trump seven in the last trick"), ULTIS),
    "4a": (N_("all four aces"), ACES),
}
TO_BE_CLAIMED = HUNDREDS | ACES - {Silent.SHARED_ACES}  # a silent ulti need not be
IN_SHORT = {
    Silent.HUNDRED: N_("declarer"),
    Silent.THEIR_HUNDRED: N_("the defenders"),
    Silent.ULTI: N_("declarer won with it"),
    Silent.THEIR_ULTI: N_("a defender won with it"),
    Silent.CAUGHT: N_("declarer's was beaten"),
    Silent.THEIR_CAUGHT: N_("a defender's was beaten"),
    Silent.ACES: N_("declarer"),
    Silent.THEIR_ACES: N_("one defender alone"),
    Silent.SHARED_ACES: N_("both defenders together"),
}


class PartRow(NamedTuple):
    """A part of the bid: what it is worth, how far it was raised, and whether it was made."""

    part: Task
    value: int
    level: str
    made: str  # yes, no, or nothing yet


class SilentRow(NamedTuple):
    """A kind of silent result: the choices there are, the one that was made, and whether it was claimed."""

    name: str
    title: str
    choices: tuple[tuple[Silent, str], ...]
    chosen: str
    claimed: str


@dataclass(frozen=True)
class Rows:
    """What is asked once the bid is known."""

    bid: Bid | None
    parts: tuple[PartRow, ...] = ()
    silent: tuple[SilentRow, ...] = ()


def settlement_rows(inquiry: Inquiry, fields: Fields) -> Rows:
    bid = inquiry.stated.get("raised.bid")
    if not bid:
        return Rows(None)
    possible = possible_beside(bid, inquiry) if bid.has_trump else frozenset()
    silent = [silent_row(name, possible, inquiry, fields) for name in KINDS]
    parts = tuple(part_row(part, value, inquiry, fields) for part, value in bid.values)
    return Rows(bid, parts, tuple(row for row in silent if row.choices))


def part_row(part: Task, value: int, inquiry: Inquiry, fields: Fields) -> PartRow:
    known = inquiry.stated
    level = next((one for one in ("rekontra", "kontra") if part in known.get(f"raised.{one}", ())), "")
    made = ("yes" if part in known[MADE] else "no") if MADE in known else one_of(fields, MADE, part)
    return PartRow(part, value, level or one_of(fields, LEVEL, part) or str(Level.NONE), made)


def possible_beside(bid: Bid, inquiry: Inquiry) -> frozenset[Silent]:
    """What can happen silently beside a bid, whatever else happened."""
    alone = Inquiry(inquiry.game, inquiry.topic, {"raised.bid": bid})
    return frozenset(alone.possible(inquiry.table[SILENT]))


def silent_row(name: str, possible: frozenset[Silent], inquiry: Inquiry, fields: Fields) -> SilentRow:
    title, kind = KINDS[name]
    known = inquiry.stated
    chosen = next((str(one) for one in known.get(SILENT, ()) if one in kind), one_of(fields, SILENT, name))
    claimed = one_of(fields, CLAIMED, name)
    if not claimed and CLAIMED in known and chosen:
        claimed = "yes" if kind & known[CLAIMED] else "no"
    return SilentRow(name, title, tuple((one, IN_SHORT[one]) for one in sorted(kind & possible)), chosen, claimed)


def one_of(fields: Fields, field: str, about: Any) -> str:
    return "".join(fields.get(f"{field}-{about}", ())[:1])


def join_settlement(fields: Fields) -> dict[str, str]:
    """The facts that the rows come to; what has not been answered in every row is not stated."""
    try:
        bid = Bid.parse("".join(fields.get("raised.bid", ())[:1]))
    except ValueError:
        return {}
    return (join_parts(bid, fields) | join_silent(fields)) if has_rows(bid, fields) else {}


def has_rows(bid: Bid, fields: Fields) -> bool:
    return any(f"{LEVEL}-{part}" in fields or f"{MADE}-{part}" in fields for part in bid.parts)


def join_parts(bid: Bid, fields: Fields) -> dict[str, str]:
    parts = sorted(bid.parts)
    made = {part: one_of(fields, MADE, part) for part in parts}
    levels = {part: one_of(fields, LEVEL, part) for part in parts}
    facts = {f"raised.{one}": commas(part for part in parts if levels[part] in words) for one, words in RAISES.items()}
    if bid.has_trump is False:
        facts = {}
    return facts | ({MADE: commas(part for part in parts if made[part] == "yes")} if all(made.values()) else {})


RAISES = {"kontra": ("kontra", "rekontra"), "rekontra": ("rekontra",)}


def join_silent(fields: Fields) -> dict[str, str]:
    chosen = {name: one_of(fields, SILENT, name) for name in KINDS}
    results = [one for one in Silent if str(one) in chosen.values()]
    needed = [name for name, one in chosen.items() if any(str(silent) == one for silent in TO_BE_CLAIMED)]
    facts = {SILENT: commas(results)}
    if all(one_of(fields, CLAIMED, name) for name in needed):
        facts[CLAIMED] = commas(chosen[name] for name in needed if one_of(fields, CLAIMED, name) == "yes")
    return facts


def commas(several: Any) -> str:
    return ",".join(str(one) for one in several)


SETTLEMENT_SHEET = Sheet("games/ulti/sheet.html", settlement_rows, join_settlement)
