"""Nodes of a decision diagram: questions with the ways out of them, and outcomes with blanks for what was answered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from engine.bill import Owes, bills_of
from engine.effect import Effect
from engine.law import AnyTopic, GoTo, Issue, Law, Step
from engine.question import Fact
from engine.text import Choice, Cite, Text, say

SEVERAL = say("several of these")  # in place of the sets of more than one member that are not followed


@dataclass(frozen=True)
class Blank:
    """A place for a value that depends on the answers."""

    def __str__(self) -> str:
        return "…"


@dataclass(frozen=True)
class Said:
    """One thing that a ruling says, and the topic where it goes on, if it does."""

    text: Text
    goes_on: AnyTopic | None = field(default=None, compare=False)


@dataclass(frozen=True, eq=False)
class Decision:
    """A law that speaks: what it says in all cases that come to it, and the issues that it opens."""

    law: Law[Any]
    said: tuple[Said, ...]
    then: tuple[Issue[Any], ...]

    @property
    def key(self) -> object:
        """What outcomes that are alike have in common."""
        return id(self.law), self.said, tuple(issue.words for issue in self.then)


@dataclass(frozen=True, eq=False)
class Unlisted:
    """A question whose answers cannot be listed, or lead too many ways: it is answered at the desk."""

    fact: Fact


class Edge(NamedTuple):
    """Answers that lead on alike, and where they lead; without answers, whatever is answered."""

    values: tuple[Any, ...]
    node: "Node"


@dataclass(frozen=True, eq=False)
class Question:
    """A question of the desk, and where each answer leads. Alike questions of a diagram are one object."""

    fact: Fact
    answers: dict[Any, "Node"]

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """The ways out; where there is but one, whatever is answered."""
        ways = dict[Node, list[Any]]()
        for value, node in sorted(self.answers.items(), key=lambda one: place(self.fact, one[0])):
            ways.setdefault(node, []).append(value)
        return tuple(Edge(tuple(values) if len(ways) > 1 else (), node) for node, values in ways.items())

    def follow(self, value: object) -> "Node | None":
        """Where an answer leads; None if it is not possible here."""
        return self.answers.get(value) or self.answers.get(SEVERAL)

    def takes_in(self, other: "Question") -> bool:
        """Take in the answers of a question that leads the same ways, if it does not contradict this one."""
        mine, new = self.answers, other.answers
        ways, new_ways = {id(node) for node in mine.values()}, {id(node) for node in new.values()}
        agree = all(mine[value] is node for value, node in new.items() if value in mine)
        if not agree or not (new_ways <= ways or ways <= new_ways):
            return False
        mine.update(new)
        return True


def place(fact: Fact, value: Any) -> tuple[int, tuple[int, ...]]:
    """Where an answer stands among all: smaller sets first, and several last."""
    values = fact.values()
    if value == SEVERAL:
        return len(values) + 1, ()
    members = value if fact.kind == "some" else (value,)
    return len(members), tuple(sorted(values.index(one) for one in members))


Node = Question | Unlisted | Decision


def outcome_of(step: Step) -> Decision:
    """What a law that spoke says, with blanks for what only repeats or adds up the answers."""
    effects, then = (step.ruling.effects, step.ruling.then) if step.ruling else ((), ())
    said = (say_effect(effect, step.read) for effect in effects if not isinstance(effect, Owes))
    return Decision(step.law, tuple(said), then)


def say_effect(effect: Effect, read: Mapping[str, Any]) -> Said:
    if isinstance(effect, GoTo):
        return Said(effect.words(), effect.topic)
    text, is_sum = effect.words(), bool(bills_of(effect)) or not all(map(is_plain, read.values()))

    def varies(value: Any) -> bool:
        if isinstance(value, int):
            return is_sum
        return not isinstance(value, Choice | Cite) or value in read.values()

    return Said(Text(text.message, tuple((name, Blank() if varies(value) else value) for name, value in text.values)))


def is_plain(value: object) -> bool:
    """Is it an answer that nothing can be reckoned from?"""
    return isinstance(value, bool | Choice | frozenset)
