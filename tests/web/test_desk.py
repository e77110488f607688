"""The desk asks only what the law needs, rules with paragraphs, and keeps everything in the address."""

import json
import re
from html import unescape
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from engine.case import Case
from engine.fact import Impossible, Missing
from engine.law import AnyTopic
from tests.games import GAMES, TOPICS
from tests.ruling_cases import load_cases
from web.text.language import LANGUAGES

CASES = list(load_cases())
REVOKER_WON = {
    "able": "yes",
    "revoker": "defender",
    "since": "played",
    "also": "",
    "tricks": "revoker-some",
}
TWO_REVOKES = {
    "able": "yes",
    "revoker": "defender",
    "since": "played",
    "also": "another",
    "other": "same-side",
    "two.earlier": "opponents",
    "two.between": "0",
    "two.later": "opponents",
    "two.after": "1",
}


def address(case: Case, ui: str = "en", suffix: str = "") -> str:
    return f"/{ui}/desk/{case.topic.game}/{case.topic.name}{suffix}?{urlencode(case.written())}"


def some(cases: list[Case], every: int = 7) -> list[Case]:
    return cases[::every]


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: f"{topic.game}/{topic.name}")
@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_topic_begins_with_a_question_in_every_language(client: FlaskClient, topic: AnyTopic, ui: str) -> None:
    page = client.get(f"/{ui}/desk/{topic.game}/{topic.name}")
    assert page.status_code == 200
    assert len(re.findall('<form class="(ask|sheet)[ "]', page.text)) == 1
    assert "public" in page.headers["Cache-Control"]


def test_the_desk_asks_one_question_after_the_other_until_it_can_rule(client: FlaskClient) -> None:
    known: dict[str, str] = {}
    assert len(REVOKER_WON) <= 6
    for name, value in REVOKER_WON.items():
        page = client.get("/en/desk/bridge/revoke", query_string=known).text
        assert "The ruling" not in page
        assert f'name="{name}"' in page
        known[name] = value
    page = client.get("/en/desk/bridge/revoke", query_string=known).text
    assert '<form class="ask"' not in page.partition("It goes on under:")[0]
    assert "After play, 2 tricks are transferred to the non-offending side." in page
    assert "Law 64A1" in page
    assert page.index("The ruling") < page.index("<h2>Why</h2>")


def test_htmx_gets_the_inquiry_alone(client: FlaskClient) -> None:
    whole = client.get("/en/desk/bridge/revoke?able=yes").text
    block = client.get("/en/desk/bridge/revoke?able=yes", headers={"HX-Request": "true"}).text
    assert "<html" not in block
    assert 'name="revoker"' in block
    assert 'name="revoker"' in whole


def test_only_possible_answers_are_offered(client: FlaskClient) -> None:
    page = client.get("/en/desk/bridge/insufficient-bid?last=2H").text
    assert 'value="2H"' in page
    assert 'name="bid" value="2S"' not in page


def test_what_cannot_have_happened_is_refused_with_a_sentence(client: FlaskClient) -> None:
    page = client.get("/en/desk/bridge/revoke?able=yes&trick=13")
    assert page.status_code == 422
    assert "Nobody can revoke on the thirteenth trick" in page.text
    assert "/en/desk/bridge/revoke?able=yes" in page.text


@pytest.mark.parametrize("value", ["99", "-1", "five", "5 ", "1e1", "<b>", "٣", "", "5" * 4000, "%00", "[]"])
def test_an_answer_that_is_none_is_asked_for_again(client: FlaskClient, value: str) -> None:
    page = client.get("/en/desk/bridge/revoke", query_string={"able": "yes", "trick": value})
    assert page.status_code in (200, 422)
    assert 'name="trick"' in page.text or not value
    assert "“<b>”" not in page.text
    assert (page.status_code == 422) == ("cannot be understood" in page.text)


@pytest.mark.parametrize("case", some(CASES), ids=lambda case: f"{case.topic.name}: {case.name}")
def test_cases_rule_the_same_at_the_desk(client: FlaskClient, case: Case) -> None:
    answer = client.get(address(case, suffix=".json"))
    if case.refused:
        assert answer.status_code == 422
        assert case.refused in " ".join(answer.json["impossible"])
        return
    assert answer.status_code == 200, answer.text
    assert sorted(effect["effect"] for effect in answer.json["ruling"]) == sorted(case.ruling)
    assert case.law in answer.json["citations"]
    assert any(step["spoke"] for step in answer.json["steps"])


@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_ruling_can_be_shown_in_every_language(client: FlaskClient, ui: str) -> None:
    for case in some([case for case in CASES if not case.refused], 11):
        page = client.get(address(case, ui))
        assert page.status_code == 200, address(case, ui)
        assert not re.search(r"\{\w+\}", page.text), address(case, ui)


def test_missing_wrong_and_unknown_facts_are_listed(client: FlaskClient) -> None:
    answer = client.get("/en/desk/bridge/revoke.json?able=yes")
    assert answer.status_code == 422
    assert [fact["name"] for fact in answer.json["missing"]] == ["revoker"]
    assert answer.json["missing"][0]["type"] == "one"
    wrong = client.get("/en/desk/bridge/revoke.json?able=perhaps&colour=red")
    assert wrong.status_code == 422
    assert [fact["name"] for fact in wrong.json["wrong"]] == ["able"]
    assert wrong.json["unknown"] == ["colour"]


def test_what_helps_to_answer_a_question_is_told_as_data_too(client: FlaskClient) -> None:
    known = "fault=revoke&called=yes&established=yes&offender=left&raised.bid=parti"
    missing = client.get(f"/en/desk/ulti/play-fault.json?{known}").json["missing"][0]
    assert missing["question"] == "Which parts had been doubled by kontra before the fault?"
    assert "after the fault is void" in missing["hint"]


def test_the_list_of_topics_names_their_facts_and_types(client: FlaskClient) -> None:
    games = client.get("/hu/desk.json").json["games"]
    assert set(games) == set(GAMES)
    revoke = next(topic for topic in games["bridge"] if topic["name"] == "revoke")
    trick = next(fact for fact in revoke["facts"] if fact["name"] == "trick")
    assert (trick["type"], trick["least"], trick["most"]) == ("number", 1, 13)
    assert revoke["url"].endswith("/hu/desk/bridge/revoke")
    settings = [fact for topic in games["bridge"] for fact in topic["facts"] if "open_point" in fact]
    points = {
        "deemed_excepted",
        "late_change",
        "led_ahead",
        "lowest",
        "own_turn",
        "repeated_pass",
        "revoke_named",
        "stays_major",
        "twice",
        "whole_session",
        "win_for_sure",
        "wrong_hand_late",
        "rounding",
        "wrong_hand_lead",
    }
    assert {fact["name"] for fact in settings} == {f"reading.{point}" for point in points}


def test_a_ruling_as_data_is_plain_json_with_bills(client: FlaskClient) -> None:
    answer = client.get("/sv/desk/bridge/score.json?passed_out=no&contract=4S&doubled=no&vulnerable=no&tricks=10")
    data = json.loads(answer.data)
    assert data["ruling"][0]["effect"] == "score 420"
    assert sum(line["amount"] for line in data["ruling"][0]["bills"][0]["lines"]) == 420


def test_an_open_point_is_shown_where_it_matters(client: FlaskClient) -> None:
    page = client.get("/en/desk/bridge/revoke", query_string=TWO_REVOKES).text
    assert "Open point" in page
    assert "May one trick be transferred for two revokes?" in page
    assert "Open point" not in client.get("/en/desk/bridge/revoke", query_string=REVOKER_WON).text


def test_an_address_that_told_every_number_still_rules(client: FlaskClient) -> None:
    """Once the trick, the tricks won later and what seldom comes with a revoke were asked one by one."""
    told = {"able": "yes", "trick": "5", "both_sides": "no", "since": "played", "duty": "suit", "other": "none"}
    told |= {"noticed": "in-play", "winner": "revoker", "later": "4"}
    here = "/en/desk/bridge/revoke"
    page = client.get(here, query_string=told | {"revoker": "declarer"}, follow_redirects=True).text
    assert "After play, 2 tricks are transferred to the non-offending side." in page
    asked = client.get(here, query_string=told | {"revoker": "defender"}, follow_redirects=True).text
    assert 'name="also" value="penalty-card"' in asked
    assert 'name="also" value="twelfth"' not in asked


def test_a_ruling_that_is_sent_shows_its_headline_its_steps_and_its_facts(client: FlaskClient) -> None:
    page = client.get("/en/desk/bridge/revoke", query_string=REVOKER_WON).text
    told = {name: unescape(text) for name, text in re.findall('<meta property="og:([a-z]+)" content="([^"]*)">', page)}
    assert told["title"] == "After play, 2 tricks are transferred to the non-offending side – Revoke"
    assert "The revoke is established" in told["description"]
    assert told["url"].endswith(f"/en/desk/bridge/revoke?{urlencode(REVOKER_WON)}")
    assert 'rel="canonical" href="http://127.0.0.1:8000/en/desk/bridge/revoke"' in page


def test_no_paragraph_is_cited_twice_in_one_step(client: FlaskClient) -> None:
    page = client.get("/en/desk/bridge/revoke", query_string=REVOKER_WON).text
    checks = page.partition('<ul class="checks">')[2].partition("</ul>")[0]
    assert checks.count(">Law 64C1<") == 1


@pytest.mark.parametrize(
    ("query", "clash"),
    [
        ({"able": "yes", "revoker": "defender", "trick": "13"}, {"able", "trick"}),
        ({"able": "yes", "trick": "no number"}, {"trick"}),
    ],
)
def test_the_answers_that_clash_are_found(client: FlaskClient, query: dict[str, str], clash: set[str]) -> None:
    page = client.get("/en/desk/bridge/revoke", query_string=query)
    assert page.status_code == 422
    bad = re.findall('class="chip bad" href="([^"]*)"', page.text)
    gone = [set(query) - set(parse_qs(urlsplit(unescape(one)).query)) for one in bad]
    assert set().union(*gone) == (clash if len(query) > 2 else set())


def test_a_change_on_a_sheet_brings_the_result_and_never_the_form(client: FlaskClient) -> None:
    asked = "/en/desk/bridge/imps?ours=620&team_mates=-170&difference="
    answer = client.get(asked, headers={"HX-Request": "true", "HX-Target": "result"})
    assert "Your team wins 10 IMPs" in answer.text
    assert "<form" not in answer.text
    assert 'id="bar" hx-swap-oob' in answer.text
    assert answer.headers["HX-Replace-Url"] == "/en/desk/bridge/imps?ours=620&team_mates=-170"
    assert "HX-Target" in answer.headers["Vary"]


def test_the_rows_of_a_settlement_come_to_the_facts_that_an_address_states(client: FlaskClient) -> None:
    rows = {"ended": "played", "raised.bid": "red-ulti", "level-ulti": "rekontra", "level-parti": "none"}
    rows |= {"made-ulti": "yes", "made-parti": "no", "silent-4a": "4a", "claimed-4a": "yes", "silent-100": ""}
    facts = {"ended": "played", "raised.bid": "red-ulti", "raised.kontra": "ulti", "raised.rekontra": "ulti"}
    facts |= {"made": "ulti", "silent": "4a", "claimed": "4a"}
    here = "/en/desk/ulti/settlement"
    flows = [re.findall('num sum">([^<]*)<', client.get(here, query_string=one).text) for one in (rows, facts)]
    assert flows[0] == flows[1] != []
    assert (
        "Still open" in client.get(here, query_string={name: rows[name] for name in rows if name != "made-parti"}).text
    )
    unclaimed = {name: rows[name] for name in rows if name != "claimed-4a"}
    assert "Still open: <b>Which of these were claimed" in client.get(here, query_string=unclaimed).text


def test_every_control_of_the_desk_has_an_id_and_every_label_its_control(client: FlaskClient) -> None:
    for address in (
        "ulti/settlement?raised.bid=ulti",
        "bridge/score",
        "bridge/imps",
        "bridge/revoke?able=yes&since=played&revoker=defender",
    ):
        page = client.get(f"/en/desk/{address}").text.partition("<main")[2].partition("</main>")[0]
        controls = re.findall(r'<(?:input(?! type="hidden")|select)[^>]*>', page)
        assert controls
        assert all(' id="' in one for one in controls), address
        ids = set(re.findall(' id="([^"]*)"', page))
        assert set(re.findall('<label[^>]* for="([^"]*)"', page)) <= ids
        assert len(re.findall("<label", page)) == len(re.findall("<label[^>]* for=", page))


def test_the_director_s_finding_is_asked_for_once_the_tricks_are_ruled_on(client: FlaskClient) -> None:
    page = client.get("/en/desk/bridge/revoke", query_string=REVOKER_WON).text
    onward = page.partition("It goes on under:")[2]
    assert 'name="ground" value="any"' in onward
    assert 'name="weighed"' in onward
    found = client.get("/en/desk/bridge/revoke-damage.json?ground=any&weighed=director&short=1").json
    assert [effect["effect"] for effect in found["ruling"]] == ["adjusted-score 1"]


@pytest.mark.parametrize("sign", ["-", "."])
def test_a_form_s_meaning_becomes_one_word(client: FlaskClient, sign: str) -> None:
    facts = {"last": "2S", "bid": "2C", "accepted": "no", "replacement": "3C", "natural": "no", "comparable": "help"}
    fields = {"low": "8", "high": "40", "purpose": "ask", "asks": "majors"} | dict.fromkeys("SHDC", "0")
    form = {f"meaning{sign}{name}": text for name, text in fields.items()}
    page = client.get("/en/desk/bridge/insufficient-bid", query_string=facts | form).text
    assert 'name="meaning" value="8+.0000..ask.majors"' in page
    assert 'name="new_meaning-low"' in page


@pytest.mark.parametrize("untouched", ["low", "high", "S", "purpose", "asks"])
def test_a_field_of_a_meaning_that_nobody_touched_is_no_answer(client: FlaskClient, untouched: str) -> None:
    facts = {"last": "2S", "bid": "2C", "accepted": "no", "replacement": "pass", "comparable": "help"}
    fields = {"low": "8", "high": "40", "purpose": "ask", "asks": "none"} | dict.fromkeys("SHDC", "0") | {untouched: ""}
    form = {f"meaning-{name}": text for name, text in fields.items()}
    page = client.get("/en/desk/bridge/insufficient-bid", query_string=facts | form)
    assert page.status_code == 422
    assert 'name="meaning-low"' in page.text


BIDS = {"last": "1S", "bid": "1H"}


@pytest.mark.parametrize(
    ("answers", "ruling"),
    [
        ({"accepted": "nothing"}, "lho-chooses"),
        ({"accepted": "yes"} | BIDS, "bid-stands"),
        ({"accepted": "no"} | BIDS | {"replacement": "2H", "natural": "yes"}, "no-rectification"),
        ({"accepted": "no"} | BIDS | {"replacement": "pass", "comparable": "no"}, "must-pass partner throughout"),
    ],
)
def test_an_ordinary_insufficient_bid_takes_five_questions_at_most(
    client: FlaskClient, answers: dict[str, str], ruling: str
) -> None:
    stated: dict[str, str] = {}
    for name, value in answers.items():
        asked = client.get("/en/desk/bridge/insufficient-bid.json", query_string=stated).json
        assert [fact["name"] for fact in asked["missing"]] == [name]
        stated[name] = value
    assert len(stated) <= 5
    effects = client.get("/en/desk/bridge/insufficient-bid.json", query_string=stated).json["ruling"]
    assert ruling in [effect["effect"] for effect in effects]


def test_results_may_be_written_with_a_real_minus_as_the_form_shows_them(client: FlaskClient) -> None:
    here = "/en/desk/bridge/matchpoints.json"
    plain, typeset = (
        client.get(here, query_string={"score": "170", "others": others}) for others in ("420,-50", "420, −50")
    )
    assert typeset.status_code == 200
    assert typeset.json == plain.json


def test_an_answer_too_long_to_be_one_is_refused_and_not_ruled_on_by_its_head(client: FlaskClient) -> None:
    here, others = "/en/desk/bridge/matchpoints.json", "420,-50" + " " * 1993
    assert client.get(here, query_string={"score": "170", "others": others}).status_code == 200
    answer = client.get(here, query_string={"score": "170", "others": f"{others},620"})
    assert answer.status_code == 422
    assert [fact["name"] for fact in answer.json["wrong"]] == ["others"]


SILENCED = {
    "last": "2S",
    "bid": "2H",
    "accepted": "no",
    "replacement": "3C",
    "meaning": "0+.0500.H.natural",
    "new_meaning": "0+.0005.C.natural",
}


@pytest.mark.parametrize("suffix", ["", ".json"])
def test_facts_are_found_by_their_former_names_for_ever(client: FlaskClient, suffix: str) -> None:
    here = f"/en/desk/bridge/insufficient-bid{suffix}"
    answer = client.get(f"{here}?last=2S&bid=2H&reading=repeats")
    assert answer.status_code == 308
    assert answer.headers["Location"] == f"{here}?last=2S&bid=2H&reading.lowest=repeats"
    reading = client.get(f"/en/desk/bridge/revoke{suffix}?able=yes&twice=yes")
    assert reading.headers["Location"] == f"/en/desk/bridge/revoke{suffix}?able=yes&reading.twice=yes"


ONCE = "meant=yes&in_turn=yes&last=2S&bid=2H&accepted=no&too_soon=no&replacement=3C&natural=yes"


@pytest.mark.parametrize("suffix", ["", ".json"])
@pytest.mark.parametrize(
    ("once", "now"),
    [
        (f"{ONCE}&becomes=defender&specified=clubs", "last=2S&bid=2H&accepted=no&replacement=3C&natural=yes"),
        ("meant=yes&last=2S&bid=2H&accepted=no&too_soon=yes", "last=2S&bid=2H&accepted=replaced&first_accepted=no"),
        ("meant=no&last=2S", "last=2S&accepted=slip"),
        ("meant=yes&in_turn=no&last=2S&bid=2H", "last=2S&bid=2H&accepted=out-of-turn"),
        ("double_legal=yes&withdrawn.becomes=unknown&replacement=X", "replacement=X"),
        ("becomes=defender&meaning-shows=S&meaning-shows=H", "meaning-shows=S&meaning-shows=H"),
        ("becomes=defender", ""),
    ],
)
def test_what_was_asked_otherwise_once_is_understood_for_ever(
    client: FlaskClient, once: str, now: str, suffix: str
) -> None:
    here = f"/en/desk/bridge/insufficient-bid{suffix}"
    answer = client.get(f"{here}?{once}")
    assert (answer.status_code, answer.headers["Location"]) == (308, f"{here}?{now}" if now else here)
    assert client.get(answer.headers["Location"]).status_code in (200, 422)


@given(
    topic=st.sampled_from(TOPICS),
    answers=st.lists(
        st.one_of(st.text(max_size=30), st.sampled_from(["yes", "no", "1", "-1", "ulti", "2H", "X"])), max_size=12
    ),
    data=st.data(),
)
def test_whatever_is_sent_the_desk_answers(
    app: Flask, topic: AnyTopic, answers: list[str], data: st.DataObject
) -> None:
    names = [*topic.facts.outline().table, "meaning.low", "x.y", "."]
    query = {data.draw(st.sampled_from(names)): answer for answer in answers}
    for suffix in ("", ".json"):
        page = app.test_client().get(f"/en/desk/{topic.game}/{topic.name}{suffix}", query_string=query)
        assert page.status_code in (200, 422)


def test_unknown_games_and_topics_are_not_found(client: FlaskClient) -> None:
    for path in ("/en/desk/bridge/nothing", "/en/desk/chess/revoke", "/xx/desk/", "/en/desk/bridge/nothing.json"):
        assert client.get(path).status_code == 404


def test_every_question_of_every_topic_can_be_asked(client: FlaskClient) -> None:
    """Walk every topic by answering at random, page by page; every kind of question has its form."""
    asked = set()
    for topic in TOPICS:
        for turn in range(12):
            asked |= walk(client, topic, turn)
    print(f"{len(asked)} questions asked")
    assert len(asked) > 60


def is_on_own_sheet(topic: AnyTopic, name: str, page: str) -> bool:
    """A game's own sheet asks for several facts in one row."""
    return name in topic.at_once and ('name="level-' in page or 'name="made-' in page)


def walk(client: FlaskClient, topic: AnyTopic, turn: int) -> set[str]:
    known: dict[str, object] = {}
    for step in range(40):
        try:
            topic.decide(topic.facts.suppose(**known))
            return set(known)
        except Missing as missing:
            fact = topic.facts.outline().table[missing.name]
        table = topic.facts.outline().table
        query = {name: table[name].format(value) for name, value in known.items()}
        page = client.get(f"/cs/desk/{topic.game}/{topic.name}", query_string=query).text
        assert f'name="{fact.name}' in page or is_on_own_sheet(topic, fact.name, page), f"{topic.name}: {fact.name}"
        values = fact.values()
        if not values or fact.kind in ("some", "numbers"):
            return set(known)
        for offset in range(len(values)):
            choice = values[(turn * 7 + step + offset) % len(values)]
            try:
                topic.facts.suppose(**(known | {fact.name: choice}))
            except Impossible:
                continue
            known[fact.name] = choice
            break
    return set(known)
