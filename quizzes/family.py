"""Families of scenarios: each draws fresh incidents of one kind, with the questions to ask about them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from engine.law import Verdict
from engine.text import Text
from quizzes.question import Case, Part


@dataclass(frozen=True)
class Scenario:
    """An incident at the table: what one sees, what happened, what the engine is asked, what the learner is."""

    story: tuple[Text, ...]
    cases: tuple[Case, ...]
    parts: tuple[Part, ...]
    table: Any = None  # the game's own picture: hands, auction, tricks

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What the engine rules on each case."""
        return tuple(case.decide() for case in self.cases)


Draw = Callable[[Random], Scenario]


@dataclass(frozen=True)
class Family:
    """A kind of scenario: where it belongs, how hard it is, which paragraphs it trains, and how to draw one."""

    game: str
    topic: str
    name: str
    title: str
    difficulty: int
    trains: tuple[str, ...]
    draw: Draw
    aims: Mapping[str, Draw] = field(default_factory=dict, compare=False)  # paragraphs that seldom come up by chance
    told: frozenset[str] = frozenset()  # open points whose reading is told with the story, or no longer in doubt

    def aimed(self, reference: str) -> Draw:
        """The way to draw that comes soonest to a paragraph."""
        return self.aims.get(reference, self.draw)
