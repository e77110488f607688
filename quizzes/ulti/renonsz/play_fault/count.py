"""Faults that come to light in counting: hands of the wrong size, cards thrown together (13.3.9 to 13.3.12)."""

from dataclasses import replace
from random import Random

from engine.text import N_, Text, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.renonsz.play_fault import SILENT_NOT_MADE, SILENT_ULTI_COUNTS
from engine.ulti.renonsz.play_incident import COUNTED, SilentResult, WrongInPlay
from engine.ulti.renonsz.play_penalty import BID_LOST, BID_WON
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import Player
from players.ulti.board import draw_board
from players.ulti.position import UltiPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Part
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.play_fault.story import (
    LET_PASS,
    PLAYED,
    draw_said,
    parse_bids,
    picture,
    play_tricks,
    state,
    tell_said,
)
from quizzes.ulti.renonsz.question import VALID, Answer, charged_part, outcome_part, payments_part

# Hands of the wrong size

DECLARER, RIGHT, LEFT = Player
LOST_CARD: tuple[tuple[Player, Player | None], ...] = ((RIGHT, None), (LEFT, None), (DECLARER, None))
MOVED: tuple[tuple[Player, Player | None], ...] = (
    (RIGHT, LEFT),
    (LEFT, RIGHT),
    (DECLARER, RIGHT),
    (DECLARER, LEFT),
    (RIGHT, DECLARER),
    (LEFT, DECLARER),
)


@firmly
def draw_count(rng: Random) -> Scenario | None:
    """A card missing from one hand, or in the hand of another; the three hands are shown."""
    board = draw_board(rng, PLAYED)
    position, said = play_tricks(board, rng.randint(1, 6)), draw_said(rng, board.bid)
    if not position.tricks:
        return None
    loser, gainer = rng.choice(rng.choice((LOST_CARD, MOVED)))
    called = rng.random() < 0.85
    short, extra = frozenset({loser}), frozenset({gainer} if gainer else ())
    case = state(WrongInPlay.COUNT, board, said, loser, called=called, short=short, long=extra)
    story = (
        *tell_said(said),
        say(
            "So far {tricks|trick-has} been played. Now the players count their cards.",
            tricks=len(position.tricks),
        ),
        say("A player calls the wrong number at once.") if called else rng.choice(LET_PASS[:2]),
    )
    parts = (count_part(), payments_part())
    return Scenario(story, (case,), parts, picture(misplace(rng, position, loser, gainer), *Player))


def misplace(rng: Random, position: UltiPosition, loser: Player, gainer: Player | None) -> UltiPosition:
    """The position in which a card has left one hand, perhaps for another."""
    card = rng.choice(sorted(position.held[loser]))
    held = {**position.held, loser: position.held[loser] - {card}}
    if gainer:
        held[gainer] |= {card}
    return replace(position, held=held)


def count_part() -> Part:
    return outcome_part(
        Answer("lost", say("The bid counts as lost."), (BID_LOST,)),
        Answer("won", say("The bid counts as won."), (BID_WON,)),
        Answer("new-deal", say("There is a new deal.")),
        VALID,
    )


# Cards thrown together


SILENT_IN = {
    SilentResult.HUNDRED: parse_bids("parti red-parti ulti red-ulti"),
    SilentResult.FOUR_ACES: parse_bids("parti red-parti ulti red-ulti 40 20 red-40"),
    SilentResult.ULTI: parse_bids("parti red-parti 40 20 red-40 4a"),
}
PARTI_IN = parse_bids("parti red-parti ulti red-ulti 4a")


@firmly
def draw_disputed(rng: Random) -> Scenario:
    """After the last trick everything is mixed, and then there is a dispute."""
    silent = rng.choice((None, *SilentResult))
    board = draw_board(rng, SILENT_IN[silent] if silent else PARTI_IN)
    said, claimer = draw_said(rng, board.bid), rng.choice(tuple(Player))
    case = state(
        WrongInPlay.SILENT if silent else WrongInPlay.PARTI, board, said, claimer, silent=silent or SilentResult.HUNDRED
    )
    story = (
        *tell_said(said),
        say("After the last trick all the players throw their cards together."),
        tell_claim(rng, silent, claimer),
        say("Everybody remembers the tricks differently."),
    )
    return Scenario(story, (case,), (disputed_part(),), Table(bid=board.bid, trump=board.trump))


def tell_claim(rng: Random, silent: SilentResult | None, claimer: Player) -> Text:
    if silent:
        return say("Only then {player} claims this, and the others deny it: {result}.", player=claimer, result=silent)
    if rng.random() < 0.5:
        return say("Only then there is a dispute about the parti: each side says that it has won.")
    most = rng.choice((20, 30, 40))
    return say("Only then both defenders say that declarer has lost the parti, with no more than {n|point}.", n=most)


def disputed_part() -> Part:
    return outcome_part(
        Answer("parti", say("The declarer has won the parti."), (PARTI_WON,)),
        Answer("defenders", say("The defenders have won the parti.")),
        Answer("not-made", say("What is claimed counts as not made."), (SILENT_NOT_MADE,)),
        Answer("counts", say("It counts if it was made, although it was not claimed in time."), (SILENT_ULTI_COUNTS,)),
        Answer("jury", say("The jury finds out from the players' memory what was made.")),
        words=say("What does the jury rule?"),
    )


# Cards mixed by one player


MIXED_IN = parse_bids(
    "parti red-parti 40 20 4a red-40 ulti red-ulti 40+ulti 40+4a ulti+4a red-4a 20+4a red-20 40+ulti+4a"
)


@firmly
def draw_mixed(rng: Random) -> Scenario:
    """One player sweeps up the cards of the others before the tricks have been looked through."""
    board = draw_board(rng, MIXED_IN)
    said, offender = draw_said(rng, board.bid), rng.choice(tuple(Player))
    disputed = draw_disputed_parts(rng, board.bid)
    case = state(WrongInPlay.MIXED, board, said, offender, disputed=disputed)
    story = (
        *tell_said(said),
        say(
            "After the last trick, before the tricks are looked through, {player} mixes everybody's cards.",
            player=offender,
        ),
        say("Now there is a dispute about {parts|and}.", parts=disputed),
    )
    parts = (charged_part(), payments_part())
    return Scenario(story, (case,), parts, Table(bid=board.bid, trump=board.trump))


def draw_disputed_parts(rng: Random, bid: Bid) -> frozenset[Task]:
    countable = sorted(bid.parts & COUNTED)
    return frozenset(rng.sample(countable, rng.randint(1, len(countable))))


FAMILIES = (
    Family(
        "ulti",
        "fault-play-count",
        N_("Wrong number of cards in the play"),
        3,
        "13.3.9.a 13.3.9.b 10.3.e 10.3.f",
        draw_count,
    ),
    Family("ulti", "fault-play-disputed", N_("Cards thrown together"), 1, "13.3.10 13.3.11 9.10", draw_disputed),
    Family("ulti", "fault-play-mixed", N_("Cards mixed by one player"), 4, "13.3.12 10.3.e 10.3.f", draw_mixed),
)
