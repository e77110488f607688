"""Duties that a ruling leaves at the table: who owes them, and for how long."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


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


@dataclass(frozen=True, kw_only=True)
class Duties(Facts):
    """What an earlier ruling has left at this table."""

    must_pass: Until = ask(N_("For how long did the player have to pass?"))


@dataclass(frozen=True, kw_only=True)
class LeadDuties(Facts):
    """What an earlier ruling has left for the lead."""

    lead_limit: bool = ask(
        N_("Was the call withdrawn without a comparable call, or the lowest bid of 27B1a, taking its place?"),
        had={
            True: N_("Right, had the call that replaced it not been comparable."),
            False: N_("Right, had a comparable call replaced it."),
        },
    )
