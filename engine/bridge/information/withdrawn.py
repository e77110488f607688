"""What withdrawn calls and cards give away: 16C, and the laws that switch it off; with the check of 72C."""

from engine.bridge.effect.information import INFORMATION_FREE, NEITHER_MAY_USE, WITHDRAWN_INFORMATION, CheckAtEnd
from engine.bridge.effect.outside import (
    FOR_DECLARER_ONLY,
    INFORMANT_OFFENDS,
    NOT_SUGGESTED,
    PENALTY_CARD_FREE,
    SLIP_OFFENDS,
)
from engine.bridge.information.learnt import OutsideInformation, Withdrawal
from engine.effect import Effect
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# As a part of other rulings


@law("bridge:16C")
def call_withdrawn(_: object) -> Ruling | None:
    """A call was withdrawn: the other side may use what it told, the offending side may not."""
    return rule(WITHDRAWN_INFORMATION, then=HARM)


@law("bridge:72C")
def could_have_known(_: object) -> Ruling | None:
    """Whether the offender could have known that the withdrawn call would do harm shows when play is over."""
    return rule(CheckAtEnd("bridge:72C"))


# Who may use what was withdrawn?


@law("bridge:27B1", "bridge:27B1a", "bridge:27B1b")
def insufficient_made_good(one: OutsideInformation) -> Ruling | None:
    """It was an insufficient bid, replaced by a comparable call or by the lowest bid that shows the same."""
    return rule(INFORMATION_FREE, CheckAtEnd("bridge:27D")) if one.withdrawal is Withdrawal.LOWEST else None


@law("bridge:23B", "bridge:26A")
def comparable_took_its_place(one: OutsideInformation) -> Ruling | None:
    """It was another call, and a comparable call replaced it."""
    return rule(INFORMATION_FREE, CheckAtEnd("bridge:23C")) if one.withdrawal is Withdrawal.COMPARABLE else None


@law("bridge:25A6", "bridge:16C2")
def slip_put_right(one: OutsideInformation) -> Ruling | None:
    """It was a slip, or a call that the next player had made over it."""
    return withdrawn_by(SLIP_OFFENDS) if one.withdrawal is Withdrawal.SLIP else None


@law("bridge:21B2", "bridge:47E2a", "bridge:16C2")
def wrongly_explained(one: OutsideInformation) -> Ruling | None:
    """It was changed because an opponent had explained something wrongly, or it followed what was changed."""
    return withdrawn_by(INFORMANT_OFFENDS) if one.withdrawal is Withdrawal.EXPLAINED else None


@law("bridge:47E1", "bridge:16C2")
def wrongly_told_to_play(one: OutsideInformation) -> Ruling | None:
    """It was a card of a player whom an opponent had wrongly told to lead or play."""
    return withdrawn_by(INFORMANT_OFFENDS) if one.withdrawal is Withdrawal.TURN else None


def withdrawn_by(offender: Effect) -> Ruling:
    return rule(WITHDRAWN_INFORMATION, offender, NOT_SUGGESTED)


@law("bridge:62C3", "bridge:16C2")
def both_revoked(one: OutsideInformation) -> Ruling | None:
    """Both sides revoked on the trick, and both revokes are corrected: either side has offended."""
    return rule(NEITHER_MAY_USE, NOT_SUGGESTED) if one.withdrawal is Withdrawal.BOTH else None


@law("bridge:50E1", "bridge:50E4")
def lies_as_penalty_card(one: OutsideInformation) -> Ruling | None:
    """It became a penalty card, which still lies on the table."""
    return rule(PENALTY_CARD_FREE, CheckAtEnd("bridge:50E4")) if one.withdrawal is Withdrawal.PENALTY_CARD else None


@law("bridge:50E2", "bridge:50E3", "bridge:16C2")
def was_penalty_card(one: OutsideInformation) -> Ruling | None:
    """It was a penalty card, which has been played or has gone back to hand."""
    return rule(FOR_DECLARER_ONLY) if one.withdrawal is Withdrawal.NO_LONGER else None


@law("bridge:16C2", "bridge:16C1", otherwise=(Withdrawal.OTHER,))
def otherwise_withdrawn(_: OutsideInformation) -> Ruling | None:
    """It was irregular in another way, or it had followed such a call or play of the other side."""
    return rule(WITHDRAWN_INFORMATION, NOT_SUGGESTED)


HARM = Issue[object](N_("What is checked when play is over?"), (could_have_known,))
INFORMATION = Issue[object](N_("Who may use what the withdrawn call told?"), (call_withdrawn,))
WITHDRAWN = Issue(
    N_("Who may use what was withdrawn?"),
    (
        insufficient_made_good,
        comparable_took_its_place,
        slip_put_right,
        wrongly_explained,
        wrongly_told_to_play,
        both_revoked,
        lies_as_penalty_card,
        was_penalty_card,
        otherwise_withdrawn,
    ),
)
