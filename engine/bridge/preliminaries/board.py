"""Dealer and vulnerability of a board, and boards that are not marked or filled alike: Laws 2 and 87."""

from dataclasses import dataclass

from engine.bridge import onward
from engine.bridge.director.adjusted_board import Basis
from engine.bridge.effect.board import (
    FIND_FORMS,
    FOULED,
    IN_GROUPS,
    MARKING_HOLDS,
    PLAYED_AS_MARKED,
    PUT_RIGHT,
    DealerIs,
    VulnerableAre,
)
from engine.bridge.table.event import Event
from engine.bridge.table.seat import Seat, Vulnerable, dealer_of, vulnerability_of
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say

MOST_BOARDS = 128  # as many as long matches have


class Matter(Choice):
    """What the question is about."""

    NUMBER = "number", N_("who deals and who is vulnerable by its number")
    MARKED = "marked", N_("a dealer or a vulnerability is marked on it that its number does not have")
    FORMS = "forms", N_("it was played with other markings or other hands elsewhere, and the results are compared")


@dataclass(frozen=True, kw_only=True)
class MarkedBoard(Facts):
    """The number of the board, what is marked on it, and whether it has been used."""

    matter: Matter = ask(
        N_("What is it about the board?"),
        had={
            Matter.MARKED: N_("Right, had all tables played it with the same marking."),
            Matter.FORMS: N_("Right, had it been marked otherwise at another table."),
        },
        short=N_("about"),
    )
    used: bool = ask(
        N_("Has anybody called on this board in this session, at this table or at another?"),
        had={
            True: N_("Right, had somebody already called on the board in this session."),
            False: N_("Right, had nobody called on the board in this session yet."),
        },
        short=N_("called on already"),
    )
    number: int = ask(
        N_("What is the number of the board?"),
        range(1, MOST_BOARDS + 1),
        had=N_("Right, had it been board {value}."),
        short=N_("board"),
        heard="board",
    )
    dealer: Seat = ask(N_("Which dealer is marked on it?"), short=N_("dealer marked"))
    vulnerable: Vulnerable = ask(N_("Which side is marked vulnerable on it?"), short=N_("vulnerable as marked"))
    event: Event = ask(
        N_("What kind of event is it?"),
        had={
            Event.PAIRS: N_("Right, had it been a pairs event."),
            Event.TEAMS: N_("Right, had it been a team event."),
        },
        short=N_("event"),
    )

    @impossible
    def marked_rightly(self) -> Text | None:
        if self.matter is not Matter.MARKED:
            return None
        is_right = (self.dealer, self.vulnerable) == (dealer_of(self.number), vulnerability_of(self.number))
        return say("This is the right marking for a board of that number.") if is_right else None


def by_number(number: int) -> tuple[DealerIs, VulnerableAre]:
    return DealerIs(dealer_of(number)), VulnerableAre(vulnerability_of(number))


@law("bridge:2")
def only_number(board: MarkedBoard) -> Ruling | None:
    """Nothing is asked but what the number stands for."""
    return rule(*by_number(board.number)) if board.matter is Matter.NUMBER else None


@law("bridge:2")
def used_as_marked(board: MarkedBoard) -> Ruling | None:
    """The board is marked otherwise than its number says, and it has been used."""
    if board.matter is not Matter.MARKED or not board.used:
        return None
    return rule(MARKING_HOLDS, DealerIs(board.dealer), VulnerableAre(board.vulnerable), PLAYED_AS_MARKED)


@law("bridge:2")
def not_used_yet(board: MarkedBoard) -> Ruling | None:
    """The board is marked otherwise than its number says, and it has not been used."""
    return rule(PUT_RIGHT, *by_number(board.number)) if board.matter is Matter.MARKED else None


@law("bridge:87A", "bridge:87B")
def fouled_among_pairs(board: MarkedBoard) -> Ruling | None:
    """Results of different forms of the board are compared, in a pairs or individual event."""
    if board.event is not Event.PAIRS:
        return None
    return rule(FOULED, FIND_FORMS, IN_GROUPS, go_to(onward.FOULED_BOARD, alike=False, event=Event.PAIRS))


@law("bridge:87C", "bridge:87A", otherwise=(Event.TEAMS, Matter.FORMS))
def fouled_among_teams(_: MarkedBoard) -> Ruling | None:
    """Results of different forms of the board are compared, in a team event."""
    return rule(FOULED, go_to(onward.ADJUSTED_SCORE, basis=Basis.SEVERAL))


BOARD = Topic(
    "bridge",
    "board",
    N_("Dealer and vulnerability"),
    N_("The dealer or the vulnerability of a board is in doubt, or it was not the same board everywhere."),
    MarkedBoard,
    (
        Issue(
            N_("What holds for the board?"),
            (only_number, used_as_marked, not_used_yet, fouled_among_pairs, fouled_among_teams),
        ),
    ),
)
