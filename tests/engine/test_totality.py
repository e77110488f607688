"""Whatever is answered, the laws of every topic come to one ruling; and residual laws name what is left for them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from engine.bill import Owes
from engine.law import AnyTopic, Issue, Step, Verdict
from engine.text import Choice
from tests.engine.walk import Known, complete, walk
from tests.games import GAMES
from tests.ruling_cases import load_cases

TOPICS = [topic for game in GAMES.values() for topic in game.topics]
each_topic = pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: f"{topic.game}/{topic.name}")
WALKS = 200  # of each topic; with --hard twenty times as many
AIMED = 12  # of each answer to each question with a few answers


def choices(topic: AnyTopic) -> Iterator[Known]:
    """Every answer to every question that has a few, each as something to aim at."""
    for name, fact in topic.facts.outline().table.items():
        if isinstance(fact.type, type) and issubclass(fact.type, Choice):
            yield from ({name: value} for value in fact.values())


@cache
def ways(topic: AnyTopic, hard: bool) -> tuple[tuple[Verdict, Known], ...]:
    """Many ways through a topic's questions."""
    rng = Random(topic.name)  # noqa: S311 (nothing here is secret)
    free = [walk(topic, rng) for _ in range(WALKS * (20 if hard else 1))]
    aimed = [walk(topic, rng, aim) for aim in choices(topic) for _ in range(AIMED)]
    return tuple(way for way in (*free, *aimed) if way)


@each_topic
def test_whatever_is_answered_leads_to_one_ruling_in_words(topic: AnyTopic, hard: bool) -> None:
    for verdict, _ in ways(topic, hard):
        assert verdict.effects
        assert len({str(effect) for effect in verdict.effects}) == len(verdict.effects)
        assert all(str(effect.words()) and verdict.source(effect).ruling for effect in verdict.effects)
    print(f"{topic.game}/{topic.name}: {len(ways(topic, hard))} ways through the questions")


@each_topic
def test_no_law_speaks_without_saying_anything(topic: AnyTopic, hard: bool) -> None:
    spoken = {step.law for verdict, _ in ways(topic, hard) for step in verdict.spoken if says_nothing(step)}
    assert {str(law.source) for law in spoken} == set()


def says_nothing(step: Step) -> bool:
    return step.ruling is not None and not step.ruling.effects and not step.ruling.then


@each_topic
def test_what_nobody_asked_about_changes_nothing(topic: AnyTopic, hard: bool) -> None:
    rng = Random(topic.title)  # noqa: S311
    for verdict, known in ways(topic, hard)[::4]:
        full = topic.decide(topic.facts.suppose(**complete(topic, known, rng)))
        assert (full.effects, full.citations) == (verdict.effects, verdict.citations), known


@each_topic
def test_an_effect_comes_from_the_step_that_it_names(topic: AnyTopic, hard: bool) -> None:
    for verdict, _ in ways(topic, hard)[:50]:
        effects = {effect for step in verdict.spoken if step.ruling for effect in step.ruling.effects}
        assert set(verdict.effects) == {effect for effect in effects if not isinstance(effect, Owes)}


# What is left for the last law of an issue


Answers = set[Choice]


@dataclass
class Switch:
    """A question with a few answers that the first law of an issue always asks: which answers came, which were left."""

    came: Answers = field(default_factory=set)
    left: Answers = field(default_factory=set)

    @property
    def otherwise(self) -> Answers:
        """The answers that come to the last law only because others were taken before it."""
        return self.left if self.left != self.came else set()


def by_issue(verdict: Verdict) -> dict[Issue[object], list[Step]]:
    steps: dict[Issue[object], list[Step]] = {}
    for step in verdict.steps:
        steps.setdefault(step.issue, []).append(step)
    return steps


def choices_read(step: Step) -> dict[str, Choice]:
    return {name: value for name, value in step.read.items() if isinstance(value, Choice)}


def find_switches(verdicts: list[Verdict]) -> dict[Issue[object], dict[str, Switch]]:
    found: dict[Issue[object], dict[str, Switch]] = {}
    for verdict in verdicts:
        for issue, steps in by_issue(verdict).items():
            read = choices_read(steps[0])
            before = found.get(issue, {name: Switch() for name in read})
            found[issue] = {name: switch for name, switch in before.items() if name in read}
            for name, switch in found[issue].items():
                switch.came.add(read[name])
                if steps[-1].law is issue.laws[-1]:
                    switch.left.add(read[name])
    return found


def find_reaching(verdicts: list[Verdict]) -> dict[Issue[object], Answers]:
    """All answers looked at in an issue that its last law settled."""
    found: dict[Issue[object], Answers] = {}
    for verdict in verdicts:
        for issue, steps in by_issue(verdict).items():
            if steps[-1].law is issue.laws[-1]:
                found.setdefault(issue, set()).update(one for step in steps for one in choices_read(step).values())
    return found


def names_rightly(otherwise: Answers, due: Answers, reaching: Answers) -> bool:
    """Everything due is named, and of each kind of answer that is named exactly those that reach the law."""
    kinds = {type(one) for one in otherwise}
    return due <= otherwise == {one for one in reaching if type(one) in kinds}


@pytest.mark.parametrize("game", GAMES)
def test_the_last_law_of_an_issue_names_what_elimination_leaves_to_it(game: str, hard: bool) -> None:
    verdicts = [verdict for topic in GAMES[game].topics for verdict, _ in ways(topic, hard)]
    verdicts += [case.decide() for case in load_cases(game) if not case.refused]
    switches, reaching, wrong = find_switches(verdicts), find_reaching(verdicts), {}
    for issue in reaching:
        law, due = issue.laws[-1], {one for switch in switches[issue].values() for one in switch.otherwise}
        if not names_rightly(set(law.otherwise), due, reaching[issue]):
            kinds = {type(one) for one in (*law.otherwise, *due)}
            left = sorted(f"{type(one).__name__}.{one.name}" for one in reaching[issue] if type(one) in kinds)
            wrong[str(law.source)] = f"otherwise=({', '.join(left)},)"
    assert wrong == {}, "\n" + "\n".join(f"{place}  {law}" for place, law in sorted(wrong.items()))
