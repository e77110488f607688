"""The levels of kontra and rekontra: how many times over each part of a bid is paid, and to whom."""

from typing import Protocol

from engine.text import N_, Choice
from engine.ulti.bid import Bid, Part
from engine.ulti.table import Player


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


def levels(hand: Raised, defender: Player) -> dict[Part, Level]:
    """The level of every part between the declarer and one defender."""
    return {part: level(hand, part, defender) for part in hand.bid.parts}


def level(hand: Raised, part: Part, defender: Player) -> Level:
    if hand.bid.has_trump:
        doubled, redoubled = part in hand.kontra, bool(hand.kontra) and part in hand.rekontra
    else:
        doubled, redoubled = defender in hand.kontra_by, bool(hand.kontra_by) and defender in hand.rekontra_to
    return Level.REKONTRA if redoubled else Level.KONTRA if doubled else Level.NONE
