"""Reads the cases of tests/rulings: facts, the ruling they must lead to, and the paragraph that decides."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.desk import find_topic
from engine.fact import Facts
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
    """Every case; a file may name the topic once, or each case its own."""
    for path in sorted(FOLDER.glob(f"{game}/*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for case in data["case"]:
            name = case.get("topic", data.get("topic", ""))
            topic = find_topic(path.parent.name, name)
            assert topic, f"{path.name}: there is no topic {name}"
            yield Case(
                path.name,
                topic,
                case["name"],
                case["source"],
                data.get("facts", {}) | case.get("facts", {}),
                tuple(case.get("ruling", ())),
                case.get("law", ""),
                case.get("refused", ""),
            )
