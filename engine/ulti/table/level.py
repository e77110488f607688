"""The levels of kontra and rekontra: how many times over each part of a bid is paid, and to whom."""

from dataclasses import dataclass
from typing import Any, Protocol

from engine.fact import Facts, impossible
from engine.text import N_, Choice, Text, say
from engine.ulti.table.bid import Bid, Part
from engine.ulti.table.player import Player


class Level(Choice):
    """How far a part has been raised."""

    NONE = "none", N_("no kontra")
    KONTRA = "kontra", N_("kontra")
    REKONTRA = "rekontra", N_("rekontra")

    @property
    def factor(self) -> int:
        """1, 2 or 4."""
        return 1 << self.order


class Raised(Protocol):
    """Facts that say how far a bid was raised: by part with trumps, by defender without."""

    @property
    def bid(self) -> Bid: ...
    @property
    def kontra(self) -> frozenset[Part]: ...
    @property
    def rekontra(self) -> frozenset[Part]: ...
    @property
    def kontra_by(self) -> frozenset[Player]: ...
    @property
    def rekontra_to(self) -> frozenset[Player]: ...


@dataclass(frozen=True, kw_only=True)
class RaisedFacts(Facts):
    """What cannot be in any facts that say how far a bid was raised; those that do inherit it."""

    @impossible
    def doubled_parts_of_another_bid(self: Any) -> Text | None:
        if not self.kontra <= self.bid.parts:
            return say("Only parts of the bid can be doubled. This bid consists of: {parts}.", parts=self.bid.parts)
        return None

    @impossible
    def redoubled_without_kontra(self: Any) -> Text | None:
        if not self.rekontra <= self.kontra:
            return say("Only what was doubled by kontra can be redoubled.")
        return None

    @impossible
    def redoubled_a_silent_defender(self: Any) -> Text | None:
        if not self.rekontra_to <= self.kontra_by:
            return say("Rekontra can be said only against a defender who said kontra.")
        return None


def levels(hand: Raised, defender: Player) -> dict[Part, Level]:
    """The level of every part between the declarer and one defender."""
    return {part: level(hand, part, defender) for part in hand.bid.parts}


def level(hand: Raised, part: Part, defender: Player) -> Level:
    if hand.bid.has_trump:
        doubled, redoubled = part in hand.kontra, bool(hand.kontra) and part in hand.rekontra
    else:
        doubled, redoubled = defender in hand.kontra_by, bool(hand.kontra_by) and defender in hand.rekontra_to
    return Level.REKONTRA if redoubled else Level.KONTRA if doubled else Level.NONE
