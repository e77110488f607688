"""How a question is put: which macro draws it, with which answers to choose from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.cards.pack import Card, CardList
from engine.inquiry import Inquiry, is_possible
from engine.question import Fact
from web.desk.query import TAPPED, with_query, without
from web.presentation import Macro, Presentation

MOST_BUTTONS = 14  # numbers to tap; where there are more, one is typed
FEW_CARDS = 4  # that are tapped one after the other; more are ticked together

Taps = Mapping[str, tuple[str, ...]]  # answers that are not complete yet, piece by piece


@dataclass(frozen=True)
class Control:
    """A question as a page shows it."""

    fact: Fact
    macro: Macro
    answers: tuple[Any, ...]
    value: Any = None  # what has been answered
    written: str = ""  # what was written instead of an answer
    taps: tuple[str, ...] = ()  # what has been tapped of an answer
    before: str = ""  # the address of the same question with one tap fewer
    is_usual: bool = False  # does the first answer stand as chosen until somebody chooses?
    guess: Any = None  # what it may be, as it was heard
    stated: Mapping[str, Any] = field(default_factory=dict)  # what else is known

    @property
    def tapped(self) -> Any:
        """The pieces tapped so far, as one value."""
        return self.fact.type.parse(",".join(self.taps))

    @property
    def is_enough(self) -> bool:
        """May the pieces tapped so far be all?"""
        return len(self.taps) in self.fact.among if self.fact.among else bool(self.taps)


def ask(
    inquiry: Inquiry, presentation: Presentation, taps: Taps, guesses: Mapping[str, str], here: str
) -> Control | None:
    """The question that has to be answered next, by itself; where facts clash, the last of them once more."""
    fact = inquiry.table[inquiry.clash[-1]] if inquiry.clash else inquiry.missing
    if not fact or fact.name in inquiry.topic.at_once:
        return None
    shown = presentation.shown(fact.type) if fact.kind == "value" else None
    tapped = taps.get(fact.name, ())
    if shown and shown.pieces and is_tapped_singly(fact):
        answers = tuple(piece for piece in shown.pieces(inquiry.game) if may_follow(piece, tapped, fact, inquiry))
    else:
        answers = answers_to(fact, inquiry)
    macro = choose_macro(fact, presentation, bool(answers))
    value, wrong = inquiry.stated.get(fact.name), inquiry.wrong.get(fact.name, "")
    before = one_tap_fewer(inquiry, fact, tapped, here) if tapped else ""
    guess = guessed(inquiry, fact, guesses.get(fact.name, ""))
    return Control(fact, macro, answers, value, wrong, tapped, before, guess=guess, stated=inquiry.stated)


def guessed(inquiry: Inquiry, fact: Fact, text: str) -> Any:
    """What was heard, if it can be so."""
    try:
        value = fact.parse(text) if text else None
    except (ValueError, TypeError):
        return None
    return value if value is not None and is_possible(inquiry.topic, {**inquiry.stated, fact.name: value}) else None


def one_tap_fewer(inquiry: Inquiry, fact: Fact, tapped: tuple[str, ...], here: str) -> str:
    pieces = {f"{fact.name}-{TAPPED}": ",".join(tapped[:-1])} if len(tapped) > 1 else {}
    return with_query(here, without(inquiry.written, fact.name) | pieces)


def is_tapped_singly(fact: Fact) -> bool:
    return not fact.among or fact.among[-1] <= FEW_CARDS


def may_follow(piece: Any, tapped: tuple[str, ...], fact: Fact, inquiry: Inquiry) -> bool:
    """Can the value go on with this piece? One that is complete at every step has to be possible at every step."""
    parse = getattr(fact.type, "parse_part", fact.type.parse)  # where only the whole can be judged
    try:
        value = parse(",".join((*tapped, str(piece))))
    except ValueError:
        return False
    others = {name: known for name, known in inquiry.stated.items() if name != fact.name}
    return bool(fact.among) or is_possible(inquiry.topic, others | {fact.name: value})


def answers_to(fact: Fact, inquiry: Inquiry) -> tuple[Any, ...]:
    """Of cards, the game's own pack."""
    if fact.kind == "value" and issubclass(fact.type, Card | CardList):
        return inquiry.game.pack
    return tuple(inquiry.possible(fact))


def choose_macro(fact: Fact, presentation: Presentation, is_listed: bool) -> Macro:
    """The game's own for its values; the desk's for all others."""
    shown = presentation.shown(fact.type) if fact.kind == "value" else None
    if shown and shown.pieces and is_tapped_singly(fact):
        return shown.control or Macro("desk/question.html", "cards")
    if shown and shown.control:
        return Macro("desk/question.html", "hand") if shown.pieces else shown.control
    names = {"some": "several", "numbers": "numbers", "value": "listed" if is_listed else "written"}
    name = "typed" if is_typed(fact) else names.get(fact.kind, "tapped")
    return Macro("desk/question.html", name)


def is_typed(fact: Fact) -> bool:
    return fact.kind == "number" and len(fact.among) > MOST_BUTTONS


def fill_in(inquiry: Inquiry, *without: str) -> tuple[Control, ...]:
    """The questions of a sheet, all together, with what has been answered; some kinds may be asked otherwise."""
    facts = (inquiry.table[name] for name in inquiry.topic.at_once)
    return tuple(sheet_line(fact, inquiry) for fact in facts if fact.kind not in without)


def sheet_line(fact: Fact, inquiry: Inquiry) -> Control:
    answers = inquiry.possible(fact) if fact.kind == "some" else fact.values()
    written, is_usual = inquiry.wrong.get(fact.name, ""), fact.name in inquiry.topic.usual
    return line(fact, inquiry.stated.get(fact.name), answers, written, is_usual=is_usual)


def line(fact: Fact, value: Any, answers: Any, written: str = "", *, is_usual: bool = False) -> Control:
    """One line of a sheet; no stands before yes."""
    names = {"yes-no": "one", "one": "one", "some": "several", "numbers": "numbers", "number": "number"}
    name = "typed" if is_typed(fact) else names.get(fact.kind, "listed" if answers else "written")
    in_order = tuple(reversed(answers)) if fact.kind == "yes-no" else tuple(answers)
    return Control(fact, Macro("desk/sheet.html", name), in_order, value, written, is_usual=is_usual)
