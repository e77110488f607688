"""The result of a contract in a sentence, as tricks won: “making five”, “+1”, “two down”."""

from collections.abc import Sequence

from hearing.lexicon import Found
from hearing.number import number_at
from hearing.sentence import Word
from hearing.words import Words

BOOK, ALL = 6, 13


def find_result(words: Sequence[Word], level: int, start: int, known: Words) -> Found | None:
    """What is said behind a contract, else before it."""
    for place in [*range(start, len(words)), *range(start)]:
        if found := result_at(words, place, level, known):
            return found
    return None


def result_at(words: Sequence[Word], place: int, level: int, known: Words) -> Found | None:
    """A sign with its number; a number with what it counts before it or behind it; or that it was just made."""
    word = words[place]
    if word.bare == "=":
        return Found(str(BOOK + level), place, place + 1)
    if word.number is not None and not word.bare.isdecimal():
        return won(BOOK + level + word.number, place, place + 1)
    kind = known["result"].at(words, place)
    if not kind:
        return None
    number = number_at(words, kind.end, known) if kind.end < len(words) else None
    if number is None and place:
        number = number_at(words, place - 1, known)
    if kind.value == "exactly":
        return won(BOOK + level, place, kind.end)
    return won(tricks_of(kind.value, int(number.value), level), place, kind.end) if number else None


def tricks_of(kind: str, number: int, level: int) -> int:
    if kind == "making":
        return number if number > BOOK else BOOK + number
    return BOOK + level + (number if kind == "over" else -number)


def won(tricks: int, start: int, end: int) -> Found | None:
    return Found(str(tricks), start, end) if 0 <= tricks <= ALL else None
