"""Cases written by hand are whole: enough of them, thirteen cards in a hand, a reason for or against every answer."""

from pathlib import Path

import pytest

from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.table.seat import Seat
from quizzes.bridge.judged import hesitation, tempo
from quizzes.bridge.judged.story import Judgement, WrittenCase, load_cases
from quizzes.marking import mark

FEWEST = 12
CASES = [(module.JUDGEMENT, case) for module in (hesitation, tempo) for case in module.CASES]


@pytest.mark.parametrize("cases", [hesitation.CASES, tempo.CASES])
def test_there_are_enough_of_them(cases: tuple[WrittenCase, ...]) -> None:
    assert len(cases) >= FEWEST
    assert len({(*case.story, case.hand) for case in cases}) == len(cases)


@pytest.mark.parametrize(("judgement", "case"), CASES)
def test_every_answer_has_its_reason_and_the_engine_finds_the_one_that_the_author_found(
    judgement: Judgement, case: WrittenCase
) -> None:
    assert set(case.reasons) == set(judgement.answers)
    assert not case.hand or len(case.hand.cards) == 13
    assert case.source
    assert judgement.read(UNAUTHORISED.decide(UNAUTHORISED.facts.suppose(**case.facts))) == case.key


@pytest.mark.parametrize(("judgement", "case"), CASES)
def test_a_wrong_answer_is_told_why_it_is_wrong_and_what_is_right(judgement: Judgement, case: WrittenCase) -> None:
    scenario = judgement.ask(case, Seat.SOUTH)
    for answer in judgement.answers:
        (one,) = mark(scenario, {judgement.name: [answer]})
        assert len(one.remarks) == (0 if one.is_right else 2)
        assert all(str(text) for text in one.remarks)


@pytest.mark.parametrize(
    ("case", "named"),
    [
        ('source = "Law 16B1"\nfacts = { informed = false }\nkey = "information"\nreasons = {}', "'story'"),
        ('story = []\nsource = ""\nfacts = { informed = "perhaps" }\nkey = ""\nreasons = {}', "perhaps"),
        ('story = []\nsource = ""\nfacts = { infromed = false }\nkey = ""\nreasons = {}', "infromed"),
    ],
)
def test_a_case_that_is_written_wrongly_is_named(tmp_path: Path, case: str, named: str) -> None:
    written = tmp_path / "own.toml"
    written.write_text(f"facts = {{ gave = 'tempo' }}\n[[case]]\n{case}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=rf"own.toml, case 1: .*{named}"):
        load_cases(written)
