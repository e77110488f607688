"""The glossaries: complete both ways, in each language's order, and marked in the texts only where they are meant."""

import re
import tomllib
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from rulebook import Book, ContentError
from rulebook.glossary.collation import initial, sort_key
from rulebook.glossary.finder import TermFinder
from rulebook.glossary.term import load_terms
from web.site import Site
from web.text.language import LANGUAGES

CHECKED = Path(__file__).with_name("terms")
FEWEST_TERMS = {"ulti": 60, "marias": 60, "vira": 55, "bridge": 100}
TERM = """
[[term]]
id = "talong"
words.sv = ["talong"]
words.en = ["talon"]
defined = ["1.6"]
[term.definition]
sv = "Korten som blir över."
en = "The cards left over."
"""


@pytest.fixture(scope="session", params=sorted(FEWEST_TERMS))
def book(request: pytest.FixtureRequest, site: Site) -> Book:
    return site.library.books[request.param]


def test_every_book_has_its_terms_in_both_languages(book: Book) -> None:
    print(f"{book.id}: {len(book.terms)} terms")
    assert len(book.terms) >= FEWEST_TERMS[book.id]
    for term in book.terms:
        for language in book.languages:
            assert term.names[language], term.id
            assert len(term.definition[language]) > 15, term.id


def test_every_term_is_on_both_sides_of_the_glossary(client: FlaskClient, book: Book) -> None:
    for order in ("", "?text=en"):
        page = client.get(f"/en/glossary/{book.id}/{order}").text
        assert all(f'href="/en/glossary/{book.id}/{term.id}"' in page for term in book.terms)


def test_a_term_that_no_paragraph_regulates_names_none(client: FlaskClient) -> None:
    assert "Regulated in" in client.get("/en/glossary/vira/kop").text
    assert "Regulated in" not in client.get("/en/glossary/vira/omkop").text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "talong"', "", "lacks"),
        ('sv = "Korten som blir över."', "", "has no definition in"),
        ('["1.6"]', '["9.9"]', "names paragraphs that do not exist"),
        ('words.en = ["talon"]', 'words.en = ["talon"]\nsee = ["pulla"]', "sends to terms that do not exist"),
        ('words.en = ["talon"]', 'words.en = ["talon"]\ncolour = "red"', "unknown"),
        ("[[term]]", f"{TERM}\n[[term]]", "stands twice"),
        ("[[term]]", "[[term", "not valid TOML"),
    ],
)
def test_a_faulty_glossary_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "glossary.toml"
    path.write_text(TERM, encoding="utf-8")
    assert [term.id for term in load_terms(path, ("sv", "en"), ["1.6"])] == ["talong"]
    path.write_text(TERM.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=re.escape(message)):
        load_terms(path, ("sv", "en"), ["1.6"])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", "cél csal dob gól gyűr ló lyuk öl őr pék só szán talon ül űr zár zsák"),
        ("cs", "cesta čas hra chyba idea renonc řada sto špatný trumf zdvih žalud"),
        ("sv", "bet bud hem vira zon ål ändra ögon"),
        ("en", "bid call trick"),
    ],
)
def test_words_are_in_the_language_s_own_order(language: str, words: str) -> None:
    expected = words.split()
    mixed = sorted(expected, key=lambda word: word[::-1])
    assert sorted(mixed, key=lambda word: sort_key(word, language)) == expected


def test_digraphs_are_letters() -> None:
    assert [initial(word, "hu") for word in ("Gyűr", "csal", "40/100", "áll")] == ["Gy", "Cs", "#", "A"]
    assert [initial(word, "cs") for word in ("chyba", "řada")] == ["Ch", "Ř"]
    assert initial("åka", "sv") == "Å"


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_marked_where_a_reader_would_mark_them(site: Site, language: str) -> None:
    """Paragraphs read and marked by hand, compared with what the site marks."""
    cases = tomllib.loads((CHECKED / f"{language}.toml").read_text(encoding="utf-8"))["paragraph"]
    assert len(cases) >= 25
    right = wrong = missed = 0
    for case in cases:
        book_id, _, label = case["ref"].partition(":")
        book = site.library.books[book_id]
        text = re.sub(r"\[\[[^\]]*\]\]", " ", book.paragraphs[label].text[book.voice_for(language)])
        marked = {term.id for term in book.finders[language].all_in(text, label)}
        wanted = set(case["terms"])
        right, wrong, missed = right + len(marked & wanted), wrong + len(marked - wanted), missed + len(wanted - marked)
        if marked != wanted:
            print(f"{case['ref']}: wrongly {sorted(marked - wanted)}, not {sorted(wanted - marked)}")
    precision, recall = right / (right + wrong), right / (right + missed)
    print(f"{language}: {len(cases)} paragraphs, {right} terms right, precision {precision:.3f}, recall {recall:.3f}")
    assert precision == 1
    assert recall >= 0.95


def test_a_term_is_marked_once_never_in_a_link_and_the_longest_wins(client: FlaskClient, site: Site) -> None:
    for address in ("/sv/vira/2", "/hu/ulti/3", "/cs/marias/E", "/en/bridge/50"):
        page = client.get(address).text
        assert 'class="term"' in page
        for article in re.findall(r'<article class="rule.*?</article>', page, flags=re.DOTALL):
            terms = re.findall(r'class="term" data-peek="([^"]*)"', article)
            assert len(terms) == len(set(terms)), address
            assert not re.search(r"<a [^>]*>(?:(?!</a>).)*<a ", article, flags=re.DOTALL), address
    vira = site.library.books["vira"]
    finder = TermFinder(vira.terms, "sv")
    assert [term.id for term in finder.all_in("lagd hand", "5.2")] == ["lagd-hand"]
    assert next(term.id for term in finder.all_in("givaren ger given", "3.1")) == "givare"


def test_a_term_page_says_it_in_both_languages_and_where_it_is_used(client: FlaskClient) -> None:
    page = client.get("/en/glossary/vira/talong").text
    assert 'lang="sv"' in page
    assert 'href="/en/vira/1#p-1-6"' in page
    assert "Used in" in page
    assert client.get("/en/glossary/vira/nonsense").status_code == 404
    assert client.get("/en/glossary/poker/").status_code == 404
    assert client.get("/en/glossary/vira/?text=hu").status_code == 400


def test_ideas_stand_side_by_side(client: FlaskClient, site: Site) -> None:
    print(f"{len(site.comparisons)} ideas compared")
    assert len(site.comparisons) >= 40
    for comparison in site.comparisons.values():
        assert len(comparison.games) >= 2, comparison.id
        assert comparison.title.keys() >= LANGUAGES.keys()
    page = client.get("/cs/concepts/revoke").text
    for book in comparison_books(site):
        assert f"/cs/{book}/" in page


def comparison_books(site: Site) -> list[str]:
    return list(site.comparisons["revoke"].games)
