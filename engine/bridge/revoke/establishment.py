"""Is a revoke corrected, or is it established? Laws 47, 52, 62, 63 and 69."""

from engine.bridge import onward
from engine.bridge.claim.doubt import Claimer
from engine.bridge.effect.information import NEITHER_MAY_USE
from engine.bridge.effect.play import (
    CLAIM_CONTESTED,
    CORRECT_BOTH,
    CORRECT_IT,
    ESTABLISHED,
    LEAD_GOES_BACK,
    NO_PENALTY_CARD,
    PENALTY_CARD,
    Transfer,
)
from engine.bridge.irregular_play.penalty import Could, PenaltyMatter
from engine.bridge.revoke.circumstance import Noticed, Rare, Since
from engine.bridge.revoke.correction import CARD, TAKING_BACK, TWELFTH
from engine.bridge.revoke.incident import Revoke
from engine.bridge.revoke.transfer import TRICKS
from engine.effect import Effect
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_


@law("bridge:62D1", "bridge:62B", "bridge:64B6", "bridge:16C2")
def twelfth_by_both(revoke: Revoke) -> Ruling | None:
    """Both sides revoked on the twelfth trick, and it was noticed before all four hands were back in the board."""
    return correct_both(revoke) if is_twelfth_in_time(revoke) and revoke.came(Rare.SAME_TRICK) else None


def is_twelfth_in_time(revoke: Revoke) -> bool:
    return revoke.came(Rare.TWELFTH) and not revoke.is_late


def correct_both(revoke: Revoke, *more: Effect) -> Ruling:
    """Both cards go back; the defender's becomes a penalty card unless it lay faced already."""
    card = NO_PENALTY_CARD if revoke.came(Rare.FACED) else PENALTY_CARD
    return rule(CORRECT_BOTH, *more, card, Transfer(0), NEITHER_MAY_USE)


@law("bridge:62D1", "bridge:64B6")
def twelfth_in_time(revoke: Revoke) -> Ruling | None:
    """The revoke was on the twelfth trick and was noticed before all four hands were back in the board."""
    if is_twelfth_in_time(revoke):
        return rule(CORRECT_IT, Transfer(0), then=(CARD, TWELFTH, TAKING_BACK))
    return None


@law("bridge:62A", "bridge:62B", "bridge:62B1", "bridge:62B2", "bridge:16C2")
def neither_played_on(revoke: Revoke) -> Ruling | None:
    """Both sides revoked on this trick, and neither of them has gone on."""
    waiting = revoke.since in (Since.NOTHING, Since.MISLED)
    if waiting and revoke.came(Rare.SAME_TRICK) and not revoke.others_played:
        return correct_both(revoke, *((LEAD_GOES_BACK,) if revoke.since is Since.MISLED else ()))
    return None


@law("bridge:62C3", "bridge:16C2")
def both_on_one_trick(revoke: Revoke) -> Ruling | None:
    """Both sides revoked on this trick, play is going on, and only one of them has played to the next."""
    in_play = revoke.came(Rare.SAME_TRICK) and revoke.noticed is Noticed.IN_PLAY
    if in_play and (revoke.since is Since.PLAYED) != revoke.others_played:
        return rule(CORRECT_BOTH, PENALTY_CARD, NEITHER_MAY_USE, then=BOTH_CORRECTED)
    return None


@law("bridge:47E1", "bridge:63A1")
def misled_by_opponent(revoke: Revoke) -> Ruling | None:
    """The side played to the next trick, but only because an opponent had wrongly said that it was its turn."""
    if revoke.since is Since.MISLED:
        return rule(CORRECT_IT, LEAD_GOES_BACK, then=(CARD, TAKING_BACK))
    return None


@law("bridge:63A1", "bridge:63B")
def side_played_on(revoke: Revoke) -> Ruling | None:
    """The offender or the partner has led or played to the next trick, legally or not."""
    return rule(ESTABLISHED, then=TRICKS) if revoke.since is Since.PLAYED else None


@law("bridge:63A2", "bridge:63B")
def side_named_a_card(revoke: Revoke) -> Ruling | None:
    """The offender or the partner has named or designated a card for the next trick."""
    return rule(ESTABLISHED, then=TRICKS) if revoke.since is Since.NAMED else None


@law("bridge:63A3", "bridge:63B")
def side_claimed(revoke: Revoke) -> Ruling | None:
    """Someone of the offending side has claimed or conceded tricks."""
    return rule(ESTABLISHED, then=TRICKS) if revoke.since is Since.CLAIMED else None


@law("bridge:63A4", "bridge:63B")
def side_agreed(revoke: Revoke) -> Ruling | None:
    """The offending side has agreed to a claim or concession of the opponents, and it is too late to object."""
    return rule(ESTABLISHED, then=TRICKS) if revoke.since is Since.AGREED else None


@law("bridge:62A", "bridge:62B", "bridge:63A4", "bridge:69A", "bridge:70A")
def claim_disputable(revoke: Revoke) -> Ruling | None:
    """The opponents have claimed or conceded, and the offending side can still object: it is not established yet."""
    if revoke.since is Since.DISPUTABLE:
        claimer = Claimer.DECLARER if revoke.by_defender else Claimer.DEFENDER
        return rule(
            CORRECT_IT, CLAIM_CONTESTED, go_to(onward.CONTESTED_CLAIM, claimer=claimer), then=(CARD, TAKING_BACK)
        )
    return None


@law("bridge:52B", "bridge:61A")
def penalty_card_not_played(revoke: Revoke) -> Ruling | None:
    """Only a penalty card was withheld, suit was followed, and it is not too late: declarer may accept the card."""
    if revoke.by_defender and revoke.came(Rare.PENALTY_CARD) and not revoke.not_followed:
        return rule(go_to(onward.PENALTY_CARD, matter=PenaltyMatter.FAILED, could=Could.YES))
    return None


@law("bridge:62A", "bridge:62B")
def not_established(_: Revoke) -> Ruling | None:
    """The revoke is not established: it is corrected."""
    return rule(CORRECT_IT, then=(CARD, TAKING_BACK))


@law("bridge:64B8")
def corrected_by_both_sides(_: Revoke) -> Ruling | None:
    """The revokes of both sides on one trick are corrected."""
    return rule(Transfer(0))


BOTH_CORRECTED = Issue(N_("How many tricks are transferred?"), (corrected_by_both_sides,))
CORRECTION = Issue(
    N_("Is the revoke corrected, or is it established?"),
    (
        twelfth_by_both,
        twelfth_in_time,
        neither_played_on,
        both_on_one_trick,
        misled_by_opponent,
        side_played_on,
        side_named_a_card,
        side_claimed,
        side_agreed,
        claim_disputable,
        penalty_card_not_played,
        not_established,
    ),
)
