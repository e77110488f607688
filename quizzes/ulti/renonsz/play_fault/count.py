"""Hands of the wrong size that come to light in the play (13.3.9)."""

from dataclasses import replace
from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import GAME_VALID, AtFault
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.renonsz.play_penalty import BID_LOST, BID_WON
from engine.ulti.table.player import Player
from players.ulti.board import draw_board
from players.ulti.position import UltiPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, find, has
from quizzes.ulti.renonsz.play_fault.said import draw_said, tell_said
from quizzes.ulti.renonsz.play_fault.story import PLAYED, picture, play_tricks, state
from quizzes.ulti.renonsz.question import OTHER, VALID, explain_sum, payments_part

DECLARER, RIGHT, LEFT = Player
Misplaced = tuple[tuple[Player, ...], Player | None]  # who lacks a card each, and who has one too many
LOST: tuple[Misplaced, ...] = (((RIGHT,), None), ((LEFT,), None), ((DECLARER,), None))
BOTH_LOST: tuple[Misplaced, ...] = (((RIGHT, LEFT), None),)
MOVED: tuple[Misplaced, ...] = (
    ((DECLARER,), RIGHT),
    ((DECLARER,), LEFT),
    ((RIGHT,), DECLARER),
    ((LEFT,), DECLARER),
)


@firmly
def draw_count(rng: Random) -> Scenario | None:
    """A card missing from one hand or two, or in the hand of another; the three hands are shown."""
    board = draw_board(rng, PLAYED)
    position, said = play_tricks(board, rng.randint(1, 6)), draw_said(rng, board.bid)
    if not position.tricks:
        return None
    losers, gainer = rng.choice(rng.choice((LOST, LOST, BOTH_LOST, MOVED)))
    called = rng.random() < 0.85
    counted = {"short": frozenset(losers), "long": frozenset({gainer} if gainer else ())}
    case = state(WrongInPlay.COUNT, board, said, losers[0], called=called, **counted)
    story = (
        *tell_said(said),
        say("So far {tricks|trick-has} been played, and the players hold these cards.", tricks=len(position.tricks)),
        tell_counted(rng, called),
    )
    parts = (count_part(), payments_part(remark=explain_sum(case)))
    return Scenario(story, (case,), parts, picture(misplace(rng, position, losers, gainer), *Player))


def tell_counted(rng: Random, called: bool) -> Text:
    caller = rng.choice(tuple(Player))
    if called:
        return say("{player|start} notices that something is wrong and says so at once.", player=caller)
    return rng.choice(
        (
            say("{player|start} notices it, plays on, and complains only two tricks later.", player=caller),
            say("Only the dealer, who sits out at this table of four, says something, and the players go on."),
        )
    )


def misplace(rng: Random, position: UltiPosition, losers: tuple[Player, ...], gainer: Player | None) -> UltiPosition:
    """The position in which a card has left each of these hands, perhaps for another."""
    held = dict(position.held)
    for loser in losers:
        card = rng.choice(sorted(held[loser]))
        held[loser] -= {card}
        if gainer:
            held[gainer] |= {card}
    return replace(position, held=held)


def count_part() -> Part:
    options = (
        Option("lost", say("The bid counts as lost.")),
        Option("both-pay", say("The bid counts as won, and each defender pays separately.")),
        Option("one-pays", say("The bid counts as won: one defender pays for both, and pays the other as well.")),
        Option("valid", VALID.words),
    )
    return OneOf("outcome", say("What follows?"), read_count, 0, options)


def read_count(verdict: Verdict) -> str:
    if has(verdict, BID_WON):
        return "one-pays" if find(verdict, AtFault) else "both-pay"
    return "lost" if has(verdict, BID_LOST) else "valid" if has(verdict, GAME_VALID) else OTHER


FAMILIES = (
    Family(
        "ulti",
        "fault-play-count",
        N_("Wrong number of cards in the play"),
        5,
        "13.3.9.a 13.3.9.b 10.2 10.3.e 10.3.f",
        draw_count,
    ),
)
