"""Addresses of the bridge desk from earlier times lead on to the facts as they are asked now."""

import pytest
from flask.testing import FlaskClient

ESTABLISHED = "able=yes&revoker=defender&trick=4&both_sides=no&since=played&noticed=in-play&dummy_asked=no"


@pytest.mark.parametrize("suffix", ["", ".json"])
@pytest.mark.parametrize(
    ("once", "now"),
    [
        ("able=yes&duty=suit&revoker=defender", "able=yes&revoker=defender"),
        ("able=yes&duty=penalty-card&revoker=defender", "able=yes&revoker=defender&penalty_card=yes"),
        ("duty=penalty-card&penalty_card=no&able=yes", "penalty_card=no&able=yes"),
        ("opponents_played=yes&opponent_took_back=no", "opponents_played=yes"),
        ("later=2&given=1&given_trick=no", "later=2"),
        ("also=twelfth&faced=yes&able=yes", "also=twelfth%2Cfaced&faced=yes&able=yes"),
    ],
)
def test_what_a_revoke_was_asked_once_is_understood_for_ever(
    client: FlaskClient, once: str, now: str, suffix: str
) -> None:
    here = f"/en/desk/bridge/revoke{suffix}"
    answer = client.get(f"{here}?{once}")
    assert (answer.status_code, answer.headers["Location"]) == (308, f"{here}?{now}")


def test_an_old_address_of_a_penalty_card_still_leads_to_its_ruling(client: FlaskClient) -> None:
    old = f"{ESTABLISHED}&duty=penalty-card&other=none&winner=revoker&later=2"
    answer = client.get(f"/en/desk/bridge/revoke.json?{old}", follow_redirects=True)
    assert answer.status_code == 200
    assert "bridge:64B3" in answer.text


def test_an_old_address_that_told_every_number_leads_on_to_its_ruling(client: FlaskClient) -> None:
    old = "able=yes&trick=5&both_sides=no&since=played&duty=suit&other=none&noticed=in-play&winner=revoker&later=4"
    page = client.get(f"/en/desk/bridge/revoke?{old}&revoker=declarer", follow_redirects=True).text
    assert "After play, 2 tricks are transferred to the non-offending side." in page
