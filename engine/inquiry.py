"""An inquiry into an incident: facts as they are stated, and where they lead: to a question, a refusal or a verdict."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from engine.clash import find_clash
from engine.effect import Effect
from engine.fact import Impossible, Missing, flatten
from engine.game import Game
from engine.law import AnyTopic, GoTo, Verdict
from engine.question import Fact
from engine.text import Text

MOST_TEXT = 2000  # characters of one fact
DUTIES = "duties"  # the one name under which facts hold what an earlier ruling has left


class DutyLeft(NamedTuple):
    """What a ruling leaves at the table, as facts, and the topics that take it up."""

    effect: Effect
    facts: dict[str, Any]
    topics: tuple[AnyTopic, ...]


@dataclass(frozen=True)
class Inquiry:
    """What is stated about an incident of one topic, and what comes of it."""

    game: Game
    topic: AnyTopic
    stated: dict[str, Any]
    wrong: dict[str, str] = field(default_factory=dict)  # answers that cannot be understood
    missing: Fact | None = None
    problems: tuple[Text, ...] = ()
    clash: tuple[str, ...] = ()  # the facts that the problems are about, as far as they are stated
    verdict: Verdict | None = None

    @cached_property
    def table(self) -> dict[str, Fact]:
        return self.game.questions(self.topic)

    @property
    def is_refused(self) -> bool:
        return bool(self.wrong or self.problems)

    @cached_property
    def happened(self) -> dict[str, Any]:
        """What is stated about the incident itself."""
        return {name: value for name, value in self.stated.items() if not self.table[name].is_open_point}

    @cached_property
    def readings(self) -> dict[str, Any]:
        """The readings that differ from ours."""
        asked = {name: self.table[name] for name in self.stated}
        return {name: self.stated[name] for name, fact in asked.items() if fact.differs(self.stated[name])}

    @cached_property
    def written(self) -> dict[str, str]:
        """All that has to stand in an address for this inquiry to come about again."""
        return {name: self.table[name].format(value) for name, value in (self.happened | self.readings).items()}

    def possible(self, fact: Fact) -> list[Any]:
        """The answers to a question that the other facts leave possible; of a set, its possible members."""
        others = {name: value for name, value in (assumed(self) | self.stated).items() if name != fact.name}

        def is_open(value: Any) -> bool:
            whole = frozenset({value}) if fact.kind == "some" else value
            return is_possible(self.topic, others | {fact.name: whole})

        return [value for value in fact.values() if is_open(value)]

    @cached_property
    def onward(self) -> "Inquiry | None":
        """The inquiry of the topic that the verdict hands over to, with the facts at hand."""
        found = next((effect for effect in self.effects if isinstance(effect, GoTo)), None)
        if not found:
            return None
        return answer(self.game, found.topic, dict(flatten(dict(found.stated))) | self.readings)

    @property
    def duties(self) -> tuple[DutyLeft, ...]:
        """What the verdict leaves for the next incident at the same table."""
        return tuple(
            DutyLeft(effect, facts, tuple(topics_that_take(self.game, facts)))
            for effect in self.effects
            if (facts := {f"{DUTIES}.{name}": value for name, value in effect.leaves().items()})
        )

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.verdict.effects if self.verdict else ()


def assumed(inquiry: Inquiry) -> dict[str, Any]:
    """What a sheet shows before anybody has touched it: the usual answers."""
    return {name: first_answer(inquiry.table[name]) for name in inquiry.topic.usual}


def first_answer(fact: Fact) -> Any:
    if fact.kind == "some":
        return frozenset()
    return False if fact.kind == "yes-no" else fact.values()[0]


def is_possible(topic: AnyTopic, stated: dict[str, Any]) -> bool:
    try:
        topic.facts.suppose(**stated)
    except Impossible:
        return False
    return True


def topics_that_take(game: Game, duty: dict[str, Any]) -> Iterator[AnyTopic]:
    """The topics whose facts ask about a duty."""
    for topic in game.topics:
        table = topic.facts.outline().table
        if all(name in table and table[name].holds(value) for name, value in duty.items()):
            yield topic


def inquire(game: Game, topic: AnyTopic, texts: Mapping[str, str]) -> Inquiry:
    """Read facts as they are written, by their full names, and ask the engine; other names are passed over."""
    table, stated, wrong = game.questions(topic), dict[str, Any](), dict[str, str]()
    for name, text in texts.items():
        if name in table:
            try:
                stated[name] = table[name].parse(in_bounds(text))
            except (ValueError, TypeError):
                wrong |= {name: text} if text else {}
    if wrong:
        return Inquiry(game, topic, stated, wrong, missing=table[next(iter(wrong))])
    return answer(game, topic, stated)


def in_bounds(text: str) -> str:
    """An answer that is not too long to be one; ValueError otherwise."""
    if len(text) > MOST_TEXT:
        raise ValueError(text)
    return text


def answer(game: Game, topic: AnyTopic, stated: dict[str, Any]) -> Inquiry:
    """What comes of facts. NoLawSpeaksError where the laws have a hole."""
    try:
        return Inquiry(game, topic, stated, verdict=topic.decide(topic.facts.suppose(**stated)))
    except Missing as missing:
        return Inquiry(game, topic, stated, missing=game.questions(topic)[missing.name])
    except Impossible as refusal:
        clash = find_clash(topic.facts.state(stated))
        return Inquiry(
            game, topic, stated, problems=refusal.problems, clash=tuple(one for one in stated if one in clash)
        )


def full_name(table: Mapping[str, Fact], name: str) -> str:
    """The name of a fact that is called as it was formerly, or by its last word alone, where only one can be meant."""
    if name in table:
        return name
    found = [full for full, fact in table.items() if fact.formerly == name or full.endswith(f".{name}")]
    return found[0] if name and len(found) == 1 else name
