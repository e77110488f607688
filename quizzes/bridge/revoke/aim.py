"""Revokes of a wanted kind: who wins the trick, and whether the side wins another after it."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from engine.bridge.revoke.circumstance import Later, Role, Winner
from engine.bridge.table.seat import Seat
from engine.cards.trick import Trick
from quizzes.bridge.revoke.misplay import Misplay, draw_board, find_misplays, finish, finish_trick

Tricks = tuple[Trick[Seat], ...]


class Kind(NamedTuple):
    """What is to come of a revoke; after a partner's trick it does not matter what is won later."""

    winner: Winner
    later: Later | None = None


TWO = Kind(Winner.REVOKER, Later.SOME)
ONLY_ITS_OWN = Kind(Winner.REVOKER, Later.NONE)
PARTNER_S = Kind(Winner.PARTNER)
A_LATER_ONE = Kind(Winner.OPPONENTS, Later.SOME)
NOTHING = Kind(Winner.OPPONENTS, Later.NONE)
COSTLY = (TWO, TWO, PARTNER_S, A_LATER_ONE)  # something is transferred unless there is an exception
ANY = (TWO, TWO, TWO, TWO, ONLY_ITS_OWN, PARTNER_S, PARTNER_S, A_LATER_ONE, A_LATER_ONE, NOTHING, NOTHING, NOTHING)


class Played(NamedTuple):
    """A revoke, and the tricks of the whole board."""

    misplay: Misplay
    tricks: Tricks


def is_own(misplay: Misplay) -> bool:
    """Did somebody revoke who holds the cards in hand? Dummy's revoke has a rule of its own."""
    return misplay.role is not Role.DUMMY


def draw_played(
    rng: Random, kind: Kind, first: int = 2, last: int = 11, suits: Callable[[Misplay], bool] = is_own
) -> Played:
    """A revoke of a kind on one of these tricks, of which nobody says anything until the board is over."""
    while True:
        for found in find_misplays(rng, draw_board(rng), first, last):
            misplay = found.as_ruff if kind.winner is Winner.REVOKER else found  # else it hardly ever wins
            if suits(misplay) and is_won_by(misplay, kind.winner):
                played = Played(misplay, finish(misplay.after))
                if kind.later in (None, misplay.later(played.tricks)):
                    return played


def is_won_by(misplay: Misplay, winner: Winner) -> bool:
    return misplay.winner(finish_trick(misplay.after).tricks) is winner
