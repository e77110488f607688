"""What the learner has sent: answers to parts, how far they reach, and the part that is still open."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from flask import request

from quizzes.family import Moment, Scenario
from quizzes.question import Part

Given = Mapping[str, Sequence[str]]


def given() -> dict[str, list[str]]:
    return {name: [text[:100] for text in values[:60]] for name, values in request.args.lists()}


def count_sent(scenario: Scenario) -> int:
    """How many moments the learner has sent a ruling on, one after the other, whole or not."""
    said = len(request.args.getlist("ruled"))
    answered = (any(part.name in request.args for part in moment.parts) for moment in scenario.moments)
    return max(min(said, len(scenario.moments)), sum(takewhile(bool, answered)))


@dataclass(frozen=True)
class Progress:
    """How many moments are ruled on; where one was sent half answered, the part that is open."""

    ruled: int
    open_part: Part | None = None


def progress(scenario: Scenario, answers: Given) -> Progress:
    """A moment is ruled on once every part of it has an answer that can be understood."""
    sent = count_sent(scenario)
    ruled = sum(1 for _ in takewhile(lambda moment: not find_open(moment, answers), scenario.moments[:sent]))
    return Progress(ruled, find_open(scenario.moments[ruled], answers) if ruled < sent else None)


def find_open(moment: Moment, answers: Given) -> Part | None:
    """The first part of a moment without an answer."""
    return next((part for part in moment.parts if part.parse(answers.get(part.name, ())) is None), None)
