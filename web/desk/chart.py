"""Flow charts: a topic's questions as boxes, the ways out of them, and what the laws then say."""

from dataclasses import dataclass
from http import HTTPStatus
from string import ascii_uppercase
from typing import Any, cast

from flask import Blueprint, Response, abort, g, make_response, render_template
from markupsafe import Markup

from engine.diagram import Diagram, Part, has_chart
from engine.law import AnyTopic
from engine.node import SEVERAL, Decision, Edge, Node, Question, Said
from engine.question import Fact
from engine.text import N_, say
from web.desk.diagrams import Diagrams
from web.desk.incident import find_practice, topic_address
from web.desk.pages import the_topic
from web.page import page, take_common_values
from web.place import Place
from web.reader.shown import ShownParagraph, show_paragraph
from web.site import Site, current_site
from web.text.words import Drawn

charts = Blueprint("charts", __name__)
charts.url_value_preprocessor(take_common_values)

MOST_LISTED = 6  # answers of one way that are each named
REPEATED = 2  # things said that are shorter to repeat than to look up
SIZES = (("small", 16), ("medium", 40))  # boxes of a chart that is printed in larger type
NOT_READY = N_("The flow chart is being drawn. It will be here in a few seconds.")
SOON = 2  # seconds
NONE_OF_IT, ANY, OTHER = say("none of it"), say("any answer"), say("any other answer")


@dataclass(frozen=True)
class Way:
    """Answers that lead on alike, in words, and what they lead to."""

    answers: Markup
    to: "Shown"


@dataclass(frozen=True)
class Box:
    """A question, the desk that asks it after the answers before, and the ways out; without ways it is asked there."""

    number: int
    fact: Fact
    address: str
    ways: tuple[Way, ...] = ()
    kind: str = "question"

    @property
    def ends(self) -> list[Way]:
        return [way for way in self.ways if way.to.kind != "question"]

    @property
    def leads(self) -> list[Way]:
        return [way for way in self.ways if way.to.kind == "question"]


@dataclass(frozen=True)
class Out:
    """What a law says, its paragraphs, and the parts of the chart that follow; with a number if others refer to it."""

    number: int
    said: tuple[Said, ...]
    paragraphs: tuple[ShownParagraph, ...]
    then: tuple["ShownPart", ...]
    kind: str = "outcome"


@dataclass(frozen=True)
class Jump:
    """It goes on at a box that is drawn already."""

    number: int
    kind: str = "jump"


Shown = Box | Out | Jump


@dataclass(frozen=True)
class ShownPart:
    """One issue of the chart; where another part refers to it, only number, letter and title."""

    number: int
    title: str
    root: Shown | None = None

    @property
    def letter(self) -> str:
        return ascii_uppercase[self.number - 1]


class Chart:
    """Draws a diagram for one reader."""

    def __init__(self, site: Site, ui: str, diagram: Diagram) -> None:
        self.site = site
        self.ui = ui
        self.diagram = diagram
        self.words = Drawn.of(site, ui, diagram.topic.game)
        self.numbers: dict[Node, int] = {}
        self.parts = [self.show_part(part) for part in diagram.parts]

    @property
    def size(self) -> str:
        boxes = sum(len(part.nodes) for part in self.diagram.parts)
        return next((name for name, most in SIZES if boxes <= most), "large")

    def head(self, part: Part) -> ShownPart:
        return ShownPart(self.diagram.parts.index(part) + 1, self.words.gettext(part.issue.words))

    def show_part(self, part: Part) -> ShownPart:
        head = self.head(part)
        return ShownPart(head.number, head.title, self.show(part.root, {}))

    def show(self, node: Node, facts: dict[str, str]) -> Shown:
        """A node, or where it is drawn already; outcomes of few words are drawn again."""
        if isinstance(node, Decision) and len(node.said) + len(node.then) <= REPEATED:
            return self.outcome(node, 0)
        if node in self.numbers:
            return Jump(self.numbers[node])
        number = self.numbers[node] = len(self.numbers) + 1
        if isinstance(node, Decision):
            return self.outcome(node, number)
        address = topic_address(self.site, self.ui, self.diagram.topic, facts)
        if not isinstance(node, Question):
            return Box(number, node.fact, address, kind="desk")
        in_order = sorted(
            node.edges, key=lambda edge: isinstance(edge.node, Question)
        )  # as they are drawn and numbered
        return Box(number, node.fact, address, tuple(self.way(node, edge, facts) for edge in in_order))

    def way(self, question: Question, edge: Edge, facts: dict[str, str]) -> Way:
        """One way out; only an answer that is the only one of its way is taken along to the desk."""
        fact, values = question.fact, edge.values
        told = {fact.name: fact.format(values[0])} if len(values) == 1 and values[0] is not SEVERAL else {}
        longest = max(question.edges, key=lambda one: len(one.values))
        return Way(self.tell(fact, values, edge is longest), self.show(edge.node, facts | told))

    def tell(self, fact: Fact, values: tuple[Any, ...], is_longest: bool) -> Markup:
        """The answers of one way in words: all of them, or all others."""
        if not values:
            return self.words(ANY)
        if len(runs := list_runs(fact, values)) > MOST_LISTED and is_longest:
            return self.words(OTHER)
        return Markup(" · ").join(self.tell_run(run) for run in runs)

    def tell_run(self, run: tuple[Any, ...]) -> Markup:
        if run == (frozenset(),):
            return self.words(NONE_OF_IT)
        return Markup("–").join(self.words(value) for value in dict.fromkeys((run[0], run[-1])))

    def outcome(self, node: Decision, number: int) -> Out:
        paragraphs = tuple(show_paragraph(self.site, self.ui, reference) for reference in node.law.references)
        return Out(number, node.said, paragraphs, tuple(self.head(self.diagram.part(issue)) for issue in node.then))

    def goes_on(self, topic: AnyTopic) -> str:
        return topic_address(self.site, self.ui, topic, {})


def list_runs(fact: Fact, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Answers one by one; numbers that follow each other together.

    >>> list_runs(Fact("trick", "", int, range(1, 14), False, None, ""), (1, 2, 3, 12))
    [(1, 2, 3), (12,)]
    """
    runs: list[tuple[Any, ...]] = []
    for value in values:
        if runs and fact.kind == "number" and fact.among.index(value) == fact.among.index(runs[-1][-1]) + 1:
            runs[-1] = (*runs[-1], value)
        else:
            runs.append((value,))
    return runs


@charts.get("/<ui>/desk/<book>/<name>/chart")
def flow_chart(name: str) -> Response:
    topic, site = the_topic(name), current_site()
    if not has_chart(topic):
        abort(404)
    place, diagram = Place.chart(g.ui, topic.game, name), the_diagrams(site).find(topic)
    if not diagram:
        return not_ready(site, topic, place)
    chart = Chart(site, g.ui, diagram)
    cited = [reference for one in topic.laws for reference in one.references]
    practice = find_practice(site, g.ui, topic, cited)
    return page("desk/chart.html", place, topic=topic, chart=chart, words=chart.words, practice=practice)


def the_diagrams(site: Site) -> Diagrams:
    return cast("Diagrams", site.kept.setdefault((Diagrams,), Diagrams(site.games)))


def not_ready(site: Site, topic: AnyTopic, place: Place) -> Response:
    """Say when to ask again, on a page that does."""
    words = {"topic": topic, "waiting": NOT_READY, "seconds": SOON}
    response = make_response(render_template("desk/waiting.html", site=site, place=place, book=g.book, **words))
    response.status_code = HTTPStatus.SERVICE_UNAVAILABLE
    response.headers["Retry-After"] = str(SOON)
    return response
