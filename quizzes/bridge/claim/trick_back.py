"""A trick that was agreed or conceded is wanted back: which test decides, and does it go back?"""

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.bridge.claim.trick_back import (
    TRICK_BACK_TOPIC,
    GivenHow,
    SinceGiven,
    TrickBack,
    agreed_to_lose_own,
    agreement_stands,
    conceded_own,
    concession_stands,
    could_not_be_lost,
    gained_knowingly,
    not_agreed_yet,
    period_over,
    would_have_won,
)
from engine.bridge.effect.claim import MUST_NOT_KEEP, NOT_AGREED_YET, TRICK_BACK
from engine.bridge.table.seat import SEATS
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

AGREED = (
    N_("{declarer}, the declarer, claimed the last {left} tricks, and {defender} and {partner} agreed."),
    N_("With {left} tricks left {declarer}, declarer, spread the hand and claimed them; both defenders agreed."),
)
CONCEDED = (
    N_("With {left} tricks left {defender}, a defender, conceded them, and {partner} agreed."),
    N_("{defender} and {partner} defended, and gave {declarer} the last {left} tricks without playing them out."),
)
OPEN = (
    N_("The round is not over, and on the next board only {declarer} has called so far."),
    N_("The cards are still on the table, and nobody has called on the next board."),
)
CALLED = (
    N_("On the next board {defender} has already called."),
    N_("On the next board {partner} has already passed."),
    N_("The round is over, and the results are not published yet."),
    N_("The results were published {soon} minutes ago; the organiser has fixed no other period."),
    N_("The results were published {late} minutes ago; the organiser has fixed a correction period of two hours."),
)
OVER = (
    N_("The results were published {late} minutes ago; the organiser has fixed no other period."),
    N_("The results were published {soon} minutes ago, and the organiser's own short correction period is over."),
)
WANTED = N_("Now {defender} says that declarer has been given a trick too many.")
WON = (
    N_("You find that the defenders had already won that trick before the others were given up."),
    N_("You find that {partner} had already won that trick, and that it was forgotten in the count."),
)
LIKELY = (
    N_("You find that the defenders would probably have won it, but that a careless play could have lost it."),
    N_("You find that good defence would have won it and poor defence not, and that good defence was likely."),
)
CERTAIN = (
    N_("You find that the defenders would have won it, and that no normal play could have lost it."),
    N_("You find that {partner} held the last trump, and would have won it whatever anybody normally plays."),
)
UNLIKELY = (
    N_("You find that they would have won it only if {declarer} had made an odd mistake."),
    N_("You find that they could have won it, but probably would not have."),
)
FOUND: tuple[tuple[tuple[str, ...], Mapping[str, bool]], ...] = (
    (WON, {"had_won": True}),
    (LIKELY, {"had_won": False, "likely": True, "could_lose": True}),
    (CERTAIN, {"had_won": False, "likely": True, "could_lose": False}),
    (UNLIKELY, {"had_won": False, "likely": False, "could_lose": True}),
)
KNOWS = (
    N_("After that {declarer}, the declarer, sees that {partner} held the highest trump."),
    N_("Then {declarer}, the declarer, notices that the defenders could not have lost the last of these tricks."),
)


def draw(rng: Random) -> Scenario:
    declarer = rng.choice(SEATS)
    defender = rng.choice((declarer.lho, declarer.rho))
    values = {
        "declarer": declarer,
        "defender": defender,
        "partner": defender.partner,
        "left": rng.randint(5, 7),
        "soon": rng.randint(11, 30),
        "late": rng.randint(31, 75),
    }
    if rng.random() < 0.12:
        return scenario((tell(rng.choice(CONCEDED), values), tell(rng.choice(KNOWS), values)), given=GivenHow.GAINED)
    given = rng.choice((GivenHow.AGREED, GivenHow.CONCEDED))
    since = rng.choices((SinceGiven.OPEN, SinceGiven.CALLED, SinceGiven.PERIOD_OVER), (3, 9, 2))[0]
    told, facts = draw_finding(rng, values)
    return scenario(
        (
            tell(rng.choice(AGREED if given is GivenHow.AGREED else CONCEDED), values),
            tell(rng.choice(TOLD[since]), values),
            tell(WANTED, values),
            told,
        ),
        given=given,
        since=since,
        **facts,
    )


TOLD = {SinceGiven.OPEN: OPEN, SinceGiven.CALLED: CALLED, SinceGiven.PERIOD_OVER: OVER}


def draw_finding(rng: Random, values: Mapping[str, Any]) -> tuple[Text, Mapping[str, bool]]:
    words, facts = rng.choices(FOUND, (2, 3, 3, 2))[0]
    return tell(rng.choice(words), values), facts


def scenario(story: tuple[Text, ...], **facts: Any) -> Scenario:
    case = Case(TRICK_BACK_TOPIC, TrickBack.suppose(**facts))
    return Scenario(story, (case,), (back_part(), standard_part()))


def back_part() -> Part:
    options = (
        Option("yes", say("Yes.")),
        Option("no", say("No.")),
        Option("open", say("That is not settled: I rule on the claim as on one that is disputed.")),
    )
    return OneOf("back", say("Does the trick go to the defenders?"), read_back, 0, options)


def read_back(verdict: Verdict) -> str:
    if has(verdict, NOT_AGREED_YET):
        return "open"
    return "yes" if has(verdict, TRICK_BACK, MUST_NOT_KEEP) else "no"


def standard_part() -> Part:
    options = (
        Option("won", say("Whether they had already won the trick.")),
        Option("likely", say("Whether they would probably have won it.")),
        Option("normal", say("Whether any normal play could have lost it.")),
        Option("time", say("The time: it is too late, or the agreement is not final yet.")),
        Option("known", say("That the other side knows better.")),
    )
    return OneOf("test", say("What decides it?"), read_test, 0, options)


TESTS = {
    agreed_to_lose_own: "won",
    conceded_own: "won",
    would_have_won: "likely",
    agreement_stands: "likely",
    could_not_be_lost: "normal",
    concession_stands: "normal",
    period_over: "time",
    not_agreed_yet: "time",
    gained_knowingly: "known",
}


def read_test(verdict: Verdict) -> str:
    return next((TESTS[step.law] for step in verdict.spoken if step.law in TESTS), "")


FAMILIES = (
    Family(
        "bridge",
        "trick-given-away",
        N_("Too late to take it back?"),
        2,
        "69A 69B 69B1 69B2 71 71A 71B 71fn1 79A2",
        draw,
    ),
)
