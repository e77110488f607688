"""What authors have written of what players say: whole, unambiguous, and heard as it is marked."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearing.fact import hear_facts
from hearing.hearing import SURE_KINDS
from hearing.phrase import Mark, parse_line
from hearing.sentence import Sentence
from hearing.theme import Heard, Theme, load_heard
from rulebook import ContentError
from rulebook.search.word import fold
from tests.games import GAMES, TOPICS
from tests.heard.ground import no_incidents, sentences
from web.site import Site
from web.text.language import LANGUAGES

LINES, SENTENCES, NO_INCIDENTS = 12, 3, 40
MARKS_HEARD, SURE_MARKS_HEARD = 0.70, 0.85


@pytest.fixture(scope="module")
def heard(site: Site) -> dict[str, Heard]:
    return load_heard(site.content, GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_phrases_and_sentences(heard: dict[str, Heard], language: str) -> None:
    lines, said = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for theme in heard[language].themes:
        lines[theme.game, theme.topic] += len(theme.lines)
    for one in sentences(language):
        said[one.game, one.topic] += 1
    for topic in TOPICS:
        assert lines[topic.game, topic.name] >= LINES, topic.name
        assert said[topic.game, topic.name] >= SENTENCES, topic.name
    assert len(no_incidents(language)) >= NO_INCIDENTS
    print(f"{language}: {len(TOPICS)} topics, {sum(lines.values())} lines, {said.total()} sentences")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_stands_under_two_topics(heard: dict[str, Heard], language: str) -> None:
    owners = defaultdict(set)
    for theme in heard[language].themes:
        for line in theme.lines:
            for phrase in line.phrases:
                owners[theme.game, fold(phrase.words)].add(theme.name)
    assert {phrase: names for phrase, names in owners.items() if len(names) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_a_line(heard: dict[str, Heard], language: str) -> None:
    lines = {fold(phrase.words) for theme in heard[language].themes for line in theme.lines for phrase in line.phrases}
    assert lines.isdisjoint(fold(one.words) for one in sentences(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_are_heard_exist(site: Site, heard: dict[str, Heard], language: str) -> None:
    for theme in heard[language].themes:
        assert not theme.rule or theme.rule in site.library.books[theme.game].paragraphs, theme.rule


def read_marks(site: Site, theme: Theme, phrase: Mark, language: str) -> Iterator[tuple[str, bool]]:
    """How each marked call, card or number of a phrase is read, and whether as it is marked."""
    topic = GAMES[theme.game].find(theme.topic) if theme.topic else None
    table = topic.facts.outline().table if topic else {}
    marked = {name: value for name, value in phrase.facts.items() if table[name].heard}
    if topic and marked:
        ear = site.hearing.listen(Sentence(phrase.words, language), topic)
        found = {one.name: one for one in hear_facts(ear, dict(theme.facts))}
        for name, value in marked.items():
            kind = found[name].kind if name in found else table[name].heard
            yield kind, name in found and found[name].value == table[name].format(table[name].parse(value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_marked_words_are_heard_as_they_are_marked(site: Site, heard: dict[str, Heard], language: str) -> None:
    """Calls, cards and numbers: choices are heard by the marks themselves."""
    count, right = Counter[str](), Counter[str]()
    for theme in heard[language].themes:
        for line in theme.lines:
            for kind, is_right in read_marks(site, theme, line.phrases[0], language):
                count[kind] += 1
                right[kind] += is_right
    print(f"{language}, marked words: " + ", ".join(f"{kind} {right[kind]} of {count[kind]}" for kind in count))
    assert right.total() >= MARKS_HEARD * count.total()
    sure = [kind for kind in count if kind in SURE_KINDS]
    assert sum(right[kind] for kind in sure) >= SURE_MARKS_HEARD * sum(count[kind] for kind in sure)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("(a|b", "not closed"),
        ("a) b", "closes or parts nothing"),
        ("a | b", "closes or parts nothing"),
        ("{x=1} a", "behind no word"),
        ("a{x}", "not written"),
        ("a{x=1}{y=2}", "behind no word"),
        ("a} b", "closes nothing"),
    ],
)
def test_signs_that_do_not_fit_together_are_told(line: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        parse_line(line)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nothing-like-it = 'x'", "is no topic of the game"),
        ("revoke = 'a (b'", "not closed"),
        ("revoke = 'dummy{revoker=nobody}'", "cannot be"),
        ("revoke = 'dummy{who=dummy}'", "has no fact"),
        ('"revoke?since=never" = "x"', "cannot be"),
        ("revoke = '(a|b|c|d) (a|b|c|d) (a|b|c|d)'", "more than 60"),
        ("\"rule 54\" = 'a{revoker=dummy}'", "only words under a topic"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_name(tmp_path: Path, text: str, problem: str) -> None:
    folder = tmp_path / "bridge" / "heard"
    folder.mkdir(parents=True)
    (folder / "en.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=problem) as told:
        load_heard(tmp_path, GAMES)
    assert "en.toml" in str(told.value)
