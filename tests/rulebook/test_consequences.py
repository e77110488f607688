"""Where a book keeps a fact and its consequence apart, the two are joined; every label is checked."""

import shutil
from pathlib import Path

import pytest

from app import CONTENT
from rulebook import ContentError, Library, load_book, load_library


@pytest.fixture(scope="module")
def library() -> Library:
    return load_library(CONTENT)


def test_a_paragraph_without_its_own_has_those_of_what_it_is_a_part_of(library: Library) -> None:
    marias = library.books["marias"]
    assert [one.label for one in marias.consequences("E.2.a")] == ["E.6.b", "E.6.c", "E.6.e", "E.6.f"]
    assert [one.label for one in marias.consequences("E.2.f")] == ["E.6.b", "E.6.c", "B.11", "E.6.e", "E.6.f"]
    assert marias.consequences("E.5.a") == ()


def test_every_kind_of_renonc_has_its_price(library: Library) -> None:
    marias = library.books["marias"]
    faults = [label for label in marias.paragraphs if label.startswith(("E.2", "E.3", "E.4"))]
    assert len(faults) == 22
    assert all(marias.consequences(label) for label in faults)


@pytest.mark.parametrize(
    ("costs", "complaint"),
    [
        ('"6.1" = ["6.9"]', "consequences of 6.1: there is no 6.9"),
        ('"6.9" = ["6.1"]', "consequences of 6.9: there is no 6.9"),
        ('"6.1" = []', "consequences of 6.1 that are none"),
        ('"6.1" = ["6.1"]', "consequences of 6.1 that are none"),
    ],
)
def test_a_consequence_that_is_not_there_is_found(tmp_path: Path, costs: str, complaint: str) -> None:
    folder = tmp_path / "vira"
    shutil.copytree(CONTENT / "vira", folder)
    settings = (folder / "book.toml").read_text()
    (folder / "book.toml").write_text(settings.replace('"6.1" = ["6.2", "6.3", "6.4"]', costs))
    with pytest.raises(ContentError, match=complaint):
        load_book(folder)
