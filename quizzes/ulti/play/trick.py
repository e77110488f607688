"""Who takes the trick, to practise."""

from random import Random

from engine.cards.pack import GermanCards
from engine.cards.trick import Trick
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.play.trick import FULL_TRICK, FullTrick, Takes
from engine.ulti.table.player import Player
from engine.ulti.table.trump import VALUABLE
from players.ulti.board import Board, draw_board
from players.ulti.playing import play_out
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, find
from quizzes.ulti.play.legal_card import BIDS
from quizzes.ulti.story import picture

(TAKEN,) = FULL_TRICK.issues


def draw_trick(rng: Random) -> Scenario:
    """A trick out of a hand, rather one in which the highest rank does not simply win."""
    while True:
        board = draw_board(rng, BIDS)
        tricks = play_out(board.position)
        telling = [number for number, trick in enumerate(tricks) if is_telling(board, trick)]
        if telling:
            return ask_trick(board, tricks, rng.choice(telling))


def is_telling(board: Board, trick: Trick[Player]) -> bool:
    """Was there a trump on another suit, a discard, or a ten to be ranked?"""
    suits = {play.card.suit for play in trick.plays}
    return len(suits) > 1 or (board.trump is None and any(play.card.rank in VALUABLE for play in trick.plays))


def ask_trick(board: Board, tricks: tuple[Trick[Player], ...], number: int) -> Scenario:
    trick = tricks[number]
    facts = FullTrick.suppose(
        trump=board.named,
        cards=GermanCards(tuple(play.card for play in trick.plays)),
        first=number == 0,
        leader=trick.plays[0].player,
    )
    options = tuple(Option(str(player), Text(player.words)) for player in Player)
    part = OneOf("winner", say("Who takes the trick?"), read_winner, 0, options)
    story = (say("The {number|ordinal} trick is complete.", number=number + 1),)
    return Scenario(story, (Case(FULL_TRICK, facts),), (part,), picture(board, current=trick))


def read_winner(verdict: Verdict) -> str:
    takes = find(verdict, Takes)
    return str(takes.player) if takes else ""


LABELS = "6.3 6.5 1.1.a 1.1.b"
FAMILIES = (Family("ulti", "trick", N_("Who takes the trick?"), 1, LABELS, draw_trick, formerly="ulti-trick"),)
