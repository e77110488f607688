"""Scenarios of every family are told, decidable, varied and fair, and a ruling on them is marked part by part."""

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from engine.fact import Impossible, Missing
from engine.law import Verdict
from engine.text import Text
from quizzes.examination import DRAWS, Drawn, Examination, decide, examine, failed, report
from quizzes.family import Family, Scenario
from quizzes.marking import Mark, mark
from quizzes.question import NONE, Case
from tests.games import FAMILIES, draw
from tests.quizzes.answers import wrong_answers
from tests.web.said import Stated, asked_forms, said_at_the_desk, said_in_quiz, state
from web.site import Site
from web.text.language import LANGUAGES
from web.text.words import Drawn as DrawnWords
from web.text.words import Words

HARD = 2000  # scenarios drawn of each family
MARKED = 15  # of them answered in every way
AIMED = 30  # draws within which a paragraph has to come up when it is aimed at

SAID: dict[tuple[str, str], Stated] = {}  # by family: what its scenarios say, told when they are drawn

Tally = Callable[[str, int], None]


@pytest.fixture(scope="session", params=FAMILIES, ids=lambda family: f"{family.game}/{family.name}")
def examined(request: pytest.FixtureRequest, hard: bool) -> Examination:
    """One family after another; every test asks about the same scenarios."""
    return draw_and_examine(request.param, hard)


def draw_and_examine(family: Family, hard: bool) -> Examination:
    found = examine(family, lambda seed: draw(family.game, family.name, seed)[1], HARD if hard else DRAWS)
    SAID[family.game, family.name] = state(said_in_quiz(family.game, (one.scenario for one in found.drawn)))
    return found


def every_text(scenario: Scenario) -> list[Text]:
    texts = [text for moment in scenario.moments for text in moment.story]
    texts += [part.words for part in scenario.every_part]
    return texts + [option.words for part in scenario.every_part for option in getattr(part, "options", ())]


def test_every_text_is_filled_in(examined: Examination, tally: Tally) -> None:
    for text in (text for one in examined.drawn for text in every_text(one.scenario)):
        assert str(text)
        assert set(re.findall(r"\{(\w+)(?:\|[^}]+)?\}", text.message)) == {name for name, _ in text.values}, (
            text.message
        )
    tally("families", 1)
    tally("scenarios drawn and decided", len(examined.drawn))


def test_every_right_answer_is_one_that_the_learner_can_give(examined: Examination) -> None:
    for one in examined.drawn:
        for part in one.scenario.every_part:
            right = one.right(part)
            assert part.parse(part.format(right) or (NONE,)) == right, part
            assert part.credit(right, right) == 1


def test_every_family_is_as_good_as_it_can_be(examined: Examination, hard: bool) -> None:
    """It meets every measure, or says in its own code why it cannot; no excuse outlives its reason."""
    print(*report(examined), sep="\n")
    assert set(failed(examined)) == set(examined.family.excused) or hard


def test_a_family_is_as_hard_as_most_of_its_scenarios(examined: Examination) -> None:
    assert examined.family.difficulty == examined.level


def test_every_trained_paragraph_comes_up(examined: Examination, tally: Tally) -> None:
    family, rng = examined.family, Random(examined.family.name)  # noqa: S311 (nothing here is secret)
    seldom = set(family.trains) - examined.cited
    for reference in sorted(seldom):
        aimed = (decide(family.aimed(reference)(rng)) for _ in range(AIMED))
        assert any(reference in one.cited for one in aimed), f"hardly ever about {reference}: let the family aim at it"
    tally("paragraphs trained", len(family.trains))
    tally("paragraphs trained that had to be aimed at", len(seldom))


def effects(verdict: Verdict) -> set[str]:
    return {str(effect) for effect in verdict.effects}


def open_points(case: Case, verdict: Verdict) -> set[str]:
    table = case.facts.outline().table
    return {name for step in verdict.steps for name in step.read if table[name].is_open_point}


def test_no_open_point_that_a_ruling_looked_at_would_change_it(examined: Examination) -> None:
    for one in examined.drawn:
        for case, verdict in zip(one.scenario.cases, one.verdicts, strict=True):
            for name in open_points(case, verdict) - one.scenario.told:
                for value in case.facts.outline().table[name].values():
                    assert effects(case.suppose(name, value)) == effects(verdict), name


def test_no_neighbouring_fact_leaves_a_law_without_an_answer(examined: Examination) -> None:
    """It may need a judgement or be impossible, but it never breaks the engine."""
    for case in examined.drawn[7].scenario.cases:
        for name, fact in case.facts.outline().table.items():
            for value in fact.values()[:40]:
                with suppress(Missing, Impossible):
                    case.suppose(name, frozenset({value}) if fact.kind == "some" else value)


def answer_rightly(one: Drawn) -> dict[str, list[str]]:
    return {part.name: list(part.format(one.right(part))) or [NONE] for part in one.scenario.every_part}


def test_the_right_ruling_gets_every_mark_and_no_ruling_gets_none(examined: Examination) -> None:
    for one in examined.drawn[:MARKED]:
        assert all(marked.is_right for marked in mark(one.scenario, answer_rightly(one)))
        assert all(marked.credit == 0 and marked.given is None for marked in mark(one.scenario, {}))


def test_a_wrong_part_names_a_paragraph_and_a_fact_that_would_make_it_right(
    examined: Examination, tally: Tally
) -> None:
    neighbours = 0
    for scenario in (one.scenario for one in examined.drawn[:MARKED]):
        for part in scenario.every_part:
            for answer in wrong_answers(part):
                marked = next(one for one in mark(scenario, {part.name: answer}) if one.part is part)
                assert marked.step.ruling
                assert marked.step.law.references
                neighbours += check_neighbour(scenario, marked)
    tally("wrong answers explained by a neighbouring fact", neighbours)


def check_neighbour(scenario: Scenario, marked: Mark) -> bool:
    """The fact named really makes the answer right."""
    if marked.neighbour is None:
        return False
    supposed = scenario.cases[marked.part.case].suppose(marked.neighbour.fact.name, marked.neighbour.value)
    assert marked.part.read(supposed) == marked.given
    assert str(marked.neighbour.words)
    assert not marked.is_right
    return True


@pytest.fixture(scope="session")
def stated(hard: bool) -> Stated:
    """What is said anywhere; asked for last, when all families have been drawn."""
    for family in FAMILIES:
        if (family.game, family.name) not in SAID:
            draw_and_examine(family, hard)
    found = state(said_at_the_desk())
    for said in SAID.values():
        for place, values in said.items():
            found.setdefault(place, set()).update(values)
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
                assert DrawnWords(site, language, game).inflect(value, forms)
    assert lacking == set()
    assert silent == [], "no case and no scenario says these; name them in SELDOM if they are said at all"
