"""Laws in the order they are asked, and the verdict they come to."""

import re
from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any, Generic

from engine.fact import F, format_value
from engine.text import Cite, Text, say


@dataclass(frozen=True)
class Effect:
    """One thing that a ruling orders, allows or leaves to be checked; each game has its own vocabulary."""

    @abstractmethod
    def words(self) -> Text:
        """What it means at the table."""

    def __str__(self) -> str:
        """As cases write it: the kind of effect, then its details."""
        kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()
        return " ".join([kind, *(format_value(getattr(self, one.name)) for one in fields(self) if one.repr)])


@dataclass(frozen=True)
class Order(Effect):
    """An effect that needs no details."""

    code: str
    message: str

    def words(self) -> Text:
        return Text(self.message)

    def __str__(self) -> str:
        return self.code


@dataclass(frozen=True)
class ForDirector(Effect):
    """A question that takes judgement: the engine names the test and leaves the answer to the director."""

    reference: str

    def words(self) -> Text:
        return say("For the director to judge: {paragraph}.", paragraph=Cite(self.reference))


@dataclass(frozen=True)
class Governs(Effect):
    """Another part of the rules decides."""

    reference: str

    def words(self) -> Text:
        return say("Another rule decides this: {paragraph}.", paragraph=Cite(self.reference))


@dataclass(frozen=True)
class Ruling:
    """What a law decides, and the issues that it opens in turn."""

    effects: tuple[Effect, ...] = ()
    then: tuple["Issue[Any]", ...] = ()


def rule(*effects: Effect, then: "Issue[Any] | tuple[Issue[Any], ...]" = ()) -> Ruling:
    """A ruling with these effects, which goes on to these issues."""
    return Ruling(effects, then if isinstance(then, tuple) else (then,))


@dataclass(frozen=True)
class Law(Generic[F]):
    """A paragraph as a function of the facts: a ruling, or None where it has nothing to say."""

    references: tuple[str, ...]
    function: Callable[[F], Ruling | None]

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def words(self) -> str:
        """The law's condition in one sentence, marked for translation by standing where it stands."""
        return " ".join((self.function.__doc__ or "").split())

    def __call__(self, facts: F) -> Ruling | None:
        return self.function(facts)


def law(*references: str) -> Callable[[Callable[[F], Ruling | None]], Law[F]]:
    """Tag a function with the paragraphs it puts into effect, the deciding one first."""
    return lambda function: Law(references, function)


@dataclass(frozen=True)
class Issue(Generic[F]):
    """A question of law: the first law that speaks settles it."""

    words: str
    laws: tuple[Law[F], ...]


@dataclass(frozen=True)
class Step:
    """A law that was asked: what it looked at, and what it ruled."""

    issue: Issue[Any]
    law: Law[Any]
    read: dict[str, Any]
    ruling: Ruling | None


@dataclass(frozen=True)
class Verdict:
    """The ruling, and every law asked on the way to it."""

    ruling: Ruling
    steps: tuple[Step, ...]

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.ruling.effects

    @property
    def spoken(self) -> tuple[Step, ...]:
        """The steps whose law spoke."""
        return tuple(step for step in self.steps if step.ruling)

    @property
    def citations(self) -> tuple[str, ...]:
        """The paragraphs that decided, in order, each once."""
        return tuple(dict.fromkeys(reference for step in self.spoken for reference in step.law.references))

    def source(self, effect: Effect) -> Step:
        """The step that an effect comes from."""
        return next(step for step in self.spoken if step.ruling and effect in step.ruling.effects)


def decide(issue: Issue[F], facts: F) -> Verdict:
    """Ask the laws of an issue in order, then those of the issues it opens. Missing if a law needs more facts."""
    waiting, steps, effects = [issue], list[Step](), list[Effect]()
    while waiting:
        asked = list(ask_laws(waiting.pop(0), facts))
        ruling = asked[-1].ruling
        if ruling is None:
            raise AssertionError(f"no law of “{asked[-1].issue.words}” has an answer for {facts}")
        steps += asked
        effects += ruling.effects
        waiting = [*ruling.then, *waiting]
    return Verdict(Ruling(tuple(dict.fromkeys(effects))), tuple(steps))


def ask_laws(issue: Issue[F], facts: F) -> Iterator[Step]:
    """The laws of one issue up to the first that speaks."""
    for one in issue.laws:
        watched, read = facts.watched()
        ruling = one(watched)
        yield Step(issue, one, read, ruling)
        if ruling is not None:
            return


@dataclass(frozen=True)
class Topic(Generic[F]):
    """A kind of incident that the desk rules on: its facts, and its issues, the first of them asked first."""

    game: str
    name: str
    title: str
    happened: str
    facts: type[F]
    issues: tuple[Issue[F], ...]
    at_once: tuple[str, ...] = ()  # facts that a table knows from the start, and states together

    @property
    def laws(self) -> tuple[Law[F], ...]:
        return tuple(one for issue in self.issues for one in issue.laws)

    def decide(self, facts: F) -> Verdict:
        return decide(self.issues[0], facts)


AnyTopic = Topic[Any]
