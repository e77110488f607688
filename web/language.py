"""The four languages of the interface: their catalogues, their dates, and which one a reader gets."""

import io
from datetime import date
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from babel.dates import format_date
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from flask import Request

LANGUAGES = {"en": "English", "hu": "Magyar", "cs": "Čeština", "sv": "Svenska"}
SOURCE = "en"  # the language the messages are written in
CATALOGUES = Path(__file__).resolve().parent.parent / "translations"
COOKIE = "ui"


def N_(message: str) -> str:  # noqa: N802 (the name that extraction looks for)
    """Mark a message for translation where it stands; it is translated where it is shown."""
    return message


@cache
def catalogue(language: str) -> NullTranslations:
    """The messages of a language, read from its .po file on first use."""
    if language == SOURCE:
        return NullTranslations()
    compiled = io.BytesIO()
    with (CATALOGUES / f"{language}.po").open("rb") as file:
        write_mo(compiled, read_po(file, locale=language))
    compiled.seek(0)
    return GNUTranslations(compiled)


def negotiate(request: Request) -> str:
    """The reader's own choice, else the best of what the browser asks for, else English."""
    chosen = request.cookies.get(COOKIE, "")
    return chosen if chosen in LANGUAGES else request.accept_languages.best_match(LANGUAGES, SOURCE)


def format_edition_date(iso: str, language: str) -> str:
    """A document's date in words: 6 May 2010; or only its year."""
    locale = {"en": "en_GB"}.get(language, language)
    return iso if len(iso) == 4 else format_date(date.fromisoformat(iso), "long", locale=locale)
