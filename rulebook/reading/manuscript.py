"""Reads one Markdown file of the content dialect into labelled blocks, keeping line numbers for messages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rulebook.reading.problem import Problem, read_text

LABEL = re.compile(r"^(#{1,6}[ \t]+)?\[([0-9A-Za-z][0-9A-Za-z.\-]*)\](?![(\[:])[ \t]*(.*)$")
LOOKS_LIKE_LABEL = re.compile(r"^(?:#{1,6}[ \t]*)?\[(?!\[)[^\]]{0,20}(\](?!\()|$)|^#{1,6}\[")
SEPARATOR = re.compile(r"^\|(?:\s*:?-+:?\s*\|)+$")
NOTE = re.compile(r"^>\s*note:\s*", re.IGNORECASE)


@dataclass
class Block:
    """A labelled paragraph as written in one language: its heading, its text, its notes."""

    label: str
    line: int
    heading: str = ""
    lines: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


@dataclass(frozen=True)
class Manuscript:
    """A section file: its blocks in order, and what is wrong with it."""

    path: Path
    source: str
    blocks: tuple[Block, ...]
    problems: tuple[Problem, ...]


@dataclass(frozen=True)
class Essay:
    """A file without labels, such as a background page: a title and a text."""

    path: Path
    source: str
    title: str
    text: str
    problems: tuple[Problem, ...]


def read_manuscript(path: Path) -> Manuscript:
    """Split a section file at its labels."""
    source = read_text(path)
    lines = source.splitlines()
    blocks: list[Block] = []
    problems = list(table_problems(path, lines))
    in_note = False
    for number, line in enumerate(lines, start=1):
        if found := LABEL.match(line):
            blocks.append(start_block(found, number))
            in_note = False
        elif LOOKS_LIKE_LABEL.match(line):
            what = f"broken label in “{line[:30]}”"
            problems.append(Problem(path, number, what, "Write it as [7.2] at the beginning of the line"))
        elif line.startswith(">"):
            problems += add_note_line(path, number, line, blocks, in_note)
            in_note = True
        elif blocks:
            blocks[-1].lines.append(line)
            in_note = in_note and not line.strip()
        elif line.strip():
            problems.append(Problem(path, number, "text before the first label", "Start the file with # [label] Title"))
    return Manuscript(path, source, tuple(blocks), tuple(problems))


def start_block(found: re.Match[str], number: int) -> Block:
    hashes, label, rest = found.groups()
    return Block(label, number, heading=rest.strip()) if hashes else Block(label, number, lines=[rest])


def add_note_line(path: Path, number: int, line: str, blocks: list[Block], in_note: bool) -> Iterator[Problem]:
    """A quoted line begins a note, goes on with one, or has no business being there."""
    if not blocks:
        yield Problem(path, number, "a note before the first label", "Move it below the paragraph it belongs to")
    elif NOTE.match(line):
        blocks[-1].notes.append(NOTE.sub("", line).strip())
    elif in_note and blocks[-1].notes:
        blocks[-1].notes[-1] += "\n" + line[1:].strip()
    else:
        yield Problem(path, number, "a block quote that is no note", "Begin it with “> note:”")


def read_essay(path: Path) -> Essay:
    """Read a file that has a title and no labels."""
    source = read_text(path)
    lines = source.splitlines()
    problems = list(table_problems(path, lines))
    title = lines[0].removeprefix("# ").strip() if lines and lines[0].startswith("# ") else ""
    if not title:
        problems.append(Problem(path, 1, "no title", "Start the file with # Title"))
    for number, line in enumerate(lines, start=1):
        if LABEL.match(line):
            problems.append(Problem(path, number, "a label on a page without labels", "Remove the brackets"))
    return Essay(path, source, title, "\n".join(lines[1:]).strip(), tuple(problems))


def table_problems(path: Path, lines: list[str]) -> Iterator[Problem]:
    """Every table has a heading row, a separator, and the same number of cells in every row."""
    start = 0
    for number, line in enumerate(lines, start=1):
        row = line.strip()
        if not row.startswith("|"):
            start = 0
            continue
        start = start or number
        cells = count_cells(row)
        if not row.endswith("|"):
            yield Problem(path, number, "a table row without its closing bar", "End the row with |")
        elif number == start + 1 and not SEPARATOR.match(row):
            yield Problem(path, number, "a table without a separator row", "Put |---|---| below the heading row")
        elif cells != count_cells(lines[start - 1].strip()):
            what = f"a table row of {cells} cells below a heading of {count_cells(lines[start - 1].strip())}"
            yield Problem(path, number, what, "Give every row the same number of cells")


def count_cells(row: str) -> int:
    """Cells between unescaped bars; a bar inside [[label|words]] separates nothing."""
    return len(re.findall(r"(?<!\\)\|", re.sub(r"\[\[[^\]]*\]\]", "", row))) - 1
