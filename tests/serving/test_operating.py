"""What docs/operating.md promises is there: every flag, the unit, what is said, and the licences of others' work."""

import argparse
import re
from configparser import RawConfigParser
from pathlib import Path

import pytest

from app import INDEX, parse_arguments
from tests.conftest import HOME
from web.compiled import FOLDER as TEMPLATES
from web.desk.explored import FOLDER as DIAGRAMS
from web.serving.flag import add_flags
from web.text.catalogue import COMPILED

GUIDE = (HOME / "docs" / "operating.md").read_text(encoding="utf-8")
WRITTEN = {folder.name for folder in (INDEX, COMPILED, TEMPLATES, DIAGRAMS)}
VENDORED = sorted((HOME / "static" / "vendor").iterdir())


def test_every_flag_has_a_row_in_the_guide() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    add_flags(parser)
    flags = [action.option_strings[0] for action in parser._actions]
    assert re.findall(r"^\| `(--[a-z]+)` \|", GUIDE, re.MULTILINE) == flags


def test_the_unit_starts_the_site_and_starts_it_again() -> None:
    unit = RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(HOME / "docs" / "renons.service", encoding="utf-8")
    service = unit["Service"]
    words = service["ExecStart"].partition("app.py ")[2].split()
    assert parse_arguments(words).url == "https://rules.example"
    assert service["Restart"] == "always"
    assert service["ProtectSystem"] == "strict"
    assert {path.rpartition("/")[2] for path in service["ReadWritePaths"].split()} == WRITTEN


def test_the_guide_makes_every_folder_that_the_site_writes_to() -> None:
    (made,) = re.findall(r"^install -d -o renons -m 700 (.+)$", GUIDE, re.MULTILINE)
    assert set(made.split()) == WRITTEN
    assert {f"{name}/" for name in WRITTEN} <= set((HOME / ".gitignore").read_text(encoding="utf-8").split())


def test_what_is_said_when_something_dies_is_what_the_guide_says() -> None:
    code = (HOME / "web" / "serving" / "server.py").read_text(encoding="utf-8")
    for said in ("The workers died twice in a row; the site is started again.", "The site cannot be served: "):
        assert said in code
        assert said in GUIDE


@pytest.mark.parametrize("path", [path for path in VENDORED if path.suffix != ".txt"], ids=lambda path: path.name)
def test_what_others_wrote_has_its_licence_beside_it(path: Path) -> None:
    package = re.match(r"[a-z]+-[0-9.]+[0-9]", path.name)
    assert package
    licence = HOME / "static" / "vendor" / f"{package[0]}.LICENSE.txt"
    assert "Permission to use, copy, modify" in licence.read_text(encoding="utf-8")
