"""What addresses draw, as digests.

python -m tests.quizzes.addresses > tests/quizzes/addresses.lock pins twenty of each family anew.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from engine.fact import Facts
from engine.text import Choice
from quizzes.family import Family, Scenario
from quizzes.question import Part
from tests.games import FAMILIES, draw

PINNED = range(4711, 4731)


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
    """All that one sees, all that is asked, and all that is known."""
    return digest(*(scenario.moments), *(case.facts.known for case in scenario.cases))


def happened(scenario: Scenario) -> str:
    """The table and the facts; neither another word in the story nor another open point makes it another scenario."""
    return digest(scenario.table, *(stated(case.facts) for case in scenario.cases))


def stated(facts: Facts) -> dict[str, object]:
    table = facts.outline().table
    return {name: value for name, value in facts.known.items() if not table[name].is_open_point}


def every_digest() -> dict[str, str]:
    """The whole of every pinned scenario by its address, and the pin of every family."""
    wholes = {
        f"{family.game}/{family.name}/{seed}": whole(draw(family.game, family.name, seed)[1])
        for family in FAMILIES
        for seed in PINNED
    }
    return wholes | dict(line.split() for line in every_pin())


def every_pin() -> list[str]:
    return [f"{family.game}/{family.name} {pin(family)}" for family in FAMILIES]


def pin(family: Family) -> str:
    return digest(*(happened(draw(family.game, family.name, seed)[1]) for seed in PINNED))


if __name__ == "__main__":
    print(*every_pin(), sep="\n")
