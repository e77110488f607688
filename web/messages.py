"""Extracts every text of the interface and brings the catalogues up to date; used by `python app.py messages`."""

from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from web.language import CATALOGUES, LANGUAGES, SOURCE

FOLDERS = {"web": ("**.py", "python"), "templates": ("**.html", "jinja2")}
KEYWORDS: dict[str, tuple[int, ...] | None] = {"_": None, "N_": None, "gettext": None, "ngettext": (1, 2)}


def extract_messages(home: Path) -> Catalog:
    """Every text that is marked for translation, with the files it stands in."""
    template = Catalog(charset="utf-8")
    options = {"**.html": {"trimmed": "true", "silent": "false"}}
    for folder, method in FOLDERS.items():
        found = extract_from_dir(home / folder, [method], options, KEYWORDS)
        for name, _, message, comments, context in found:
            template.add(message, locations=[(f"{folder}/{name}", 1)], auto_comments=comments, context=context)
    return template


def load_catalogue(language: str) -> Catalog:
    path = CATALOGUES / f"{language}.po"
    if not path.exists():
        return Catalog(locale=language, charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=language, charset="utf-8")


def update_catalogues(home: Path) -> Iterator[str]:
    """Merge the extracted texts into every catalogue; say for each how much is left to translate."""
    template = extract_messages(home)
    for language in LANGUAGES:
        if language == SOURCE:
            continue
        catalogue = load_catalogue(language)
        catalogue.update(template, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        save_catalogue(language, catalogue)
        yield f"{language}: {len(catalogue)} texts, {len(untranslated(catalogue))} not translated"


def save_catalogue(language: str, catalogue: Catalog) -> None:
    """Write a catalogue with a heading that does not change from day to day."""
    with (CATALOGUES / f"{language}.po").open("wb") as file:
        plural_forms = f"Plural-Forms: {catalogue.plural_forms}"
        for line in ('msgid ""', 'msgstr ""', f'"Language: {language}\\n"', f'"{plural_forms}\\n"'):
            file.write(f"{line}\n".encode())
        file.write(b'"Content-Type: text/plain; charset=utf-8\\n"\n\n')
        write_po(file, catalogue, width=110, sort_output=True, include_lineno=False, omit_header=True)


def untranslated(catalogue: Catalog) -> list[str]:
    """The texts without a translation, and those whose translation is only a guess."""
    return [str(message.id) for message in catalogue if message.id and (message.fuzzy or not all_parts(message.string))]


def all_parts(translation: str | list[str] | tuple[str, ...] | None) -> bool:
    return all(translation) if isinstance(translation, (list, tuple)) and translation else bool(translation)
