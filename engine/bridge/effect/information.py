"""Effects on information: what may be used, what is forbidden to lead, what is checked when play is over."""

from dataclasses import dataclass
from typing import Any

from engine.bridge.table.duty import InItsPlace, Person
from engine.cards.pack import Suit
from engine.effect import Effect, ForDirector, Order
from engine.text import N_, Choice, Cite, Text, say

WITHDRAWN_INFORMATION = Order(
    "information-16C",
    N_("The non-offending side may use what the withdrawn call or card told; the offending side may not."),
)
NEITHER_MAY_USE = Order("information-16C2", N_("Neither side may use what the withdrawn cards told."))
INFORMATION_FREE = Order("information-free", N_("Both sides may use what the withdrawn call told."))
LEAD_FREE = Order("lead-free", N_("Declarer may not forbid any lead."))
NO_NEW_LIMIT = Order("no-new-lead-limit", N_("This call gives declarer no right to forbid a lead."))


class LeadMode(Choice):
    """What may be asked of the player on lead."""

    FORBID_ONE = "forbid-one", N_("one of the suits may be forbidden")


class LeadUntil(Choice):
    """How long a limit on the lead lasts."""

    LEAD_LOST = "lead-lost", N_("for as long as that player stays on lead")


@dataclass(frozen=True)
class LeadLimit(Effect):
    """Somebody may limit another's lead."""

    weight = 1
    is_option = True

    holder: Person
    leader: Person
    mode: LeadMode
    suits: frozenset[Suit]
    until: LeadUntil

    def words(self) -> Text:
        return say(
            "When the offender's partner is to lead for the first time, declarer may forbid {suits|or}. "
            "The ban holds for as long as that player stays on lead.",
            suits=self.suits,
        )


@dataclass(frozen=True)
class LeadLimitAhead(Effect):
    """A limit that comes about if the offender becomes a defender."""

    is_option = True

    holder: Person
    leader: Person

    def words(self) -> Text:
        return say(
            "If the offender becomes a defender, declarer may forbid the offender's partner, at that player's first "
            "turn to lead, to lead one suit that the offender has not shown in the legal auction."
        )

    def leaves(self) -> dict[str, Any]:
        return {"lead_limit": InItsPlace.OTHER}


@dataclass(frozen=True)
class CheckAtEnd(ForDirector):
    """Damage for the director to look for when play is over."""

    def words(self) -> Text:
        paragraph = Cite(self.reference)
        return say("When play is over the director checks for damage under {paragraph}.", paragraph=paragraph)
