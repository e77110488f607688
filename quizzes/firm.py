"""Firm rulings: what a quiz asks hangs neither on the director's judgement nor on what the document leaves open."""

from collections.abc import Callable, Iterator
from random import Random

from engine.fact import Missing
from engine.law import Verdict
from quizzes.family import Draw, Scenario
from quizzes.question import Case

NOTHING: frozenset[str] = frozenset()


def firmly(attempt: Callable[[Random], Scenario | None]) -> Draw:
    """Draw until there is a scenario whose rulings are firm."""

    def draw(rng: Random) -> Scenario:
        while True:
            scenario = attempt(rng)
            if scenario and is_firm(scenario):
                return scenario

    return draw


def is_firm(scenario: Scenario) -> bool:
    return all(is_decided(case, scenario.told) for case in scenario.cases)


def is_decided(case: Case, told: frozenset[str] = NOTHING) -> bool:
    """Does it need no judgement, and is it the same in every reading of the open points that are not told?"""
    try:
        verdict = case.decide()
        return all(described(other) == described(verdict) for other in other_readings(case, verdict, told))
    except Missing as missing:
        if case.facts.outline().table[missing.name].judged:
            return False
        raise


def other_readings(case: Case, verdict: Verdict, told: frozenset[str]) -> Iterator[Verdict]:
    """What would be ruled if an open point that the verdict looked at were read otherwise."""
    table = case.facts.outline().table
    read = {name for step in verdict.steps for name in step.read if table[name].is_open_point}
    for name in sorted(read - told):
        for value in table[name].values():
            if table[name].differs(value):
                yield case.suppose(name, value)


def described(verdict: Verdict) -> set[str]:
    return {str(effect) for effect in verdict.effects}
