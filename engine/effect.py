"""What a ruling can consist of in every game; each game has effects of its own beside these."""

import re
from abc import abstractmethod
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from engine.question import format_value
from engine.text import Cite, Text, say


@dataclass(frozen=True)
class Effect:
    """One thing that a ruling orders, allows or leaves to be checked."""

    weight: ClassVar[int] = 0  # how far it is the point of a ruling: the first of the heaviest is its headline
    is_option: ClassVar[bool] = False  # is it somebody's choice, and no order?

    @abstractmethod
    def words(self) -> Text:
        """What it means at the table."""

    @property
    def code(self) -> str:
        """The kind of effect, by which cases and readers of the data know it."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()

    def __str__(self) -> str:
        """As cases write it: the kind of effect, then its details."""
        return " ".join([self.code, *(format_value(getattr(self, one.name)) for one in fields(self) if one.repr)])

    def leaves(self) -> dict[str, Any]:
        """The facts about duties that it leaves for the next incident at the same table."""
        return {}


@dataclass(frozen=True)
class Order(Effect):
    """An effect that needs no details: there is nothing to say but the instruction."""

    name: str
    message: str

    @property
    def code(self) -> str:
        return self.name

    def words(self) -> Text:
        return Text(self.message)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class MainOrder(Order):
    """One that is the point of the ruling, whatever else there is to do."""

    weight = 1


@dataclass(frozen=True)
class Option(Order):
    """What somebody may choose to do."""

    is_option = True


@dataclass(frozen=True)
class ForDirector(Effect):
    """A question that takes judgement: the engine names the test and leaves the answer to the director."""

    reference: str

    def words(self) -> Text:
        return say("For the director to judge: {paragraph}.", paragraph=Cite(self.reference))


@dataclass(frozen=True)
class Governs(Effect):
    """Another part of the book decides, which the desk does not rule on."""

    reference: str

    def words(self) -> Text:
        return say("Another rule decides this: {paragraph}.", paragraph=Cite(self.reference))
