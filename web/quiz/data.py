"""Scenarios, questions and marks as plain data."""

from dataclasses import fields, is_dataclass
from typing import Any

from engine.text import Text
from quizzes.family import Moment
from quizzes.marking import Mark
from quizzes.question import Part
from web.desk.ruling import line_data
from web.text.words import Words


def as_data(value: Any, words: Words) -> Any:
    """What one sees of the table as plain data: cards, calls and seats as they stand in addresses, texts in words."""
    if isinstance(value, Text):
        return words(value)
    if isinstance(value, dict):
        return {str(key): as_data(one, words) for key, one in value.items()}
    if isinstance(value, tuple | frozenset):
        return [as_data(one, words) for one in (sorted(value) if isinstance(value, frozenset) else value)]
    if is_dataclass(value) and type(value).__str__ is object.__str__:
        return {field.name: as_data(getattr(value, field.name), words) for field in fields(value)}
    return value if value is None or isinstance(value, int) else str(value)


def moment_data(moment: Moment, words: Words) -> dict[str, Any]:
    return {
        "story": [words(text) for text in moment.story],
        "table": as_data(moment.table, words),
        "parts": [part_data(part, words) for part in moment.parts],
    }


def part_data(part: Part, words: Words) -> dict[str, Any]:
    data: dict[str, Any] = {"name": part.name, "question": words(part.words), "type": part.kind}
    if options := getattr(part, "options", ()):
        data["options"] = [{"value": option.value, "words": words(option.words)} for option in options]
    if players := getattr(part, "players", ()):
        data["players"] = [{"value": str(player), "words": words(player)} for player in players]
    return data


def mark_data(one: Mark, words: Words) -> dict[str, Any]:
    near = one.neighbour
    return {
        "part": one.part.name,
        "given": list(one.part.format(one.given)) if one.given is not None else None,
        "right": list(one.part.format(one.right)),
        "credit": round(one.credit, 3),
        "law": one.reference,
        "right_if": {near.fact.name: near.fact.format(near.value)} if near else None,
        "near": words(near.words) if near else None,
        "bill": [{"missing": wrong.missing, **line_data(words, wrong.line)} for wrong in one.lines],
        "remarks": [words(text) for text in one.remarks],
    }
