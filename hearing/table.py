"""What each theme and each topic has of each term: BM25 over the authored lines, a line counted once."""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from math import log
from typing import NamedTuple

from hearing.sentence import Sentence, Word, grams, is_empty
from hearing.theme import Theme

SATURATION, LENGTH = 1.2, 0.8
# What a term is worth: a stem, that of a word which holds sentences together, two stems in a row when such words are
# left out, two as they stand (may i, over it: how something is asked), two with a word between, a group of letters.
STEM, EMPTY, TWO, BESIDE, AROUND, GROUP = 1.0, 0.5, 0.35, 0.6, 0.3, 0.25
START, END = "^", "$"  # stand beside the first word and the last one
WHOLE = 0.6  # what all that is said of a topic adds to the theme of it that fits best
SCALE = 1000
LONELY = 9.0  # the lead of a topic's only theme

Counts = Mapping[str, int]  # in how many lines each term stands


class Fit(NamedTuple):
    """How well a topic fits by its best theme, and how many times better that one does than the topic's next."""

    score: float
    theme: Theme
    lead: float


def terms_of(words: Sequence[Word]) -> dict[str, float]:
    """The terms that words are met by, and what each is worth."""
    telling = [word for word in words if not is_empty(word.said)]
    stems = [START, *(word.stem for word in words), END]
    terms = {group: GROUP for word in telling for group in grams(word.bare)}
    terms |= {f"{one} … {two}": AROUND for one, two in zip(stems, stems[2:], strict=False)}
    terms |= {f"{one}_{two}": BESIDE for one, two in pairwise(stems)}
    terms |= {f"{one.stem} {two.stem}": TWO for one, two in pairwise(telling)}
    return terms | {word.stem: EMPTY for word in words} | {word.stem: STEM for word in telling}


class Table:
    """All themes of a language, and the topics that they belong to: how much each term says for each of them."""

    def __init__(self, themes: Sequence[Theme], language: str) -> None:
        self.themes = tuple(theme._replace(lines=()) for theme in themes)
        self.names = tuple(dict.fromkeys((theme.game, theme.name) for theme in themes))
        counts = [count_terms(theme, language) for theme in themes]
        rarity = Rarity(counts)
        wholes = [sum_up(name, themes, counts) for name in self.names]
        rows: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for number, weights in enumerate(
            [*weigh(counts, rarity), *weigh(wholes, rarity)]
        ):  # the themes, then the topics
            for term, weight in weights.items():
                rows[term].append((number, round(SCALE * weight)))
        self.places = {term: place for place, term in enumerate(rows)}
        self.ends = array("I", accumulate(map(len, rows.values())))
        self.having = array("H", [number for row in rows.values() for number, _ in row])
        self.worths = array("H", [weight for row in rows.values() for _, weight in row])

    def row(self, term: str) -> slice:
        """Where the themes and topics stand that have a term."""
        place = self.places.get(term)
        if place is None:
            return slice(0, 0)
        return slice(self.ends[place - 1] if place else 0, self.ends[place])

    def score(self, terms: Mapping[str, float]) -> list[Fit]:
        """The best theme of each topic, and how well it fits."""
        scores = [0.0] * (len(self.themes) + len(self.names))
        for term, worth in terms.items():
            row = self.row(term)
            for number, weight in zip(self.having[row], self.worths[row], strict=True):
                scores[number] += worth * weight
        fitting: dict[tuple[str, str], list[tuple[float, Theme]]] = defaultdict(list)
        for theme, score in zip(self.themes, scores, strict=False):
            fitting[theme.game, theme.name].append((score, theme))
        wholes = scores[len(self.themes) :]
        return [best_of(fitting[name], whole) for name, whole in zip(self.names, wholes, strict=True)]

    def worth(self, word: Word, theme: Theme) -> float:
        """How much a word says for a theme: as it stands, else by its groups of letters."""
        number = self.themes.index(theme)
        return self.weight(word.stem, number) or max(
            (GROUP * self.weight(group, number) for group in grams(word.bare)), default=0.0
        )

    def weight(self, term: str, number: int) -> float:
        row = self.row(term)
        return next((worth for n, worth in zip(self.having[row], self.worths[row], strict=True) if n == number), 0)

    def knows_of(self, theme: Theme, words: Sequence[Word]) -> int:
        """How many of the words players use for a topic."""
        number = len(self.themes) + self.names.index((theme.game, theme.name))
        return sum(self.weight(word.stem, number) > 0 for word in words)

    def knows(self, words: Sequence[Word]) -> float:
        """How much of a sentence is in words that players use in this language."""
        return sum(word.stem in self.places for word in words) / max(1, len(words))


class Rarity:
    """How telling a term is: how few themes of the language have it, whatever their game."""

    def __init__(self, counts: Sequence[Counts]) -> None:
        self.size = len(counts)
        self.having = Counter(term for some in counts for term in some)

    def __call__(self, term: str) -> float:
        return log(1 + (self.size - self.having[term] + 0.5) / (self.having[term] + 0.5))


def best_of(fitting: Sequence[tuple[float, Theme]], whole: float) -> Fit:
    """The theme of a topic that fits best, with what all that is said of the topic adds to it."""
    (best, theme), *others = sorted(fitting, key=lambda one: -one[0])
    return Fit((best + WHOLE * whole) / SCALE, theme, best / max(others[0][0], 1.0) if others else LONELY)


def weigh(documents: Sequence[Counts], rarity: Rarity) -> Iterator[dict[str, float]]:
    """How much each term says for each document: rare ones more, repeated ones a little more, less in a long one."""
    lengths = [sum(counts.values()) for counts in documents]
    mean = sum(lengths) / max(1, len(lengths))
    for counts, length in zip(documents, lengths, strict=True):
        damping = SATURATION * (1 - LENGTH + LENGTH * length / mean)
        yield {term: rarity(term) * (SATURATION + 1) * count / (count + damping) for term, count in counts.items()}


def count_terms(theme: Theme, language: str) -> Counter[str]:
    """In how many of its lines a theme has each term."""
    return Counter(term for line in theme.lines for term in terms_of(Sentence(line.words, language).words))


def sum_up(name: tuple[str, str], themes: Sequence[Theme], counts: Sequence[Counts]) -> Counter[str]:
    total: Counter[str] = Counter()
    for theme, some in zip(themes, counts, strict=True):
        if (theme.game, theme.name) == name:
            total.update(some)
    return total
