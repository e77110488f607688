"""Which of the facts that cannot be so are to blame: what the checks looked at that failed."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import reduce
from typing import Any

from engine.fact import Facts, Missing
from engine.text import Text


def find_clash(facts: Facts) -> set[str]:
    """The full names of the facts that cannot be so, or that the checks looked at which failed."""
    table = facts.outline().table
    clash = {name for name, value in facts.known.items() if not table[name].holds(value)}
    for path, check in [] if clash else checks_within(type(facts)):
        watched, read = facts.watched()
        with suppress(Missing):
            if check(reduce(getattr, path, watched)):
                clash |= set(read)
    return clash


def checks_within(kind: type[Facts]) -> Iterator[tuple[tuple[str, ...], Callable[[Any], Text | None]]]:
    """Every check of a class, with the way to the group that it is about."""
    yield from (((), check) for check in kind.outline().checks)
    for name, inner in kind.outline().parts.items():
        yield from (((name, *path), check) for path, check in checks_within(inner))
