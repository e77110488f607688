"""Calls as people say them in the four languages of the site: “sto a sedma”, “dvě sedmy červená”, “držím”, “8”."""

import re
from collections.abc import Iterator
from unicodedata import combining, normalize

MOST_LETTERS = 80  # of one call

# What a word stands for, in small letters without accents; what stands for nothing joins the parts of a step.
LEXICON = {
    "": r"\+|&|/|-|\.|!| |\(|\)|a|i|es|and|och|s|se|v|in|trumf(?:y|em)?|trumps?|adu|hraju|licituju|rikam|stupen|step",
    "red": r"cerven(?:a|y|e|ou|ych)|srdc(?:e|ova|ove|ich)|red|hearts|piros|kor|rod|roda|rott|hjarter|i hjarter|i rott",
    "sedma": r"sedm(?:a|u|ou)|sedmick(?:a|u)|seven|hetes|sjua|sjuan",
    "sto": r"sto|stovk(?:a|u)|kilo|100|hundred|szaz|hundra",
    "sto sedma": r"sto ?sedm(?:a|u)?|sto ?sedmick(?:a|u)",
    "sedmy": r"(?:dve|2) ?sedm(?:y|icky)|two sevens|2 sevens|(?:ket|2) hetes|(?:tva|2) sjuor",
    "betl": r"betl(?:a|i)?",
    "durch": r"durch(?:a)?|durchmars",
    "hold": r"drzim|drzi|mam|ma|dobra|dobre|dobry|ano|i hold(?: it)?|holds?|i have it|yes|tartom|tartja|igen|"
    r"(?:jag )?haller|har|ja",
    "pass": r"pas|pass|pasuj[ue]|nemam|nedrzim|nedrzi|nechavam|ne|dal ne|(?:i )?let (?:it )?go|no|passz|passzolok|"
    r"nem|elengedem|passar|slapper|nej|(?:jag )?slapper",
}
NUMBERS = (
    "jedna jednicka one egy ett",
    "dva dve dvojka two ketto tva",
    "tri trojka three harom tre",
    "ctyri ctyrka four negy fyra",
    "pet petka five ot fem",
    "sest sestka six hat sex",
    "sedm het sju",
    "osm osmicka eight nyolc atta",
    "devet devitka nine kilenc nio",
    "deset desitka ten tiz tio",
    "jedenact jedenactka eleven tizenegy elva",
    "dvanact dvanactka twelve tizenketto tolv",
)
WORDS = [(word, re.compile(rf"(?:{said})(?:(?<=\W)|(?!\w))")) for word, said in LEXICON.items()]
STEPS = {"sedma": "sedma", "sto": "sto", "sto sedma": "sto-sedma", "sedma sto": "sto-sedma"}
STEPS |= {"sedmy": "dve-sedmy", "sedmy sto": "dve-sedmy-sto", "betl": "betl", "durch": "durch"}
WITHOUT_TRUMP = ("betl", "durch")


def code_of(text: str) -> str:
    """The code of a step, of holding or of letting go, or the number of a step; ValueError if the words are none.

    >>> code_of("Sto a sedma červená"), code_of("dvě sedmy"), code_of("Držím!"), code_of("osm"), code_of("11")
    ('sto-sedma-red', 'dve-sedmy', 'hold', '8', '11')
    """
    plain = bare(text)
    if len(text) > MOST_LETTERS:
        raise ValueError(text)
    if number := number_of(plain):
        return str(number)
    said = [word for word in read_words(plain) if word]
    if len(said) == 1 and said[0] in ("hold", "pass"):
        return said[0]
    return step_code(said, text)


def number_of(plain: str) -> int | None:
    """The number of a step, in digits or as a word."""
    if plain.isdigit() and int(plain) <= len(NUMBERS):
        return int(plain)
    return next((place for place, words in enumerate(NUMBERS, 1) if plain in words.split()), None)


def step_code(said: list[str], text: str) -> str:
    parts = sorted(word for word in said if word != "red")
    found = STEPS.get(" ".join(parts))
    is_red = "red" in said
    if not found or said.count("red") > 1 or (is_red and found in WITHOUT_TRUMP):
        raise ValueError(text)
    return f"{found}-red" if is_red else found


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

    >>> bare(" DVĚ  Sedmy ")
    'dve sedmy'
    """
    letters = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return " ".join(letters.split())
