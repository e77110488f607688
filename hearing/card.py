"""Cards in a sentence: “ace of hearts”, “tök hetes”, “♠A”."""

from collections.abc import Iterator

from hearing.lexicon import Found
from hearing.sentence import Sentence
from hearing.words import Words

FAR = 1  # words that may stand between suit and rank


def find_cards(sentence: Sentence, known: Words) -> Iterator[Found]:
    """Every suit that a rank stands beside, before it or behind it."""
    suits, ranks = (list(known[kind].find_all(sentence.words)) for kind in ("suit", "rank"))
    taken: set[int] = set()
    for suit in suits:
        near = [rank for rank in ranks if rank.start not in taken and is_beside(suit, rank)]
        if near:
            rank = min(near, key=lambda one: (abs(one.start - suit.start), one.start < suit.start))
            taken.add(rank.start)
            yield Found(suit.value + rank.value, min(suit.start, rank.start), max(suit.end, rank.end))


def is_beside(suit: Found, rank: Found) -> bool:
    return 0 <= rank.start - suit.end <= FAR or 0 <= suit.start - rank.end <= FAR
