"""Texts of the engine: marked for translation here, put into words where they are shown."""

from dataclasses import dataclass
from enum import Enum
from typing import Self
from zlib import crc32


def N_(message: str) -> str:  # noqa: N802 (the name that extraction looks for)
    """Mark a message for translation where it stands."""
    return message


@dataclass(frozen=True)
class Text:
    """A sentence with named places for values, {card} or {card|acc}; the values are put into words along with it."""

    message: str
    values: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return self.message.format_map(Plain((name, plain(value)) for name, value in self.values))


class Plain(dict[str, str]):
    """Values in English; which form of one a place asks for is a matter of the languages."""

    def __missing__(self, place: str) -> str:
        name, has_form, _ = place.partition("|")
        if not has_form:
            raise KeyError(place)
        return self[name]


def say(message: str, **values: object) -> Text:
    """A sentence that is marked for translation and filled in.

    >>> str(say("Trick {trick} is over.", trick=3))
    'Trick 3 is over.'
    >>> str(say("{player|start} has {tricks|trick}.", player="North", tricks=1))
    'North has 1.'
    """
    return Text(message, tuple(values.items()))


@dataclass(frozen=True)
class Cite:
    """A paragraph named inside a sentence, such as bridge:64C1."""

    reference: str

    def __str__(self) -> str:
        return self.reference.partition(":")[2]


class Choice(Enum):
    """One of a few answers: its value stands in addresses and cases, its words are shown; members are in order."""

    words: str
    order: int
    fixed: int

    def __new__(cls, value: str, words: str) -> Self:
        member = object.__new__(cls)
        member._value_ = value
        member.words = words
        member.order = len(cls.__members__)
        member.fixed = crc32(value.encode())
        return member

    @classmethod
    def parse(cls, text: str) -> Self:
        """The member that a value stands for; ValueError if none does."""
        if found := cls._value2member_map_.get(text):
            return found  # type: ignore[return-value]
        raise ValueError(text)

    def __hash__(self) -> int:
        """The same in every process, so that a set of members has one order and an address draws one scenario."""
        return self.fixed

    def __lt__(self, other: Self) -> bool:
        return self.order < other.order

    def __le__(self, other: Self) -> bool:
        return self.order <= other.order

    def __str__(self) -> str:
        return str(self.value)


def plain(value: object) -> str:
    """A value in English, for error messages and for those who read the engine's answers in a console."""
    if isinstance(value, Choice):
        return value.words
    if isinstance(value, frozenset | tuple):
        return ", ".join(plain(one) for one in (sorted(value) if isinstance(value, frozenset) else value))
    return str(value)
