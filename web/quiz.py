"""The quiz: topics, a scenario that its address fixes, the learner's ruling marked part by part."""

from dataclasses import fields, is_dataclass
from itertools import takewhile
from secrets import randbelow
from typing import Any

from flask import Blueprint, Response, abort, g, jsonify, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from engine.text import Text
from quizzes.family import Family, Moment, Scenario
from quizzes.marking import Mark, mark
from quizzes.question import Part
from web.answer.htmx import render_page_or_block
from web.desk.ruling import ShownRuling, line_data, ruling_data, show_ruling
from web.page import page, take_common_values, the_presentation
from web.place import Place
from web.reader.shown import ShownParagraph, show_paragraph
from web.site import Site, current_site
from web.text.language import format_number
from web.text.words import Drawn, Words

MOST_SEEDS = 1_000_000
PERMANENT = 308

quiz = Blueprint("quiz", __name__)
quiz.url_value_preprocessor(take_common_values)


@quiz.before_request
def follow_new_name() -> BaseResponse | None:
    """An address with a family's former name leads to the new one for ever."""
    values = request.view_args or {}
    family = the_presentation().shelf.find_renamed(values["name"]) if "name" in values else None
    if family is None:
        return None
    seed = the_seed(values["seed"]) if "seed" in values else ""
    site, place = current_site(), Place.quiz(g.ui, family.game, family.name, str(seed))
    address = site.addresses.twin(place) if request.path.endswith(".json") else site.page(place)
    query = request.query_string.decode("ascii", "replace")
    return redirect(f"{address}?{query}" if query else address, PERMANENT)


@quiz.get("/<ui>/quiz/")
def index() -> Response:
    shelves = {game: presentation.shelf for game, presentation in current_site().games.items()}
    return page("quiz/quizzes.html", Place.quizzes(g.ui), shelves=shelves)


@quiz.get("/<ui>/quiz/<book>/")
def of_game() -> Response:
    return page("quiz/quizzes.html", Place.quizzes(g.ui, g.book.id), shelves={g.book.id: the_presentation().shelf})


@quiz.get("/<ui>/quiz/<book>/<name>/")
def another(name: str) -> BaseResponse:
    """A fresh scenario of a topic or a family: chance picks the address, the address does the rest."""
    the_families(name)
    response = redirect(current_site().page(Place.quiz(g.ui, g.book.id, name, str(randbelow(MOST_SEEDS)))))
    response.headers["Cache-Control"] = "no-store"
    return response


@quiz.get("/<ui>/quiz/<book>/<name>/<seed>")
def question(name: str, seed: str) -> Response:
    family, scenario = the_scenario(name, seed)
    site = current_site()
    ruled = count_ruled(scenario)
    marks = mark(scenario, given(), ruled) if ruled else ()
    is_over = ruled == len(scenario.moments)
    return render_page_or_block(
        "quiz/quiz.html",
        "scenario",
        site=site,
        book=g.book,
        place=Place.quiz(g.ui, g.book.id, name, seed),
        query=request.query_string.decode("ascii", "replace"),
        words=Drawn(site, g.ui, g.book.id),
        names=the_presentation().names,
        picture=the_presentation().picture,
        family=family,
        scenario=scenario,
        name=name,
        seed=seed,
        moments=scenario.moments[: ruled + 1],
        ruled=ruled,
        is_over=is_over,
        marks={one.part.name: one for one in marks},
        chosen=chosen(scenario),
        credit=format_number(sum(one.credit for one in marks), g.ui),
        paragraphs=quoted(site, marks),
        rulings=show_rulings(site, scenario) if is_over else (),
    )


@quiz.get("/<ui>/quiz/<book>/<name>/<seed>.json")
def question_twin(name: str, seed: str) -> Response:
    """The scenario as data; with answers in the query also their marks and the engine's ruling."""
    family, scenario = the_scenario(name, seed)
    words = Words(current_site(), g.ui, g.book.id)
    data: dict[str, Any] = {
        "game": family.game,
        "family": family.name,
        "title": words.gettext(family.title),
        "difficulty": family.difficulty,
    }
    ruled = count_ruled(scenario)
    first, *later = (moment_data(moment, words) for moment in scenario.moments[: ruled + 1])
    data |= first | ({"later": later} if scenario.later else {})
    if ruled:
        data["marks"] = [mark_data(one, words) for one in mark(scenario, given(), ruled)]
    if ruled == len(scenario.moments):
        data["rulings"] = [ruling_data(words, verdict) for verdict in scenario.verdicts]
    return jsonify(data)


def quoted(site: Site, marks: tuple[Mark, ...]) -> dict[str, ShownParagraph]:
    """The paragraph of the law behind each part."""
    return {one.part.name: show_paragraph(site, g.ui, one.reference) for one in marks}


def show_rulings(site: Site, scenario: Scenario) -> list[ShownRuling]:
    """The ruling on each case; one that two cases share is shown once."""
    decided = {verdict.ruling: (case, verdict) for case, verdict in reversed(scenario.decided)}.values()
    return [show_ruling(site, g.ui, verdict, case.facts.outline().table) for case, verdict in reversed(decided)]


def the_families(name: str) -> tuple[Family, ...]:
    return the_presentation().shelf.find(name) or abort(404)


def the_scenario(name: str, seed: str) -> tuple[Family, Scenario]:
    the_families(name)
    return the_presentation().shelf.recall(name, the_seed(seed))


def the_seed(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and str(int(text[:7])) == text else abort(404)


def given() -> dict[str, list[str]]:
    return {name: [text[:100] for text in values[:60]] for name, values in request.args.lists()}


def count_ruled(scenario: Scenario) -> int:
    """How many moments the learner has ruled on, one after the other."""
    said = len(request.args.getlist("ruled"))
    answered = (any(part.name in request.args for part in moment.parts) for moment in scenario.moments)
    return max(min(said, len(scenario.moments)), sum(takewhile(bool, answered)))


def chosen(scenario: Scenario) -> dict[str, list[str]]:
    """What the learner sent for each part, as it was sent."""
    sent = given()
    return {part.name: sent.get(part.name, []) for part in scenario.every_part}


def as_data(value: Any, words: Words) -> Any:
    """What one sees of the table as plain data: cards, calls and seats as they stand in addresses, texts in words."""
    if isinstance(value, Text):
        return words(value)
    if isinstance(value, dict):
        return {str(key): as_data(one, words) for key, one in value.items()}
    if isinstance(value, tuple | frozenset):
        return [as_data(one, words) for one in (sorted(value) if isinstance(value, frozenset) else value)]
    if is_dataclass(value) and type(value).__str__ is object.__str__:
        return {field.name: as_data(getattr(value, field.name), words) for field in fields(value)}
    return value if value is None or isinstance(value, int) else str(value)


def moment_data(moment: Moment, words: Words) -> dict[str, Any]:
    return {
        "story": [words(text) for text in moment.story],
        "table": as_data(moment.table, words),
        "parts": [part_data(part, words) for part in moment.parts],
    }


def part_data(part: Part, words: Words) -> dict[str, Any]:
    data: dict[str, Any] = {"name": part.name, "question": words(part.words), "type": part.kind}
    if options := getattr(part, "options", ()):
        data["options"] = [{"value": option.value, "words": words(option.words)} for option in options]
    if players := getattr(part, "players", ()):
        data["players"] = [{"value": str(player), "words": words(player)} for player in players]
    return data


def mark_data(one: Mark, words: Words) -> dict[str, Any]:
    near = one.neighbour
    return {
        "part": one.part.name,
        "given": list(one.part.format(one.given)) if one.given is not None else None,
        "right": list(one.part.format(one.right)),
        "credit": round(one.credit, 3),
        "law": one.reference,
        "right_if": {near.fact.name: near.fact.format(near.value)} if near else None,
        "near": words(near.words) if near else None,
        "bill": [{"missing": wrong.missing, **line_data(words, wrong.line)} for wrong in one.lines],
        "remarks": [words(text) for text in one.remarks],
    }
