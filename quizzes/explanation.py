"""Why a wrong part is wrong: the law behind the right answer, the line of the bill, the fact that would change it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from engine.bill import Bill, Line, Settlement, bills_of
from engine.effect import Effect
from engine.fact import Impossible, Missing
from engine.law import Ruling, Step, Verdict
from engine.question import Fact
from engine.text import Cite, Text, say
from quizzes.question import Case, Number, Part, Payments

MOST_LINES = 2  # of a bill that somebody forgets at once


@dataclass(frozen=True)
class Neighbour:
    """A fact that would have made the learner's answer right."""

    fact: Fact
    value: Any
    words: Text


@dataclass(frozen=True)
class WrongLine:
    """A line of the bill that the learner's sum lacks, or one that does not belong into it."""

    line: Line
    missing: bool

    @property
    def words(self) -> Text:
        values = {"amount": self.line.amount, "line": self.line.words, "paragraph": Cite(self.line.reference)}
        if self.missing:
            return say("Missing from your sum: {line}, {amount} ({paragraph}).", **values)
        return say("Too much in your sum: {line}, {amount} ({paragraph}).", **values)


def deciding_step(part: Part, case: Case, verdict: Verdict) -> Step:
    """The last law whose effect the part reads, or, where nothing was ordered, the one that kept it from being so."""
    right = part.read(verdict)
    spoken = verdict.spoken[::-1]
    ordered = (step for step in spoken if part.read(verdict.less(step)) != right)
    prevented = (step for step in spoken if hangs_on(part, case, step, right))
    return next(ordered, None) or next(prevented, None) or spoken[0]


def hangs_on(part: Part, case: Case, step: Step, right: Any) -> bool:
    """Would the part's answer be another if one of the facts that a law read were otherwise?"""
    facts = (case.facts.outline().table[name] for name in step.read)
    supposed = (suppose(case, one.name, value) for one in facts for value in other_values(one, step.read[one.name]))
    return any(verdict and part.read(verdict) != right for verdict in supposed)


def find_neighbours(part: Part, case: Case, verdict: Verdict, step: Step, answer: Any) -> Iterator[Neighbour]:
    """Single facts that would have made an answer right: those of the deciding law first, of them yes or no first."""
    decided = sorted(step.read, key=lambda name: not isinstance(step.read[name], bool))
    read = dict.fromkeys([*decided, *(name for one in reversed(verdict.steps) for name in one.read)])
    known = case.facts.known
    for fact in (case.facts.outline().table[name] for name in read if name in known):
        for value in other_values(fact, known[fact.name]):
            words = fact.supposing(value)
            changed = suppose(case, fact.name, value) if words else None
            if words and changed and part.read(changed) == answer:
                yield Neighbour(fact, value, words)


def reading_step(verdict: Verdict, name: str) -> Step | None:
    """The first law that spoke having read a fact."""
    return next((step for step in verdict.spoken if name in step.read), None)


def other_values(fact: Fact, value: Any) -> tuple[Any, ...]:
    """Values beside the true one, of numbers the nearest first."""
    if fact.is_open_point or fact.kind == "some":
        return ()
    others = [other for other in fact.values() if other != value]
    return tuple(sorted(others, key=lambda other: abs(other - value)) if fact.type is int else others)


def suppose(case: Case, name: str, value: Any) -> Verdict | None:
    """The verdict if one fact were otherwise; None if it could not be, or if more would have to be known."""
    try:
        return case.suppose(name, value)
    except (Impossible, Missing):
        return None


# Sums


def find_wrong_lines(part: Part, case: Case, verdict: Verdict, answer: Any) -> tuple[WrongLine, ...]:
    """The lines of the bill by which a sum went wrong, if one or two of them explain it."""
    if not isinstance(part, Number | Payments):
        return ()
    lines = lines_of(verdict)[::-1]  # what comes last is forgotten first
    for count in range(1, MOST_LINES + 1):
        for chosen in combinations(lines, count):
            if part.read(strike(verdict, chosen)) == answer:
                return tuple(WrongLine(line, missing=True) for line in chosen)
    return find_surplus(part, case, verdict, answer)


def find_surplus(part: Part, case: Case, verdict: Verdict, answer: Any) -> tuple[WrongLine, ...]:
    """The lines that would have come in, had one fact been otherwise."""
    known = case.facts.known
    for name in dict.fromkeys(name for step in verdict.steps for name in step.read):
        fact = case.facts.outline().table[name]
        for value in other_values(fact, known[name]) if fact.kind in ("yes-no", "one") else ():
            changed = suppose(case, name, value)
            added = added_lines(verdict, changed) if changed else ()
            if changed and 0 < len(added) <= MOST_LINES and part.read(changed) == answer:
                return tuple(WrongLine(line, missing=False) for line in added)
    return ()


def added_lines(verdict: Verdict, changed: Verdict) -> tuple[Line, ...]:
    """What another verdict's bills have besides all that this one's have; a line may be new for one payer only."""
    before, after = Counter(every_line(verdict)), Counter(every_line(changed))
    return () if before - after else tuple(after - before)


def every_line(verdict: Verdict) -> list[Line]:
    return [line for effect in verdict.effects for _, bill in bills_of(effect) for line in bill.lines]


def lines_of(verdict: Verdict) -> tuple[Line, ...]:
    """Every line of the verdict's bills, once for all who pay it."""
    return tuple(dict.fromkeys(every_line(verdict)))


def strike(verdict: Verdict, lines: tuple[Line, ...]) -> Verdict:
    """The verdict with these lines left out of its bills."""
    return Verdict(Ruling(tuple(strike_from(effect, lines) for effect in verdict.effects)), verdict.steps)


def strike_from(effect: Effect, lines: tuple[Line, ...]) -> Effect:
    bill, settlement = getattr(effect, "bill", None), getattr(effect, "settlement", None)
    if isinstance(settlement, Settlement):
        payments = (replace(one, bill=one.bill.less(lines)) for one in settlement.payments)
        return replace(effect, settlement=Settlement(tuple(payments)))  # type: ignore[call-arg]
    return replace(effect, bill=bill.less(lines)) if isinstance(bill, Bill) else effect  # type: ignore[call-arg]
