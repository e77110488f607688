"""Extracts every text of the interface and brings the catalogues up to date; used by `python app.py messages`."""

import ast
import io
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir, extract_python
from babel.messages.pofile import read_po, write_po

from web.language import CATALOGUES, LANGUAGES, SOURCE

PYTHON = [("**.py", "web.messages:extract_python_and_laws")]
FOLDERS = {"engine": PYTHON, "players": PYTHON, "quizzes": PYTHON, "web": PYTHON, "templates": [("**.html", "jinja2")]}
KEYWORDS: dict[str, tuple[int, ...] | None] = {
    "_": None,
    "N_": None,
    "law": None,
    "say": None,
    "gettext": None,
    "ngettext": (1, 2),
}


def extract_messages(home: Path) -> Catalog:
    """Every text that is marked for translation, with the files it stands in."""
    template = Catalog(charset="utf-8")
    options = {"**.html": {"trimmed": "true", "silent": "false"}}
    for folder, method in FOLDERS.items():
        found = extract_from_dir(home / folder, method, options, KEYWORDS)
        for name, _, message, comments, context in found:
            template.add(message, locations=[(f"{folder}/{name}", 1)], auto_comments=comments, context=context)
    return template


def extract_python_and_laws(
    file: IO[bytes], keywords: Iterable[str], comment_tags: Collection[str], options: Any
) -> Iterator[tuple[int, Any, Any, Any]]:
    """What a module marks for translation, and the docstrings of its laws, which readers see as their conditions."""
    source = file.read()
    marks = dict.fromkeys(keyword for keyword in keywords if keyword != "law")
    yield from extract_python(io.BytesIO(source), marks, comment_tags, options)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and any(is_law(decorator) for decorator in node.decorator_list):
            yield node.lineno, "law", " ".join((ast.get_docstring(node) or "").split()), []


def is_law(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "law"


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
