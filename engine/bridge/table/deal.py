"""A bridge deal: four hands of thirteen cards."""

from dataclasses import dataclass
from random import Random

from engine.bridge.table.seat import SEATS, Seat, Side, dealer_of, vulnerable_on
from engine.cards.pack import FRENCH_PACK, Card, Hand, deal_cards

PACK = frozenset(FRENCH_PACK)


@dataclass(frozen=True)
class Deal:
    """The board's number, which fixes dealer and vulnerability, and the hands."""

    board: int
    hands: dict[Seat, Hand]

    def __post_init__(self) -> None:
        hands = self.hands.values()
        if frozenset[Card]().union(*hands) != PACK or {len(hand) for hand in hands} != {13}:
            raise ValueError("A deal is the 52 cards of the pack in four hands of thirteen.")

    @property
    def dealer(self) -> Seat:
        return dealer_of(self.board)

    @property
    def vulnerable(self) -> frozenset[Side]:
        return vulnerable_on(self.board)


def draw_deal(rng: Random) -> Deal:
    """A random deal on a random board of the first sixteen."""
    return Deal(rng.randint(1, 16), dict(zip(SEATS, deal_cards(FRENCH_PACK, (13,) * 4, rng), strict=True)))
