"""What the engine does with each paragraph of a book: decides it, has a fact judged, leaves it, or lacks it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from engine.games import GAMES
from engine.law import AnyTopic, Law
from engine.question import Fact
from engine.text import N_, Choice


class Cover(Choice):
    """What becomes of a paragraph."""

    DECIDED = "decided", N_("decided by the engine")
    JUDGED = "judged", N_("decided once a fact has been judged")
    JURY = "jury", N_("left to the director or the jury")
    AMOUNT = "amount", N_("an amount or order that the engine uses")
    NO_RULING = "no-ruling", N_("a definition or procedure without a ruling of its own")
    PARTS = "parts", N_("a heading; see its parts")
    MISSING = "missing", N_("not decided by the engine yet")


@dataclass(frozen=True)
class Covered:
    """A paragraph, what becomes of it, the laws that put it into effect, and the facts they have to have judged."""

    label: str
    how: Cover
    laws: tuple[tuple[AnyTopic, Law[Any]], ...] = ()
    judged: tuple[Fact, ...] = ()


def cover(game: str, labels: Iterable[str], heads: frozenset[str]) -> tuple[Covered, ...]:
    """Every label of a book in turn; heads are the labels that have others below them."""
    laws = laws_by_label(game)
    return tuple(cover_label(game, label, laws.get(label, ()), label in heads) for label in labels)


def cover_label(game: str, label: str, laws: tuple[tuple[AnyTopic, Law[Any]], ...], is_head: bool) -> Covered:
    noted = GAMES[game].notes.get(label)
    judged = tuple(dict.fromkeys(fact for topic, law in laws for fact in judged_facts(topic, law)))
    if noted:
        return Covered(label, Cover.parse(noted), laws, judged)
    if laws:
        return Covered(label, Cover.JUDGED if judged else Cover.DECIDED, laws, judged)
    return Covered(label, Cover.PARTS if is_head else Cover.MISSING)


def laws_by_label(game: str) -> dict[str, tuple[tuple[AnyTopic, Law[Any]], ...]]:
    found: dict[str, dict[tuple[str, str], tuple[AnyTopic, Law[Any]]]] = {}
    for topic in GAMES[game].topics:
        for law in topic.laws:
            for reference in law.references:
                label = reference.partition(":")[2]
                found.setdefault(label, {})[topic.name, law.name] = (topic, law)
    return {label: tuple(laws.values()) for label, laws in found.items()}


def judged_facts(topic: AnyTopic, law: Law[Any]) -> Iterator[Fact]:
    """The facts that a law reads and that somebody has to judge."""
    read = set(names_read(law.function, topic.facts, set()))
    return (fact for fact in topic.facts.outline().table.values() if fact.judged and fact.name in read)


def names_read(function: object, facts: type, seen: set[str]) -> Iterator[str]:
    """The names that a function uses, and those that the properties and functions it calls use in turn."""
    if not isinstance(function, FunctionType):
        return
    for name in function.__code__.co_names:
        if name not in seen:
            seen.add(name)
            yield name
            inner = getattr(facts, name, None)
            yield from names_read(getattr(inner, "fget", inner) or function.__globals__.get(name), facts, seen)
