"""The desk: what happened, the questions that the law needs answered, and the ruling; everything in the address."""

import re
from collections import defaultdict
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, g, jsonify, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from engine.coverage import Cover
from engine.game import Game
from engine.inquiry import full_name, inquire
from engine.law import AnyTopic
from web.answer.htmx import render_page_or_block
from web.desk.control import line
from web.desk.data import fact_data, game_data, incident_data, refusal_data, topic_data
from web.desk.incident import Onward, show_incident, topic_address, with_query
from web.page import page, public, take_common_values, the_presentation
from web.place import Place
from web.report import count_covers, cover_book
from web.site import current_site
from web.text.words import Drawn, Words

desk = Blueprint("desk", __name__)
desk.url_value_preprocessor(take_common_values)

UNPROCESSABLE, PERMANENT = 422, 308
FIELD = re.compile(r"(.+)[-.](\w+)")  # a fact's name and that of one of its fields; once a point stood between them


@desk.get("/<ui>/desk/")
def index() -> Response:
    return page("desk/desks.html", Place.desks(g.ui), games=[one.game for one in current_site().games.values()])


@desk.get("/<ui>/desk/<book>/")
def of_game() -> Response:
    return page("desk/desks.html", Place.desks(g.ui, g.book.id), games=[the_game()])


@desk.get("/<ui>/desk/<book>/coverage")
def coverage() -> Response:
    """What the engine does with every paragraph of a book."""
    rows = cover_book(g.book, the_game())
    return page(
        "desk/coverage.html",
        Place.coverage(g.ui, g.book.id),
        counts=count_covers(rows),
        ruled=[row for row in rows if row.how not in (Cover.PARTS, Cover.MISSING)],
        missing=[row for row in rows if row.how is Cover.MISSING],
    )


@desk.get("/<ui>/desk/<book>/readings")
def readings() -> BaseResponse:
    """Every open point of a game, to be read as ours or otherwise; what is as ours goes unsaid in the address."""
    game, site = the_game(), current_site()
    chosen = chosen_readings(game)
    differing = {name: game.open_points[name].format(value) for name, value in chosen.items()}
    here = with_query(site.page(place := Place.readings(g.ui, game.name)), differing)
    if request.args.to_dict() != differing:
        return redirect(here)
    return page(
        "desk/readings.html",
        place,
        query=urlencode(differing),
        words=Drawn(site, g.ui, game.name),
        lines=[line(fact, chosen.get(name, fact.taken), fact.values()) for name, fact in game.open_points.items()],
        chosen=chosen,
        topics=[Onward(topic, topic_address(site, g.ui, topic, differing)) for topic in topics_with_readings(game)],
    )


@desk.get("/<ui>/desk/<book>/readings.json")
def readings_twin() -> Response:
    game, words = the_game(), Words(current_site(), g.ui, g.book.id)
    chosen = chosen_readings(game)
    points = [
        fact_data(fact, words) | {"reading": fact.format(chosen.get(name, fact.taken))}
        for name, fact in game.open_points.items()
    ]
    return public(jsonify(open_points=points))


@desk.get("/<ui>/desk/<book>/<name>")
def incident(name: str) -> BaseResponse:
    topic, site = the_topic(name), current_site()
    place = Place.desk(g.ui, topic.game, name)
    if (moved := called_in_full(topic)) is not None:
        return redirect(with_query(site.page(place), moved), PERMANENT)
    inquiry = inquire(the_game(), topic, given(topic))
    response = render_page_or_block(
        "desk/desk.html",
        "inquiry",
        site=site,
        book=g.book,
        place=place,
        query=request.query_string.decode("ascii", "replace"),
        words=Drawn(site, g.ui, topic.game),
        names=the_presentation().names,
        incident=show_incident(site, g.ui, inquiry),
        onward=show_incident(site, g.ui, inquiry.onward) if inquiry.onward else None,
    )
    response.status_code = UNPROCESSABLE if inquiry.is_refused else 200
    return public(response) if not request.query_string and "HX-Request" not in request.headers else response


@desk.get("/<ui>/desk/<book>/<name>.json")
def incident_twin(name: str) -> BaseResponse:
    """The ruling as data; 422 with a list where facts are missing, not understood, unknown or impossible."""
    topic, site = the_topic(name), current_site()
    if (moved := called_in_full(topic)) is not None:
        return redirect(with_query(site.addresses.twin(Place.desk(g.ui, topic.game, name)), moved), PERMANENT)
    inquiry, words = inquire(the_game(), topic, given(topic)), Words(site, g.ui, topic.game)
    unknown = [fact for fact in request.args if fact not in inquiry.table]
    if inquiry.verdict and not unknown:
        return jsonify(topic=topic_data(topic, words), **incident_data(words, inquiry))
    response = jsonify(refusal_data(inquiry, words, unknown))
    response.status_code = UNPROCESSABLE
    return response


@desk.get("/<ui>/desk.json")
def index_twin() -> Response:
    site = current_site()
    return public(jsonify(games={game: game_data(Words(site, g.ui, game)) for game in site.games}))


def the_game() -> Game:
    return the_presentation().game


def the_topic(name: str) -> AnyTopic:
    return the_game().find(name) or abort(404)


def called_in_full(topic: AnyTopic) -> list[tuple[str, str]] | None:
    """The query with every fact under its full name, and as it is asked now; None if that is how it was asked."""
    asked, table = list(request.args.items(multi=True)), the_game().questions(topic)
    full = [(full_name(table, name), text) for name, text in asked]
    texts = defaultdict[str, list[str]](list)  # a form's field that takes several answers comes several times
    for name, text in full:
        texts[name].append(text)
    joined = {name: ",".join(several) for name, several in texts.items()}
    if (renewed := topic.renew(joined)) != joined:
        kept = {name: texts[name] if joined.get(name) == text else [text] for name, text in renewed.items()}
        return [(name, text) for name, several in kept.items() for text in several]
    return full if full != asked else None


def given(topic: AnyTopic) -> dict[str, str]:
    """The facts that an address states; what a form splits into several fields is put together again."""
    table = the_game().questions(topic)
    values, fields = dict[str, str](), defaultdict[str, dict[str, list[str]]](dict)
    for name, texts in request.args.lists():
        if name in table:
            values[name] = ",".join(texts)
        elif (field := FIELD.fullmatch(name)) and field[1] in table:
            fields[field[1]][field[2]] = texts
    for name, parts in fields.items():
        shown = the_presentation().shown(table[name].type) if table[name].kind == "value" else None
        if shown and shown.join:
            values.setdefault(name, shown.join(parts))
    return values


def chosen_readings(game: Game) -> dict[str, Any]:
    """The readings of an address that differ from ours; 400 if one is none."""
    points = game.open_points
    try:
        asked = {name: points[name].parse(text) for name, text in request.args.items() if name in points}
    except ValueError:
        abort(400)
    return {name: value for name, value in asked.items() if points[name].differs(value)}


def topics_with_readings(game: Game) -> list[AnyTopic]:
    """The topics that may turn on an open point."""
    return [topic for topic in game.topics if not game.open_points.keys().isdisjoint(topic.facts.outline().table)]
