"""Effects on dummy's card: which one is played, who names it, what goes back when dummy put out another."""

from dataclasses import dataclass

from engine.cards.pack import Card, FrenchCards
from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Text, say


@dataclass(frozen=True)
class DummyPlays(Effect):
    """The card of dummy's that is played."""

    weight = 2

    card: Card

    def words(self) -> Text:
        return say("Dummy plays the {card}.", card=self.card)


@dataclass(frozen=True)
class DeclarerNames(Effect):
    """The cards among which declarer chooses."""

    weight = 2

    cards: FrenchCards

    def words(self) -> Text:
        return say("Declarer says which of these cards is played: {cards}.", cards=self.cards)


@dataclass(frozen=True)
class DefenderNames(Effect):
    """The cards among which a defender may choose."""

    weight = 2
    is_option = True

    cards: FrenchCards

    def words(self) -> Text:
        return say("Either defender may say which of these cards dummy plays: {cards}.", cards=self.cards)


MEANT_CARD = MainOrder("meant-card-46B", N_("Dummy plays the card that declarer beyond dispute meant."))
NAMING_VOID = Order("naming-void-46B4", N_("What declarer said is void."))
NOT_COVERED = Order(
    "not-covered-46B",
    N_("The Law does not say which card such words mean; declarer is asked, and says which one it was."),
)
NAMED_REVOKE = Order(
    "named-revoke", N_("That card does not follow suit although dummy could: it is a revoke, and is corrected.")
)

# Dummy put out a card that was not named

WRONG_CARD_BACK = MainOrder(
    "wrong-card-back-45D1",
    N_("Dummy's card goes back. The card that declarer named is played; if none was named, declarer names one now."),
)
DEFENDERS_MAY_CHANGE = Option(
    "defenders-may-change-45D1",
    N_("A defender may take back a card played since dummy's wrong one; it is no penalty card."),
)
DECLARER_MAY_CHANGE = Option(
    "declarer-may-change-45D1",
    N_(
        "If declarer's right-hand opponent changes a card, declarer may take back the one played to this trick after "
        "it, and no other."
    ),
)
WRONG_CARD_STAYS = MainOrder(
    "wrong-card-stays-45D2", N_("It is too late: dummy's card and everything played since stay as they are.")
)
MAY_BE_REVOKES = Order(
    "may-be-revokes-45D2",
    N_(
        "Whoever could have followed to the wrong lead and did not may have revoked; tricks are transferred for that, "
        "but none if both sides have revoked."
    ),
)
