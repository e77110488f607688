"""Words for what players speak of: numbers, suits, ranks, calls; found in a sentence in any of their forms."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hearing.sentence import Word
from rulebook.search.word import fold

ANY_ENDING = "*"

Spelling = tuple[tuple[str, ...], str]  # the words, and the value that they stand for


class Found(NamedTuple):
    """A value, and the words from … to … that say it."""

    value: str
    start: int
    end: int


class Lexicon:
    """Values by the words for them: “kőr*” begins so, “no trump*” are two words.

    >>> from hearing.sentence import Sentence
    >>> hearts = Lexicon({"H": ["hearts", "heart"], "NT": ["no trump*"]})
    >>> [tuple(one) for one in hearts.find_all(Sentence("no trumps, or hearts", "en").words)]
    [('NT', 0, 2), ('H', 3, 4)]
    """

    def __init__(self, said: Mapping[str, Sequence[str]]) -> None:
        self.whole: dict[str, list[Spelling]] = defaultdict(list)
        self.begun: dict[str, list[Spelling]] = defaultdict(list)  # by the first two letters
        for value, spellings in said.items():
            for spelling in spellings:
                pattern = tuple(fold(word) for word in spelling.split())
                if pattern[0].endswith(ANY_ENDING):
                    self.begun[pattern[0][:2]].append((pattern, value))
                else:
                    self.whole[pattern[0]].append((pattern, value))

    def at(self, words: Sequence[Word], place: int) -> Found | None:
        """The value that the words from a place on say, the longest way of saying it first."""
        if place >= len(words):
            return None
        bare = words[place].bare
        patterns = [*self.whole.get(bare, ()), *self.begun.get(bare[:2], ())]
        fitting = [(len(pattern), len(pattern[0]), value) for pattern, value in patterns if fits(pattern, words, place)]
        if not fitting:
            return None
        size, _, value = max(fitting)
        return Found(value, place, place + size)

    def find_all(self, words: Sequence[Word]) -> Iterator[Found]:
        place = 0
        while place < len(words):
            found = self.at(words, place)
            if found:
                yield found
            place = found.end if found else place + 1


def fits(pattern: Sequence[str], words: Sequence[Word], place: int) -> bool:
    said = words[place : place + len(pattern)]
    return len(said) == len(pattern) and all(map(is_form, pattern, said))


def is_form(spelling: str, word: Word) -> bool:
    if spelling.endswith(ANY_ENDING):
        return word.bare.startswith(spelling[:-1])
    return word.bare == spelling
