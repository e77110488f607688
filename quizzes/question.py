"""Questions: the parts of a ruling that a learner fills in, and how each part is marked."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, TypeVar

from engine.cards.pack import Card, Suit
from engine.effect import Effect
from engine.fact import Facts
from engine.law import AnyTopic, GoTo, Verdict
from engine.question import MINUS
from engine.text import N_, Choice, Text

E = TypeVar("E", bound=Effect)
MOST_WRITTEN = 7  # characters of a number that anybody types in


class Case(NamedTuple):
    """An incident with its facts, for the engine to decide."""

    topic: AnyTopic
    facts: Facts

    def decide(self) -> Verdict:
        return self.topic.decide(self.facts)

    def suppose(self, name: str, value: object) -> Verdict:
        """The verdict if one fact were otherwise; Impossible if it could not be, Missing if more had to be known."""
        return self.topic.decide(type(self.facts).suppose(**(self.facts.known | {name: value})))


class Option(NamedTuple):
    """One answer to choose."""

    value: str
    words: Text


@dataclass(frozen=True)
class Part:
    """One part of a ruling: what is asked, and where the verdict holds the answer.

    Some wrong answers are best explained by another case than the one that was decided (`instead`: the card that may
    not be played), or by a word about what was answered and what is right (`remark`: the value of both bids).
    """

    name: str
    words: Text
    read: Callable[[Verdict], Any] = field(compare=False)  # two functions that do the same are not equal
    case: int = 0
    instead: Callable[[Any, Any], Case | None] | None = field(default=None, compare=False, kw_only=True)
    remark: Callable[[Any, Any], tuple[Text, ...]] | None = field(default=None, compare=False, kw_only=True)

    @property
    def kind(self) -> str:
        """What sort of answer it takes, for forms and for data."""
        return type(self).__name__.lower()

    @abstractmethod
    def parse(self, given: Sequence[str]) -> Any:
        """The learner's answer as a value, or None if there is none that can be understood."""

    @abstractmethod
    def format(self, answer: Any) -> tuple[str, ...]:
        """The inverse: an answer as it is sent."""

    def credit(self, answer: Any, right: Any) -> float:
        """How much of the part is right, from 0 to 1."""
        return float(answer == right)


@dataclass(frozen=True)
class OneOf(Part):
    """A choice."""

    options: tuple[Option, ...] = ()

    def parse(self, given: Sequence[str]) -> str | None:
        return next((option.value for option in self.options if list(given) == [option.value]), None)

    def format(self, answer: str) -> tuple[str, ...]:
        return (answer,)


@dataclass(frozen=True)
class SomeOf(Part):
    """Several choices; each one that is right counts, each that is wrong takes away as much."""

    options: tuple[Option, ...] = ()

    def parse(self, given: Sequence[str]) -> frozenset[str] | None:
        known = {option.value for option in self.options}
        chosen = frozenset(given) - {NONE}
        return chosen if given and chosen <= known else None

    def format(self, answer: frozenset[str]) -> tuple[str, ...]:
        return tuple(option.value for option in self.options if option.value in answer)

    def credit(self, answer: frozenset[str], right: frozenset[str]) -> float:
        if not right:
            return float(not answer)
        return max(0.0, (len(answer & right) - len(answer - right)) / len(right))


@dataclass(frozen=True)
class Suits(SomeOf):
    """Suits to tap."""

    @property
    def suits(self) -> tuple[Suit, ...]:
        return tuple(Suit.parse(option.value) for option in self.options)


@dataclass(frozen=True)
class Cards(SomeOf):
    """Cards to tap."""

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(Card.parse(option.value) for option in self.options)


@dataclass(frozen=True)
class Number(Part):
    """A number to write."""

    low: int = 0
    high: int = 0

    def parse(self, given: Sequence[str]) -> int | None:
        return parse_number(given[0] if len(given) == 1 else "", self.low, self.high)

    def format(self, answer: int) -> tuple[str, ...]:
        return (str(answer),)


@dataclass(frozen=True)
class Payments(Part):
    """What each player ends up with; every player counts."""

    players: tuple[Choice, ...] = ()
    most: int = 9999
    wanted: ClassVar[str] = N_("Write a whole number in each field.")

    def parse(self, given: Sequence[str]) -> tuple[int, ...] | None:
        if len(given) != len(self.players):
            return None
        amounts = tuple(parse_number(text, -self.most, self.most) for text in given)
        return tuple(amount for amount in amounts if amount is not None) if None not in amounts else None

    def format(self, answer: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(str(amount) for amount in answer)

    def credit(self, answer: tuple[int, ...], right: tuple[int, ...]) -> float:
        return sum(mine == theirs for mine, theirs in zip(answer, right, strict=True)) / len(right)


NONE = "none"  # sent by a learner who taps nothing and means it


def parse_number(text: str, low: int, high: int) -> int | None:
    """A whole number as people write it, with any kind of minus.

    >>> parse_number("−100", -200, 200), parse_number("+50", 0, 99), parse_number("ten", 0, 99)
    (-100, 50, None)
    """
    plain = text.strip()[:MOST_WRITTEN].replace(MINUS, "-").replace("–", "-").removeprefix("+")
    digits = plain.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()):
        return None
    return int(plain) if low <= int(plain) <= high else None


def suit_options(suits: Sequence[Suit]) -> tuple[Option, ...]:
    return tuple(Option(str(suit), Text(suit.words)) for suit in suits)


def card_options(cards: Sequence[Card]) -> tuple[Option, ...]:
    return tuple(Option(str(card), Text("{card}", (("card", card),))) for card in cards)


def number_options(numbers: Sequence[int]) -> tuple[Option, ...]:
    return tuple(Option(str(number), Text(str(number))) for number in numbers)


def has(verdict: Verdict, *effects: Effect) -> bool:
    """Is one of these effects among the verdict's?"""
    return any(effect in verdict.effects for effect in effects)


def find(verdict: Verdict, kind: type[E]) -> E | None:
    """The verdict's effect of this kind, if it has one."""
    return next((effect for effect in verdict.effects if isinstance(effect, kind)), None)


def handed_over(verdict: Verdict, name: str) -> Any:
    """What the topic that the verdict goes on to is told about one of its facts; None if nothing."""
    other = find(verdict, GoTo)
    return dict(other.stated).get(name) if other else None
