"""A case written by hand: what happened, what a good director finds, and a reason for or against each finding."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.table.call import Bid
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FrenchCards
from engine.law import Law, Verdict
from engine.text import Text
from quizzes.family import Draw, Scenario
from quizzes.question import Case, OneOf, Option

FEW = "the cases are written by hand: only the seats change from one drawing to the next"


@dataclass(frozen=True)
class JudgedStory:
    """Sentences, what they name (bids by their names, a hand), the findings as facts, and a reason for each answer."""

    told: tuple[str, ...]
    facts: Mapping[str, Any]
    why: Mapping[str, str]
    bids: str = ""
    hand: str = ""

    def values(self, player: Seat) -> dict[str, Any]:
        """All that its sentences may name, seen from a player's seat."""
        seats = {"player": player, "lho": player.lho, "partner": player.partner, "rho": player.rho}
        bids = {name: Bid.parse(bid) for name, bid in (one.split("=") for one in self.bids.split())}
        return seats | bids | ({"hand": FrenchCards.parse(self.hand)} if self.hand else {})


@dataclass(frozen=True)
class Judgement:
    """What is asked about the stories of a family, and which law each answer stands for."""

    name: str
    words: Text
    answers: Mapping[str, tuple[Law[Any], Text]]

    def read(self, verdict: Verdict) -> str:
        spoken = {step.law for step in verdict.spoken}
        return next((value for value, (law, _) in self.answers.items() if law in spoken), "")

    def draw_from(self, stories: tuple[JudgedStory, ...]) -> Draw:
        def draw(rng: Random) -> Scenario:
            return self.ask(rng.choice(stories), rng.choice(SEATS))

        return draw

    def ask(self, story: JudgedStory, player: Seat) -> Scenario:
        values = story.values(player)
        case = Case(UNAUTHORISED, UNAUTHORISED.facts.suppose(**story.facts))
        return Scenario(tuple(fill(one, values) for one in story.told), (case,), (self.part(story, values),))

    def part(self, story: JudgedStory, values: dict[str, Any]) -> OneOf:
        options = tuple(Option(value, words) for value, (_, words) in self.answers.items())
        return OneOf(self.name, self.words, self.read, 0, options, remark=partial(tell_why, story.why, values))


def tell_why(why: Mapping[str, str], values: dict[str, Any], answer: str, right: str) -> tuple[Text, ...]:
    """Why the answer is not right, and why the right one is."""
    return tuple(fill(why[one], values) for one in (answer, right))


def fill(words: str, values: dict[str, Any]) -> Text:
    """A sentence with those of the values that it names."""
    return Text(words, tuple((name, value) for name, value in values.items() if f"{{{name}}}" in words))
