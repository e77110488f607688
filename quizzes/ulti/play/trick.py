"""Who takes the trick, to practise."""

from collections.abc import Iterator
from random import Random

from engine.cards.pack import GermanCards
from engine.cards.trick import Trick
from engine.cards.trump import VALUABLE, ranking
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.play.trick import FULL_TRICK, FullTrick, Takes
from engine.ulti.table.player import Player
from players.german.playing import play_to_the_point
from players.ulti.board import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, find
from quizzes.ulti.play.legal_card import BIDS
from quizzes.ulti.story import picture


def draw_trick(rng: Random) -> Scenario:
    """A trick out of a hand in which the highest rank does not simply win; each player takes as many."""
    taker = rng.choice(tuple(Player))
    while True:
        board = draw_board(rng, BIDS)
        tricks = play_to_the_point(board.position)
        telling = [number for number, trick in enumerate(tricks) if is_telling(board, trick)]
        taken = [number for number in telling if takes(board, tricks[number], taker)]
        if taken:
            return ask_trick(rng, board, tricks, rng.choice(taken))


def takes(board: Board, trick: Trick[Player], player: Player) -> bool:
    return trick.winner(board.trump, ranking(board.trump)) is player


def is_telling(board: Board, trick: Trick[Player]) -> bool:
    """Was there a trump on another suit, a discard, or a ten to be ranked?"""
    suits = {play.card.suit for play in trick.plays}
    return len(suits) > 1 or (board.trump is None and any(play.card.rank in VALUABLE for play in trick.plays))


def ask_trick(rng: Random, board: Board, tricks: tuple[Trick[Player], ...], number: int) -> Scenario:
    trick = tricks[number]
    facts = FullTrick.suppose(
        trump=board.named,
        cards=GermanCards(tuple(play.card for play in trick.plays)),
        first=number == 0,
        leader=trick.plays[0].player,
    )
    options = tuple(Option(str(player), Text(player.words)) for player in Player)
    part = OneOf("winner", say("Who takes the trick?"), read_winner, 0, options)
    story = tuple(tell_trick(rng, number))
    return Scenario(story, (Case(FULL_TRICK, facts),), (part,), picture(board, current=trick))


def tell_trick(rng: Random, number: int) -> Iterator[Text]:
    """Now and then somebody reaches for it, rightly or not."""
    yield say("The {number|ordinal} trick is complete.", number=number + 1)
    if rng.random() < 0.5:
        yield say("{player|start} reaches for the cards.", player=rng.choice(tuple(Player)))


def read_winner(verdict: Verdict) -> str:
    takes = find(verdict, Takes)
    return str(takes.player) if takes else ""


LABELS = "6.3 6.5 1.1.a 1.1.b"
FAMILIES = (Family("ulti", "trick", N_("Who takes the trick?"), 1, LABELS, draw_trick, formerly="ulti-trick"),)
