"""Decision diagrams: what a topic asks, where each answer leads, and how many questions are left."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from random import Random
from typing import Any

from engine.exploring import Context, Explorer, skip
from engine.fact import Impossible, Missing
from engine.inquiry import is_possible
from engine.law import AnyTopic, Issue
from engine.node import Decision, Node, Question
from engine.question import Fact

Known = Mapping[str, Any]
FEW = 14  # answers that can be drawn side by side
FIRST = 2  # questions without whose answers a chart would have nothing to go on from
WALKS = 7  # through the questions that are left, to say about how many they are
USUAL = 5  # walks that are shorter or as long: what ends at once is seldom brought to the desk


@dataclass(frozen=True)
class Part:
    """One issue of a topic: its questions, and the laws that they lead to."""

    issue: Issue[Any]
    root: Node

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """Every node once, in the order in which a reader comes to them."""
        found, waiting = dict[Node, None](), [self.root]
        while waiting:
            node = waiting.pop()
            if node not in found and isinstance(node, Question):
                waiting += [edge.node for edge in reversed(node.edges)]
            found[node] = None
        return tuple(found)

    def reach(self, known: Known) -> Node | None:
        """Where facts lead; None if they do not come here."""
        node: Node | None = self.root
        while isinstance(node, Question) and node.fact.name in known:
            node = node.follow(known[node.fact.name])
        return node


@dataclass(frozen=True)
class Diagram:
    """A topic's issues, each after one that opens it."""

    topic: AnyTopic
    parts: tuple[Part, ...]

    def part(self, issue: Issue[Any]) -> Part:
        return next(part for part in self.parts if part.issue == issue)

    @property
    def nodes(self) -> tuple[Node, ...]:
        return tuple(node for part in self.parts for node in part.nodes)

    @property
    def outcomes(self) -> tuple[Decision, ...]:
        return tuple(node for node in self.nodes if isinstance(node, Decision))


@cache
def diagram_of(topic: AnyTopic) -> Diagram:
    """The diagram of a topic, made once."""
    coming: dict[Issue[Any], dict[Context, None]] = {topic.issues[0]: {frozenset(): None}}
    parts = list[Part]()
    for issue in topic.issues:  # which stand in the order in which they open each other
        if issue not in coming:
            continue
        explorer = Explorer(topic, issue, [dict(context) for context in coming[issue]])
        if root := explorer.visit({}):
            parts.append(Part(issue, skip(root) if parts else root))
        for opened, contexts in explorer.leaving.items():
            coming.setdefault(opened, {}).update(contexts)
    return Diagram(topic, tuple(parts))


@cache
def has_chart(topic: AnyTopic) -> bool:
    """Is there something to draw: do most of its questions, and the first ones, have answers that can be listed?"""
    facts = [fact for fact in topic.facts.outline().table.values() if not fact.is_open_point]
    few = [fact for fact in facts if 0 < len(fact.values()) <= FEW]
    try:
        topic.decide(topic.facts.suppose())
    except Missing as missing:
        first = topic.facts.outline().table[missing.name]
        is_listed = bool(first.values()) and first.kind != "some"
        are_first = is_listed and all(fact.values() for fact in facts[:FIRST])
        return are_first and not topic.at_once and len(few) * 2 > len(facts)
    return False


def questions_left(topic: AnyTopic, known: Known) -> int | None:
    """About how many more questions the desk will ask; None where it cannot tell. Nothing is left after a verdict."""
    return count_walks(topic, frozenset(known.items()))


@lru_cache(maxsize=4096)
def count_walks(topic: AnyTopic, known: frozenset[tuple[str, Any]]) -> int | None:
    """The usual number of questions over a few walks with answers drawn at random, the same for the same facts."""
    rng = Random(topic.name)  # noqa: S311 (nothing here is secret)
    ends = [end for _ in range(WALKS) if (end := walk(topic, dict(known), rng)) is not None]
    counts = [len(end) - len(known) for end in ends]
    return sorted(counts)[min(USUAL, len(counts)) - 1] if len(counts) > WALKS // 2 else None


def walk(topic: AnyTopic, known: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """Facts that lead to a verdict; None if one comes to a question whose answers cannot be listed, or cannot go on."""
    while True:
        try:
            topic.decide(topic.facts.suppose(**known))
        except Missing as missing:
            fact = topic.facts.outline().table[missing.name]
            answer = next((value for value in draw(fact, rng) if is_possible(topic, {**known, fact.name: value})), None)
            if answer is None:
                return None
            known[fact.name] = answer
        except Impossible:
            return None
        else:
            return known


def draw(fact: Fact, rng: Random) -> Iterator[Any]:
    """Answers to a question in random order; of sets the usual ones, of no member or of one."""
    values = rng.sample(fact.values(), len(fact.values()))
    if fact.kind == "some":
        yield from (frozenset(), *(frozenset({one}) for one in values))
    else:
        yield from values
