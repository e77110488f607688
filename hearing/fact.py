"""The facts that a sentence states: calls, cards and numbers as they are read, choices by their cues."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.fact import Impossible
from engine.question import Fact
from hearing.cue import kind_of, settle
from hearing.ear import PAIR, Ear
from hearing.reader import READERS

ORDERED = "ordered"  # how two calls are heard of which only one can have been made over the other
# A trick that is spoken of only after so many words is often the one in which the fault of an earlier one showed.
LATE, LATER_TRICK = 9, "later trick"


class HeardFact(NamedTuple):
    """A fact as it was heard: its name, its value as an address has it, the words, and how it was read."""

    name: str
    value: str
    said: str
    kind: str


def hear_facts(ear: Ear, known: Mapping[str, str]) -> Iterator[HeardFact]:
    """Everything heard beside what is known, in the order of the questions; nothing that the topic refuses."""
    table = ear.topic.facts.outline().table
    stated: dict[str, object] = {name: table[name].parse(value) for name, value in known.items()}
    for heard in everything(ear):
        if heard.name in stated:
            continue
        try:
            value = table[heard.name].parse(heard.value)
            ear.topic.facts.suppose(**stated, **{heard.name: value})
        except (ValueError, TypeError, Impossible):
            continue
        stated[heard.name] = value
        yield heard._replace(value=table[heard.name].format(value))


def everything(ear: Ear) -> Iterator[HeardFact]:
    for name, fact in ear.topic.facts.outline().table.items():
        if fact.heard:
            for value, start, end in READERS[fact.heard](ear):
                yield HeardFact(name, value, ear.sentence.said(start, end), kind_read(fact, ear, start))
        elif told := settle(ear.told.get(kind_of(fact), ()), fact):
            yield HeardFact(name, told.value, " ".join(told.said), answers_of(fact))


def kind_read(fact: Fact, ear: Ear, start: int) -> str:
    """How something is read: mostly as what the fact says."""
    if fact.heard in PAIR and ear.is_ordered:
        return ORDERED
    return LATER_TRICK if fact.heard == "trick" and start >= LATE else fact.heard


def answers_of(fact: Fact) -> str:
    """What the answers of a choice are called: Role, Doubled, yes-no."""
    return fact.type.__name__ if fact.kind == "one" else fact.kind
