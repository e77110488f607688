"""Every case leads to its ruling, by its paragraph; every law has a case; every citation exists."""

import hashlib
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from engine.case import Case
from engine.fact import Impossible
from engine.law import AnyTopic, Law
from rulebook import Library
from tests.games import GAMES
from tests.ruling_cases import load_cases
from web.site import Site

CASES = list(load_cases())
LOCK = Path(__file__).resolve().parent.parent / "rulings" / "citations.lock"
EVERY_TOPIC = [topic for game in GAMES.values() for topic in game.topics]


def identify(case: Case) -> str:
    return f"{case.topic.game}/{case.topic.name}: {case.name}"


@pytest.mark.parametrize("case", [case for case in CASES if not case.refused], ids=identify)
def test_a_case_leads_to_its_ruling(case: Case) -> None:
    verdict = case.topic.decide(case.state())
    assert sorted(str(effect) for effect in verdict.effects) == sorted(case.ruling)
    assert case.law in {step.law.references[0] for step in verdict.spoken}
    assert case.source


@pytest.mark.parametrize("case", [case for case in CASES if case.refused], ids=identify)
def test_what_cannot_happen_is_refused_with_a_sentence(case: Case) -> None:
    with pytest.raises(Impossible) as refusal:
        case.state()
    assert case.refused in str(refusal.value)


def test_no_two_cases_have_the_same_name() -> None:
    names = Counter(identify(case) for case in CASES)
    assert [name for name, count in names.items() if count > 1] == []
    for game in GAMES.values():
        counts = {topic.name: sum(case.topic is topic for case in CASES) for topic in game.topics}
        print(f"{game.name}: {sum(counts.values())} cases, {counts}")


@pytest.mark.parametrize("game", GAMES)
def test_every_law_has_a_case_in_which_it_speaks(game: str) -> None:
    verdicts = [case.topic.decide(case.state()) for case in CASES if case.topic.game == game and not case.refused]
    spoke = {step.law for verdict in verdicts for step in verdict.spoken}
    assert {str(law.source) for topic in GAMES[game].topics for law in topic.laws if law not in spoke} == set()


@pytest.mark.parametrize("topic", EVERY_TOPIC, ids=lambda topic: f"{topic.game}/{topic.name}")
def test_every_reason_to_refuse_has_a_case(topic: AnyTopic) -> None:
    refused = " ".join(case.refused for case in CASES if case.topic is topic)
    checks = topic.facts.outline().checks
    assert len([case for case in CASES if case.topic is topic and case.refused]) >= len(checks), refused


def test_every_law_says_in_a_sentence_what_it_asks() -> None:
    for topic in EVERY_TOPIC:
        for law in topic.laws:
            assert law.words.endswith("."), law.name
            assert law.references, law.name


def hash_paragraph(library: Library, reference: str) -> str:
    """What a paragraph says in every voice, as a short hash."""
    book, label = reference.split(":")
    paragraph = library.books[book].paragraphs[label]
    voices = sorted(paragraph.text, key=lambda voice: voice.name)
    text = "\n".join(f"{paragraph.heading[voice]}\n{paragraph.text[voice]}" for voice in voices)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def laws_by_reference() -> dict[str, list[Law[object]]]:
    found: dict[str, list[Law[object]]] = {}
    for topic in EVERY_TOPIC:
        for law in topic.laws:
            for reference in law.references:
                found.setdefault(reference, []).append(law)
    return found


def test_cited_paragraphs_exist_and_have_not_changed_since_the_code_was_read_against_them(site: Site) -> None:
    """After a paragraph changes: read the laws that cite it again, then copy the new line from the message."""
    now = {reference: hash_paragraph(site.library, reference) for reference in sorted(laws_by_reference())}
    locked = tomllib.loads(LOCK.read_text(encoding="utf-8"))
    changed = {reference for reference in now.keys() | locked if now.get(reference) != locked.get(reference)}
    laws = laws_by_reference()
    readers = {reference: ", ".join(law.name for law in laws.get(reference, ())) for reference in changed}
    lines = [f'"{reference}" = "{now.get(reference)}"  # {readers[reference]}' for reference in sorted(changed)]
    message = "\n".join(lines)
    assert not changed, f"the lock file {LOCK.name} differs:\n{message}"
    print(f"{len(now)} paragraphs are cited by {len({law.name for group in laws.values() for law in group})} laws")
