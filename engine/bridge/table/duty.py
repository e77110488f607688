"""Duties that a ruling leaves at the table: who owes them, and for how long."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice

NEITHER_OF_27B1 = N_("Right, had the replacement been neither comparable nor the lowest bid that shows the same.")


class Person(Choice):
    """Somebody at the table, seen from the player who offended."""

    OFFENDER = "offender", N_("the offender")
    PARTNER = "partner", N_("the offender's partner")
    SIDE = "side", N_("both players of the offending side")
    OPPONENTS = "opponents", N_("the opponents")
    DECLARER = "declarer", N_("declarer")


class Until(Choice):
    """How long a player has to pass."""

    ONCE = "once", N_("at that turn only")
    THROUGHOUT = "throughout", N_("until the end of the auction")


class PenaltyKind(Choice):
    """How heavy a penalty card is."""

    MAJOR = "major", N_("a major penalty card")
    MINOR = "minor", N_("a minor penalty card")
    LEFT = "left", N_("a card below the ten that became major beside another one, which is gone")
    NONE = "none", N_("no penalty card")


@dataclass(frozen=True, kw_only=True)
class PlayDuties(Facts):
    """What an earlier ruling has left lying on the table."""

    penalty_card: PenaltyKind = ask(
        N_("Which penalty card does this defender have on the table already?"),
        hint=N_(
            "Minor is a card below the ten that became visible by accident, while it is the only one. Where it is "
            "about a lead, the cards of the leader's partner are meant."
        ),
        had={
            PenaltyKind.MAJOR: N_("Right, had it been a major penalty card."),
            PenaltyKind.MINOR: N_("Right, had it been a minor penalty card."),
            PenaltyKind.NONE: N_("Right, had no other penalty card been on the table."),
        },
        short=N_("penalty card"),
    )


@dataclass(frozen=True, kw_only=True)
class Duties(Facts):
    """What an earlier ruling has left at this table."""

    must_pass: Until = ask(N_("For how long did the player have to pass?"))


class InItsPlace(Choice):
    """What took the place of a withdrawn call; a lead may be forbidden after one of these only, yes or no."""

    COMPARABLE = "no", N_("a comparable call")
    LOWEST = "lowest", N_("after an insufficient bid, the lowest bid that shows the same denomination")
    OTHER = "yes", N_("another call, or none")
    FREE = "free", N_("what was meant, after a slip; or the ruling gave no right to forbid a lead")


@dataclass(frozen=True, kw_only=True)
class LeadDuties(Facts):
    """What an earlier ruling has left for the lead."""

    lead_limit: InItsPlace = ask(
        N_("What took the place of the withdrawn call?"),
        hint=N_(
            "Whatever was called: after a slip, or a ruling without a right to forbid a lead, the last answer holds."
        ),
        had={
            InItsPlace.COMPARABLE: N_("Right, had a comparable call replaced it."),
            InItsPlace.OTHER: NEITHER_OF_27B1,
        },
    )
