"""A call that was withdrawn, and what it means for the lead: Law 26."""

from dataclasses import dataclass

from engine.bridge.effect.information import LEAD_FREE, LeadLimit, LeadMode, LeadUntil
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.table.duty import Person
from engine.cards.pack import FRENCH_SUITS, Suit
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, law, rule
from engine.text import N_, Choice


class Becomes(Choice):
    """What the offender turns out to be."""

    UNKNOWN = "unknown", N_("the auction is not over yet")
    DECLARING = "declaring", N_("declarer or dummy")
    DEFENDER = "defender", N_("a defender")


@dataclass(frozen=True, kw_only=True)
class WithdrawnCall(Facts):
    """What is found out about a call that was withdrawn, and about what came after it."""

    becomes: Becomes = ask(N_("What is the offender after the auction?"))
    comparable: bool = ask(
        N_("Is the call that the offender makes in the end comparable with the withdrawn one?"),
        judged=True,
        formerly="finally_comparable",
    )
    specified: frozenset[Suit] = ask(N_("Which suits did the offender specify in the legal auction?"), FRENCH_SUITS)


@law("bridge:26B")
def not_a_defender(call: WithdrawnCall) -> Ruling | None:
    """The offender becomes declarer or dummy."""
    return rule(LEAD_FREE, then=INFORMATION) if call.becomes is Becomes.DECLARING else None


@law("bridge:26A", "bridge:16C")
def comparable_in_the_end(call: WithdrawnCall) -> Ruling | None:
    """The first replacement was cancelled, and the call that the offender then made is comparable."""
    return rule(LEAD_FREE, then=HARM) if call.comparable else None


@law("bridge:26B")
def every_suit_specified(call: WithdrawnCall) -> Ruling | None:
    """The offender specified all four suits in the legal auction."""
    return rule(LEAD_FREE, then=INFORMATION) if len(call.specified) == 4 else None


@law("bridge:26B", otherwise=(Becomes.UNKNOWN, Becomes.DEFENDER))
def offender_defends(call: WithdrawnCall) -> Ruling | None:
    """The offender is, or may become, a defender: a suit that the offender did not specify may be forbidden."""
    suits = frozenset(FRENCH_SUITS) - call.specified
    limit = LeadLimit(Person.DECLARER, Person.PARTNER, LeadMode.FORBID_ONE, suits, LeadUntil.LEAD_LOST)
    return rule(limit, then=INFORMATION)


LEAD = Issue[WithdrawnCall](
    N_("May declarer forbid a lead?"), (not_a_defender, comparable_in_the_end, every_suit_specified, offender_defends)
)
