"""A thousand scenarios ruled a second time, from what their JSON twins show, without the engine."""

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.recomputed.cards import best, legal_in_ulti, plays_of, suit_letter, turn, ulti_order, ulti_points
from tests.recomputed.revoke import declarers_tricks, is_revoke, partner, transfer
from tests.recomputed.score import contract_score, field, is_vulnerable, weighted

Twin = dict[str, Any]


def facts_of(twin: Twin) -> dict[str, str]:
    """What the story states, as the steps of the rulings give it."""
    return {name: value for one in twin["rulings"] for step in one["steps"] for name, value in step["facts"].items()}


def trick(twin: Twin) -> dict[str, list[str]]:
    trump = suit_letter(twin["table"]["trump"])
    return {"winner": [best(plays_of(twin["table"]["current"]), trump, ulti_order(trump))[0]]}


def legal_cards(twin: Twin) -> dict[str, list[str]]:
    """The hand is what can be tapped; whose it is follows from the cards on the table, or from the trick before."""
    table, trump = twin["table"], suit_letter(twin["table"]["trump"])
    hand = next([option["value"] for option in part["options"]] for part in twin["parts"] if part["name"] == "cards")
    plays = plays_of(table["current"])
    keeps_seven = turn(plays, table["tricks"], trump) == "declarer" and "ulti" in table["bid"]
    allowed = legal_in_ulti(hand, plays, trump, keeps_seven)
    return {"cards": [card for card in hand if card in allowed]}


def points(twin: Twin) -> dict[str, list[str]]:
    table, facts = twin["table"], facts_of(twin)
    said = {"declarer": "declared", "right": "right_declared", "left": "left_declared"}
    announced = {player: int(facts.get(fact, "0")) for player, fact in said.items()}
    talon = next((one["cards"] for one in table["holdings"]), [])
    tricks = [plays_of(one) for one in table["tricks"]]
    declarer, defenders = ulti_points(tricks, talon, suit_letter(table["trump"]), announced)
    return {"declarer": [str(declarer)], "defenders": [str(defenders)]}


def revoke(twin: Twin) -> dict[str, list[str]]:
    assert is_revoke(twin["table"])
    return {"transfer": [str(transfer(twin["table"], facts_of(twin).get("noticed", "")))]}


def revoke_score(twin: Twin) -> dict[str, list[str]]:
    table, passing = twin["table"], revoke(twin)
    declarer, offender = table["contract"]["declarer"], table["wrong"][0]["player"]
    to_declarer = -1 if offender in (declarer, partner(declarer)) else 1
    tricks = declarers_tricks(table) + to_declarer * int(passing["transfer"][0])
    vulnerable = is_vulnerable(table["deal"]["board"], declarer)
    points = contract_score(table["contract"]["bid"], table["contract"]["doubled"], vulnerable, tricks)
    return passing | {"tricks": [str(tricks)], "score": [str(points)]}


def score(twin: Twin) -> dict[str, list[str]]:
    facts = facts_of(twin)
    points = contract_score(facts["contract"], facts["doubled"], facts["vulnerable"] == "yes", int(facts["tricks"]))
    return {"score": [str(points)]}


def pairs_of_field(twin: Twin) -> dict[str, list[str]]:
    """The tables that are asked about stand in the questions, one for each side."""
    facts = facts_of(twin)
    rows = field(facts["field"], facts.get("vulnerable", "none"))
    tables = {part["name"]: int(part["question"].rstrip("?").split()[-1]) for part in twin["parts"]}
    return {name: [str(rows[table - 1][name == "east_west"])] for name, table in tables.items()}


def weighted_score(twin: Twin) -> dict[str, list[str]]:
    found = weighted(facts_of(twin))
    amounts = {name: [str(found[name])] for name in ("innocent", "offenders")}
    return amounts | {"adjusts": ["stands" if found["actual"] >= found["mean"] else "adjusted"]}


RECOMPUTED: list[tuple[str, str, int, Callable[[Twin], dict[str, list[str]]]]] = [
    ("bridge", "revoke-tricks", 120, revoke),
    ("bridge", "revoke-score", 120, revoke_score),
    ("bridge", "score-contract", 200, score),
    ("bridge", "score-field", 120, pairs_of_field),
    ("bridge", "weighted-score", 120, weighted_score),
    ("ulti", "trick", 120, trick),
    ("ulti", "legal-cards", 120, legal_cards),
    ("ulti", "points", 120, points),
]


@pytest.mark.parametrize(("game", "family", "count", "recompute"), RECOMPUTED, ids=[row[1] for row in RECOMPUTED])
def test_a_second_computation_comes_to_the_same(
    client: FlaskClient, game: str, family: str, count: int, recompute: Callable[[Twin], dict[str, list[str]]]
) -> None:
    for seed in range(count):
        address = f"/en/quiz/{game}/{family}/{seed}.json?ruled=yes&ruled=yes&ruled=yes"
        twin = client.get(address).json
        right = {mark["part"]: mark["right"] for mark in twin["marks"]}
        asked = {part: answer for part, answer in recompute(twin).items() if part in right}
        assert asked, address
        assert {part: sorted(right[part]) for part in asked} == {part: sorted(asked[part]) for part in asked}, address
    print(f"{game}/{family}: {count} scenarios recomputed, no difference")
