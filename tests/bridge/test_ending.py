"""The hands that are left, as the desk takes them in: tapped card by card, or typed in any of the usual ways."""

from random import Random

import pytest
from flask.testing import FlaskClient

from engine.bridge.claim.statement import Statement
from engine.bridge.table.ending import Ending, join_hands
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH_PACK, deal_cards

DESK = "/en/desk/bridge/contested-claim?claimer=declarer&found_by=cards&seat=S"
LEFT = "N,S4,S3,C2,E,H4,H3,CJ,S,SA,SK,CQ,W,H6,H5,D5"


def test_an_ending_is_read_as_it_is_written() -> None:
    rng = Random(4)  # noqa: S311 (cards, no secret)
    for _ in range(100):
        size = rng.randint(1, 13)
        ending = Ending.of(dict(zip(SEATS, deal_cards(FRENCH_PACK, (size,) * 4, rng), strict=True)))
        assert Ending.parse(str(ending)) == ending
        assert ending.problem() is None


@pytest.mark.parametrize("text", ["N:AK E:2", "N:AK..", "X,SA", "SA,SK", "N,S1", "N:AX... E:2..."])
def test_what_is_no_ending_is_not_taken_for_one(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Ending.parse(text)


def test_hands_may_be_typed_in_several_ways() -> None:
    fields = {"N": ["AK.Q..2"], "E": ["♠98 ♥3 ♦2"], "S": ["s 765 c 4"], "W": [".T98..7"]}
    ending = Ending.parse(join_hands(fields))
    assert [len(ending.hand(seat)) for seat in SEATS] == [4, 4, 4, 4]
    assert ending.problem() is None


def test_whoever_has_played_to_the_trick_has_a_card_fewer() -> None:
    ending = Ending.parse("N:A5... E:.2.. S:2.3.. W:3.4.. T,S4")
    assert ending.problem() is None
    assert ending.leader is Seat.EAST
    assert Ending.parse("N:A5... E:.2.. S:2... W:3.4.. T,S4").problem()


def test_four_hands_can_be_tapped_without_a_script(client: FlaskClient) -> None:
    first = client.get(DESK).text
    assert 'name="ending-tapped" value="N"' in first
    then = client.get(f"{DESK}&ending-tapped=N,SA").text
    assert 'value="N,SA,SK"' in then
    assert "Go on" in client.get(f"{DESK}&ending-tapped={LEFT}").text
    assert "Whose lead was it?" in client.get(f"{DESK}&ending={LEFT}").text
    assert "twice" in client.get(f"{DESK}&ending=N,SA,E,SA,S,S2,W,S3").text


def test_a_statement_is_read_as_it_is_written() -> None:
    for text in ("silent", "trumps,cash-S", "to-N,finesse-HQ-W", "ruff-D"):
        assert str(Statement.parse(text)) == text
    with pytest.raises(ValueError, match=r"cash"):
        Statement.parse("cash")
