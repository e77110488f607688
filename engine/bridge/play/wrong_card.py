"""Dummy has put out a card that declarer had not named: Law 45D."""

from engine.bridge import onward
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.designation import (
    DECLARER_MAY_CHANGE,
    DEFENDERS_MAY_CHANGE,
    MAY_BE_REVOKES,
    WRONG_CARD_BACK,
    WRONG_CARD_STAYS,
)
from engine.bridge.effect.information import WITHDRAWN_INFORMATION, CheckAtEnd
from engine.bridge.play.named import Designation, NoticedWrong, WrongCardWas
from engine.bridge.revoke.circumstance import Role, Since
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

SUGGESTED_IT = CheckAtEnd("bridge:45F")


@law("bridge:45D2")
def too_late(named: Designation) -> Ruling | None:
    """Both sides had played to the next trick before anybody pointed it out."""
    return rule(WRONG_CARD_STAYS, SUGGESTED_IT, then=STAYS) if named.noticed_wrong is NoticedWrong.LATE else None


@law("bridge:45D1", "bridge:45F")
def nobody_played(named: Designation) -> Ruling | None:
    """Nobody had played after it."""
    is_it = named.noticed_wrong is NoticedWrong.AT_ONCE
    return rule(WRONG_CARD_BACK, SUGGESTED_IT) if is_it else None


@law("bridge:45D1", "bridge:47D", "bridge:16C", "bridge:45F")
def defender_played(named: Designation) -> Ruling | None:
    """A defender had played after it, and declarer not after that."""
    is_it = named.noticed_wrong is NoticedWrong.DEFENDER
    return rule(WRONG_CARD_BACK, DEFENDERS_MAY_CHANGE, WITHDRAWN_INFORMATION, SUGGESTED_IT) if is_it else None


@law(
    "bridge:45D1",
    "bridge:47D",
    "bridge:16C",
    "bridge:45F",
    otherwise=(NoticedWrong.DECLARER, NoticedWrong.NEXT_TRICK),
)
def declarer_played_too(_: Designation) -> Ruling | None:
    """Declarer's right-hand opponent and then declarer had played, or one side even to the next trick."""
    may_change = (DEFENDERS_MAY_CHANGE, DECLARER_MAY_CHANGE, WITHDRAWN_INFORMATION)
    return rule(WRONG_CARD_BACK, *may_change, SUGGESTED_IT)


# What follows if it stays?


@law("bridge:45D2", "bridge:64A", "bridge:64C", "bridge:64B7")
def wrong_lead(named: Designation) -> Ruling | None:
    """It was led: whoever did not follow to it may have revoked."""
    return rule(MAY_BE_REVOKES) if named.wrong_was is WrongCardWas.LED else None


@law("bridge:45D2", "bridge:64B3", "bridge:64C")
def wrong_card_revoked(named: Designation) -> Ruling | None:
    """Dummy revoked by it."""
    is_it = named.wrong_was is WrongCardWas.REVOKE
    return rule(go_to(onward.REVOKE, able=True, revoker=Role.DUMMY, since=Since.PLAYED)) if is_it else None


@law("bridge:45D2", otherwise=(WrongCardWas.LEGAL,))
def wrong_card_was_legal(_: Designation) -> Ruling | None:
    """It was a legal card to a trick in progress."""
    return rule(NO_RECTIFICATION)


WRONG_CARD = Issue(
    N_("What becomes of the card that dummy put out?"), (too_late, nobody_played, defender_played, declarer_played_too)
)
STAYS = Issue(N_("What follows if it stays?"), (wrong_lead, wrong_card_revoked, wrong_card_was_legal))
