"""How hard a scenario is, by what has to be thought of: the laws that are asked, and the exceptions that are met."""

from bisect import bisect
from collections.abc import Iterable
from typing import NamedTuple

from engine.law import Verdict

EXCEPTION = 3  # laws that a met exception weighs beside those that do not apply
STEPS = (9, 14, 19, 26)  # where the next level begins


class Structure(NamedTuple):
    """The laws asked on the way to the rulings, and those that spoke although they are not what is usual."""

    laws: int
    exceptions: int

    @property
    def level(self) -> int:
        """From one to five."""
        return 1 + bisect(STEPS, self.laws + EXCEPTION * self.exceptions)


def structure_of(verdicts: Iterable[Verdict]) -> Structure:
    """Each law counts once, however many cases it is asked on; the last of an issue speaks where no other does."""
    steps = [step for verdict in verdicts for step in verdict.steps]
    met = {step.law.name for step in steps if step.ruling and step.law is not step.issue.laws[-1]}
    return Structure(len({step.law.name for step in steps}), len(met))
