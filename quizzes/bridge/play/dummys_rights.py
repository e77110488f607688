"""Dummy does something, and later speaks up: have rights been lost, and what follows?"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from engine.bridge.director.after_irregularity import AFTER_IRREGULARITY
from engine.bridge.director.intervention import Act, DummySees, Intervention, Period, ToPrevent
from engine.bridge.effect.dummy import RIGHTS_LOST
from engine.bridge.effect.right import AS_ESTABLISHED, DEFENDER_PICKS_HAND, NO_RECTIFICATION_NOW
from engine.bridge.play.dummys_act import Doing, DummysAct, DummysBreach, DummysSince, Meddling
from engine.bridge.play.dummys_rights import DUMMYS_RIGHTS
from engine.bridge.revoke.circumstance import Role
from engine.bridge.table.seat import Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from players.bridge.play.playing import positions
from quizzes.bridge.picture import Table
from quizzes.bridge.revoke.aim import Tricks
from quizzes.bridge.revoke.misplay import Board, draw_board, draw_misplay, start
from quizzes.bridge.revoke.story import picture, seen
from quizzes.bridge.revoke.story import tell as tell_revoke
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has

Facts = Mapping[str, Any]


class Earlier(NamedTuple):
    """What dummy did some tricks before, as it is told and as it is stated."""

    words: tuple[str, ...]
    facts: Facts


LOST = (
    Earlier(
        (
            N_("Two tricks earlier {dummy} had got up and watched {declarer} play from behind."),
            N_("After the first trick {dummy} had walked round the table to see how {declarer} would play it."),
        ),
        {"breach": DummysBreach.LEFT},
    ),
    Earlier(
        (
            N_("At trick two {dummy} had leaned over and looked at the hand of {defender}."),
            N_("When {defender} was thinking, {dummy} had taken a look at the cards of {defender}."),
        ),
        {"breach": DummysBreach.LOOKED},
    ),
    Earlier(
        (
            N_("After the opening lead {dummy} and {declarer} had swapped hands to look at them."),
            N_("{declarer} had passed the hand across the table after the lead, and {dummy} had handed over dummy's."),
        ),
        {"breach": DummysBreach.SWAPPED},
    ),
)
KEPT = (
    Earlier(
        (
            N_("Two tricks earlier {dummy} had fetched coffee, and had seen nobody's cards."),
            N_("{dummy} had left the table for a moment to open a window."),
        ),
        {"doing": Doing.LOOK, "breach": DummysBreach.OTHER},
    ),
    Earlier(
        (
            N_("At trick two {dummy} had groaned when {declarer} named a card."),
            N_("“Oh no!” {dummy} had said in the second trick."),
        ),
        {"doing": Doing.MEDDLE, "meddling": Meddling.COMMENTED},
    ),
    Earlier(
        (N_("In the second trick {dummy} had put a finger on a card before {declarer} named one."),),
        {"doing": Doing.MEDDLE, "meddling": Meddling.SUGGESTED},
    ),
    Earlier(
        (N_("Without being asked, {defender} had shown {dummy} the whole hand in the first trick."),),
        {"doing": Doing.SHOWN},
    ),
    Earlier(
        (N_("Earlier {dummy} had quoted a Law across the table, although nobody had called you."),),
        {"doing": Doing.FACTS, "director_there": False},
    ),
)
ASKED_FIRST = N_("{dummy} is the first to speak: “No more of that suit, partner?” {declarer} had a card of it.")
ASKED_LATER = N_("{defender} asks about it, then {dummy} as well. {declarer} had a card of the suit.")
POINTED_FIRST = N_("{dummy} is the first to say so: “That is a revoke.”")
POINTED_LATER = N_("{declarer} says that this is a revoke, and {dummy} repeats it.")
WARNS = N_("{declarer} is about to lead from the wrong hand to trick {trick}; {dummy} warns of it.")
VOID = N_(
    "{dummy} asks {declarer}, who has not followed suit in trick {trick}, and there was no card of the suit left."
)


class Now(NamedTuple):
    """What dummy does now: the sentences, the facts, and what one sees."""

    since: DummysSince
    story: tuple[Text, ...]
    facts: Facts
    table: Table


def names(board: Board, defender: Seat | None = None) -> dict[str, object]:
    declarer = board.contract.declarer
    return {"declarer": declarer, "dummy": declarer.partner, "defender": defender or declarer.rho}


def asks(rng: Random) -> Now | None:
    """Declarer revokes, and dummy asks, first or after a defender."""
    misplay, first = draw_misplay(rng, 4, 10), rng.random() < 0.8
    if misplay.role is not Role.DECLARER:
        return None
    story = tell_revoke(misplay), tell(ASKED_FIRST if first else ASKED_LATER, names(misplay.board))
    facts = {"act": Act.PREVENT, "what": ToPrevent.DECLARERS_REVOKE, "was_revoke": True, "drawn": not first}
    table = picture(misplay.board, seen(misplay.after), misplay)
    return Now(DummysSince.ASKED, story, facts, table)


def points_out(rng: Random) -> Now | None:
    """A defender revokes, and dummy says so, first or after declarer."""
    misplay, first = draw_misplay(rng, 4, 10), rng.random() < 0.8
    if misplay.role is not Role.DEFENDER:
        return None
    said = tell(POINTED_FIRST if first else POINTED_LATER, names(misplay.board, misplay.revoker))
    facts = {"act": Act.ATTENTION, "period": Period.PLAY, "sees": DummySees.DEFENDER, "drawn": not first}
    table = picture(misplay.board, seen(misplay.after), misplay)
    return Now(DummysSince.POINTED_OUT, (tell_revoke(misplay), said), facts, table)


def leads_of_declarer(board: Board) -> Iterator[Tricks]:
    """The tricks before each lead that is declarer's or dummy's."""
    for position in positions(start(board)):
        if 3 <= len(position.tricks) < 10 and not position.trick.plays and position.turn in board.declaring:
            yield position.tricks


def warns(rng: Random) -> Now | None:
    """Declarer's side is on lead, and dummy warns of the wrong hand."""
    board = draw_board(rng)
    chances = [*leads_of_declarer(board)]
    if not chances:
        return None
    tricks = rng.choice(chances)
    story = (tell(WARNS, names(board) | {"trick": len(tricks) + 1}),)
    facts = {"act": Act.PREVENT, "what": ToPrevent.WRONG_HAND}
    return Now(DummysSince.WARNED, story, facts, picture(board, tricks))


def asks_for_nothing(rng: Random) -> Now | None:
    """Declarer has rightly not followed suit, and dummy asks."""
    board = draw_board(rng)
    for position in positions(start(board)):
        led, hand = position.trick.suit, position.turn is board.contract.declarer
        if 3 <= len(position.tricks) < 10 and hand and led and not position.suits[led]:
            story = (tell(VOID, names(board) | {"trick": len(position.tricks) + 1}),)
            facts = {"act": Act.PREVENT, "what": ToPrevent.DECLARERS_REVOKE, "was_revoke": False}
            return Now(DummysSince.ASKED, story, facts, picture(board, position.tricks))
    return None


ACTS = (*[asks] * 11, *[points_out] * 4, *[warns] * 3, asks_for_nothing)


def attempt(rng: Random) -> Scenario | None:
    now = rng.choice(ACTS)(rng)
    if now is None or now.table.contract is None:
        return None
    lost = rng.random() < 0.58
    before = rng.choice(LOST if lost else KEPT)
    declarer = now.table.contract.declarer
    values = {"declarer": declarer, "dummy": declarer.partner, "defender": rng.choice((declarer.lho, declarer.rho))}
    act = {"doing": Doing.LOOK, "since": now.since} if lost else {}
    cases = (
        Case(DUMMYS_RIGHTS, DummysAct.suppose(**(act | dict(before.facts)))),
        Case(AFTER_IRREGULARITY, Intervention.suppose(is_dummy=True, rights_lost=lost, **now.facts)),
    )
    story = (tell(rng.choice(before.words), values), *now.story)
    return Scenario(story, cases, (lost_part(), ruling_part()), now.table)


def lost_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("Did dummy lose rights by what happened first?")
    return OneOf("lost", words, lambda verdict: "yes" if has(verdict, RIGHTS_LOST) else "no", 0, options)


def ruling_part() -> Part:
    options = (
        Option("usual", say("Nothing special: if something is wrong, it is ruled on as usual.")),
        Option("hand", say("Either defender chooses from which hand declarer leads.")),
        Option("tricks", say("The card is replaced, and tricks are transferred as for an established revoke.")),
        Option("gain", say("Play goes on; at its end only a gain of the defenders is taken away.")),
    )
    words = say("What follows from what dummy says now?")
    return OneOf("ruling", words, read_ruling, 1, options)


CONSEQUENCES = {DEFENDER_PICKS_HAND: "hand", AS_ESTABLISHED: "tricks", NO_RECTIFICATION_NOW: "gain"}


def read_ruling(verdict: Verdict) -> str:
    return next((word for effect, word in CONSEQUENCES.items() if has(verdict, effect)), "usual")


LABELS = "42B1 42B2 43A1b 43A1c 43A2 43A2a 43A2b 43A2c 43A3 43B1 43B2a 43B2b 43B3"
FAMILIES = (Family("bridge", "dummys-lost-rights", N_("Dummy's lost rights"), 5, LABELS, firmly(attempt)),)
