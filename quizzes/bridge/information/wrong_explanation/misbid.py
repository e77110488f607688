"""Misbid or misexplanation? What the evidence makes of a hand that does not fit what was said of it."""

from random import Random

from engine.bridge.effect.misinformation import (
    AS_IF_TOLD_NONE,
    AS_IF_TOLD_RIGHT,
    NO_INFRACTION,
    OWN_MISUNDERSTANDING,
    PRESUMED_WRONG,
)
from engine.bridge.information.misinformation import Aware, Fault, Wants
from engine.bridge.information.wrong_explanation import WRONG_EXPLANATION
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.information.wrong_explanation.explained import (
    Explained,
    Plan,
    draw_about,
    tell_agreement,
    tell_explanation,
)
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

OUTCOMES = {
    PRESUMED_WRONG: "presumed",
    AS_IF_TOLD_RIGHT: "right",
    AS_IF_TOLD_NONE: "none",
    NO_INFRACTION: "stands",
    OWN_MISUNDERSTANDING: "own",
}


def ruling_part() -> Part:
    options = (
        Option("right", say("An infraction. If it gained, adjust as if they had been told the agreement.")),
        Option("presumed", say("You presume that the explanation was wrong, which is an infraction.")),
        Option("none", say("An infraction. If it gained, adjust as if they had been told: “no agreement”.")),
        Option("stands", say("A misbid and no infraction: the result stands, damage or not.")),
        Option("own", say("Nobody has explained or bid wrongly: whoever misunderstands gets no redress.")),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    return next((word for effect, word in OUTCOMES.items() if has(verdict, effect)), "")


UNPROVEN = (
    N_("{caller|start} says: “I bid it as {meaning}, that is how we play it.” There is no system card and no witness."),
    N_("{caller|start} bid it as {meaning} and insists on that. The system card does not mention the bid."),
)
UNSPOKEN = (
    N_("{caller|start} bid it as {meaning}. Both admit that they have never talked about it and never had it before."),
    N_("{caller|start} bid it as {meaning}. It is their first day as partners, and it has never come up."),
)
FORGOTTEN = (
    N_("{caller|start} had forgotten that, and bid it as {meaning}."),
    N_("{caller|start} says: “I had the old system in my head and bid it as {meaning}.”"),
)
MISHEARD = (
    N_("{asker|start} was not listening, and took it for {other}."),
    N_("{asker|start} plays it otherwise, and bid on as if it had been {other}."),
)
DAMAGE = (
    N_("The play is over. {asker|start} says: “With another explanation we bid game”, and wants another score."),
    N_("The play is over, and {asker} complains: “I would have led another suit.”"),
    N_("The play is over. {asker|start} and {partner} would have doubled, they say, and ask for the score of that."),
)


def tell(rng: Random, sentences: tuple[str, ...], one: Explained) -> Text:
    values = {
        "caller": one.caller,
        "asker": one.asker,
        "partner": one.asker.partner,
        "meaning": one.meaning,
        "other": one.other,
    }
    sentence = rng.choice(sentences)
    return Text(sentence, tuple((name, value) for name, value in values.items() if f"{{{name}" in sentence))


def evidence(rng: Random, one: Explained, fault: Fault) -> tuple[Text, ...]:
    """What was said about the bid, and what the director finds."""
    if fault is Fault.LISTENER:
        return tell_explanation(rng, one, one.meaning), tell_agreement(rng, one, one.meaning), tell(rng, MISHEARD, one)
    said = tell_explanation(rng, one, one.other)
    if fault is Fault.EXPLANATION:
        return said, tell_agreement(rng, one, one.meaning)
    if fault is Fault.CALL:
        return said, tell_agreement(rng, one, one.other), tell(rng, FORGOTTEN, one)
    return said, tell(rng, UNSPOKEN if fault is Fault.NO_AGREEMENT else UNPROVEN, one)


def plan(fault: Fault) -> Plan:
    def attempt(rng: Random, one: Explained) -> Scenario | None:
        facts = WRONG_EXPLANATION.facts.suppose(fault=fault, aware=Aware.OPEN, wants=Wants.NOTHING)
        told = (*evidence(rng, one, fault), tell(rng, DAMAGE, one))
        return Scenario(told, (Case(WRONG_EXPLANATION, facts),), (ruling_part(),), one.table())

    return attempt


DRAW = draw_about(
    *[plan(Fault.EXPLANATION)] * 4,
    *[plan(Fault.UNKNOWN)] * 4,
    *[plan(Fault.CALL)] * 4,
    *[plan(Fault.NO_AGREEMENT)] * 3,
    *[plan(Fault.LISTENER)] * 2,
)
FAMILIES = (
    Family(
        "bridge",
        "misbid-or-misexplanation",
        N_("Misbid or wrong explanation?"),
        3,
        "21A 21B1b 75B1 75C 75D2 75D3",
        DRAW,
    ),
)
