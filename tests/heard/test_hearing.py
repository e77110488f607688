"""What players say is heard: measured on sentences by another pen, by game and language, with how many there are."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

from hearing.hearing import SURE_KINDS, Hearing
from tests.games import GAMES
from tests.heard.ground import Tally, kinds_of_facts, no_incidents, sentences, tally
from web.site import Site
from web.text.language import LANGUAGES

FIRST, THREE, LONE, NONE = 0.88, 0.96, 0.95, 0.10
CERTAIN = 0.95  # of the facts that are filled in
WHICHEVER = 0.80, 0.92  # first and among three, where nobody says which game it is


@pytest.fixture(scope="module")
def hearing(site: Site) -> Hearing:
    """One that remembers all that it has heard, as several tests ask about the same sentences."""
    site.hearing.hear = cache(site.hearing.hear_anew)
    return site.hearing


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_topic_is_heard(hearing: Hearing, language: str, game: str) -> None:
    counted = tally(hearing, language, game)
    print(f"heard, {game} in {language}: {counted}")
    assert counted.share("first") >= FIRST
    assert counted.share("three") >= THREE
    assert counted.share("lone and right", "lone") >= LONE
    assert counted.count["lone"] >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_topic_is_heard_whatever_the_game(hearing: Hearing, language: str) -> None:
    counted = Tally()
    for said in sentences(language):
        counted.add(said, hearing.hear(said.words, language))
    print(f"heard, the game not known, in {language}: {counted}")
    assert (counted.share("first"), counted.share("three")) >= WHICHEVER


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_incident_is_seldom_taken_for_one(hearing: Hearing, language: str) -> None:
    answers = [hearing.hear(said, language) for said in no_incidents(language)]
    lone, some = (sum(map(test, answers)) / len(answers) for test in (lambda a: a.is_sure, lambda a: bool(a.proposals)))
    print(f"no incident, {language}: n {len(answers)}, a topic alone {lone:.3f}, any topics {some:.3f}")
    assert lone <= NONE


def test_facts_that_are_filled_in_are_right(hearing: Hearing) -> None:
    heard, right = Counter[str](), Counter[str]()
    for language in LANGUAGES:
        for kind, is_right in kinds_of_facts(hearing, language):
            heard[kind] += 1
            right[kind] += is_right
    for kind, count in heard.most_common():
        print(
            f"facts heard as {kind}: n {count}, right {right[kind] / count:.3f}{', filled in' * (kind in SURE_KINDS)}"
        )
    for kind in SURE_KINDS:
        assert heard[kind] >= 5, kind
        assert right[kind] >= CERTAIN * heard[kind], kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_heard_in_its_own_language_on_any_page(hearing: Hearing, language: str) -> None:
    for ui in LANGUAGES:
        heard = Counter(hearing.in_its_language(said.words, ui).language for said in sentences(language))
        assert heard[language] >= 0.98 * heard.total(), (ui, heard)


def test_equal_sentences_have_equal_answers_in_all_threads(hearing: Hearing) -> None:
    said = [one.words for one in sentences("en")][:60]
    with ThreadPoolExecutor(8) as askers:
        answers = list(askers.map(lambda words: hearing.hear_anew(words, "en"), said * 4))
    assert answers == [hearing.hear_anew(words, "en") for words in said] * 4


@pytest.mark.parametrize(
    "said",
    [
        "",
        " ",
        "?",
        "\0\x1f",
        "♠" * 1000,
        "1h " * 5000,
        "revoke " * 5000,
        "a" * 100_000,
        "(((|||{a=b})))",
        "𝟙𝟘 ١٠ 1e9 999999999999999999999999",
        "{fact.__class__} %s %(x)s",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 kör pikk szan " * 20,
        "\ud800 revoked",
    ],
)
def test_whatever_is_said_something_is_answered(hearing: Hearing, said: str) -> None:
    for language in LANGUAGES:
        answer = hearing.hear_anew(said, language)
        assert len(answer.proposals) <= 3
        assert all(len(one.because) <= 3 for one in answer.proposals)


def test_facts_that_cannot_be_are_not_heard(hearing: Hearing) -> None:
    (first, *_) = hearing.hear("he bid an insufficient 3h over 1s, partner bid 2c over 2d", "en", "bridge").proposals
    heard = {fact.name: fact.value for fact in (*first.facts, *first.guesses)}
    assert (heard["last"], heard["bid"]) == ("2D", "2C")  # 3H over 1S is not insufficient
