"""An irregularity that may have paid: could the offender have known, and what becomes of the result?"""

from random import Random

from engine.bridge.effect.conduct import ADJUST_72C, PLAY_ON_72C
from engine.bridge.propriety.behaviour import About, Behaviour
from engine.bridge.propriety.conduct import CONDUCT
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.propriety.deed import Deed, begin, pick, seat_players
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

IRREGULARITIES = (
    N_("{player} bids out of turn, so that {partner}, who has a strong hand, must pass."),
    N_("{player} bids too low and puts it right in such a way that {partner} must pass."),
    N_("In trick {trick} {player}, a defender, leads out of turn, and declarer is put off a finesse."),
    N_("In trick {trick} {player} revokes, and the revoke breaks declarer's communication."),
)
FINDINGS = (
    Deed(
        N_("You find that {player} could not have known that this could well damage {others}."), {"could_know": False}
    ),
    Deed(
        N_("You find that {player} could have known that this could well damage {others}. Play is not over yet."),
        {"could_know": True, "over": False},
        3,
    ),
    Deed(
        N_(
            "Play is over. You find that {player} did not do it on purpose but could have known that it could well "
            "damage {others}, and that it brought {side} an advantage."
        ),
        {"could_know": True, "over": True, "gained": True},
        3,
    ),
    Deed(
        N_(
            "Play is over. You find that {player} could have known that it could well damage {others}, but that it "
            "brought {side} no advantage."
        ),
        {"could_know": True, "over": True, "gained": False},
    ),
)


def draw_could_have_known(rng: Random) -> Scenario:
    values, finding = seat_players(rng), pick(rng, FINDINGS)
    told = (tell(rng.choice(IRREGULARITIES), values), tell(finding.words, values))
    facts = Behaviour.suppose(about=About.FORESEEN, **finding.facts)
    return Scenario((begin(rng, values), *told), (Case(CONDUCT, facts),), (beyond_part(),))


def beyond_part() -> Part:
    options = (
        Option("nothing", say("Nothing more.")),
        Option("later", say("Play goes on, and you look at the result when it is over.")),
        Option("adjust", say("You award an adjusted score.")),
    )
    return OneOf("beyond", say("What follows beyond the rectification?"), read_beyond, 0, options)


def read_beyond(verdict: Verdict) -> str:
    if has(verdict, ADJUST_72C):
        return "adjust"
    return "later" if has(verdict, PLAY_ON_72C) else "nothing"


FAMILIES = (
    Family("bridge", "could-have-known", N_("Could the offender have known?"), 3, "72C 12B1", draw_could_have_known),
)
