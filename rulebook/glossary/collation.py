"""Alphabetical order as each language has it: Hungarian gy and ö, Czech ch and ř, Swedish å ä ö."""

import re
from functools import cache

BASE = "a b c d e f g h i j k l m n o p q r s t u v w x y z"
ALPHABETS = {
    "en": BASE,
    "hu": "a b c cs d dz dzs e f g gy h i j k l ly m n ny o ö p q r s sz t ty u ü v w x y z zs",
    "cs": "a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž",
    "sv": f"{BASE} å ä ö",
}
# Letters that count as another unless nothing else tells two words apart.
SAME = {
    "en": {},
    "hu": str.maketrans("áéíóőúű", "aeioöuü"),
    "cs": str.maketrans("áďéěíňóťúůýö", "adeeinotuuyo"),
    "sv": str.maketrans("éèáü", "eeay"),
}


@cache
def letters(language: str) -> dict[str, int]:
    return {letter: place for place, letter in enumerate(ALPHABETS[language].split())}


@cache
def letter(language: str) -> re.Pattern[str]:
    """What is one letter: the longest that the alphabet has, else any sign."""
    longest_first = sorted(letters(language), key=len, reverse=True)
    return re.compile("|".join([*longest_first, "."]), re.DOTALL)


def split_letters(word: str, language: str) -> list[str]:
    """A word as the letters of its alphabet: gy and ch are one.

    >>> split_letters("Chyba", "cs"), split_letters("gyűr", "hu")
    (['ch', 'y', 'b', 'a'], ['gy', 'ü', 'r'])
    """
    return letter(language).findall(word.casefold().translate(SAME[language]))


def sort_key(word: str, language: str) -> tuple[list[int], str]:
    """Signs that are no letters come first and count little; accents decide only between equals."""
    order = letters(language)
    return [order.get(letter, -1) for letter in split_letters(word, language) if letter.isalnum()], word.casefold()


def initial(word: str, language: str) -> str:
    """The letter that a word stands under in a dictionary; # for figures."""
    first = next((letter for letter in split_letters(word, language) if letter.isalnum()), "#")
    return first.capitalize() if first in letters(language) else "#"
