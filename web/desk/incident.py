"""An inquiry for readers: what is asked, what has been stated, the ruling, what it leaves and where it goes on."""

from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlencode

from engine.effect import Effect
from engine.inquiry import DutyLeft, Inquiry
from engine.law import AnyTopic, GoTo
from engine.question import Fact, format_value
from web.desk.control import Control, ask, fill_in
from web.desk.ruling import ShownRuling, show_ruling
from web.place import Place
from web.reader.shown import ShownParagraph
from web.site import Site


class Answered(NamedTuple):
    """A fact as it was stated, and the address at which it is asked again."""

    fact: Fact
    value: Any
    change: str


class Onward(NamedTuple):
    """Another topic, and its address with what is already known."""

    topic: AnyTopic
    address: str


class ShownDuty(NamedTuple):
    """What now holds at the table, and what may come of it."""

    effect: Effect
    next: tuple[Onward, ...]


@dataclass(frozen=True)
class Incident:
    """Everything that a page shows of an inquiry."""

    inquiry: Inquiry
    here: str
    address: str
    readings_page: str
    sheet: tuple[Control, ...]
    question: Control | None
    ruling: ShownRuling | None
    answered: tuple[Answered, ...]
    duties: tuple[ShownDuty, ...]

    @property
    def orders(self) -> list[tuple[Effect, ShownParagraph]]:
        """What to do at the table; that it goes on elsewhere is told by going on there."""
        effects = self.ruling.effects if self.ruling else ()
        return [(effect, paragraph) for effect, paragraph in effects if not isinstance(effect, GoTo)]

    @property
    def readings(self) -> list[tuple[Fact, Any]]:
        """The readings that differ from ours."""
        return [(self.inquiry.table[name], value) for name, value in self.inquiry.readings.items()]


def show_incident(site: Site, ui: str, inquiry: Inquiry) -> Incident:
    here = topic_address(site, ui, inquiry.topic, {})
    facts, chosen = inquiry.written, written(inquiry.readings)
    return Incident(
        inquiry,
        here,
        with_query(here, facts),
        with_query(site.page(Place.readings(ui, inquiry.game.name)), chosen),
        fill_in(inquiry),
        ask(inquiry, site.games[inquiry.game.name]),
        show_ruling(site, ui, inquiry.verdict, inquiry.table) if inquiry.verdict else None,
        tuple(
            Answered(inquiry.table[name], value, with_query(here, without(facts, name)))
            for name, value in inquiry.happened.items()
        ),
        tuple(show_duty(site, ui, duty, chosen) for duty in inquiry.duties),
    )


def show_duty(site: Site, ui: str, duty: DutyLeft, chosen: dict[str, str]) -> ShownDuty:
    facts = written(duty.facts) | chosen
    return ShownDuty(duty.effect, tuple(Onward(topic, topic_address(site, ui, topic, facts)) for topic in duty.topics))


def topic_address(site: Site, ui: str, topic: AnyTopic, facts: dict[str, str]) -> str:
    return with_query(site.page(Place.desk(ui, topic.game, topic.name)), facts)


def with_query(address: str, facts: dict[str, str] | list[tuple[str, str]]) -> str:
    return f"{address}?{urlencode(facts)}" if facts else address


def without(facts: dict[str, str], name: str) -> dict[str, str]:
    return {other: value for other, value in facts.items() if other != name}


def written(facts: dict[str, Any]) -> dict[str, str]:
    """Facts as they stand in an address."""
    return {name: format_value(value) for name, value in facts.items()}
