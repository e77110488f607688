"""Reading pages: where one is, what follows, what one can choose from, and what goes on paper."""

import re

import pytest
import segno
from flask.testing import FlaskClient

from rulebook.render import strip_tags
from web.qr import draw_qr
from web.site import Site
from web.text.language import LANGUAGES

URL = "http://127.0.0.1:8000"


def between(page: str, start: str, end: str) -> str:
    """What a page has from one piece of markup to the next of another."""
    begin = page.index(start)
    return page[begin : page.index(end, begin)]


def rule(page: str, anchor: str) -> str:
    return between(page, f'id="{anchor}"', "</article>")


def test_crumbs_lead_from_the_book_through_the_chapter_to_the_section(client: FlaskClient) -> None:
    crumbs = between(client.get("/en/bridge/64").text, 'class="crumbs"', "</nav>")
    assert strip_tags(crumbs).endswith("Bridge Revokes Law 64")
    assert 'href="/en/bridge/#chapter-10"' in crumbs
    assert 'id="chapter-10"' in client.get("/en/bridge/").text
    assert strip_tags(between(client.get("/sv/vira/7").text, "<ol>", "</ol>")).startswith("7.1")
    leaf = between(client.get("/en/bridge/64A1").text, 'class="crumbs"', "</nav>")
    assert strip_tags(leaf).endswith("Bridge Revokes Law 64 64A 64A1")


def test_the_contents_beside_a_section_tell_its_paragraphs_apart(client: FlaskClient) -> None:
    beside = between(client.get("/en/bridge/64").text, 'id="contents"', "</nav>")
    assert "Automatic trick transfer" in beside
    assert re.search(r'class="run">.*href="#p-64B8">64B8</a>', beside)  # eight that begin alike
    beside = between(client.get("/en/marias/E").text, 'id="contents"', "</nav>")
    assert '<span lang="en">A player does not follow suit</span>' in beside
    assert 'rel="prev" href="/en/marias/D"' in beside


@pytest.mark.parametrize(
    ("address", "fact", "costs"),
    [
        ("/cs/marias/E", "p-E-2-a", ["E.6.b)", "E.6.c)", "E.6.e)", "E.6.f)"]),
        ("/cs/marias/E", "p-E-2-f", ["E.6.b)", "E.6.c)", "B.11", "E.6.e)", "E.6.f)"]),
        ("/cs/marias/E", "p-E-3-h", ["E.6.a)", "A"]),
        ("/hu/ulti/13", "p-13-3-4", ["10. § (3) e)", "10. § (3) f)"]),
        ("/sv/vira/6", "p-6-1", ["§ 6.2", "§ 6.3", "§ 6.4"]),
        ("/en/bridge/61", "p-61A", ["Law 62A", "Law 64A"]),
    ],
)
def test_a_fact_says_where_its_consequence_is(client: FlaskClient, address: str, fact: str, costs: list[str]) -> None:
    line = between(rule(client.get(address).text, fact), 'class="cited costs"', "</p>")
    assert re.findall(r'data-peek="[^"]*">([^<]*)</a>', line) == costs


def test_what_costs_nothing_says_nothing(client: FlaskClient) -> None:
    page = client.get("/en/marias/E").text
    assert "costs" not in rule(page, "p-E-5-a")
    assert "costs" not in rule(page, "p-E-6-b")


def test_a_leaf_stands_with_its_family(client: FlaskClient) -> None:
    page = client.get("/en/marias/E.2.a").text
    family = strip_tags(between(page, 'class="family"', "</p>"))
    assert "Provisions on renonc (faults)" in family
    assert "E.2 Renonc in the game" in family
    consequence = strip_tags(between(page, 'class="rule consequence"', "</section>"))
    assert "The side that has committed a renonc in the game has lost." in consequence
    assert "points won by forfeit" not in consequence  # that is read where it stands


def test_notes_are_folded_to_their_first_words(client: FlaskClient) -> None:
    page = client.get("/en/bridge/64").text
    note = between(rule(page, "p-64A"), '<details class="note">', "</details>")
    assert strip_tags(between(note, "<summary>", "</summary>")).startswith("Note: The document prints")
    assert "we read" in strip_tags(note)


def test_headings_can_be_listed_by_number_and_words(client: FlaskClient) -> None:
    page = client.get("/en/bridge/64").text
    headings = [strip_tags(heading) for heading in re.findall(r"<h[1-6][^>]*>.*?</h[1-6]>", page, re.DOTALL)]
    assert headings[0] == "Law 64. What happens after an established revoke"
    assert headings[1] == "64A Automatic trick transfer"
    assert headings[2].endswith("64A1 If the offending player personally (Law 64 footnote 1) won the trick of …")
    assert len(headings) == len(set(headings))


def test_a_section_offers_ruling_and_practice_once(client: FlaskClient) -> None:
    page = client.get("/en/bridge/64").text
    acts = between(page, 'class="acts"', "</div>")
    assert '<a class="go" href="/en/desk/bridge/revoke">Get a ruling: Revoke</a>' in acts
    assert 'href="/en/quiz/bridge/?law=64"' in acts
    assert page.count("Practise this") == 1
    assert 'class="go"' not in client.get("/en/vira/7").text  # nothing is decided there yet


def test_a_long_section_folds_its_rulings(client: FlaskClient) -> None:
    acts = between(client.get("/en/ulti/13").text, 'class="acts"', "</details>")
    assert acts.count("Get a ruling:") == 1
    assert acts.count("<li>") > 3


@pytest.mark.parametrize("ui", LANGUAGES)
def test_the_contents_have_a_row_a_paragraph_with_its_first_words(client: FlaskClient, site: Site, ui: str) -> None:
    page = client.get(f"/{ui}/marias/").text
    assert page.count("<details>") == len(site.library.books["marias"].sections)
    row = between(page, f'href="/{ui}/marias/E#p-E-2-a"', "</li>")
    assert "Hráč nepřizná barvu" in row if ui == "cs" else "A player does not follow suit" in row


def test_the_contents_of_bridge_stand_in_chapters_with_quick_picks(client: FlaskClient) -> None:
    page = client.get("/hu/bridge/").text
    assert page.count('id="chapter-') == page.count('href="#chapter-') == 18
    assert between(page, 'class="fold quick"', "</details>").count("<li>") == 15
    assert between(page, 'id="chapter-10"', "</section>").count("<li>") == 4


def test_readers_of_another_language_are_told_what_the_text_is_in(client: FlaskClient) -> None:
    assert "text je k dispozici jen v těchto jazycích: maďarština, angličtina." in client.get("/cs/ulti/").text
    assert "ezeken a nyelveken" not in client.get("/hu/ulti/").text
    assert ">Jak se hraje" in client.get("/cs/ulti/").text


def test_laws_are_cited_in_the_words_of_the_reader(client: FlaskClient) -> None:
    assert "Pravidlo 64" in client.get("/cs/bridge/64").text
    assert "Lag 64" in client.get("/sv/bridge/64").text
    assert client.get("/cs/bridge/Pravidlo 64A1").location == "/cs/bridge/64A1"


def test_the_switch_of_the_text_speaks_the_reader_s_language(client: FlaskClient) -> None:
    voices = between(client.get("/sv/ulti/13").text, 'class="voices"', "</nav>")
    assert ">Engelska</a>" in voices
    assert ">Ungerska</a>" in voices


def test_a_word_that_two_languages_share_stands_once(client: FlaskClient) -> None:
    assert strip_tags(between(client.get("/hu/glossary/ulti/talon").text, "<h1", "</h1>")).endswith("talon")
    page = client.get("/hu/glossary/ulti/").text
    assert page.count('href="#letter-') == page.count('id="letter-') > 15


def test_a_notice_has_game_section_edition_link_and_code(client: FlaskClient) -> None:
    page = client.get("/en/vira/7.2/notice").text
    sheet = between(page, 'class="sheet', "</article>")
    for words in ("Vira", "Faults in the play of the cards", "§ 7.2", "Stockholms Wirasällskap", "6 May 2010"):
        assert words in sheet
    assert str(draw_qr(f"{URL}/r/vira/7.2")) in sheet
    assert "Note:" not in sheet
    assert f'hreflang="x-default" href="{URL}/r/vira/7.2"' in page
    assert client.get("/en/vira/§ 7.2/notice").location == "/en/vira/7.2/notice"
    assert client.get("/en/vira/7.9/notice").status_code == 404


def test_a_notice_tells_the_consequence_too(client: FlaskClient) -> None:
    sheet = strip_tags(between(client.get("/cs/marias/E.2.a/notice").text, 'class="sheet', "</article>"))
    assert "Hráč nepřizná barvu." in sheet
    assert "ta prohrála" in sheet


def test_the_type_of_a_notice_shrinks_with_its_length(client: FlaskClient) -> None:
    sizes = [
        re.search(r'class="sheet (\w+)', client.get(f"/en/vira/{label}/notice").text).group(1)  # type: ignore[union-attr]
        for label in ("1.1", "7.2", "2.9", "2")
    ]
    assert sizes == ["huge", "large", "middling", "tiny"]


def test_the_code_is_that_of_the_permanent_link() -> None:
    link = f"{URL}/r/bridge/64A1"
    drawn = re.search(r' d="M4 4\.5([^"]*)"', draw_qr(link))
    assert drawn
    modules, x, y = set(), 0, 0
    for command, first, second in re.findall(r"([hm])(-?\d+)(?: (\d+))?", drawn.group(1)):
        if command == "h":
            modules |= {(y, x + step) for step in range(int(first))}
        x, y = x + int(first), y + int(second or 0)
    matrix = segno.make_qr(link, error="m").matrix
    assert modules == {(y, x) for y, row in enumerate(matrix) for x, module in enumerate(row) if module}


def test_every_reading_page_is_headed_on_paper_and_ends_with_its_code(client: FlaskClient) -> None:
    for address in ("/en/vira/7", "/en/vira/7.2", "/sv/vira/game"):
        page = client.get(address).text
        head = strip_tags(between(page, "letterhead", "</p>"))
        assert "Vira" in head
        assert "Stockholms Wirasällskap" in head
        assert str(draw_qr(f"{URL}/r{address[3:]}")) in page
