"""The points that the Laws leave open, each once, with the reading that we take."""

from dataclasses import dataclass

from engine.fact import OpenPoints, open_point
from engine.text import N_, Choice


class Lowest(Choice):
    """What 27B1a asks of the replacement."""

    SPECIFIES = "specifies", N_("it specifies the same denomination")
    REPEATS = "repeats", N_("it repeats the denomination that was named")


@dataclass(frozen=True, kw_only=True)
class Reading(OpenPoints):
    """How we read what the Laws leave open."""

    lowest: Lowest = open_point(
        N_("What must the lowest bid of 27B1a do? The Hungarian text and the English differ."),
        Lowest.SPECIFIES,
        formerly="reading",
    )
    twice: bool = open_point(N_("May one trick be transferred for two revokes? The Law does not say."), False)
