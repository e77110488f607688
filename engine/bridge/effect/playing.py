"""Effects on the play of a card: what limits the choice, and who wins the trick."""

from dataclasses import dataclass

from engine.cards.pack import Card
from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Text, say

ORDER_FIRST = Order(
    "order-first-50D1b",
    N_("Declarer's order has to be carried out; it comes before a penalty card of the player's own."),
)
CANNOT_OBEY = Order(
    "cannot-obey-59",
    N_("Declarer's order cannot be carried out, so it does not bind: any card may be played that is legal otherwise."),
)
PLAY_PENALTY_CARD = MainOrder("play-it-50D1a", N_("The major penalty card has to be played now."))
DECLARER_NAMES = Option(
    "declarer-names-51A",
    N_("Two or more penalty cards could be played: declarer may name the one that has to be played this time."),
)
PENALTY_CARD_WAITS = Order(
    "penalty-card-waits-50D1b",
    N_("The penalty card cannot be played now. It stays face up, and is played at the next legal opportunity."),
)


@dataclass(frozen=True)
class TrickTo(Effect):
    """Which card wins a trick, and who leads next: the player who played it as the first, second, third or fourth."""

    weight = 1

    card: Card
    place: int

    def words(self) -> Text:
        return say(
            "The {card} wins the trick, the {place|ordinal} card that was played. The hand that played it leads next.",
            card=self.card,
            place=self.place,
        )
