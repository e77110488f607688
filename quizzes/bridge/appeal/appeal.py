"""An appeal: is it heard, who decides it, and may a committee overrule the director?"""

from random import Random
from typing import Any

from engine.bridge.appeal.appeal import APPEAL
from engine.bridge.appeal.appealing import Appeal, AppealAbout, AppealOf, AppealStage, Committee, Consent
from engine.bridge.effect.appeal import (
    BOTH_NEEDED,
    CAPTAIN_NEEDED,
    COMMITTEE_DECIDES,
    COMMITTEE_MAY_NOT,
    DIRECTOR_DECIDES,
    EACH_ITS_PART,
    HEARD,
    NOT_THEIR_TABLE,
    ONLY_RECOMMENDS_ON_LAW,
    TIME_OVER,
)
from engine.bridge.table.deadline import Deadline
from engine.bridge.table.seat import SEATS
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.telling import tell
from quizzes.family import Family, Moment, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

OWN = (
    N_("{player} is not happy with your ruling on board {number} and wants to appeal."),
    N_("On board {number} you adjusted a score against {side}. {player} announces an appeal to you."),
)
OTHER = (
    N_("{player} wants to appeal against your ruling on board {number} at the next table, which cost a place."),
    N_("{player} has heard how you ruled on board {number} at table {table}, did not play there, and wants to appeal."),
)
TIMES = {
    Deadline.UNPUBLISHED: (N_("The results are not published yet."),),
    Deadline.HALF_HOUR: (
        N_("The results were published {soon} minutes ago; the organiser has fixed no other period."),
        N_("It is {late} minutes since the play ended and {soon} since the results were published; no other is fixed."),
    ),
    Deadline.LONGER: (N_("The results were published {late} minutes ago; the organiser has fixed no other period."),),
    Deadline.OWN_RUNNING: (N_("The results were published {late} minutes ago; the organiser allows two hours."),),
    Deadline.OWN_OVER: (N_("The results were published {soon} minutes ago; the organiser allows ten minutes only."),),
}
CONSENTS = {
    Consent.PAIR: (N_("It is a pairs event, and {partner} agrees."), N_("It is a pairs event; both want to appeal.")),
    Consent.HALF_PAIR: (
        N_("It is a pairs event, and {partner} thinks that the ruling was right."),
        N_("It is a pairs event, and {partner} would rather leave it."),
    ),
    Consent.INDIVIDUAL: (
        N_("It is an individual event, and {partner}, the partner of that round, is against it."),
        N_("It is an individual event, and {partner}, the partner of that round, has gone home."),
    ),
    Consent.CAPTAIN: (
        N_("It is a team event; the captain, who does not play, agrees."),
        N_("It is a team event. {partner} is against it, and the captain is for it."),
    ),
    Consent.NO_CAPTAIN: (
        N_("It is a team event. {partner} agrees, but the captain does not."),
        N_("It is a team event; both players want it, and the captain says no."),
    ),
}
ABOUT = {
    AppealAbout.LAW: (
        N_("The appeal on board {number} says that you read the law on an insufficient bid wrongly."),
        N_("The appeal on board {number} says that the regulations on alerts do not apply there."),
    ),
    AppealAbout.JUDGEMENT: (
        N_("The appeal on board {number} says that passing was no logical alternative."),
        N_("The appeal on board {number} says that there was no hesitation at all."),
        N_("The appeal on board {number} says that the adjusted score should have been another."),
    ),
    AppealAbout.BOTH: (
        N_("The appeal on board {number} says that you applied the wrong law, and that there was no damage either."),
        N_("The appeal on board {number} disputes how you read the regulation, and the facts as well."),
    ),
    AppealAbout.DISCIPLINE: (
        N_("The appeal on board {number} is against a disciplinary penalty that you gave by Law 91."),
        N_("After board {number} you suspended a player for the session by Law 91; the appeal is against that."),
    ),
}
COMMITTEES = {
    Committee.NONE: (N_("There is no committee at this tournament, nor anything in its place."),),
    Committee.DISRUPTS: (N_("There is a committee, but it could only meet if the next session were put off."),),
    Committee.SITS: (N_("A committee is at hand, and can meet."), N_("The committee can meet after the session.")),
}
MEETS = N_("In the end the matter lies before the committee, which thinks otherwise than you on every point.")


def draw(rng: Random) -> Scenario:
    player = rng.choice(SEATS)
    values = {
        "player": player,
        "partner": player.partner,
        "side": player.side,
        "number": rng.randint(1, 32),
        "table": rng.randint(1, 12),
        "soon": rng.randint(12, 30),
        "late": rng.randint(31, 90),
    }
    return rng.choice((admissible, deciding))(rng, values)


def admissible(rng: Random, values: dict[str, Any]) -> Scenario:
    wanted = rng.choices((AppealOf.OWN, AppealOf.OTHER), (5, 1))[0]
    deadlines = (Deadline.UNPUBLISHED, Deadline.HALF_HOUR, Deadline.OWN_RUNNING, Deadline.LONGER, Deadline.OWN_OVER)
    deadline = rng.choices(deadlines, (3, 5, 3, 2, 1))[0]
    consent = rng.choices(tuple(CONSENTS), (3, 3, 2, 2, 3))[0]
    words = OWN if wanted is AppealOf.OWN else OTHER
    story = tuple(tell(rng.choice(one), values) for one in (words, TIMES[deadline], CONSENTS[consent]))
    facts = {"stage": AppealStage.BRING, "appeal_of": wanted, "deadline": deadline, "consent": consent}
    return Scenario(story, (Case(APPEAL, Appeal.suppose(**facts)),), (heard_part(),))


def deciding(rng: Random, values: dict[str, Any]) -> Scenario:
    """Who decides; and, where a committee can meet, what it may do."""
    about = rng.choices(tuple(ABOUT), (3, 4, 2, 3))[0]
    committee = rng.choices(tuple(COMMITTEES), (1, 1, 7))[0]
    story = tuple(tell(rng.choice(one), values) for one in (ABOUT[about], COMMITTEES[committee]))
    case = Case(APPEAL, Appeal.suppose(stage=AppealStage.DECIDE, committee=committee, about=about))
    if committee is not Committee.SITS:
        return Scenario(story, (case,), (who_part(),))
    powers = Case(APPEAL, Appeal.suppose(stage=AppealStage.OVERRULE, about=about))
    later = Moment((Text(MEETS),), (power_part(),))
    return Scenario(story, (case, powers), (who_part(),), later=(later,))


def heard_part() -> Part:
    options = (
        Option("yes", say("Yes.")),
        Option("time", say("No: it is too late.")),
        Option("table", say("No: it was no ruling at the own table.")),
        Option("consent", say("No: somebody who has to agree does not.")),
    )
    return OneOf("heard", say("Is the appeal heard?"), read_heard, 0, options)


HEARD_BY = {
    HEARD: "yes",
    TIME_OVER: "time",
    NOT_THEIR_TABLE: "table",
    BOTH_NEEDED: "consent",
    CAPTAIN_NEEDED: "consent",
}


def read_heard(verdict: Verdict) -> str:
    return next((word for effect, word in HEARD_BY.items() if has(verdict, effect)), "")


def who_part() -> Part:
    options = (
        Option("director", say("The director in charge.")),
        Option("committee", say("The committee.")),
        Option("both", say("Each a part of it.")),
    )
    return OneOf("who", say("Who decides the appeal at first?"), read_who, 0, options)


DECIDERS = {DIRECTOR_DECIDES: "director", COMMITTEE_DECIDES: "committee", EACH_ITS_PART: "both"}


def read_who(verdict: Verdict) -> str:
    return next((word for effect, word in DECIDERS.items() if has(verdict, effect)), "")


def power_part() -> Part:
    options = (
        Option("yes", say("Yes.")),
        Option("part", say("Only a part of it; on the rest it may recommend.")),
        Option("no", say("No, it may only recommend that.")),
    )
    return OneOf("power", say("May it change the ruling?"), read_power, 1, options)


def read_power(verdict: Verdict) -> str:
    if has(verdict, COMMITTEE_MAY_NOT):
        return "no"
    return "part" if has(verdict, ONLY_RECOMMENDS_ON_LAW) else "yes"


LABELS = "92 92A 92B 92C 92D1 92D2 93 93A 93B1 93B2 93B3"
FAMILIES = (Family("bridge", "appeal-brought", N_("May they appeal, and who decides?"), 2, LABELS, draw),)
