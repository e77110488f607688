"""The usual words of players: what they say for a topic of the desk, for something to practise, for a paragraph."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulebook.reading.problem import ContentError, Problem, read_toml
from rulebook.search.word import LANGUAGES

PATTERN = "pattern"  # beside the languages: a regular expression that a query may have
PARTS = ("desk", "quiz", "paragraph")

Words = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Usual:
    """The usual words of one game, by topic, by subject or family, and by paragraph; each in some languages."""

    path: Path
    desk: Mapping[str, Words] = field(default_factory=dict)
    quiz: Mapping[str, Words] = field(default_factory=dict)
    paragraph: Mapping[str, Words] = field(default_factory=dict)

    def check(self, part: str, names: Iterable[str]) -> None:
        """Every name used must exist."""
        if unknown := sorted(getattr(self, part).keys() - set(names)):
            raise ContentError([Problem(self.path, 0, f"[{part}] names what is not there: {unknown}", "Correct it")])


def load_usual(path: Path) -> Usual:
    """Read a usual.toml; a game may do without."""
    if not path.exists():
        return Usual(path)
    parts = read_toml(path)
    problems = [Problem(path, 0, *problem) for problem in find_problems(parts)]
    if problems:
        raise ContentError(problems)
    return Usual(path, **parts)


def find_problems(parts: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for part, rows in parts.items():
        if part not in PARTS:
            yield f"[{part}] is no part of it", f"Use one of {', '.join(PARTS)}"
            continue
        for name, words in rows.items():
            for what, remedy in find_row_problems(part, words):
                yield f"[{part}.{name}] {what}", remedy


def find_row_problems(part: str, words: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in words.items():
        if key not in (*LANGUAGES, PATTERN):
            yield f"has words in {key}, which no reader has", f"Use {', '.join(LANGUAGES)}"
        elif not isinstance(value, list) or not all(isinstance(word, str) and word.strip() for word in value):
            yield f"{key} is no list of words", "Write them in quotes, in brackets"
        elif key == PATTERN and not all(map(is_regular, value)):
            yield "has a pattern that cannot be read", "Mend the regular expression"
    if part != "paragraph":
        for language in LANGUAGES:
            if not words.get(language):
                yield f"has no words in {language}", "Write what players say there"


def is_regular(text: str) -> bool:
    try:
        re.compile(text)
    except re.error:
        return False
    return True
