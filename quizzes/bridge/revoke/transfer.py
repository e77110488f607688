"""How many tricks pass over: the general rule, its exceptions, and the score after the ruling."""

from collections.abc import Iterator
from random import Random

from engine.bridge.effect.play import Transfer
from engine.bridge.revoke.incident import Noticed, OtherRevoke, Revoke, Role, Winner
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.revoke.transfer import TRICKS
from engine.bridge.score.score import SCORE, PlayedBoard
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH
from engine.cards.trick import Trick
from engine.law import Verdict
from engine.text import Text, say
from quizzes.bridge.revoke.misplay import Board, Misplay, draw_board, draw_misplay, find_misplays, finish, revokes_after
from quizzes.bridge.revoke.question import check_part, transfer_part
from quizzes.bridge.revoke.story import established, picture, tell
from quizzes.bridge.score.score import score_part
from quizzes.family import Scenario
from quizzes.question import Case, Number, Part, detail


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


def draw_score_after(rng: Random) -> Scenario:
    """Tricks as played, the transfer, and what the board then scores."""
    misplay = draw_misplay(rng, 3, 11)
    tricks, contract = finish(misplay.after), misplay.board.contract
    case = Case(REVOKE, established(misplay, tricks))
    won = sum(trick.winner(contract.trump, FRENCH).side is contract.declarer.side for trick in tricks)
    sign = -1 if misplay.revoker.side is contract.declarer.side else 1

    def final(verdict: Verdict) -> int:
        return won + sign * int(detail(verdict, Transfer, "tricks", 0))

    board = PlayedBoard(
        passed_out=False,
        contract=contract.bid,
        doubled=contract.doubled,
        vulnerable=contract.declarer.side in misplay.board.deal.vulnerable,
        tricks=final(case.decide()),
    )
    story = (
        tell(misplay),
        say("Nobody notices until the board has been played to the end."),
        say("At the table declarer's side won {tricks|trick}.", tricks=won),
        say("The director finds no damage beyond the tricks that pass over."),
    )
    words = say("How many tricks does declarer's side have after the ruling?")
    counted: Part = Number("tricks", words, final, TRICKS, 0, 0, 13)
    parts = (transfer_part(), counted, score_part(1))
    return Scenario(story, (case, Case(SCORE, board)), parts, picture(misplay.board, tricks, misplay))
