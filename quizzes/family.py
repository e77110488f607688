"""Families of scenarios: each draws fresh incidents of one kind, with the questions to ask about them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from engine.law import Verdict
from engine.text import Text
from quizzes.difficulty import Structure, structure_of
from quizzes.picture import Picture
from quizzes.question import Case, Part


@dataclass(frozen=True)
class Moment:
    """How an incident goes on: what happens next, what is asked then, what one sees if it is not what one saw."""

    story: tuple[Text, ...]
    parts: tuple[Part, ...]
    table: Picture | None = None


@dataclass(frozen=True)
class Scenario:
    """An incident at the table: what happened, what the engine is asked, what the learner is, what one sees.

    A later moment is shown once the learner has ruled on those before it.
    """

    story: tuple[Text, ...]
    cases: tuple[Case, ...]
    parts: tuple[Part, ...]
    table: Picture | None = None
    told: frozenset[str] = frozenset()  # open points whose reading the story tells, or that are no longer in doubt
    later: tuple[Moment, ...] = ()

    @property
    def moments(self) -> tuple[Moment, ...]:
        return (Moment(self.story, self.parts, self.table), *self.later)

    @property
    def every_part(self) -> tuple[Part, ...]:
        return tuple(part for moment in self.moments for part in moment.parts)

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What the engine rules on each case."""
        return tuple(case.decide() for case in self.cases)

    @cached_property
    def structure(self) -> Structure:
        """What had to be thought of for the rulings."""
        return structure_of(self.verdicts)

    @property
    def decided(self) -> tuple[tuple[Case, Verdict], ...]:
        return tuple(zip(self.cases, self.verdicts, strict=True))


Draw = Callable[[Random], Scenario]


@dataclass(frozen=True)
class Family:
    """A kind of scenario: how hard most are, the labels of the paragraphs they train, how to draw one, its old name.

    A family that cannot meet a measure of quality says why.
    """

    game: str
    name: str
    title: str
    difficulty: int
    labels: str
    draw: Draw
    aims: Mapping[str, Draw] = field(default_factory=dict, compare=False)  # labels that seldom come up by chance
    formerly: str = ""
    excused: Mapping[str, str] = field(default_factory=dict, compare=False)  # measures not met, and why

    @property
    def trains(self) -> tuple[str, ...]:
        """The paragraphs as references."""
        return tuple(f"{self.game}:{label}" for label in self.labels.split())

    def aimed(self, reference: str) -> Draw:
        """The way to draw that comes soonest to a paragraph."""
        return self.aims.get(reference.removeprefix(f"{self.game}:"), self.draw)
