"""A verdict for readers: what to do at the table, why, and every law that was asked; as a page's parts and as data."""

from dataclasses import dataclass
from typing import Any

from engine.bill import Bill, Line, Payment, bills_of
from engine.effect import Effect
from engine.law import Step, Verdict
from engine.question import Fact, format_value
from engine.text import Text, say
from web.reader.shown import ShownParagraph, show_paragraph
from web.site import Site
from web.text.words import Words


@dataclass(frozen=True)
class ShownStep:
    """A law that was asked: the paragraph, and the facts it looked at."""

    step: Step
    paragraph: ShownParagraph
    facts: tuple[tuple[Fact, Any], ...]


@dataclass(frozen=True)
class ShownRuling:
    """Everything about a verdict that a page shows."""

    effects: tuple[tuple[Effect, ShownParagraph], ...]
    bills: tuple[tuple[Text | None, Bill], ...]
    steps: tuple[ShownStep, ...]
    reasons: tuple[ShownStep, ...]
    open_points: tuple[tuple[Fact, Any], ...]


def show_step(site: Site, ui: str, step: Step, facts: dict[str, Fact]) -> ShownStep:
    read = tuple((facts[name], value) for name, value in step.read.items() if name in facts)
    return ShownStep(step, show_paragraph(site, ui, step.law.references[0]), read)


def show_ruling(site: Site, ui: str, verdict: Verdict, facts: dict[str, Fact]) -> ShownRuling:
    asked = {name: fact for name, fact in facts.items() if not fact.is_open_point}
    steps = tuple(show_step(site, ui, step, asked) for step in verdict.steps)
    settings = {name: value for step in verdict.steps for name, value in step.read.items() if name not in asked}
    return ShownRuling(
        tuple(
            (effect, show_paragraph(site, ui, verdict.source(effect).law.references[0])) for effect in verdict.effects
        ),
        tuple(bill for effect in verdict.effects for bill in titled_bills(effect)),
        steps,
        tuple(step for step in steps if step.step.ruling),
        tuple((facts[name], value) for name, value in settings.items()),
    )


def titled_bills(effect: Effect) -> list[tuple[Text | None, Bill]]:
    """The bills that have a line, each with who pays whom."""
    return [(tell_payment(payment) if payment else None, bill) for payment, bill in bills_of(effect) if bill.lines]


def tell_payment(payment: Payment[Any]) -> Text:
    """Who pays whom; what is below nothing goes the other way."""
    return say("From {payer} to {payee}; a minus goes the other way", payer=payment.payer, payee=payment.payee)


def ruling_data(words: Words, verdict: Verdict) -> dict[str, Any]:
    """A verdict as data."""
    return {
        "ruling": [effect_data(words, effect, verdict) for effect in verdict.effects],
        "citations": list(verdict.citations),
        "steps": [
            {
                "issue": words.gettext(step.issue.words),
                "law": step.law.references[0],
                "asks": words.gettext(step.law.words),
                "spoke": step.ruling is not None,
                "facts": {name: format_value(value) for name, value in step.read.items()},
            }
            for step in verdict.steps
        ],
    }


def effect_data(words: Words, effect: Effect, verdict: Verdict) -> dict[str, Any]:
    data: dict[str, Any] = {"effect": str(effect), "words": words(effect.words())}
    data["cites"] = list(verdict.source(effect).law.references)
    if bills := titled_bills(effect):
        data["bills"] = [bill_data(words, title, bill) for title, bill in bills]
    return data


def bill_data(words: Words, title: Text | None, bill: Bill) -> dict[str, Any]:
    lines = [line_data(words, line) for line in bill.lines]
    return {"title": words(title) if title else "", "lines": lines, "total": bill.total}


def line_data(words: Words, line: Line) -> dict[str, Any]:
    return {"words": words(line.words), "amount": line.amount, "cites": line.reference}
