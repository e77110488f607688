"""A call that was withdrawn, and what it means for the lead: Law 26."""

from dataclasses import dataclass

from engine.bridge.effect.information import LEAD_FREE, LeadLimit, LeadLimitAhead, LeadMode, LeadUntil
from engine.bridge.table.duty import InItsPlace, LeadDuties, Person
from engine.cards.pack import FRENCH_SUITS, Suit
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Choice

FORMERLY = frozenset({"becomes", "specified", "finally_comparable", "double_legal"})
LEAD_LIMIT_AHEAD = LeadLimitAhead(Person.DECLARER, Person.PARTNER)


class Becomes(Choice):
    """What the offender turns out to be."""

    DECLARING = "declaring", N_("declarer or dummy")
    DEFENDER = "defender", N_("a defender")


@dataclass(frozen=True, kw_only=True)
class WithdrawnCall(Facts):
    """What is found out, once the auction is over, about a call that was withdrawn in it."""

    duties: LeadDuties = part()
    becomes: Becomes = ask(
        N_("What has the offender become?"),
        had={
            Becomes.DECLARING: N_("Right, had the offender become declarer or dummy."),
            Becomes.DEFENDER: N_("Right, had the offender become a defender."),
        },
    )
    specified: frozenset[Suit] = ask(
        N_("Which suits did the offender show in the legal auction?"),
        FRENCH_SUITS,
        hint=N_("A suit counts that a call showed by agreement; a call that was withdrawn or cancelled shows nothing."),
    )


@law("bridge:26B")
def not_a_defender(call: WithdrawnCall) -> Ruling | None:
    """The offender has become declarer or dummy."""
    return rule(LEAD_FREE) if call.becomes is Becomes.DECLARING else None


@law("bridge:26A")
def comparable_call(call: WithdrawnCall) -> Ruling | None:
    """A comparable call took the place of the withdrawn one."""
    return rule(LEAD_FREE) if call.duties.lead_limit is InItsPlace.COMPARABLE else None


@law("bridge:27B1a")
def lowest_bid(call: WithdrawnCall) -> Ruling | None:
    """The lowest sufficient bid that shows the same denomination took the place of an insufficient one."""
    return rule(LEAD_FREE) if call.duties.lead_limit is InItsPlace.LOWEST else None


@law("bridge:25A1", "bridge:28B", "bridge:36A", "bridge:37A", "bridge:38D")
def no_right_to_forbid(call: WithdrawnCall) -> Ruling | None:
    """A slip was put right, or the ruling on the call had given no right to forbid a lead."""
    return rule(LEAD_FREE) if call.duties.lead_limit is InItsPlace.FREE else None


@law("bridge:26B")
def every_suit_specified(call: WithdrawnCall) -> Ruling | None:
    """The offender showed all four suits in the legal auction."""
    return rule(LEAD_FREE) if len(call.specified) == 4 else None


@law("bridge:26B", otherwise=(Becomes.DEFENDER,))
def offender_defends(call: WithdrawnCall) -> Ruling | None:
    """The offender has become a defender: a suit that the offender did not show may be forbidden."""
    suits = frozenset(FRENCH_SUITS) - call.specified
    return rule(LeadLimit(Person.DECLARER, Person.PARTNER, LeadMode.FORBID_ONE, suits, LeadUntil.LEAD_LOST))


def forget_lead(stated: dict[str, str]) -> dict[str, str]:
    """The facts of an address from the time when a ruling on a call asked about the lead as well."""
    return {name: text for name, text in stated.items() if name not in FORMERLY and not name.startswith("withdrawn.")}


LEAD = Issue[WithdrawnCall](
    N_("May declarer forbid a lead?"),
    (not_a_defender, comparable_call, lowest_bid, no_right_to_forbid, every_suit_specified, offender_defends),
)
WITHDRAWN_CALL = Topic(
    "bridge",
    "withdrawn-call",
    N_("The lead after a withdrawn call"),
    N_("A call was withdrawn in the auction; the auction is over, and the offender's partner may have to lead."),
    WithdrawnCall,
    (LEAD,),
)
