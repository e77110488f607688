"""What players say about one thing: a topic of the desk, perhaps with a fact of it, a rule, or no incident at all."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.game import Game
from engine.law import AnyTopic
from hearing.phrase import MOST, Line, parse_line
from rulebook.reading.problem import ContentError, Problem, read_toml
from rulebook.search.word import LANGUAGES

FOLDER = "heard"
RULE, NONE, WORDS = "rule ", "none", "words"


class Theme(NamedTuple):
    """Lines under one key: a topic and what all of them state; a paragraph that no topic decides; or nothing."""

    game: str = ""
    topic: str = ""
    rule: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    lines: tuple[Line, ...] = ()

    @property
    def name(self) -> str:
        """What all themes of a topic share; nothing, where nothing happened."""
        return self.topic or (RULE + self.rule if self.rule else "")


class Heard(NamedTuple):
    """Everything that players of a language say, and the words for what they speak of, by game."""

    themes: tuple[Theme, ...]
    words: Mapping[str, Mapping[str, Any]]


def load_heard(content: Path, games: Mapping[str, Game]) -> dict[str, Heard]:
    """What players say in every language about every game; every problem of the files at once."""
    books = sorted(folder.parent.name for folder in content.glob(f"*/{FOLDER}"))
    problems: list[Problem] = []
    heard = {}
    for language in LANGUAGES:
        shared = read_file(content / FOLDER / f"{language}.toml")
        themes = [*read_themes(content / FOLDER / f"{language}.toml", shared, None, problems)]
        words = {"": shared.get(WORDS, {})}
        for book in books:
            path = content / book / FOLDER / f"{language}.toml"
            parts = read_file(path)
            themes += read_themes(path, parts, games.get(book), problems, book)
            words[book] = parts.get(WORDS, {})
        heard[language] = Heard(tuple(themes), words)
    if problems:
        raise ContentError(problems)
    return heard


def read_file(path: Path) -> dict[str, Any]:
    return read_toml(path) if path.exists() else {}


def read_themes(
    path: Path, parts: Mapping[str, Any], game: Game | None, problems: list[Problem], book: str = ""
) -> Iterator[Theme]:
    for key, text in parts.items():
        if key == WORDS:
            continue
        try:
            theme = name_theme(key, game, book)
            yield theme._replace(lines=tuple(read_lines(text, game, theme)))
        except ValueError as problem:
            problems.append(Problem(path, 0, f"[{key}] {problem}", "Correct it"))


def name_theme(key: str, game: Game | None, book: str) -> Theme:
    """The key of some lines: revoke, play-fault?fault=looked, rule 54A, none; ValueError if there is no such thing."""
    if key.startswith(RULE):
        return Theme(book, rule=key.removeprefix(RULE))
    if key == NONE and not book:
        return Theme()
    name, _, facts = key.partition("?")
    topic = game.find(name) if game else None
    if topic is None:
        raise ValueError("is no topic of the game")
    stated = tuple(tuple(pair.split("=", 1)) for pair in facts.split("&") if facts)
    check_facts(topic, dict(stated))  # type: ignore[arg-type]
    return Theme(book, name, facts=stated)  # type: ignore[arg-type]


def read_lines(text: object, game: Game | None, theme: Theme) -> Iterator[Line]:
    for written in filter(None, map(str.strip, str(text).splitlines())):
        try:
            line = parse_line(written)
            check_line(line, game, theme)
        except ValueError as problem:
            raise ValueError(f"“{written}”: {problem}") from problem
        yield line


def check_line(line: Line, game: Game | None, theme: Theme) -> None:
    if line.size > MOST:
        raise ValueError(f"stands for more than {MOST} phrases")
    for mark in line.marks:
        check_mark(game, theme, mark.facts)


def check_mark(game: Game | None, theme: Theme, facts: Mapping[str, str]) -> None:
    topic = game.find(theme.topic) if game else None
    if topic is None:
        raise ValueError("only words under a topic state facts")
    check_facts(topic, facts)


def check_facts(topic: AnyTopic, facts: Mapping[str, str]) -> None:
    """ValueError, unless every fact can have its value."""
    table = topic.facts.outline().table
    for name, value in facts.items():
        if name not in table:
            raise ValueError(f"{topic.name} has no fact “{name}”")
        try:
            table[name].parse(value)
        except (ValueError, TypeError):
            raise ValueError(f"“{name}” cannot be “{value}”") from None
