"""Decision diagrams say of every way through the questions what the laws say of it, and stay small."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.diagram import Diagram, diagram_of, has_chart, questions_left
from engine.exploring import BUDGET, MOST_WAYS, Explorer
from engine.law import AnyTopic, Step
from engine.node import SEVERAL, Decision, Node, Question, Unlisted, outcome_of
from tests.engine.walk import Known, walk
from tests.games import GAMES, TOPICS

CHARTED = [topic for topic in TOPICS if has_chart(topic)]
each_chart = pytest.mark.parametrize("topic", CHARTED, ids=lambda topic: f"{topic.game}/{topic.name}")
WALKS = 150  # of each topic; with --hard ten times as many
MOST_NODES = 160


def ways(topic: AnyTopic, hard: bool) -> Iterator[tuple[Known, Step, Node | None]]:
    """Each law that spoke on ways through the questions, and where the diagram leads with the same answers."""
    rng, diagram = Random(f"ways {topic.name}"), diagram_of(topic)  # noqa: S311 (nothing here is secret)
    for _ in range(WALKS * (10 if hard else 1)):
        if way := walk(topic, rng):
            verdict, known = way
            yield from ((known, step, diagram.part(step.issue).reach(known)) for step in verdict.spoken)


@each_chart
def test_a_diagram_leads_to_what_the_laws_say(topic: AnyTopic, hard: bool) -> None:
    """No possible answer is lost, and answers that were merged lead to the same ruling."""
    drawn = 0
    for known, step, node in ways(topic, hard):
        assert isinstance(node, Decision | Unlisted), (step.issue.words, known)
        if isinstance(node, Decision):
            drawn += 1
            assert node.key == outcome_of(step).key, (step.law.name, known)
    assert drawn


def questions(diagram: Diagram) -> list[Question]:
    return [node for node in diagram.nodes if isinstance(node, Question)]


@each_chart
def test_the_ways_out_of_a_question_share_its_answers_among_them(topic: AnyTopic) -> None:
    for question in questions(diagram_of(topic)):
        told = [value for edge in question.edges for value in edge.values]
        assert len(told) == len({*told})
        assert {*told} == {*question.answers} or len(question.edges) == 1
        assert all(question.fact.holds(value) for value in question.answers if value is not SEVERAL)
        assert 0 < len(question.edges) <= MOST_WAYS + 1
        assert len({edge.node for edge in question.edges}) == len(question.edges)


@each_chart
def test_a_diagram_is_bounded_and_has_every_issue_that_a_law_of_it_opens(topic: AnyTopic) -> None:
    diagram = diagram_of(topic)
    opened = [issue for outcome in diagram.outcomes for issue in outcome.then]
    assert all(diagram.part(issue) for issue in opened)
    assert len(diagram.nodes) <= MOST_NODES
    assert all(outcome.law in topic.laws for outcome in diagram.outcomes)
    unlisted = {node.fact.name for node in diagram.nodes if isinstance(node, Unlisted)}
    print(
        f"{topic.game}/{topic.name}: {len(questions(diagram))} questions, {len(diagram.outcomes)} outcomes, {unlisted}"
    )


@each_chart
def test_a_walk_through_an_issue_asks_the_laws_a_bounded_number_of_times(topic: AnyTopic) -> None:
    explorer = Explorer(topic, topic.issues[0], [{}])
    explorer.visit({})
    assert explorer.asked <= BUDGET + 100


def test_numbers_that_lead_on_alike_are_one_way() -> None:
    talon = diagram_of(GAMES["ulti"].find("talon") or pytest.fail("no such topic"))
    laid = next(question for question in questions(talon) if question.fact.name == "laid")
    assert [edge.values for edge in laid.edges] == [(0, 1, *range(3, 13)), (2,)]


def test_a_question_of_a_later_issue_changes_something() -> None:
    for topic in CHARTED:
        for part in diagram_of(topic).parts[1:]:
            assert not [node for node in part.nodes if isinstance(node, Question) and len(node.edges) == 1]


def test_what_is_reckoned_from_the_answers_is_left_blank_and_what_the_law_fixes_is_told() -> None:
    revoke = diagram_of(GAMES["bridge"].find("revoke") or pytest.fail("no such topic"))
    said = {str(one.text) for outcome in revoke.outcomes for one in outcome.said}
    assert {"No trick is transferred automatically."} <= said
    told = {str(one.text) for node in revoke.outcomes if node.law.name == "offender_won" for one in node.said}
    reckoned = {str(one.text) for node in revoke.outcomes if node.law.name == "side_revoked_twice" for one in node.said}
    assert len(told) == 2
    assert not any("…" in one for one in told)
    assert any("…" in one for one in reckoned)


def test_calculators_and_topics_of_cards_have_no_chart() -> None:
    without = {topic.name for topic in TOPICS if not has_chart(topic)}
    assert {"score", "imps", "matchpoints", "settlement", "trick", "auction"} <= without
    assert {"revoke", "insufficient-bid", "renonsz", "kontra"}.isdisjoint(without)


# About how many questions are left


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: f"{topic.game}/{topic.name}")
def test_while_something_is_asked_at_least_one_question_is_left_and_after_it_none(topic: AnyTopic) -> None:
    assert questions_left(topic, {}) is None or questions_left(topic, {}) >= 1
    if way := walk(topic, Random(topic.title)):  # noqa: S311
        _, known = way
        assert questions_left(topic, known) == 0
        *before, (name, _) = known.items()
        left = questions_left(topic, dict(before))
        assert left is None or left >= 1, name


def test_where_nothing_can_be_listed_nobody_says_how_many_questions_are_left() -> None:
    assert questions_left(GAMES["ulti"].find("trick") or pytest.fail("no such topic"), {}) is None


def test_more_answers_leave_fewer_questions() -> None:
    revoke = GAMES["bridge"].find("revoke") or pytest.fail("no such topic")
    able = {"able": True}
    assert (questions_left(revoke, able) or 0) > (questions_left(revoke, able | late(revoke)) or 0) >= 1


def late(revoke: AnyTopic) -> Known:
    table = revoke.facts.outline().table
    texts = {"revoker": "defender", "since": "played", "also": "", "winner": "revoker"}
    return {name: table[name].parse(text) for name, text in texts.items()}
