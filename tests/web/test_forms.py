"""Sentences ask for forms of their values, and every language can give them."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engine.bridge.table.auction import Bid, Strain
from engine.bridge.table.seat import SEATS
from engine.cards.pack import FRENCH_PACK, FRENCH_SUITS, GERMAN_PACK, GERMAN_SUITS, Card, Suit
from engine.fact import Impossible
from engine.law import AnyTopic, Verdict
from engine.text import Choice, Cite, Text, say
from engine.ulti.table.player import Player
from quizzes.family import Scenario
from quizzes.marking import mark
from tests.games import FAMILIES, GAMES, draw
from tests.quizzes.answers import wrong_answers
from tests.ruling_cases import Case, load_cases
from web.desk.ruling import titled_bills
from web.site import Site
from web.text.catalogue import read_catalogue, sources
from web.text.form import START, STYLES, THE, begins_with_vowel, load_forms
from web.text.language import LANGUAGES, TRANSLATED
from web.text.translating import texts
from web.text.words import Drawn, Words

PLACE = re.compile(r"\{(\w+)(?:\|([^}]+))?\}")
DRAWS = 200
MARKED = 10  # of them answered wrongly in every way
TALON = "Missing from your sum: {laid|ace-or-ten} in the talon, for the defenders ({paragraph})."
DOUBLED = "{player} has taken the hand out of board {board}, and doubles with it."
SELDOM = (  # what only a slip leads to, or a rare deal
    *(("ulti", say(TALON, laid=laid, paragraph=Cite("ulti:6.8"))) for laid in (1, 2)),
    *(("bridge", say(DOUBLED, player=player, board=2)) for player in SEATS),
)
Asked = dict[tuple[str, str], list[tuple[str, list[str]]]]  # by game and sentence: each place and the form it asks for
Stated = dict[tuple[str, str], set[tuple[str, Any]]]


def sentences() -> Iterator[tuple[str, str, str, str]]:
    """Language, game, the English sentence, and the sentence in that language."""
    for path in (path for language in TRANSLATED for path in sources(language)):
        for message in texts(read_catalogue(path)).values():
            if isinstance(message.id, str):
                yield "en", path.stem, message.id, message.id
                yield path.parent.name, path.stem, message.id, message.string


def asked_forms(language: str) -> Asked:
    asked: Asked = {}
    for tongue, game, english, sentence in sentences():
        places = [(name, forms.split()) for name, forms in PLACE.findall(sentence) if forms]
        if tongue == language and places:
            asked[game, english] = places
    return asked


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


def texts_in(value: Any) -> Iterator[Text]:
    """Every sentence in whatever a scenario or a verdict holds."""
    if isinstance(value, Text):
        yield value
        yield from (text for _, one in value.values for text in texts_in(one))
    elif isinstance(value, dict):
        yield from (text for one in value.values() for text in texts_in(one))
    elif isinstance(value, tuple | frozenset | list):
        yield from (text for one in value for text in texts_in(one))
    elif is_dataclass(value) and not isinstance(value, type):
        yield from (text for field in fields(value) for text in texts_in(getattr(value, field.name)))


def texts_of_verdict(verdict: Verdict) -> Iterator[Text]:
    for effect in verdict.effects:
        yield from texts_in(effect.words())
        yield from texts_in(titled_bills(effect))


def texts_of_case(case: Case) -> Iterator[Text]:
    try:
        yield from texts_of_verdict(case.topic.decide(case.state()))
    except Impossible as refusal:
        yield from texts_in(refusal.problems)


def texts_of_scenario(scenario: Scenario) -> Iterator[Text]:
    """What it tells, shows and asks, moment by moment, and how it is ruled."""
    yield from texts_in([(moment.story, moment.table) for moment in scenario.moments])
    yield from texts_in([(part.words, getattr(part, "options", ())) for part in scenario.every_part])
    for verdict in scenario.verdicts:
        yield from texts_of_verdict(verdict)


def texts_of_marks(scenario: Scenario) -> Iterator[Text]:
    """What is said to wrong answers."""
    for part in scenario.every_part:
        for answer in wrong_answers(part):
            (marked,) = (one for one in mark(scenario, {part.name: answer}) if one.part is part)
            yield from texts_in([marked.remarks, [line.words for line in marked.lines]])


def texts_supposed(topic: AnyTopic) -> Iterator[Text]:
    """What would have been, for every fact and every value that has a sentence for it."""
    for fact in topic.facts.outline().table.values():
        yield from (text for value in fact.values() if (text := fact.supposing(value)))


def shown_texts() -> Iterator[tuple[str, Text]]:
    """What readers get to see of every case, every fact and some scenarios of every family, with its game."""
    yield from SELDOM
    for case in load_cases():
        yield from ((case.topic.game, text) for text in texts_of_case(case))
    for game in GAMES.values():
        yield from ((game.name, text) for topic in game.topics for text in texts_supposed(topic))
    for family in FAMILIES:
        for seed in range(DRAWS):
            _, scenario = draw(family.game, family.name, seed)
            yield from ((family.game, text) for text in texts_of_scenario(scenario))
            if seed < MARKED:
                yield from ((family.game, text) for text in texts_of_marks(scenario))


def all_like(value: Any) -> Iterator[Any]:
    """Every value that could stand where this one does, as far as its class tells."""
    if isinstance(value, tuple | frozenset):
        yield from (other for one in value for other in all_like(one))
    elif isinstance(value, Suit):
        yield from GERMAN_SUITS if value in GERMAN_SUITS else FRENCH_SUITS
    elif isinstance(value, Choice):
        yield from type(value)
    elif isinstance(value, Card):
        yield from GERMAN_PACK if value.suit in GERMAN_SUITS else FRENCH_PACK
    elif isinstance(value, Bid):
        yield from (Bid(level, strain) for level in range(1, 8) for strain in Strain)
    else:
        yield value


@pytest.fixture(scope="module")
def stated() -> Stated:
    """By sentence and place: the values that have stood there, and all others of their class, each with its game."""
    found: Stated = {}
    for game, text in shown_texts():
        for name, value in text.values:
            values = found.setdefault((text.message, name), set())
            if (game, value) not in values:
                values.update((game, other) for other in all_like(value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_the_forms_that_its_sentences_ask_for(
    language: str, stated: Stated, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking: set[str] = set()
    monkeypatch.setattr(Words, "lack", lambda self, value, form: lacking.add(f"{self(value)}|{form}") or "")
    silent = []
    for (home, sentence), places in asked_forms(language).items():
        for name, forms in places:
            values = stated.get((sentence, name), set())
            silent += [] if values else [f"{home}: {sentence}"]
            for game, value in values:
                assert Words(site, language, game).inflect(value, forms)
                assert Drawn(site, language, game).inflect(value, forms)
    assert lacking == set()
    assert silent == [], "no case and no scenario says these; name them in SELDOM if they are said at all"


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
