"""Marks in bridge quizzes name the law and the neighbouring fact that a director would name."""

import pytest

from engine.bridge.revoke.circumstance import Later, Winner
from engine.bridge.revoke.transfer import TRICKS
from quizzes.marking import mark
from tests.games import draw


def test_partner_winning_the_revoke_trick_is_the_neighbour_of_the_revoker_winning_it() -> None:
    for seed in range(300):
        _, scenario = draw("bridge", "revoke-tricks", seed)
        facts = scenario.cases[0].facts.known
        if facts["winner"] is Winner.PARTNER and facts["later"] is Later.SOME:
            (one,) = mark(scenario, {"transfer": ["2"]})
            assert one.step.issue is TRICKS
            assert one.step.law.references[0] == "bridge:64A2"
            assert one.neighbour
            assert (one.neighbour.fact.name, one.neighbour.value) == ("winner", Winner.REVOKER)
            return
    pytest.fail("no such scenario was drawn")


def test_a_part_that_never_came_up_is_explained_by_what_settled_the_matter_before_it() -> None:
    for seed in range(100):
        _, scenario = draw("bridge", "revoke-established", seed)
        outcome, *rest = mark(scenario, {"card": ["hand"]})
        if outcome.right == "established" and rest:
            (card,) = rest
            assert card.step is outcome.step or card.step.law.references == outcome.step.law.references
            assert card.step.law.references[0].startswith("bridge:63A")
            return
    pytest.fail("no such scenario was drawn")


def test_a_later_trick_is_the_neighbour_of_one_trick_for_none() -> None:
    for seed in range(300):
        _, scenario = draw("bridge", "revoke-tricks", seed)
        facts = scenario.cases[0].facts.known
        if facts["winner"] is Winner.OPPONENTS and facts["later"] is Later.NONE:
            (one,) = mark(scenario, {"transfer": ["1"]})
            assert one.reference == "bridge:64B1"
            assert one.neighbour
            assert (one.neighbour.fact.name, one.neighbour.value) == ("later", Later.SOME)
            return
    pytest.fail("no such scenario was drawn")
