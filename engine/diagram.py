"""Decision diagrams: what a topic asks, where each answer leads, and how many questions are left."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from engine.fact import Impossible, Missing
from engine.inquiry import is_possible
from engine.law import AnyTopic
from engine.question import Fact

Known = Mapping[str, Any]
WALKS = 7  # through the questions that are left, to say about how many they are
USUAL = 5  # walks that are shorter or as long: what ends at once is seldom brought to the desk


def questions_left(topic: AnyTopic, known: Known) -> int | None:
    """About how many more questions the desk will ask; None where it cannot tell. Nothing is left after a verdict."""
    return count_walks(topic, frozenset(known.items()))


@lru_cache(maxsize=4096)
def count_walks(topic: AnyTopic, known: frozenset[tuple[str, Any]]) -> int | None:
    """The usual number of questions over a few walks with answers drawn at random, the same for the same facts."""
    rng = Random(topic.name)  # noqa: S311 (nothing here is secret)
    counts = [count for _ in range(WALKS) if (count := count_walk(topic, dict(known), rng)) is not None]
    return sorted(counts)[min(USUAL, len(counts)) - 1] if len(counts) > WALKS // 2 else None


def count_walk(topic: AnyTopic, known: dict[str, Any], rng: Random) -> int | None:
    """The questions of one walk; None if it comes to one whose answers cannot be listed, or to facts that cannot be."""
    before = len(known)
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
            return len(known) - before


def draw(fact: Fact, rng: Random) -> Iterator[Any]:
    """Answers to a question in random order; of sets the usual ones, of no member or of one."""
    values = rng.sample(fact.values(), len(fact.values()))
    if fact.kind == "some":
        yield from (frozenset(), *(frozenset({one}) for one in values))
    else:
        yield from values
