"""Open points of the document: no quiz may ask what one reading answers differently from another."""

from engine.law import Verdict
from quizzes.question import Case

TOLD = frozenset({"reading.in_full"})  # read by every settlement; the story says it, so that nothing is left open


def is_open(*cases: Case) -> bool:
    """Would another reading of a point that the document leaves open change one of the rulings?"""
    return any(depends(case, case.decide()) for case in cases)


def depends(case: Case, verdict: Verdict) -> bool:
    table, effects = case.facts.outline().table, described(verdict)
    read = {name for step in verdict.steps for name in step.read if table[name].is_open_point}
    return any(
        described(case.suppose(name, value)) != effects
        for name in sorted(read - TOLD)
        for value in table[name].values()
    )


def described(verdict: Verdict) -> set[str]:
    return {str(effect) for effect in verdict.effects}
