"""What addresses draw, as digests: python -m tests.addresses 20 prints those of twenty scenarios of each family."""

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from engine.text import Choice
from quizzes.family import Scenario
from quizzes.question import Part
from quizzes.shelf import SUBJECTS, draw

FAMILIES = [family for subject in SUBJECTS for family in subject.families]


def in_words(value: object) -> str:
    """A value so written that equal values are written alike, whatever the order of a set."""
    if isinstance(value, Mapping):
        return in_words(frozenset(value.items()))
    if isinstance(value, frozenset):
        return f"{{{', '.join(sorted(in_words(one) for one in value))}}}"
    if isinstance(value, tuple):
        return f"({', '.join(in_words(one) for one in value)})"
    if isinstance(value, Part):
        return in_words((value.name, value.words, getattr(value, "options", ())))
    if is_dataclass(value) and type(value).__str__ is object.__str__:
        return in_words(tuple(getattr(value, one.name) for one in fields(value)))
    return value.words if isinstance(value, Choice) else str(value)


def digest(*values: object) -> str:
    return hashlib.sha256(in_words(values).encode()).hexdigest()[:16]


def whole(scenario: Scenario) -> str:
    """Everything that one sees and everything that is asked."""
    return digest(scenario.story, scenario.parts, scenario.table, *(case.facts.known for case in scenario.cases))


def digests(draws: int) -> Iterator[tuple[str, str]]:
    for family in FAMILIES:
        for seed in range(draws):
            yield f"{family.game}/{family.name}/{seed}", whole(draw(family.game, family.name, seed)[1])


def every_digest(draws: int) -> dict[str, str]:
    return dict(digests(draws))


if __name__ == "__main__":
    json.dump(every_digest(int(sys.argv[1])), sys.stdout)
