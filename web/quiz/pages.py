"""The quiz: topics, a scenario that its address fixes, the learner's ruling marked part by part."""

from functools import partial
from secrets import randbelow
from typing import Any

from flask import Blueprint, Response, abort, g, jsonify, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from quizzes.family import Family, Scenario
from quizzes.marking import mark
from quizzes.picture import Picture
from quizzes.question import Cards, Part
from web.answer.htmx import render_page_or_block
from web.desk.incident import topic_address
from web.desk.query import written
from web.desk.ruling import ShownRuling, ruling_data, show_ruling
from web.page import page, passing, take_common_values, the_presentation
from web.place import Place
from web.quiz.answer import Given, Progress, count_sent, given, progress
from web.quiz.data import mark_data, moment_data
from web.quiz.practice import LEVELS, Practice, read_choice
from web.quiz.shown import find_arrival, show_parts
from web.reader.shown import show_paragraph
from web.reader.ways import Way
from web.site import Site, current_site
from web.text.language import format_number
from web.text.words import Drawn, Words

MOST_SEEDS = 1_000_000
MOST_MORE = 3  # scenarios of one kind that a learner takes in a row
OK, PERMANENT, UNPROCESSABLE = 200, 308, 422


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
    return page("quiz/games.html", Place.quizzes(g.ui), shelves=shelves)


@quiz.get("/<ui>/quiz/<book>/")
def of_game() -> Response:
    """The families of a game; of one level or one section, if the reader chooses."""
    choice = read_choice(request.args.get("level", ""), request.args.get("law", ""), g.book)
    practice = Practice(current_site(), g.ui, g.book, the_presentation().shelf, choice)
    return page("quiz/practice.html", Place.quizzes(g.ui, g.book.id), practice=practice, LEVELS=LEVELS)


@quiz.get("/<ui>/quiz/<book>/<name>/")
def another(name: str) -> BaseResponse:
    """A fresh scenario of a topic or a family: chance picks the address, the address does the rest."""
    the_families(name)
    address = current_site().page(Place.quiz(g.ui, g.book.id, name, str(randbelow(MOST_SEEDS))))
    response = redirect(f"{address}?more={the_rest()}" if the_rest() else address)
    response.headers["Cache-Control"] = "no-store"
    return response


@quiz.get("/<ui>/quiz/<book>/<name>/<seed>")
def question(name: str, seed: str) -> Response:
    family, scenario = the_scenario(name, seed)
    answers, shown = given(), the_presentation()
    done = progress(scenario, answers)
    response = render_page_or_block(
        "quiz/quiz.html",
        "scenario",
        site=current_site(),
        book=g.book,
        place=Place.quiz(g.ui, g.book.id, name, seed),
        query=request.query_string.decode("ascii", "replace"),
        words=Drawn.of(current_site(), g.ui, g.book.id),
        picture=shown.picture,
        family=family,
        subject=shown.shelf.subject_of(family),
        level=LEVELS[scenario.structure.level if done.ruled == len(scenario.moments) else family.difficulty],
        name=name,
        seed=seed,
        rest=the_rest(),
        **show_scenario(current_site(), scenario, done, answers),
    )
    response.status_code = UNPROCESSABLE if done.open_part else OK
    return passing(response)


def show_scenario(site: Site, scenario: Scenario, done: Progress, answers: Given) -> dict[str, Any]:
    """What has happened so far, what lies on the table, the parts with their marks, and at the end the whole ruling."""
    moments = scenario.moments[: done.ruled + 1]
    table = next((moment.table for moment in reversed(moments) if moment.table), None)
    asked = [part for moment in moments for part in moment.parts]
    pictured = pictured_part(table, asked)
    marks = {one.part.name: one for one in mark(scenario, answers, done.ruled)} if done.ruled else {}
    arrival = None if done.open_part else find_arrival(scenario, done.ruled, marks)
    in_order = sorted(asked, key=lambda part: part is not pictured)
    is_over, quote = done.ruled == len(scenario.moments), partial(show_paragraph, site, g.ui)
    return {
        "moments": moments,
        "table": table,
        "pictured": pictured,
        "open_part": done.open_part,
        "arrival": arrival,
        "marks": marks,
        "answered": show_parts(in_order, answers, marks, done.open_part or arrival, quote),
        "credit": format_number(sum(one.credit for one in marks.values()), g.ui),
        "is_over": is_over,
        "structure": scenario.structure if is_over else None,  # before, it would tell whether an exception is met
        "rulings": show_rulings(site, scenario) if is_over else (),
        "at_desk": at_desk(site, scenario) if is_over else (),
    }


@quiz.get("/<ui>/quiz/<book>/<name>/<seed>.json")
def question_twin(name: str, seed: str) -> Response:
    """The scenario as data; with answers in the query also their marks and the engine's ruling."""
    family, scenario = the_scenario(name, seed)
    words = Words.of(current_site(), g.ui, g.book.id)
    data: dict[str, Any] = {
        "game": family.game,
        "family": family.name,
        "title": words.gettext(family.title),
        "difficulty": family.difficulty,
    }
    ruled = count_sent(scenario)
    first, *later = (moment_data(moment, words) for moment in scenario.moments[: ruled + 1])
    data |= first | ({"later": later} if scenario.later else {})
    if ruled:
        data["marks"] = [mark_data(one, words) for one in mark(scenario, given(), ruled)]
    if ruled == len(scenario.moments):
        data["structure"] = scenario.structure._asdict() | {"level": scenario.structure.level}
        data["rulings"] = [ruling_data(words, verdict) for verdict in scenario.verdicts]
    return passing(jsonify(data))


def show_rulings(site: Site, scenario: Scenario) -> list[ShownRuling]:
    """The ruling on each case; one that two cases share is shown once."""
    decided = {verdict.ruling: (case, verdict) for case, verdict in reversed(scenario.decided)}.values()
    return [show_ruling(site, g.ui, verdict, case.facts.outline().table) for case, verdict in reversed(decided)]


def at_desk(site: Site, scenario: Scenario) -> list[Way]:
    """Each topic that was ruled on, once: its first case as the desk decides it, and its flow chart."""
    cases, words = {case.topic: case for case in reversed(scenario.cases)}, Words.of(site, g.ui, g.book.id)
    return [
        Way(
            words.gettext(one.title),
            topic_address(site, g.ui, one, written(case.facts.known)),
            site.chart(g.ui, one),
            bool(one.at_once),
        )
        for one, case in reversed(cases.items())
    ]


def the_families(name: str) -> tuple[Family, ...]:
    return the_presentation().shelf.find(name) or abort(404)


def the_scenario(name: str, seed: str) -> tuple[Family, Scenario]:
    the_families(name)
    return the_presentation().shelf.recall(name, the_seed(seed))


def the_seed(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and str(int(text[:7])) == text else abort(404)


def the_rest() -> int:
    """How many of a few scenarios in a row are still to come, this one among them; 0 if there is no such row."""
    text = request.args.get("more", "")
    return int(text) if text in map(str, range(1, MOST_MORE + 1)) else 0


def pictured_part(table: Picture | None, parts: list[Part]) -> Part | None:
    """The part that is answered by tapping cards where they lie on the table."""
    return next((part for part in parts if isinstance(part, Cards)), None) if table and table.has_hand else None
