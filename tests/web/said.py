"""What is said anywhere: every sentence with the values that stand in it, and the forms that languages ask for."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from engine.bridge.table.auction import Bid, Strain
from engine.bridge.table.seat import SEATS
from engine.cards.pack import FRENCH_PACK, FRENCH_SUITS, GERMAN_PACK, GERMAN_SUITS, Card, Suit
from engine.fact import Impossible
from engine.law import AnyTopic, Verdict
from engine.text import Choice, Cite, Text, say
from quizzes.family import Scenario
from quizzes.marking import mark
from tests.games import GAMES
from tests.quizzes.answers import wrong_answers
from tests.ruling_cases import Case, load_cases
from web.desk.ruling import titled_bills
from web.text.catalogue import read_catalogue, sources
from web.text.language import TRANSLATED
from web.text.translating import texts

PLACE = re.compile(r"\{(\w+)(?:\|([^}]+))?\}")
MARKED = 10  # of them answered wrongly in every way
TALON = "Missing from your sum: {laid|ace-or-ten} in the talon, for the defenders ({paragraph})."
DOUBLED = "{player} has taken the hand out of board {board}, and doubles with it."
SELDOM = (  # what only a slip leads to, or a rare deal
    *(("ulti", say(TALON, laid=laid, paragraph=Cite("ulti:6.8"))) for laid in (1, 2)),
    *(("bridge", say(DOUBLED, player=player, board=2)) for player in SEATS),
)
Said = tuple[str, Text]  # with its game
Asked = dict[tuple[str, str], list[tuple[str, list[str]]]]  # by game and sentence: each place and the form it asks for
Stated = dict[tuple[str, str], set[tuple[str, Any]]]


def sentences() -> Iterator[tuple[str, str, str, str]]:
    """Language, game, the English sentence, and the sentence in that language."""
    for path in (path for language in TRANSLATED for path in sources(language)):
        for message in texts(read_catalogue(path)).values():
            if isinstance(message.id, str):
                yield "en", path.stem, message.id, message.id
                yield path.parent.name, path.stem, message.id, message.string


def asked_forms(language: str) -> Asked:
    asked: Asked = {}
    for tongue, game, english, sentence in sentences():
        places = [(name, forms.split()) for name, forms in PLACE.findall(sentence) if forms]
        if tongue == language and places:
            asked[game, english] = places
    return asked


def texts_in(value: Any) -> Iterator[Text]:
    """Every sentence in whatever a scenario or a verdict holds."""
    if isinstance(value, Text):
        yield value
        yield from (text for _, one in value.values for text in texts_in(one))
    elif isinstance(value, dict):
        yield from (text for one in value.values() for text in texts_in(one))
    elif isinstance(value, tuple | frozenset | list):
        yield from (text for one in value for text in texts_in(one))
    elif is_dataclass(value) and not isinstance(value, type):
        yield from (text for field in fields(value) for text in texts_in(getattr(value, field.name)))


def texts_of_verdict(verdict: Verdict) -> Iterator[Text]:
    for effect in verdict.effects:
        yield from texts_in(effect.words())
        yield from texts_in(titled_bills(effect))


def texts_of_case(case: Case) -> Iterator[Text]:
    try:
        yield from texts_of_verdict(case.topic.decide(case.state()))
    except Impossible as refusal:
        yield from texts_in(refusal.problems)


def texts_of_scenario(scenario: Scenario) -> Iterator[Text]:
    """What it tells, shows and asks, moment by moment, and how it is ruled."""
    yield from texts_in([(moment.story, moment.table) for moment in scenario.moments])
    yield from texts_in([(part.words, getattr(part, "options", ())) for part in scenario.every_part])
    for verdict in scenario.verdicts:
        yield from texts_of_verdict(verdict)


def texts_of_marks(scenario: Scenario) -> Iterator[Text]:
    """What is said to wrong answers."""
    for part in scenario.every_part:
        for answer in wrong_answers(part):
            (marked,) = (one for one in mark(scenario, {part.name: answer}) if one.part is part)
            yield from texts_in([marked.remarks, [line.words for line in marked.lines]])


def texts_supposed(topic: AnyTopic) -> Iterator[Text]:
    """What would have been, for every fact and every value that has a sentence for it."""
    for fact in topic.facts.outline().table.values():
        yield from (text for value in fact.values() if (text := fact.supposing(value)))


def said_at_the_desk() -> Iterator[Said]:
    """Of every case, and of every fact; with what is hardly ever said."""
    yield from SELDOM
    for case in load_cases():
        yield from ((case.topic.game, text) for text in texts_of_case(case))
    for game in GAMES.values():
        yield from ((game.name, text) for topic in game.topics for text in texts_supposed(topic))


def said_in_quiz(game: str, scenarios: Iterable[Scenario]) -> Iterator[Said]:
    """Of scenarios, and to wrong answers in the first of them."""
    for number, scenario in enumerate(scenarios):
        yield from ((game, text) for text in texts_of_scenario(scenario))
        if number < MARKED:
            yield from ((game, text) for text in texts_of_marks(scenario))


def all_like(value: Any) -> Iterator[Any]:
    """Every value that could stand where this one does, as far as its class tells."""
    if isinstance(value, tuple | frozenset):
        yield from (other for one in value for other in all_like(one))
    elif isinstance(value, Suit):
        yield from GERMAN_SUITS if value in GERMAN_SUITS else FRENCH_SUITS
    elif isinstance(value, Choice):
        yield from type(value)
    elif isinstance(value, Card):
        yield from GERMAN_PACK if value.suit in GERMAN_SUITS else FRENCH_PACK
    elif isinstance(value, Bid):
        yield from (Bid(level, strain) for level in range(1, 8) for strain in Strain)
    else:
        yield value


def state(said: Iterable[Said]) -> Stated:
    """By sentence and place: the values that have stood there, and all others of their class, each with its game."""
    found: Stated = {}
    for game, text in said:
        for name, value in text.values:
            values = found.setdefault((text.message, name), set())
            if (game, value) not in values:
                values.update((game, other) for other in all_like(value))
    return found
