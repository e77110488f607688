"""The desk: what happened, the questions that the law needs answered, and the ruling; everything in the address."""

from collections import defaultdict
from typing import Any, cast
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, g, jsonify, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from engine.coverage import Covered
from engine.game import Game
from engine.inquiry import inquire
from engine.law import AnyTopic
from rulebook import Book
from web.answer.htmx import VARIES_BY_TARGET, asked_block, is_from_htmx, render_page_or_block
from web.desk.control import line
from web.desk.data import fact_data, game_data, incident_data, refusal_data, topic_data
from web.desk.explored import FOLDER as DIAGRAMS
from web.desk.explored import explore_beside
from web.desk.given import called_in_full, read_address
from web.desk.incident import Incident, Onward, share_card, show_incident, topic_address
from web.desk.query import with_query
from web.page import page, passing, public, take_common_values, the_presentation
from web.place import Place
from web.report import count_covers, cover_book
from web.site import Site, current_site
from web.text.words import Drawn, Words

desk = Blueprint("desk", __name__)
desk.url_value_preprocessor(take_common_values)

UNPROCESSABLE, PERMANENT = 422, 308


@desk.get("/<ui>/desk/")
def index() -> Response:
    return page("desk/desks.html", Place.desks(g.ui), games=[one.game for one in current_site().games.values()])


@desk.get("/<ui>/desk/<book>/")
def of_game() -> Response:
    return page("desk/desks.html", Place.desks(g.ui, g.book.id), games=[the_game()])


@desk.get("/<ui>/desk/<book>/coverage")
def coverage() -> Response:
    """What the engine does with every paragraph of a book."""
    topics, rows = the_game().topics, covered(current_site(), g.book)
    by_topic = defaultdict[str, list[Covered]](list)
    for row in rows:
        for topic in row.topics:
            by_topic[topic.name].append(row)
    return page(
        "desk/coverage.html",
        Place.coverage(g.ui, g.book.id),
        by_topic=[(topic, by_topic[topic.name]) for topic in topics if topic.name in by_topic],
        by_cover=[(how, [row for row in rows if row.how is how]) for how in count_covers(rows)],
    )


def prepare_desk(site: Site) -> None:
    """What is dear, and not asked for at once: what the desk rules on, and the flow charts."""
    for name in site.games:
        covered(site, site.library.books[name])
    explore_beside(DIAGRAMS)


def covered(site: Site, book: Book) -> tuple[Covered, ...]:
    """The same in every language, and dear: every case is decided."""
    key = covered, book.id
    if key not in site.kept:
        site.kept[key] = cover_book(book, site.games[book.id].game)
    return cast("tuple[Covered, ...]", site.kept[key])


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
        words=Drawn.of(site, g.ui, game.name),
        lines=[line(fact, chosen.get(name, fact.taken), fact.values()) for name, fact in game.open_points.items()],
        chosen=chosen,
        topics=[Onward(topic, topic_address(site, g.ui, topic, differing)) for topic in topics_with_readings(game)],
    )


@desk.get("/<ui>/desk/<book>/readings.json")
def readings_twin() -> Response:
    game, words = the_game(), Words.of(current_site(), g.ui, g.book.id)
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
        (asked_block() if topic.at_once else "") or "inquiry",
        site=site,
        book=g.book,
        place=place,
        query=request.query_string.decode("ascii", "replace"),
        words=Drawn.of(site, g.ui, topic.game),
        incident=shown,
        onward=show_incident(site, g.ui, inquiry.onward) if inquiry.onward else None,
        shared=share_card(Words.of(site, g.ui, topic.game), shown),
    )
    return finish(response, shown)


def finish(response: Response, shown: Incident) -> Response:
    """What was ruled on a sheet stands in the address as it can be sent, and not as its fields were called."""
    response.headers["Vary"] = VARIES_BY_TARGET
    response.status_code = UNPROCESSABLE if shown.inquiry.is_refused else 200
    if is_from_htmx() and shown.sheet and shown.ruling:
        response.headers["HX-Replace-Url"] = shown.address
    return passing(response) if request.query_string or is_from_htmx() else public(response)


@desk.get("/<ui>/desk/<book>/<name>.json")
def incident_twin(name: str) -> BaseResponse:
    """The ruling as data; 422 with a list where facts are missing, not understood, unknown or impossible."""
    topic, site = the_topic(name), current_site()
    if (moved := called_in_full(request.args, topic, the_game())) is not None:
        return redirect(with_query(site.addresses.twin(Place.desk(g.ui, topic.game, name)), moved), PERMANENT)
    given = read_address(request.args, topic, the_presentation())
    inquiry, words = inquire(the_game(), topic, given.facts), Words.of(site, g.ui, topic.game)
    unknown = [fact for fact in request.args if fact not in inquiry.table]
    if inquiry.verdict and not unknown:
        return passing(jsonify(topic=topic_data(topic, words), **incident_data(words, inquiry)))
    response = jsonify(refusal_data(inquiry, words, unknown))
    response.status_code = UNPROCESSABLE
    return passing(response)


@desk.get("/<ui>/desk.json")
def index_twin() -> Response:
    site = current_site()
    return public(jsonify(games={game: game_data(Words.of(site, g.ui, game)) for game in site.games}))


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
