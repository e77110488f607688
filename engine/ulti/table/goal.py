"""What the declarer of a hand of Ulti can try to do, for the solver."""

from engine.cards.goal import Aim, Goal, Tally
from engine.cards.pack import Card, Rank, Suit
from engine.cards.trump import VALUABLE
from engine.ulti.table.player import Player

DECLARER = frozenset({Player.DECLARER})
NO_TRICK = Goal(DECLARER, Aim.NO_TRICK)
EVERY_TRICK = Goal(DECLARER, Aim.EVERY_TRICK)
POINTS = Tally(VALUABLE, card=10, last=10)


def ulti(trump: Suit) -> Goal[Player]:
    """The last trick with the trump seven."""
    return Goal(DECLARER, Aim.LAST_TRICK, card=Card(trump, Rank.SEVEN))


def points(needed: int) -> Goal[Player]:
    """So many points in tricks."""
    return Goal(DECLARER, Aim.COUNT, needed, POINTS)
