"""References to paragraphs: how they are read, written, anchored and found when the number is not quite right."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

LINK = re.compile(r"\[\[([^\[\]|]*)(?:\|([^\[\]]*))?\]\]")
FOOTNOTES = {"footnote": "fn", "lábjegyzet": "fn", "poznámka": "fn", "fotnot": "fn"}
NUMBER_WORDS = frozenset(
    "law laws rule section paragraph article clause para p szakasz szakaszok szabály paragrafus bekezdés pont "
    "bod bodu písm písmeno odst odstavec článek pravidlo paragraf paragrafen punkt stycke regel lag kapitel st".split()
)
PIECE = re.compile(r"\d+|[^\W\d_]+")


class Reference(NamedTuple):
    """One paragraph of one book, written `vira:7.2`."""

    book: str
    label: str

    def __str__(self) -> str:
        return f"{self.book}:{self.label}"


def parse_reference(text: str, book: str) -> Reference:
    """Read `7.2` (in the given book) or `vira:7.2`.

    >>> parse_reference("marias:E.2.a", "vira")
    Reference(book='marias', label='E.2.a')
    """
    other, colon, label = text.strip().partition(":")
    return Reference(other, label) if colon else Reference(book, other)


def find_references(text: str, book: str) -> tuple[Reference, ...]:
    """Every paragraph that a text links to, once each, in the order of their first mention."""
    return tuple(dict.fromkeys(parse_reference(target, book) for target, _ in LINK.findall(text)))


def anchor(label: str) -> str:
    """The id of a paragraph on its page; valid in CSS without escaping.

    >>> anchor("13.3.4")
    'p-13-3-4'
    """
    return "p-" + label.replace(".", "-")


def is_below(label: str, ancestor: str) -> bool:
    """Whether a label numbers a part of another: 7.2 of 7, 27B1a of 27B; but 7.10 is no part of 7.1."""
    rest = label.removeprefix(ancestor)
    if not rest or rest == label or rest[0] == "-":
        return False
    return not (ancestor[-1].isdigit() and rest[0].isdigit())


@lru_cache(maxsize=1000)  # every book is asked for the same number
def spelling_key(text: str) -> tuple[str, ...]:
    """What all spellings of a number have in common: its digits and letters, neighbouring letters joined.

    >>> spelling_key("13. § (3) 4.") == spelling_key("13.3.4") == spelling_key("13§(3)4")
    True
    >>> spelling_key("Law 64 A 1") == spelling_key("64A1")
    True
    """
    pieces = [piece for piece in PIECE.findall(text.casefold()) if piece not in NUMBER_WORDS]
    while len(pieces) > 2 and pieces[0].isalpha() and len(pieces[0]) > 2:  # some other word before a number
        pieces = pieces[1:]
    key: list[str] = []
    for piece in (FOOTNOTES.get(piece, piece) for piece in pieces):
        if key and key[-1].isalpha() and piece.isalpha():
            key[-1] += piece
        else:
            key.append(piece.lstrip("0") or piece)
    return tuple(key)


def format_section_sign(label: str, language: str) -> str:  # noqa: ARG001
    """As the Vira book is cited: § 7.2."""
    return f"§ {label}"


def format_statute(label: str, language: str) -> str:
    """As Hungarian statutes are cited: 13. § (3) 4.

    >>> format_statute("4.F.2.b", "hu"), format_statute("13.3.4", "en")
    ('4. § F. (2) b)', '§ 13 (3) 4.')
    """
    section, *pieces = label.split(".")
    return " ".join([f"{section}. §" if language == "hu" else f"§ {section}", *statute_pieces(pieces)])


def statute_pieces(pieces: list[str]) -> list[str]:
    """The parts of a section: F. (2) b) for letters and numbers, 4. for a number within a number."""
    written = []
    for before, piece in zip(["", *pieces], pieces, strict=False):
        if piece.isdigit():
            written.append(f"{piece}." if before.isdigit() else f"({piece})")
        else:
            written.append(f"{piece}." if piece.isupper() else f"{piece})")
    return written


def format_outline(label: str, language: str) -> str:  # noqa: ARG001
    """As the mariáš rules are cited: B.8, E.6.b)."""
    return f"{label})" if label[-1].islower() else label


def format_law(label: str, language: str) -> str:
    """As bridge laws are cited: Law 27B1a; in Hungarian a whole law by its word, its parts by number alone.

    >>> format_law("27", "hu"), format_law("27B1a", "hu"), format_law("27fn1", "en")
    ('27. szakasz', '27B1a', 'Law 27 footnote 1')
    """
    words = LAW_WORDS.get(language, LAW_WORDS["en"])
    if not label[0].isdigit():
        front, _, rest = label.partition(".")
        return f"{words[front]} {rest.replace('-', ' ')}".rstrip(" :")
    law, _, footnote = label.partition("fn")
    written = law if language == "hu" else f"{words['law']} {law}"
    if language == "hu" and label.isdigit():
        written = f"{law}. {words['law']}"
    return f"{written} {words['footnote']} {footnote}" if footnote else written


LAW_WORDS = {
    "en": {"law": "Law", "footnote": "footnote", "def": "Definition:", "intro": "Introduction"},
    "hu": {"law": "szakasz", "footnote": "lábjegyzet", "def": "Meghatározás:", "intro": "Bevezetés"},
    "cs": {"law": "Pravidlo", "footnote": "poznámka", "def": "Definice:", "intro": "Úvod"},
    "sv": {"law": "Lag", "footnote": "fotnot", "def": "Definition:", "intro": "Inledning"},
}

STYLES: Mapping[str, Callable[[str, str], str]] = {
    "section-sign": format_section_sign,
    "statute": format_statute,
    "outline": format_outline,
    "law": format_law,
}


def format_number(label: str, style: str) -> str:
    """A paragraph's number in the margin of its own section: short, because the section is known."""
    if style == "statute" and "." in label:
        return " ".join(statute_pieces(label.split(".")[1:]))
    if style == "law" and not label[0].isdigit():
        return label.partition(".")[2]
    return format_outline(label, "") if style == "outline" else label


def find_label(text: str, labels: Mapping[tuple[str, ...], str]) -> str | None:
    """The label a reader means by "§ 7,2" or "64 a 1"; labels are given by their spelling key."""
    return labels.get(spelling_key(text[:60]))


def nearest_labels(text: str, labels: Iterable[str], count: int = 5) -> list[str]:
    """The labels closest to one that does not exist: longest common beginning, then nearest number."""
    wanted = spelling_key(text[:60])

    def distance(label: str) -> tuple[int, int, int]:
        key = spelling_key(label)
        common = 0
        while common < min(len(key), len(wanted)) and key[common] == wanted[common]:
            common += 1
        return -common, gap(key[common : common + 1], wanted[common : common + 1]), len(key)

    return sorted(labels, key=distance)[:count]


def gap(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How far apart two pieces of a number are; a missing piece is as far as its neighbour is large."""
    return abs(magnitude(one) - magnitude(other))


def magnitude(piece: tuple[str, ...]) -> int:
    if not piece:
        return 0
    return int(piece[0][:9]) if piece[0].isdecimal() else ord(piece[0][0]) % 1000
