"""Phrases as authors write them: (a|b) is either, (a) is a or nothing, {fact=value} what the words before it state."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product
from math import prod
from typing import NamedTuple

MOST = 60  # phrases of a line
SIGNS = re.compile(r"\{[^{}]*\}|[(|)]|[^\s(|){}]+|[{}]")

Facts = dict[str, str]


class Mark(NamedTuple):
    """Words that state facts."""

    words: str
    facts: Facts


class Piece(NamedTuple):
    """A word, or a group of alternatives, and the facts that it states."""

    ways: tuple[tuple["Piece", ...], ...]
    word: str = ""
    facts: tuple[tuple[str, str], ...] = ()

    @property
    def is_optional(self) -> bool:
        return not self.word and len(self.ways) == 1 and not self.facts


class Line(NamedTuple):
    """One way of saying something, however many phrases it stands for."""

    pieces: tuple[Piece, ...]

    @property
    def words(self) -> str:
        """Every word that one of its phrases has."""
        return " ".join(words_of(self.pieces))

    @property
    def size(self) -> int:
        """How many phrases it stands for."""
        return count_ways(self.pieces)

    @property
    def phrases(self) -> list[Mark]:
        """Each of them, with all that it states."""
        return list(expand(self.pieces))

    @property
    def marks(self) -> Iterator[Mark]:
        """Every way of putting the words that state something."""
        for piece in every_piece(self.pieces):
            if piece.facts:
                yield from (Mark(said.words, dict(piece.facts)) for said in islice(expand_piece(piece), MOST))


def parse_line(text: str) -> Line:
    """A line as it is written; ValueError if its signs do not fit together.

    >>> line = parse_line("(he|dummy{revoker=dummy}) revoked (again)")
    >>> [phrase.words for phrase in line.phrases]
    ['he revoked again', 'he revoked', 'dummy revoked again', 'dummy revoked']
    >>> list(line.marks)
    [Mark(words='dummy', facts={'revoker': 'dummy'})]
    """
    signs = SIGNS.findall(text)
    pieces, rest = parse_pieces(signs)
    if rest:
        raise ValueError(f"“{rest[0]}” closes or parts nothing")
    return Line(pieces)


def parse_pieces(signs: Sequence[str]) -> tuple[tuple[Piece, ...], Sequence[str]]:
    """The pieces up to the end, or to a sign that is not theirs."""
    pieces: list[Piece] = []
    while signs and signs[0] not in ("|", ")"):
        sign, signs = signs[0], signs[1:]
        if sign == "(":
            ways, signs = parse_ways(signs)
            pieces.append(Piece(ways))
        elif sign[0] == "{":
            if not pieces or pieces[-1].facts:
                raise ValueError(f"“{sign}” stands behind no word")
            pieces[-1] = pieces[-1]._replace(facts=parse_facts(sign))
        elif sign == "}":
            raise ValueError("“}” closes nothing")
        else:
            pieces.append(Piece((), sign))
    return tuple(pieces), signs


def parse_ways(signs: Sequence[str]) -> tuple[tuple[tuple[Piece, ...], ...], Sequence[str]]:
    ways = []
    while True:
        pieces, signs = parse_pieces(signs)
        ways.append(pieces)
        if not signs:
            raise ValueError("a bracket is not closed")
        sign, signs = signs[0], signs[1:]
        if sign == ")":
            return tuple(ways), signs


def parse_facts(sign: str) -> tuple[tuple[str, str], ...]:
    pairs = [pair.partition("=") for pair in sign[1:-1].split("&")]
    if not all(name and value for name, _, value in pairs):
        raise ValueError(f"“{sign}” is not written {{fact=value}}")
    return tuple((name.strip(), value.strip()) for name, _, value in pairs)


def words_of(pieces: Sequence[Piece]) -> Iterator[str]:
    for piece in every_piece(pieces):
        if piece.word:
            yield piece.word


def every_piece(pieces: Sequence[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        for way in piece.ways:
            yield from every_piece(way)


def count_ways(pieces: Sequence[Piece]) -> int:
    return prod(sum(map(count_ways, piece.ways)) + piece.is_optional if piece.ways else 1 for piece in pieces)


def expand(pieces: Sequence[Piece]) -> Iterator[Mark]:
    for chosen in product(*(list(expand_piece(piece)) for piece in pieces)):
        stated = {name: value for part in chosen for name, value in part.facts.items()}
        yield Mark(" ".join(part.words for part in chosen if part.words), stated)


def expand_piece(piece: Piece) -> Iterator[Mark]:
    stated = dict(piece.facts)
    if piece.word:
        yield Mark(piece.word, stated)
    for way in piece.ways:
        yield from (Mark(said.words, said.facts | stated) for said in expand(way))
    if piece.is_optional:
        yield Mark("", {})
