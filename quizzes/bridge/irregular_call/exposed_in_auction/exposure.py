"""Cards that become visible: whose, which, how, and how that is told."""

from dataclasses import dataclass
from random import Random

from engine.bridge.irregular_call.exposed import ExposedCards, ExposedHow
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card, Rank
from engine.text import N_, Text
from quizzes.bridge.irregular_call.inadmissible_call.juncture import Juncture


@dataclass(frozen=True)
class Exposure:
    """Whose cards became visible, which, and how."""

    player: Seat
    cards: tuple[Card, ...]
    how: ExposedHow

    @property
    def facts(self) -> dict[str, object]:
        return {"cards": self.so_many, "how": self.how}

    @property
    def so_many(self) -> ExposedCards:
        if len(self.cards) > 1:
            return ExposedCards.SEVERAL
        return ExposedCards.HONOUR if is_honour(self.cards[0]) else ExposedCards.LOW

    def tell(self, sentence: str, **others: object) -> Text:
        (first, *more) = self.cards
        named = {"player": self.player, "card": first, "other": more[0] if more else first} | others
        return Text(sentence, tuple((name, value) for name, value in named.items() if is_named(name, sentence)))


def is_named(name: str, sentence: str) -> bool:
    return f"{{{name}}}" in sentence or f"{{{name}|" in sentence


def is_honour(card: Card) -> bool:
    return card.rank >= Rank.TEN


def draw_card(rng: Random, juncture: Juncture, player: Seat, honour: bool) -> Card:
    """A card of a hand; every hand of thirteen has some of each, or we take any."""
    cards = sorted(juncture.deal.hands[player])
    return rng.choice([card for card in cards if is_honour(card) is honour] or cards)


DROPS = (
    N_("During the auction {card} slips out of {player}'s hand and lies face up on the table."),
    N_("{player} reaches for the bidding box, and {card} falls face up on the table."),
    N_("{player} puts the hand down for a moment, and {card} turns over for all to see."),
)

DOUBLE_DROPS = (
    N_("During the auction {player} drops {card} and {other} face up on the table."),
    N_("Two cards stick together and fall face up on the table during the auction: {card} and {other}, {player}'s."),
)

LEADS = (
    N_("{player} believes that the auction is over and leads {card} face up."),
    N_("{player} has counted a pass too many and leads {card} face up."),
)
