"""Faults at the first card to rule on: the suit not named, red without waiting, announcing (13.3.1 to 13.3.3)."""

from random import Random

from engine.cards.pack import Suit
from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import NO_RENONSZ
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.renonsz.play_penalty import BID_LOST
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import Player
from players.ulti.board import Board, draw_board
from players.ulti.playing import play_cards
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Part
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.play_fault.story import (
    PLAYED,
    draw_said_before,
    in_order,
    parse_bids,
    picture,
    state,
    tell_late,
    tell_noticed,
    tell_said,
    usual_parts,
)
from quizzes.ulti.renonsz.question import VALID, Answer, outcome_part, payments_part
from quizzes.ulti.story import Raised

NAMED_IN = parse_bids("parti parti parti 40 40 4a d d 20 20 td 40+d 40+4a 20+d ulti red-parti red-40 b szd rb")
RAISED_FROM = parse_bids("parti parti parti 40 40 4a d 20 40+4a 40+d td")


# Naming the suit, and raising to red


@firmly
def draw_naming(rng: Random) -> Scenario:
    return rng.choice((not_named, raised_to_red))(rng)


def not_named(rng: Random) -> Scenario:
    """The declarer leads without having named the suit, sometimes in a game where there is none to name."""
    board = draw_board(rng, NAMED_IN)
    secret = board.bid.has_trump and not board.bid.red
    called = not secret or rng.random() < 0.85
    late = tell_late(rng, Raised(), Player.DECLARER)
    story = (
        say("Without a word about the suit, declarer leads the first card and lets go of it."),
        *late,
        tell_noticed(rng, called),
    )
    case = state(WrongInPlay.NO_SUIT, board, Raised(), Player.DECLARER, called=called)
    return Scenario(story, (case,), naming_parts(), led(board, board.bid))


def raised_to_red(rng: Random) -> Scenario:
    """The declarer names red at the first card, and leads with or without waiting for the others."""
    plain = rng.choice(RAISED_FROM)
    red = draw_board(rng, (Bid(plain.parts, red=True),))
    board = Board(plain, red.trump, red.hands, red.talon)
    story, case = (waited if rng.random() < 0.25 else did_not_wait)(rng, board)
    return Scenario(story, (case,), naming_parts(), led(board, plain))


def waited(_: Random, board: Board) -> tuple[tuple[Text, ...], Case]:
    story = (
        say("Before the first card declarer names red, waits until both others have passed, and then leads."),
        say("Now a defender calls renonsz, because the talon was not taken up again."),
    )
    return story, in_order(board, Raised(), Player.RIGHT)


def did_not_wait(rng: Random, board: Board) -> tuple[tuple[Text, ...], Case]:
    called = rng.random() < 0.9
    story = (
        say("Before the first card declarer names red as the suit, and in the same moment leads."),
        *tell_late(rng, Raised(), Player.DECLARER),
        tell_noticed(rng, called),
    )
    return story, state(WrongInPlay.RED, board, Raised(), Player.DECLARER, called=called)


def led(board: Board, bid: Bid) -> Table:
    """The first card on the table; the suit is not shown."""
    return Table(bid=bid, current=play_cards(board.position, 1).trick)


def naming_parts() -> tuple[Part, ...]:
    outcome = outcome_part(
        Answer("in-order", say("It is not a renonsz: the game goes on."), (NO_RENONSZ,)),
        Answer("corrected", say("The fault is put right, and the game goes on.")),
        Answer("lost", say("The bid counts as lost and is paid with kontra."), (BID_LOST,)),
        VALID,
    )
    return outcome, payments_part()


# Announcing


@firmly
def draw_announced(rng: Random) -> Scenario | None:
    """Somebody who holds king and over announces them, in a bid where that is forbidden or allowed."""
    board = draw_board(rng, PLAYED)
    holders = [(player, suit) for player in Player for suit in board.pairs(player)]
    if not holders or (board.bid.live and rng.random() < 0.5):
        return None
    offender, suit = rng.choice(holders)
    said, called = draw_said_before(rng, board.bid, 1, offender), board.bid.live or rng.random() < 0.85
    case = state(WrongInPlay.ANNOUNCED, board, said, offender, called=called)
    position = play_cards(board.position, offender.order)
    story = (
        *tell_said(said),
        tell_announcement(offender, suit, board.trump),
        *tell_late(rng, said, offender),
        tell_noticed(rng, called),
    )
    return Scenario(story, (case,), usual_parts(), picture(position, offender))


def tell_announcement(offender: Player, suit: Suit, trump: Suit | None) -> Text:
    points = 40 if suit is trump else 20
    return say("With the first card {player} announces {points}.", player=offender, points=points)


FAMILIES = (
    Family(
        "ulti", "fault-play-naming", N_("Naming the suit, raising to red"), 2, "13.3.1 13.3.2 6.6 10.3.a", draw_naming
    ),
    Family(
        "ulti",
        "fault-play-announced",
        N_("Announcing where it is forbidden"),
        2,
        "13.3.3 4.E.1 4.F.4 4.A.2.c",
        draw_announced,
    ),
)
