"""Whether the site is well: its books, its search and its engine are each asked something."""

from collections.abc import Callable
from random import Random

from flask import current_app

from engine.diagram import walk
from engine.game import Game
from engine.inquiry import inquire
from engine.law import AnyTopic
from rulebook.search.asked import Asked
from web.site import Site


def books_answer(site: Site) -> bool:
    """Every book can say its first paragraph in every voice."""
    first = [(book, next(iter(book.paragraphs.values()))) for book in site.library]
    return bool(first) and all(site.press.paragraph(one, voice).body for book, one in first for voice in book.voices)


def search_answers(site: Site) -> bool:
    """Every book is found by its title; an index that is still being made is not waited for."""
    if not site.search_is_ready:
        return False
    return all(site.search.find_anew(Asked(book.title, only_book=book.id)).hits for book in site.library)


def engine_answers(site: Site) -> bool:
    """Every game rules on an incident of its first topic that has one whose answers can be listed."""
    return all(any(rules(shown.game, topic) for topic in shown.game.topics) for shown in site.games.values())


def rules(game: Game, topic: AnyTopic) -> bool:
    facts = walk(topic, {}, Random(topic.name))  # noqa: S311
    if facts is None:
        return False
    table = game.questions(topic)
    return inquire(game, topic, {name: table[name].format(value) for name, value in facts.items()}).verdict is not None


PARTS: dict[str, Callable[[Site], bool]] = {
    "books": books_answer,
    "search": search_answers,
    "engine": engine_answers,
}


def find_missing(site: Site) -> list[str]:
    """The parts that do not answer."""
    return [name for name in PARTS if not does_answer(site, name)]


def does_answer(site: Site, name: str) -> bool:
    try:
        return PARTS[name](site)
    except Exception:
        current_app.logger.exception("the %s cannot answer", name)
        return False
