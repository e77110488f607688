"""How a question is put: which macro draws it, with which answers to choose from."""

from dataclasses import dataclass
from typing import Any

from engine.cards.pack import Card, CardList
from engine.inquiry import Inquiry
from engine.question import Fact
from web.presentation import Macro, Presentation

MOST_BUTTONS = 14  # numbers to tap; where there are more, one is typed


@dataclass(frozen=True)
class Control:
    """A question as a page shows it."""

    fact: Fact
    macro: Macro
    answers: tuple[Any, ...]
    value: Any = None  # what has been answered


def ask(inquiry: Inquiry, presentation: Presentation) -> Control | None:
    """The question that has to be answered next, by itself."""
    fact = inquiry.missing
    if not fact or fact.name in inquiry.topic.at_once:
        return None
    answers = answers_to(fact, inquiry)
    return Control(fact, choose_macro(fact, presentation, bool(answers)), answers)


def answers_to(fact: Fact, inquiry: Inquiry) -> tuple[Any, ...]:
    """Of cards, the game's own pack."""
    if fact.kind == "value" and issubclass(fact.type, Card | CardList):
        return inquiry.game.pack
    return tuple(inquiry.possible(fact))


def choose_macro(fact: Fact, presentation: Presentation, is_listed: bool) -> Macro:
    """The game's own for its values; the desk's for all others."""
    shown = presentation.shown(fact.type) if fact.kind == "value" else None
    if shown and shown.control:
        return shown.control
    names = {"some": "several", "numbers": "numbers", "value": "listed" if is_listed else "written"}
    name = "typed" if is_typed(fact) else names.get(fact.kind, "tapped")
    return Macro("desk/question.html", name)


def is_typed(fact: Fact) -> bool:
    return fact.kind == "number" and len(fact.among) > MOST_BUTTONS


def fill_in(inquiry: Inquiry) -> tuple[Control, ...]:
    """The questions of a sheet, all together, with what has been answered."""
    return tuple(
        line(fact, inquiry.stated.get(fact.name), inquiry.possible(fact) if fact.kind == "some" else fact.values())
        for fact in (inquiry.table[name] for name in inquiry.topic.at_once)
    )


def line(fact: Fact, value: Any, answers: Any) -> Control:
    """One line of a sheet; no stands before yes."""
    names = {"yes-no": "one", "one": "one", "some": "several", "numbers": "numbers"}
    name = "typed" if is_typed(fact) else names.get(fact.kind, "listed")
    in_order = tuple(reversed(answers)) if fact.kind == "yes-no" else tuple(answers)
    return Control(fact, Macro("desk/sheet.html", name), in_order, value)
