"""Numbers in a sentence: in figures and in words, which trick, how many of something."""

from collections.abc import Iterator, Sequence

from hearing.lexicon import Found
from hearing.sentence import Sentence, Word
from hearing.words import Words

FAR = 2  # words that may stand between a number and its noun


def number_at(words: Sequence[Word], place: int, known: Words) -> Found | None:
    """A number in figures without a sign, or in words."""
    word = words[place]
    if word.number is not None and word.bare.isdecimal():
        return Found(word.bare, place, place + 1)
    return known["number"].at(words, place)


def find_counts(sentence: Sentence, known: Words, noun: str) -> Iterator[Found]:
    """How many of a thing: “three small cards”."""
    words = sentence.words
    for place in range(len(words)):
        if (number := number_at(words, place, known)) and (end := noun_after(words, number.end, known, noun)):
            yield Found(number.value, place, end)


def find_ordinals(sentence: Sentence, known: Words, noun: str) -> Iterator[Found]:
    """Which of several things: “trick 5”, “the fifth trick”."""
    words = sentence.words
    for place in range(len(words)):
        if (ordinal := known["ordinal"].at(words, place)) and (end := noun_after(words, ordinal.end, known, noun)):
            yield Found(ordinal.value, place, end)
        thing = known["noun"].at(words, place)
        if thing and thing.value == noun and thing.end < len(words):
            number = number_at(words, thing.end, known)
            if number and number.value.isdecimal():
                yield Found(number.value, place, number.end)


def noun_after(words: Sequence[Word], place: int, known: Words, noun: str) -> int:
    """Where a noun ends that follows at once or almost; 0 if none does."""
    for start in range(place, min(place + FAR + 1, len(words))):
        found = known["noun"].at(words, start)
        if found and found.value == noun:
            return found.end
        if found or words[start].number is not None:
            return 0
    return 0
