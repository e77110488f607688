"""Results of a board as people write them, in the four languages of the site: “4S= N”, “3 SA +1 Dél”, “-100”, “pas”."""

import re

from engine.bridge.table.spoken import ALONE, LEVEL, STRAIN, bare, one_of, spellings

# In small letters without accents, but é, ö and ř are told apart before: Hungarian north and Swedish east are letters.
SEATS = {
    "N": "n, north, eszak, sever, norr",
    "E": "e, east, kelet, vychod, ost, o",
    "S": "s, south, del, jih, j, syd",
    "W": "w, west, nyugat, ny, zapad, z, vast",
    "NS": "ns, n-s, n/s, eszak-del, sever-jih, nord-syd, north-south, ed",
    "EW": "ew, e-w, e/w, kelet-nyugat, kny, vychod-zapad, ost-vast, ov, east-west",
}
AT_THE_END = {"S": "d", "E": "k"}  # behind a result no letter is a double any more
LETTERS = {"é": "eszak", "éd": "ns", "ö": "ost", "öv": "ew"}  # that mean something else without their accents
MADE = (
    "=, made, just made, exactly, teljesitve, teljesitett, megvan, splneno, splnil, presne, hem, jamnt, jamn, hemma, +0"
)
DOWN = "-, minus, down, off, bukott, bukas, bukik, bez, pad, padl, bet, straff"
OVER = "+, plus, szur, nadzdvih, overstick"
PASSED_OUT = (
    "passed out, all passed, thrown in, korpassz, bepasszolt, bepasszoltak, vsichni pasovali, utpassad, rundpass"
)
BY = "by, av, od, hraje, spelar, jatssza"
TRICKS = "tricks, utes, zdvihu, stick"
LEAST_TRICKS = 8  # of a bare number: a smaller one may mean the level that was made
MOST_POINTS = 7600
APART = re.compile(r"[,;|\n\r\t]+")
DASHES = re.compile(r"[–—−]")
NUMBERED = re.compile(r"^\d{1,3}(?:[.)]|:(?=\s))\s*")
DIGITS = r"\d\d?"


SEAT = spellings(SEATS)
AT_END = SEAT | {letter: seat for seat, letter in AT_THE_END.items()}
SAID_OF_CONTRACTS = {
    "X": "dubblat, dubblad, kontrovano, kontrovany, kontrazva, kontrazott",
    "XX": "redubblat, redubblad, rekontrovano, rekontrovany, rekontrazva, rekontrazott",
}
DOUBLES = {word: code for word, code in ALONE.items() if code in ("X", "XX")} | spellings(SAID_OF_CONTRACTS)
COUNTS = {word: level for word, level in LEVEL.items() if not word.isdecimal()}
COUNT = rf"{DIGITS}|{one_of(COUNTS)}"
RESULT = (
    rf"(?P<made>{one_of(MADE.split(', '))})"
    rf"|(?P<sign>{one_of([*DOWN.split(', '), *OVER.split(', ')])}) ?(?P<count>{COUNT})"
    rf"|(?P<number>{COUNT}) ?(?P<word>{one_of([*DOWN.split(', ')[1:], *OVER.split(', ')[1:]])})"
    rf"|(?P<tricks>{DIGITS})(?P<named> ?(?:{one_of(TRICKS.split(', '))}))?"
)
NAME = one_of(SEAT)
PLAYED = re.compile(
    rf"(?:(?P<before>{NAME})(?: ?: ?| ))?(?P<level>{one_of(LEVEL)})[ -]?(?P<strain>{one_of(STRAIN)}) ?"
    rf"(?P<double>{one_of(DOUBLES)})? ?(?:(?:{one_of(BY.split(', '))})? ?(?P<by>{NAME}))? ?"
    rf"(?:{RESULT}) ?(?:(?:{one_of(BY.split(', '))}) )?(?P<after>{one_of(AT_END)})?"
)
SCORED = re.compile(rf"(?:(?P<before>{NAME}) ?:? ?)?(?P<points>[+-]? ?\d{{1,4}})(?: ?(?P<after>{NAME}))?")
NO_PLAY = frozenset([*(word for word, code in ALONE.items() if code in ("pass", "all")), *PASSED_OUT.split(", ")])
LISTED = re.compile(rf"(?:(?:[+-]?\d{{2,4}}|0|{one_of(NO_PLAY)})(?: |$)){{2,}}")


def entries(text: str) -> list[str]:
    """One result after the other; bare scores may have nothing but blanks between them.

    >>> entries("4S= N, 3NT-1 E"), entries("420 -50 pass")
    (['4S= N', '3NT-1 E'], ['420', '-50', 'pass'])
    """
    found = list[str]()
    for entry in filter(None, (piece.strip() for piece in APART.split(text))):
        found += entry.split() if LISTED.fullmatch(plain(entry)) else [entry]
    return found


def plain(entry: str) -> str:
    """Small letters without accents and with simple dashes; a number in front of a line is left out."""
    small = DASHES.sub("-", entry.casefold())
    words = [LETTERS.get(word, word) for word in re.split(r"(\W)", small)]
    return NUMBERED.sub("", bare("".join(words)))


def read_result(entry: str) -> str:
    """The code of one result: 4SX-1N, a score of North–South, or pass; nothing if nobody can read it.

    >>> [read_result(text) for text in ("4S= N", "3 sa kontra kelet -2", "50 EW", "pas", "4S")]
    ['4S=N', '3NTX-2E', '-50', 'pass', '']
    """
    text = plain(entry)
    if text in NO_PLAY or text == "0":
        return "pass"
    if found := SCORED.fullmatch(text):
        return read_score(found)
    found = PLAYED.fullmatch(text)
    return read_played(found) if found else ""


def read_score(found: re.Match[str]) -> str:
    """Points of North–South; those of East–West count the other way."""
    points = int(found["points"].replace(" ", ""))
    sides = {SEAT[name] for name in (found["before"], found["after"]) if name}
    if points % 10 or abs(points) > MOST_POINTS or len(sides) > 1:
        return ""
    return str(-points if sides & {"E", "W", "EW"} else points)


def read_played(found: re.Match[str]) -> str:
    """A contract with its result; somebody has played it, and the tricks are as many as there are."""
    named = [SEAT[name] for name in (found["before"], found["by"]) if name]
    named += [AT_END[found["after"]]] if found["after"] else []
    level, over = int(LEVEL[found["level"]]), overtricks(found)
    if len(set(named)) != 1 or over is None or not -6 - level <= over <= 7 - level:
        return ""
    doubled = DOUBLES[found["double"]] if found["double"] else ""
    return f"{level}{STRAIN[found['strain']]}{doubled}{f'{over:+d}' if over else '='}{named[0]}"


def overtricks(found: re.Match[str]) -> int | None:
    """Tricks beyond the contract, below nothing those short of it; a bare small number may mean two things."""
    if found["made"]:
        return 0
    if count := found["count"] or found["number"]:
        number = int(COUNTS.get(count, count))
        return -number if (found["sign"] or found["word"]) in DOWN.split(", ") else number
    tricks = int(found["tricks"])
    is_plain = tricks >= LEAST_TRICKS or found["named"]
    return tricks - 6 - int(LEVEL[found["level"]]) if is_plain else None
