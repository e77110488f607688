"""The way to a ruling: when it happened, what happened, and a few answers; counted for the commonest calls."""

import pytest

from engine.bridge.game import GAME
from engine.bridge.moment import OFTEN
from engine.game import Door
from engine.inquiry import inquire
from engine.law import AnyTopic
from tests.ruling_cases import load_cases

DOORS = [door for moment in GAME.moments for door in moment.doors]
CASES = [case for case in load_cases("bridge") if not case.refused]
MOST = 5  # taps, the one on the door among them
AS_A_RULE = {"revoke": 8}  # rare circumstances make most of its cases; the common one takes six


def test_every_topic_is_behind_a_door() -> None:
    def behind(door: Door) -> AnyTopic:
        return door.topic

    assert {topic.name for topic in map(behind, DOORS)} == {topic.name for topic in GAME.topics}


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.words)
def test_what_a_door_states_can_be_and_leaves_something_to_ask(door: Door) -> None:
    inquiry = inquire(GAME, door.topic, door.written())
    assert not inquiry.problems
    assert not inquiry.wrong
    assert inquiry.missing


def taps(door: Door, facts: dict[str, str]) -> int | None:
    """From the door to the ruling that a case comes to; None if the case is none of those behind the door."""
    stated, count = door.written(), 1
    if any(facts.get(name, value) != value for name, value in stated.items()):
        return None
    while (inquiry := inquire(GAME, door.topic, stated)).missing:
        if inquiry.missing.name not in facts:
            return None
        stated, count = stated | {inquiry.missing.name: facts[inquiry.missing.name]}, count + 1
    return count


def shortest(topic: AnyTopic, facts: dict[str, str]) -> int | None:
    """From the door that leads to it most directly."""
    counts = [taps(door, facts) for door in DOORS if door.topic is topic]
    return min((count for count in counts if count is not None), default=None)


@pytest.mark.parametrize("door", OFTEN.doors, ids=lambda door: door.words)
def test_the_commonest_rulings_are_few_taps_away(door: Door) -> None:
    facts = [one for case in CASES if case.topic is door.topic and taps(door, one := case.written()) is not None]
    counts = sorted(count for one in facts if (count := shortest(door.topic, one)) is not None)
    print(f"{door.words}: {counts[0]} to {counts[-1]} taps, {counts[len(counts) // 2]} as a rule")
    assert counts[len(counts) // 2] <= AS_A_RULE.get(door.topic.name, MOST)


SEEN = {"able": "yes", "also": ""}
REVOKES = [
    *[SEEN | {"revoker": "defender", "since": "nothing", "played": who} for who in ("nobody", "opponent", "partner")],
    *[SEEN | {"revoker": "declarer", "since": "nothing", "played": who} for who in ("nobody", "opponent")],
    *[
        SEEN | {"revoker": revoker, "since": "played", "tricks": won}
        for revoker in ("defender", "declarer")
        for won in ("revoker-some", "revoker-none", "partner", "opponents-some", "opponents-none", "opponents-open")
    ],
]


@pytest.mark.parametrize("facts", REVOKES, ids=lambda facts: " ".join(list(facts.values())[2:]))
def test_a_common_revoke_is_ruled_on_in_five_taps(facts: dict[str, str]) -> None:
    door = next(door for door in OFTEN.doors if door.topic.name == "revoke")
    assert (taps(door, facts) or MOST + 1) <= MOST
