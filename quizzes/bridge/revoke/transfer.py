"""How many tricks pass over: the general rule and its exceptions."""

from collections.abc import Iterator
from random import Random

from engine.bridge.revoke.incident import Noticed, OtherRevoke, Revoke, Role, Winner
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.table.seat import Seat
from engine.cards.trick import Trick
from engine.text import N_, Text, say
from quizzes.bridge.revoke.misplay import Board, Misplay, draw_board, draw_misplay, find_misplays, finish, revokes_after
from quizzes.bridge.revoke.question import check_part, transfer_part
from quizzes.bridge.revoke.story import established, picture, tell
from quizzes.family import Family, Scenario
from quizzes.question import Case


def draw_misplays(rng: Random) -> Iterator[Misplay]:
    while True:
        yield draw_misplay(rng, *rng.choice(((2, 11), (8, 11))))


def draw_transfer(rng: Random) -> Scenario:
    """A revoke of somebody who holds the cards in hand: dummy's has a rule of its own."""
    misplay = next(one for one in draw_misplays(rng) if one.board.role(one.revoker) is not Role.DUMMY)
    tricks = finish(misplay.after)
    story = (tell(misplay), say("Nobody notices until the board has been played to the end."))
    facts = established(misplay, tricks)
    return Scenario(story, (Case(REVOKE, facts),), (transfer_part(),), picture(misplay.board, tricks, misplay))


WHEN = {
    Noticed.BEFORE_RETURN: say("It is noticed after the last trick, before the four hands are back in the board."),
    Noticed.AFTER_RETURN: say(
        "It is noticed when the hands are back and only the offending side has called on the next board."
    ),
    Noticed.NEXT_BOARD: say("It is noticed when a player of the other side has already called on the next board."),
    Noticed.ROUND_OVER: say("It is noticed when the round is over."),
}


def draw_exception(rng: Random) -> Scenario:
    """One of the exceptions of 64B, or something that only looks like one."""
    while True:
        if scenario := rng.choice(EXCEPTIONS)(rng):
            return scenario


def ask_exception(
    board: Board, tricks: tuple[Trick[Seat], ...], facts: Revoke, story: tuple[Text, ...], *misplays: Misplay
) -> Scenario:
    parts = (transfer_part(), check_part())
    return Scenario(story, (Case(REVOKE, facts),), parts, picture(board, tricks, *misplays))


def noticed_late(rng: Random) -> Scenario | None:
    misplay, when = draw_misplay(rng, 3, 11), rng.choice(tuple(WHEN))
    tricks = finish(misplay.after)
    facts = established(misplay, tricks, noticed=when)
    return ask_exception(misplay.board, tricks, facts, (tell(misplay), WHEN[when]), misplay)


def near_the_end(rng: Random) -> Scenario | None:
    """Tricks 10 to 12: the twelfth is found too late to be corrected."""
    misplay = draw_misplay(rng, 10, 12)
    tricks = finish(misplay.after)
    facts = established(misplay, tricks, noticed=Noticed.AFTER_RETURN)
    return ask_exception(misplay.board, tricks, facts, (tell(misplay), WHEN[Noticed.AFTER_RETURN]), misplay)


def by_dummy(rng: Random) -> Scenario | None:
    board = draw_board(rng)
    misplays = find_misplays(rng, board, 3, 11)
    misplay = next((one for one in misplays if board.role(one.revoker) is Role.DUMMY), None)
    if misplay is None:
        return None
    tricks = finish(misplay.after)
    story = (tell(misplay), say("Declarer had called for that card from dummy."), WHEN[Noticed.BEFORE_RETURN])
    return ask_exception(board, tricks, established(misplay, tricks), story, misplay)


def nothing_won(rng: Random) -> Scenario | None:
    """A side that wins no more tricks."""
    for misplay in find_misplays(rng, draw_board(rng), 8, 11):
        tricks = finish(misplay.after)
        if misplay.winner(tricks) is Winner.OPPONENTS and not misplay.later(tricks):
            story = (tell(misplay), WHEN[Noticed.BEFORE_RETURN])
            return ask_exception(misplay.board, tricks, established(misplay, tricks), story, misplay)
    return None


def repeated(rng: Random) -> Scenario | None:
    """The same player revokes in the same suit once more."""
    first = draw_misplay(rng, 2, 6)
    second = next(revokes_after(rng, first, first.revoker), None)
    if second is None or second.before.trick.suit is not first.before.trick.suit:
        return None
    tricks = finish(second.after)
    story = (
        tell(first),
        tell(second),
        say("Both are noticed after play. The question is about the second revoke."),
    )
    facts = established(second, tricks, other=OtherRevoke.SAME_SUIT)
    return ask_exception(first.board, tricks, facts, story, first, second)


EXCEPTIONS = (noticed_late, noticed_late, near_the_end, by_dummy, nothing_won, nothing_won, repeated, repeated)

FAMILIES = (
    Family("bridge", "revoke-tricks", N_("How many tricks?"), 2, "64A1 64A2 64fn1", draw_transfer),
    Family(
        "bridge", "revoke-exceptions", N_("No automatic tricks?"), 3, "64B1 64B2 64B3 64B4 64B5 64B6", draw_exception
    ),
)
