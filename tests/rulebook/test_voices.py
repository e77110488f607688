"""A book speaks in as many voices as its folder has, and each text is rendered once in each."""

from pathlib import Path
from shutil import copytree

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from rulebook import load_library
from rulebook.markup.dialect import Converted, Dialect
from rulebook.search.opening import open_search
from rulebook.search.search import Asked
from tests.rulebook.test_manuscript import BOOK, GAME, SECTION
from web.place import Place
from web.site import BOTH, Site

OFFICIAL = SECTION.replace("Andra.", "Den andra, i förbundets egna ord.")


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One book of a game that nothing in the code knows, in its own language, in English and in its issuer's words."""
    content = tmp_path_factory.mktemp("content")
    for voice, section in (
        ("sv", SECTION),
        ("en", SECTION.replace("Andra.", "The second.")),
        ("sv-official", OFFICIAL),
    ):
        folder = content / "toy" / voice
        folder.mkdir(parents=True)
        (folder / "1.md").write_text(section, encoding="utf-8")
        (folder / "game.md").write_text(GAME, encoding="utf-8")
    about = "\n".join(f'{language} = "A toy."' for language in ("hu", "cs", "sv"))
    book = BOOK.replace('["sv", "en"]', '["sv", "en", "sv-official"]').replace(
        'en = "A toy."', f'en = "A toy."\n{about}'
    )
    (content / "toy" / "book.toml").write_text(book, encoding="utf-8")
    return content


@pytest.fixture(scope="module")
def toy(content: Path) -> Flask:
    return create_app(content=content)


@pytest.fixture
def reader(toy: Flask) -> FlaskClient:
    return toy.test_client()


def test_every_page_of_a_book_in_three_voices_answers(toy: Flask, reader: FlaskClient) -> None:
    site: Site = toy.extensions["renons"]
    places = [place for place in site.places() if place.book]
    assert {place.text for place in places} == {"", "sv", "en", "sv-official", BOTH}
    assert {reader.get(site.page(place)).status_code for place in places} == {200}


def test_a_third_voice_is_a_view_of_its_own(reader: FlaskClient) -> None:
    page = reader.get("/en/toy/1?text=sv-official").text
    assert "i förbundets egna ord" in page
    assert "The second." not in page
    assert 'href="/en/toy/1?text=sv-official#p-1-2"' in page
    assert 'aria-current="true" hreflang="sv">Swedish (official)</a>' in page


def test_side_by_side_shows_two_voices_the_reader_s_first(reader: FlaskClient) -> None:
    page = reader.get(f"/en/toy/1?text={BOTH}").text
    assert page.index("The second.") < page.index("Andra.")
    assert "i förbundets egna ord" not in page


def test_the_twin_has_every_voice(reader: FlaskClient) -> None:
    texts = reader.get("/en/toy/1.2.json").json["text"]
    assert list(texts) == ["en", "sv", "sv-official"]
    assert texts["sv-official"].startswith("Den andra")


def test_the_search_finds_a_paragraph_by_the_words_of_any_voice(content: Path, tmp_path: Path) -> None:
    search = open_search(load_library(content), content, tmp_path)
    answer = search.find(Asked("förbundets"))
    assert [(str(hit.reference), hit.voice.name) for hit in answer.hits] == [("toy:1.2", "en")]


def test_books_stand_in_the_order_that_they_name(content: Path, tmp_path: Path) -> None:
    for name, shelf in (("aaa", 3), ("bbb", 2), ("zzz", 1)):
        copytree(content / "toy", tmp_path / name)
        settings = tmp_path / name / "book.toml"
        settings.write_text(settings.read_text(encoding="utf-8").replace("shelf = 1", f"shelf = {shelf}"), "utf-8")
    assert list(load_library(tmp_path).books) == ["zzz", "bbb", "aaa"]


def test_a_text_is_rendered_once_whatever_languages_and_views_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app()
    site: Site = app.extensions["renons"]
    vira = site.library.books["vira"]
    rendered: list[str] = []
    convert = Dialect.convert

    def count(dialect: Dialect, text: str, label: str = "") -> Converted:
        rendered.append(text)
        return convert(dialect, text, label)

    monkeypatch.setattr(Dialect, "convert", count)
    client = app.test_client()
    places = [place for place in site.places() if place.book == "vira"]
    for place in (*places, *(Place.paragraph(ui, "vira", "7.2") for ui in ("en", "sv"))):
        client.get(site.page(place))
        client.get(site.addresses.twin(place))
    texts = [text for paragraph in vira.paragraphs.values() for text in paragraph.text.values()]
    texts += [heading for paragraph in vira.paragraphs.values() for heading in paragraph.heading.values()]
    texts += [note for paragraph in vira.paragraphs.values() for notes in paragraph.notes.values() for note in notes]
    texts += [text for page in vira.background for text in page.text.values()]
    titled = [wording.beginning for wording in site.press.wordings.values() if "opening" in vars(wording)]
    assert 0 < len(titled) < len(texts)  # the contents were asked for before the texts
    assert sorted(rendered) == sorted(filter(None, [*texts, *titled]))
    print(f"{len(places)} pages of {len(rendered)} renders")
