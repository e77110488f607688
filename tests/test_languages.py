"""The interface is complete in four languages."""

from pathlib import Path

import pytest
from babel.messages.checkers import checkers

from web.language import LANGUAGES, SOURCE, format_edition_date
from web.messages import extract_messages, load_catalogue, untranslated

HOME = Path(__file__).resolve().parent.parent
TRANSLATED = [language for language in LANGUAGES if language != SOURCE]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated_and_none_is_a_guess(language: str) -> None:
    catalogue = load_catalogue(language)
    known = {message.id for message in catalogue if message.id}
    wanted = {message.id for message in extract_messages(HOME) if message.id}
    print(f"{language}: {len(known)} texts")
    assert len(wanted) > 30
    assert known == wanted, "run python app.py messages"
    assert untranslated(catalogue) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_keep_their_placeholders_and_plurals(language: str) -> None:
    catalogue = load_catalogue(language)
    for message in catalogue:
        if message.id:
            for checker in checkers:
                checker(catalogue, message)


def test_dates_are_written_as_each_language_does() -> None:
    written = {language: format_edition_date("2010-05-06", language) for language in LANGUAGES}
    assert written == {"en": "6 May 2010", "hu": "2010. május 6.", "cs": "6. května 2010", "sv": "6 maj 2010"}
    assert format_edition_date("2017", "hu") == "2017"
