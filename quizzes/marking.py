"""Marking: a learner's ruling against the engine's, part by part, and why a wrong part is wrong."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.fact import Impossible, Missing
from engine.law import Step, Verdict
from engine.question import Fact
from quizzes.family import Scenario
from quizzes.question import Case, Part


@dataclass(frozen=True)
class Neighbour:
    """A fact that would have made the learner's answer right."""

    fact: Fact
    value: Any


@dataclass(frozen=True)
class Mark:
    """One part, marked: what was answered, what is right, how much counts, and which law decides."""

    part: Part
    given: Any
    right: Any
    credit: float
    step: Step
    neighbour: Neighbour | None

    @property
    def is_right(self) -> bool:
        return self.credit == 1


def mark(scenario: Scenario, given: Mapping[str, Sequence[str]]) -> tuple[Mark, ...]:
    """Every part of the learner's ruling against the engine's."""
    cases = tuple(zip(scenario.cases, scenario.verdicts, strict=True))
    return tuple(mark_part(part, *cases[part.case], given) for part in scenario.parts)


def mark_part(part: Part, case: Case, verdict: Verdict, given: Mapping[str, Sequence[str]]) -> Mark:
    answer, right = part.parse(given.get(part.name, ())), part.read(verdict)
    credit = 0.0 if answer is None else part.credit(answer, right)
    wrong = answer is not None and credit < 1
    neighbour = next(find_neighbours(part, case, verdict, answer), None) if wrong else None
    return Mark(part, answer, right, credit, deciding_step(part, case, verdict), neighbour)


def deciding_step(part: Part, case: Case, verdict: Verdict) -> Step:
    """The law that settled the part's issue; where the issue never came up, the last one before it that spoke."""
    order = case.topic.issues
    before = order[: order.index(part.issue) + 1]
    spoken = [step for step in verdict.spoken if step.issue in before]
    return max(spoken, key=lambda step: before.index(step.issue), default=verdict.spoken[-1])


def find_neighbours(part: Part, case: Case, verdict: Verdict, answer: Any) -> Iterator[Neighbour]:
    """Single facts that would have made an answer right; those that the verdict looked at come first."""
    read = dict.fromkeys(name for step in reversed(verdict.steps) for name in step.read)
    table = case.facts.outline().table
    for name in (name for name in read if not table[name].is_open_point):
        for value in other_values(table[name], case.facts.known[name]):
            changed = suppose(case, name, value)
            if changed and part.read(changed) == answer:
                yield Neighbour(table[name], value)


def other_values(fact: Fact, value: Any) -> Iterator[Any]:
    """Values beside the true one; of numbers the nearest two."""
    if fact.kind == "some":
        return iter(())
    if fact.type is int:
        return (number for number in (value - 1, value + 1) if fact.holds(number))
    return (other for other in fact.values() if other != value)


def suppose(case: Case, name: str, value: Any) -> Verdict | None:
    """The verdict if one fact were otherwise; None if it could not be, or if more would have to be known."""
    try:
        return case.suppose(name, value)
    except (Impossible, Missing):
        return None
