"""What is wrong with the content, where, and what to do about it."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple


class Problem(NamedTuple):
    """One fault in one file; line 0 means the file as a whole."""

    path: Path
    line: int
    what: str
    remedy: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else str(self.path)
        return f"{place}: {self.what}. {self.remedy}."


class ContentError(Exception):
    """The content cannot be used; carries every problem found, not only the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def read_text(path: Path) -> str:
    """A file of the content; one that is not UTF-8 is a problem like any other."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ContentError([Problem(path, line, "not UTF-8", "Save the file in that encoding")]) from error


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file of the content; one that cannot be read is a problem like any other."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise ContentError([Problem(path, 0, f"not valid TOML: {error}", "Mend the line it names")]) from error
