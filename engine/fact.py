"""Facts of an incident: what may be asked about it, what has been answered, and what cannot be."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar, get_type_hints

from engine.question import Fact, Had
from engine.text import Text, say

F = TypeVar("F", bound="Facts")
READING = "reading"  # the one name under which facts hold the open points of their game


class Missing(Exception):  # noqa: N818 (no error: a question still to be asked)
    """A law wants to know a fact that nobody has stated."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Impossible(ValueError):  # noqa: N818 (reads as what the facts are)
    """Facts that cannot happen, with a sentence for each reason."""

    def __init__(self, problems: Iterable[Text]) -> None:
        self.problems = tuple(dict.fromkeys(problems))
        super().__init__(" ".join(str(problem) for problem in self.problems))


def ask(  # noqa: PLR0913 (what a question may have is named)
    words: str,
    among: Sequence[Any] = (),
    *,
    judged: bool = False,
    hint: str = "",
    formerly: str = "",
    had: Had = "",
    short: str = "",
    heard: str = "",
) -> Any:
    """A fact's question, as a field of a Facts class.

    Numbers have a range, sets the members they are chosen among. A judged fact is the director's own assessment.
    Addresses that call it what it was called formerly are still understood. `had` tells a learner whose answer was
    wrong what would have made it right: “Right, had {value} won the trick.”, or a sentence for each value. `short`
    stands before an answer that has been given: trick 8. `heard` says as what it is read in a player's own sentence:
    a call, a number of cards; choices need none.
    """
    return field(metadata={"ask": (words, among, judged, None, hint, formerly, had, short, heard)})


def open_point(words: str, taken: object, among: Sequence[Any] = (), *, formerly: str = "") -> Any:
    """A point that the document leaves open, with the reading that we take: nobody is asked."""
    return field(default_factory=lambda: taken, metadata={"ask": (words, among, False, taken, "", formerly)})


def part() -> Any:
    """Facts of another kind within these; their questions are asked only where a law opens them."""
    return field(metadata={"part": True})


def impossible(check: Callable[[F], Text | None]) -> Callable[[F], Text | None]:
    """Mark a method that says why facts cannot be so, or None if they can."""
    check.refuses = True  # type: ignore[attr-defined]
    return check


# What stands behind a watched copy, where its reads are noted, and what its facts' names begin with from outside.
Watch = tuple[Mapping[str, Any], dict[str, Any], str]
WATCH = "_watch"  # where a watched copy keeps its Watch
UNWATCHED: Watch = ({}, {}, "")


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What the director finds out before ruling; subclasses name the facts, and the groups of facts within them.

    Facts can be known in part: reading one that nobody stated raises Missing, and that is the next question.
    A fact of a group is called by both names, withdrawn.becomes.
    """

    _outline: ClassVar["Outline"]

    def __post_init__(self) -> None:
        refuse(self)

    if not TYPE_CHECKING:  # a type checker then sees only the facts that there are, and names those that there are not

        def __getattr__(self, name: str) -> Any:
            """Reached only for what the instance does not hold itself: what is behind a watched copy, or not known."""
            behind, read, prefix = self.__dict__.get(WATCH, UNWATCHED)
            if name in behind:  # once: after that the copy holds it
                value = self.__dict__[name] = watch(behind[name], name, read, prefix)
                return value
            if name.startswith("_") or name not in self.outline().own:
                raise AttributeError(name)
            raise Missing(prefix + name)

    @classmethod
    def outline(cls) -> "Outline":
        """The questions, the groups and the checks of this class."""
        if "_outline" not in vars(cls):
            cls._outline = make_outline(cls)
        return cls._outline

    @classmethod
    def suppose(cls, **known: object) -> Self:
        """Facts known in part; open points have the reading we take. Impossible if what is known cannot be."""
        in_parts, own = dict[str, object](), dict[str, object]()
        for name, value in known.items():
            (in_parts if isinstance(value, Facts) and name != READING else own)[name] = value
        facts = cls.state(dict(flatten(in_parts)) | dict(flatten(own)))  # the readings of the whole hold in its parts
        refuse(facts)
        return facts

    @classmethod
    def state(cls, known: Mapping[str, object]) -> Self:
        """Facts known in part, by their full names, unchecked."""
        facts = object.__new__(cls)
        facts.__dict__.update(cls.outline().taken)
        facts.__dict__.update((name, value) for name, value in known.items() if "." not in name)
        for name, kind in cls.outline().parts.items():
            if name not in facts.__dict__:
                facts.__dict__[name] = kind.state(inside(known, name))
        return facts

    def watched(self) -> tuple[Self, dict[str, Any]]:
        """A copy that notes down what is read of it, and the note."""
        read = dict[str, Any]()
        return self.behind_watch(read, ""), read

    def behind_watch(self, read: dict[str, Any], prefix: str) -> Self:
        copy = object.__new__(type(self))
        copy.__dict__[WATCH] = (self.__dict__, read, prefix)
        return copy

    @property
    def known(self) -> dict[str, Any]:
        """Every fact that is stated, by its full name, and every reading."""
        return dict(flatten(held_by(self)))

    def having(self, **settled: object) -> Self:
        """The same facts with some that the incident itself settles: nobody is asked about them."""
        copy = object.__new__(type(self))
        copy.__dict__.update(held_by(self), **settled)
        if WATCH not in self.__dict__:
            return copy
        _, read, prefix = self.__dict__[WATCH]
        watched = copy.behind_watch(read, prefix)
        watched.__dict__.update((name, value) for name, value in settled.items() if not isinstance(value, Facts))
        return watched

    def have(self, *names: str, **renamed: str) -> dict[str, Any]:
        """Those of these facts that are known, some under another name; nothing is asked."""
        held, wanted = held_by(self), {name: name for name in names} | renamed
        return {new: held[old] for new, old in wanted.items() if old in held}


@dataclass(frozen=True, kw_only=True)
class OpenPoints(Facts):
    """The open points of a game, each with the reading that we take; subclasses name them.

    Facts that turn on an open point hold their game's readings as the group `reading`, groups within groups the same.
    """


def held_by(facts: Facts) -> Mapping[str, Any]:
    """What facts hold, where they are a watched copy what stands behind it."""
    behind: Mapping[str, Any] = facts.__dict__.get(WATCH, (facts.__dict__,))[0]
    return behind


def watch(value: Any, name: str, read: dict[str, Any], prefix: str) -> Any:
    """A value as a watched copy gives it: a fact is noted, a group is watched in turn."""
    if isinstance(value, Facts):
        return value.behind_watch(read, f"{READING}." if isinstance(value, OpenPoints) else f"{prefix}{name}.")
    read[prefix + name] = value
    return value


def inside(known: Mapping[str, object], group: str) -> dict[str, object]:
    """What is known of a group of facts; the readings are everybody's."""
    own = {name.removeprefix(f"{group}."): value for name, value in known.items() if name.startswith(f"{group}.")}
    if group == READING:
        return own
    return own | {name: value for name, value in known.items() if name.startswith(f"{READING}.")}


def flatten(held: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Facts by their full names; the readings of a group are those of the whole."""
    for name, value in held.items():
        if not isinstance(value, Facts):
            yield name, value
            continue
        for inner, one in value.known.items():
            yield inner if inner.startswith(f"{READING}.") else f"{name}.{inner}", one


def refuse(facts: Facts) -> None:
    if problems := find_problems(facts):
        raise Impossible(problems)


def find_problems(facts: Facts) -> list[Text]:
    """Why the facts, as far as they are known, cannot be."""
    table = facts.outline().table
    wrong = [(table[name], value) for name, value in facts.known.items() if not table[name].holds(value)]
    if wrong:
        return [say("“{fact}” cannot be {value}.", fact=Text(fact.words), value=str(value)) for fact, value in wrong]
    return [*failed_checks(facts)]


def failed_checks(facts: Facts) -> Iterator[Text]:
    for check in facts.outline().checks:
        with suppress(Missing):  # a check goes as far as the facts are known
            if problem := check(facts):
                yield problem
    for name in facts.outline().parts:
        yield from failed_checks(facts.__dict__[name])


class Outline(NamedTuple):
    """What a class of facts consists of, made once."""

    own: frozenset[str]
    parts: dict[str, type[Facts]]
    table: dict[str, Fact]  # every question by its full name, those of the groups included
    checks: tuple[Callable[[Any], Text | None], ...]
    taken: dict[str, object]  # the class's own open points with the readings that we take


def make_outline(cls: type[Facts]) -> Outline:
    types, marked = get_type_hints(cls), {one.name: one.metadata for one in fields(cls)}
    parts = {name: types[name] for name, marks in marked.items() if "part" in marks}
    table = dict[str, Fact]()
    for name, marks in marked.items():
        if name in parts:
            inner = parts[name].outline().table.values()
            table |= {called(name, fact): fact._replace(name=called(name, fact)) for fact in inner}
        else:
            words, *rest = marks["ask"]
            table[name] = Fact(name, words, types[name], *rest)
    members = {name: member for base in reversed(cls.__mro__) for name, member in vars(base).items()}
    checks = tuple(member for member in members.values() if hasattr(member, "refuses"))
    taken = {name: table[name].taken for name in marked if name in table and table[name].is_open_point}
    return Outline(frozenset(marked), parts, table, checks, taken)


def called(group: str, fact: Fact) -> str:
    """The full name of a group's fact."""
    return fact.name if fact.name.startswith(f"{READING}.") else f"{group}.{fact.name}"
