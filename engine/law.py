"""Laws in the order they are asked, and the verdict they come to."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast

from engine.bill import Account, Owes
from engine.effect import Effect
from engine.fact import F, Facts
from engine.text import Choice, Text, say

# What a law looks at: facts, a part of them, or whatever has what it reads.
T_contra = TypeVar("T_contra", contravariant=True)
G = TypeVar("G")


class NoLawSpeaksError(Exception):
    """A hole in the laws: facts for which no law of an issue has an answer."""

    def __init__(self, issue: "Issue[Any]", facts: Facts) -> None:
        stated = ", ".join(f"{name}={value}" for name, value in facts.known.items())
        super().__init__(f"no law of “{issue.words}” speaks for {type(facts).__name__}({stated})")


@dataclass(frozen=True)
class Ruling:
    """What a law decides, and the issues that it opens in turn."""

    effects: tuple[Effect, ...] = ()
    then: tuple["Issue[Any]", ...] = ()


def rule(*effects: Effect, then: "Issue[Any] | tuple[Issue[Any], ...]" = ()) -> Ruling:
    """A ruling with these effects, which goes on to these issues."""
    return Ruling(effects, then if isinstance(then, tuple) else (then,))


class SourceLine(NamedTuple):
    """Where a law stands in the code."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Law(Generic[T_contra]):
    """A paragraph as a function of the facts: a ruling, or None where it has nothing to say.

    The last law of an issue names in `otherwise` the answers that only elimination leaves to it.
    """

    references: tuple[str, ...]
    function: Callable[[T_contra], Ruling | None]
    otherwise: tuple[Choice, ...] = ()

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def words(self) -> str:
        """The law's condition in one sentence, marked for translation by standing where it stands."""
        return " ".join((self.function.__doc__ or "").split())

    @property
    def source(self) -> SourceLine:
        code = self.function.__code__
        home = Path(__file__).resolve().parent.parent
        path = Path(code.co_filename).resolve()
        return SourceLine(str(path.relative_to(home) if path.is_relative_to(home) else path), code.co_firstlineno)


def law(*references: str, otherwise: tuple[Choice, ...] = ()) -> Callable[[Callable[[G], Ruling | None]], Law[G]]:
    """Tag a function with the paragraphs it puts into effect, the deciding one first."""
    return lambda function: Law(references, function, otherwise)


def itself(facts: Any) -> Any:
    return facts


@dataclass(frozen=True)
class Issue(Generic[T_contra]):
    """A question of law: the first law that speaks settles it."""

    words: str
    laws: tuple[Law[T_contra], ...]
    view: Callable[[Any], Any] = field(default=itself, compare=False, repr=False)
    adds_up: bool = False

    def on(self, view: Callable[[G], T_contra]) -> "Issue[G]":
        """The same issue for facts that hold these as a part: SHADE.on(lambda outer: outer.other)."""
        if view is itself:
            return cast("Issue[G]", self)
        seen = view if self.view is itself else lambda facts: self.view(view(facts))
        return cast("Issue[G]", Issue(self.words, self.laws, seen, self.adds_up))


def add_up(words: str, laws: tuple[Law[Account[G]], ...]) -> Issue[G]:
    """The issue that closes a bill: its laws see all that is owed so far, and their ruling takes it in."""
    return cast("Issue[G]", Issue(words, laws, adds_up=True))


class Step(NamedTuple):
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

    @property
    def duties(self) -> dict[str, Any]:
        """What the ruling leaves for the next incident at the same table, as facts about duties."""
        return {name: value for effect in self.effects for name, value in effect.leaves().items()}

    def less(self, step: Step) -> "Verdict":
        """What is left without the effects of one step."""
        gone = step.ruling.effects if step.ruling else ()
        effects = tuple(effect for effect in self.effects if effect not in gone)
        return Verdict(Ruling(effects), tuple(one for one in self.steps if one is not step))

    def source(self, effect: Effect) -> Step:
        """The step that an effect comes from."""
        return next(step for step in self.spoken if step.ruling and effect in step.ruling.effects)


def decide(issue: Issue[F], facts: F) -> Verdict:
    """Ask the laws of an issue in order, then those of the issues it opens. Missing if a law needs more facts."""
    waiting, steps, effects = [issue], list[Step](), list[Effect]()
    while waiting:
        asking = waiting.pop(0)
        owed = tuple(one for one in effects if isinstance(one, Owes)) if asking.adds_up else ()
        asked = list(ask_laws(asking, facts, owed))
        ruling = asked[-1].ruling
        if ruling is None:
            raise NoLawSpeaksError(asking, facts)
        steps += asked
        if owed:  # taken in by the ruling that adds them up
            effects = [one for one in effects if one not in owed]
        effects += ruling.effects
        waiting = [*(opened.on(asking.view) for opened in ruling.then), *waiting]
    return Verdict(Ruling(tuple(dict.fromkeys(effects))), tuple(steps))


def ask_laws(issue: Issue[F], facts: F, owed: tuple[Owes[Any], ...]) -> Iterator[Step]:
    """The laws of one issue up to the first that speaks."""
    for one in issue.laws:
        watched, read = facts.watched()
        seen = issue.view(watched)
        if issue.adds_up:
            seen = Account(seen, owed)
        ruling = one.function(seen)
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
    usual: tuple[str, ...] = ()  # those of them whose first answer is so usual that a sheet shows it as chosen
    renew: Callable[[dict[str, str]], dict[str, str]] = dict  # facts as an old address has them, as they are asked now

    @property
    def laws(self) -> tuple[Law[Any], ...]:
        return tuple(one for issue in self.issues for one in issue.laws)

    def decide(self, facts: F) -> Verdict:
        return decide(self.issues[0], facts)


AnyTopic = Topic[Any]


@dataclass(frozen=True)
class GoTo(Effect):
    """It is another topic's case: the desk goes on there with the facts it has."""

    name: str
    topic: AnyTopic = field(repr=False, compare=False)
    stated: tuple[tuple[str, Any], ...] = field(repr=False, compare=False)

    def words(self) -> Text:
        return say("This goes on under “{topic}”.", topic=Text(self.topic.title))


@dataclass(frozen=True)
class Onward:
    """A topic that is called by its name and found when a ruling leads there: topics lead to each other in circles."""

    module: str
    name: str

    def find(self) -> AnyTopic:
        topic: AnyTopic = getattr(import_module(self.module), self.name)
        return topic


def go_to(topic: AnyTopic | Onward, **stated: Any) -> GoTo:
    """Hand over to another topic with these of its facts."""
    found = topic.find() if isinstance(topic, Onward) else topic
    return GoTo(found.name, found, tuple(stated.items()))
