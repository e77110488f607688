"""The desk: what happened, the questions that the law needs answered, and the ruling; everything in the address."""

from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, g, jsonify, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from engine.game import Game
from engine.games import GAMES
from engine.inquiry import full_name, inquire
from engine.law import AnyTopic
from engine.question import Fact
from web.htmx import render_page_or_block
from web.page import page, public, take_common_values
from web.place import Place
from web.report import count_covers, cover_book
from web.ruling import ruling_data, show_ruling
from web.site import current_site
from web.words import Drawn, Words

desk = Blueprint("desk", __name__)
desk.url_value_preprocessor(take_common_values)

UNPROCESSABLE, PERMANENT = 422, 308


@desk.get("/<ui>/desk/")
def index() -> Response:
    return page("desk/desks.html", Place.desks(g.ui), games=GAMES.values())


@desk.get("/<ui>/desk/<book>/coverage")
def coverage() -> Response:
    """What the engine does with every paragraph of a book."""
    rows = cover_book(g.book, the_game())
    return page("desk/coverage.html", Place.coverage(g.ui, g.book.id), rows=rows, counts=count_covers(rows))


@desk.get("/<ui>/desk/<book>/<name>")
def incident(name: str) -> BaseResponse:
    game, topic, site = the_game(), the_topic(name), current_site()
    place = Place.desk(g.ui, game.name, name)
    if moved := called_in_full(game, topic):
        return redirect(f"{site.page(place)}?{moved}", PERMANENT)
    inquiry = inquire(game, topic, given(game, topic))
    response = render_page_or_block(
        "desk/desk.html",
        "inquiry",
        site=site,
        book=g.book,
        place=place,
        query=request.query_string.decode("ascii", "replace"),
        words=Drawn(site, g.ui, g.book.id),
        plain=Words(site, g.ui, g.book.id),
        inquiry=inquiry,
        table=inquiry.table,
        shown=show_ruling(site, g.ui, inquiry.verdict, inquiry.table) if inquiry.verdict else None,
    )
    response.status_code = UNPROCESSABLE if inquiry.is_refused else 200
    return public(response) if not request.query_string and "HX-Request" not in request.headers else response


@desk.get("/<ui>/desk/<book>/<name>.json")
def incident_twin(name: str) -> BaseResponse:
    """The ruling as data; 422 with a list where facts are missing, not understood, unknown or impossible."""
    game, topic, site = the_game(), the_topic(name), current_site()
    if moved := called_in_full(game, topic):
        return redirect(f"{site.addresses.twin(Place.desk(g.ui, game.name, name))}?{moved}", PERMANENT)
    inquiry, words = inquire(game, topic, given(game, topic)), Words(site, g.ui, game.name)
    unknown = [fact for fact in request.args if fact not in inquiry.table]
    if inquiry.verdict and not unknown:
        return jsonify(topic=topic_data(topic, words), **ruling_data(words, inquiry.verdict))
    response = jsonify(
        missing=[fact_data(inquiry.missing, words)] if inquiry.missing and not inquiry.wrong else [],
        wrong=[fact_data(inquiry.table[fact], words) for fact in inquiry.wrong],
        unknown=unknown,
        impossible=[words(problem) for problem in inquiry.problems],
    )
    response.status_code = UNPROCESSABLE
    return response


@desk.get("/<ui>/desk.json")
def index_twin() -> Response:
    return public(jsonify(games={game: game_data(Words(current_site(), g.ui, game)) for game in GAMES}))


def the_game() -> Game:
    return GAMES.get(g.book.id) or abort(404)


def the_topic(name: str) -> AnyTopic:
    return the_game().find(name) or abort(404)


def called_in_full(game: Game, topic: AnyTopic) -> str:
    """The query with every fact under its full name; nothing if that is how it was asked."""
    asked, table = list(request.args.items(multi=True)), game.questions(topic)
    full = [(full_name(table, name), value) for name, value in asked]
    return urlencode(full) if full != asked else ""


def given(game: Game, topic: AnyTopic) -> dict[str, str]:
    """The facts that an address states; what a form splits into several fields is put together again."""
    table = game.questions(topic)
    values = {name: ",".join(request.args.getlist(name)) for name in request.args if name in table}
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
