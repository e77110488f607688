"""What the engine does with each paragraph of a book: decides it, has a fact judged, leaves it, or lacks it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.case import Case
from engine.game import Game
from engine.law import AnyTopic, Law
from engine.question import Fact
from engine.text import N_, Choice


class Cover(Choice):
    """What becomes of a paragraph."""

    DECIDED = "decided", N_("the desk decides it")
    JUDGED = "judged", N_("the desk decides it once you have judged a question of fact")
    JURY = "jury", N_("for the director or the jury to decide")
    AMOUNT = "amount", N_("an amount or a ranking that the desk reckons with")
    NO_RULING = "no-ruling", N_("a definition or procedure that needs no ruling")
    PARTS = "parts", N_("a heading; see its parts")
    MISSING = "missing", N_("the desk does not rule on it yet")


@dataclass(frozen=True)
class Applied:
    """A law that puts a paragraph into effect, the cases in which it speaks, and the facts it has to have judged."""

    topic: AnyTopic
    law: Law[Any]
    cases: tuple[Case, ...]
    judged: tuple[Fact, ...]


@dataclass(frozen=True)
class Covered:
    """A paragraph, what becomes of it, and the laws that put it into effect."""

    label: str
    how: Cover
    laws: tuple[Applied, ...] = ()

    @property
    def topics(self) -> tuple[AnyTopic, ...]:
        """Where at the desk it is decided, each topic once."""
        return tuple({applied.topic.name: applied.topic for applied in self.laws}.values())

    @property
    def judged(self) -> tuple[Fact, ...]:
        return tuple({(one.name, one.words): one for applied in self.laws for one in applied.judged}.values())

    @property
    def cases(self) -> int:
        return len({(case.file, case.name) for applied in self.laws for case in applied.cases})


def cover(game: Game, labels: Iterable[str], heads: frozenset[str], cases: Iterable[Case]) -> tuple[Covered, ...]:
    """Every label of a book in turn; heads are the labels that have others below them."""
    laws = laws_by_label(game, tuple(cases))
    return tuple(cover_label(game, label, laws.get(label, ()), label in heads) for label in labels)


def cover_label(game: Game, label: str, laws: tuple[Applied, ...], is_head: bool) -> Covered:
    if noted := game.notes.get(label):
        return Covered(label, Cover.parse(noted), laws)
    if laws:
        return Covered(label, Cover.JUDGED if any(one.judged for one in laws) else Cover.DECIDED, laws)
    return Covered(label, Cover.PARTS if is_head else Cover.MISSING)


def laws_by_label(game: Game, cases: tuple[Case, ...]) -> Mapping[str, tuple[Applied, ...]]:
    spoken, judged = speaking_cases(cases)
    found: dict[str, dict[tuple[str, str], Applied]] = {}
    for topic, law in [(one, law) for one in game.topics for law in one.laws]:
        key = topic.name, law.name
        applied = Applied(topic, law, tuple(spoken.get(key, ())), tuple(judged.get(key, {}).values()))
        for label in (reference.partition(":")[2] for reference in law.references):
            found.setdefault(label, {})[key] = applied
    return {label: tuple(laws.values()) for label, laws in found.items()}


Spoken = dict[tuple[str, str], list[Case]]
Judged = dict[tuple[str, str], dict[str, Fact]]


def speaking_cases(cases: Iterable[Case]) -> tuple[Spoken, Judged]:
    """The cases in which each law speaks, and the judged facts that it read in any of them."""
    spoken, judged = Spoken(), Judged()
    for case in (case for case in cases if not case.refused):
        facts = case.topic.facts.state(case.read())  # unchecked: the cases are tested elsewhere
        for step in case.topic.decide(facts).steps:
            key = case.topic.name, step.law.name
            judged.setdefault(key, {}).update((fact.name, fact) for fact in judged_facts(case.topic, step.read))
            if step.ruling:
                spoken.setdefault(key, []).append(case)
    return spoken, judged


def judged_facts(topic: AnyTopic, read: Iterable[str]) -> Iterator[Fact]:
    """The facts among those read that somebody has to judge."""
    table = topic.facts.outline().table
    return (table[name] for name in read if table[name].judged)
