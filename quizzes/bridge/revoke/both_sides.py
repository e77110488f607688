"""Both sides revoke: on one trick or on two, with one side or both playing on."""

from random import Random

from engine.bridge.revoke.incident import OtherRevoke, Since
from engine.bridge.revoke.revoke import REVOKE
from engine.text import N_, say
from players.bridge.play.playing import positions
from players.bridge.play.position import BridgePosition
from quizzes.bridge.revoke.misplay import (
    Misplay,
    can_revoke,
    choose_wrong_card,
    draw_misplay,
    finish,
    finish_trick,
    revokes_after,
    step,
)
from quizzes.bridge.revoke.question import check_part, outcome_part, transfer_part
from quizzes.bridge.revoke.story import established, picture, seen, state, tell
from quizzes.family import Family, Scenario
from quizzes.question import Case


def draw_both_sides(rng: Random) -> Scenario:
    attempt = rng.choice((on_one_trick, on_two_tricks))
    while True:
        if scenario := attempt(rng):
            return scenario


def on_one_trick(rng: Random) -> Scenario | None:
    """Both sides revoke on the same trick; then one of them, or both, play on."""
    first = draw_misplay(rng, 2, 11)
    position = first.after
    while position.trick.plays and (position.turn.side is first.revoker.side or not can_revoke(position)):
        position = step(position)
    if not position.trick.plays:
        return None
    second = Misplay(first.board, position, choose_wrong_card(rng, position))
    completed = finish_trick(second.after)
    cards = rng.randint(0, 2)
    *_, now = [one for one, _ in zip(positions(completed), range(cards + 1), strict=False)]
    return tell_both(first, second, now)


def tell_both(first: Misplay, second: Misplay, now: BridgePosition) -> Scenario:
    """Two revokes on one trick, seen from the first; the position tells who has played on."""
    sides = {play.player.side for play in now.trick.plays}
    tricks = finish(now)
    facts = state(
        first,
        both_sides=True,
        since=Since.PLAYED if first.revoker.side in sides else Since.NOTHING,
        others_played=second.revoker.side in sides,
        winner=first.winner(tricks),
        later=first.later(tricks),
    )
    story = (tell(first), tell(second), say("Then both revokes are noticed; the cards played so far are shown."))
    parts = (outcome_part(both=True), transfer_part(), check_part())
    return Scenario(story, (Case(REVOKE, facts),), parts, picture(first.board, seen(now), first, second))


def on_two_tricks(rng: Random) -> Scenario | None:
    """One side revokes, later the other: both are established."""
    first = draw_misplay(rng, 2, 7)
    second = next(revokes_after(rng, first, first.revoker.lho, first.revoker.rho), None)
    if second is None:
        return None
    tricks = finish(second.after)
    facts = established(first, tricks, other=OtherRevoke.OPPONENTS)
    story = (tell(first), tell(second), say("Nobody notices until the board has been played to the end."))
    parts = (outcome_part(both=True), transfer_part(), check_part())
    return Scenario(story, (Case(REVOKE, facts),), parts, picture(first.board, tricks, first, second))


FAMILIES = (Family("bridge", "revoke-both-sides", N_("Both sides revoke"), 4, "62C3 64B7 64B8", draw_both_sides),)
