"""Words near a word: those it begins, those it is part of, and those it may have been meant to be."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from heapq import nlargest
from operator import itemgetter

MOST_BEGINNINGS = 60
MOST_COMPOUNDS = 12
MOST_CANDIDATES = 40


class Vocabulary:
    """All words of the books in their languages, folded, ready to be looked up by neighbourhood."""

    def __init__(self, words: Mapping[str, Iterable[str]]) -> None:
        self.entries = sorted({(word, language) for language, some in words.items() for word in some if len(word) > 2})
        self.grams: dict[str, list[int]] = defaultdict(list)
        for number, (word, _) in enumerate(self.entries):
            for gram in set(grams(word)):
                self.grams[gram].append(number)

    def beginning_with(self, start: str) -> list[tuple[str, str]]:
        """Words that an unfinished word may become, in every language."""
        first = bisect_left(self.entries, (start, ""))
        found = []
        for word, language in self.entries[first : first + MOST_BEGINNINGS]:
            if not word.startswith(start):
                break
            found.append((word, language))
        return found

    def containing(self, part: str) -> list[tuple[str, str]]:
        """Longer words that a word is part of; Hungarian and Swedish write many together."""
        inner = [part[place : place + 3] for place in range(len(part) - 2)]
        if len(part) < 5:
            return []
        numbers = set.intersection(*(set(self.grams.get(gram, ())) for gram in inner))
        found = [self.entries[number] for number in numbers if part in self.entries[number][0]]
        return sorted(found, key=lambda entry: (len(entry[0]), entry))[:MOST_COMPOUNDS]

    def related_to(self, word: str) -> list[tuple[str, str]]:
        """Words with the same beginning: other forms of it that no stemmer brings together."""
        return self.beginning_with(word[: max(5, round(0.6 * len(word)))]) if len(word) > 6 else []

    def near(self, word: str, language: str) -> str | None:
        """The word that was probably meant: one slip, the reader's language first; two only there, in a longer word."""
        one = self.ranked(word, 1, language)
        two = [] if one or len(word) < 6 or self.related_to(word) else self.ranked(word, 2, language)
        likely = [other for _, other, spoken in two if other[0] == word[0] and spoken == language]
        return next((other for _, other, _ in one), next(iter(likely), None))

    def ranked(self, word: str, allowed: int, language: str) -> list[tuple[int, str, str]]:
        return sorted(self.candidates(word, allowed), key=lambda found: (found[0], found[2] != language, found[1]))

    def candidates(self, word: str, allowed: int) -> Iterator[tuple[int, str, str]]:
        shared = Counter(number for gram in set(grams(word)) for number in self.grams.get(gram, ()))
        for number, _ in nlargest(MOST_CANDIDATES, shared.items(), key=itemgetter(1)):
            other, language = self.entries[number]
            slips = count_slips(word, other, allowed)
            if slips <= allowed:
                yield slips, other, language


def grams(word: str) -> list[str]:
    """The runs of three letters of a word, its edges marked."""
    padded = f" {word} "
    return [padded[place : place + 3] for place in range(len(padded) - 2)]


def count_slips(one: str, other: str, allowed: int) -> int:
    """Letters left out, put in, mistaken or swapped with their neighbour; more than allowed is counted no further.

    >>> count_slips("renonc", "renocn", 2), count_slips("talon", "talong", 2), count_slips("ace", "spade", 2)
    (1, 1, 3)
    """
    if abs(len(one) - len(other)) > allowed:
        return allowed + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, start=1):
        before, previous, row = row, before, [number]
        for place, counterpart in enumerate(other, start=1):
            slips = min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != counterpart))
            if number > 1 < place and letter == other[place - 2] and one[number - 2] == counterpart:
                slips = min(slips, previous[place - 2] + 1)
            row.append(slips)
        if min(row) > allowed:
            return allowed + 1
    return row[-1]
