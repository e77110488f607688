"""Scenarios are legal, decidable, varied and always the same at the same address; rulings are marked part by part."""

import re
from collections import Counter
from contextlib import suppress

import pytest

from engine.bridge.revoke.incident import Winner
from engine.bridge.revoke.transfer import TRICKS
from engine.fact import Impossible, Missing
from engine.text import Text
from quizzes.family import Family, Scenario
from quizzes.marking import Mark, mark
from quizzes.question import NONE, OneOf, Part, Payments, SomeOf, parse_number
from quizzes.shelf import SUBJECTS, draw, families_training, find_families
from tests.examination import Examined, every_text

FAMILIES = [family for subject in SUBJECTS for family in subject.families]


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: f"{family.game}/{family.name}")
def test_two_thousand_scenarios_are_legal_decidable_and_varied(family: Family, examined: Examined) -> None:
    answers, cited = examined[family.name].result()
    print(f"{family.game}/{family.name}: " + ", ".join(f"{name} {len(counts)}" for name, counts in answers.items()))
    assert set(family.trains) <= cited, set(family.trains) - cited
    usual = [counts.most_common(1)[0][1] / counts.total() for counts in answers.values()]
    assert min(usual) < 0.95, "one answer would nearly always be right"


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_the_same_address_always_draws_the_same(family: Family) -> None:
    (_, one), (_, other) = draw(family.game, family.name, 4711), draw(family.game, family.name, 4711)
    assert (one.story, one.parts, one.table) == (other.story, other.parts, other.table)
    assert [case.facts.known for case in one.cases] == [case.facts.known for case in other.cases]
    assert 1 <= family.difficulty <= 5


def test_an_address_names_a_subject_or_a_family_or_nothing() -> None:
    assert len(find_families("bridge", "revoke")) == 5
    assert [family.name for family in find_families("bridge", "revoke-tricks")] == ["revoke-tricks"]
    assert {family.game for family in find_families("ulti", "mixed")} == {"ulti"}
    assert len(find_families("ulti", "mixed")) > len(find_families("ulti", "renonsz"))
    assert find_families("bridge", "nothing") == find_families("vira", "revoke") == ()


def test_no_two_families_share_a_name() -> None:
    names = Counter((family.game, family.name) for family in FAMILIES)
    names.update((subject.game, subject.name) for subject in SUBJECTS)
    assert [name for name, count in names.items() if count > 1] == []
    print(f"{len(FAMILIES)} families in {len(SUBJECTS)} subjects")


def test_a_paragraph_leads_to_the_families_that_train_it() -> None:
    assert {family.name for family in families_training("bridge:64A2")} == {"revoke-tricks", "revoke-score"}
    assert families_training("bridge:1") == ()


def answer_rightly(scenario: Scenario) -> dict[str, list[str]]:
    verdicts = [case.decide() for case in scenario.cases]
    return {part.name: list(part.format(part.read(verdicts[part.case]))) or [NONE] for part in scenario.parts}


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_the_right_ruling_gets_every_mark_and_no_ruling_gets_none(family: Family) -> None:
    for seed in range(20):
        _, scenario = draw(family.game, family.name, seed)
        assert all(one.is_right for one in mark(scenario, answer_rightly(scenario)))
        assert all(one.credit == 0 and one.given is None for one in mark(scenario, {}))


def wrong_answers(part: Part) -> list[list[str]]:
    if isinstance(part, OneOf):
        return [[option.value] for option in part.options]
    return [[option.value, NONE] for option in part.options] if isinstance(part, SomeOf) else [["1"] * 3, ["0"], ["50"]]


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_wrong_part_names_a_paragraph_and_a_fact_that_would_make_it_right(family: Family) -> None:
    neighbours = 0
    for seed in range(15):
        _, scenario = draw(family.game, family.name, seed)
        for part in scenario.parts:
            for answer in wrong_answers(part):
                one = next(one for one in mark(scenario, {part.name: answer}) if one.part is part)
                assert one.step.ruling
                assert one.step.law.references
                neighbours += check_neighbour(scenario, one)
    print(f"{family.name}: {neighbours} wrong answers explained by a neighbouring fact")


def check_neighbour(scenario: Scenario, one: Mark) -> bool:
    """The fact named really makes the answer right."""
    if one.neighbour is None:
        return False
    case = scenario.cases[one.part.case]
    facts = case.facts.known | {one.neighbour.fact.name: one.neighbour.value}
    assert one.part.read(case.topic.decide(type(case.facts).suppose(**facts))) == one.given
    assert not one.is_right
    return True


def test_partner_winning_the_revoke_trick_is_the_neighbour_of_the_revoker_winning_it() -> None:
    for seed in range(300):
        _, scenario = draw("bridge", "revoke-tricks", seed)
        facts = scenario.cases[0].facts.known
        if facts["winner"] is Winner.PARTNER and facts["later"]:
            (one,) = mark(scenario, {"transfer": ["2"]})
            assert one.step.issue is TRICKS
            assert one.step.law.references[0] == "bridge:64A2"
            assert one.neighbour
            assert (one.neighbour.fact.name, one.neighbour.value) == ("winner", Winner.REVOKER)
            return
    pytest.fail("no such scenario was drawn")


def test_a_part_that_never_came_up_is_explained_by_what_settled_the_matter_before_it() -> None:
    for seed in range(100):
        _, scenario = draw("bridge", "revoke-established", seed)
        outcome, card, *_ = mark(scenario, {"card": ["hand"]})
        if outcome.right == "established":
            assert card.step is outcome.step or card.step.law.references == outcome.step.law.references
            assert card.step.law.references[0].startswith("bridge:63A")
            return
    pytest.fail("no such scenario was drawn")


def test_several_choices_earn_part_of_the_mark() -> None:
    part = SomeOf("x", Text(""), lambda _: None, TRICKS, 0, ())
    right = frozenset({"a", "b", "c"})
    assert part.credit(frozenset({"a", "b"}), right) == pytest.approx(2 / 3)
    assert part.credit(frozenset({"a", "x"}), right) == 0
    assert part.credit(frozenset(), frozenset()) == 1
    assert part.credit(frozenset({"a"}), frozenset()) == 0


def test_payments_count_player_by_player() -> None:
    part = Payments("x", Text(""), lambda _: None, TRICKS, 0, tuple(Winner))
    assert part.parse(["−4", "2", "2"]) == (-4, 2, 2)
    assert part.credit((-4, 2, 2), (-4, 4, 0)) == pytest.approx(1 / 3)
    assert part.parse(["−4", "2"]) is part.parse(["a", "b", "c"]) is None


@pytest.mark.parametrize("text", ["", "-", "1.5", "1e3", "½", "٣", "9" * 50, "--3", "0x10", " "])
def test_what_is_no_number_is_no_answer(text: str) -> None:
    assert parse_number(text, -100, 100) is None


def test_facts_of_scenarios_never_leave_a_law_without_an_answer() -> None:
    """A neighbouring fact may need a judgement or be impossible, but it never breaks the engine."""
    for family in FAMILIES:
        _, scenario = draw(family.game, family.name, 7)
        for case in scenario.cases:
            for name, fact in case.facts.outline().table.items():
                for value in fact.values()[:40]:
                    changed = case.facts.known | {name: as_fact(fact.kind, value)}
                    with suppress(Missing, Impossible):
                        case.topic.decide(type(case.facts).suppose(**changed))


def as_fact(kind: str, value: object) -> object:
    return frozenset({value}) if kind == "some" else value


def test_stories_leave_no_place_unfilled() -> None:
    for family in FAMILIES:
        for seed in range(30):
            _, scenario = draw(family.game, family.name, seed)
            for text in every_text(scenario):
                places = set(re.findall(r"\{(\w+)\}", text.message))
                assert places == {name for name, _ in text.values}, text.message
