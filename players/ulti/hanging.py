"""Plays on which the whole hand hangs: found with the solver in the last tricks, where it is quick."""

from engine.cards.goal import Goal
from engine.cards.pack import Card
from engine.cards.solver import can_make
from engine.ulti.table.bid import Task
from engine.ulti.table.goal import EVERY_TRICK, NO_TRICK, ulti
from engine.ulti.table.player import Player
from players.ulti.position import UltiPosition

SMALL = 600  # cards played in thought: a few milliseconds


def goal_of(position: UltiPosition) -> Goal[Player] | None:
    """What the declarer of such a bid fights for, if it is not points."""
    if position.is_betli:
        return NO_TRICK
    if position.is_durchmars:
        return EVERY_TRICK
    return ulti(position.trump) if position.trump and Task.ULTI in position.bid.parts else None


def find_tempting(position: UltiPosition) -> Card | None:
    """A card against the rules that would turn the hand: no card that is allowed does as well for the player."""
    goal = goal_of(position)
    if goal is None or not position.trick.plays:
        return None
    wanted = position.declares
    if can_make(position, goal, SMALL) in (wanted, None):
        return None  # the rules do no harm here, or it would take too long to see
    forbidden = sorted(position.hand - position.legal)
    return next((card for card in forbidden if can_make(position.play(card), goal, SMALL) is wanted), None)
