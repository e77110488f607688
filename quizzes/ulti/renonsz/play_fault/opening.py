"""Faults at the first card to rule on: the suit not named, red without waiting, announcing (13.3.1 to 13.3.3)."""

from random import Random

from engine.cards.pack import Card, Suit
from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import NO_RENONSZ
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.renonsz.play_penalty import BID_LOST, RED_BID_LOST
from engine.ulti.renonsz.renonsz import Complaint
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import DEFENDERS, Player
from players.german.playing import play_cards
from players.ulti.board import PLAIN_TRUMPS, Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Part
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.play_fault.said import Late, draw_late, draw_said_before, tell_said
from quizzes.ulti.renonsz.play_fault.story import (
    PLAYED,
    Told,
    in_order,
    parse_bids,
    picture,
    state,
    supposing,
    tell_seen,
    usual_parts,
)
from quizzes.ulti.renonsz.question import VALID, Answer, outcome_part, payments_part
from quizzes.ulti.story import Raised

NAMED_IN = parse_bids("parti parti parti 40 40 4a d d 20 20 td 40+d 40+4a 20+d 20+4a 40+td")
NOTHING_TO_NAME = parse_bids("red-parti red-40 red-20 red-d b szd rb rd")
NO_ULTI = parse_bids("parti parti parti 40 40 4a d 20 40+4a 40+d td 20+4a")
FIRST = Player.DECLARER

# Naming the suit, and raising to red


@firmly
def draw_naming(rng: Random) -> Scenario:
    told = rng.choice((not_named, not_named, not_named, did_not_wait, did_not_wait, did_not_wait, in_order_after_all))
    return told(rng)


def in_order_after_all(rng: Random) -> Scenario:
    return rng.choice((nothing_to_name, waited, corrected))(rng)


def not_named(rng: Random) -> Scenario:
    """The declarer leads without having named the suit; naming it afterwards helps no more than a kontra."""
    board, called = draw_board(rng, NAMED_IN), rng.random() < 0.85
    late = rng.choice((draw_named_late, draw_late_kontra))(rng, board)
    story = (
        say("Declarer leads the {card} without a word about the suit, and lets go of it.", card=first_card(board)),
        *late.story,
        tell_seen(rng, called, FIRST, late),
    )
    return show(board, (story, state(WrongInPlay.NO_SUIT, board, Raised(), FIRST, called=called)))


def draw_named_late(rng: Random, board: Board) -> Late:
    asking = rng.choice(DEFENDERS)
    told = say("{player|start} asks for the suit, and declarer names {suit}.", player=asking, suit=board.trump)
    return Late((told,), speaker=asking)


def draw_late_kontra(rng: Random, board: Board) -> Late:
    return draw_late(rng, board.bid, Raised(), FIRST)


def nothing_to_name(rng: Random) -> Scenario:
    board = draw_board(rng, NOTHING_TO_NAME)
    story = (
        say("Declarer leads the {card} without a word about the suit, and lets go of it.", card=first_card(board)),
        tell_seen(rng, True, FIRST),
    )
    return show(board, (story, state(WrongInPlay.NO_SUIT, board, Raised(), FIRST)))


def did_not_wait(rng: Random) -> Scenario:
    """The declarer names red and leads at once."""
    board, called = draw_red(rng), rng.random() < 0.85
    late = draw_late_kontra(rng, board)
    story = (
        tell_hurry(rng, first_card(board)),
        *late.story,
        tell_seen(rng, called, FIRST, late),
    )
    return show(board, (story, state(WrongInPlay.RED, board, Raised(), FIRST, called=called)))


def tell_hurry(rng: Random, card: Card) -> Text:
    return rng.choice(
        (
            say("Declarer names red and in the same breath leads the {card}.", card=card),
            say(
                "Declarer names red and leads the {card}, after {player} alone has passed.",
                card=card,
                player=Player.RIGHT,
            ),
        )
    )


def waited(rng: Random) -> Scenario:
    """Raising to red as the rules have it, without the talon."""
    board, caller = draw_red(rng), rng.choice(DEFENDERS)
    story = (
        say(
            "Declarer names red, waits until both defenders have passed, and leads the {card}.", card=first_card(board)
        ),
        say("{player|start} calls renonsz, because declarer has not taken up the talon again.", player=caller),
    )
    return show(board, (story, in_order(board, Raised(), caller)))


def corrected(rng: Random) -> Scenario:
    """A wrong suit, and the right one before the first card is let go of."""
    board, caller = draw_board(rng, NO_ULTI), rng.choice(DEFENDERS)
    wrong = rng.choice([suit for suit in PLAIN_TRUMPS if suit is not board.trump])
    story = (
        say(
            "Declarer names {wrong}, at once corrects it to {suit}, and only then lets go of the {card}.",
            wrong=wrong,
            suit=board.trump,
            card=first_card(board),
        ),
        say("{player|start} calls renonsz, because two suits were named.", player=caller),
    )
    case = in_order(board, Raised(), caller, complaint=Complaint.SUIT, corrected=True)
    return show(board, (story, case))


def draw_red(rng: Random) -> Board:
    """A bid that was not red in the auction, with a hand for which red suits it."""
    plain = rng.choice(NO_ULTI)
    red = draw_board(rng, (Bid(plain.parts, red=True),))
    return Board(plain, red.trump, red.hands, red.talon)


def first_card(board: Board) -> Card:
    return play_cards(board.position, 1).trick.plays[0].card


def show(board: Board, told: Told) -> Scenario:
    """The first card on the table; the suit is not shown."""
    story, case = told
    table = Table(bid=board.bid, current=play_cards(board.position, 1).trick)
    return Scenario(story, (case,), naming_parts(), table)


def naming_parts() -> tuple[Part, ...]:
    outcome = outcome_part(
        Answer("in-order", say("It is not a renonsz: the game goes on."), (NO_RENONSZ,)),
        Answer("lost", say("The bid made in the auction counts as lost and is paid with kontra."), (BID_LOST,)),
        Answer("red-lost", say("The red bid counts as lost and is paid with kontra."), (RED_BID_LOST,)),
        VALID,
    )
    return outcome, payments_part()


# Announcing


@firmly
def draw_announced(rng: Random) -> Scenario | None:
    """Somebody who holds king and over announces them, in a bid where that is forbidden or allowed."""
    board = draw_board(rng, PLAYED)
    holders = [(player, suit) for player in Player for suit in board.pairs(player)]
    if not holders or (board.bid.live and rng.random() < 0.6):
        return None
    offender, suit = rng.choice(holders)
    said, called = draw_said_before(rng, board.bid, 1, offender), board.bid.live or rng.random() < 0.85
    late = draw_late(rng, board.bid, said, offender)
    case = state(WrongInPlay.ANNOUNCED, board, said, offender, called=called)
    position = play_cards(board.position, offender.order)
    story = (
        *tell_said(said),
        tell_announcement(offender, suit, board.trump),
        *late.story,
        tell_seen(rng, called, offender, late),
    )
    return Scenario(
        story, (case,), usual_parts(case, supposing(case, board.bid, late.said)), picture(position, offender)
    )


def tell_announcement(offender: Player, suit: Suit, trump: Suit | None) -> Text:
    if suit is trump:
        return say("Playing the first card, {player} announces a 40.", player=offender)
    return say("Playing the first card, {player} announces a 20 in {suit}.", player=offender, suit=suit)


FAMILIES = (
    Family(
        "ulti",
        "fault-play-naming",
        N_("Naming the suit, raising to red"),
        4,
        "13.3.1 13.3.2 6.6 10.2 10.3.a 10.4",
        draw_naming,
    ),
    Family(
        "ulti",
        "fault-play-announced",
        N_("A 20 or a 40 is announced"),
        4,
        "13.3.3 4.E.1 4.F.4 4.A.2.c 10.3.c 10.3.e 10.3.f",
        draw_announced,
    ),
)
