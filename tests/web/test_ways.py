"""From every part of a game there is a way to the others: rule, desk, flow chart, practice."""

import re

import pytest
from flask.testing import FlaskClient

DESK, CHART = "/en/desk/bridge/revoke", "/en/desk/bridge/revoke/chart"
ASKED, RULED = DESK, f"{DESK}?able=no"
SCENARIO = "/en/quiz/bridge/revoke-tricks/17?transfer=1"
PRACTICE, RULE = r"/en/quiz/bridge/([\w-]+/|\?law=64)", r"/en/bridge/[56][0-9]\w*"


@pytest.mark.parametrize(
    ("page", "ways"),
    [
        ("/en/bridge/64", (DESK, CHART, r"/en/quiz/bridge/\?law=64")),
        ("/en/bridge/64A1", (DESK, CHART, PRACTICE, RULE)),
        (ASKED, (CHART,)),
        (RULED, (CHART, PRACTICE, RULE)),
        (CHART, (DESK, PRACTICE, RULE)),
        (SCENARIO, (rf"{DESK}\?.+", CHART, RULE)),
    ],
)
def test_a_part_of_the_game_leads_to_the_others(client: FlaskClient, page: str, ways: tuple[str, ...]) -> None:
    links = re.findall(r'href="([^"#]+)', client.get(page).text)
    for way in ways:
        assert any(re.fullmatch(way, link) for link in links), way


def test_a_scenario_ruled_on_leads_to_the_same_ruling_at_the_desk(client: FlaskClient) -> None:
    page = client.get(SCENARIO).text
    (address,) = {link.replace("&amp;", "&") for link in re.findall(rf'href="({DESK}\?[^"#]+)', page)}
    scenario = client.get(SCENARIO.replace("17?", "17.json?")).json
    ruling = client.get(address.replace("revoke?", "revoke.json?")).json
    assert scenario
    assert ruling
    assert ruling["citations"] == [
        one for step in scenario["rulings"] for one in step["citations"] if one in ruling["citations"]
    ]
    assert "bridge:64A1" in ruling["citations"]


def test_a_scenario_that_is_not_ruled_on_does_not_lead_to_its_ruling(client: FlaskClient) -> None:
    assert f"{DESK}?" not in client.get("/en/quiz/bridge/revoke-tricks/17").text
