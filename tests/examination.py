"""Draws scenarios by the thousand and checks each; begun early, on the cores that the other tests leave free."""

import os
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from engine.cards.pack import FRENCH_PACK, GERMAN_PACK
from engine.law import Verdict
from engine.text import Text
from quizzes.bridge.picture import Table as BridgeTable
from quizzes.family import Scenario
from quizzes.question import NONE, Case, Part
from quizzes.shelf import SUBJECTS, draw

Findings = tuple[dict[str, Counter[str]], set[str]]
Examined = dict[str, "Future[Findings]"]
DRAWS = {"bridge": 2000, "ulti": 500}  # of each family; with --hard two thousand of all
# The two readings of 27B1a differ by a translation that has been checked; both sides of it are worth asking about.
# That the declarer settles in full with each defender is said in the story of every settlement.
CHECKED_READINGS = {"reading.lowest", "in_full"}


def start_examination(hard: bool) -> tuple[ProcessPoolExecutor, Examined]:
    """Set other processes to work on every family; their findings are waited for where they are asked for."""
    cores = max(1, (os.cpu_count() or 2) - 1)
    pool = ProcessPoolExecutor(cores, mp_context=get_context("spawn"), initializer=step_back)
    families = [family for subject in SUBJECTS for family in subject.families]
    draws = {family.name: 2000 if hard else DRAWS[family.game] for family in families}
    return pool, {
        family.name: pool.submit(examine, family.game, family.name, draws[family.name]) for family in families
    }


def step_back() -> None:
    """Let the browser and the server have the core when they want it."""
    if hasattr(os, "nice"):
        os.nice(10)


def every_text(scenario: Scenario) -> list[Text]:
    texts = [*scenario.story, *(part.words for part in scenario.parts)]
    return texts + [option.words for part in scenario.parts for option in getattr(part, "options", ())]


def check_cards(scenario: Scenario) -> None:
    """Nobody plays a card twice or one that is not in the hand; whole packs are whole."""
    table = scenario.table
    if isinstance(table, BridgeTable):
        plays = [play for trick in table.tricks for play in trick.plays]
        assert len({play.card for play in plays}) == len(plays)
        assert all(play.card in table.deal.hands[play.player] for play in plays)
        assert sorted(card for hand in table.deal.hands.values() for card in hand) == sorted(FRENCH_PACK)
    elif table is not None:
        held = [card for holding in table.holdings for card in holding.cards]
        assert len(set(held)) == len(held)
        assert set(held) <= set(GERMAN_PACK)


def check_answer(part: Part, right: object) -> None:
    """The right answer is one that the learner can give."""
    assert part.parse(part.format(right) or (NONE,)) == right, part
    assert part.credit(right, right) == 1


def open_points(case: Case, verdict: Verdict) -> set[str]:
    table = case.facts.outline().table
    return {name for step in verdict.steps for name in step.read if table[name].is_open_point}


def check_settings(case: Case, verdict: Verdict) -> None:
    """No open point that the ruling looked at would change it."""
    table = case.facts.outline().table
    for name in open_points(case, verdict) - CHECKED_READINGS:
        for value in table[name].values():
            other = case.topic.decide(type(case.facts).suppose(**(case.facts.known | {name: value})))
            assert {str(effect) for effect in other.effects} == {str(effect) for effect in verdict.effects}, name


def examine(game: str, name: str, draws: int) -> Findings:
    """Draw scenarios, check each, and count the answers and the paragraphs cited."""
    answers: dict[str, Counter[str]] = {}
    cited: set[str] = set()
    for seed in range(draws):
        _, scenario = draw(game, name, seed)
        verdicts = [case.decide() for case in scenario.cases]
        check_cards(scenario)
        for case, verdict in zip(scenario.cases, verdicts, strict=True):
            check_settings(case, verdict)
            cited |= set(verdict.citations)
        for part in scenario.parts:
            right = part.read(verdicts[part.case])
            check_answer(part, right)
            answers.setdefault(part.name, Counter())[str(right)] += 1
        assert all(str(text) for text in every_text(scenario))
    return answers, cited
