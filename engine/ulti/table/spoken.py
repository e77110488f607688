"""Bids and passes as people write them, in the four languages of the site: “piros ulti”, “40-100”, “öppen betli”."""

import re
from collections.abc import Iterator
from unicodedata import combining, normalize

MOST_LETTERS = 80  # of one bid

# What a word stands for, in small letters without accents; what stands for nothing joins the parts of a bid.
LEXICON = {
    "": r"\+|&|/|-|,| |\(|\)|es|and|a|och|sima|plain",
    "red": r"red|piros|rod|rott|roda|i rott|cerven(?:y|a|e|ou)|v cervenych",
    "open": r"open|teritett|teritve|otevren(?:y|a|e)|oppen|oppet|oppna",
    "no-trump": r"no[ -]?trumps?|without trumps|szintelen|szin nelkuli|adu nelkuli|bez trumfu|beztrumfov(?:y|a|e)|"
    r"trumflos(?:t|a)?|utan trumf",
    "pass": r"pass|passz|pas|passar",
    "parti": r"parti|partie|party|jatek|game|hra|spel",
    "40": r"40[ /-]?100|40|negyven[ -]?szaz",
    "20": r"20[ /-]?100|20|husz[ -]?szaz",
    "ulti": r"ulti|ultimo",
    "4a": r"(?:4|negy|four|ctyri|fyra) ?(?:asz|aces|ace|esa|ess|a)",
    "d": r"durchmars|durchmarsch|durch",
    "rd": r"re[ -]?durchmars|re[ -]?durchmarsch|re[ -]?durch",
    "b": r"betli|betl",
    "rb": r"re[ -]?betli|re[ -]?betl",
}
WORDS = [(word, re.compile(rf"(?:{said})(?:(?<=\W)|(?!\w))")) for word, said in LEXICON.items()]
GRADED = {
    frozenset({"b", "open"}): "tb",
    frozenset({"b", "red"}): "rb",  # so the bid table itself
    frozenset({"d", "open"}): "td",
    frozenset({"d", "no-trump"}): "szd",
    frozenset({"d", "open", "no-trump"}): "sztd",
}


def code_of(text: str) -> str:
    """The code of a bid or of a pass; ValueError if the words are none.

    >>> code_of("Piros 40-100 és ulti"), code_of("otevřený durchmars bez trumfů"), code_of("Passz")
    ('red-40+ulti', 'sztd', 'pass')
    """
    if len(text) > MOST_LETTERS:
        raise ValueError(text)
    said = [word for word in read_words(bare(text)) if word]
    if len(set(said)) < len(said):
        raise ValueError(text)
    for grades, code in sorted(GRADED.items(), key=lambda one: -len(one[0])):
        if grades <= set(said):
            said = [code, *(word for word in said if word not in grades)]
            break
    red, parts = "red" in said, [word for word in said if word != "red"]
    return "red-" * red + "+".join(parts)


def read_words(text: str) -> Iterator[str]:
    """What each word stands for, the longest words first; ValueError at one that is not known."""
    while text:
        found = [(match.end(), word) for word, said in WORDS if (match := said.match(text))]
        if not found:
            raise ValueError(text)
        length, word = max(found)
        text = text[length:]
        yield word


def bare(text: str) -> str:
    """Small letters without accents, single blanks.

    >>> bare(" Színtelen   DURCHMARS ")
    'szintelen durchmars'
    """
    letters = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return " ".join(letters.split())
