"""Cases: incidents with the ruling they must lead to, written in TOML by people who know the game."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.fact import Facts
from engine.game import Game
from engine.law import AnyTopic, Verdict


@dataclass(frozen=True)
class Case:
    """One incident and its ruling, or the sentence that refuses it."""

    file: str
    topic: AnyTopic
    name: str
    source: str
    facts: dict[str, Any]
    ruling: tuple[str, ...]
    law: str
    refused: str

    def state(self) -> Facts:
        """The facts as the desk would read them; what the case does not say is not known."""
        facts: Facts = self.topic.facts.suppose(**self.read())
        return facts

    def read(self) -> dict[str, Any]:
        """The facts by their full names."""
        table = self.topic.facts.outline().table
        return {name: table[name].parse(text) for name, text in self.written().items()}

    def written(self) -> dict[str, str]:
        """The facts as they would stand in an address."""
        return {name: write(value) for name, value in self.facts.items()}

    def decide(self) -> Verdict:
        verdict: Verdict = self.topic.decide(self.state())
        return verdict


def load_cases(folder: Path, game: Game) -> Iterator[Case]:
    """Every case of a game; the path of a file names its chapter and its topic."""
    for path in sorted((folder / game.name).glob("*/*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        topic = game.find(path.stem.replace("_", "-"))
        if topic is None or game.chapter_of(topic).name != path.parent.name:
            raise ValueError(f"{path.relative_to(folder)}: {game.name} has no such topic in that chapter")
        file, shared = str(path.relative_to(folder)), dict(full_names(data.get("facts", {})))
        for case in data["case"]:
            yield Case(
                file,
                topic,
                case["name"],
                case["source"],
                shared | dict(full_names(case.get("facts", {}))),
                tuple(case.get("ruling", ())),
                case.get("law", ""),
                case.get("refused", ""),
            )


def full_names(facts: dict[str, Any], group: str = "") -> Iterator[tuple[str, Any]]:
    """Facts by their full names: withdrawn.becomes is a table within a table to TOML."""
    for name, value in facts.items():
        if isinstance(value, dict):
            yield from full_names(value, f"{group}{name}.")
        else:
            yield group + name, value


def write(value: Any) -> str:
    """A value of TOML as it would stand in an address."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(str(one) for one in value) if isinstance(value, list) else str(value)
