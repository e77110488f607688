"""What an address states: facts under their names, fields of a form put together, answers tapped in part."""

import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import NamedTuple

from werkzeug.datastructures import MultiDict

from engine.game import Game
from engine.inquiry import full_name
from engine.law import AnyTopic
from engine.question import Fact
from web.desk.control import Taps
from web.desk.query import GUESSED, TAPPED
from web.presentation import Fields, Presentation

FIELD = re.compile(r"(.+)[-.](\w+)")  # a fact's name and that of one of its fields; once a point stood between them
MOST_TAPS = 60

Args = MultiDict[str, str]


class Given(NamedTuple):
    """The facts of an address, answers that are not complete yet, everything as it was sent, and what was guessed."""

    facts: dict[str, str]
    taps: Taps
    fields: Fields
    guesses: Mapping[str, str] = {}


def read_address(args: Args, topic: AnyTopic, shown: Presentation) -> Given:
    """The facts that an address states; what a form splits into several fields is put together again."""
    table, everything = shown.game.questions(topic), dict(args.lists())
    facts, taps, fields = dict[str, str](), dict[str, tuple[str, ...]](), defaultdict[str, dict[str, list[str]]](dict)
    for name, texts in everything.items():
        if name in table:
            facts[name] = ",".join(texts)
        elif (field := FIELD.fullmatch(name)) and field[1] in table:
            fields[field[1]][field[2]] = texts
    guesses = {name: ",".join(parts.pop(GUESSED)) for name, parts in fields.items() if GUESSED in parts}
    for name, parts in fields.items():
        if TAPPED in parts and not facts.get(name):
            take_taps(table[name], ",".join(parts[TAPPED]), facts, taps)
        elif join := join_of(table[name], shown):
            facts.setdefault(name, join(parts))
    if sheet := shown.sheets.get(topic.name):
        facts = sheet.join(everything) | facts
    return Given(facts, taps, everything, {name: text for name, text in guesses.items() if name not in facts})


def join_of(fact: Fact, presentation: Presentation) -> Callable[[Fields], str] | None:
    shown = presentation.shown(fact.type) if fact.kind == "value" else None
    return shown.join if shown else None


def take_taps(fact: Fact, text: str, facts: dict[str, str], taps: dict[str, tuple[str, ...]]) -> None:
    """Pieces that make a whole answer are one; others are kept for the next tap, unless they make no sense."""
    pieces = tuple(piece for piece in text.split(",") if piece)[:MOST_TAPS]
    if fact.among and len(pieces) == fact.among[-1]:
        facts[fact.name] = ",".join(pieces)
        return
    try:
        fact.type.parse(",".join(pieces))
    except (ValueError, AttributeError, TypeError):
        return
    taps[fact.name] = pieces


def called_in_full(args: Args, topic: AnyTopic, game: Game) -> list[tuple[str, str]] | None:
    """The query with every fact under its full name, and as it is asked now; None if that is how it was asked."""
    asked, table = list(args.items(multi=True)), game.questions(topic)
    full = [(full_name(table, name), text) for name, text in asked]
    texts = defaultdict[str, list[str]](list)  # a form's field that takes several answers comes several times
    for name, text in full:
        texts[name].append(text)
    joined = {name: ",".join(several) for name, several in texts.items()}
    if (renewed := topic.renew(joined)) != joined:
        kept = {name: texts[name] if joined.get(name) == text else [text] for name, text in renewed.items()}
        return [(name, text) for name, several in kept.items() for text in several]
    return full if full != asked else None
