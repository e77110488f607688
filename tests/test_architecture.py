"""The arrows between the packages point one way."""

import ast
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.games import GAMES

HOME = Path(__file__).resolve().parent.parent
PACKAGES = ("rulebook", "engine", "hearing", "players", "quizzes", "web")
FILES = sorted(path for package in PACKAGES for path in (HOME / package).rglob("*.py"))
MAY_IMPORT = {
    "rulebook": {"rulebook", "markdown", "snowballstemmer", "whoosh"},
    "engine": {"engine"},
    "hearing": {"hearing", "engine", "rulebook"},
    "players": {"players", "engine"},
    "quizzes": {"quizzes", "players", "engine"},
    "web": {
        "web",
        "granian",
        "rulebook",
        "hearing",
        "quizzes",
        "engine",
        "markupsafe",
        "flask",
        "werkzeug",
        "babel",
        "brotli",
        "htmx_flask",
        "jinja2",
        "jinja2_fragments",
        "segno",
        "_typeshed",
    },
    "app": {"web", "engine", "rulebook", "flask"},
    "bootstrap": set(),
}


def modules(path: Path) -> set[str]:
    """Every module that a file imports from, by its full name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def imported(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in modules(path)} - sys.stdlib_module_names


@pytest.mark.parametrize("path", [*FILES, HOME / "app.py", HOME / "bootstrap.py"], ids=lambda path: path.stem)
def test_a_module_imports_only_what_its_package_may(path: Path) -> None:
    package = path.relative_to(HOME).parts[0].removesuffix(".py")
    assert imported(path) <= MAY_IMPORT[package]


@pytest.mark.parametrize("path", [path for path in FILES if "players" in path.parts], ids=lambda path: path.stem)
def test_players_know_the_cards_and_the_table_of_their_game_only(path: Path) -> None:
    game = path.relative_to(HOME / "players").parts[0]
    known = (f"players.{game}.", "players.german.", f"engine.{game}.table.", "engine.cards.", "engine.text")
    ours = [name for name in modules(path) if name.partition(".")[0] in PACKAGES]
    assert [name for name in ours if not name.startswith(known)] == []


@pytest.mark.parametrize("path", sorted((HOME / "engine" / "cards").glob("*.py")), ids=lambda path: path.stem)
def test_cards_know_no_game(path: Path) -> None:
    ours = [name for name in modules(path) if name.partition(".")[0] in PACKAGES]
    assert [name for name in ours if not name.startswith(("engine.cards.", "engine.text"))] == []


@pytest.mark.parametrize(
    ("library", "user"),
    [
        ("markdown", "rulebook/markup"),
        ("whoosh", "rulebook/search/counting.py"),
        ("snowballstemmer", "rulebook/search/word.py"),
        ("htmx_flask", "web/answer/htmx.py"),
    ],
)
def test_a_library_is_behind_one_door(library: str, user: str) -> None:
    users = [path.relative_to(HOME) for path in FILES if library in imported(path)]
    assert users
    assert all(path.is_relative_to(user) for path in users), users


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


def classes(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


@pytest.mark.parametrize("game", GAMES)
def test_within_a_game_the_name_of_a_class_means_one_thing(game: str) -> None:
    """Neither two classes of a game nor one of a game and one that all games share have the same name."""
    packages = [HOME / package for package in ("engine", "players", "quizzes")]
    own = [path for package in packages for path in (package / game).rglob("*.py")]
    shared = [path for package in packages for path in (*package.glob("*.py"), *(package / "cards").glob("*.py"))]
    names = Counter(name for path in own for name in classes(path))
    names.update({name for path in shared for name in classes(path)})
    assert [name for name, count in names.items() if count > 1] == []


def test_shared_code_knows_no_game() -> None:
    site = [path for path in (HOME / "web").rglob("*.py") if "games" not in path.parts]
    for path in (*site, *(HOME / "quizzes").glob("*.py"), *(HOME / "engine").glob("*.py")):
        assert not re.search(r"(engine|players|quizzes|web\.games)\.(bridge|ulti)", path.read_text("utf-8")), path
    for path in (HOME / "templates").rglob("*.html"):
        if "games" not in path.parts:
            assert not re.search(r"\b(bridge|ulti|marias|vira)\b", path.read_text("utf-8")), path
