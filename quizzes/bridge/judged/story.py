"""A case written by hand: what happened, what a good director finds, and a reason for or against each finding."""

import tomllib
from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.table.call import Bid
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import CardList, FrenchCards
from engine.case import write
from engine.law import Law, Verdict
from engine.text import Text
from quizzes.family import Draw, Scenario
from quizzes.question import Case, OneOf, Option

FEW = "the cases are written by hand: only the seats change from one drawing to the next"


@dataclass(frozen=True)
class WrittenCase:
    """Sentences, what they name (bids, a hand), the findings as facts, and a reason for or against each answer."""

    source: str
    story: tuple[str, ...]
    facts: Mapping[str, Any]
    key: str  # the answer that its author finds right
    reasons: Mapping[str, str]
    bids: Mapping[str, Bid]
    hand: CardList | None = None

    def values(self, player: Seat) -> dict[str, Any]:
        """All that its sentences may name, seen from a player's seat."""
        seats: dict[str, Any] = {"player": player, "lho": player.lho, "partner": player.partner, "rho": player.rho}
        return seats | dict(self.bids) | ({"hand": self.hand} if self.hand else {})


def load_cases(path: Path) -> tuple[WrittenCase, ...]:
    """The cases of a file; what most of them share stands at its top."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    cases = list[WrittenCase]()
    for number, case in enumerate(data["case"], 1):
        try:
            cases.append(read_case(case, data))
        except (KeyError, ValueError) as problem:
            raise ValueError(f"{path.name}, case {number}: {problem!r} is missing or cannot be read") from problem
    return tuple(cases)


def read_case(case: Mapping[str, Any], shared: Mapping[str, Any]) -> WrittenCase:
    """Its facts are written as in the desk's addresses; it has the reasons of those that it is like, and its own."""
    table = UNAUTHORISED.facts.outline().table
    facts = shared["facts"] | case["facts"]
    likes = [shared["reasons"][one] for one in case.get("like", ())]
    return WrittenCase(
        case["source"],
        tuple(case["story"]),
        {name: table[name].parse(write(value)) for name, value in facts.items()},
        case["key"],
        dict(ChainMap(case["reasons"], *likes)),
        {name: Bid.parse(bid) for name, bid in case.get("bids", {}).items()},
        FrenchCards.parse(case["hand"]) if "hand" in case else None,
    )


@dataclass(frozen=True)
class Judgement:
    """What is asked about the stories of a family, and which law each answer stands for."""

    name: str
    words: Text
    answers: Mapping[str, tuple[Law[Any], Text]]

    def read(self, verdict: Verdict) -> str:
        spoken = {step.law for step in verdict.spoken}
        return next((value for value, (law, _) in self.answers.items() if law in spoken), "")

    def draw_from(self, cases: tuple[WrittenCase, ...]) -> Draw:
        def draw(rng: Random) -> Scenario:
            return self.ask(rng.choice(cases), rng.choice(SEATS))

        return draw

    def ask(self, written: WrittenCase, player: Seat) -> Scenario:
        values = written.values(player)
        case = Case(UNAUTHORISED, UNAUTHORISED.facts.suppose(**written.facts))
        return Scenario(tuple(fill(one, values) for one in written.story), (case,), (self.part(written, values),))

    def part(self, written: WrittenCase, values: dict[str, Any]) -> OneOf:
        options = tuple(Option(value, words) for value, (_, words) in self.answers.items())
        return OneOf(self.name, self.words, self.read, 0, options, remark=partial(tell_why, written.reasons, values))


def tell_why(why: Mapping[str, str], values: dict[str, Any], answer: str, right: str) -> tuple[Text, ...]:
    """Why the answer is not right, and why the right one is."""
    return tuple(fill(why[one], values) for one in (answer, right))


def fill(words: str, values: dict[str, Any]) -> Text:
    """A sentence with those of the values that it names."""
    return Text(words, tuple((name, value) for name, value in values.items() if f"{{{name}}}" in words))
