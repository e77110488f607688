"""Deals of mariáš: ten cards for each of the three who play, two in the talon."""

from dataclasses import dataclass
from random import Random

from engine.cards.pack import GERMAN_PACK, Hand, deal_cards
from engine.marias.table.player import PLAYING, Seat

SIZES = (10, 10, 10, 2)


@dataclass(frozen=True)
class Deal:
    """The hands of forhont, the middle player and zadák, and the talon."""

    hands: tuple[Hand, Hand, Hand]
    talon: Hand

    def hand(self, seat: Seat) -> Hand:
        return self.hands[PLAYING.index(seat)]


def draw_deal(rng: Random) -> Deal:
    first, second, third, talon = deal_cards(GERMAN_PACK, SIZES, rng)
    return Deal((first, second, third), talon)
