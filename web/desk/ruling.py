"""A verdict for readers: what to do at the table, why, and every law that was asked; as a page's parts and as data."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from engine.bill import Bill, Line, Payment, bills_of
from engine.effect import Effect, ForDirector
from engine.law import GoTo, Step, Verdict
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


Told = tuple[Effect, ShownParagraph]  # something to do, and the paragraph that says so


@dataclass(frozen=True)
class ShownRuling:
    """Everything about a verdict that a page shows."""

    effects: tuple[Told, ...]
    bills: tuple["ShownBill", ...]
    steps: tuple[ShownStep, ...]
    reasons: tuple[ShownStep, ...]
    open_points: tuple[tuple[Fact, Any], ...]

    @property
    def headline(self) -> Told | None:
        """The point of the ruling: the first of its heaviest effects; that it goes on elsewhere is told by going on."""
        told = [one for one in self.effects if not isinstance(one[0], GoTo)]
        return max(told, key=lambda one: one[0].weight) if told else None

    @property
    def orders(self) -> list[Told]:
        """What else there is to do at the table, in order."""
        apart = (GoTo, ForDirector)
        return [
            one
            for one in self.effects
            if not isinstance(one[0], apart) and one != self.headline and not one[0].leaves()
        ]

    @property
    def checks(self) -> list[Told]:
        """What is left to the director."""
        return [one for one in self.effects if isinstance(one[0], ForDirector) and one != self.headline]


class Flow(NamedTuple):
    """Who pays whom, and how much."""

    payer: Any
    payee: Any
    amount: int


@dataclass(frozen=True)
class ShownBill:
    """Lines that add up, and everybody who pays them: a bill that two players get stands once."""

    flows: tuple[Flow, ...]
    lines: tuple[tuple[Line, ShownParagraph], ...]

    @property
    def total(self) -> int:
        return sum(line.amount for line, _ in self.lines)


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
        tuple(bill for effect in verdict.effects for bill in show_bills(site, ui, effect)),
        steps,
        tuple(step for step in steps if step.step.ruling),
        tuple((facts[name], value) for name, value in settings.items()),
    )


def show_bills(site: Site, ui: str, effect: Effect) -> list[ShownBill]:
    """The bills that have a line; a bill below nothing goes the other way, and equal ones are one."""
    flows = dict[tuple[Line, ...], list[Flow]]()
    for payment, bill in bills_of(effect):
        sign = -1 if payment and bill.total < 0 else 1
        lines = tuple(replace(line, amount=sign * line.amount) for line in bill.lines)
        if lines:
            flows.setdefault(lines, []).extend(flow_of(payment, sign) if payment else ())
    return [
        ShownBill(tuple(flow), tuple((line, show_paragraph(site, ui, line.reference)) for line in lines))
        for lines, flow in flows.items()
    ]


def flow_of(payment: Payment[Any], sign: int) -> list[Flow]:
    payer, payee = (payment.payer, payment.payee)[::sign]
    return [Flow(payer, payee, sign * payment.bill.total)]


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
