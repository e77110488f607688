"""The arrows between the packages point one way."""

import ast
import re
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parent.parent
PACKAGES = ("rulebook", "engine", "players", "quizzes", "web")
FILES = sorted(path for package in PACKAGES for path in (HOME / package).rglob("*.py"))
MAY_IMPORT = {
    "rulebook": {"rulebook", "markdown", "snowballstemmer", "whoosh"},
    "engine": {"engine"},
    "players": {"players", "engine"},
    "quizzes": {"quizzes", "players", "engine"},
    "web": {
        "web",
        "rulebook",
        "quizzes",
        "engine",
        "markupsafe",
        "flask",
        "werkzeug",
        "babel",
        "brotli",
        "htmx_flask",
        "jinja2_fragments",
        "_typeshed",
    },
    "app": {"web", "engine", "rulebook", "flask", "granian"},
    "bootstrap": set(),
}


def imported(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names} - sys.stdlib_module_names


@pytest.mark.parametrize("path", [*FILES, HOME / "app.py", HOME / "bootstrap.py"], ids=lambda path: path.stem)
def test_a_module_imports_only_what_its_package_may(path: Path) -> None:
    package = path.relative_to(HOME).parts[0].removesuffix(".py")
    assert imported(path) <= MAY_IMPORT[package]


@pytest.mark.parametrize(
    ("library", "user"),
    [("markdown", "markup.py"), ("whoosh", "index.py"), ("snowballstemmer", "word.py"), ("htmx_flask", "htmx.py")],
)
def test_a_library_behind_one_door_is_used_by_one_module(library: str, user: str) -> None:
    assert [path.name for path in FILES if library in imported(path)] == [user]


def test_the_query_parser_of_whoosh_is_never_used() -> None:
    assert not [path for path in FILES if "qparser" in path.read_text(encoding="utf-8")]


def test_app_stays_small() -> None:
    assert len((HOME / "app.py").read_text(encoding="utf-8").splitlines()) < 150


def test_templates_hold_no_script_and_no_style() -> None:
    for path in (HOME / "templates").rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\s(style|on[a-z]+)=", text), path
        assert all(" src=" in script for script in re.findall(r"<script[^>]*>", text)), path
        assert "</script>" not in text.replace("></script>", ""), path
