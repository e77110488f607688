"""The desk: what happened, the questions that the law needs answered, and the ruling; everything in the address."""

from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, abort, g, jsonify, request

from engine.fact import Facts, Impossible, Missing
from engine.games import GAMES
from engine.law import AnyTopic, Verdict
from engine.question import Fact
from engine.text import Text
from web.htmx import render_page_or_block
from web.page import page, public, take_common_values
from web.place import Place
from web.report import count_covers, cover_book
from web.ruling import ruling_data, show_ruling
from web.site import current_site
from web.words import Drawn, Words

desk = Blueprint("desk", __name__)
desk.url_value_preprocessor(take_common_values)

UNPROCESSABLE = 422
MOST_TEXT = 2000  # characters of one fact


@dataclass(frozen=True)
class Inquiry:
    """Facts as far as an address states them, and where that leads: a question, a refusal or a verdict."""

    topic: AnyTopic
    stated: dict[str, Any]
    wrong: dict[str, str]
    missing: Fact | None = None
    problems: tuple[Text, ...] = ()
    verdict: Verdict | None = None

    @property
    def possible(self) -> list[Any]:
        """The answers to the open question that the other facts leave possible."""
        return self.possible_of(self.missing) if self.missing else []

    def possible_of(self, fact: Fact) -> list[Any]:
        """The answers to a question that the other facts leave possible; of a set, its possible members."""
        stated = assumed(self.topic) | self.stated
        others = {name: value for name, value in stated.items() if name != fact.name}

        def is_open(value: Any) -> bool:
            whole = frozenset({value}) if fact.kind == "some" else value
            return is_possible(self.topic, others | {fact.name: whole})

        return [value for value in fact.values() if is_open(value)]

    @property
    def status(self) -> int:
        return UNPROCESSABLE if self.wrong or self.problems else 200


def assumed(topic: AnyTopic) -> dict[str, Any]:
    """What a sheet shows before anybody has touched it: the first answer of each question, and empty sets."""
    facts = [topic.facts.outline().table[name] for name in topic.at_once]
    return {fact.name: first_answer(fact) for fact in facts if fact.kind not in ("numbers", "number")}


def first_answer(fact: Fact) -> Any:
    if fact.kind == "some":
        return frozenset()
    return False if fact.kind == "yes-no" else fact.values()[0]


def is_possible(topic: AnyTopic, stated: dict[str, Any]) -> bool:
    try:
        topic.facts.suppose(**stated)
    except Impossible:
        return False
    return True


def inquire(topic: AnyTopic, given: dict[str, str]) -> Inquiry:
    """Read the facts of an address and ask the engine."""
    table = topic.facts.outline().table
    stated, wrong = dict[str, Any](), dict[str, str]()
    for name, text in given.items():
        if name in table:
            try:
                stated[name] = table[name].parse(text[:MOST_TEXT])
            except (ValueError, TypeError):
                wrong |= {name: text} if text else {}
    if wrong:
        return Inquiry(topic, stated, wrong, missing=table[next(iter(wrong))])
    return answer(topic, stated)


def answer(topic: AnyTopic, stated: dict[str, Any]) -> Inquiry:
    try:
        facts: Facts = topic.facts.suppose(**stated)
        return Inquiry(topic, stated, {}, verdict=topic.decide(facts))
    except Missing as missing:
        return Inquiry(topic, stated, {}, missing=topic.facts.outline().table[missing.name])
    except Impossible as refusal:
        return Inquiry(topic, stated, {}, problems=refusal.problems)


@desk.get("/<ui>/desk/")
def index() -> Response:
    return page("desk/desks.html", Place.desks(g.ui), games=GAMES.values())


@desk.get("/<ui>/desk/<book>/coverage")
def coverage() -> Response:
    """What the engine does with every paragraph of a book."""
    if g.book.id not in GAMES:
        abort(404)
    rows = cover_book(g.book)
    return page("desk/coverage.html", Place.coverage(g.ui, g.book.id), rows=rows, counts=count_covers(rows))


@desk.get("/<ui>/desk/<book>/<name>")
def incident(name: str) -> Response:
    inquiry, site = inquire(the_topic(name), given(the_topic(name))), current_site()
    table = inquiry.topic.facts.outline().table
    response = render_page_or_block(
        "desk/desk.html",
        "inquiry",
        site=site,
        book=g.book,
        place=Place.desk(g.ui, g.book.id, name),
        query=request.query_string.decode("ascii", "replace"),
        words=Drawn(site, g.ui, g.book.id),
        plain=Words(site, g.ui, g.book.id),
        inquiry=inquiry,
        table=table,
        shown=show_ruling(site, g.ui, inquiry.verdict, table) if inquiry.verdict else None,
    )
    response.status_code = inquiry.status
    return public(response) if not request.query_string and "HX-Request" not in request.headers else response


@desk.get("/<ui>/desk/<book>/<name>.json")
def incident_twin(name: str) -> Response:
    """The ruling as data; 422 with a list where facts are missing, not understood, unknown or impossible."""
    topic, words = the_topic(name), Words(current_site(), g.ui, g.book.id)
    inquiry = inquire(topic, given(topic))
    unknown = [fact for fact in request.args if fact not in topic.facts.outline().table]
    if inquiry.verdict and not unknown:
        return jsonify(topic=topic_data(topic, words), **ruling_data(words, inquiry.verdict))
    response = jsonify(
        missing=[fact_data(inquiry.missing, words)] if inquiry.missing and not inquiry.wrong else [],
        wrong=[fact_data(topic.facts.outline().table[fact], words) for fact in inquiry.wrong],
        unknown=unknown,
        impossible=[words(problem) for problem in inquiry.problems],
    )
    response.status_code = UNPROCESSABLE
    return response


@desk.get("/<ui>/desk.json")
def index_twin() -> Response:
    return public(jsonify(games={game: game_data(Words(current_site(), g.ui, game)) for game in GAMES}))


def the_topic(name: str) -> AnyTopic:
    return (g.book.id in GAMES and GAMES[g.book.id].find(name)) or abort(404)


def given(topic: AnyTopic) -> dict[str, str]:
    """The facts that an address states; what a form splits into several fields is put together again."""
    table = topic.facts.outline().table
    values = {name: ",".join(request.args.getlist(name)) for name in request.args if name in table or "." not in name}
    for name in {field.rpartition(".")[0] for field in request.args if field not in table and "." in field}:
        if name in table:
            values.setdefault(name, join_meaning(name))
    return values


def join_meaning(name: str) -> str:
    """The fields of a meaning as the one word that an address holds."""
    field = {
        part: request.args.get(f"{name}.{part}", "")[:9] for part in ("low", "high", "purpose", "asks", "balanced")
    }
    lengths = "".join(request.args.get(f"{name}.{suit}", "0")[:1] or "0" for suit in "SHDC")
    shows = "+".join(request.args.getlist(f"{name}.shows"))[:20]
    strength = f"{field['low']}-{field['high']}"
    return f"{strength}.{lengths}.{shows}.{field['purpose']}.{field['asks']}.{field['balanced']}".rstrip(".")


def game_data(words: Words) -> list[dict[str, Any]]:
    """The topics of a game, each with what it asks."""
    return [topic_data(topic, words) | {"facts": facts_data(topic, words)} for topic in GAMES[words.game].topics]


def facts_data(topic: AnyTopic, words: Words) -> list[dict[str, Any]]:
    return [fact_data(fact, words) for fact in topic.facts.outline().table.values()]


def topic_data(topic: AnyTopic, words: Words) -> dict[str, Any]:
    site = current_site()
    address = site.addresses.absolute(site.page(Place.desk(g.ui, topic.game, topic.name)))
    return {
        "game": topic.game,
        "name": topic.name,
        "title": words.gettext(topic.title),
        "happened": words.gettext(topic.happened),
        "url": address,
    }


def fact_data(fact: Fact, words: Words) -> dict[str, Any]:
    """A question as data: its name, its words, and what may be answered."""
    listed = fact.values() if fact.type is not int else ()
    data: dict[str, Any] = {"name": fact.name, "question": words.gettext(fact.words), "type": fact.kind}
    if listed:
        data["values"] = [{"value": fact.format(value), "words": words(value)} for value in listed]
    if isinstance(fact.among, range):
        data |= {"least": fact.among[0], "most": fact.among[-1], "step": fact.among.step}
    if fact.is_open_point:
        data["open_point"] = fact.format(fact.taken)
    return data | ({"judged": True} if fact.judged else {})
