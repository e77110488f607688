"""Plays on which the whole hand hangs: found with the solver in the last tricks, where it is quick."""

from engine.cards.pack import Card
from engine.ulti.table.bid import Task
from engine.ulti.table.player import Player
from engine.ulti.table.solver import EVERY_TRICK, NO_TRICK, ULTI, Aim, Ending, Goal, can_make
from engine.ulti.table.trump import ranking, seven_of
from players.ulti.position import UltiPosition

SMALL = 600  # cards played in thought: a few milliseconds


def goal_of(position: UltiPosition) -> Goal | None:
    """What the declarer of such a bid fights for, if it is not points."""
    if position.is_betli:
        return NO_TRICK
    if position.is_durchmars:
        return EVERY_TRICK
    return ULTI if Task.ULTI in position.bid.parts else None


def still_makes(position: UltiPosition, goal: Goal, budget: int = SMALL) -> bool | None:
    """Can the declarer still reach the goal against best play? None if it would take too long to find out."""
    decided = what_is_decided(position, goal)
    if decided is not None:
        return decided
    return can_make(Ending(position.held, position.leader, position.trump, position.on_table), goal, budget)


def what_is_decided(position: UltiPosition, goal: Goal) -> bool | None:
    """What the tricks played so far settle already."""
    winners = position.winners
    if goal.aim is Aim.ULTI:
        return ulti_decided(position)
    wrong = (
        winners.count(Player.DECLARER) if goal.aim is Aim.NO_TRICK else len(winners) - winners.count(Player.DECLARER)
    )
    return False if wrong else True if position.is_over else None


def ulti_decided(position: UltiPosition) -> bool | None:
    """The trump seven must win the last trick, so played before it is lost."""
    seven = seven_of(position.trump)
    if position.is_over:
        last = position.tricks[-1].best(position.trump, ranking(position.trump))
        return last.card == seven and last.player is Player.DECLARER
    played = {play.card for trick in position.tricks for play in trick.plays}
    return False if seven in played else None


def find_tempting(position: UltiPosition) -> Card | None:
    """A card against the rules that would turn the hand: no card that is allowed does as well for the player."""
    goal = goal_of(position)
    if goal is None or not position.trick.plays:
        return None
    wanted = position.declares
    if still_makes(position, goal) in (wanted, None):
        return None  # the rules do no harm here, or it would take too long to see
    forbidden = sorted(position.hand - position.legal)
    return next((card for card in forbidden if still_makes(position.play(card), goal) is wanted), None)
