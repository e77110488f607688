"""The books that ship: complete in both languages, linked, and with figures that agree."""

import re
from itertools import pairwise

import pytest
from flask.testing import FlaskClient

from rulebook import Book, Reference
from web.site import Site
from web.text.language import LANGUAGES

PARAGRAPHS = {"ulti": (160, 12), "marias": (81, 5), "vira": (52, 7), "bridge": (931, 95)}


@pytest.fixture(scope="session", params=sorted(PARAGRAPHS))
def book(request: pytest.FixtureRequest, site: Site) -> Book:
    return site.library.books[request.param]


def test_every_book_on_the_shelf_is_counted_here(site: Site) -> None:
    assert set(site.library.books) == set(PARAGRAPHS)


def test_all_paragraphs_are_there(book: Book) -> None:
    paragraphs, sections = PARAGRAPHS[book.id]
    print(f"{book.id}: {len(book.paragraphs)} paragraphs in {len(book.sections)} sections")
    assert len(book.paragraphs) == paragraphs
    assert len(book.sections) == sections


def test_numbers_run_without_a_gap_below_each_paragraph(book: Book) -> None:
    below: dict[str, list[int]] = {}
    for paragraph in book.paragraphs.values():
        last = paragraph.label.removeprefix(paragraph.parent or "").lstrip(".")
        if paragraph.parent and last.isdigit():
            below.setdefault(paragraph.parent, []).append(int(last))
    assert below
    for parent, numbers in below.items():
        assert numbers == list(range(1, len(numbers) + 1)), parent


def test_every_paragraph_says_something_in_every_voice(book: Book) -> None:
    for paragraph in book.paragraphs.values():
        for voice in book.voices:
            assert paragraph.heading[voice] or len(paragraph.text[voice]) > 15, paragraph.reference


def test_no_paragraph_is_left_in_the_other_language(book: Book) -> None:
    for paragraph in book.paragraphs.values():
        texts = [text for text in paragraph.text.values() if text]
        assert len(texts) == len(set(texts)), paragraph.reference


def test_every_number_as_written_is_found_again(book: Book) -> None:
    for label in book.paragraphs:
        for language in LANGUAGES:
            paragraph = book.find(book.format_reference(label, language))
            assert paragraph, label
            assert paragraph.label == label


def test_back_references_mirror_references(site: Site, book: Book) -> None:
    for paragraph in book.paragraphs.values():
        for target in paragraph.cites:
            if target != paragraph.reference:
                assert paragraph.reference in site.library[target].cited_by
        for source in paragraph.cited_by:
            assert paragraph.reference in site.library[source].cites


def test_tables_have_the_same_figures_in_both_languages(book: Book) -> None:
    def figures(text: str) -> list[list[str]]:
        rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
        return [
            [cell.strip() for cell in row if re.search(r"\d", cell) and not re.search(r"[^\W\d]", cell)] for row in rows
        ]

    texts = [(paragraph.label, paragraph.text) for paragraph in book.paragraphs.values()]
    texts += [(page.slug, page.text) for page in book.background]
    for name, text in texts:
        own, *others = (figures(text[voice]) for voice in book.voices)
        assert all(other == own for other in others), name


def test_every_book_introduces_itself_in_every_language_of_the_site(book: Book) -> None:
    assert set(book.about) == set(book.brief) == set(LANGUAGES)
    assert set(book.edition.document) == set(book.languages)


def test_every_background_page_has_a_title_in_every_language_of_the_site(book: Book) -> None:
    for page in book.background:
        assert {*page.name, *book.languages} == set(LANGUAGES), page.slug


def test_readers_find_a_game_under_the_name_it_has_in_their_language(client: FlaskClient) -> None:
    assert "Bridž" in client.get("/cs/").text
    contents = client.get("/cs/ulti/").text
    assert "Jak se hraje" in contents
    assert "How the game goes" not in contents
    assert "Bridzs" in client.get("/hu/").text


def test_vira_s_time_limits_are_cited_all_over(site: Site) -> None:
    assert len(site.library[Reference("vira", "2.7")].cited_by) >= 10
    assert len(site.library[Reference("vira", "2.5")].cited_by) >= 3


def test_the_ladder_of_vira_has_forty_bids_in_order(site: Site) -> None:
    (game,) = site.library.books["vira"].background
    for text in game.text.values():
        rows = [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("|")]
        numbers = [int(cell) for cell in rows if cell.isdigit()]
        assert numbers[:40] == list(range(1, 41))


def test_the_bid_table_of_ulti_adds_up(site: Site) -> None:
    for text in site.library[Reference("ulti", "3.5")].text.values():
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()]
        bids = [row for row in rows if len(row) == 6 and row[0].isdigit()]
        assert [int(bid[0]) for bid in bids] == list(range(1, 55))
        assert all(sum(map(int, bid[4].split("+"))) == int(bid[5]) for bid in bids)
        totals = [int(bid[5]) for bid in bids]
        assert totals == sorted(totals)
        assert max(totals) == 48


def test_section_13_of_ulti_has_twenty_five_cases_each_with_its_consequence(site: Site) -> None:
    ulti = site.library.books["ulti"].paragraphs
    cases = [label for label in ulti if re.fullmatch(r"13\.\d\.\d+", label)]
    assert len(cases) == 25
    for voice in site.library.books["ulti"].voices:
        for case in cases:
            texts = [ulti[label].text[voice] for label in ulti if label == case or label.startswith(f"{case}.")]
            assert any("\nfollows: " in text for text in texts), case
            assert any("\nwhy: " in text for text in texts), case


def test_the_laws_of_bridge_are_all_there_with_their_definitions(site: Site) -> None:
    labels = site.library.books["bridge"].paragraphs
    assert [label for label in labels if label.isdigit()] == [str(number) for number in range(1, 94)]
    assert sum(label.startswith("def.") for label in labels) == 66
    assert len([label for label in labels if label[0].isdigit() and "fn" not in label]) == 827


def test_the_imp_scale_has_no_gap(site: Site) -> None:
    for voice, text in site.library[Reference("bridge", "78B")].text.items():
        steps = [tuple(map(int, found)) for found in re.findall(r"\| *(\d+)[–-](\d+) *\| *(\d+) *\|", text)]
        assert [imp for _, _, imp in steps] == list(range(len(steps)))
        assert all(after[0] == before[1] + 10 for before, after in pairwise(steps)), voice.name
        assert (2000, 2240, 19) in steps
