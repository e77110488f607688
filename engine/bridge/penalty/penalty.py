"""Penalties: procedural by Law 90, disciplinary by Law 91, and what may not be penalised."""

from engine.bridge.effect.penalty import (
    AMOUNT,
    DISCIPLINARY,
    DISQUALIFICATION,
    DISQUALIFY_INSTEAD,
    FINAL,
    NEEDS_APPROVAL,
    NEEDS_CAUSE,
    NO_PENALTY,
    NOT_OVERRULED,
    ONLY_RECTIFIED,
    OWN_OFFENCE,
    PARTNER_BLAMELESS,
    PROCEDURAL,
    REVIEWED,
    SUSPENSION,
    TOO_LONG,
)
from engine.bridge.penalty.offence import Offence, OrderMeasure, Penalised
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_


def procedural() -> Ruling:
    return rule(PROCEDURAL, AMOUNT, REVIEWED)


# May it be penalised?


@law("bridge:72B2", "bridge:90A")
def no_offence(one: Penalised) -> Ruling | None:
    """The Laws allow what was done."""
    return rule(NO_PENALTY) if one.offence is Offence.LAWFUL else None


@law("bridge:12B2", "bridge:90A")
def rectification_seems_mild(one: Penalised) -> Ruling | None:
    """It is an irregularity with a rectification of its own."""
    return rule(ONLY_RECTIFIED, OWN_OFFENCE) if one.offence is Offence.RECTIFIED else None


@law("bridge:91", "bridge:81C1")
def for_order(one: Penalised) -> Ruling | None:
    """It is a matter of order and discipline."""
    return rule(then=ORDER) if one.offence is Offence.DISORDER else None


@law("bridge:90B2", "bridge:90A", "bridge:93B3")
def slow_without_reason(one: Penalised) -> Ruling | None:
    """A contestant plays slowly without good reason."""
    return procedural() if one.offence is Offence.SLOW and not one.good_reason else None


@law("bridge:90B2")
def slow_with_reason(one: Penalised) -> Ruling | None:
    """A contestant plays slowly, but for a good reason."""
    return rule(NO_PENALTY) if one.offence is Offence.SLOW else None


@law("bridge:90B1", "bridge:90A", "bridge:93B3")
def came_late(one: Penalised) -> Ruling | None:
    """A contestant came after the time set for the start."""
    return procedural() if one.offence is Offence.LATE else None


@law("bridge:90B3", "bridge:90A", "bridge:93B3")
def talked_aloud(one: Penalised) -> Ruling | None:
    """A board was talked about so that another table could hear it."""
    return procedural() if one.offence is Offence.DISCUSSED and one.audible else None


@law("bridge:90B3")
def talked_quietly(one: Penalised) -> Ruling | None:
    """A board was talked about so that no other table could hear it."""
    return rule(NO_PENALTY) if one.offence is Offence.DISCUSSED else None


@law("bridge:90B5", "bridge:7B3", "bridge:93B3")
def touched_without_leave(one: Penalised) -> Ruling | None:
    """Somebody touched another player's cards without leave."""
    return procedural() if one.offence is Offence.TOUCHED and not one.leave else None


@law("bridge:7B3")
def touched_with_leave(one: Penalised) -> Ruling | None:
    """The director or an opponent had given leave, or declarer played dummy's cards."""
    return rule(NO_PENALTY) if one.offence is Offence.TOUCHED else None


@law("bridge:90B6", "bridge:7C", "bridge:93B3")
def wrong_pocket(one: Penalised) -> Ruling | None:
    """Cards were put back into the wrong pocket."""
    return procedural() if one.offence is Offence.POCKET else None


@law("bridge:90B4", "bridge:90A", "bridge:93B3")
def compared_scores(one: Penalised) -> Ruling | None:
    """Scores were compared by contestants who were not entitled to."""
    return procedural() if one.offence is Offence.COMPARED and not one.entitled else None


@law("bridge:90B4")
def entitled_to_compare(one: Penalised) -> Ruling | None:
    """Those who compared scores were entitled to."""
    return rule(NO_PENALTY) if one.offence is Offence.COMPARED else None


@law("bridge:12C3")
def partner_without_blame(one: Penalised) -> Ruling | None:
    """It is an individual, and the partner of the offender bears no blame."""
    return rule(PARTNER_BLAMELESS) if one.offence is Offence.ADJUSTED and one.blameless else None


@law("bridge:90B7", "bridge:90A", "bridge:93B3")
def made_adjustment_necessary(one: Penalised) -> Ruling | None:
    """A mistake in procedure made an adjusted score necessary."""
    return procedural() if one.offence is Offence.ADJUSTED else None


@law("bridge:90B8", "bridge:90A", "bridge:93B3")
def went_against_instruction(one: Penalised) -> Ruling | None:
    """Somebody did not follow the regulations or the director's instructions."""
    return procedural() if one.offence is Offence.INSTRUCTION else None


@law("bridge:90A", "bridge:90", "bridge:93B3", otherwise=(Offence.OTHER,))
def other_offence(_: Penalised) -> Ruling | None:
    """Something else held up the game, troubled others or was incorrect procedure."""
    return procedural()


# What may be done for the sake of order?


@law("bridge:91A", "bridge:81C1", "bridge:93B3")
def takes_points(one: Penalised) -> Ruling | None:
    """The director wants to take off points."""
    return rule(DISCIPLINARY, AMOUNT, FINAL) if one.measure is OrderMeasure.POINTS else None


@law("bridge:91A", "bridge:81C1", "bridge:93B3")
def suspends(one: Penalised) -> Ruling | None:
    """The director wants to suspend somebody for this session or a part of it."""
    return rule(SUSPENSION, FINAL) if one.measure is OrderMeasure.SUSPEND else None


@law("bridge:91A", "bridge:91B")
def suspends_for_longer(one: Penalised) -> Ruling | None:
    """The director wants to suspend somebody beyond this session."""
    return rule(TOO_LONG, DISQUALIFY_INSTEAD) if one.measure is OrderMeasure.LONGER else None


@law("bridge:91B")
def without_cause(one: Penalised) -> Ruling | None:
    """The director wants to disqualify somebody without proper cause."""
    return rule(NEEDS_CAUSE) if not one.cause else None


@law("bridge:91B")
def without_approval(one: Penalised) -> Ruling | None:
    """The director wants to disqualify somebody, and the organiser does not approve."""
    return rule(NEEDS_APPROVAL) if not one.approved else None


@law("bridge:91B", "bridge:93B3", otherwise=(OrderMeasure.DISQUALIFY,))
def disqualifies(_: Penalised) -> Ruling | None:
    """The director wants to disqualify somebody with proper cause, and the organiser approves."""
    return rule(DISQUALIFICATION, NOT_OVERRULED)


ORDER = Issue(
    N_("What may be done for the sake of order?"),
    (takes_points, suspends, suspends_for_longer, without_cause, without_approval, disqualifies),
)
PENALTY = Topic(
    "bridge",
    "penalty",
    N_("Penalties"),
    N_("The director wants to penalise somebody: is that possible, in what way, and is it final?"),
    Penalised,
    (
        Issue(
            N_("May it be penalised?"),
            (
                no_offence,
                rectification_seems_mild,
                for_order,
                slow_without_reason,
                slow_with_reason,
                came_late,
                talked_aloud,
                talked_quietly,
                touched_without_leave,
                touched_with_leave,
                wrong_pocket,
                compared_scores,
                entitled_to_compare,
                partner_without_blame,
                made_adjustment_necessary,
                went_against_instruction,
                other_offence,
            ),
        ),
        ORDER,
    ),
)
