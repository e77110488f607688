"""Weighted scores: which results may be weighed, and what the two sides get, Laws 12B1, 12C1 and 12C4."""

from engine.bridge.director.weighing import WeightedScore
from engine.bridge.effect.adjusted import Scoring
from engine.bridge.effect.weighted import NOTHING_TO_WEIGH, TABLE_RESULT_STANDS, LeftOut
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_

# Which of the results may be weighed?


@law("bridge:12C1c")
def none_is_legal(weighted: WeightedScore) -> Ruling | None:
    """None of the results could have come about legally."""
    if not weighted.has_illegal or len(set(weighted.illegal)) < len(weighted.outcomes):
        return None
    return rule(NOTHING_TO_WEIGH, ForDirector("bridge:12C1b"))


@law("bridge:12C1c")
def some_are_illegal(weighted: WeightedScore) -> Ruling | None:
    """One of the results could only have come about by what was illegal: it may not enter."""
    if not weighted.has_illegal:
        return None
    return rule(*(LeftOut(number) for number in sorted(set(weighted.illegal))), then=SIDES)


@law("bridge:12C1c", "bridge:12C1b")
def all_are_legal(_: WeightedScore) -> Ruling | None:
    """All of the results could have come about legally."""
    return rule(then=SIDES)


# What do the two sides get?


@law("bridge:12B1")
def no_damage(weighted: WeightedScore) -> Ruling | None:
    """The table's result is at least as good for the non-offending side as what it could expect."""
    at_table = weighted.redressed(weighted.worth(weighted.actual.each[0]))
    return rule(TABLE_RESULT_STANDS, *weighted.counted) if at_table >= weighted.expected else None


@law("bridge:12C1a", "bridge:12C1c", "bridge:78A", "bridge:78B")
def balanced(weighted: WeightedScore) -> Ruling | None:
    """Nothing of the damage is self-inflicted: both get the mean of the results, each converted before."""
    if weighted.own_part:
        return None
    expected = weighted.expected
    return rule(*weighted.both_get(expected, expected), *weighted.counted)


@law("bridge:12C4", "bridge:12C1eii", "bridge:12C1ei")
def averaged(weighted: WeightedScore) -> Ruling | None:
    """Part of the damage is self-inflicted, in a knock-out match: both teams get the average of the two scores."""
    if weighted.scoring is not Scoring.IMPS or not weighted.knock_out:
        return None
    average = weighted.expected - weighted.self_inflicted / 2
    return rule(*weighted.both_get(average, average), *weighted.counted)


@law("bridge:12C1eii", "bridge:12C1ei", "bridge:12C1e")
def own_part_is_not_redressed(weighted: WeightedScore) -> Ruling | None:
    """Part of the damage is self-inflicted: the non-offending side goes without it, and the offenders gain nothing."""
    expected = weighted.expected
    return rule(*weighted.both_get(expected - weighted.self_inflicted, expected), *weighted.counted)


SIDES = Issue(
    N_("What do the two sides get for the weighed results?"),
    (no_damage, balanced, averaged, own_part_is_not_redressed),
)
WEIGHTED_SCORE = Topic(
    "bridge",
    "weighted-score",
    N_("Weighted scores"),
    N_("The director awards an assigned adjusted score: what do several likely results come to?"),
    WeightedScore,
    (
        Issue(N_("Which of the results may be weighed?"), (none_is_legal, some_are_illegal, all_are_legal)),
        SIDES,
    ),
    ("scoring", "offenders", "outcomes", "actual", "others", "vulnerable", "has_illegal", "own_part"),
)
