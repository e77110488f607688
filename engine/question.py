"""One question about an incident: what it asks, which answers there are, and how they are written."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin

from engine.text import Choice, Text

MINUS = "\N{MINUS SIGN}"  # as people write it
NUMBER = re.compile("[+-]?[0-9]{1,7}")

# What would have been, as a sentence: one with a place for the value, or one for each value that is worth supposing.
Had = str | Mapping[Any, str]


class Fact(NamedTuple):
    """One question about an incident, or an open point with the reading taken."""

    name: str
    words: str
    type: Any
    among: Sequence[Any]
    judged: bool
    taken: Any
    hint: str
    formerly: str = ""
    had: Had = ""
    short: str = ""
    heard: str = ""

    @property
    def is_open_point(self) -> bool:
        return self.taken is not None

    def differs(self, value: object) -> bool:
        """Is the value a reading of an open point that is not ours?"""
        return self.is_open_point and value != self.taken

    def supposing(self, value: object) -> Text | None:
        """The sentence “Right, had it been so”; none where nobody would compare with that."""
        sentence = self.had if isinstance(self.had, str) else self.had.get(value, "")
        return Text(sentence, (("value", value),) if "{value" in sentence else ()) if sentence else None

    @property
    def kind(self) -> str:
        """What sort of answer it takes; a value of a class of its own is just a value here."""
        return kind_of(self.type)

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
        if isinstance(self.type, type):
            return isinstance(value, self.type)
        if get_origin(self.type) is frozenset:
            return isinstance(value, frozenset) and value <= frozenset(self.values())
        return isinstance(value, tuple) and all(type(one) is int and one in self.among for one in value)

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
            return read_number(text)
        if get_origin(self.type) is tuple:
            return tuple(read_number(word.strip()) for word in text.split(",")) if text else ()
        if get_origin(self.type) is frozenset:
            return frozenset(get_args(self.type)[0].parse(word) for word in text.split(",") if word)
        return self.type.parse(text)

    def format(self, value: Any) -> str:
        """The inverse of parse."""
        return format_value(value)


@cache
def kind_of(answer: Any) -> str:
    """The sort of answer that a type stands for."""
    if get_origin(answer) is tuple:
        return "numbers"
    if get_origin(answer) is frozenset:
        return "some"
    named = {bool: "yes-no", int: "number"}
    return named.get(answer) or ("one" if issubclass(answer, Choice) else "value")


def read_number(text: str) -> int | None:
    """A number of few digits, perhaps with a sign, as people write it; None if the text is none."""
    plain = text.replace(MINUS, "-")
    return int(plain) if NUMBER.fullmatch(plain) else None


def format_value(value: Any) -> str:
    """A value as it stands in an address or a case."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ",".join(str(one) for one in sorted(value))
    if isinstance(value, tuple):
        return ",".join(str(one) for one in value)
    return str(value)
