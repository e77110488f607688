"""Marking: a learner's ruling against the engine's, part by part, and why a wrong part is wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.law import Step, Verdict
from engine.text import Text
from quizzes.explanation import Neighbour, WrongLine, deciding_step, find_neighbours, find_wrong_lines, reading_step
from quizzes.family import Scenario
from quizzes.question import Case, Part


@dataclass(frozen=True)
class Mark:
    """One part, marked: what was answered, what is right, how much counts, and why."""

    part: Part
    given: Any
    right: Any
    credit: float
    step: Step  # the law that decides it
    neighbour: Neighbour | None = None
    lines: tuple[WrongLine, ...] = ()
    remarks: tuple[Text, ...] = ()

    @property
    def reference(self) -> str:
        """The paragraph to read: of a sum, that of the line which is missing from it."""
        missing = [one.line.reference for one in self.lines if one.missing]
        return missing[0] if missing else self.step.law.references[0]

    @property
    def is_right(self) -> bool:
        return self.credit == 1


def mark(scenario: Scenario, given: Mapping[str, Sequence[str]], moments: int | None = None) -> tuple[Mark, ...]:
    """Every part of the learner's ruling against the engine's, of all moments or of so many."""
    parts = (part for moment in scenario.moments[:moments] for part in moment.parts)
    return tuple(mark_part(part, *scenario.decided[part.case], given) for part in parts)


def mark_part(part: Part, case: Case, verdict: Verdict, given: Mapping[str, Sequence[str]]) -> Mark:
    answer, right = part.parse(given.get(part.name, ())), part.read(verdict)
    credit = 0.0 if answer is None else part.credit(answer, right)
    step = deciding_step(part, case, verdict)
    if answer is None or credit == 1:
        return Mark(part, answer, right, credit, step)
    if other := part.instead(answer, right) if part.instead else None:
        step = other.decide().spoken[-1]
    neighbour = next(find_neighbours(part, case, verdict, step, answer), None)
    lines = find_wrong_lines(part, case, verdict, answer)
    if neighbour and any(not one.missing for one in lines):  # what is too much hangs on the fact that was not so
        step = reading_step(verdict, neighbour.fact.name) or step
    return Mark(part, answer, right, credit, step, neighbour, lines, part.remark(answer, right) if part.remark else ())
