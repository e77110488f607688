"""The whole table has a board that was not due in this round."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.bridge.effect.wrong_cards import (
    BOARD_CANCELLED,
    BOARD_COMPLETED,
    FETCH_RIGHT_BOARD,
    NOBODY_LOSES,
    Blame,
    ScoreByBlame,
)
from engine.bridge.table.auction import Auction
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.seat import Side
from engine.bridge.wrong_cards.board import ChanceLost, Entrants, MixUp, WrongBoard
from engine.bridge.wrong_cards.wrong_board import WRONG_BOARD
from engine.effect import ForDirector
from engine.law import Verdict
from engine.text import N_, Text, say
from players.bridge.bidding.bidding import bid_out
from quizzes.bridge.picture import Table, entries_of
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has

BOARDS = {FETCH_RIGHT_BOARD: "fetch", BOARD_CANCELLED: "cancelled", BOARD_COMPLETED: "completed"}
SCORES = {Blame.NONE: "plus", Blame.PARTLY: "average", Blame.DIRECTLY: "minus"}


@dataclass(frozen=True)
class NotDue:
    """A deal as it lies on the table, the auction so far, the board that was due, and the side that is asked about."""

    deal: Deal
    auction: Auction
    due: int
    side: Side

    def tell(self, sentence: str) -> Text:
        values = {"board": self.deal.board, "due": self.due, "side": self.side, "others": self.side.other}
        return Text(sentence, tuple((name, value) for name, value in values.items() if f"{{{name}" in sentence))


def draw_wrong(rng: Random) -> NotDue:
    deal = draw_deal(rng)
    whole = bid_out(deal)[0]
    due = (deal.board + rng.choice((1, 2, 3, 12, 13))) % 16 + 1
    return NotDue(
        deal, Auction(deal.dealer, whole.calls[: rng.randint(1, len(whole.calls))]), due, rng.choice(tuple(Side))
    )


PAIRS = N_("In a pairs event board {due} is due, but board {board} is on the table.")
TEAMS = N_("In a team match board {due} is due, but board {board} is on the table.")
NOTICED = N_("It is noticed after the calls shown.")
UNTOUCHED = N_("Nobody has taken out any cards yet.")
BLAMED = {
    Blame.DIRECTLY: N_("{side} had fetched the board: you find them directly responsible."),
    Blame.PARTLY: N_(
        "{others} had fetched the board, and {side} had not looked: you find these only partly responsible."
    ),
    Blame.NONE: N_("The caddy had covered up the numbers with another card: you find {side} not at fault in any way."),
}


# What had happened before, and who loses by it

Before = tuple[tuple[str, ...], dict[str, Any]]
KNOWN: tuple[Before, ...] = (
    (
        (N_("{others} have played it before, and {side} could have had a result on it only in a later round."),),
        {"played_before": True, "lost": ChanceLost.SOMEBODY},
    ),
    (
        (N_("{others} have played it before. {side} would not have met it at all, and board {due} is still played."),),
        {"played_before": True, "lost": ChanceLost.NOBODY},
    ),
)
UNKNOWN: tuple[Before, ...] = (
    (
        (N_("None of the four has played it, and board {due} can still be played later."),),
        {"played_before": False, "lost": ChanceLost.NOBODY},
    ),
    (
        (N_("None of the four has played it, but {side} can never play board {due} any more."),),
        {"played_before": False, "lost": ChanceLost.SOMEBODY},
    ),
)


def board_part() -> Part:
    options = (
        Option("fetch", say("It is put away, and the board that was due is played.")),
        Option("cancelled", say("It is cancelled for both sides.")),
        Option("completed", say("It is played to the end, and the result counts.")),
        Option("teams", say("Law 15 does not say: it is a matter for the rules of team events.")),
    )
    return OneOf("board", say("What becomes of the board on the table?"), read_board, 0, options)


def read_board(verdict: Verdict) -> str:
    if has(verdict, ForDirector("bridge:86B")):
        return "teams"
    return next((word for effect, word in BOARDS.items() if has(verdict, effect)), "")


def score_part(side: Side) -> Part:
    options = (
        Option("plus", say("Average plus.")),
        Option("average", say("Average.")),
        Option("minus", say("Average minus.")),
        Option("none", say("None.")),
    )
    return OneOf("score", say("Which artificial score does {side} get?", side=side), read_score, 0, options)


def read_score(verdict: Verdict) -> str:
    if has(verdict, NOBODY_LOSES):
        return "none"
    found = find(verdict, ScoreByBlame)
    return SCORES.get(found.blame, "") if found else ""


# What happens


def untouched(_: Random, one: NotDue) -> Scenario:
    facts = WrongBoard.suppose(mixed_up=MixUp.BOARD, entrants=Entrants.PAIRS, begun=False)
    story = (one.tell(PAIRS), one.tell(UNTOUCHED))
    return Scenario(story, (Case(WRONG_BOARD, facts),), (board_part(),), Table(one.deal, ()))


def in_team_match(rng: Random, one: NotDue) -> Scenario:
    told, stated = rng.choice((*KNOWN, *UNKNOWN))
    facts = WrongBoard.suppose(
        mixed_up=MixUp.BOARD, entrants=Entrants.TEAMS, begun=True, played_before=stated["played_before"]
    )
    story = (one.tell(TEAMS), one.tell(NOTICED), *(one.tell(sentence) for sentence in told))
    return Scenario(story, (Case(WRONG_BOARD, facts),), (board_part(),), Table(one.deal, entries_of(one.auction)))


def begun(rng: Random, one: NotDue) -> Scenario:
    told, stated = rng.choice(rng.choice((KNOWN, UNKNOWN)))
    blame = rng.choice(tuple(BLAMED))
    facts = WrongBoard.suppose(mixed_up=MixUp.BOARD, entrants=Entrants.PAIRS, begun=True, blame=blame, **stated)
    story = (one.tell(PAIRS), one.tell(NOTICED), *(one.tell(sentence) for sentence in told), one.tell(BLAMED[blame]))
    parts = (board_part(), score_part(one.side))
    return Scenario(story, (Case(WRONG_BOARD, facts),), parts, Table(one.deal, entries_of(one.auction)))


Telling = Callable[[Random, NotDue], Scenario]
TELLINGS: tuple[Telling, ...] = (untouched, in_team_match, *[begun] * 6)


def attempt(rng: Random) -> Scenario | None:
    return rng.choice(TELLINGS)(rng, draw_wrong(rng))


FAMILIES = (
    Family(
        "bridge", "board-not-due", N_("A board that was not due"), 2, "15B 15B1 15B2 15B3 15fn2 12C2a", firmly(attempt)
    ),
)
