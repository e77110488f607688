"""Extracts every text of the interface, each with the game it belongs to, from templates and modules."""

import ast
import io
import tomllib
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path, PurePath
from typing import IO, Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir, extract_python

from web.text.catalogue import SITE

PYTHON = [("**.py", "web.text.messages:extract_python_and_laws")]
FOLDERS = {
    "engine": PYTHON,
    "players": PYTHON,
    "quizzes": [*PYTHON, ("**.toml", "web.text.messages:extract_written_cases")],
    "web": PYTHON,
    "templates": [("**.html", "jinja2")],
}
OPTIONS = {"**.html": {"trimmed": "true", "silent": "false"}}
KEYWORDS: dict[str, tuple[int, ...] | None] = {
    "_": None,
    "N_": None,
    "law": None,
    "say": None,
    "gettext": None,
    "ngettext": (1, 2),
}


def extract_messages(home: Path) -> dict[str, Catalog]:
    """Every text that is marked for translation, in the order of the files: those of the site and of each game."""
    games = frozenset(path.parent.name for path in (home / "content").glob("*/book.toml"))
    templates = {SITE: Catalog(charset="utf-8")}
    for name, line, message in find_texts(home):
        game = game_of(PurePath(name), games)
        template = templates.setdefault(game, Catalog(charset="utf-8"))
        template.add(message, locations=[(name, line)], context=None if game == SITE else game)
    return templates


def game_of(path: PurePath, games: frozenset[str]) -> str:
    """The game whose folder or file a text stands in; all other texts are the site's.

    >>> game_of(PurePath("engine/bridge/revoke/revoke.py"), frozenset({"bridge"}))
    'bridge'
    """
    return next((name for name in path.with_suffix("").parts if name in games), SITE)


def find_texts(home: Path) -> list[tuple[str, int, Any]]:
    """File, line and text; a sentence or the two of a plural."""
    found = [
        (f"{folder}/{name}", line, message)
        for folder, method in FOLDERS.items()
        for name, line, message, _, _ in extract_from_dir(home / folder, method, OPTIONS, KEYWORDS)
    ]
    return sorted(found, key=lambda text: text[:2])


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


def extract_written_cases(file: IO[bytes], *_: object, **__: object) -> Iterator[tuple[int, Any, Any, Any]]:
    """The sentences of cases that are written by hand: their stories, and the reasons for and against each answer."""
    source = file.read().decode()
    data = tomllib.loads(source)
    told = [one for case in data["case"] for one in (*case["story"], *case["reasons"].values())]
    told += [one for shared in data.get("reasons", {}).values() for one in shared.values()]
    lines = source.splitlines()
    for text in dict.fromkeys(told):
        yield next((number for number, line in enumerate(lines, 1) if text in line), 1), "N_", text, []


def is_law(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "law"
