"""The desk: what happened, the questions that the law needs answered, and the ruling; everything in the address."""

from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, g, jsonify, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from engine.game import Game
from engine.inquiry import inquire
from engine.law import AnyTopic
from web.answer.htmx import render_page_or_block
from web.desk.control import line
from web.desk.data import fact_data, game_data, incident_data, refusal_data, topic_data
from web.desk.given import called_in_full, read_address
from web.desk.incident import Incident, Onward, share_card, show_incident, topic_address, with_query
from web.page import page, public, take_common_values, the_presentation
from web.place import Place
from web.report import count_covers, cover_book
from web.site import current_site
from web.text.words import Drawn, Words

desk = Blueprint("desk", __name__)
desk.url_value_preprocessor(take_common_values)

UNPROCESSABLE, PERMANENT = 422, 308
BLOCKS = {"result": "result", "depending": "depending"}  # of a sheet: what a change in its form brings anew


@desk.get("/<ui>/desk/")
def index() -> Response:
    return page("desk/desks.html", Place.desks(g.ui), games=[one.game for one in current_site().games.values()])


@desk.get("/<ui>/desk/<book>/")
def of_game() -> Response:
    return page("desk/desks.html", Place.desks(g.ui, g.book.id), games=[the_game()])


@desk.get("/<ui>/desk/<book>/coverage")
def coverage() -> Response:
    """What the engine does with every paragraph of a book."""
    rows, topics = cover_book(g.book, the_game()), the_game().topics
    by_topic = [(topic, [row for row in rows if topic in row.topics]) for topic in topics]
    return page(
        "desk/coverage.html",
        Place.coverage(g.ui, g.book.id),
        by_topic=[(topic, found) for topic, found in by_topic if found],
        by_cover=[(how, [row for row in rows if row.how is how]) for how in count_covers(rows)],
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
    if (moved := called_in_full(request.args, topic, the_game())) is not None:
        return redirect(with_query(site.page(place), moved), PERMANENT)
    given = read_address(request.args, topic, the_presentation())
    inquiry = inquire(the_game(), topic, given.facts)
    shown = show_incident(site, g.ui, inquiry, given)
    response = render_page_or_block(
        "desk/desk.html",
        BLOCKS.get(request.headers.get("HX-Target", ""), "inquiry") if topic.at_once else "inquiry",
        site=site,
        book=g.book,
        place=place,
        query=request.query_string.decode("ascii", "replace"),
        words=Drawn(site, g.ui, topic.game),
        names=the_presentation().names,
        incident=shown,
        onward=show_incident(site, g.ui, inquiry.onward) if inquiry.onward else None,
        shared=share_card(Words(site, g.ui, topic.game), shown),
    )
    return finish(response, shown)


def finish(response: Response, shown: Incident) -> Response:
    """What was ruled on a sheet stands in the address as it can be sent, and not as its fields were called."""
    is_htmx = "HX-Request" in request.headers
    response.headers["Vary"] = "HX-Request, HX-Target"
    response.status_code = UNPROCESSABLE if shown.inquiry.is_refused else 200
    if is_htmx and shown.sheet and shown.ruling:
        response.headers["HX-Replace-Url"] = shown.address
    return public(response) if not request.query_string and not is_htmx else response


@desk.get("/<ui>/desk/<book>/<name>.json")
def incident_twin(name: str) -> BaseResponse:
    """The ruling as data; 422 with a list where facts are missing, not understood, unknown or impossible."""
    topic, site = the_topic(name), current_site()
    if (moved := called_in_full(request.args, topic, the_game())) is not None:
        return redirect(with_query(site.addresses.twin(Place.desk(g.ui, topic.game, name)), moved), PERMANENT)
    given = read_address(request.args, topic, the_presentation())
    inquiry, words = inquire(the_game(), topic, given.facts), Words(site, g.ui, topic.game)
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
