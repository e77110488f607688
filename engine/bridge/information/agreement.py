"""Understandings between partners and departures from them: the part of Law 40 that findings decide."""

from engine.bridge.effect.agreement import (
    DEPARTURE_LEGAL,
    DISCLOSE,
    IMPLICIT,
    MAKE_GOOD,
    MAY_FINE,
    MAY_FINE_REPEATED,
    MUST_ADJUST,
    NEED_NOT_TELL,
    NOT_REPEATED,
    RESTRICTED,
    SAME_FOR_BOTH,
    USE_NO_MORE,
)
from engine.bridge.effect.unauthorised import RESULT_STANDS
from engine.bridge.information.partnership import Agreement, Objection
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_

# Is it in order?


@law("bridge:40A4")
def unlike_partners(pair: Agreement) -> Ruling | None:
    """A call or play has another meaning when the other partner makes it."""
    return rule(SAME_FOR_BOTH) if pair.objection is Objection.UNLIKE else None


@law("bridge:40B4", "bridge:90A")
def not_permitted(pair: Agreement) -> Ruling | None:
    """The pair uses a special understanding that the regulations do not permit."""
    return rule(USE_NO_MORE, MAY_FINE, then=DAMAGE) if pair.objection is Objection.FORBIDDEN else None


@law("bridge:40A1b", "bridge:40A3", "bridge:40B3a")
def concealed(pair: Agreement) -> Ruling | None:
    """The opponents were not told of an understanding of the pair."""
    return rule(DISCLOSE, then=(DAMAGE, AGAIN)) if pair.objection is Objection.CONCEALED else None


@law("bridge:40B2av", "bridge:40C1", "bridge:90A")
def restricted_departure(pair: Agreement) -> Ruling | None:
    """A player departed from the system by an artificial call with which the regulations restrict that."""
    return rule(RESTRICTED, MAY_FINE, then=DAMAGE) if pair.restricted else None


@law("bridge:40C1")
def expected_departure(pair: Agreement) -> Ruling | None:
    """A player departed from the system, and partner had more reason than the opponents to expect it."""
    return rule(IMPLICIT, DISCLOSE, then=DAMAGE) if pair.expected else None


@law("bridge:40C1", "bridge:40A3", "bridge:40C2", otherwise=(Objection.DEPARTED,))
def free_departure(_: Agreement) -> Ruling | None:
    """A player departed from the system, and partner had no more reason than the opponents to expect it."""
    return rule(DEPARTURE_LEGAL, NEED_NOT_TELL, RESULT_STANDS)


# Were the opponents damaged?


@law("bridge:12B1")
def no_damage(pair: Agreement) -> Ruling | None:
    """The opponents were not damaged."""
    return rule(RESULT_STANDS) if not pair.harmed else None


@law("bridge:40B4")
def damage_by_forbidden(pair: Agreement) -> Ruling | None:
    """The opponents were damaged by an understanding that is not permitted."""
    return rule(MUST_ADJUST) if pair.objection is Objection.FORBIDDEN else None


@law("bridge:40B3a")
def damage_by_silence(pair: Agreement) -> Ruling | None:
    """The opponents were damaged because they had not been told."""
    return rule(MAKE_GOOD) if pair.objection is Objection.CONCEALED else None


@law("bridge:40C1", "bridge:40B2av")
def damage_by_restricted(pair: Agreement) -> Ruling | None:
    """The opponents were damaged by a departure of a kind that the regulations restrict."""
    return rule(MAKE_GOOD) if pair.restricted else None


@law("bridge:40C1", "bridge:90", otherwise=(Objection.DEPARTED,))
def damage_by_departure(_: Agreement) -> Ruling | None:
    """The opponents were damaged by a departure from the system that was not in order."""
    return rule(MAKE_GOOD, MAY_FINE)


# Has it happened before?


@law("bridge:40B3b")
def fails_again(pair: Agreement) -> Ruling | None:
    """The pair has failed repeatedly to disclose its understandings."""
    return rule(MAY_FINE_REPEATED) if pair.repeated else None


@law("bridge:40B3b")
def failed_once(_: Agreement) -> Ruling | None:
    """The pair has not failed repeatedly to disclose its understandings."""
    return rule(NOT_REPEATED)


IN_ORDER = Issue(
    N_("Is it in order?"),
    (unlike_partners, not_permitted, concealed, restricted_departure, expected_departure, free_departure),
)
DAMAGE = Issue(
    N_("Were the opponents damaged?"),
    (no_damage, damage_by_forbidden, damage_by_silence, damage_by_restricted, damage_by_departure),
)
AGAIN = Issue(N_("Has it happened before?"), (fails_again, failed_once))
AGREEMENT = Topic(
    "bridge",
    "agreement",
    N_("Understandings and psychic calls"),
    N_("A player departed from the system, or a pair has an understanding that was not disclosed or is not permitted."),
    Agreement,
    (IN_ORDER, DAMAGE, AGAIN),
)
