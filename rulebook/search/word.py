"""Words as a search sees them: without accents, and cut down to what their inflected forms have in common."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from threading import local

import snowballstemmer

WORD = re.compile(r"[^\W_]+")
SNOWBALL = {"en": "english", "hu": "hungarian", "cs": "czech", "sv": "swedish"}
LANGUAGES = tuple(SNOWBALL)


def order(ui: str) -> tuple[str, ...]:
    """All languages, the reader's first."""
    return ui, *(language for language in LANGUAGES if language != ui)


# Endings of words typed without accents, which the stemmers proper do not know. The longest is cut, twice at most.
ENDINGS: Mapping[str, frozenset[str]] = {
    "en": frozenset("ations ation ings ing edly ed ies es s ment ly er".split()),
    "hu": frozenset(
        "aitok eitek jaink jeink jaik jeik aink eink okat eket akat okhoz ekhez oknak eknek okkal ekkel okban ekben "
        "janak jenek aknal eknel atol etol abol ebol arol erol anak enek aval evel aban eben ahoz ehez aert eert "
        "nak nek val vel ban ben bol hoz hez rol tol ert kent kor nal nel jat jet jai jei juk unk tok tek jak jek "
        "hatnak hetnek hatja hatok hetek hatott hetett hat het amat emet tuk "
        "ott ett tak tek ani eni ni va ve ra re ba be ig on en at et ot ak ek ok ja je al el t k n a e i".split()
    ),
    "cs": frozenset(
        "ovanim ovani ovana ovany ovat eneho enemu enych enymi ani eni eho emu ych ymi ich imi ami emi ach ech ovi ove "
        "ence enky uje uji am em om ou um ho mu il al la lo li ly ny na ne no at it et ej y e i a o u".split()
    ),
    "sv": frozenset(
        "heterna heten heter ningarna ningar ningen ning andet ande ornas arnas ernas orna arna erna aren aste ade "
        "ats ets ens ar er or en et an na de te as es at ad a e t s n".split()
    ),
}
LONGEST_ENDING = max(len(ending) for endings in ENDINGS.values() for ending in endings)
STEM_LENGTH = 4

# Words that hold sentences together and say nothing about what is asked.
STOP_WORDS = frozenset(
    # English
    "a an the of to in on at is are be been being was were do does did doing done didn doesn don isn wasn can could "
    "may must should shall will would when what how who whom whose which why where if i you he she it they we me "
    "him us them my your his her their our its this that these those and or but not for with from by as there here "
    "has have had having happens happen happened then than about into during while someone somebody anyone anybody "
    "something anything some any so just only also though although because get gets got want wants wanted let "
    "please many much "
    # Hungarian
    "a az és vagy ha hogy hogyan mi mit ki kit kinek mikor kell kellett lehet szabad nem is egy van vannak volt "
    "voltak meg milyen melyik mennyi mennyit hány hányszor történik történt ilyenkor akkor amikor aki akinek akit "
    "ami amit de csak már még valaki valakinek valakit valami valamit én te ő ők ez ezt azt pedig mert hát hogyha "
    "volna lenne lesz legyen lett úgy így most majd itt ott nekem neki nekünk szeretnék szeretném tud tudok tudott "
    "ér jár "
    # Czech
    "a i nebo když kdy jak kdo co je jsou být má může musí smí se si na v ve do z ze za po při pro s k o u od už že "
    "to ten jaký jaká jaké stane děje někdo někoho někomu něco koho komu čí který která které mohu můžu mohl mohla "
    "smím bych by byl byla bylo byli jsem jsi jsme jste mi mě mu ho ji jí nám nás on ona oni ale až aby ani kolik "
    "kolikrát jen jenom také taky tedy tak ještě potom pak než pokud jestli dá není nesmí stalo stal "
    # Swedish
    "och eller om man en ett att det den de är var kan får ska skall måste när hur vad vem vilka som i på av till "
    "för med inte då så har händer sker någon något några nån vi ni han hon jag du min mitt mina din ditt sin sitt "
    "sina hans hennes dess deras mig dig honom henne oss dem denna detta dessa där här sig fast men ju nog också "
    "bara väl ha hade göra gör gjorde bli blir blev vill ville kunde fick skulle borde vara varit många hände".split()
)


def fold(text: str) -> str:
    """Small letters without accents."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@lru_cache(maxsize=20_000)
def is_stop_word(word: str) -> bool:
    """Whether a word says nothing, typed with its accents or without."""
    return word in STOP_WORDS or fold(word) in bare_stop_words()


@cache
def bare_stop_words() -> frozenset[str]:
    return frozenset(map(fold, STOP_WORDS))


def split_words(text: str) -> list[str]:
    return WORD.findall(text.casefold())


class Stemmers(local):
    """The stemmers of the languages, for each thread its own: they cannot be shared."""

    def __init__(self) -> None:
        self.by_language = {language: snowballstemmer.stemmer(name) for language, name in SNOWBALL.items()}


STEMMERS = Stemmers()


def stem(word: str, language: str) -> str:
    """The stem by the language's stemmer."""
    return str(STEMMERS.by_language[language].stemWord(word))


@lru_cache(maxsize=50_000)
def whole_stem(word: str, language: str) -> str:
    """The stem with its accents, for telling terms apart."""
    return stem(word.casefold(), language)


def light_stem(folded: str, language: str) -> str:
    """A rougher stem that does not need accents."""
    for _ in range(2):
        for length in range(min(LONGEST_ENDING, len(folded) - STEM_LENGTH), 0, -1):
            if folded[-length:] in ENDINGS[language]:
                folded = folded[:-length]
                break
    return folded


@lru_cache(maxsize=100_000)  # a bound, should strangers type that many words
def forms(word: str, language: str) -> tuple[str, str, str]:
    """The three terms a word is indexed under: as it stands, by its stem, by its rough stem; best first.

    >>> forms("cards", "en")
    ('en=cards', 'en~card', 'en-card')
    """
    if word.isdecimal() and word.isascii():  # has no endings
        return f"{language}={word}", f"{language}~{word}", f"{language}-{word}"
    folded = fold(word)
    return (
        f"{language}={folded}",
        f"{language}~{fold(stem(word, language))}",
        f"{language}-{light_stem(folded, language)}",
    )
