"""Facts agreed or disputed: how the director proceeds, and whether to speak of an appeal."""

from random import Random

from engine.bridge.effect.ruling import (
    ADJUST_84D,
    EXPLAIN_OPTIONS,
    IMPOSE,
    KEEP_PLAYING,
    TELL_APPEAL,
)
from engine.bridge.ruling.directors_ruling import DIRECTORS_RULING
from engine.bridge.ruling.situation import LawSays, Situation, Task
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.propriety.deed import Deed, begin, pick, seat_players
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

SAID = (
    Deed(N_("{lho} says: “{player} revoked in trick {trick}, and it is established.”"), {"law_says": LawSays.FIXED}),
    Deed(N_("{lho} says: “{player} doubled the own partner's bid.”"), {"law_says": LawSays.FIXED}),
    Deed(N_("{lho}, who is declarer, says: “{player} led out of turn.”"), {"law_says": LawSays.OPTIONS}),
    Deed(N_("{lho} says: “{player} bid before it was the turn.”"), {"law_says": LawSays.OPTIONS}),
    Deed(N_("{lho} says: “{player}, declarer, dropped a card in trick {trick}.”"), {"law_says": LawSays.NOTHING}),
    Deed(
        N_("{lho} says: “{player} bluffed in the auction.” {partner} had no more reason to expect it than {lho}."),
        {"law_says": LawSays.NOTHING},
    ),
    Deed(N_("{lho} says: “In trick {trick} {player} talked while I was counting.”"), {"law_says": LawSays.WEIGH}, 5),
)
KNOWN = (
    Deed(N_("Nobody disputes that."), {"agreed": True}, 4),
    Deed(N_("All four agree on it."), {"agreed": True}, 3),
    Deed(
        N_("{player} denies it, but from the cards and the answers you find that it was so."),
        {"agreed": False, "established": True},
        4,
    ),
    Deed(
        N_("{player} denies it, and however long you ask, you cannot find out what happened."),
        {"agreed": False, "established": False},
        3,
    ),
)
DAMAGE = (
    Deed(N_("You find it likely that this has cost {others} a trick."), {"damaged": True}),
    Deed(N_("You find it unlikely that this has done any damage."), {"damaged": False}),
)


def draw_facts(rng: Random) -> Scenario:
    values, said, known = seat_players(rng), pick(rng, SAID), pick(rng, KNOWN)
    told, facts = [said.words, known.words], {"task": Task.CALLED, **said.facts, **known.facts}
    if said.facts["law_says"] is LawSays.WEIGH and facts.get("established", True):
        damage = pick(rng, DAMAGE)
        told.append(damage.words)
        facts |= damage.facts
    story = (begin(rng, values), *(tell(words, values) for words in told))
    return Scenario(story, (Case(DIRECTORS_RULING, Situation.suppose(**facts)),), (proceed_part(), speak_part()))


def proceed_part() -> Part:
    options = (
        Option("impose", say("Impose the rectification that the Law prescribes.")),
        Option("explain", say("Explain the options and let the player choose whose choice it is.")),
        Option("nothing", say("Nothing is rectified or adjusted.")),
        Option("adjust", say("Award an adjusted score.")),
        Option("keep", say("Rule in such a way that play can go on.")),
    )
    return OneOf("proceed", say("What do you do?"), read_proceed, 0, options)


PROCEEDINGS = {IMPOSE: "impose", EXPLAIN_OPTIONS: "explain", ADJUST_84D: "adjust", KEEP_PLAYING: "keep"}


def read_proceed(verdict: Verdict) -> str:
    return next((value for effect, value in PROCEEDINGS.items() if has(verdict, effect)), "nothing")


def speak_part() -> Part:
    options = (
        Option("yes", say("Yes, if a review might be justified: you ruled on facts or weighed something up.")),
        Option("no", say("There is no reason to: the Law alone decided.")),
    )
    return OneOf("appeal", say("Do you speak of the right to appeal?"), read_speak, 0, options)


def read_speak(verdict: Verdict) -> str:
    return "yes" if has(verdict, TELL_APPEAL) else "no"


FAMILIES = (
    Family(
        "bridge", "facts-and-law", N_("Facts agreed or disputed"), 2, "84A 84B 84C 84D 85A1 85A2 85B 83", draw_facts
    ),
)
