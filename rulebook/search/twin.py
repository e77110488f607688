"""The same thing in other voices: entries of one reference come in the same order in each."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import chain

from rulebook.book import Voice
from rulebook.refs import Reference
from rulebook.search.entry import Entry


class Twins:
    """Finds entries by what they refer to, and their counterparts."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.by_reference: dict[Reference, dict[str, list[int]]] = {}
        for number, entry in enumerate(entries):
            self.by_reference.setdefault(entry.reference, {}).setdefault(entry.voice.name, []).append(number)

    def all_of(self, reference: Reference) -> list[int]:
        """Everything that a reference stands for, in all voices."""
        return list(chain(*self.by_reference[reference].values()))

    def in_voice(self, number: int, voice: Voice) -> int:
        """The same thing in a voice, if the voice has it."""
        entry = self.entries[number]
        voices = self.by_reference[entry.reference]
        place, same = bisect_left(voices[entry.voice.name], number), voices.get(voice.name, [])
        return same[place] if place < len(same) else number
