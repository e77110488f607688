"""A family examined: its scenarios drawn and decided once, for every test that asks something about them."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.law import Verdict
from quizzes.family import Family, Scenario
from quizzes.question import Part
from tests.games import draw


@dataclass(frozen=True)
class Drawn:
    """A scenario and what the engine rules on it."""

    scenario: Scenario
    verdicts: tuple[Verdict, ...]

    def right(self, part: Part) -> Any:
        return part.read(self.verdicts[part.case])

    @cached_property
    def cited(self) -> frozenset[str]:
        return frozenset(reference for verdict in self.verdicts for reference in verdict.citations)


@dataclass(frozen=True)
class Examination:
    """What a family draws from one seed after another."""

    family: Family
    drawn: tuple[Drawn, ...]

    @cached_property
    def cited(self) -> frozenset[str]:
        return frozenset[str]().union(*(one.cited for one in self.drawn))

    @cached_property
    def answers(self) -> dict[str, Counter[str]]:
        """How often each answer of a part is right."""
        found: dict[str, Counter[str]] = {}
        for one in self.drawn:
            for part in one.scenario.parts:
                found.setdefault(part.name, Counter())[str(one.right(part))] += 1
        return found


def decide(scenario: Scenario) -> Drawn:
    return Drawn(scenario, tuple(case.decide() for case in scenario.cases))


def examine(family: Family, draws: int) -> Examination:
    return Examination(family, tuple(decide(draw(family.game, family.name, seed)[1]) for seed in range(draws)))
