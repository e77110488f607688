"""What a claimer has said about the play to come, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH_PACK, FRENCH_SUITS, Card, Suit
from engine.text import N_, Choice, Text, say

MOST_STEPS = 8


class StepKind(Choice):
    """What one step of a statement is about."""

    TRUMPS = "trumps", N_("draw trumps")
    CASH = "cash", N_("cash a suit from the top")
    RUFF = "ruff", N_("ruff a suit")
    TO = "to", N_("cross to a hand")
    FINESSE = "finesse", N_("finesse against a player")


@dataclass(frozen=True)
class PlanStep:
    """One step: draw trumps, cash or ruff a suit, cross to a hand, finesse a card through a player.

    >>> [str(PlanStep.parse(text)) for text in ("trumps", "cash-S", "ruff-D", "to-N", "finesse-HQ-W")]
    ['trumps', 'cash-S', 'ruff-D', 'to-N', 'finesse-HQ-W']
    """

    kind: StepKind
    suit: Suit | None = None
    seat: Seat | None = None
    card: Card | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        name, *rest = text.strip().split("-")
        kind = StepKind.parse(name)
        if len(rest) != DETAILS[kind]:
            raise ValueError(text)
        if kind in (StepKind.CASH, StepKind.RUFF):
            return cls(kind, suit=suit_called(rest[0]))
        if kind is StepKind.TO:
            return cls(kind, seat=Seat.parse(rest[0]))
        if kind is StepKind.FINESSE:
            return cls(kind, card=Card.parse(rest[0]), seat=Seat.parse(rest[1]))
        return cls(kind)

    def __str__(self) -> str:
        suit = self.suit.letter if self.suit else ""
        details = [suit, str(self.card or ""), str(self.seat or "")]
        return "-".join([str(self.kind), *(one for one in details if one)])

    def words(self) -> Text:
        if self.kind is StepKind.CASH:
            return say("cash the {suit}", suit=self.suit)
        if self.kind is StepKind.RUFF:
            return say("ruff {suit}", suit=self.suit)
        if self.kind is StepKind.TO:
            return say("cross to {player}'s hand", player=self.seat)
        if self.kind is StepKind.FINESSE:
            return say("finesse against the {card} with {player}", card=self.card, player=self.seat)
        return say("draw trumps")


DETAILS = {StepKind.TRUMPS: 0, StepKind.CASH: 1, StepKind.RUFF: 1, StepKind.TO: 1, StepKind.FINESSE: 2}


def suit_called(letter: str) -> Suit:
    found = next((suit for suit in FRENCH_SUITS if suit.letter == letter), None)
    if found is None:
        raise ValueError(letter)
    return found


@dataclass(frozen=True)
class Statement:
    """The steps of a statement in the order said; none where nothing was said that binds the play."""

    steps: tuple[PlanStep, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        steps = tuple(PlanStep.parse(word) for word in text.split(",") if word and word != SILENT)
        if len(steps) > MOST_STEPS:
            raise ValueError(text)
        return cls(steps)

    def __str__(self) -> str:
        return ",".join(map(str, self.steps)) or SILENT


SILENCE = Statement()
SILENT = "silent"  # the address of a statement that said nothing


def every_step() -> Iterator[PlanStep]:
    yield PlanStep(StepKind.TRUMPS)
    yield from (PlanStep(StepKind.CASH, suit=suit) for suit in FRENCH_SUITS)
    yield from (PlanStep(StepKind.RUFF, suit=suit) for suit in FRENCH_SUITS)
    yield from (PlanStep(StepKind.TO, seat=seat) for seat in SEATS)
    yield from (PlanStep(StepKind.FINESSE, card=card, seat=seat) for card in FRENCH_PACK for seat in SEATS)
