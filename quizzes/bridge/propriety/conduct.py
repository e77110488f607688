"""Conduct at the table: how strong the word of the Law is, and what follows on the board."""

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.bridge.effect.conduct import IN_ORDER, MAKE_GOOD_12A1, Breach
from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.propriety.behaviour import (
    About,
    AgainstLaw,
    Behaviour,
    Brought,
    Handling,
    Manner,
    Pace,
    Showing,
)
from engine.bridge.propriety.conduct import CONDUCT
from engine.law import GoTo, Verdict
from engine.text import N_, say
from quizzes.bridge.propriety.deed import Deed, begin, pick, seat_players
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, find, has

Stated = Mapping[str, Any]


def shows(sign: Showing, **more: Any) -> Stated:
    return {"about": About.SIGN, "sign": sign, **more}


def minds(pace: Pace, **more: Any) -> Stated:
    return {"about": About.PACE, "pace": pace, **more}


def handles(handling: Handling) -> Stated:
    return {"about": About.CARDS, "handling": handling}


# Those after which one asks what more came of it.
OPEN = (
    Deed(N_("{partner} bids game, and {player} says: “Well bid.”"), shows(Showing.LIKING)),
    Deed(N_("{partner} leads to trick {trick}, and {player} shakes the head."), shows(Showing.LIKING)),
    Deed(N_("{player} reaches for trick {trick} before {lho} has played to it."), shows(Showing.TRICK)),
    Deed(N_("In trick {trick} {player} says: “That was the last trump.”"), shows(Showing.EVENT)),
    Deed(N_("In trick {trick} {player} says: “Two more, and that is it.”"), shows(Showing.EVENT)),
    Deed(
        N_("In trick {trick} {player} stares at {lho} before playing, but sees no card."),
        shows(Showing.WATCHED, saw=False),
    ),
    Deed(N_("During the play {player} says: “I should have bid something else.”"), shows(Showing.COMMENT), 4),
    Deed(
        N_("{player} writes messages under the table and has to be told again and again whose turn it is."),
        minds(Pace.INATTENTIVE),
        4,
    ),
    Deed(N_("After trick {trick} {player} folds up the cards and looks at the ceiling."), minds(Pace.BORED)),
    Deed(
        N_(
            "From trick {trick} on {player} has nothing but winners and plays them out slowly; you find that this was "
            "done to tire {lho}."
        ),
        minds(Pace.DRAWN_OUT, to_disturb=True),
        4,
    ),
    Deed(
        N_("{player} plays now fast, now slowly; you find that this was done to unsettle {lho}."),
        minds(Pace.VARIED, to_disturb=True),
    ),
    Deed(
        N_("In the middle of the round {player} leaves the table for a coffee; there was no need for it."),
        minds(Pace.AWAY, needed=False),
    ),
    Deed(
        N_("{player} says “a heart” in one auction and “I bid one heart” in the next."),
        handles(Handling.NAMES),
    ),
    Deed(
        N_("In trick {trick} {player} takes a card out of the hand before {rho} has played."),
        handles(Handling.DETACHED),
        4,
    ),
    Deed(N_("In trick {trick} {player} bangs a winner on the table."), handles(Handling.STYLE), 3),
)
CLOSED = (
    Deed(
        N_("From trick {trick} on {player} has nothing but winners and plays them out; nobody was to be disturbed."),
        minds(Pace.DRAWN_OUT, to_disturb=False),
        3,
    ),
    Deed(
        N_("In the middle of the round {player} has to leave the table to take a medicine."),
        minds(Pace.AWAY, needed=True),
        3,
    ),
    Deed(
        N_("{player} leads out of turn on purpose and says: “I know the rectification, take it.”"),
        {"about": About.LAWS, "fault": AgainstLaw.ON_PURPOSE},
        3,
    ),
    Deed(
        N_("{player}, who revoked in trick {trick}, revokes once more so that it is not noticed."),
        {"about": About.LAWS, "fault": AgainstLaw.HIDDEN},
        3,
    ),
    Deed(N_("When {lho} speaks of a revoke, {player} quickly mixes the played cards."), handles(Handling.MIXED), 3),
    Deed(
        N_("{lho} makes a mistake in trick {trick}, and {player} laughs at it."),
        {"about": About.MANNER, "manner": Manner.ANNOYING},
    ),
    Deed(
        N_("{lho} asks something, and {player} answers with an insult."),
        {"about": About.MANNER, "manner": Manner.RUDE},
    ),
    Deed(
        N_("{player} shouts through the room: “Director! Must one wait for ever?”"),
        {"about": About.MANNER, "manner": Manner.TO_DIRECTOR},
    ),
)
ENDS = (
    Deed(N_("You find that nothing more came of it."), {"brought": frozenset[Brought]()}, 4),
    Deed(N_("You find that {partner} could learn something from it."), {"brought": frozenset({Brought.PARTNER})}, 2),
    Deed(N_("You find that {lho} was misled by it."), {"brought": frozenset({Brought.MISLED})}, 1),
    Deed(
        N_("You find that it told nobody anything, but cost {lho} the concentration and a trick."),
        {"brought": frozenset({Brought.COST})},
        2,
    ),
)


def draw_conduct(rng: Random) -> Scenario:
    is_open = rng.random() < OPEN_SHARE
    deed, values = pick(rng, OPEN if is_open else CLOSED), seat_players(rng)
    told, facts = [deed.words], dict(deed.facts)
    if is_open:
        end = pick(rng, ENDS)
        told.append(end.words)
        facts |= end.facts
    story = (begin(rng, values), *(tell(words, values) for words in told))
    parts = (word_part(), more_part()) if is_open else (word_part(),)
    return Scenario(story, (Case(CONDUCT, Behaviour.suppose(**facts)),), parts)


OPEN_SHARE = 0.6


def word_part() -> Part:
    options = (
        Option("may-not", say("Forbidden in the strongest words.")),
        Option("violation", say("A violation of procedure.")),
        Option("should", say("An infraction that is seldom penalised: it “should” not be done.")),
        Option("order", say("Nothing is wrong with it.")),
    )
    return OneOf("word", say("What is the word of the Law?"), read_word, 0, options)


def read_word(verdict: Verdict) -> str:
    breach = find(verdict, Breach)
    return str(breach.force) if breach and not has(verdict, IN_ORDER) else "order"


def more_part() -> Part:
    options = (
        Option("nothing", say("Nothing more.")),
        Option("information", say("It is also judged as information to partner, or as misleading an opponent.")),
        Option("cost", say("You may make good at the end of play what it has cost.")),
    )
    return OneOf("more", say("What follows from it on this board?"), read_more, 0, options)


def read_more(verdict: Verdict) -> str:
    onward = find(verdict, GoTo)
    if onward and onward.topic is UNAUTHORISED:
        return "information"
    return "cost" if has(verdict, MAKE_GOOD_12A1) else "nothing"


LABELS = "72B1 72B3 74A1 74A2 74A3 74B1 74B2 74B3 74B4 74B5 74C1 74C2 74C3 74C4 74C5 74C6 74C7 74C8 12A1 16B1 73B1"
FAMILIES = (Family("bridge", "conduct-at-the-table", N_("Conduct at the table"), 3, LABELS, draw_conduct),)
