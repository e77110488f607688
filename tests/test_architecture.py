"""The arrows between the packages point one way."""

import ast
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parent.parent
FILES = sorted(path for folder in ("rulebook", "web") for path in (HOME / folder).rglob("*.py"))
MAY_IMPORT = {
    "rulebook": {"rulebook", "markdown"},
    "web": {"web", "rulebook", "flask", "werkzeug", "babel", "brotli", "_typeshed"},
    "app": {"web", "rulebook", "flask", "granian"},
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


def test_only_render_uses_the_markdown_library() -> None:
    assert [path.name for path in FILES if "markdown" in imported(path)] == ["render.py"]


def test_app_stays_small() -> None:
    assert len((HOME / "app.py").read_text(encoding="utf-8").splitlines()) < 150


def test_templates_hold_no_script_and_no_style() -> None:
    for path in (HOME / "templates").glob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert " style=" not in text, path
        assert " on" not in {f" {name[:2]}" for name in text.split() if "=" in name and name.startswith("on")}, path
        assert text.count("<script") == text.count('<script type="module" src='), path
