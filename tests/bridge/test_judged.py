"""Cases written by hand are whole: enough of them, thirteen cards in a hand, a reason for or against every answer."""

import pytest

from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.table.seat import Seat
from engine.cards.pack import FrenchCards
from quizzes.bridge.judged import hesitation, tempo
from quizzes.bridge.judged.story import JudgedStory, Judgement
from quizzes.marking import mark

FEWEST = 12
STORIES = [(module.JUDGEMENT, story) for module in (hesitation, tempo) for story in module.STORIES]


@pytest.mark.parametrize("stories", [hesitation.STORIES, tempo.STORIES])
def test_there_are_enough_of_them(stories: tuple[JudgedStory, ...]) -> None:
    assert len(stories) >= FEWEST
    assert len({(*story.told, story.hand) for story in stories}) == len(stories)


@pytest.mark.parametrize(("judgement", "story"), STORIES)
def test_every_answer_has_its_reason_and_one_of_them_is_right(judgement: Judgement, story: JudgedStory) -> None:
    assert set(story.why) == set(judgement.answers)
    assert not story.hand or len(FrenchCards.parse(story.hand).cards) == 13
    right = judgement.read(UNAUTHORISED.decide(UNAUTHORISED.facts.suppose(**story.facts)))
    assert right in judgement.answers


@pytest.mark.parametrize(("judgement", "story"), STORIES)
def test_a_wrong_answer_is_told_why_it_is_wrong_and_what_is_right(judgement: Judgement, story: JudgedStory) -> None:
    scenario = judgement.ask(story, Seat.SOUTH)
    for answer in judgement.answers:
        (one,) = mark(scenario, {judgement.name: [answer]})
        assert len(one.remarks) == (0 if one.is_right else 2)
        assert all(str(text) for text in one.remarks)
