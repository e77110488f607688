"""Spectators: what they may do and when, and what becomes of the board if they do more."""

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.bridge.effect.conduct import RULED_ON_ALL_THE_SAME, SPECTATOR_MAY
from engine.bridge.propriety.behaviour import About, Behaviour
from engine.bridge.propriety.conduct import CONDUCT
from engine.bridge.propriety.watching import CameOf, WatchedWhen, Watcher, Watching
from engine.law import GoTo, Verdict
from engine.text import N_, say
from quizzes.bridge.propriety.deed import Deed, begin, pick, seat_players
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, find, has

NOTHING = frozenset[CameOf]()
TOLD = frozenset({CameOf.INFORMATION})
FOUND = frozenset({CameOf.IRREGULARITY})


def did(watcher: Watcher, came_of_it: frozenset[CameOf] | None = None, **more: Any) -> Mapping[str, Any]:
    return {"did": watcher, **more} | ({} if came_of_it is None else {"came_of_it": came_of_it})


VISITS = (
    Deed(
        N_("A spectator says: “{player} has revoked in trick {trick}.” You find that it is true."),
        did(Watcher.POINTED, FOUND),
    ),
    Deed(
        N_("In trick {trick} a spectator says that it is for {player} to lead. That is so, and nothing comes of it."),
        did(Watcher.POINTED, NOTHING),
    ),
    Deed(
        N_("In trick {trick} a spectator says who has the queen of trumps, and {player} hears it."),
        did(Watcher.POINTED, TOLD),
    ),
    Deed(
        N_("A spectator groans over a card in trick {trick}; nobody can take anything from it."),
        did(Watcher.REACTED, NOTHING, when=WatchedWhen.DEAL),
    ),
    Deed(
        N_("Board {board} is over, another is to follow in this round; a spectator tells {player} what is on it."),
        did(Watcher.REMARKED, TOLD, when=WatchedWhen.ROUND),
    ),
    Deed(
        N_("When the round is over, a spectator remarks that {player} could have made the contract."),
        did(Watcher.REMARKED, when=WatchedWhen.AFTER),
        3,
    ),
    Deed(
        N_("In trick {trick} a friend comes and chats with {player}, who is dummy; nothing comes of it."),
        did(Watcher.TALKED, NOTHING, when=WatchedWhen.DEAL),
    ),
    Deed(
        N_("When the session is over, a spectator asks {player} about trick {trick}."),
        did(Watcher.TALKED, when=WatchedWhen.SESSION_OVER),
        3,
    ),
    Deed(
        N_("You ask a spectator who led to trick {trick}, and the spectator says: {player}."),
        did(Watcher.SPOKE, asked=True),
        4,
    ),
    Deed(
        N_("While you are at the table, a spectator says unasked that {player} revoked in trick {trick}. It is true."),
        did(Watcher.SPOKE, FOUND, asked=False),
        3,
    ),
    Deed(
        N_("A spectator behind {player} goes over to look at the hand of {lho} too. The regulations allow that."),
        did(Watcher.LOOKED, allowed=True),
        4,
    ),
    Deed(
        N_(
            "A spectator behind {player} goes over to look at the hand of {lho} too. The regulations say nothing about "
            "it, and nothing comes of it."
        ),
        did(Watcher.LOOKED, NOTHING, allowed=False),
    ),
    Deed(
        N_("In trick {trick} a spectator's telephone rings; otherwise nothing happens."),
        did(Watcher.DISTURBED, NOTHING),
    ),
    Deed(
        N_(
            "Between two rounds of the session {player} gets a message from a friend who follows the match on a "
            "screen: it says which slam there is on the next board."
        ),
        did(Watcher.ONLINE, TOLD, when=WatchedWhen.AFTER),
        3,
    ),
    Deed(
        N_("The session is over, and {player} gets a message from a friend who followed it on a screen."),
        did(Watcher.ONLINE, when=WatchedWhen.SESSION_OVER),
        3,
    ),
)


def draw_spectator(rng: Random) -> Scenario:
    visit, values = pick(rng, VISITS), seat_players(rng)
    story = (begin(rng, values), tell(visit.words, values))
    facts = Behaviour.suppose(about=About.SPECTATOR, watching=Watching.suppose(**visit.facts))
    return Scenario(story, (Case(CONDUCT, facts),), (allowed_part(),))


def allowed_part() -> Part:
    options = (
        Option("may", say("The spectator may do that.")),
        Option("nothing", say("It is forbidden, but play goes on and no score changes.")),
        Option("irregularity", say("It is forbidden, but the irregularity is ruled on all the same.")),
        Option("information", say("It is forbidden, and the player's information has to be dealt with.")),
    )
    return OneOf("spectator", say("What do you say to that?"), read_spectator, 0, options)


def read_spectator(verdict: Verdict) -> str:
    if has(verdict, SPECTATOR_MAY):
        return "may"
    if find(verdict, GoTo):
        return "information"
    return "irregularity" if has(verdict, RULED_ON_ALL_THE_SAME) else "nothing"


LABELS = "76A1 76A2 76B1 76B2 76B3 76B4 76B5 76C1 76C2 81C3"
FAMILIES = (Family("bridge", "spectators", N_("Spectators"), 4, LABELS, draw_spectator),)
