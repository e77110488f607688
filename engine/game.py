"""A game as it shows itself to the desk, the quiz and the pages: its chapters and topics, its open points, its pack."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.cards.pack import Card
from engine.fact import READING, OpenPoints
from engine.law import AnyTopic
from engine.question import Fact, format_value


@dataclass(frozen=True)
class Chapter:
    """A chapter of the book's contents page; its name is the folder that holds its laws, its quiz and its cases."""

    name: str
    title: str
    topics: tuple[AnyTopic, ...]


@dataclass(frozen=True)
class Door:
    """What happened, as players say it, and the topic that rules on it, with the facts that the words state."""

    words: str
    topic: AnyTopic
    stated: Mapping[str, object] = field(default_factory=dict)

    def written(self) -> dict[str, str]:
        """The facts as they stand in an address."""
        return {name: format_value(value) for name, value in self.stated.items()}


@dataclass(frozen=True)
class Moment:
    """A time at the table, and what may happen then."""

    name: str
    title: str
    doors: tuple[Door, ...]


@dataclass(frozen=True)
class Game:
    """Everything that the engine knows of a game, chapters in the order of the contents page."""

    name: str
    chapters: tuple[Chapter, ...]
    reading: type[OpenPoints]
    pack: tuple[Card, ...]
    notes: Mapping[str, str] = field(default_factory=dict)  # paragraphs that no law cites, and what becomes of them
    moments: tuple[Moment, ...] = ()  # the way to a topic by what happened when, where there are many

    @property
    def topics(self) -> tuple[AnyTopic, ...]:
        return tuple(topic for chapter in self.chapters for topic in chapter.topics)

    @cached_property
    def deciding(self) -> Mapping[str, tuple[AnyTopic, ...]]:
        """The topics that decide each paragraph: those with a law of which it is the leading reference."""
        found: dict[str, dict[str, AnyTopic]] = {}
        for topic in self.topics:
            for law in topic.laws:
                found.setdefault(law.references[0], {})[topic.name] = topic
        return {reference: tuple(topics.values()) for reference, topics in found.items()}

    def find(self, name: str) -> AnyTopic | None:
        return next((topic for topic in self.topics if topic.name == name), None)

    def chapter_of(self, topic: AnyTopic) -> Chapter:
        return next(chapter for chapter in self.chapters if topic in chapter.topics)

    @cached_property
    def open_points(self) -> dict[str, Fact]:
        """The open points by their full names."""
        table = self.reading.outline().table
        return {f"{READING}.{name}": fact._replace(name=f"{READING}.{name}") for name, fact in table.items()}

    def questions(self, topic: AnyTopic) -> dict[str, Fact]:
        """Everything that may be stated about an incident of a topic: its facts, and how the game is read."""
        asked: dict[str, Fact] = topic.facts.outline().table
        return asked | self.open_points
