"""A position in the play of mariáš, as its players see it."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards.legal import FOLLOW_TRUMP_BEAT
from engine.cards.pack import Card, Hand, Rank, Suit
from engine.cards.trump import ranking
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.step import Rung, Stake
from players.german.position import GermanPosition, GermanTerms
from players.marias.plan import Plan


@dataclass(frozen=True)
class MariasTerms(GermanTerms[Player]):
    """What the hand is played for, and in dvě sedmy the suit of the second seven."""

    step: Rung
    second: Suit | None


@dataclass(frozen=True)
class MariasPosition(GermanPosition[Player]):
    """A position of mariáš; nobody leads a king whose over is in the hand, or parts with a seven too soon."""

    terms: MariasTerms

    @property
    def step(self) -> Rung:
        return self.terms.step

    @property
    def is_betli(self) -> bool:
        return Stake.BETL in self.step.parts

    @property
    def is_durchmars(self) -> bool:
        return Stake.DURCH in self.step.parts

    @property
    def is_for_seven(self) -> bool:
        return self.step.has_seven

    @property
    def is_settled(self) -> bool:
        if not (self.is_betli or self.is_durchmars):
            return False
        return any((winner is Player.AKTER) is self.is_betli for winner in self.winners)

    @property
    def legal(self) -> Hand:
        """The cards that may be played; of a pair the over comes before the king."""
        allowed = super().legal
        return (allowed - self.second_seven(allowed)) - self.kings_of_pairs(allowed) if self.trump else allowed

    def second_seven(self, allowed: Hand) -> Hand:
        """The helper seven, where another card may be played."""
        second = {Card(self.terms.second, Rank.SEVEN)} if self.terms.second else set()
        return frozenset(second & allowed) if len(allowed) > 1 else frozenset()

    def kings_of_pairs(self, allowed: Hand) -> Hand:
        return frozenset(card for card in allowed if card.rank is Rank.KING and Card(card.suit, Rank.OVER) in allowed)


def place_cards(hands: Mapping[Player, Hand], plan: Plan, leader: Player) -> MariasPosition:
    """The position before the first lead: forhont's with trumps, the aktér's without."""
    trump = plan.trump
    terms = MariasTerms(
        AT_PLAY, trump, ranking(trump), FOLLOW_TRUMP_BEAT, Player.AKTER, plan.talon, plan.step, plan.second
    )
    return MariasPosition(terms, dict(hands), leader)
