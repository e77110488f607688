"""Deals to pay for: without fleks, with fleks part by part, quiet results, certain games that were raised."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.marias.rates.ending import Ended, Holder, Quiet
from engine.marias.table.flek import Flek
from engine.marias.table.player import DEFENDERS, Player
from engine.marias.table.raised import BY_NAME
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Text, say
from players.marias.board import draw_game
from quizzes.family import Draw, Family, Scenario
from quizzes.firm import firmly
from quizzes.marias.picture import Table
from quizzes.marias.rates.outcome import Outcome, play
from quizzes.marias.rates.story import Fleks, picture, settle, tell_fleks, tell_hlasky, tell_result

SEDMAS = (Rung.SEDMA, Rung.SEDMA_RED)
EVERY = (*SEDMAS, *Rung)
COMPOUND = (*SEDMAS, *SEDMAS, Rung.STO_SEDMA, Rung.STO_SEDMA_RED, Rung.STO, Rung.STO_RED, Rung.BETL, Rung.DURCH)
QUIET = (Rung.SEDMA, Rung.SEDMA_RED, Rung.STO, Rung.STO_RED, Rung.STO, Rung.STO_SEDMA)
CERTAIN = (*SEDMAS, Rung.BETL, Rung.DURCH, Rung.DURCH, Rung.SEDMY, Rung.SEDMY_RED)
LEVELS = (Flek.NONE, *[Flek.FLEK] * 3, *[Flek.RE] * 2, Flek.TUTTI, Flek.BOTY)


def not_raised(step: Rung) -> dict[Stake, Flek]:
    return dict.fromkeys(step.parts, Flek.NONE)


def raise_parts(rng: Random, step: Rung) -> dict[Stake, Flek]:
    """Some part is raised."""
    while True:
        fleks = {part: rng.choice(LEVELS) for part in step.parts}
        if any(level is not Flek.NONE for level in fleks.values()):
            return fleks


def ask_result(rng: Random, outcome: Outcome, fleks: Fleks) -> Scenario | None:
    if outcome.is_beaten_by_partner:
        return None
    story = (*tell_fleks(fleks), *tell_result(outcome))
    return settle(rng, story, outcome.step, fleks, picture(outcome), **outcome.facts())


@firmly
def draw_plain(rng: Random) -> Scenario | None:
    """A game that nobody raised: a sedma is not even played, and whoever wants none of it may take omyl."""
    step = rng.choice(EVERY)
    if step is Rung.SEDMA and rng.random() < 0.4:
        return settle(rng, (OMYL,), step, {}, Table(bid=step), ended=Ended.OMYL)
    outcome = play(draw_game(rng, (step,)))
    if step in SEDMAS and rng.random() < 0.3:
        return settle(rng, (APPROVED,), step, not_raised(step), picture(outcome), ended=Ended.APPROVED)
    return ask_result(rng, outcome, not_raised(step))


OMYL = say("The aktér won the auction at sedma, wants no game, and puts down the cards without playing.")
APPROVED = say("The defence is content with both parts, and nothing is played.")


@firmly
def draw_raised(rng: Random) -> Scenario | None:
    outcome = play(draw_game(rng, (rng.choice(COMPOUND),)))
    return ask_result(rng, outcome, raise_parts(rng, outcome.step))


@firmly
def draw_quiet(rng: Random) -> Scenario | None:
    """With 100 points in a sedma, or the trump seven in the last trick of a sto."""
    step = rng.choice(QUIET)
    outcome = play(draw_game(rng, (step,)))
    if step is not Rung.STO_SEDMA and not is_quiet(outcome):
        return None
    return ask_result(rng, outcome, raise_parts(rng, step) if rng.random() < 0.7 else not_raised(step))


def is_quiet(outcome: Outcome) -> bool:
    known = outcome.facts()
    if outcome.step not in SEDMAS:
        return outcome.quiet is not Quiet.NOTHING
    own = outcome.points + 40 * (known["forty"] is Holder.AKTER) + 20 * known["twenties"]
    theirs = 90 - outcome.points + 40 * (known["forty"] is Holder.DEFENCE) + 20 * known["their_twenties"]
    return bool(max(own, theirs) >= 100)


# Certain games


@firmly
def draw_certain(rng: Random) -> Scenario | None:
    """Raised and then laid down: who took part makes up for what the others do not pay."""
    step = rng.choice(CERTAIN)
    fleks = raise_parts(rng, step)
    givers = {part: draw_givers(rng, level) for part, level in fleks.items()}
    known: dict[str, Any] = {f"{BY_NAME.get(part, 'main')}_by": who for part, who in givers.items() if who}
    if Stake.HRA in step.parts:
        known |= draw_hlasky(rng)
    story = (
        *(tell_givers(part, fleks[part], who) for part, who in givers.items() if who),
        LAID,
        *(tell_hlasky(known) if Stake.HRA in step.parts else ()),
    )
    return settle(rng, story, step, fleks, Table(bid=step), ended=Ended.LAID, **known)


LAID = say("Before the first lead the aktér lays the cards down: the game is ložená, and everybody agrees.")


def draw_givers(rng: Random, level: Flek) -> frozenset[Player]:
    """Who took part: one of the defenders, or both."""
    if level is Flek.NONE:
        return frozenset()
    return frozenset(DEFENDERS) if rng.random() < 0.4 else frozenset({rng.choice(DEFENDERS)})


def draw_hlasky(rng: Random) -> dict[str, Any]:
    own = rng.random() < 0.5
    return {"forty": Holder.AKTER if own else Holder.NOBODY, "twenties": rng.choice((0, 0, 1)), "their_twenties": 0}


def tell_givers(part: Stake, level: Flek, who: frozenset[Player]) -> Text:
    if len(who) > 1:
        return say("{part|start} was raised to {level}, and both defenders took part in it.", part=part, level=level)
    (player,) = who
    return say(
        "{part|start} was raised to {level}, of the defenders by {player} alone.", part=part, level=level, player=player
    )


def family(name: str, title: str, difficulty: int, labels: str, draw: Draw, **aims: Any) -> Family:
    return Family("marias", f"pay-{name}", title, difficulty, labels, draw, **aims)


FAMILIES: Sequence[Family] = (
    family("plain", N_("Payment without fleks"), 4, "A B.2 B.8", draw_plain),
    family("flek", N_("Payment with fleks"), 4, "A B.2 B.17", draw_raised),
    family("quiet", N_("Quiet sto and quiet sedma"), 4, "A.1 A.2 A.3 A.4 B.2", draw_quiet),
    family("certain", N_("A certain game that was raised"), 4, "A.5 C.4 C.5", draw_certain),
)
