"""The quiz in the browser's language: the same page at the same address, marked with and without htmx."""

import re

import pytest
from flask.testing import FlaskClient

from quizzes.family import Family
from quizzes.question import NONE, Case
from tests.games import FAMILIES, SHELVES, draw
from web.text.language import LANGUAGES


def right_answers(game: str, name: str, seed: int) -> dict[str, list[str]]:
    _, scenario = draw(game, name, seed)
    verdicts = [case.decide() for case in scenario.cases]
    return {part.name: list(part.format(part.read(verdicts[part.case]))) or [NONE] for part in scenario.parts}


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_family_is_asked_and_marked_in_every_language(client: FlaskClient, family: Family, ui: str) -> None:
    address = f"/{ui}/quiz/{family.game}/{family.name}/17"
    page = client.get(address)
    assert page.status_code == 200
    assert page.text == client.get(address).text
    right = client.get(address, query_string=right_answers(family.game, family.name, 17)).text
    assert 'class="part of-' in right
    assert not re.search(r'class="part of-\w+ wrong"', right)
    nonsense = dict.fromkeys(right_answers(family.game, family.name, 17), "nonsense")
    wrong = client.get(address, query_string=nonsense).text
    assert '<blockquote class="law">' in wrong
    for text in (page.text, right, wrong):
        assert "{" not in text.split("<main")[1].split("</main>")[0]


def test_a_topic_s_address_leads_to_a_scenario_by_chance(client: FlaskClient) -> None:
    places = {client.get("/en/quiz/bridge/revoke/").headers["Location"] for _ in range(5)}
    assert len(places) > 1
    assert all(place.startswith("/en/quiz/bridge/revoke/") for place in places)
    assert client.get("/en/quiz/bridge/revoke/").headers["Cache-Control"] == "no-store"


def test_htmx_gets_the_scenario_alone(client: FlaskClient) -> None:
    block = client.get("/en/quiz/bridge/revoke/4711?x=1", headers={"HX-Request": "true"}).text
    assert "<html" not in block
    assert '<form class="quiz"' in block


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "007", "٣", "1" * 30, "99999999", "1%00", "1%0d%0aX:1"])
def test_a_seed_that_is_no_number_is_not_found(client: FlaskClient, seed: str) -> None:
    assert client.get(f"/en/quiz/bridge/revoke/{seed}").status_code == 404
    assert client.get(f"/en/quiz/ulti/ulti-trick/{seed}").status_code == 404


def test_unknown_families_are_not_found(client: FlaskClient) -> None:
    for path in ("/en/quiz/bridge/nothing/1", "/en/quiz/bridge/nothing/", "/en/quiz/vira/revoke/1", "/xx/quiz/"):
        assert client.get(path).status_code == 404


RENAMED = [family for family in FAMILIES if family.formerly]


@pytest.mark.parametrize("family", RENAMED, ids=lambda family: family.name)
@pytest.mark.parametrize("end", ["", "17", "17?ruled=1&winner=left", "17.json", "17.json?winner=left"])
def test_a_former_name_leads_to_the_new_one_for_ever(client: FlaskClient, family: Family, end: str) -> None:
    answer = client.get(f"/cs/quiz/{family.game}/{family.formerly}/{end}")
    assert (answer.status_code, answer.headers["Location"]) == (308, f"/cs/quiz/{family.game}/{family.name}/{end}")


def test_the_families_of_ulti_once_had_its_name_before_theirs() -> None:
    old = "trick legal-cards announcement points made settle-result settle-given-up settle-without-trumps"
    old += " settle-kontra settle-silent settle-hand"
    assert [(family.game, family.formerly) for family in RENAMED] == [("ulti", f"ulti-{name}") for name in old.split()]


def test_the_twin_asks_and_marks_as_data(client: FlaskClient) -> None:
    asked = client.get("/en/quiz/bridge/revoke-tricks/3.json").json
    assert [part["type"] for part in asked["parts"]] == ["oneof"]
    assert "marks" not in asked
    assert [len(hand) for hand in asked["table"]["deal"]["hands"].values()] == [13] * 4
    assert len(asked["table"]["tricks"]) == 13
    assert asked["table"]["wrong"][0]["card"] in asked["table"]["deal"]["hands"][asked["table"]["wrong"][0]["player"]]
    answers = right_answers("bridge", "revoke-tricks", 3)
    marked = client.get("/en/quiz/bridge/revoke-tricks/3.json", query_string=answers).json
    assert [one["credit"] for one in marked["marks"]] == [1]
    assert marked["rulings"][0]["citations"]


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_every_family_has_a_twin(client: FlaskClient, family: Family) -> None:
    twin = client.get(f"/sv/quiz/{family.game}/{family.name}/17.json").json
    assert twin["story"] or twin["table"]
    assert twin["parts"]


def test_a_rule_page_offers_practice_where_there_is_some(client: FlaskClient) -> None:
    page = client.get("/hu/bridge/64").text
    assert '/hu/quiz/bridge/revoke-tricks/"' in page
    assert "/quiz/" not in client.get("/hu/vira/7").text.split("<main")[1]


@pytest.mark.parametrize("answer", ["<script>", "1" * 5000, "\x00", "no such option", "1,2,3"])
def test_hostile_answers_are_marked_wrong_and_never_echoed_as_markup(client: FlaskClient, answer: str) -> None:
    for name in ("score-contract", "revoke-established", "insufficient-other"):
        _, scenario = draw("bridge", name, 5)
        page = client.get(f"/en/quiz/bridge/{name}/5", query_string={part.name: answer for part in scenario.parts})
        assert page.status_code == 200
        assert "<script>" not in page.text


@pytest.mark.parametrize("suffix", ["", ".json"])
def test_a_marked_page_decides_each_case_once(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    here, answers = f"/en/quiz/bridge/revoke-tricks/3{suffix}", right_answers("bridge", "revoke-tricks", 3)
    cases = draw("bridge", "revoke-tricks", 3)[1].cases
    monkeypatch.delitem(vars(SHELVES["bridge"]), "recall", raising=False)  # nothing has been drawn yet
    decided, decide = list[Case](), Case.decide
    monkeypatch.setattr(Case, "decide", lambda case: decided.append(case) or decide(case))
    client.get(here)
    while_drawing = len(decided)
    client.get(here, query_string=answers)
    assert len(decided) - while_drawing == len(cases)
    client.get(here, query_string=answers)
    assert len(decided) - while_drawing == len(cases)


def test_a_scenario_is_kept_from_one_step_to_the_next_and_drawn_afresh_when_asked_to() -> None:
    shelf = SHELVES["bridge"]
    assert shelf.recall("revoke-tricks", 3)[1] is shelf.recall("revoke-tricks", 3)[1]
    assert shelf.draw("revoke-tricks", 3)[1] is not shelf.draw("revoke-tricks", 3)[1]
