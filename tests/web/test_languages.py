"""The interface is complete in four languages, each game in its own words, and no translation gets lost."""

from concurrent.futures import ThreadPoolExecutor
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path, PurePath

import pytest
from babel.messages.catalog import Catalog
from babel.messages.checkers import checkers
from flask.testing import FlaskClient

from web.text.catalogue import (
    SITE,
    compile_catalogue,
    prepare_catalogues,
    read_catalogue,
    read_compiled,
    read_whole,
    sources,
)
from web.text.language import LANGUAGES, TRANSLATED, catalogue, format_edition_date
from web.text.messages import extract_messages, game_of
from web.text.translating import renew, save_catalogue, texts, unsettled

HOME = Path(__file__).resolve().parent.parent.parent
EVERY = [path for language in TRANSLATED for path in sources(language)]


@pytest.fixture(scope="module")
def wanted() -> dict[str, Catalog]:
    return extract_messages(HOME)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_stands_in_the_catalogue_of_its_game(language: str, wanted: dict[str, Catalog]) -> None:
    known = {path.stem: texts(read_catalogue(path)) for path in sources(language)}
    print(f"{language}: " + ", ".join(f"{len(found)} texts of {name}" for name, found in known.items()))
    assert set(known) == set(wanted) >= {"bridge", "ulti", SITE}
    for name, template in wanted.items():
        assert known[name].keys() == texts(template).keys(), "run python app.py messages"


@pytest.mark.parametrize("path", EVERY, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_text_is_translated_and_none_is_a_guess(path: Path) -> None:
    open_ = [f"{', '.join(file for file, _ in one.locations)}: {one.id}" for one in unsettled(read_catalogue(path))]
    assert open_ == [], f"translate or confirm these in {path.relative_to(HOME)}"


@pytest.mark.parametrize("path", EVERY, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_translations_keep_their_placeholders_and_plurals(path: Path) -> None:
    found = read_catalogue(path)
    for message in texts(found).values():
        assert message.context == (None if path.stem == SITE else path.stem)
        for checker in checkers:
            checker(found, message)


@pytest.mark.parametrize(
    ("path", "game"),
    [
        ("engine/bridge/revoke/revoke.py", "bridge"),
        ("quizzes/ulti/table.py", "ulti"),
        ("web/games/bridge.py", "bridge"),
        ("templates/games/ulti.html", "ulti"),
        ("engine/cards/pack.py", SITE),
        ("web/desk/pages.py", SITE),
    ],
)
def test_the_game_of_a_text_is_seen_from_its_path(path: str, game: str) -> None:
    assert game_of(PurePath(path), frozenset({"bridge", "ulti"})) == game


def make(**translations: str) -> Catalog:
    made = Catalog(locale="sv", charset="utf-8")
    for english, swedish in translations.items():
        made.add(english.replace("_", " "), swedish)
    return made


def test_a_changed_sentence_keeps_its_translation_as_a_guess() -> None:
    known = make(The_revoke_was_establised="Revoken var fullbordad")
    new = renew({SITE: known}, {SITE: texts(make(The_revoke_was_established=""))})[SITE]
    (guess,) = unsettled(new)
    assert (guess.id, guess.string, guess.fuzzy) == ("The revoke was established", "Revoken var fullbordad", True)
    assert [one.string for one in new.obsolete.values()] == ["Revoken var fullbordad"]


def test_a_text_that_moves_to_a_game_takes_its_translation_along() -> None:
    wanted = {SITE: {}, "bridge": texts(make(Revoke=""))}
    new = renew({SITE: make(Revoke="Revoke"), "bridge": make()}, wanted)
    assert unsettled(new["bridge"]) == []
    assert new["bridge"]["Revoke"].string == "Revoke"
    assert not new[SITE].obsolete


def test_a_word_that_another_game_uses_is_only_a_guess() -> None:
    wanted = {"bridge": texts(make(declarer="")), "vira": texts(make(declarer=""))}
    new = renew({"bridge": make(declarer="spelförare"), "vira": make()}, wanted)
    assert unsettled(new["bridge"]) == []
    assert [one.string for one in unsettled(new["vira"])] == ["spelförare"]


def test_a_text_that_comes_back_finds_its_translation(tmp_path: Path) -> None:
    left = renew({SITE: make(Rule="Döm")}, {SITE: {}})[SITE]
    (tmp_path / "sv").mkdir()
    save_catalogue(tmp_path / "sv/site.po", left)
    back = renew({SITE: read_catalogue(tmp_path / "sv/site.po")}, {SITE: texts(make(Rule=""))})[SITE]
    assert unsettled(back) == []
    assert not back.obsolete


def test_readers_get_the_game_s_word_before_the_site_s_and_no_guess() -> None:
    game, site = make(trick="sticket"), make(trick="stick", table="bord", card="kort")
    game.add("card", "blad", flags=["fuzzy"])
    found = GNUTranslations(BytesIO(compile_catalogue([game, site])))
    assert [found.gettext(word) for word in ("trick", "table", "card", "seat")] == ["sticket", "bord", "kort", "seat"]


def test_a_game_without_words_of_its_own_speaks_as_the_site_does() -> None:
    assert catalogue("hu", "vira") is catalogue("hu")
    assert catalogue("hu", "bridge").gettext("Search") == catalogue("hu").gettext("Search") == "Keresés"


def test_a_page_of_several_games_has_the_words_of_each(client: FlaskClient) -> None:
    page = client.get("/hu/desk/").text
    assert catalogue("hu", "bridge").gettext("Revoke") in page
    assert catalogue("hu", "ulti").gettext("Settlement of a hand") in page


def test_the_same_english_is_another_word_in_another_game() -> None:
    assert catalogue("hu", "bridge").gettext("hearts") == "kőr"
    assert catalogue("hu", "ulti").gettext("hearts") == "piros"


def test_catalogues_are_compiled_once_by_whoever_comes_first(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(lambda _: read_compiled("hu", "bridge", tmp_path), range(8)))) == 1
    for left_behind in ("hu-bridge-0.mo", "draft-killed"):
        (tmp_path / left_behind).touch()
    places = prepare_catalogues(tmp_path)
    assert len(places) == len(EVERY)
    assert sorted(tmp_path.iterdir()) == sorted(places)


@pytest.mark.parametrize("damage", [b"", b"\xde\x12\x04\x95", b"x" * 5000])
def test_a_compiled_catalogue_that_is_damaged_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    whole = read_compiled("hu", "ulti", tmp_path)
    (place,) = tmp_path.iterdir()
    place.write_bytes(damage)
    assert read_compiled("hu", "ulti", tmp_path) == whole == read_whole(place)


def test_a_compiled_catalogue_that_cannot_be_read_is_made_anew(tmp_path: Path) -> None:
    """Another user may have compiled it; here a folder is in the way, which nobody can read."""
    whole = read_compiled("hu", "ulti", tmp_path)
    (place,) = tmp_path.iterdir()
    place.unlink()
    place.mkdir()
    assert read_compiled("hu", "ulti", tmp_path) == whole


def test_catalogues_that_cannot_be_kept_are_read_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "a file"
    folder.touch()
    prepare_catalogues(folder)
    assert capsys.readouterr().err.count("\n") == 1
    assert read_compiled("hu", "ulti", folder)


def test_dates_are_written_as_each_language_does() -> None:
    written = {language: format_edition_date("2010-05-06", language) for language in LANGUAGES}
    assert written == {"en": "6 May 2010", "hu": "2010. május 6.", "cs": "6. května 2010", "sv": "6 maj 2010"}
    assert format_edition_date("2017", "hu") == "2017"
