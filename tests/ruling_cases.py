"""Reads the cases of tests/rulings: facts, the ruling they must lead to, and the paragraph that decides."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.fact import Facts
from engine.games import GAMES
from engine.law import AnyTopic

FOLDER = Path(__file__).resolve().parent / "rulings"


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
        table = self.topic.facts.outline().table
        return self.topic.facts.suppose(
            **{name: table[name].parse(written(value)) for name, value in self.facts.items()}
        )


def written(value: Any) -> str:
    """A value of TOML as it would stand in an address."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(str(one) for one in value) if isinstance(value, list) else str(value)


def load_cases(game: str = "*") -> Iterator[Case]:
    """Every case; the path of a file names its game, chapter and topic."""
    for path in sorted(FOLDER.glob(f"{game}/*/*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        topic = GAMES[path.parent.parent.name].find(path.stem.replace("_", "-"))
        assert topic, f"{path.relative_to(FOLDER)}: there is no such topic"
        for case in data["case"]:
            yield Case(
                str(path.relative_to(FOLDER)),
                topic,
                case["name"],
                case["source"],
                dict(full_names(data.get("facts", {}))) | dict(full_names(case.get("facts", {}))),
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
