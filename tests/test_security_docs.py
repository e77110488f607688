"""docs/security.md says of every requirement where it is proved: none is left out, and every test it names is there."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parent.parent
GUIDE = HOME / "docs" / "security.md"
ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+?) \|$", re.MULTILINE)
TEST = re.compile(r"`([\w/]+\.py)::(\w+)`")

# The requirements of OWASP ASVS 5.0.0 at level 1, by section.
LEVEL_1 = {
    "1.2": "1 2 3 4 5",
    "1.3": "1 2",
    "1.5": "1",
    "2.1": "1",
    "2.2": "1 2",
    "2.3": "1",
    "3.2": "1 2",
    "3.3": "1",
    "3.4": "1 2",
    "3.5": "1 2 3",
    "4.1": "1",
    "4.4": "1",
    "5.2": "1 2",
    "5.3": "1 2",
    "6.1": "1",
    "6.2": "1 2 3 4 5 6 7 8",
    "6.3": "1 2",
    "6.4": "1 2",
    "7.2": "1 2 3 4",
    "7.4": "1 2",
    "8.1": "1",
    "8.2": "1 2",
    "8.3": "1",
    "9.1": "1 2 3",
    "9.2": "1",
    "10.4": "1 2 3 4 5",
    "11.3": "1 2",
    "11.4": "1",
    "12.1": "1",
    "12.2": "1 2",
    "13.4": "1",
    "14.2": "1",
    "14.3": "1",
    "15.1": "1",
    "15.2": "1",
    "15.3": "1",
}
REQUIRED = {f"{section}.{number}" for section, numbers in LEVEL_1.items() for number in numbers.split()}


class Row(NamedTuple):
    """One requirement as the guide has it."""

    number: str
    asked: str
    here: str
    proof: str


ROWS = [Row(*found) for found in ROW.findall(GUIDE.read_text(encoding="utf-8"))]


@cache
def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_no_requirement_of_the_first_level_is_left_out() -> None:
    numbers = [row.number for row in ROWS]
    assert len(REQUIRED) == 70
    assert REQUIRED - set(numbers) == set()
    assert len(numbers) == len(set(numbers))
    print(f"ASVS 5.0: {len(REQUIRED)} requirements of level 1 answered, {len(set(numbers) - REQUIRED)} of others")


def test_every_test_that_is_named_exists() -> None:
    named = {found for row in ROWS for found in TEST.findall(row.proof)}
    gone = [f"{file}::{name}" for file, name in named if name not in names_in(HOME / "tests" / file)]
    print(f"{len(named)} tests prove them")
    assert gone == []


def test_what_is_claimed_of_the_code_has_a_test() -> None:
    assert [
        row.number for row in ROWS if not re.match("met|none|in part|not met|not shown|written|host", row.here)
    ] == []
    claimed = [row for row in ROWS if row.here.startswith(("met", "none", "in part"))]
    unproved = [row.number for row in claimed if not TEST.search(row.proof)]
    assert unproved == []
