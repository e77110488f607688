"""The words of a language and of a game in it, read from the files of what players say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from hearing.lexicon import Lexicon

Spellings = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Words:
    """Lexicons by what they name: numbers and nouns of a language; strains, calls, bids, suits, ranks of a game."""

    said: Mapping[str, Spellings] = field(default_factory=dict)

    @classmethod
    def of(cls, shared: Mapping[str, Any], own: Mapping[str, Any]) -> "Words":
        return cls({**shared, **own})

    @cached_property
    def lexicons(self) -> dict[str, Lexicon]:
        return {kind: Lexicon(spellings) for kind, spellings in self.said.items()}

    def __getitem__(self, kind: str) -> Lexicon:
        """The lexicon of a kind; an empty one where a game has no such things."""
        return self.lexicons.get(kind) or NOTHING

    def __contains__(self, kind: str) -> bool:
        return kind in self.said


NOTHING = Lexicon({})
