"""Calls as people write them, in the four languages of the site: “1h p 1s x”, “1 kőr – 1 pikk kontra”, “2 BT, pas”."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from unicodedata import combining, normalize

# In small letters without accents. What stands alone may be shorter than in a bid, where a level stands before it.
LEVELS = {
    "1": "1, one, egy, jeden, jedna, jedno, en, ett",
    "2": "2, two, ket, ketto, dva, dve, tva",
    "3": "3, three, harom, tri, tre",
    "4": "4, four, negy, ctyri, fyra",
    "5": "5, five, ot, pet, fem",
    "6": "6, six, hat, sest, sex",
    "7": "7, seven, het, sedm, sju",
}
STRAINS = {
    "C": "c, ♣, ♧, club, clubs, t, tr, treff, tref, trefy, trefu, kl, klover",
    "D": "d, ♦, ♢, diamond, diamonds, ka, karo, kary, kara, r, ru, ruter",
    "H": "h, ♥, ♡, heart, hearts, ko, kor, srdce, srdci, hj, hjarter",
    "S": "s, ♠, ♤, spade, spades, p, pi, pikk, pik, piky, piku, sp, spader",
    "NT": "nt, n, sa, sz, bt, no trump, no trumps, notrump, notrumps, no-trump, no-trumps, szan, szanzadu, sans, "
    "sans atout, bez trumfu, bez trumfy, beztrumf, sang",
}
CALLS = {
    "pass": "p, pass, passz, pas, passe, passar, passes, passed, passzol, pasuje, no bid, nb",
    "X": "x, *, d, dbl, dbl., double, doubles, doubled, k, kontra, kontraz, kontruje, dubbling, dubbel, dubbelt, "
    "dubblar",
    "XX": "xx, **, rd, rdbl, rdbl., r, re, redouble, redoubles, redoubled, rk, rekontra, rekontraz, rekontruje, "
    "redubbling, redubbel, redubblar",
    "_": "_",
    "all": "ap, all pass, allpass, mind passz, mindenki passz, korbe passz, vsichni pas, alla pass, alla passar",
}
APART = re.compile(r"[\s,;|/()\[\].:]+|[-–—](?=\S)")  # what stands between calls
DASHES = re.compile(r"(?<![^\s,;|/()\[\].:])[-–—]+(?![^\s,;|/()\[\].:])")  # each a pass, unless they part calls
SIGNS = " ,;|/()[].:"
DASH = re.compile(r"(?<![^\s,;|/()\[\].:])[-–—](?![^\s,;|/()\[\].:])")
LETTERS = re.compile(r"(p+)(?![\w*])")  # ppp is three passes
WORD = re.compile(r"[^\s,;|/()\[\]]+")
STOOD = re.compile(r" ?!(?!\*)")
STAR = "*"  # a double by itself; glued to a call nobody knows: many mark an alert with it
LONGEST = 20  # letters of a word that are told again
MOST_CALLS = 319  # of the longest auction that there can be
END = r"(?!\*)(?:(?<=\W)|(?!\w))"


class Spoken(NamedTuple):
    """The codes of the calls, a mark behind one that was let stand, _ for a lost turn; the rest that cannot be read."""

    codes: tuple[str, ...]
    unread: str = ""


def spellings(table: Mapping[str, str]) -> dict[str, str]:
    return {word: value for value, words in table.items() for word in words.split(", ")}


def one_of(words: Iterable[str]) -> str:
    """Any of the words, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


LEVEL, STRAIN, ALONE = spellings(LEVELS), spellings(STRAINS), spellings(CALLS)
BID = re.compile(rf"({one_of(LEVEL)})[ -]?({one_of(STRAIN)}){END}")
PASSES = one_of(word for word, code in ALONE.items() if code == "pass")
EVERYBODY = one_of(word for word, code in ALONE.items() if code == "all")
SPELT = re.compile(rf"(?<!\w)(?:{BID.pattern}|(?:{EVERYBODY}){END}|(?P<spelt>p+|{PASSES}){END})")
OTHER = re.compile(rf"({one_of(ALONE)})(?![\w*])")


def read_calls(text: str) -> Spoken:
    """The calls of a text, as far as they can be read.

    >>> read_calls("1♥ – 1 Pikk X, pp"), read_calls("1nt-passz-8h x")
    (Spoken(codes=('1H', 'pass', '1S', 'X', 'pass', 'pass'), unread=''), Spoken(codes=('1NT', 'pass'), unread='8h x'))
    """
    text, codes, place = without_parting_dashes(bare(text)), list[str](), 0
    while len(codes) <= MOST_CALLS:
        place = skip(text, place)
        if place == len(text):
            break
        end, found = call_at(text, place)
        if not found:
            return Spoken(tuple(codes), text[place:])
        mark = STOOD.match(text, end)
        codes += [*found[:-1], found[-1] + "!"] if mark else found
        place = mark.end() if mark else end
    return Spoken(tuple(codes))


def first_word(unread: str) -> str:
    """The word at which reading came to an end."""
    found = WORD.match(unread)
    return found[0][:LONGEST] if found else unread[:LONGEST]


def without_parting_dashes(text: str) -> str:
    """Where passes are spelt out and a lone dash stands between each two calls, the dashes part them.

    >>> without_parting_dashes("1h - p - 2h"), without_parting_dashes("1h - 2h"), without_parting_dashes("1h - 2h p")
    ('1h   p   2h', '1h - 2h', '1h - 2h p')
    """
    is_spelt = any(found["spelt"] for found in SPELT.finditer(text))
    return DASH.sub(" ", text) if is_spelt and all(map(is_one, DASH.split(text))) else text


def is_one(part: str) -> bool:
    """Is it one call, a row of passes, or something that nobody can read?"""
    part = part.strip(SIGNS)
    end, found = call_at(part, 0)
    return bool(part) and (not found or not part[end:].strip(f"{SIGNS}!"))


def skip(text: str, place: int) -> int:
    """Where the next call begins."""
    while not DASHES.match(text, place) and (apart := APART.match(text, place)):
        place = apart.end()
    return place


def call_at(text: str, place: int) -> tuple[int, list[str]]:
    """Where the call at a place ends, and its codes: more than one for a row of passes, none if it is no call."""
    if run := DASHES.match(text, place) or LETTERS.match(text, place):
        return run.end(), ["pass"] * len(run[0])
    if bid := BID.match(text, place):
        return bid.end(), [LEVEL[bid[1]] + STRAIN[bid[2]]]
    if other := OTHER.match(text, place):
        return other.end(), [ALONE[other[1]]]
    return place, []


def bare(text: str) -> str:
    """Small letters without accents, single blanks, nothing at the ends.

    >>> bare(" 1 Kőr  PASSZ ")
    '1 kor passz'
    """
    plain = text.casefold().replace("\N{VARIATION SELECTOR-16}", "")
    letters = "".join(letter for letter in normalize("NFKD", plain) if not combining(letter))
    return " ".join(letters.split())
