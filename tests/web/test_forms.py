"""Sentences ask for forms of their values, and every language has them; tests/quizzes/ looks at every value."""

import pytest

from engine.bridge.table.auction import Bid
from engine.cards.pack import Card, Suit
from engine.text import say
from engine.ulti.table.player import Player
from tests.web.said import PLACE, asked_forms, sentences
from web.site import Site
from web.text.form import START, STYLES, THE, begins_with_vowel, load_forms
from web.text.language import LANGUAGES
from web.text.words import Drawn, Words


def test_a_translation_has_the_places_of_its_sentence() -> None:
    for language, _, english, sentence in sentences():
        names = {name for name, _ in PLACE.findall(sentence)}
        assert names == {name for name, _ in PLACE.findall(english)}, (language, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_form_that_its_sentences_name(language: str) -> None:
    table = load_forms(language).table
    known = {form for forms in table.values() for form in forms} | {START, *STYLES}
    named = [forms for places in asked_forms(language).values() for _, forms in places]
    for forms in named:
        assert set(forms) <= known, forms
        assert len([form for form in forms if form not in (THE, START, *STYLES)]) <= 1, forms
    print(f"{language}: {len(named)} places name a form")


@pytest.mark.parametrize(
    ("spoken", "article"),
    [
        *[(spoken, "az") for spoken in ("ász", "Észak", "1", "1♥", "5NT", "50", "500", "1000", "51000")],
        *[
            (spoken, "a")
            for spoken in ("király", "zöld ász", "2♥", "♥5", "10", "15", "100", "15000", "40/100", "−50", "")
        ],
    ],
)
def test_the_article_of_hungarian_follows_the_sound(spoken: str, article: str) -> None:
    assert load_forms("hu").article(spoken) == f"{article} "
    assert begins_with_vowel(spoken) is (article == "az")


def test_forms_hang_on_letters_and_on_drawings(site: Site) -> None:
    card, bid, leaves = Card.parse("H5"), Bid.parse("1H"), Suit.LEAVES
    plain, drawn = Words(site, "hu", "bridge"), Drawn(site, "hu", "ulti")
    assert plain.inflect(card, ["the", "acc"]) == "a ♥5-öst"
    assert plain.inflect(bid, ["the", "than", "start"]) == "Az 1♥-nél"
    assert plain.inflect(leaves, ["from"]) == "zöldből"
    assert drawn.inflect(leaves, ["from"]) == drawn(leaves) + "-ből"
    assert drawn.inflect(card, ["the", "acc"]) == "a " + str(drawn(card)).replace("5</span>", "5-öst</span>")
    assert Drawn(site, "cs", "ulti").inflect(leaves, ["loc"]) == "zelených"


def test_several_values_are_joined_as_one_says_them(site: Site) -> None:
    said = say("Rekontra has been said on {parts|and}.", parts=frozenset({Player.DECLARER, Player.LEFT}))
    assert Words(site, "en", "ulti")(said) == "Rekontra has been said on declarer and the left-hand defender."
    assert Drawn(site, "en", "ulti")(said) == "Rekontra has been said on declarer and the left-hand defender."


def test_what_is_put_into_words_is_escaped_once(site: Site) -> None:
    said = say("{owners|and}", owners=(say("The bidder's cards"), say("Talon")))
    assert Drawn(site, "en", "ulti")(said).count("&#39;") == 1
    assert Words(site, "cs", "ulti").inflect((1, 2, 3), ["or"]) == "1, 2 nebo 3"
    assert Words(site, "hu", "ulti").inflect((), ["and"]) == "–"


@pytest.mark.parametrize(
    ("language", "noun", "said"),
    [
        ("en", "trick", ["no tricks", "1 trick", "2 tricks", "5 tricks"]),
        ("hu", "ütést", ["egyetlen ütést sem", "1 ütést", "2 ütést", "5 ütést"]),
        ("cs", "získal-zdvih", ["nezískal žádný zdvih", "získal 1 zdvih", "získal 2 zdvihy", "získal 5 zdvihů"]),
        ("sv", "stick", ["inget stick", "1 stick", "2 stick", "5 stick"]),
    ],
)
def test_a_number_has_its_noun_in_the_right_number(language: str, noun: str, said: list[str], site: Site) -> None:
    assert [Words(site, language, "ulti").inflect(number, [noun]) for number in (0, 1, 2, 5)] == said
