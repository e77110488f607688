"""The four languages of the interface: their catalogues, their dates, and which one a reader gets."""

from datetime import date
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal
from flask import Request

from web.text.catalogue import SITE, read_compiled, source

LANGUAGES = {"en": "English", "hu": "Magyar", "cs": "Čeština", "sv": "Svenska"}
SOURCE = "en"  # the language the messages are written in
TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE)
LOCALES = {"en": "en_GB"}  # where they have another name than the language
COOKIE = "ui"


@cache
def catalogue(language: str, game: str = SITE) -> NullTranslations:
    """The texts of a game, and behind them those of the site, in a language; loaded when first needed."""
    if language == SOURCE:
        return NullTranslations()
    if game != SITE and not source(language, game).exists():
        return catalogue(language)
    return GNUTranslations(BytesIO(read_compiled(language, game)))


def negotiate(request: Request) -> str:
    """The reader's own choice, else the best of what the browser asks for, else English."""
    chosen = request.cookies.get(COOKIE, "")
    return chosen if chosen in LANGUAGES else request.accept_languages.best_match(LANGUAGES, SOURCE)


@cache
def language_name(language: str, reader: str) -> str:
    """A language as readers of another call it.

    >>> language_name("hu", "en"), language_name("en", "cs")
    ('Hungarian', 'angličtina')
    """
    name: str = Locale.parse(reader).languages[language]
    return name


def format_number(number: float, language: str) -> str:
    """A number with two decimals at most, as the language writes it.

    >>> format_number(1 / 3, "hu"), format_number(2, "en")
    ('0,33', '2')
    """
    return format_decimal(round(number, 2), locale=LOCALES.get(language, language))


def format_edition_date(iso: str, language: str) -> str:
    """A document's date in words: 6 May 2010; or only its year."""
    return (
        iso if len(iso) == 4 else format_date(date.fromisoformat(iso), "long", locale=LOCALES.get(language, language))
    )
