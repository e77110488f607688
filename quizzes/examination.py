"""A family examined: its scenarios drawn and decided, and how good they are as questions."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from statistics import median_low
from typing import Any, NamedTuple

from engine.law import Verdict
from engine.text import Text
from quizzes.family import Family, Scenario
from quizzes.question import Cards, OneOf, Part, Payments, SomeOf

DRAWS = 200  # seeds that the measures are taken over
SHOWN = 20  # draws that must show an option before one can say that it is never right


@dataclass(frozen=True)
class Drawn:
    """A scenario and what the engine rules on it."""

    scenario: Scenario
    verdicts: tuple[Verdict, ...]

    def right(self, part: Part) -> Any:
        return part.read(self.verdicts[part.case])

    @cached_property
    def cited(self) -> frozenset[str]:
        return frozenset(reference for verdict in self.verdicts for reference in verdict.citations)

    @property
    def told(self) -> tuple[Text, ...]:
        return tuple(text for moment in self.scenario.moments for text in moment.story)

    @property
    def structure(self) -> tuple[object, ...]:
        """The pattern of the story and the laws that spoke, whatever the cards and the players."""
        spoken = tuple(step.law.name for verdict in self.verdicts for step in verdict.spoken)
        return tuple(text.message for text in self.told), spoken

    @property
    def seen(self) -> str:
        """All that a learner sees, so that two that are alike are written alike."""
        return repr((self.told, [(moment.table, moment.parts) for moment in self.scenario.moments]))


@dataclass(frozen=True)
class Examination:
    """What a family draws from one seed after another."""

    family: Family
    drawn: tuple[Drawn, ...]

    @cached_property
    def cited(self) -> frozenset[str]:
        return frozenset[str]().union(*(one.cited for one in self.drawn))

    @cached_property
    def answers(self) -> dict[str, Counter[str]]:
        """How often each answer of a part is right."""
        found: dict[str, Counter[str]] = {}
        for one in self.drawn:
            for part in one.scenario.every_part:
                found.setdefault(part.name, Counter())[" ".join(part.format(one.right(part)))] += 1
        return found

    @cached_property
    def most_frequent(self) -> tuple[str, float]:
        """The answer of a part that is right most often, and in how many of those asked."""
        shares = ((f"{name} {counts.most_common(1)[0][0]}", share(counts)) for name, counts in self.answers.items())
        return max(shares, key=lambda one: one[1])

    @cached_property
    def seldom_right(self) -> tuple[str, ...]:
        """Options that are shown often and right in less than one of twenty."""
        shown, right = Counter[str](), Counter[str]()
        for one in self.drawn:
            for part in one.scenario.every_part:
                if isinstance(part, OneOf | SomeOf) and not isinstance(part, Cards):
                    shown.update(f"{part.name} {option.value}" for option in part.options)
                    right.update(f"{part.name} {value}" for value in part.format(one.right(part)))
        return tuple(name for name, count in shown.items() if count >= SHOWN and right[name] < 0.05 * count)

    @cached_property
    def nothing_paid(self) -> float:
        """In how many of the payments asked nobody pays anything."""
        asked = [
            one.right(part) for one in self.drawn for part in one.scenario.every_part if isinstance(part, Payments)
        ]
        return sum(not any(amounts) for amounts in asked) / len(asked) if asked else 0.0

    @cached_property
    def level(self) -> int:
        """How hard most of it is."""
        return median_low(one.scenario.structure.level for one in self.drawn)

    @cached_property
    def structures(self) -> int:
        return len({one.structure for one in self.drawn})

    @cached_property
    def different(self) -> int:
        return len({one.seen for one in self.drawn})

    @cached_property
    def not_met(self) -> tuple[str, ...]:
        """The paragraphs it trains that do not come up."""
        return tuple(reference for reference in self.family.trains if reference not in self.cited)


def share(counts: Counter[str]) -> float:
    return counts.most_common(1)[0][1] / counts.total()


class Measure(NamedTuple):
    """What a good family is like, by the name under which one that cannot be so is excused."""

    name: str
    fails: Callable[[Examination], bool]
    figure: Callable[[Examination], str]


MEASURES = (
    Measure(
        "share",  # no answer of a part is right in more than 60 %
        lambda one: one.most_frequent[1] > 0.6,
        lambda one: f"{one.most_frequent[1]:.0%} {one.most_frequent[0]}",
    ),
    Measure(
        "options",  # every option shown is right in at least 5 %
        lambda one: bool(one.seldom_right),
        lambda one: ", ".join(one.seldom_right) or "–",
    ),
    Measure(
        "nothing",  # at most a third of the payments are nothing
        lambda one: one.nothing_paid > 1 / 3,
        lambda one: f"{one.nothing_paid:.0%}",
    ),
    Measure("structures", lambda one: one.structures < 4, lambda one: str(one.structures)),
    Measure("different", lambda one: one.different < 0.75 * len(one.drawn), lambda one: str(one.different)),
    Measure("trained", lambda one: bool(one.not_met), lambda one: " ".join(one.not_met) or "–"),
)


def decide(scenario: Scenario) -> Drawn:
    return Drawn(scenario, scenario.verdicts)


def examine(family: Family, draw: Callable[[int], Scenario], draws: int = DRAWS) -> Examination:
    return Examination(family, tuple(decide(draw(seed)) for seed in range(draws)))


def failed(examination: Examination) -> tuple[str, ...]:
    """The names of the measures that are not met."""
    return tuple(measure.name for measure in MEASURES if measure.fails(examination))


def report(examination: Examination) -> Iterator[str]:
    """A family in one line, then what it fails in and how it is excused."""
    figures = (f"{measure.name} {measure.figure(examination)}" for measure in MEASURES)
    yield f"{examination.family.game}/{examination.family.name}: level {examination.level}; {'; '.join(figures)}"
    for name in failed(examination):
        yield f"    {name}: {examination.family.excused.get(name, 'NOT MET')}"
