"""One ruling leads to the next: duties are taken up, topics hand over, and readings of open points travel along."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from engine.case import Case
from tests.games import GAMES
from tests.web.test_desk import CASES, SILENCED, TWO_REVOKES, address, some


def links(page: str) -> list[str]:
    return [unescape(address) for address in re.findall('href="([^"]*)"', page)]


def test_a_duty_that_a_ruling_leaves_opens_the_next_incident(client: FlaskClient) -> None:
    ruling = client.get("/en/desk/bridge/insufficient-bid", query_string=SILENCED).text
    holds = ruling.partition("What holds from now on")[2].partition("</section>")[0]
    assert "The offender&#39;s partner must pass until the end of the auction." in holds
    assert "If the offender becomes a defender, declarer may forbid" in holds
    onward, lead = [address for address in links(holds) if "/desk/" in address]
    assert onward == "/en/desk/bridge/obliged-to-pass?duties.must_pass=throughout"
    assert lead == "/en/desk/bridge/withdrawn-call?duties.lead_limit=yes"
    assert "declarer may forbid" in client.get(f"{lead}&becomes=defender&specified=clubs").text
    asked = client.get(onward).text
    assert 'name="duties.must_pass" value="throughout"' in asked
    assert 'name="call" value="3NT"' in asked
    answers = "&call=3NT&called_after=no"
    chained = client.get(onward + answers).text
    assert "The call is cancelled" in chained
    assert "Both players of the offending side must pass until the end of the auction." in chained


def test_duties_are_data_too(client: FlaskClient) -> None:
    duty, limit = client.get("/en/desk/bridge/insufficient-bid.json", query_string=SILENCED).json["duties"]
    assert list(limit["facts"]) == ["duties.lead_limit"]
    assert duty["facts"] == {"duties.must_pass": "throughout"}
    assert [topic["topic"] for topic in duty["topics"]] == ["obliged-to-pass"]
    assert [topic["topic"] for topic in limit["topics"]] == ["withdrawn-call"]
    assert duty["topics"][0]["url"].endswith("/en/desk/bridge/obliged-to-pass?duties.must_pass=throughout")


HANDED_OVER = [case for case in CASES if any(effect.startswith("go-to ") for effect in case.ruling)]


@pytest.mark.parametrize("case", some(HANDED_OVER, 5), ids=lambda case: f"{case.topic.name}: {case.name}")
def test_a_ruling_that_goes_on_elsewhere_goes_on_at_once(client: FlaskClient, case: Case) -> None:
    page = client.get(address(case)).text
    onward = page.partition("It goes on under:")[2].partition("</section>")[0]
    goes_on = client.get(address(case, suffix=".json")).json["goes_on"]
    assert f"go-to {goes_on['topic']}" in case.ruling
    assert goes_on["url"].partition("?")[0].endswith(f"/en/desk/{case.topic.game}/{goes_on['topic']}")
    assert links(onward)[0] == goes_on["url"].removeprefix("http://127.0.0.1:8000")
    assert client.get(links(onward)[0]).status_code == 200
    other = GAMES[case.topic.game].find(goes_on["topic"])
    if other and other.at_once:  # filled in on its own sheet, as a settlement is
        return
    ruled = 'class="as-order"' in onward
    assert '<form class="ask" action="' in onward or ruled
    for name, value in goes_on["facts"].items():
        assert f'name="{name}" value="{value}"' in onward or ruled


def test_open_points_are_read_otherwise_in_one_place_and_travel_with_the_questions(client: FlaskClient) -> None:
    everything = {name: fact.format(fact.taken) for name, fact in GAMES["bridge"].open_points.items()}
    chosen = client.get("/en/desk/bridge/readings", query_string=everything | {"reading.twice": "yes"})
    assert chosen.headers["Location"] == "/en/desk/bridge/readings?reading.twice=yes"
    page = client.get(chosen.headers["Location"]).text
    assert "/en/desk/bridge/revoke?reading.twice=yes" in page
    assert not any(address.startswith("/en/desk/bridge/score?") for address in links(page))
    asked = client.get("/en/desk/bridge/revoke?reading.twice=yes&able=yes").text
    assert '<input type="hidden" name="reading.twice" value="yes">' in asked
    assert "/en/desk/bridge/readings?reading.twice=yes" in asked
    assert 'name="reading.' not in client.get("/en/desk/bridge/revoke?reading.twice=no&able=yes").text


def test_a_ruling_by_another_reading_says_so(client: FlaskClient) -> None:
    facts = TWO_REVOKES | {"reading.twice": "yes"}
    page = client.get("/en/desk/bridge/revoke", query_string=facts).text
    assert "You read it so: yes." in page
    assert "/en/desk/bridge/readings?reading.twice=yes" in links(page)
    data = client.get("/en/desk/bridge/revoke.json", query_string=facts).json
    assert data["readings"] == {"reading.twice": "yes"}


@pytest.mark.parametrize("game", GAMES)
def test_every_open_point_can_be_set(client: FlaskClient, game: str) -> None:
    page = client.get(f"/sv/desk/{game}/readings").text
    points = client.get(f"/sv/desk/{game}/readings.json").json["open_points"]
    assert [point["name"] for point in points] == list(GAMES[game].open_points)
    for point in points:
        assert f'name="{point["name"]}"' in page
        assert point["reading"] == point["open_point"]
    assert client.get(f"/sv/desk/{game}/readings?{points[0]['name']}=nonsense").status_code == 400


def test_a_reading_is_taken_by_topics_that_do_not_turn_on_it(client: FlaskClient) -> None:
    answer = client.get("/en/desk/bridge/score.json?passed_out=yes&reading.twice=yes")
    assert answer.status_code == 200
    assert answer.json["readings"] == {"reading.twice": "yes"}
