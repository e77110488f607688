"""Sentences by another pen than the phrases, and how what is heard in them is counted."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hearing.hearing import Answer, Hearing
from tests.games import GAMES

HERE = Path(__file__).resolve().parent


class Said(NamedTuple):
    """A sentence, its language, the topic that it is about, and the facts that it states."""

    words: str
    language: str
    game: str
    topic: str
    facts: dict[str, str]


@cache
def load(language: str) -> dict[str, Any]:
    return tomllib.loads((HERE / f"{language}.toml").read_text(encoding="utf-8"))


def sentences(language: str) -> Iterator[Said]:
    for one in load(language)["sentence"]:
        topic = GAMES[one["game"]].find(one["topic"])
        assert topic, one
        table = topic.facts.outline().table
        facts = {name: table[name].format(table[name].parse(value)) for name, value in one.get("facts", {}).items()}
        yield Said(one["said"], language, one["game"], one["topic"], facts)


def no_incidents(language: str) -> list[str]:
    return load(language)["none"]["said"]


class Tally:
    """How often what was heard is right."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def add(self, said: Said, answer: Answer) -> None:
        found = [(one.theme.game, one.theme.topic) for one in answer.proposals]
        self.count["all"] += 1
        self.count["first"] += found[:1] == [(said.game, said.topic)]
        self.count["three"] += (said.game, said.topic) in found
        if answer.is_sure:
            self.count["lone"] += 1
            self.count["lone and right"] += found[0] == (said.game, said.topic)

    def share(self, name: str, among: str = "all") -> float:
        return self.count[name] / max(1, self.count[among])

    def __str__(self) -> str:
        return (
            f"n {self.count['all']}, first {self.share('first'):.3f}, among three {self.share('three'):.3f}, "
            f"lone {self.count['lone']}, right {self.share('lone and right', 'lone'):.3f}"
        )


def tally(hearing: Hearing, language: str, game: str) -> Tally:
    """One game's sentences in one language, the game being known."""
    counted = Tally()
    for said in sentences(language):
        if said.game == game:
            counted.add(said, hearing.hear(said.words, language, game))
    return counted


def kinds_of_facts(hearing: Hearing, language: str) -> Iterator[tuple[str, bool]]:
    """How each fact was heard in the sentences whose topic was found, and whether the sentence states it."""
    for said in sentences(language):
        first = hearing.hear(said.words, language, said.game).proposals[:1]
        for one in first if first and first[0].theme.topic == said.topic else ():
            for fact in (*one.facts, *one.guesses):
                yield fact.kind, said.facts.get(fact.name) == fact.value
