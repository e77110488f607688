"""What a renonc in the game costs, and who pays: fleks, hearts, points by forfeit, the offender for all."""

from random import Random
from typing import Any

from engine.marias.renonc.incident import TopTrumps
from engine.marias.table.flek import Flek
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.raised import BY_NAME, RaisedGame
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.marias.payment import AT_THREE, EVERYBODY, crowns_part
from quizzes.marias.picture import Table
from quizzes.marias.renonc.event import state, wrong_card

LEVELS = (Flek.NONE, Flek.NONE, Flek.FLEK, Flek.FLEK, Flek.RE, Flek.TUTTI)
WITHOUT_POINTS = (Rung.BETL, Rung.DURCH, Rung.SEDMY, Rung.SEDMY_RED)
WITH_POINTS = (Rung.SEDMA, Rung.SEDMA_RED, Rung.STO, Rung.STO_RED, Rung.STO_SEDMA, Rung.STO_SEDMA_RED)
TOLD = frozenset({"reading.scale", "reading.forfeit_grows", "reading.quiet_sto_grows"})
STO = say(
    "At this table sto pays one rate more for every ten points over a hundred, and a lost one pays a rate for every "
    "ten points that are missing and for every ten points of the other side's hlášky."
)
HRA = say("At this table a quiet sto makes hra twice as dear, however many points it has.")
TRUMPS = {
    TopTrumps.NONE: say("The side at fault has no trump ace and no trump ten left."),
    TopTrumps.ACE: say("Of the trump ace and ten the side at fault still has the ace."),
    TopTrumps.TEN: say("The side at fault has played the trump ace before and still has the trump ten."),
    TopTrumps.BOTH: say("The side at fault still has the trump ace and the trump ten."),
}


@firmly
def draw_payment(rng: Random) -> Scenario:
    """A wrong card in a game without points or with them."""
    step = rng.choice(WITHOUT_POINTS if rng.random() < 0.3 else WITH_POINTS)
    fleks, offender, trick = {part: rng.choice(LEVELS) for part in step.parts}, rng.choice(AT_PLAY), rng.randint(2, 7)
    happened, three = wrong_card(rng, trick, offender), rng.random() < 0.2
    points = draw_points(rng, step, offender, trick)
    raised = RaisedGame.suppose(step=step, **{BY_NAME.get(part, "main"): level for part, level in fleks.items()})
    case = state(happened, raised=raised, three=three, **points)
    story = (
        *((say("There are only three players at the table."),) if three else ()),
        *(tell_flek(part, level) for part, level in fleks.items()),
        happened.words,
        *tell_points(step, offender, points),
    )
    parts = (crowns_part(AT_THREE if three else EVERYBODY),)
    return Scenario(story, (case,), parts, Table(bid=step), told=TOLD)


def tell_flek(part: Stake, level: Flek) -> Text:
    if level is Flek.NONE:
        return say("Nobody gave a flek on {part}.", part=part)
    return say("{part|start} was raised to {level}.", part=part, level=level)


def draw_points(rng: Random, step: Rung, offender: Player, trick: int) -> dict[str, Any]:
    """What had been taken, what is still held, and whose hlášky there are."""
    if step in WITHOUT_POINTS:
        return {}
    trumps = rng.choice((TopTrumps.NONE, TopTrumps.NONE, *TopTrumps))
    taken = 10 * rng.randint(0, min(trick, 3))
    own = rng.choice((0, 20, 40, 40))
    theirs = rng.choice((0, 0, 20)) if own == 40 else rng.choice((0, 20, 40))
    if offender is Player.AKTER:
        return {"taken": taken, "trumps": trumps, "hlasky": theirs, "best": own}
    return {"taken": taken, "trumps": trumps, "hlasky": own, "best": own}


def tell_points(step: Rung, offender: Player, points: dict[str, Any]) -> tuple[Text, ...]:
    if not points:
        return ()
    by_akter = offender is Player.AKTER
    hlasky = (
        say(
            "The defence has hlášky worth {points}, the aktér's best one is worth {best}.",
            points=points["hlasky"],
            best=points["best"],
        )
        if by_akter
        else say("The aktér has hlášky worth {points}.", points=points["hlasky"])
    )
    return (
        STO if Stake.STO in step.parts else HRA,
        say("Before this trick the side at fault has taken {points} points.", points=points["taken"]),
        TRUMPS[points["trumps"]],
        hlasky,
    )


FAMILIES = (
    Family(
        "marias",
        "renonc-payment",
        N_("Who pays how much for a renonc?"),
        5,
        "A.1 E.6.b E.6.c",
        draw_payment,
    ),
)
