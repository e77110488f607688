"""A sentence as it is heard for the questions of one topic."""

from dataclasses import dataclass
from functools import cached_property

from engine.fact import Impossible
from engine.law import AnyTopic
from hearing.call import Parse, SaidCall, find_calls, pairs
from hearing.cue import Cues, Told
from hearing.sentence import Sentence
from hearing.words import Words

PAIR = ("over", "under")


@dataclass(frozen=True)
class Ear:
    """The sentence, the words and cues of the game, how it reads a call, and the topic whose facts are listened for."""

    sentence: Sentence
    known: Words
    cues: Cues
    parse: Parse
    topic: AnyTopic

    @cached_property
    def calls(self) -> list[SaidCall]:
        return find_calls(self.sentence, self.known, self.parse)

    @cached_property
    def told(self) -> dict[str, list[Told]]:
        return self.cues.hear(self.sentence)

    @cached_property
    def paired(self) -> tuple[SaidCall, SaidCall] | None:
        """The call that was made and the one it was made over, if there can be such an incident."""
        return next(filter(self.can_be, pairs(self.calls)), None)

    @property
    def is_ordered(self) -> bool:
        """Whether the two calls can only be so, and not the other way round."""
        return self.paired is not None and len(self.calls) == len(PAIR) and not self.can_be(self.paired[::-1])

    def can_be(self, both: tuple[SaidCall, ...]) -> bool:
        table = self.topic.facts.outline().table
        names = {fact.heard: name for name, fact in table.items() if fact.heard in PAIR}
        said = {names[role]: call.value for role, call in zip(PAIR, both, strict=True) if role in names}
        try:
            self.topic.facts.suppose(**{name: table[name].parse(value) for name, value in said.items()})
        except (ValueError, Impossible):
            return False
        return True
