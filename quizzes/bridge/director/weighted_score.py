"""Weighted scores to work out: plain ones, with an illegal result among them, with a self-inflicted part."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from engine.bridge.director.weighing import WeightedScore
from engine.bridge.director.weighted_score import WEIGHTED_SCORE
from engine.bridge.effect.adjusted import Scoring
from engine.bridge.effect.weighted import TABLE_RESULT_STANDS, SideGets
from engine.bridge.score.outcomes import Outcome, Outcomes
from engine.bridge.score.results import Results, TableResult
from engine.bridge.table.seat import Side, vulnerability_of
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.score.field import draw_results
from quizzes.bridge.score.two_tables import tell_vulnerable
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, OneOf, Option, Part, has

MANY, MOST = 36, 24
WEIGHTS = ((50, 50), (60, 40), (40, 60), (75, 25), (25, 75), (70, 30), (30, 70), (80, 20), (20, 80))
OF_THREE = ((40, 40, 20), (30, 30, 40), (60, 20, 20), (45, 15, 40), (25, 25, 50))
Known = dict[str, Any]


def draw_weighted(rng: Random) -> Scenario:
    return rng.choice((*[plain] * 3, *[with_illegal] * 2, *[stands_or_not] * 3, *[own_part] * 3))(rng)


def draw_known(rng: Random, scoring: Scoring, weights: tuple[int, ...]) -> Known:
    """A board at several tables: what would have happened, what did, and what happened elsewhere."""
    while True:
        board, offenders = rng.randint(1, MANY), rng.choice(tuple(Side))
        results = draw_results(rng, board, 6)
        different = list(dict.fromkeys(results))
        if len(different) > len(weights):
            break
    rng.shuffle(different)
    weighed, actual = different[: len(weights)], different[len(weights)]
    others = rng.sample(results, 5 if scoring is Scoring.MATCHPOINTS else 1)
    pairs = zip(weights, weighed, strict=True)
    return {
        "board": board,
        "scoring": scoring,
        "offenders": offenders,
        "outcomes": Outcomes(tuple(Outcome(*pair) for pair in pairs)),
        "actual": Results((actual,)),
        "others": Results(tuple(others)),
        "vulnerable": vulnerability_of(board),
        "has_illegal": False,
        "own_part": False,
        "knock_out": False,
    }


def facts_of(known: Known) -> WeightedScore:
    return WeightedScore.suppose(**{name: value for name, value in known.items() if name != "board"})


def amounts(verdict: Verdict) -> dict[Side, int]:
    """What the sides get, in hundredths."""
    return {one.side: one.amount.hundredths for one in verdict.effects if isinstance(one, SideGets)}


def is_told_by(known: Known) -> bool:
    """Is there a ruling that gives each side a whole number? Nobody has to know how it would be rounded."""
    found = amounts(WEIGHTED_SCORE.decide(facts_of(known)))
    return bool(found) and not any(amount % 100 for amount in found.values())


def even(draw: Callable[[], Known | None]) -> Known:
    """The first that comes out even."""
    while True:
        known = draw()
        if known and is_told_by(known):
            return known


def story(known: Known) -> list[Text]:
    """The event, the irregularity, what happened at the table, and elsewhere."""
    told = {"number": known["board"], "side": known["offenders"], "result": known["actual"].each[0]}
    if known["scoring"] is Scoring.MATCHPOINTS:
        scores = tuple(one.score(known["vulnerable"]) for one in known["others"].each)
        return [
            say("On board {number} of a pairs event {side} commit an irregularity. The result is {result}.", **told),
            tell_vulnerable(known["vulnerable"].sides),
            say("At the other tables North–South have {scores|and}.", scores=scores),
        ]
    return [
        say("On board {number} of a team match {side} commit an irregularity. The result is {result}.", **told),
        tell_vulnerable(known["vulnerable"].sides),
        say("At the other table it is {result}.", result=known["others"].each[0]),
    ]


def weighed(known: Known) -> Text:
    each = known["outcomes"].each
    told: dict[str, object] = {"first": each[0].result, "one": each[0].weight}
    if len(each) == 1:
        return say("Without the irregularity it would have been {first} for certain.", first=each[0].result)
    told |= {"second": each[1].result, "two": each[1].weight}
    if len(each) == 2:
        return say(
            "Without it, you find, the result is {first} in {one} cases out of a hundred, and {second} in {two}.",
            **told,
        )
    told |= {"third": each[2].result, "three": each[2].weight}
    return say(
        "A colleague weighs {first} with {one} per cent, {second} with {two} and {third} with {three}.",
        **told,
    )


def converted(known: Known) -> Text:
    """What the Laws do not say in so many words is told."""
    if known["scoring"] is Scoring.MATCHPOINTS:
        return say("It is the matchpoints of these results that you weigh.")
    return say("It is the IMPs of these results that you weigh.")


def plain(rng: Random) -> Scenario:
    scoring = rng.choice(tuple(Scoring))
    known = even(lambda: draw_known(rng, scoring, rng.choice(WEIGHTS)))
    told = (*story(known), weighed(known), converted(known))
    return Scenario(told, (Case(WEIGHTED_SCORE, facts_of(known)),), amount_parts(known))


def with_illegal(rng: Random) -> Scenario:
    """The last of three is what the table has reached, by what was illegal."""
    scoring = rng.choice(tuple(Scoring))

    def draw() -> Known:
        known = draw_known(rng, scoring, rng.choice(OF_THREE))
        reached = known["outcomes"].each[2].result
        return known | {"has_illegal": True, "illegal": (3,), "actual": Results((reached,))}

    known = even(draw)
    each = known["outcomes"].each
    told = (
        *story(known),
        weighed(known),
        say("You find that {result} could only have been reached by an illegal action.", result=each[2].result),
        say("The others keep their proportion to each other."),
        converted(known),
    )
    return Scenario(told, (Case(WEIGHTED_SCORE, facts_of(known)),), amount_parts(known))


def stands_or_not(rng: Random) -> Scenario:
    """The table's result may have been as good as what could be expected."""
    scoring, wanted = rng.choice(tuple(Scoring)), rng.random() < 0.5
    while True:
        known = draw_known(rng, scoring, rng.choice((*WEIGHTS, (100,))))
        stands = has(WEIGHTED_SCORE.decide(facts_of(known)), TABLE_RESULT_STANDS)
        if stands is wanted and (stands or is_told_by(known)):
            break
    told = (*story(known), weighed(known), converted(known))
    return Scenario(told, (Case(WEIGHTED_SCORE, facts_of(known)),), (stands_part(known["offenders"].other),))


def own_part(rng: Random) -> Scenario:
    """The non-offending side has thrown away part of it; in a knock-out match the two scores are averaged."""
    scoring, knock_out = rng.choice(((Scoring.MATCHPOINTS, False), (Scoring.IMPS, False), (Scoring.IMPS, True)))

    def draw() -> Known | None:
        known = draw_known(rng, scoring, (100,)) | {"own_part": True, "knock_out": knock_out}
        better = without_error(rng, known["actual"].each[0], known["offenders"].other)
        return known | {"without": Results((better,))} if better else None

    known = even(lambda: known if (known := draw()) and facts_of(known).self_inflicted > 0 else None)
    told = [*story(known), weighed(known), *own_words(rng, known)]
    if scoring is Scoring.IMPS:
        told.append(say("It is a knock-out match.") if knock_out else say("The match is part of a round robin."))
    told.append(converted(known))
    return Scenario(tuple(told), (Case(WEIGHTED_SCORE, facts_of(known)),), amount_parts(known))


def without_error(rng: Random, actual: TableResult, innocent: Side) -> TableResult | None:
    """The same contract, a trick or two better for the side that threw them away; none where there are no more."""
    played = actual.played
    if played is None:
        return None
    over = played.over + rng.choice((1, 1, 2)) * (1 if played.side is innocent else -1)
    is_possible = 0 <= 6 + played.bid.level + over <= 13
    return TableResult(replace(played, over=over)) if is_possible else None


def own_words(rng: Random, known: Known) -> tuple[Text, ...]:
    innocent, result = known["offenders"].other, known["without"].each[0]
    reasons = (
        say("After the irregularity {side} revoked, for no reason that had to do with it.", side=innocent),
        say(
            "After the irregularity {side} gambled wildly, to be saved by a ruling if it failed.",
            side=innocent,
        ),
        say("After the irregularity {side} forgot the trumps as no player of their class would.", side=innocent),
    )
    rest = say("You find that extremely serious: without it the table would have had {result}.", result=result)
    return rng.choice(reasons), rest


def amount_parts(known: Mapping[str, Any]) -> tuple[Part, ...]:
    innocent = known["offenders"].other
    return amount_part("innocent", innocent, known), amount_part("offenders", innocent.other, known)


def amount_part(name: str, side: Side, known: Mapping[str, Any]) -> Part:
    def read(verdict: Verdict) -> int:
        return amounts(verdict).get(side, 0) // 100

    if known["scoring"] is Scoring.MATCHPOINTS:
        most = 2 * len(known["others"])
        return Number(name, say("How many matchpoint units do {side} get?", side=side), read, 0, -most, 2 * most)
    words = say("How many IMPs does the team of {side} get? Write a minus if it loses them.", side=side)
    return Number(name, words, read, 0, -2 * MOST, 2 * MOST)


def stands_part(innocent: Side) -> Part:
    def read(verdict: Verdict) -> str:
        return "stands" if has(verdict, TABLE_RESULT_STANDS) else "adjusted"

    options = (
        Option("stands", say("The table's result stands.")),
        Option("adjusted", say("{side} get an adjusted score.", side=innocent)),
    )
    return OneOf("adjusts", say("Is there an adjusted score?"), read, 0, options)


FAMILIES = (
    Family("bridge", "weighted-score", N_("Weighted scores"), 1, "12B1 12C1a 12C1c 12C1ei 12C1eii 12C4", draw_weighted),
)
