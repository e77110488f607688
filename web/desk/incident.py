"""An inquiry for readers: what is asked, what has been stated, the ruling, what it leaves and where it goes on."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.diagram import questions_left
from engine.effect import Effect
from engine.inquiry import DutyLeft, Inquiry
from engine.law import AnyTopic
from engine.question import Fact
from web.desk.control import Control, ask, fill_in, guessed
from web.desk.given import Given
from web.desk.query import GUESSED, TAPPED, with_query, without, written
from web.desk.ruling import ShownRuling, show_ruling
from web.place import Place
from web.site import Site
from web.text.words import Words

NOTHING_GIVEN = Given({}, {}, {})
MOST_SHARED = 300  # characters of a description
GENERAL_SHEET = "desk/sheet.html"


class Answered(NamedTuple):
    """A fact as it was stated, the address at which it is asked again, and whether it clashes with another."""

    fact: Fact
    value: Any
    change: str
    is_bad: bool


class Onward(NamedTuple):
    """Another topic, and its address with what is already known."""

    topic: AnyTopic
    address: str


class ShownDuty(NamedTuple):
    """What now holds at the table, and what may come of it."""

    effect: Effect
    next: tuple[Onward, ...]


class Guess(NamedTuple):
    """What a fact may be, as it was heard, and the sheet's address with it filled in."""

    fact: Fact
    value: Any
    address: str


class ShownSheet(NamedTuple):
    """Questions that are answered together: the lines of the sheet, or the rows that a game draws itself."""

    template: str
    controls: tuple[Control, ...]
    rows: Any
    guesses: tuple[Guess, ...]


class Progress(NamedTuple):
    """Which question it is, and about how many more will come; None where nobody can tell."""

    number: int
    more: int | None


@dataclass(frozen=True)
class Incident:
    """Everything that a page shows of an inquiry."""

    inquiry: Inquiry
    here: str
    address: str
    readings_page: str
    sheet: ShownSheet | None
    question: Control | None
    ruling: ShownRuling | None
    answered: tuple[Answered, ...]
    duties: tuple[ShownDuty, ...]
    practice: str
    chart: str  # the topic as a flow chart, where it has one
    guesses: Mapping[str, str]  # what is still to be asked, as it was heard

    @property
    def readings(self) -> list[tuple[Fact, Any]]:
        """The readings that differ from ours."""
        return [(self.inquiry.table[name], value) for name, value in self.inquiry.readings.items()]

    @property
    def progress(self) -> Progress:
        """How far the questions have come; nothing is counted where an answer is asked for once more."""
        known = self.inquiry.happened
        left = None if self.inquiry.is_refused else questions_left(self.inquiry.topic, known)
        return Progress(len(known) + (not self.inquiry.clash), left - 1 if left else None)

    @property
    def back(self) -> str:
        """The address of the question before."""
        return self.answered[-1].change if self.answered else ""

    @property
    def kept(self) -> dict[str, str]:
        """What the form of the question sends along: all that is stated or heard but what it asks for."""
        if not self.question:
            return self.inquiry.written
        asked = self.question.fact.name
        return without(self.inquiry.written, asked) | as_guesses(without(self.guesses, asked))

    @property
    def still_open(self) -> Fact | None:
        """What a sheet still has to be told."""
        topic, stated = self.inquiry.topic, self.inquiry.stated
        unsaid = [name for name in topic.at_once if name not in stated and name not in topic.usual]
        missing = self.inquiry.missing
        return self.inquiry.table[unsaid[0]] if unsaid and missing and missing.name in topic.usual else missing


def show_incident(site: Site, ui: str, inquiry: Inquiry, given: Given = NOTHING_GIVEN) -> Incident:
    here = topic_address(site, ui, inquiry.topic, {})
    chosen = written(inquiry.readings)
    return Incident(
        inquiry,
        here,
        with_query(here, inquiry.written),
        with_query(site.page(Place.readings(ui, inquiry.game.name)), chosen),
        show_sheet(site, here, inquiry, given) if inquiry.topic.at_once else None,
        ask(inquiry, site.games[inquiry.game.name], given.taps, given.guesses, here),
        show_ruling(site, ui, inquiry.verdict, inquiry.table) if inquiry.verdict else None,
        tuple(show_answered(site, here, inquiry, name) for name in inquiry.happened),
        tuple(show_duty(site, ui, duty, chosen) for duty in inquiry.duties),
        find_practice(site, ui, inquiry.topic, inquiry.verdict.citations if inquiry.verdict else ()),
        site.chart(ui, inquiry.topic),
        given.guesses,
    )


def as_guesses(heard: Mapping[str, str]) -> dict[str, str]:
    """As the fields of an address."""
    return {f"{name}-{GUESSED}": text for name, text in heard.items()}


def show_sheet(site: Site, here: str, inquiry: Inquiry, given: Given) -> ShownSheet:
    own = site.games[inquiry.game.name].sheets.get(inquiry.topic.name)
    rows = own.rows(inquiry, given.fields) if own else None
    controls = fill_in(inquiry, *(("some",) if own else ()))  # a game's own rows ask for its sets
    guesses = tuple(find_guesses(here, inquiry, given.guesses))
    return ShownSheet(own.template if own else GENERAL_SHEET, controls, rows, guesses)


def find_guesses(here: str, inquiry: Inquiry, heard: Mapping[str, str]) -> Iterator[Guess]:
    for name, text in heard.items():
        fact = inquiry.table.get(name)
        value = guessed(inquiry, fact, text) if fact else None
        if fact and value is not None:
            filled = {**inquiry.written, name: fact.format(value), **as_guesses(without(heard, name))}
            yield Guess(fact, value, with_query(here, filled))


def show_answered(site: Site, here: str, inquiry: Inquiry, name: str) -> Answered:
    """What was tapped piece by piece is asked again with its pieces."""
    fact, facts = inquiry.table[name], inquiry.written
    again = without(facts, name)
    if fact.kind == "value" and not fact.among and shown_in_pieces(site, inquiry, fact):
        again |= {f"{name}-{TAPPED}": facts[name]}
    return Answered(fact, inquiry.stated[name], with_query(here, again), name in inquiry.clash)


def shown_in_pieces(site: Site, inquiry: Inquiry, fact: Fact) -> bool:
    shown = site.games[inquiry.game.name].shown(fact.type)
    return bool(shown and shown.pieces)


def show_duty(site: Site, ui: str, duty: DutyLeft, chosen: dict[str, str]) -> ShownDuty:
    facts = written(duty.facts) | chosen
    return ShownDuty(duty.effect, tuple(Onward(topic, topic_address(site, ui, topic, facts)) for topic in duty.topics))


def find_practice(site: Site, ui: str, topic: AnyTopic, cited: Iterable[str]) -> str:
    """Where one practises what was cited: the family that trains most of it, else those of the topic's chapter."""
    shelf, game = site.games[topic.game].shelf, site.games[topic.game].game
    training = Counter(family.name for reference in cited for family in shelf.training.get(reference, ()))
    chapter = game.chapter_of(topic).name
    name = training.most_common(1)[0][0] if training else chapter if shelf.find(chapter) else ""
    return site.page(Place.quiz(ui, game.name, name)) if name else ""


def share_card(words: Words, shown: Incident) -> dict[str, str]:
    """What others see of a ruling that is sent to them: its headline, its steps in short, and its whole address."""
    if not shown.ruling or not shown.ruling.headline:
        return {}
    said = [words(effect.words()) for effect, _ in (shown.ruling.headline, *shown.ruling.orders)]
    return {
        "title": f"{said[0].rstrip('.')} – {words.gettext(shown.inquiry.topic.title)}",
        "description": " ".join(said)[:MOST_SHARED],
        "url": words.site.addresses.absolute(shown.address),
    }


def topic_address(site: Site, ui: str, topic: AnyTopic, facts: dict[str, str]) -> str:
    return with_query(site.page(Place.desk(ui, topic.game, topic.name)), facts)
