"""Renonc: E. Was it claimed in time, which kind is it, and what does it cost?"""

from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.effect.fee import AGREEMENT, TOO_LATE
from engine.marias.renonc import kind
from engine.marias.renonc.incident import Incident
from engine.marias.renonc.penalty import ISSUES
from engine.marias.renonc.talon import TALON_LAWS
from engine.text import N_


@law("marias:E.1.a")
def all_agreed(incident: Incident) -> Ruling | None:
    """All the players at the table have agreed on how to settle it."""
    return rule(AGREEMENT) if incident.agreed else None


@law("marias:E.7.b")
def too_late(incident: Incident) -> Ruling | None:
    """It was claimed only when the cards had begun to be put together for the next deal."""
    return rule(TOO_LATE) if incident.gathered else None


@law("marias:E.7.b")
def in_time(_: Incident) -> Ruling | None:
    """It was claimed before the cards began to be put together for the next deal."""
    return rule(then=KIND)


TIME = Issue(N_("Is there anything to rule on?"), (all_agreed, too_late, in_time))
KIND = Issue(
    N_("Which kind of renonc is it?"),
    (
        kind.did_not_follow,
        kind.did_not_beat,
        kind.led_wrongly,
        kind.played_ahead,
        kind.seven_of_a_defender,
        kind.seven_too_early,
        kind.hinted_to_partner,
        kind.partner_saw_card,
        kind.opponent_saw_card,
        kind.remark_that_hinted,
        kind.improper_remark,
        kind.harmless_joke,
        kind.akter_claimed,
        kind.defender_claimed,
        kind.pausing_may_look,
        kind.looked_at_partner,
        kind.looked_without_consent,
        kind.out_of_order,
        kind.fifth_flek,
        kind.not_to_be_shown,
        kind.still_to_be_shown,
        kind.helpers_not_shown,
        kind.seven_not_shown,
        kind.rightly_shown,
        kind.wrongly_shown,
        *TALON_LAWS,
        kind.not_listed,
    ),
)

RENONC = Topic(
    "marias",
    "renonc",
    N_("Renonc: which kind, and what it costs"),
    N_("A player broke a rule in the auction, the comments or the play."),
    Incident,
    (TIME, KIND, *ISSUES),
)
