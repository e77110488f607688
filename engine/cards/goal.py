"""What one camp tries to do in the play of a hand, and what has come of it so far."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from enum import Enum
from math import gcd
from typing import Generic, TypeVar

from engine.cards.pack import Card, Rank
from engine.cards.position import Position

P = TypeVar("P", bound=Hashable)


class Aim(Enum):
    """What a camp tries to do."""

    NO_TRICK = "take no trick"
    EVERY_TRICK = "take every trick"
    LAST_TRICK = "win the last trick with a certain card"
    COUNT = "count so much"


@dataclass(frozen=True)
class Tally:
    """What counts how much: each card of some ranks, each trick, and the last trick besides."""

    ranks: tuple[Rank, ...] = ()
    card: int = 0
    trick: int = 0
    last: int = 0

    @property
    def unit(self) -> int:
        """The step in which it goes up."""
        return gcd(self.card, self.trick, self.last)

    def worth(self, cards: Iterable[Card], tricks: int) -> int:
        """What so many tricks with these cards count, the last trick left aside."""
        return self.card * sum(card.rank in self.ranks for card in cards) + self.trick * tricks


TRICKS = Tally(trick=1)


@dataclass(frozen=True)
class Goal(Generic[P]):
    """What these players try to do together against the others."""

    camp: frozenset[P]
    aim: Aim
    needed: int = 1
    tally: Tally = TRICKS
    card: Card | None = None


def decided_by_now(position: Position[P], goal: Goal[P]) -> bool | None:
    """What the tricks played so far settle."""
    if goal.aim is Aim.LAST_TRICK:
        return last_trick_decided(position, goal)
    if goal.aim is Aim.COUNT:
        return None
    wrong = goal.aim is Aim.NO_TRICK
    if any((winner in goal.camp) is wrong for winner in position.winners):
        return False
    return True if position.is_over else None


def last_trick_decided(position: Position[P], goal: Goal[P]) -> bool | None:
    """The card must win the last trick, so played before it is lost."""
    if position.is_over:
        best = position.tricks[-1].best(position.terms.trump, position.terms.ranking)
        return best.card == goal.card and best.player in goal.camp
    return False if any(play.card == goal.card for trick in position.tricks for play in trick.plays) else None


def counted(position: Position[P], goal: Goal[P]) -> int:
    """What the camp has counted so far, where it is the count that matters."""
    if goal.aim is not Aim.COUNT:
        return 0
    won = [trick for trick, winner in zip(position.tricks, position.winners, strict=True) if winner in goal.camp]
    cards = [play.card for trick in won for play in trick.plays]
    last = position.is_over and position.winners[-1] in goal.camp
    return goal.tally.worth(cards, len(won)) + goal.tally.last * last


def left_to_count(position: Position[P], tally: Tally) -> int:
    cards = cards_left(position)
    tricks = max(len(hand) for hand in position.held.values())
    return tally.worth(cards, tricks) + tally.last * bool(tricks)


def cards_left(position: Position[P]) -> list[Card]:
    """The cards of the trick on the table and of the hands."""
    return [*position.on_table, *(card for hand in position.held.values() for card in hand)]
