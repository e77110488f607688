"""Cues: words that authors have marked as stating a fact, found again in what others say."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.game import Game
from engine.question import Fact
from hearing.sentence import Sentence, Word, is_empty
from hearing.theme import Theme

LISTED = ("one", "some", "yes-no")  # kinds of facts whose answers can be cued; the others are read
Stems = tuple[str, ...]


class Cue(NamedTuple):
    """A value that a fact of some name has where its words are said."""

    fact: str
    value: str


class Told(NamedTuple):
    """A value that was heard, by so many words, and which they were."""

    value: str
    weight: int
    said: tuple[str, ...]


class Cues:
    """The cues of a game in a language, by their first stem."""

    def __init__(self, themes: Iterable[Theme], game: Game, language: str) -> None:
        self.by_first: dict[str, dict[Stems, set[Cue]]] = {}
        for theme in themes:
            topic = game.find(theme.topic) if theme.game == game.name else None
            if topic is None:
                continue
            table = topic.facts.outline().table
            for mark in (mark for line in theme.lines for mark in line.marks):
                stems = telling_stems(Sentence(mark.words, language).words)
                for name, value in mark.facts.items():
                    if table[name].kind in LISTED and stems:
                        self.by_first.setdefault(stems[0], {}).setdefault(stems, set()).add(
                            Cue(kind_of(table[name]), value)
                        )

    def hear(self, sentence: Sentence) -> dict[str, list[Told]]:
        """What the sentence states, by the kind of fact, each value once."""
        told: dict[str, dict[str, Told]] = defaultdict(dict)
        for words in readings(sentence.words):
            stems = tuple(word.stem for word in words)
            for start, stem in enumerate(stems):
                for cue_stems, cues in self.by_first.get(stem, {}).items():
                    end = start + len(cue_stems)
                    if stems[start:end] == cue_stems:
                        said = tuple(word.said for word in words[start:end])
                        for cue in cues:
                            best = told[cue.fact].get(cue.value)
                            if best is None or len(said) > best.weight:
                                told[cue.fact][cue.value] = Told(cue.value, len(said), said)
        return {fact: list(values.values()) for fact, values in told.items()}


def kind_of(fact: Fact) -> str:
    """By what cues of a fact are shared: its own name, and what its answers are."""
    return f"{fact.name.rpartition('.')[2]}:{fact.kind}"


def telling_stems(words: Sequence[Word]) -> Stems:
    """Without the words that say nothing, if enough are left."""
    telling = [word for word in words if not is_empty(word.said)]
    return tuple(word.stem for word in (telling if len(telling) > 1 else words))


def readings(words: Sequence[Word]) -> Iterator[Sequence[Word]]:
    """The sentence as it is, and without the words that say nothing."""
    yield words
    yield [word for word in words if not is_empty(word.said)]


def settle(told: Sequence[Told], fact: Fact) -> Told | None:
    """What a fact was told to be: all of a set; of one answer the one told by most words, if it is one alone."""
    if not told:
        return None
    if fact.kind == "some":
        said = tuple(word for one in told for word in one.said)
        members = sorted({value for one in told for value in one.value.split(",")})
        return Told(",".join(members), max(one.weight for one in told), said)
    most = max(one.weight for one in told)
    best = [one for one in told if one.weight == most]
    return best[0] if len(best) == 1 else None
