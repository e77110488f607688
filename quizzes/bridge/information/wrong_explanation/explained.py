"""Calls of real auctions that a partner may remember wrongly, and how such an explanation is told."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from engine.bridge.table.call import Bid, Call, Strain
from engine.bridge.table.meaning import Asks, Meaning, Purpose
from engine.bridge.table.seat import Seat
from engine.text import N_, Text, say
from quizzes.bridge.information.sitting import Sitting, draw_sittings
from quizzes.bridge.picture import Entry, Table
from quizzes.family import Draw, Scenario
from quizzes.firm import is_firm

WEAK = (0, 8)  # what a player thinks who takes an answer to one no-trump for natural
NO_TRUMPS = {(15, 17): (12, 14), (20, 21): (18, 19)}
SHORT = {(6, 9): (10, 12), (6, 10): (10, 12), (10, 11): (5, 8), (10, 12): (5, 8)}
LONG = {(5, 9): (12, 16), (5, 10): (12, 16), (6, 10): (12, 16)}  # of six cards and more


@dataclass(frozen=True)
class Explained:
    """A bid in an auction, what it means, and what the bidder's partner may take it for."""

    sitting: Sitting
    turn: int
    other: Meaning

    @property
    def caller(self) -> Seat:
        return self.sitting.entries[self.turn].seat

    @property
    def explainer(self) -> Seat:
        return self.caller.partner

    @property
    def call(self) -> Call:
        return self.sitting.entries[self.turn].call

    @property
    def meaning(self) -> Meaning:
        return self.sitting.meanings[self.turn]

    @cached_property
    def asker(self) -> Seat:
        """The opponent whose turn comes next, who asks about it."""
        return self.caller.lho

    def table(self, calls: int | None = None, note: Text | None = None) -> Table:
        """What one sees after so many calls, the one in question marked."""
        table = self.sitting.table(calls)
        marked = Entry(self.caller, self.call, note or say("explained"))
        entries = (*table.entries[: self.turn], marked, *table.entries[self.turn + 1 :])
        return replace(table, entries=entries)


def take_for(call: Call, meaning: Meaning) -> Meaning | None:
    """What somebody may think who remembers the system wrongly; None where nobody would err."""
    if not isinstance(call, Bid):
        return None
    if not call.strain.suit:
        range_ = NO_TRUMPS.get((meaning.low, meaning.high)) if meaning.balanced else None
        return replace(meaning, low=range_[0], high=range_[1]) if range_ else None
    if meaning.purpose is Purpose.TRANSFER or meaning.asks is Asks.MAJORS:
        return natural(call.strain, *WEAK, 5)
    if meaning.purpose is not Purpose.NATURAL or meaning.shows != frozenset({call.strain}):
        return None
    range_ = (LONG if max(meaning.lengths) > 5 else SHORT).get((meaning.low, meaning.high))
    return replace(meaning, low=range_[0], high=range_[1]) if range_ else None


def natural(strain: Strain, low: int, high: int, length: int) -> Meaning:
    lengths = [length if strain is one else 0 for one in (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)]
    return Meaning(low, high, (lengths[0], lengths[1], lengths[2], lengths[3]), frozenset({strain}))


def find_explained(sitting: Sitting) -> Iterator[Explained]:
    for turn in sitting.turns:
        if other := take_for(sitting.entries[turn].call, sitting.meanings[turn]):
            yield Explained(sitting, turn, other)


def draw_explained(rng: Random) -> Iterator[Explained]:
    """One such bid of each auction that has any, without end."""
    for sitting in draw_sittings(rng):
        if found := list(find_explained(sitting)):
            yield rng.choice(found)


Plan = Callable[[Random, Explained], Scenario | None]


def draw_about(*plans: Plan) -> Draw:
    """Draw one of the plans, then bids until it makes a scenario of one that is firm."""

    def draw(rng: Random) -> Scenario:
        plan = rng.choice(plans)
        tried = (plan(rng, one) for one in draw_explained(rng))
        return next(scenario for scenario in tried if scenario and is_firm(scenario))

    return draw


# How it is told


EXPLANATIONS = (
    N_("{asker} asks about {call}, and {explainer} explains it as {meaning}."),
    N_("{asker} wants to know what {call} shows. The answer of {explainer}: “{meaning}.”"),
)


def tell_explanation(rng: Random, one: Explained, meaning: Meaning) -> Text:
    values = (("asker", one.asker), ("call", one.call), ("explainer", one.explainer), ("meaning", meaning))
    return Text(rng.choice(EXPLANATIONS), values)


AGREEMENTS = (
    N_("On the system card of the pair {call} stands as {meaning}."),
    N_("The pair has agreed that {call} is {meaning}, and the system card says so."),
)


def tell_agreement(rng: Random, one: Explained, meaning: Meaning) -> Text:
    return Text(rng.choice(AGREEMENTS), (("call", one.call), ("meaning", meaning)))
