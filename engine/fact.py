"""Facts of an incident: what may be asked about it, what has been answered, and what cannot be."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, get_args, get_origin, get_type_hints

from engine.text import Choice, Text, say

F = TypeVar("F", bound="Facts")
NOTHING: tuple[dict[str, object], dict[str, object]] = ({}, {})
WATCHED = "_watched"  # where a watched copy keeps the facts behind it and what was read of them


class Missing(Exception):  # noqa: N818 (no error: a question still to be asked)
    """A law wants to know a fact that nobody has stated."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Impossible(ValueError):  # noqa: N818 (reads as what the facts are)
    """Facts that cannot happen, with a sentence for each reason."""

    def __init__(self, problems: Iterable[Text]) -> None:
        self.problems = tuple(problems)
        super().__init__(" ".join(str(problem) for problem in self.problems))


def ask(words: str, among: Sequence[Any] = (), *, judged: bool = False, setting: object = None, hint: str = "") -> Any:
    """A fact's question, as a field of a Facts class.

    Numbers have a range, sets the members they are chosen among. A judged fact is the director's own assessment.
    A setting is a point that the document leaves open: it has a default reading, and nobody is asked.
    """
    return field(metadata={"ask": (words, among, judged, setting, hint)})


class Fact(NamedTuple):
    """One question about an incident."""

    name: str
    words: str
    type: Any
    among: Sequence[Any]
    judged: bool
    setting: Any
    hint: str

    @property
    def kind(self) -> str:
        """What sort of answer it takes, for forms and for data."""
        if get_origin(self.type) is tuple:
            return "numbers"
        if get_origin(self.type) is frozenset:
            return "some"
        named = {bool: "yes-no", int: "number"}
        return named.get(self.type) or ("one" if issubclass(self.type, Choice) else self.type.__name__.lower())

    def values(self) -> tuple[Any, ...]:
        """Every answer there is, for a set every member; none where they cannot be listed."""
        if self.type is bool:
            return (True, False)
        if self.type is int or (self.among and self.kind == "some"):
            return tuple(self.among)
        if self.kind == "some":
            return tuple(get_args(self.type)[0])
        if self.kind == "one":
            return tuple(self.type)
        return tuple(getattr(self.type, "every", tuple)())

    def holds(self, value: object) -> bool:
        """Is the value one that this fact can have?"""
        if self.type is int:
            return type(value) is int and value in self.among
        if get_origin(self.type) is tuple:
            return isinstance(value, tuple) and all(type(one) is int and one in self.among for one in value)
        if get_origin(self.type) is frozenset:
            return isinstance(value, frozenset) and value <= frozenset(self.values())
        return isinstance(value, self.type if isinstance(self.type, type) else object)

    def parse(self, text: str) -> Any:
        """The value that an address or a case states; ValueError if it is none.

        >>> Fact("trick", "", int, range(1, 14), False, None, "").parse("12")
        12
        """
        value = self.read(text)
        if not self.holds(value):
            raise ValueError(text)
        return value

    def read(self, text: str) -> Any:
        if self.type is bool:
            return {"yes": True, "no": False}.get(text)
        if self.type is int:
            return int(text) if text.removeprefix("-").isdecimal() and len(text) < 9 else None
        if get_origin(self.type) is tuple:
            return tuple(int(word) for word in text.split(",")) if text else ()
        if get_origin(self.type) is frozenset:
            return frozenset(get_args(self.type)[0].parse(word) for word in text.split(",") if word)
        return self.type.parse(text)

    def format(self, value: Any) -> str:
        """The inverse of parse."""
        if self.type is bool:
            return "yes" if value else "no"
        return format_value(value)


def format_value(value: Any) -> str:
    """A value as it stands in an address or a case."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ",".join(str(one) for one in sorted(value))
    if isinstance(value, tuple):
        return ",".join(str(one) for one in value)
    return str(value)


def impossible(check: Callable[[F], Text | None]) -> Callable[[F], Text | None]:
    """Mark a method that says why facts cannot be so, or None if they can."""
    check.refuses = True  # type: ignore[attr-defined]
    return check


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What the director finds out before ruling; subclasses name the facts.

    Facts can be known in part: reading one that nobody stated raises Missing, and that is the next question.
    """

    _outline: ClassVar["Outline"]

    def __post_init__(self) -> None:
        if problems := self.problems():
            raise Impossible(problems)

    def __getattr__(self, name: str) -> Any:
        """Reached only for what the instance does not hold itself: a fact behind a watched copy, or one not known."""
        known, read = self.__dict__.get(WATCHED, NOTHING)
        if name in known:
            read[name] = known[name]
            return known[name]
        if name.startswith("_") or name not in self.outline().table:
            raise AttributeError(name)
        raise Missing(name)

    @classmethod
    def outline(cls) -> "Outline":
        """The questions, the settings and the checks of this class."""
        if "_outline" not in vars(cls):
            cls._outline = make_outline(cls)
        return cls._outline

    @classmethod
    def suppose(cls, **known: object) -> Self:
        """Facts known in part; open points have their default reading. Impossible if what is known cannot be."""
        facts = object.__new__(cls)
        facts.__dict__.update(cls.outline().settings, **known)
        if problems := facts.problems():
            raise Impossible(problems)
        return facts

    def watched(self) -> tuple[Self, dict[str, object]]:
        """A copy that notes down what is read of it, and the note."""
        copy, read = object.__new__(type(self)), dict[str, object]()
        copy.__dict__[WATCHED] = (self.__dict__, read)
        return copy, read

    @property
    def known(self) -> dict[str, Any]:
        """Every fact that is stated, by name."""
        return dict(self.__dict__)

    def problems(self) -> list[Text]:
        """Why the facts, as far as they are known, cannot be."""
        table, found = self.outline().table, []
        for name, value in self.__dict__.items():
            if not table[name].holds(value):
                found.append(say("“{fact}” cannot be {value}.", fact=Text(table[name].words), value=str(value)))
        return found or [problem for check in self.outline().checks if (problem := as_far_as_known(check, self))]


def as_far_as_known(check: Callable[[Any], Text | None], facts: Facts) -> Text | None:
    try:
        return check(facts)
    except Missing:
        return None


class Outline(NamedTuple):
    """What a class of facts consists of, made once."""

    table: dict[str, Fact]
    settings: dict[str, object]
    checks: tuple[Callable[[Any], Text | None], ...]


def make_outline(cls: type[Facts]) -> Outline:
    types = get_type_hints(cls)
    questions = {one.name: one.metadata["ask"] for one in fields(cls)}
    table = {name: Fact(name, words, types[name], *rest) for name, (words, *rest) in questions.items()}
    settings = {name: fact.setting for name, fact in table.items() if fact.setting is not None}
    members = {name: member for base in reversed(cls.__mro__) for name, member in vars(base).items()}
    return Outline(table, settings, tuple(member for member in members.values() if hasattr(member, "refuses")))
