"""Numbers are found in any spelling, and the nearest ones when they do not exist."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook import Book
from rulebook.refs import Reference, find_references, is_below, nearest_labels, parse_reference, spelling_key
from web.site import Site


@pytest.fixture(scope="session")
def vira(site: Site) -> Book:
    return site.library.books["vira"]


@pytest.mark.parametrize("spelling", ["7.2", "7,2", "§ 7.2", "§7.2", "7:2", "7 2", "07.02", "paragraf 7.2", "7.2."])
def test_usual_spellings_find_the_paragraph(vira: Book, spelling: str) -> None:
    paragraph = vira.find(spelling)
    assert paragraph
    assert paragraph.label == "7.2"


@pytest.mark.parametrize("spelling", ["7.3", "72", "", "§", "seven", "7.2.1", "../7.2x", "٧.٢"])
def test_what_is_no_number_of_the_book_finds_nothing(vira: Book, spelling: str) -> None:
    assert vira.find(spelling) is None


@pytest.mark.parametrize(
    ("spelling", "label"),
    [
        ("13. § (3) 4.", "13.3.4"),
        ("13§(3)4", "13.3.4"),
        ("4. § F) (2) b) a)", "4.F.2.b.a"),
        ("E6b", "E.6.b"),
        ("e.6.b)", "E.6.b"),
        ("b 8", "B.8"),
        ("64 a 1", "64A1"),
        ("Law 64A1", "64A1"),
        ("12C1e(i)", "12C1ei"),
    ],
)
def test_players_spellings_of_other_books_have_the_label_s_key(spelling: str, label: str) -> None:
    assert spelling_key(spelling) == spelling_key(label)


def test_a_label_is_below_another_only_at_a_boundary() -> None:
    assert is_below("7.2", "7")
    assert is_below("27B1a", "27B")
    assert not is_below("7.10", "7.1")
    assert not is_below("27", "2")
    assert not is_below("7.2", "7.2")


def test_the_nearest_labels_come_from_the_same_section_first(vira: Book) -> None:
    assert [paragraph.label for paragraph in vira.nearest("7.3")][:2] == ["7.2", "7.1"]
    assert vira.nearest("2.11")[0].label == "2.10"
    assert vira.nearest("8")[0].label == "7"


def test_references_are_read_once_each_in_order() -> None:
    text = "[[2.7]], [[2.5|see there]], [[2.7]], [[marias:E.2.a]]"
    expected = (Reference("vira", "2.7"), Reference("vira", "2.5"), Reference("marias", "E.2.a"))
    assert find_references(text, "vira") == expected


@given(st.from_regex(r"[a-z]{2,8}", fullmatch=True), st.from_regex(r"[0-9A-Z][0-9A-Za-z.]{0,8}", fullmatch=True))
def test_a_reference_written_and_read_again_is_the_same(book: str, label: str) -> None:
    reference = Reference(book, label)
    assert parse_reference(str(reference), "vira") == reference


@given(st.text(max_size=300))
def test_any_text_has_nearest_labels(text: str) -> None:
    assert len(nearest_labels(text, ["1", "1.1", "B.8", "27B1a"], 3)) == 3
