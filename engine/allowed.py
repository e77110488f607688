"""Effects on cards that may be played, or may not, in every game."""

from dataclasses import dataclass

from engine.cards.pack import Card
from engine.effect import Effect, Order
from engine.text import N_, Cite, Text, say

LEGAL = Order("legal", N_("The card may be played."))


@dataclass(frozen=True)
class MustPlay(Effect):
    """The cards one of which has to be played."""

    cards: frozenset[Card]

    def words(self) -> Text:
        return say("The card may not be played, but {cards|the or} may.", cards=self.cards)


@dataclass(frozen=True)
class MayPlay(Effect):
    """The cards that may be played."""

    cards: frozenset[Card]

    def words(self) -> Text:
        return say("{cards|the or start} may be played.", cards=self.cards)


@dataclass(frozen=True)
class MayNotPlay(Effect):
    """Cards that may not be played, and the paragraph against them."""

    cards: frozenset[Card]
    reference: str

    def words(self) -> Text:
        paragraph = Cite(self.reference)
        return say("By {paragraph}, {cards|the and} may not be played.", cards=self.cards, paragraph=paragraph)
