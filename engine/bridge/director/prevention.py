"""Who may prevent an irregularity, and when dummy has lost that right: Laws 9A3, 42B and 43B2."""

from engine.bridge import onward
from engine.bridge.director.intervention import Intervention, ToPrevent
from engine.bridge.effect.dummy import ASKING_RISKS, MAY_ASK_WHO_REVOKED
from engine.bridge.effect.right import (
    AS_ESTABLISHED,
    DEFENDER_PICKS_HAND,
    MAY_ASK_DECLARER,
    MAY_NOT_ASK,
    MAY_PREVENT,
    NOTHING_TO_CORRECT,
    PENALTY_POSSIBLE,
    RULED_ALL_THE_SAME,
)
from engine.bridge.revoke.circumstance import Role
from engine.effect import ForDirector
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_


@law("bridge:61B3", "bridge:16B")
def asked_partner(one: Intervention) -> Ruling | None:
    """A defender asks the other defender, who has not followed suit."""
    if one.is_dummy or one.what is not ToPrevent.DEFENDERS_REVOKE or one.is_declarer:
        return None
    return rule(MAY_ASK_WHO_REVOKED, ASKING_RISKS)


@law("bridge:61B1")
def declarer_asked_defender(one: Intervention) -> Ruling | None:
    """Declarer asks a defender who has not followed suit."""
    is_it = not one.is_dummy and one.what is ToPrevent.DEFENDERS_REVOKE
    return rule(MAY_ASK_WHO_REVOKED) if is_it else None


@law("bridge:61B3")
def defender_asked_declarer(one: Intervention) -> Ruling | None:
    """A defender asks declarer, who has not followed suit."""
    is_it = not one.is_dummy and one.what is ToPrevent.DECLARERS_REVOKE
    return rule(MAY_ASK_WHO_REVOKED) if is_it else None


@law("bridge:9A3")
def prevented_by_player(one: Intervention) -> Ruling | None:
    """The player is not dummy, and it is no question about a revoke."""
    return None if one.is_dummy else rule(MAY_PREVENT)


@law("bridge:61B2b", "bridge:42B1")
def asked_defender(one: Intervention) -> Ruling | None:
    """Dummy asks a defender who has not followed suit."""
    is_it = one.what is ToPrevent.DEFENDERS_REVOKE
    return rule(MAY_NOT_ASK, ForDirector("bridge:16B")) if is_it else None


@law("bridge:42B2")
def dummy_warned(one: Intervention) -> Ruling | None:
    """Dummy tries to prevent something for which no right can be lost."""
    return rule(MAY_PREVENT) if one.what is ToPrevent.OTHER else None


@law("bridge:42B1", "bridge:61B2a")
def asked_declarer(one: Intervention) -> Ruling | None:
    """Dummy asks declarer who has not followed suit, and has lost no right."""
    if one.what is not ToPrevent.DECLARERS_REVOKE or one.rights_lost:
        return None
    return rule(MAY_ASK_DECLARER)


@law("bridge:42B2", "bridge:9A3")
def warned_of_wrong_hand(one: Intervention) -> Ruling | None:
    """Dummy warns declarer of a lead from the wrong hand, and has lost no right."""
    return None if one.rights_lost else rule(MAY_PREVENT)


@law("bridge:43B2a", "bridge:43B1", "bridge:43A2a", "bridge:43A2b", "bridge:43A2c")
def right_to_warn_lost(one: Intervention) -> Ruling | None:
    """Dummy, having lost these rights, warns declarer of a lead from the wrong hand."""
    return rule(DEFENDER_PICKS_HAND, PENALTY_POSSIBLE) if one.what is ToPrevent.WRONG_HAND else None


@law("bridge:43B2b", "bridge:62A", "bridge:43B1")
def others_asked_first(one: Intervention) -> Ruling | None:
    """Dummy, having lost these rights, asks declarer, who has revoked, only after another player."""
    if not one.was_revoke or not one.drawn:
        return None
    other = go_to(onward.REVOKE, able=True, revoker=Role.DECLARER, dummy_asked=False)
    return rule(RULED_ALL_THE_SAME, PENALTY_POSSIBLE, other)


@law("bridge:43B2b", "bridge:43B1", "bridge:43A2a", "bridge:43A2b", "bridge:43A2c")
def right_to_ask_lost(one: Intervention) -> Ruling | None:
    """Dummy, having lost these rights, is the first to ask declarer, who has revoked."""
    if not one.was_revoke:
        return None
    other = go_to(onward.REVOKE, able=True, revoker=Role.DECLARER, dummy_asked=True)
    return rule(AS_ESTABLISHED, PENALTY_POSSIBLE, other)


@law("bridge:43B1", "bridge:43B2b", otherwise=(ToPrevent.DECLARERS_REVOKE,))
def asked_without_need(_: Intervention) -> Ruling | None:
    """Dummy, having lost these rights, asks declarer, who has not revoked."""
    return rule(NOTHING_TO_CORRECT, PENALTY_POSSIBLE)


PREVENTION = Issue(
    N_("May it be prevented?"),
    (
        asked_partner,
        declarer_asked_defender,
        defender_asked_declarer,
        prevented_by_player,
        asked_defender,
        dummy_warned,
        asked_declarer,
        warned_of_wrong_hand,
        right_to_warn_lost,
        others_asked_first,
        right_to_ask_lost,
        asked_without_need,
    ),
)
