"""May I see that trick, or say that it points the wrong way?"""

from random import Random
from typing import Any, NamedTuple

from engine.bridge.effect.trick import (
    MAY_SAY_SO,
    MAY_SEE_OWN,
    MAY_SEE_TRICK,
    ONLY_OWN_CARD,
    OPENED_BY_DIRECTOR,
)
from engine.bridge.table.seat import Seat
from engine.bridge.trick.looking import Looking, TrickSoFar, TrickWish, WhyLook
from engine.bridge.trick.looking_at_tricks import LOOKING_AT_TRICKS
from engine.law import Verdict
from engine.text import N_, say
from players.bridge.play.playing import positions
from players.bridge.play.position import BridgePosition
from quizzes.bridge.revoke.misplay import Board, draw_board, start, step
from quizzes.bridge.revoke.story import picture, seen
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

FIRST, LAST = 3, 10  # tricks that have been played


class TrickRequest(NamedTuple):
    """Somebody who wants something: the sentences, the facts, and how far play has come."""

    words: tuple[str, ...]
    facts: dict[str, Any]
    is_dummy: bool = False


OPEN, TURNED, PLAYED = TrickSoFar
SEE, OWN, QUITTED, POINT = TrickWish.SEE, TrickWish.OWN, TrickWish.QUITTED, TrickWish.POINT
SCENES = (
    TrickRequest(
        (
            N_("Trick {trick} is complete. {player} has not turned the own card yet and asks to see all four again."),
            N_("“Let me see that once more”, says {player} after trick {trick}, the own card still lying open."),
        ),
        {"wish": SEE, "so_far": OPEN},
    ),
    TrickRequest(
        (
            N_("{player} has turned the own card of trick {trick} over and now asks to see the trick."),
            N_("The own card already face down, {player} wants to see what the others played to trick {trick}."),
        ),
        {"wish": SEE, "so_far": TURNED},
    ),
    TrickRequest(
        (N_("{other} has led to trick {next}. {player}, {other}'s partner, asks to see trick {trick} again."),),
        {"wish": SEE, "so_far": PLAYED},
    ),
    TrickRequest(
        (N_("{player}, who is dummy, asks to see trick {trick}; dummy's card has not been turned yet."),),
        {"wish": SEE, "so_far": OPEN},
        is_dummy=True,
    ),
    TrickRequest(
        (
            N_("Nobody has led to trick {next}. {player} lifts the own card of trick {trick} and looks at it."),
            N_("{player} has forgotten the own card of trick {trick} and looks at it before the next lead."),
        ),
        {"wish": OWN, "so_far": TURNED},
    ),
    TrickRequest(
        (N_("{other} has led to trick {next}. Then {player}, the partner, looks at the own card of trick {trick}."),),
        {"wish": OWN, "so_far": PLAYED},
    ),
    TrickRequest(
        (
            N_("{player} suspects that somebody revoked in trick {earlier} and wants to turn that trick over."),
            N_("“That was a revoke in trick {earlier}!” {player} reaches for the played cards."),
        ),
        {"wish": QUITTED, "why": WhyLook.REVOKE},
    ),
    TrickRequest(
        (N_("After trick {trick} {player} wants to know who won trick {earlier}, and starts turning cards over."),),
        {"wish": QUITTED, "why": WhyLook.OTHER},
    ),
    TrickRequest(
        (N_("To settle a revoke you have {player} turn over the own card of trick {earlier}."),),
        {"wish": QUITTED, "why": WhyLook.DIRECTOR},
    ),
    TrickRequest(
        (
            N_("{player} sees that {other}, the partner, has laid trick {trick} the wrong way, and says so at once."),
            N_("Before either of them has played to trick {next}, {player} tells {other}: “That trick was ours.”"),
        ),
        {"wish": POINT, "so_far": TURNED},
    ),
    TrickRequest(
        (N_("{player}, who is dummy, sees that {other} has laid trick {trick} the wrong way, and says so at once."),),
        {"wish": POINT, "so_far": TURNED},
        is_dummy=True,
    ),
    TrickRequest(
        (N_("{other} has led to trick {next} when {player} tells the partner: “You have laid trick {trick} wrong.”"),),
        {"wish": POINT, "so_far": PLAYED},
    ),
)


def draw_wish(rng: Random) -> Scenario:
    scene = rng.choice(SCENES)
    while True:
        board = draw_board(rng)
        if found := find_moment(rng, board, scene):
            return ask(scene, board, *found)


def find_moment(rng: Random, board: Board, scene: TrickRequest) -> tuple[BridgePosition, Seat] | None:
    """Between two tricks; where the player's side has played on, its leader has."""
    dummy = board.contract.declarer.partner
    at = [one for one in positions(start(board)) if FIRST <= len(one.tricks) <= LAST and not one.trick.plays]
    chances = [(one, player) for one in at for player in players(scene, one, dummy)]
    return rng.choice(chances) if chances else None


def players(scene: TrickRequest, position: BridgePosition, dummy: Seat) -> list[Seat]:
    if scene.is_dummy:
        return [dummy]
    if scene.facts.get("so_far") is PLAYED:
        leader = position.turn
        return [leader.partner] if leader.partner is not dummy else []
    return [seat for seat in (position.turn, position.turn.lho, position.turn.rho) if seat is not dummy]


def ask(scene: TrickRequest, board: Board, position: BridgePosition, player: Seat) -> Scenario:
    played = len(position.tricks)
    values = {
        "player": player,
        "other": player.partner,
        "trick": played,
        "next": played + 1,
        "earlier": played - 2 if played > FIRST else 1,
    }
    if scene.facts.get("so_far") is PLAYED:
        position = step(position)
    words = scene.words[position.turn.order % len(scene.words)]
    facts = Looking.suppose(**(scene.facts | {"is_dummy": scene.is_dummy}))
    return Scenario(
        (tell(words, values),), (Case(LOOKING_AT_TRICKS, facts),), (may_part(),), picture(board, seen(position))
    )


def may_part() -> Part:
    options = (
        Option("yes", say("Yes.")),
        Option("own", say("No, only the own card may still be looked at.")),
        Option("no", say("No.")),
    )
    return OneOf("may", say("Is that allowed?"), read_may, 0, options)


def read_may(verdict: Verdict) -> str:
    if has(verdict, MAY_SEE_TRICK, MAY_SEE_OWN, OPENED_BY_DIRECTOR, MAY_SAY_SO):
        return "yes"
    return "own" if has(verdict, ONLY_OWN_CARD) else "no"


FAMILIES = (Family("bridge", "see-that-trick", N_("May I see that trick?"), 2, "61C 65B3 66A 66B 66C", draw_wish),)
