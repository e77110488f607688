"""How many tricks are transferred: the general rule."""

from random import Random

from engine.bridge.revoke.circumstance import Noticed
from engine.bridge.revoke.revoke import REVOKE
from engine.text import N_, Text, say
from quizzes.bridge.revoke.aim import ANY, Played, draw_played
from quizzes.bridge.revoke.question import transfer_part
from quizzes.bridge.revoke.story import WHEN, established, picture, tell
from quizzes.family import Family, Scenario
from quizzes.question import Case


def draw_transfer(rng: Random) -> Scenario:
    """A revoke, and what the sides won from then on."""
    played = draw_played(rng, rng.choice(ANY), *rng.choice(((2, 11), (7, 11))))
    noticed, found = rng.choice(finds(rng, played))
    facts = established(*played, noticed=noticed)
    table = picture(played.misplay.board, played.tricks, played.misplay)
    return Scenario((tell(played.misplay), found), (Case(REVOKE, facts),), (transfer_part(),), table)


def finds(rng: Random, played: Played) -> tuple[tuple[Noticed, Text], ...]:
    """Ways in which it comes out after that side has played on; none of them makes a difference."""
    trick = min(12, played.misplay.trick + rng.randint(1, 3))
    in_play = say("It comes out when trick {trick} is over, and the board is played to the end.", trick=trick)
    return (
        (Noticed.BEFORE_RETURN, say("Nobody notices until the board has been played to the end.")),
        (Noticed.IN_PLAY, in_play),
        (Noticed.BEFORE_RETURN, WHEN[Noticed.BEFORE_RETURN]),
    )


FAMILIES = (Family("bridge", "revoke-tricks", N_("How many tricks?"), 5, "64A1 64A2 64B1 64fn1", draw_transfer),)
