"""Postings in one block: for every key its entries and what it is worth in each, in two arrays read at once."""

from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

ENTRY: Final = "I"  # types of the two arrays
WORTH: Final = "f"
Postings = tuple[Sequence[int], Sequence[float]]  # entries, and what a term is worth in each
NOTHING: Postings = ((), ())


def write_block(path: Path, lists: Iterable[tuple[str, Sequence[tuple[int, float]]]]) -> None:
    """Write the postings of each key, which has no line break; the sizes of the parts come first."""
    keys, ends, entries, worths = [], array(ENTRY), array(ENTRY), array(WORTH)
    for key, postings in lists:
        keys.append(key)
        entries.extend(entry for entry, _ in postings)
        worths.extend(worth for _, worth in postings)
        ends.append(len(entries))
    with path.open("wb") as file:
        array(ENTRY, [len(keys), len(entries)]).tofile(file)
        for part in (ends, entries, worths):
            part.tofile(file)
        file.write("\n".join(keys).encode())


class Block:
    """What was written, in memory: eight bytes a posting."""

    def __init__(self, path: Path) -> None:
        content = memoryview(path.read_bytes())
        size = array(ENTRY).itemsize
        keys, postings = content[: 2 * size].cast(ENTRY)
        first, second, third = ((2 + keys) * size, (2 + keys + postings) * size, (2 + keys + 2 * postings) * size)
        self.ends = content[2 * size : first].cast(ENTRY)
        self.entries = content[first:second].cast(ENTRY)
        self.worths = content[second:third].cast(WORTH)
        self.numbers = {key: number for number, key in enumerate(bytes(content[third:]).decode().split("\n"))}

    def __getitem__(self, key: str) -> Postings:
        """The postings of a key; none if it is not there."""
        number = self.numbers.get(key)
        if number is None:
            return NOTHING
        first, last = self.ends[number - 1] if number else 0, self.ends[number]
        return self.entries[first:last], self.worths[first:last]

    def size(self, key: str) -> int:
        number = self.numbers.get(key)
        return 0 if number is None else self.ends[number] - (self.ends[number - 1] if number else 0)
