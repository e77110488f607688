"""Words as a search sees them: without accents, and cut down to what their inflected forms have in common."""

import re
import unicodedata
from functools import cache, lru_cache

import snowballstemmer

WORD = re.compile(r"[^\W_]+")
SNOWBALL = {"en": "english", "hu": "hungarian", "cs": "czech", "sv": "swedish"}
LANGUAGES = tuple(SNOWBALL)

# Endings of words typed without accents, which the stemmers proper do not know. Longest first, cut twice at most.
ENDINGS = {
    "en": "ations ation ings ing edly ed ies es s ment ly er".split(),
    "hu": (
        "aitok eitek jaink jeink jaik jeik aink eink okat eket akat okhoz ekhez oknak eknek okkal ekkel okban ekben "
        "janak jenek aknal eknel atol etol abol ebol arol erol anak enek aval evel aban eben ahoz ehez aert eert "
        "nak nek val vel ban ben bol hoz hez rol tol ert kent kor nal nel jat jet jai jei juk unk tok tek jak jek "
        "ott ett tak tek ani eni ni va ve ra re ba be ig on en at et ot ak ek ok ja je al el t k n a e i"
    ).split(),
    "cs": (
        "ovanim ovani ovana ovany ovat eneho enemu enych enymi ani eni eho emu ych ymi ich imi ami emi ach ech ovi ove "
        "ence enky uje uji am em om ou um ho mu il al la lo li ly ny na ne no at it et ej y e i a o u"
    ).split(),
    "sv": (
        "heterna heten heter ningarna ningar ningen ning andet ande ornas arnas ernas orna arna erna aren aste ade "
        "ats ets ens ar er or en et an na de te as es at ad a e t s n"
    ).split(),
}
STEM_LENGTH = 4

# Words that hold sentences together and say nothing about what is asked.
STOP_WORDS = frozenset(
    # English
    "a an the of to in on at is are be been was were do does did can could may must should shall will would when what "
    "how who whom which if i you he she it they we my your his her their this that these those and or not for with "
    "from by as there has have had happens happen then than about into during "
    # Hungarian
    "a az és vagy ha hogy hogyan mi mit ki kit mikor kell lehet szabad nem is egy van vannak volt meg milyen melyik "
    "mennyi történik ilyenkor akkor amikor aki ami de csak már még "
    # Czech
    "a i nebo když kdy jak kdo co je jsou být má může musí smí se si na v ve do z ze za po při pro s k o u od už že to "
    "ten jaký jaká jaké stane děje "
    # Swedish
    "och eller om man en ett att det den de är var kan får ska skall måste när hur vad vem vilka som i på av till för "
    "med inte då så har händer sker".split()
)


def fold(text: str) -> str:
    """Small letters without accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def split_words(text: str) -> list[str]:
    return WORD.findall(text.casefold())


@cache
def endings(language: str) -> tuple[str, ...]:
    return tuple(sorted(ENDINGS[language], key=len, reverse=True))


def stem(word: str, language: str) -> str:
    """The stem by the language's stemmer; a new one each time, because threads cannot share it and it costs little."""
    return str(snowballstemmer.stemmer(SNOWBALL[language]).stemWord(word))


@lru_cache(maxsize=50_000)
def whole_stem(word: str, language: str) -> str:
    """The stem with its accents, for telling terms apart."""
    return stem(word.casefold(), language)


def light_stem(folded: str, language: str) -> str:
    """A rougher stem that does not need accents."""
    for _ in range(2):
        for ending in endings(language):
            if folded.endswith(ending) and len(folded) - len(ending) >= STEM_LENGTH:
                folded = folded[: -len(ending)]
                break
    return folded


@lru_cache(maxsize=100_000)  # a bound, should strangers type that many words
def forms(word: str, language: str) -> tuple[str, str, str]:
    """The three terms a word is indexed under: as it stands, by its stem, by its rough stem; best first.

    >>> forms("cards", "en")
    ('en=cards', 'en~card', 'en-card')
    """
    folded = fold(word)
    return (
        f"{language}={folded}",
        f"{language}~{fold(stem(word, language))}",
        f"{language}-{light_stem(folded, language)}",
    )
