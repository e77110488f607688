"""Walks through a topic: answers drawn at random, or aimed at one answer, until the laws have spoken."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engine.fact import Impossible, Missing
from engine.law import AnyTopic, Verdict
from engine.question import Fact
from tests.ruling_cases import load_cases

Known = dict[str, Any]


@cache
def stated_in_cases(game: str) -> dict[tuple[str, str], tuple[Any, ...]]:
    """What the cases of a game answer to each question of each topic: the pool for answers that cannot be listed."""
    pool: dict[tuple[str, str], dict[Any, None]] = {}
    for case in load_cases(game):
        if not case.refused:
            for name, value in case.state().known.items():
                pool.setdefault((case.topic.name, name), {})[value] = None
    return {key: tuple(values) for key, values in pool.items()}


def answers(topic: AnyTopic, fact: Fact, rng: Random) -> Iterator[Any]:
    """Answers to a question in random order; of sets a few, the empty one among them."""
    values = list(fact.values()) or list(stated_in_cases(topic.game).get((topic.name, fact.name), ()))
    if fact.kind == "some":
        sizes = rng.sample(range(len(values) + 1), len(values) + 1)
        yield from (frozenset(rng.sample(values, size)) for size in sizes)
        yield frozenset()
    elif fact.kind == "numbers":
        yield from (tuple(rng.choices(fact.among, k=size)) for size in (3, 0))
    else:
        yield from rng.sample(values, len(values))


def is_possible(topic: AnyTopic, known: Known) -> bool:
    try:
        topic.facts.suppose(**known)
    except Impossible:
        return False
    return True


def walk(topic: AnyTopic, rng: Random, aim: Known | None = None) -> tuple[Verdict, Known] | None:
    """A verdict and the facts that led to it; None where the answers given leave none that is possible."""
    known: Known = {}
    while True:
        try:
            return topic.decide(topic.facts.suppose(**known)), known
        except Missing as missing:
            answer = draw_answer(topic, missing.name, known, rng, aim or {})
        if answer is None:
            return None
        known |= answer


def draw_answer(topic: AnyTopic, name: str, known: Known, rng: Random, aim: Known) -> Known | None:
    fact = topic.facts.outline().table[name]
    wanted = [aim[name]] if name in aim else answers(topic, fact, rng)
    return next(({name: value} for value in wanted if is_possible(topic, known | {name: value})), None)


def complete(topic: AnyTopic, known: Known, rng: Random) -> Known:
    """The same facts with answers to the questions that nobody asked, as far as they are possible."""
    full = dict(known)
    for name, fact in topic.facts.outline().table.items():
        if name not in full and not fact.is_open_point:
            full |= draw_answer(topic, name, full, rng, {}) or {}
    return full
