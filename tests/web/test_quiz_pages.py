"""The quiz in the browser's language: the same page at the same address, marked with and without htmx."""

import re

import pytest
from flask.testing import FlaskClient
from werkzeug.test import Client

from quizzes.family import Family
from quizzes.marking import Mark, mark
from quizzes.question import NONE, Case
from tests.games import FAMILIES, SHELVES, draw
from tests.quizzes.answers import wrong_answers
from web.text.language import LANGUAGES


def right_answers(game: str, name: str, seed: int) -> dict[str, list[str]]:
    _, scenario = draw(game, name, seed)
    verdicts = [case.decide() for case in scenario.cases]
    return {part.name: list(part.format(part.read(verdicts[part.case]))) or [NONE] for part in scenario.parts}


def other_answers(game: str, name: str, seed: int) -> dict[str, list[str]]:
    """To each part of the first moment an answer that can be understood and is not right."""
    _, scenario = draw(game, name, seed)
    found: dict[str, list[str]] = {}
    for part in scenario.parts:
        tried = [one for one in [*wrong_answers(part), [NONE], ["1"], ["7"]] if part.parse(one) is not None]
        marked = {tuple(one): mark(scenario, {part.name: one}) for one in tried}
        found[part.name] = next(list(one) for one, marks in marked.items() if not credit_of(marks, part.name))
    return found


def credit_of(marks: tuple[Mark, ...], name: str) -> bool:
    return next(one.is_right for one in marks if one.part.name == name)


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
    wrong = client.get(address, query_string=other_answers(family.game, family.name, 17)).text
    assert '<blockquote class="law">' in wrong
    assert 'class="said" id="result" tabindex="-1" data-arrive' in wrong
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
    assert '<form class="quiz case' in block


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
    assert '/hu/quiz/bridge/?law=64"' in page
    assert "/quiz/" not in client.get("/hu/vira/7").text.split("<main")[1]


@pytest.mark.parametrize("answer", ["<script>", "1" * 1500, "\x00", "no such option", "1,2,3"])
def test_hostile_answers_are_asked_for_again_and_never_echoed_as_markup(client: FlaskClient, answer: str) -> None:
    for name in ("score-contract", "revoke-established", "insufficient-other"):
        _, scenario = draw("bridge", name, 5)
        page = client.get(f"/en/quiz/bridge/{name}/5", query_string={part.name: answer for part in scenario.parts})
        assert page.status_code == 422
        assert "<script>" not in page.text
        twin = client.get(f"/en/quiz/bridge/{name}/5.json", query_string={part.name: answer for part in scenario.parts})
        assert [one["credit"] for one in twin.json["marks"]] == [0] * len(scenario.parts)


def test_a_ruling_without_an_answer_points_at_the_open_part_and_marks_nothing(client: FlaskClient) -> None:
    page = client.get("/en/quiz/ulti/legal-cards/7?ruled=yes&cards=none&cards=LT")
    assert page.status_code == 422
    assert page.text.count('class="missing"') == 1
    assert "Choose an answer here." in page.text.split("May the")[1]
    assert "is-right" not in page.text
    assert 'value="LT" checked' in page.text
    assert "Write a whole number here." in client.get("/en/quiz/bridge/score-contract/5?ruled=yes&score=").text
    assert client.get("/en/quiz/ulti/legal-cards/7?ruled=yes&cards=none&why=suit").status_code == 200


def test_the_second_of_two_moments_can_be_open_too(client: FlaskClient) -> None:
    first = right_answers("bridge", "insufficient-ruling", 2)
    assert client.get("/en/quiz/bridge/insufficient-ruling/2", query_string=first).status_code == 200
    page = client.get("/en/quiz/bridge/insufficient-ruling/2", query_string={**first, "ruled": ["yes", "yes"]})
    assert page.status_code == 422
    assert 'class="missing"' in page.text.split('id="now"')[1]
    assert 'class="part of-oneof right"' in page.text


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_the_lists_say_what_a_family_practises_and_how_hard_it_is(client: FlaskClient, family: Family) -> None:
    page = client.get(f"/en/quiz/{family.game}/").text
    row = page.split(f'href="/en/quiz/{family.game}/{family.name}/"')[1].split("</li>")[0]
    assert re.search(r'<span class="number">((Law|§) |[A-E]\b)', row)
    assert row.count('<i class="on">') == family.difficulty


def families_shown(page: str) -> list[str]:
    return re.findall(r'<li><a href="/en/quiz/bridge/([^/]+)/"', page)


def test_families_are_chosen_by_level_and_by_law(client: FlaskClient) -> None:
    families = SHELVES["bridge"].families
    every = [family.name for family in families]
    assert families_shown(client.get("/en/quiz/bridge/").text) == every
    of_64 = [
        family.name
        for family in SHELVES["bridge"].families
        if any(one.startswith("bridge:64") for one in family.trains)
    ]
    assert families_shown(client.get("/en/quiz/bridge/?law=64").text) == of_64
    hardest = [family.name for family in SHELVES["bridge"].families if family.name in of_64 and family.difficulty == 5]
    assert families_shown(client.get("/en/quiz/bridge/?law=64&level=5").text) == hardest
    assert hardest not in ([], of_64)
    assert families_shown(client.get("/en/quiz/bridge/?law=64B7").text) == ["revoke-both-sides"]
    assert families_shown(client.get("/en/quiz/bridge/?law=1").text) == []
    for nonsense in ("law=64<script>", "level=9", "level=2x", "law=%00"):
        page = client.get(f"/en/quiz/bridge/?{nonsense}")
        assert (page.status_code, families_shown(page.text)) == (200, every)
        assert "<script>" not in page.text


def test_what_made_a_scenario_hard_is_said_when_it_can_betray_nothing(client: FlaskClient) -> None:
    address = "/en/quiz/bridge/revoke-tricks/3"
    structure = SHELVES["bridge"].recall("revoke-tricks", 3)[1].structure
    assert "laws asked" not in client.get(address).text
    assert f"({structure.laws} laws asked, " in client.get(f"{address}?transfer=1").text


def test_three_more_of_a_kind_are_counted_down(client: FlaskClient) -> None:
    address = client.get("/en/quiz/bridge/revoke-tricks/?more=3").headers["Location"]
    assert re.fullmatch(r"/en/quiz/bridge/revoke-tricks/\d+\?more=3", address)
    assert '<input type="hidden" name="more" value="3">' in client.get(address).text
    marked = client.get("/en/quiz/bridge/revoke-tricks/3?transfer=1&more=3").text
    assert 'href="/en/quiz/bridge/revoke-tricks/?more=2">Next scenario' in marked
    last = client.get("/en/quiz/bridge/revoke-tricks/3?transfer=1&more=1").text
    assert 'href="/en/quiz/bridge/revoke-tricks/">Next scenario' in last
    assert "more=4" not in client.get("/en/quiz/bridge/revoke-tricks/?more=4").headers["Location"]


def test_only_one_sentence_of_a_scenario_is_told_by_itself(client: FlaskClient) -> None:
    main = client.get("/en/quiz/bridge/revoke-tricks/3?transfer=1").text.split("<main")[1].split("</main>")[0]
    assert "aria-live" not in main
    assert main.count('role="status"') == 1


def test_who_took_a_trick_is_not_given_away_where_it_is_asked(client: FlaskClient) -> None:
    asked = client.get("/en/quiz/ulti/fault-play-took-trick/1").text.split("<tbody>")[1].split("</tbody>")[0]
    rows = asked.split("</tr>")[:-1]
    assert all('class="wins' in row for row in rows[:-1])
    assert 'class="wins' not in rows[-1]


@pytest.mark.parametrize("suffix", ["", ".json"])
def test_a_marked_page_decides_each_case_once(bare: Client, monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
    here, answers = f"/en/quiz/bridge/revoke-tricks/3{suffix}", right_answers("bridge", "revoke-tricks", 3)
    cases = draw("bridge", "revoke-tricks", 3)[1].cases
    monkeypatch.delitem(vars(SHELVES["bridge"]), "recall", raising=False)  # nothing has been drawn yet
    decided, decide = list[Case](), Case.decide
    monkeypatch.setattr(Case, "decide", lambda case: decided.append(case) or decide(case))
    bare.get(here)
    while_drawing = len(decided)
    bare.get(here, query_string=answers)
    assert len(decided) - while_drawing == len(cases)
    bare.get(here, query_string=answers)
    assert len(decided) - while_drawing == len(cases)


def test_a_scenario_is_kept_from_one_step_to_the_next_and_drawn_afresh_when_asked_to() -> None:
    shelf = SHELVES["bridge"]
    assert shelf.recall("revoke-tricks", 3)[1] is shelf.recall("revoke-tricks", 3)[1]
    assert shelf.draw("revoke-tricks", 3)[1] is not shelf.draw("revoke-tricks", 3)[1]


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_what_the_form_leads_to_is_on_the_page_once(client: FlaskClient, family: Family) -> None:
    here = f"/en/quiz/{family.game}/{family.name}/5"
    right, other = (find(family.game, family.name, 5) for find in (right_answers, other_answers))
    for answers in ({}, {"ruled": ["yes"]}, right, other):
        page = client.get(here, query_string=answers).text
        assert page.count(f'action="{here}#result"') == page.count('id="result"') == 1
        assert page.count("data-arrive") == bool(answers)


@pytest.mark.parametrize("seed", [1, 2])
def test_after_a_wrong_answer_too_the_part_that_is_open_is_the_one_to_look_at(client: FlaskClient, seed: int) -> None:
    here = f"/en/quiz/bridge/insufficient-ruling/{seed}"
    page = client.get(here, query_string={"first": "stands", "ruled": ["yes", "yes"]}).text
    assert "is-wrong" in page
    assert page.count('id="result"') == page.count("data-arrive") == 1
    assert '<p class="missing" id="result"' in page
