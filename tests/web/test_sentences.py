"""What a scenario tells and asks, and what the ruling says, is written as sentences in every language."""

import re

import pytest

from quizzes.family import Family, Scenario
from tests.games import FAMILIES, draw
from web.site import Site
from web.text.language import LANGUAGES
from web.text.words import Words

READ = 12  # scenarios of each family, in each language
FAULTS = {
    "a blank before a stop": re.compile(r"[\s\N{NO-BREAK SPACE}][.,;:!?](?!\d)"),
    "two stops": re.compile(r"[.!?]{2}(?!\.)|[:;,]{2}|: ?[^“„”\".]{0,40}: "),
    "an article left open": re.compile(r"\b[Aa]\(z\)"),
    "a strength without a limit given one": re.compile(r"–40\b"),
    "a place left open": re.compile(r"[{}]"),
    "a sign before nothing": re.compile(r"[+−]0\b(?![.,]\d)"),  # −0.80 is an amount
    "one pack among two": re.compile(r"German suit"),
}


def sentences(scenario: Scenario, words: Words) -> list[str]:
    told = [text for moment in scenario.moments for text in moment.story]
    asked = [part.words for part in scenario.every_part]
    ruled = [effect.words() for verdict in scenario.verdicts for effect in verdict.effects]
    return [words(text) for text in (*told, *asked, *ruled)]


def faults_of(sentence: str) -> list[str]:
    found = [name for name, fault in FAULTS.items() if fault.search(sentence)]
    if not (sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "“„”♠♥♦♣"):
        found.append("a small letter at the start")
    if sentence.rstrip(")")[-1] not in ".?!”“":
        found.append("no stop at the end")
    return found


@pytest.mark.parametrize("ui", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: f"{family.game}/{family.name}")
def test_every_sentence_is_one(site: Site, family: Family, ui: str) -> None:
    words = Words(site, ui, family.game)
    read = [one for seed in range(READ) for one in sentences(draw(family.game, family.name, seed)[1], words)]
    assert {f"{', '.join(faults)}: {one}" for one in read if (faults := faults_of(one))} == set()
