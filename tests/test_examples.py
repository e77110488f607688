"""Every example in a docstring is true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parent.parent
PACKAGES = ("rulebook", "engine", "players", "quizzes", "web")
FILES = sorted(path.relative_to(HOME) for package in PACKAGES for path in (HOME / package).rglob("*.py"))
WITH_EXAMPLES = [path for path in FILES if ">>> " in (HOME / path).read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=str)
def test_the_examples_of_a_module_are_true(path: Path) -> None:
    module = import_module(".".join(path.with_suffix("").parts))
    results = doctest.testmod(module)
    assert results.attempted
    assert not results.failed
