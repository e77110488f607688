"""Facts as the query of an address."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from engine.question import format_value

TAPPED = "tapped"  # the field that holds the pieces of an answer that is not complete yet
GUESSED = "guess"  # the field that holds what a fact may be, as it was heard: it is asked, and the guess is marked


def with_query(address: str, facts: dict[str, str] | list[tuple[str, str]]) -> str:
    return f"{address}?{urlencode(facts)}" if facts else address


def without(facts: Mapping[str, str], name: str) -> dict[str, str]:
    return {other: value for other, value in facts.items() if other != name}


def written(facts: dict[str, Any]) -> dict[str, str]:
    """Facts as they stand in an address."""
    return {name: format_value(value) for name, value in facts.items()}
