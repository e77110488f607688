"""Broken content stops the load, with the file, the line and what to do."""

from pathlib import Path

import pytest

from rulebook import ContentError, Reference, load_book, load_library

BOOK = """
title = "Toy"
shelf = 1
voices = ["sv", "en"]
cards = [["spades", "A", "A"]]
label = '[1-9](\\.[1-9]\\d?)?'
sections = ["1"]
background = ["game"]
reference = "section-sign"
[about]
en = "A toy."
[edition]
issuer = "Nobody"
date = "2020"
[edition.document]
sv = "Leksak"
en = "Toy"
"""
SECTION = """# [1] Titel

[1.1] Första. Se [[1.2]].

> note: Öppet: [[1.1]] säger
> inget mer.

[1.2] Andra.

| a | b |
|---|---|
| 1 | [[1.1|här]] |
"""
GAME = "# Spelet\n\n## Kort\n\nSe [[1.2]].\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small book without a fault."""
    book = tmp_path / "vira"
    for language in ("sv", "en"):
        (book / language).mkdir(parents=True)
        (book / language / "1.md").write_text(SECTION, encoding="utf-8")
        (book / language / "game.md").write_text(GAME, encoding="utf-8")
    (book / "book.toml").write_text(BOOK, encoding="utf-8")
    return book


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def problems(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_book(folder)
    return [str(problem).replace(str(folder), "") for problem in caught.value.problems]


def test_a_book_without_a_fault_loads(folder: Path) -> None:
    book = load_book(folder)
    first, own = book.paragraphs["1.1"], book.voices[0]
    assert first.text[own] == "Första. Se [[1.2]]."
    assert first.notes[own] == ("Öppet: [[1.1]] säger\ninget mer.",)
    assert first.level == 2
    assert first.parent == "1"
    assert first.cites == (Reference("vira", "1.2"), Reference("vira", "1.1"))
    assert book.paragraphs["1.2"].cited_by == (Reference("vira", "1.1"),)
    assert first.cited_by == (Reference("vira", "1.2"),)
    assert book.background[0].cites == (Reference("vira", "1.2"),)


def test_a_loaded_book_cannot_be_changed(folder: Path) -> None:
    with pytest.raises(AttributeError):
        load_book(folder).title = "Other"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("sv/1.md", "[1.2] Andra", "[1,2] Andra", "/sv/1.md:8: broken label"),
        ("sv/1.md", "[1.2] Andra", "[1.2 Andra", "/sv/1.md:8: broken label"),
        ("sv/1.md", "# [1] Titel", "#[1] Titel", "/sv/1.md:1: broken label"),
        ("sv/1.md", "[1.2] Andra", "[1.1] Andra", "/sv/1.md:8: label 1.1 stands already in 1.md:3"),
        ("sv/1.md", "[1.2] Andra", "[2.2] Andra", "/sv/1.md:8: label 2.2 does not belong to section 1"),
        ("sv/1.md", "[1.2] Andra", "[1.200] Andra", "/sv/1.md:8: 1.200 is no label of this book"),
        (
            "sv/1.md",
            "[1.2] Andra.\n\n| a | b |\n|---|---|\n| 1 | [[1.1|här]] |\n",
            "[1.2]\n",
            "/sv/1.md:8: paragraph 1.2 is empty",
        ),
        ("sv/1.md", "# [1] Titel", "[1] Titel", "/sv/1.md:1: section 1 has no title"),
        ("sv/1.md", "# [1] Titel", "Ord.\n\n# [1] Titel", "/sv/1.md:1: text before the first label"),
        ("en/1.md", "[1.2] Andra.", "", "/en/1.md: missing translation of 1.2"),
        (
            "en/1.md",
            "> note: Öppet: [[1.1]] säger\n> inget mer.\n",
            "",
            "/en/1.md:3: missing translation: 1.1 has 0 notes",
        ),
        ("en/1.md", "Se [[1.2]].", "Se 1.2.", "/en/1.md:3: 1.1 links to vira:1.2 in one language only"),
        ("en/1.md", "# [1] Titel", "# [1]", "/en/1.md:1: section 1 has no title"),
        ("sv/1.md", "[[1.2]]", "[[1.3]]", "/sv/1.md:3: dead link: there is no vira:1.3"),
        ("sv/game.md", "[[1.2]]", "[[1.3]]", "/sv/game.md:5: dead link"),
        ("sv/1.md", "[[1.2]]", "[[1.2]", "/sv/1.md:3: a link that is not closed"),
        ("sv/1.md", "|---|---|", "| x | y |", "/sv/1.md:11: a table without a separator"),
        ("sv/1.md", "| 1 | [[1.1|här]] |", "| 1 | 2 | 3 |", "/sv/1.md:12: a table row of 3 cells below a heading of 2"),
        ("sv/1.md", "| 1 | [[1.1|här]] |", "| 1 | 2", "/sv/1.md:12: a table row without its closing bar"),
        ("sv/1.md", "> note: Öppet", "> Öppet", "/sv/1.md:5: a block quote that is no note"),
        ("sv/game.md", "# Spelet", "Spelet", "/sv/game.md:1: no title"),
        ("sv/game.md", "Se [[1.2]].", "[1.2] Se.", "/sv/game.md:5: a label on a page without labels"),
        ("book.toml", 'reference = "section-sign"', "", "/book.toml: “reference” is missing"),
        ("book.toml", '["1"]', '["1"]\ncolour = "red"', "/book.toml: unknown setting “colour”"),
        ("book.toml", '"section-sign"', '"roman"', "/book.toml: an unknown style of reference"),
        ("book.toml", '["1"]', '["1"]\nmoney = "Kč"', "/book.toml: “money” is not a dict"),
        ("book.toml", 'background = ["game"]', "background = ", "/book.toml: not valid TOML"),
        ("book.toml", '["sv", "en"]', '["sv", "xx"]', "/book.toml: xx is no voice"),
        ("book.toml", '["sv", "en"]', "[]", "/book.toml: no voices"),
        (
            "book.toml",
            '["sv", "en"]',
            '["sv", "en", "sv-official"]',
            "/sv-official/1.md: missing translation: no such file",
        ),
        ("book.toml", "shelf = 1", 'shelf = "first"', "/book.toml: “shelf” is missing or not a int"),
        ("book.toml", 'sections = ["1"]', 'sections = ["1", "2"]', "/sv/2.md: missing translation: no such file"),
        ("book.toml", 'background = ["game"]', "background = []", "/sv/game.md: a file that book.toml does not name"),
    ],
)
def test_a_fault_is_named_with_its_place(folder: Path, file: str, old: str, new: str, message: str) -> None:
    if file.endswith("1.md") and "dead link" in message:
        change(folder, "en/1.md", old, new)
    change(folder, file, old, new)
    found = problems(folder)
    assert any(problem.startswith(message) for problem in found), found
    assert all(problem.endswith(".") for problem in found)  # every one closes with what to do


def test_all_problems_are_reported_at_once(folder: Path) -> None:
    change(folder, "sv/1.md", "[1.2] Andra", "[1,2] Andra")
    change(folder, "en/1.md", "> note:", ">")
    assert len(problems(folder)) >= 2


def test_paragraphs_in_another_order_are_refused(folder: Path) -> None:
    (folder / "en" / "1.md").write_text("# [1] T\n\n[1.2] B [[1.1]]\n\n[1.1] A\n", encoding="utf-8")
    assert any("1.2 stands where 1.1 should" in problem for problem in problems(folder))


def test_links_into_other_books_are_checked_when_all_books_are_loaded(folder: Path) -> None:
    for language in ("sv", "en"):
        change(folder, f"{language}/1.md", "[[1.2]]", "[[bridge:64A1]]")
    assert load_book(folder).paragraphs["1.1"].cites[0] == Reference("bridge", "64A1")
    with pytest.raises(ContentError, match="there is no bridge:64A1"):
        load_library(folder.parent)
