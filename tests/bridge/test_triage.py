"""The way to a ruling: when it happened, what happened, and a few answers; counted for the commonest calls."""

import pytest

from engine.bridge.game import GAME
from engine.game import Door
from engine.inquiry import inquire
from engine.law import AnyTopic

DOORS = [door for moment in GAME.moments for door in moment.doors]
MOST = 5  # taps, the one on the door among them


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
