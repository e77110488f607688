"""Both sides revoke: on one trick or on two, with one side or both playing on, or one of them corrected in time."""

from random import Random
from typing import NamedTuple

from engine.bridge.revoke.circumstance import OtherRevoke, Role, Since
from engine.bridge.revoke.incident import Revoke
from engine.bridge.revoke.revoke import REVOKE
from engine.text import N_, Text, say
from players.bridge.play.playing import positions
from players.bridge.play.position import BridgePosition
from quizzes.bridge.picture import Table
from quizzes.bridge.revoke.aim import COSTLY, draw_played
from quizzes.bridge.revoke.misplay import (
    Misplay,
    can_revoke,
    choose_wrong_card,
    draw_misplay,
    find_misplays,
    finish,
    finish_trick,
    revokes_after,
    step,
)
from quizzes.bridge.revoke.question import check_part, outcome_part, transfer_part
from quizzes.bridge.revoke.story import established, picture, result, seen, state, tell, whose
from quizzes.family import Family, Scenario
from quizzes.question import Case, Option

NO_CHECK = (Option("none", say("Neither: both revokes are corrected.")),)


def draw_both_sides(rng: Random) -> Scenario:
    attempt = rng.choice((*[on_one_trick] * 5, *[on_two_tricks] * 2, *[one_in_time] * 5))
    while True:
        if scenario := attempt(rng):
            return scenario


class Told(NamedTuple):
    """Two revokes, how they came out, and what one sees."""

    first: Misplay
    second: Misplay
    how: Text
    table: Table


def ask(told: Told, facts: tuple[Revoke, Revoke], standing: int = 0) -> Scenario:
    """What becomes of each, and of the tricks: those for the one that stands, if only one does."""
    revokes = ((told.first, "first"), (told.second, "second"))
    outcomes = (
        outcome_part(say("What becomes of {player}'s revoke?", player=whose(misplay)), name, case)
        for case, (misplay, name) in enumerate(revokes)
    )
    words = say("How many tricks are transferred automatically in the end?")
    check = check_part("bridge:64C1", "bridge:64C2b", none=NO_CHECK, case=standing)
    parts = (*outcomes, transfer_part(words, standing), check)
    story = (tell(told.first), tell(told.second), told.how)
    return Scenario(story, tuple(Case(REVOKE, one) for one in facts), parts, told.table)


# On one trick


def on_one_trick(rng: Random) -> Scenario | None:
    """Both sides revoke on the same trick; then nobody, one of them, or both play on."""
    first = draw_misplay(rng, 2, 11)
    position = first.after
    while position.trick.plays and (position.turn.side is first.revoker.side or not can_revoke(position)):
        position = step(position)
    if not position.trick.plays:
        return None
    second = Misplay(first.board, position, choose_wrong_card(rng, position))
    cards = rng.choice((0, 1, 1, 2))
    *_, now = [one for one, _ in zip(positions(finish_trick(second.after)), range(cards + 1), strict=False)]
    if first.comes_out(seen(now)) or second.comes_out(seen(now)):
        return None
    facts = on_this_trick(first, second, now), on_this_trick(second, first, now)
    return ask(Told(first, second, tell_cards(cards), picture(first.board, seen(now), first, second)), facts)


def on_this_trick(one: Misplay, other: Misplay, now: BridgePosition) -> Revoke:
    """One of two revokes on a trick; the position tells who has played on."""
    sides = {play.player.side for play in now.trick.plays}
    since = Since.PLAYED if one.revoker.side in sides else Since.NOTHING
    played = {"both_sides": True, "since": since, "others_played": other.revoker.side in sides}
    return state(one, **played, **result(one, finish(now)))


def tell_cards(cards: int) -> Text:
    if cards == 0:
        return say("When the trick is complete, both revokes are noticed.")
    if cards == 1:
        return say("After the lead to the next trick both revokes are noticed.")
    return say("When two cards lie in the next trick, both revokes are noticed.")


# On two tricks


def on_two_tricks(rng: Random) -> Scenario | None:
    """One side revokes, later the other: both are established."""
    first = draw_misplay(rng, 2, 7)
    second = next(revokes_after(rng, first, first.revoker.lho, first.revoker.rho), None)
    if second is None:
        return None
    tricks = finish(second.after)
    if first.comes_out(tricks) or second.comes_out(tricks):
        return None
    facts = tuple(established(one, tricks, other=OtherRevoke.OPPONENTS) for one in (first, second))
    how = say("Nobody notices either revoke until the board has been played to the end.")
    return ask(Told(first, second, how, picture(first.board, tricks, first, second)), (facts[0], facts[1]))


def one_in_time(rng: Random) -> Scenario | None:
    """A defender's revoke stands; declarer's side revoked before or after it, and put it right at once."""
    defender = draw_played(rng, rng.choice(COSTLY), 4, 10, lambda one: one.role is Role.DEFENDER)
    stands, tricks = defender
    other = put_right(rng, stands)
    if other is None or stands.comes_out(tricks):
        return None
    corrected = state(other, since=Since.NOTHING, **result(other, tricks))
    table, hand = picture(stands.board, tricks, stands), whose(other)
    if other.trick < stands.trick:
        how = say(
            "{player|start}'s card went back at once, the other revoke comes out after play.", player=whose(other)
        )
        return ask(Told(other, stands, how, table), (corrected, established(*defender)), 1)
    how = say("{player|start}'s card goes back at once, the other revoke comes out after play.", player=hand)
    return ask(Told(stands, other, how, table), (established(*defender), corrected))


def put_right(rng: Random, stands: Misplay) -> Misplay | None:
    """A slip of declarer's side on another trick, of which nothing is left to see: its card goes back to the hand."""
    if rng.random() < 0.4:
        slips = find_misplays(rng, stands.board, 2, stands.trick - 1)
    else:
        slips = revokes_after(rng, stands, *stands.board.declaring)
    return next((one for one in slips if one.role is not Role.DEFENDER), None)


FAMILIES = (
    Family(
        "bridge", "revoke-both-sides", N_("Both sides revoke"), 4, "62A 62C3 64A1 64A2 64B7 64B8 64C2b", draw_both_sides
    ),
)
