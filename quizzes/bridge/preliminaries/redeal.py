"""New deals: must the board be dealt again, may it be, or must it not?"""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from engine.bridge.effect.board import (
    ADJUSTED_INSTEAD,
    DEAL_AGAIN,
    MAY_DEAL_ANEW,
    MAY_ORDER_DEAL,
    SHOULD_NOT_DEAL,
)
from engine.bridge.preliminaries.redeal import REDEAL, Redeal, WhyAgain
from engine.bridge.table.seat import SEATS
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

MANY = 36


class Sequel(NamedTuple):
    """One way that a story goes on, and the facts that it tells."""

    words: tuple[str, ...]
    facts: Mapping[str, Any]


class Trouble(NamedTuple):
    """A kind of incident: how it begins, how it goes on, and how often it comes."""

    ground: WhyAgain
    words: tuple[str, ...]
    turns: tuple[Sequel, ...]
    often: int


NOT_OLD = {"old_deals": False, "begun": True}
UNKNOWN = {"match_known": False}
PAIRS = Sequel(
    (N_("It is a pairs event, and there is time left."), N_("It is a pairs event, in the second round.")), UNKNOWN
)
KNOWN = Sequel(
    (
        N_("It is the last board of a team match, and {player} knows that the match is won whatever happens on it."),
        N_("It is a team match. All other boards have been compared, and {player} has heard how the match stands."),
    ),
    {"match_known": True},
)
MIDDLE = Sequel((N_("It is the third board of a long team match; nothing has been compared yet."),), UNKNOWN)
VOID = tuple(Sequel(one.words, {**one.facts, **NOT_OLD}) for one in (PAIRS, KNOWN, MIDDLE))
BEFORE = Sequel(
    (
        N_("It is noticed at once; nobody has called on the board yet."),
        N_("{other} says so when the hands are in the board, before anybody has called on it."),
    ),
    {"begun": False},
)
AFTER = Sequel(
    (
        N_("It comes out only when {other} has opened the auction."),
        N_("It comes out in the middle of the play."),
        N_("It comes out before anybody calls at the second table; at the first the board has been played."),
    ),
    {"begun": True, "thirteen": True},
)
COPIED = Sequel(
    (
        N_("It is a pairs event; other tables have copies of the board, made on your instructions."),
        N_("On your instructions the boards were copied for all tables of this pairs event."),
    ),
    {"match_known": False, "copied": True},
)
NOT_COPIED = Sequel(
    (
        N_("It is a pairs event, and the boards are dealt at the tables."),
        N_("It is early in a team match; the board is dealt at the table, and there is no copy of it."),
    ),
    {"match_known": False, "copied": False},
)
KINDS = (
    Trouble(
        WhyAgain.SORTED,
        (
            N_("After the play it comes out that {player} dealt board {number} from a sorted pack, without a shuffle."),
            N_(
                "In the middle of the play {player} admits that the pack for board {number} lay sorted by suits and "
                "was not shuffled."
            ),
        ),
        VOID,
        3,
    ),
    Trouble(
        WhyAgain.SORTED,
        (N_("{player} has taken a sorted pack for board {number} and dealt it without a shuffle."),),
        (Sequel(BEFORE.words, {"begun": False, "old_deals": False}),),
        1,
    ),
    Trouble(
        WhyAgain.IMPORTED,
        (
            N_("{player} finds out after the play that board {number} still holds the deal of last week."),
            N_(
                "Nobody had shuffled board {number} since the session before; {player} remembers the deal during "
                "the play."
            ),
        ),
        VOID,
        3,
    ),
    Trouble(
        WhyAgain.IMPORTED,
        (N_("Board {number} holds a deal from a championship of long ago, and {player} knows it."),),
        (
            Sequel((N_("The event was announced as one in which such deals are played again."),), {"old_deals": True}),
            Sequel((N_("It was announced that famous deals of the past would be played."),), {"old_deals": True}),
        ),
        1,
    ),
    Trouble(
        WhyAgain.WRONG_DEAL,
        (
            N_("{player} has dealt board {number} three cards at a time."),
            N_("{player} has dealt board {number} and given two cards in succession to the same hand."),
            N_("{player} has dealt board {number} two cards to the first hand, one to the second, and so on."),
        ),
        (BEFORE, BEFORE, AFTER),
        4,
    ),
    Trouble(
        WhyAgain.CARD_SEEN,
        (
            N_("While {player} was dealing board {number}, a card of {other} fell face up on the table."),
            N_("During the shuffle for board {number} {player} could see some cards."),
        ),
        (BEFORE, BEFORE, AFTER),
        4,
    ),
    Trouble(
        WhyAgain.PASSED_OUT,
        (
            N_("On board {number} all four pass. {player} and {other} held twelve points each and want a new deal."),
            N_("Board {number} is passed out. {player} suggests throwing it in again, and nobody objects."),
        ),
        (Sequel((N_("Nothing was wrong with the shuffle and the deal."),), {}),),
        2,
    ),
    Trouble(
        WhyAgain.OTHER,
        (
            N_("The cards of board {number} fall on the floor before anybody has called; nobody can tell them apart."),
            N_("Before anybody has called, {player} mixes the cards of board {number} with those of another board."),
        ),
        (KNOWN, COPIED, COPIED, NOT_COPIED, NOT_COPIED),
        6,
    ),
)


def draw_redeal(rng: Random) -> Scenario:
    kind = rng.choices(KINDS, [one.often for one in KINDS])[0]
    turn = rng.choice(kind.turns)
    player, other = rng.sample(SEATS, 2)
    values = {"player": player, "other": other, "number": rng.randint(1, MANY)}
    story = (tell(rng.choice(kind.words), values), tell(rng.choice(turn.words), values))
    facts = Redeal.suppose(ground=kind.ground, **turn.facts)
    return Scenario(story, (Case(REDEAL, facts),), (ruling_part(),))


def ruling_part() -> Part:
    options = tuple(Option(value, words) for value, words in OPTIONS.items())
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


OPTIONS = {
    "again": say("The cards are shuffled and dealt again."),
    "stands": say("There is no new deal: the deal stands."),
    "void": say("No result with this deal counts, and there may be a new one in its place."),
    "adjusted": say("There is no new deal but an adjusted score."),
    "copies": say("There should be no new deal, though you could order one."),
    "may": say("You may order a new deal if you find the reason good."),
}
READ = {
    DEAL_AGAIN: "again",
    MAY_DEAL_ANEW: "void",
    ADJUSTED_INSTEAD: "adjusted",
    SHOULD_NOT_DEAL: "copies",
    MAY_ORDER_DEAL: "may",
}


def read_ruling(verdict: Verdict) -> str:
    return next((value for effect, value in READ.items() if has(verdict, effect)), "stands")


FAMILIES = (Family("bridge", "redeal-or-not", N_("Deal again or not"), 2, "6D1 6D2 6D3 6F 22B 86A", draw_redeal),)
